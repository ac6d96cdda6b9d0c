"""Techniques as cards: the pose they need, the way of the sword, their power and their name."""

import re
from functools import cache, lru_cache

from engine.games.karenza.parts import CARDS, Kind
from faces.draw.atlas import Sprite, sprite
from faces.draw.canvas import Canvas
from faces.draw.fonts import font
from faces.draw.letters import fitted
from faces.draw.shapes import document, panel, words
from faces.karenza import pieces
from faces.karenza.veils import GAUZE
from faces.karenza.veils import veiled as dark

HIGH = 1.4  # how much higher than wide
COLOUR = {"attack": "shu", "defence": "ai"}
SIGN = {"attack": "sign-attack", "defence": "sign-defence"}
INNER = 0.82  # the part of a card's width its name may take
MIDDLE = 1.175  # of the name, in widths from the top
SIZES = (28, 26, 24, 22)
HYPHEN = re.compile(r"(?<=[\s-])")


@lru_cache(192)
def card(kind: Kind, width: int, veiled: bool = False) -> Sprite:
    """Rasterised once for each size; a veiled one is a ready-made dark copy."""
    made = sprite(document(face(kind, width), width, round(width * HIGH)), width, on="yoru")
    return dark(made) if veiled else made


def face(kind: Kind, width: int) -> str:
    """As SVG, drawn at 100 wide and enlarged; the name is written at the size it will be seen."""
    about = CARDS[kind]
    colour = COLOUR[about.side]
    body = panel(1.5, 1.5, 97, 137, colour, 11) + panel(7, 29, 86, 104, "washi", 6)
    body += '<rect class="sumi-l" stroke-width="3" x="1.5" y="1.5" width="97" height="137" rx="11"/>'
    body += pieces.placed(pieces.art(SIGN[about.side]), 20, 15.5, 21)
    body += f'<g transform="translate(14.3 30.5) scale(.238)">{pieces.diagram(about.pose, str(about.end))}</g>'
    scale = width / 100
    return f'<g transform="scale({scale:g})">{body}</g>{power(about.power, scale)}{name(about.name, width)}'


def power(number: int, scale: float) -> str:
    style = "font-family:'Source Serif Pro';font-weight:700"
    return (
        f'<text class="washi" style="{style}" x="{88 * scale:g}" y="{24.5 * scale:g}" font-size="{27 * scale:g}" '
        f'text-anchor="end">{number}</text>'
    )


def name(text: str, width: int) -> str:
    """On one line or two, as large as they can be; their block stands in the middle below the diagram."""
    size, lines = laid_out(text, width)
    first = width * MIDDLE + (0.66 * size - (len(lines) - 1) * size) / 2
    return "".join(words(each, width / 2, first + place * size, size, "sumi") for place, each in enumerate(lines))


@cache
def laid_out(text: str, width: int) -> tuple[int, tuple[str, ...]]:
    """The size of the letters, and the lines."""
    room = int(width * INNER)
    for size in SIZES:
        for lines in broken(text):
            fits = len(lines) == 1 or size <= max(SIZES[-1], width * 0.13)
            if fits and all(font("sans", size).getlength(each) <= room for each in lines):
                return size, lines
    shortest = min(broken(text), key=lambda lines: max(map(len, lines)))
    return SIZES[-1], tuple(fitted(each, "sans", SIZES[-1], room) for each in shortest)


def broken(text: str) -> list[tuple[str, ...]]:
    """Whole, then in two at each blank or hyphen, evenly if it can be."""
    parts = HYPHEN.split(text)
    pairs = [("".join(parts[:at]).strip(), "".join(parts[at:]).strip()) for at in range(1, len(parts))]
    even = sorted(pairs, key=lambda pair: max(map(len, pair)))
    return [(text,), *even]


def chip(canvas: Canvas, count: int, x: float, y: float, ready: bool = True) -> None:
    """How many moves away, its middle at x, y: gold on a card that can be played, dull on one that cannot."""
    canvas.put(pieces.CHIP if ready else pieces.FAR, x - 27, y - 27)
    canvas.write(f"+{count}", x - 1, y + 10, 30, on="kin" if ready else "kuri", ink="sumi" if ready else "washi")


def size_of(width: int) -> tuple[int, int]:
    return width, round(width * HIGH)


@cache
def small(kind: Kind, width: int) -> Sprite:
    """Only side and power, veiled, for a card of an earlier exchange."""
    about = CARDS[kind]
    body = panel(1.5, 1.5, 97, 137, COLOUR[about.side], 11)
    body += '<rect class="sumi-l" stroke-width="3" x="1.5" y="1.5" width="97" height="137" rx="11"/>'
    body += pieces.placed(pieces.art(SIGN[about.side]), 50, 36, 46)
    style = "font-family:'Source Serif Pro';font-weight:700"
    body += (
        f'<text class="washi" style="{style}" x="50" y="122" font-size="66" text-anchor="middle">{about.power}</text>'
    )
    made = sprite(document(body, 100, 140), width, on="yoru")
    return dark(made, GAUZE)
