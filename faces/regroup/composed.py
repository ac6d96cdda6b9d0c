"""The cards of Regroup! as drawings for emoji, so small that the signs stand in place of chickens.

It's run by itself when the bot starts, so it imports nothing of the game, which is loaded when somebody plays it.
"""

from pathlib import Path

from engine.box import opened
from faces.draw.atlas import drawing
from faces.draw.shapes import document, nested, outline, path

OWN = Path(__file__).parent / "art"
CORNERS = ((0, 0), (100, 0), (0, 100), (100, 100))
ROUND = '<clipPath id="card"><rect width="200" height="200" rx="22"/></clipPath>'


def drawings() -> dict[str, str]:
    """By name, as SVG. Cards have the numbers that `CARDS` of the rules gives them."""
    box = opened("regroup")
    sheets = [*box["cards"]["deck"], box["cards"]["common"], *box["cards"]["different"]]
    return {f"card-{number}": card(sheet["squares"], box["kinds"]) for number, sheet in enumerate(sheets, 1)}


def card(squares: str, kinds: dict[str, str]) -> str:
    """`F2 S / B W`, as the box has it."""
    signs = (sign(kinds[each[0]], double=each[1:] == "2") for each in squares.replace("/", " ").split())
    shown = "".join(nested(each, *corner, 100) for each, corner in zip(signs, CORNERS, strict=True))
    lines = path("M100 0 V200 M0 100 H200", "sumi-l", 5) + outline(3, 3, 194, 194, "sumi", 6, 20)
    return document(f'{ROUND}<g clip-path="url(#card)">{shown}{lines}</g>', 200, 200)


def sign(kind: str, double: bool) -> str:
    name = "cell" if kind in ("coin", "potion") else "sign"
    return drawing(OWN / f"{name}-{kind}{'-2' * double}.svg")
