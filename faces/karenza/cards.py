"""Techniques as cards: the pose they need, the path of the sword, their power and their name."""

import re
from functools import cache, lru_cache

from engine.games.karenza.parts import CARDS, Kind
from faces.draw.atlas import Sprite, sprite
from faces.draw.canvas import Canvas
from faces.draw.fonts import font
from faces.draw.letters import SMALLEST, fitted
from faces.draw.shapes import document, outline, panel, words
from faces.karenza import pieces

HIGH = 1.4  # a card's height, in widths
COLOUR = {"attack": "shu", "defence": "ai"}
SIGN = {"attack": "sign-attack", "defence": "sign-defence"}
INNER = 0.86  # the part of a card's width that its name may take
MIDDLE = 1.155  # of the name, in card widths from the top
SIZES = (SMALLEST, 30, 28, 26)  # a name that is one long word is smaller; the button repeats it
HYPHEN = re.compile(r"(?<=[\s-])")
EDGE = outline(1.5, 1.5, 97, 137, "sumi", 3, 11)


@lru_cache(64)
def card(kind: Kind, width: int, veiled: bool = False) -> Sprite:
    """A technique as a card, `width` px wide. A veiled card is darkened."""
    made = sprite(document(face(kind, width), width, round(width * HIGH)), width, on="yoru")
    return made.through(pieces.VEIL) if veiled else made


def face(kind: Kind, width: int) -> str:
    """A card as SVG. It is drawn 100 wide and scaled, but the name is written at its final size."""
    about = CARDS[kind]
    colour = COLOUR[about.side]
    body = panel(1.5, 1.5, 97, 137, colour, 11) + panel(4, 29, 92, 106, "washi", 8) + EDGE
    body += pieces.placed(pieces.art(SIGN[about.side]), 20, 15.5, 21)
    body += f'<g transform="translate(17 30) scale(.22)">{pieces.diagram(about.pose, str(about.end))}</g>'
    scale = width / 100
    power = words(f"{about.power}", 88 * scale, 24.5 * scale, 27 * scale, "washi", anchor="end", family="serif")
    return f'<g transform="scale({scale:g})">{body}</g>{power}{name(about.name, width)}'


def name(text: str, width: int) -> str:
    """A card's name in one line or two, as large as it fits, centred below the diagram."""
    size, lines = laid_out(text, width)
    first = width * MIDDLE + (0.66 * size - (len(lines) - 1) * size) / 2
    return "".join(words(each, width / 2, first + place * size, size, "sumi") for place, each in enumerate(lines))


@cache
def laid_out(text: str, width: int) -> tuple[int, tuple[str, ...]]:
    """The size of the letters (px), and the lines."""
    room = int(width * INNER)
    for size in SIZES:
        for lines in broken(text):
            if all(font("sans", size).getlength(each) <= room for each in lines):
                return size, lines
    shortest = min(broken(text), key=lambda lines: max(map(len, lines)))
    return SIZES[-1], tuple(fitted(each, "sans", SIZES[-1], room) for each in shortest)


def broken(text: str) -> list[tuple[str, ...]]:
    """The text in one line, then in two, broken at each blank or hyphen; the most even break comes first."""
    parts = HYPHEN.split(text)
    pairs = [("".join(parts[:at]).strip(), "".join(parts[at:]).strip()) for at in range(1, len(parts))]
    even = sorted(pairs, key=lambda pair: max(map(len, pair)))
    return [(text,), *even]


def chip(canvas: Canvas, count: int, x: float, y: float, ready: bool = True) -> None:
    """How many moves away a card is, centred at x, y: gold if it can be played, dull if not."""
    canvas.put(pieces.CHIP if ready else pieces.FAR, x - 27, y - 27)
    canvas.write(f"+{count}", x - 1, y + 11, SMALLEST, on="kin" if ready else "kuri", ink="sumi" if ready else "washi")


def size_of(width: int) -> tuple[int, int]:
    return width, round(width * HIGH)


@cache
def small(kind: Kind, width: int) -> Sprite:
    """A card of an earlier exchange: only its side and power, a little darkened."""
    about = CARDS[kind]
    body = panel(1.5, 1.5, 97, 137, COLOUR[about.side], 11) + EDGE
    body += pieces.placed(pieces.art(SIGN[about.side]), 50, 36, 46)
    body += words(f"{about.power}", 50, 122, 66, "washi", family="serif")
    made = sprite(document(body, 100, 140), width, on="yoru")
    return made.through(pieces.GAUZE)
