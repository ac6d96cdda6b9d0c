"""What the pictures of several games share: players' marks, plates, outlines, and the band that shows who has won."""

from collections.abc import Sequence
from functools import cache
from math import ceil
from random import Random
from typing import Final

from PIL import Image

from faces.draw.atlas import ART, Sprite, drawing, frame, ground, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import face_of, fitted
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


# The band above the picture of a match that is over: who has won, between two fans and falling petals, or who drew.


HEIGHT: Final = 108
LEFT, WIDTH, TOP, HIGH = 124, 652, 14, 84  # of the plate
FANS: Final = (LEFT - 48, LEFT + WIDTH - 48)
NAME, BASELINE = 52, 74
MARK, GAP, BETWEEN = 54, 16, 64
PETALS: Final = 44
PETAL = "M0 -11 C8 -7 8 5 0 11 C-8 5 -8 -7 0 -11 Z"
FALLING: Final = ("shu", "washi", "asagi", "shu", "kinako")

Winner = tuple[str, str]  # the drawing of the mark, and the name


def crown(canvas: Canvas, winners: Sequence[Winner]) -> None:
    """Put the band above the picture. Several winners have drawn; petals fall for one alone."""
    canvas.raise_by(band(alone=len(winners) == 1))
    for left in FANS if len(winners) == 1 else ():
        canvas.put(overlay(WINNER, 96), left, 8)
    room = (WIDTH - 116 - BETWEEN * (len(winners) - 1)) // len(winners) - MARK - 2 * GAP
    shown = [(mark, fitted(name, "serif", NAME, room)) for mark, name in winners]
    widths = [MARK + GAP + round(face_of(name, "serif", NAME).getbbox(name, anchor="ls")[2]) for _, name in shown]
    left = LEFT + (WIDTH - sum(widths) - BETWEEN * (len(shown) - 1)) // 2
    for place, ((mark, name), width) in enumerate(zip(shown, widths, strict=True)):
        if place:
            canvas.write("=", left - BETWEEN // 2, BASELINE, NAME, on="yoi", ink="asagi")
        canvas.put(sprite(mark, MARK, on="yoi"), left, TOP + (HIGH - MARK) // 2)
        canvas.write(name, left + MARK + GAP, BASELINE, NAME, on="yoi", family="serif", anchor="l")
        left += width + BETWEEN


@cache
def band(*, alone: bool) -> Image.Image:
    plate = panel(LEFT, TOP, WIDTH, HIGH, "yoi", 20) + outline(LEFT, TOP, WIDTH, HIGH, "kin", 6, 20)
    body = panel(0, 0, 900, HEIGHT, "yoru", 0) + (petals() if alone else "") + plate
    return ground(document(body, 900, HEIGHT))


def petals() -> str:
    """Petals left and right of the plate, always the same."""
    luck = Random(3)
    return "".join(petal(luck, number) for number in range(PETALS))


def petal(luck: Random, number: int) -> str:
    side = luck.uniform(8, LEFT - 4)
    x, y = side if number % 2 else 900 - side, luck.uniform(6, HEIGHT - 6)
    place = f"translate({x:.0f} {y:.0f}) rotate({luck.randrange(180)}) scale({luck.uniform(0.6, 1.1):.2f})"
    return f'<path class="{FALLING[number % len(FALLING)]}" transform="{place}" d="{PETAL}"/>'
