"""The cards of Regroup! as drawings for emoji, so small that the signs stand in place of chickens."""

from engine.games.regroup.parts import CARDS, Squares
from faces.draw.shapes import document, nested, outline, path
from faces.regroup.squares import drawn

CORNERS = ((0, 0), (100, 0), (0, 100), (100, 100))
ROUND = '<clipPath id="card"><rect width="200" height="200" rx="22"/></clipPath>'


def drawings() -> dict[str, str]:
    """By name, as SVG."""
    return {f"card-{number}": card(about.squares) for number, about in CARDS.items()}


def card(squares: Squares) -> str:
    shown = "".join(
        nested(drawn(square.kind, square.chickens, figures=False), *corner, 100)
        for square, corner in zip(squares, CORNERS, strict=True)
    )
    lines = path("M100 0 V200 M0 100 H200", "sumi-l", 5) + outline(3, 3, 194, 194, "sumi", 6, 20)
    return document(f'{ROUND}<g clip-path="url(#card)">{shown}{lines}</g>', 200, 200)
