"""A line over time, drawn as a ridge with a pale crest, and a disc at its latest value."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from faces.draw.atlas import Sprite, mask, overlay
from faces.draw.canvas import Canvas
from faces.draw.edges import Lookup
from faces.draw.palette import INDEX, ramp
from faces.draw.shapes import disc, document

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
