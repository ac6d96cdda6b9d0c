"""Pieces that the pictures of several games share: players' marks, plates, and the outlines around them."""

from functools import cache
from math import ceil

from faces.draw.atlas import ART, Sprite, drawing, frame, sprite
from faces.draw.shapes import document, outline, panel

SEATS = [drawing(ART / f"seat-{number}.svg") for number in (1, 2, 3, 4)]
WINNER = drawing(ART / "mark-winner.svg")
BACK = drawing(ART / "card-back.svg")


@cache
def plate(width: int, height: int, radius: int = 14) -> Sprite:
    """A panel for a player's things, to be put on the plain background of a picture."""
    return sprite(document(panel(0, 0, width, height, "yoi", radius), width, height), width, on="yoru")


@cache
def turn(width: int, height: int, radius: int = 14) -> Sprite:
    """The gold line around the plate of a player who is to move; put it where the plate is."""
    body = outline(2, 2, width, height, "kin", 4, radius)
    return frame(document(body, width + 4, height + 4), width + 4, line=4, bend=radius + 4, out=2)


@cache
def target(width: int, height: int, radius: float) -> Sprite:
    """The ring around a legal target, gold with ink on both sides; put it where the target is."""
    box = (6, 6, width, height)
    body = outline(*box, "sumi", 10, radius) + outline(*box, "kin", 6, radius)
    return frame(document(body, width + 12, height + 12), width + 12, line=12, bend=ceil(radius) + 12, out=6)
