"""The signs of Kendo Duel as drawings for emoji: on paper, so that they stand out on a button of any colour."""

from faces.draw.shapes import document, outline, panel
from faces.kendo.cards import FRAMES, STRIKES, at, bare, sign_of

CARDS = (*STRIKES, *FRAMES)
PAPER = panel(2, 2, 68, 68, "washi", 12) + outline(2, 2, 68, 68, "sumi", 3, 12)


def drawings() -> dict[str, str]:
    """By name, as SVG."""
    return {on_paper(card): document(PAPER + at(bare(sign_of(card)), 8, 8, 56 / 60), 72, 72) for card in CARDS}


def on_paper(card: str) -> str:
    """The name of the drawing that stands for a card or for a strike."""
    return f"paper-{sign_of(card)}"
