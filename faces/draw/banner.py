"""The band above the picture of a match that is over: who has won, between two fans and falling petals, or who drew."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from PIL import Image

from faces.draw.atlas import ground, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import face_of, fitted
from faces.draw.marks import WINNER
from faces.draw.shapes import document, outline, panel

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
