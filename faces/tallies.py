"""One game on the picture of a profile: its emblem, the rating now and over time, and matches won, drawn, lost."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from faces.core import Say
from faces.draw.atlas import Lookup, Sprite, drawing, mask, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.palette import INDEX, ramp
from faces.draw.shapes import disc, document, path
from faces.draw.shared import WINNER
from faces.emoji import emblem_path
from faces.text import signed

FINE: Final = 3  # drawn this many times larger, then reduced, because Pillow itself draws no soft edges
STROKE: Final = 5
APART: Final = 6  # px between two points; points closer together would make the line ragged
STEPS: Final = (20, 50, 100, 200, 500, 1000, 2000)
NOW: Final = overlay(document(disc(13, 13, 12, "washi") + disc(13, 13, 8, "shu"), 26, 26), 26)

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a chart lies on a picture (px), and what its edges stand for (times in ms UTC, values)."""

    left: int
    top: int
    width: int
    height: int
    since: int
    until: int
    low: int
    high: int

    def at(self, when: int, value: float) -> Point:
        """The point of a value, in px from the chart's top left corner."""
        across = (when - self.since) / max(self.until - self.since, 1)
        return across * self.width, (self.high - value) / (self.high - self.low) * self.height


def marks(low: int, high: int, most: int) -> range:
    """The round numbers at which lines are drawn: at least one, at most `most`."""
    fitting = (range(-(-low // step) * step, high + 1, step) for step in STEPS)
    return next(found for found in fitting if len(found) <= most)


def ridge(canvas: Canvas, frame: Frame, curve: Sequence[tuple[int, int]]) -> None:
    """Draw a curve of times and the values from then on, up to the right edge."""
    last = (float(frame.width), frame.at(*curve[-1])[1])
    points = [*thinned([frame.at(when, value) for when, value in curve]), last]
    below = frame.height + 6
    _fill(canvas, frame, [*points, (last[0], below), (points[0][0], below)])
    _draw(canvas, frame, points)
    canvas.put(NOW, frame.left + last[0] - 13, frame.top + last[1] - 13)


def thinned(points: Sequence[Point]) -> list[Point]:
    """Of points close together, keep the last."""
    kept: dict[int, Point] = {int(x / APART): (x, y) for x, y in points}
    return [*dict.fromkeys((points[0], *kept.values()))]


def _fill(canvas: Canvas, frame: Frame, outline: Sequence[Point]) -> None:
    placed = [(frame.left + x, frame.top + y) for x, y in outline]
    ImageDraw.Draw(canvas.image).polygon(placed, INDEX["kumo"])


def _draw(canvas: Canvas, frame: Frame, points: Sequence[Point]) -> None:
    """Draw the crest. It has a margin, because a stroke is just as wide at the edges."""
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    size = frame.width + 2 * STROKE, round(bottom - top) + 2 * STROKE
    cover = Image.new("L", (size[0] * FINE, size[1] * FINE))
    fine = [((x + STROKE) * FINE, (y - top + STROKE) * FINE) for x, y in points]
    draw, radius = ImageDraw.Draw(cover), STROKE * FINE // 2
    draw.line(fine, 255, STROKE * FINE)
    for x, y in fine:  # round joints; Pillow's own take twice as long to draw
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    soft = cover.reduce(FINE)
    crest = Sprite(Lookup(ramp("washi", "kumo")).point(soft), mask(soft))
    canvas.put(crest, frame.left - STROKE, frame.top + top - STROKE)


# One game on the picture of a profile: its emblem, the rating now and over time, and matches won, drawn, lost.


BEGINNING: Final = 1000  # the rating everybody begins with
LEFT, INSIDE = 24, 852
CHART: Final = (404, 244)  # px: the left edge, and the width
WIDE: Final = (112, 736)  # the same for a game that stands alone and has its chart at the bottom
COLUMNS: Final = (704, 768, 832)
SHADES: Final = ("washi", "wara", "kumo")
TALL: Final = 200  # px; rows at least this high have room for larger pieces


@dataclass(frozen=True, slots=True)
class Tally:
    """How a person's rated matches of one game ended, and the ratings after them."""

    game: str
    won: int
    drawn: int
    lost: int
    curve: tuple[tuple[int, int], ...]  # times (ms UTC) and the ratings from then on
    sure: bool = True

    @property
    def ends(self) -> tuple[int, int, int]:
        return self.won, self.drawn, self.lost


@dataclass(frozen=True, slots=True)
class Place:
    """Where a row lies (px), and the time that all charts cover (ms); `lead` is some time before the first match."""

    top: int
    height: int
    since: int
    until: int
    lead: int

    @property
    def alone(self) -> bool:
        return self.height >= 2 * TALL

    @property
    def tall(self) -> bool:
        return self.height >= TALL

    @property
    def middle(self) -> int:
        return self.top + (80 if self.alone else self.height // 2)

    @property
    def across(self) -> tuple[int, int]:
        """The left edge of the chart, and its width."""
        return WIDE if self.alone else CHART

    def frame(self, low: int, high: int) -> Frame:
        top = self.top + (160 if self.alone else 16)
        return Frame(
            self.across[0],
            top,
            self.across[1],
            self.top + self.height - 16 - top,
            self.since - self.lead,
            self.until,
            low,
            high,
        )


def row(canvas: Canvas, tally: Tally, place: Place, say: Say) -> None:
    heading(canvas, tally, place, say)
    if len(tally.curve) > 1:
        chart(canvas, [(tally.curve[0][0] - place.lead, BEGINNING), *tally.curve], place.frame(*span(tally)))
    else:
        step(canvas, tally.curve[0][1], place.frame(*span(tally)))
    ends(canvas, tally, place)


def heading(canvas: Canvas, tally: Tally, place: Place, say: Say) -> None:
    """The game's emblem, name and rating. A provisional rating is paler and has a question mark."""
    size = 116 if place.tall else min(96, place.height - 26)
    canvas.put(emblem(tally.game, size), LEFT + 14, place.middle - size // 2)
    left = LEFT + 14 + size + 16
    name = shortened(say(f"{tally.game}-name"), CHART[0] - 84 - left)
    canvas.write(name, left, place.middle - 14, SMALLEST, on="yoi", anchor="l")
    rating = f"{tally.curve[-1][1]}{'' if tally.sure else '?'}"
    ink = "washi" if tally.sure else "asagi"
    canvas.write(rating, left, place.middle + 36, 50, on="yoi", ink=ink, family="serif", anchor="l")


def shortened(name: str, width: int) -> str:
    """As many words as there is room for, but at least a part of the first."""
    words = name.split()
    starts = (" ".join(words[:count]) for count in range(len(words), 0, -1))
    return next(
        (start for start in starts if fitted(start, "sans", SMALLEST, width) == start),
        fitted(name, "sans", SMALLEST, width),
    )


def span(tally: Tally) -> tuple[int, int]:
    """The lowest and highest value of a chart: those of all ratings and of the first, with some air."""
    values = [BEGINNING, *(value for _, value in tally.curve)]
    air = max(12, (max(values) - min(values)) // 8)
    return min(values) - air, max(values) + air


def chart(canvas: Canvas, curve: Sequence[tuple[int, int]], frame: Frame) -> None:
    """Lines at round numbers, and the ridge in front of them."""
    for mark in marks(frame.low, frame.high, max(2, frame.height // 56)):
        y = frame.top + round(frame.at(frame.since, mark)[1])
        canvas.fill(frame.left, y - 1, frame.width, 2, "kumo")
        canvas.write(mark, frame.left - 10, y + 11, SMALLEST, on="yoi", ink="asagi", anchor="r")
    ridge(canvas, frame, curve)


def step(canvas: Canvas, rating: int, frame: Frame) -> None:
    """One match makes no curve: the rating everybody begins with, and what the match has changed."""
    middle, change = frame.left + frame.width // 2, rating - BEGINNING
    baseline = frame.top + frame.height // 2 + 16
    canvas.write(BEGINNING, middle - 34, baseline, 40, on="yoi", ink="asagi", family="serif", anchor="r")
    canvas.put(THEN, middle - 18, baseline - 32)
    canvas.write(signed(change), middle + 34, baseline, 48, on="yoi", family="serif", anchor="l")


def ends(canvas: Canvas, tally: Tally, place: Place) -> None:
    """Three numbers, and a bar below them with their shares."""
    for number, middle in zip(tally.ends, COLUMNS, strict=True):
        ink = "washi" if number else "hai"
        canvas.write(number, middle, place.middle + 4, 40, on="yoi", ink=ink, family="serif")
    edge, width = COLUMNS[0] - 28, COLUMNS[2] - COLUMNS[0] + 56
    for number, shade in zip(tally.ends, SHADES, strict=True):
        share = width * number // sum(tally.ends)
        canvas.fill(edge, place.middle + 22, max(share - 2, 0), 10, shade)
        edge += share


@cache
def emblem(game: str, size: int) -> Sprite:
    return sprite(drawing(emblem_path(game)), size, on="yoi")


def columns(canvas: Canvas, y: int) -> None:
    """The signs above the three numbers: a fan for won, two equal strokes for drawn, a cross for lost."""
    for piece, middle in zip(COUNTED, COLUMNS, strict=True):
        canvas.put(piece, middle - piece.size[0] // 2, y)


def _stroked(d: str, on: str = "yoru") -> Sprite:
    return sprite(document(path(d, "asagi-l", 5), 36, 36), 36, on=on)


THEN: Final = _stroked("M4 18 H32 M22 8 L32 18 L22 28", "yoi")
COUNTED: Final = (sprite(WINNER, 36, on="yoru"), _stroked("M7 13 H29 M7 23 H29"), _stroked("M9 9 L27 27 M27 9 L9 27"))
