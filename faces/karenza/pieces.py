"""The pieces of a Karenza picture, each at the sizes it is used."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from engine.games.karenza.parts import CARDS, WARRIORS, Kind
from faces.draw.atlas import Lookup, Sprite, cutout, drawing, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.palette import rgb, wash
from faces.draw.shapes import disc, document, font, nested, outline, panel, path, words
from faces.draw.shared import BACK, SEATS, WINNER
from faces.karenza.reading import KarenzaScene, quiet

WIDTH, MARGIN, GAP = 900, 24, 12
HIGHEST = 800
PLATES_TOP = 24
STAGE = 300  # the width of the pose board as it is drawn
SQUARES = {"a": (150, 46), "b": (46, 150), "c": (254, 150), "d": (150, 254)}
POINTS = {"1": (72, 72), "2": (228, 72), "3": (72, 228), "4": (228, 228)}
# Where the name of a covered place is written: beside its token, towards the edge.
OUTSIDE = {
    "a": (84, 25), "b": (28, 86), "c": (272, 86), "d": (84, 275),
    "1": (29, 42), "2": (271, 42), "3": (29, 259), "4": (271, 259),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Floor:
    """The sizes for one number of seats: two players face each other, more stand in a row."""

    column: int  # width of a seat's plate
    plate: int  # its height
    stage: int  # width of a pose board
    card: int  # width of a card on the table
    letter: int  # size of the letters on the board
    cards_top: int
    height: int

    @property
    def stages_top(self) -> int:
        return PLATES_TOP + self.plate + GAP

    @property
    def band(self) -> int:
        """The middle of the band between the boards of three or four players and their cards."""
        return (self.stages_top + self.stage + self.cards_top) // 2

    def plate_left(self, seat: int, seats: int) -> int:
        return self._left(seat, seats, self.column)

    def stage_left(self, seat: int, seats: int) -> int:
        return self._left(seat, seats, self.stage)

    def _left(self, seat: int, seats: int, width: int) -> int:
        """The first seat begins at the left edge, the last ends at the right."""
        return MARGIN + round(seat * (WIDTH - 2 * MARGIN - width) / (seats - 1))


FLOORS = {
    2: Floor(column=420, plate=122, stage=338, card=184, letter=35, cards_top=516, height=796),
    3: Floor(column=276, plate=122, stage=276, card=182, letter=35, cards_top=520, height=796),
    4: Floor(column=204, plate=160, stage=204, card=182, letter=35, cards_top=484, height=760),
}
# While no cards lie on the table, nothing lies between the boards: two are larger, and below more lie the warriors.
QUIET = {
    2: Floor(column=420, plate=122, stage=420, card=0, letter=41, cards_top=620, height=620),
    3: Floor(column=276, plate=122, stage=276, card=276, letter=35, cards_top=448, height=748),
    4: Floor(column=204, plate=160, stage=204, card=204, letter=35, cards_top=416, height=644),
}


def floor_of(scene: KarenzaScene) -> Floor:
    """The sizes of a picture."""
    return (QUIET if quiet(scene) else FLOORS)[len(scene.view.scores)]


# The pieces of a Karenza picture, each at the sizes it is used.


OWN = Path(__file__).parent / "art"
SIDES = ("left", "right")

Place = tuple[float, float]
WAYS = 8  # paths of a sword that are cached; there are many, and each is shown only briefly

VEIL, GAUZE = Lookup(wash(rgb("yoru"), 0.5)), Lookup(wash(rgb("yoru"), 0.25))  # over what cannot be used now
LABELS = re.compile(r"<text.*?</text>\n?")


def art(name: str) -> str:
    return drawing(OWN / f"{name}.svg")


CHOSEN = sprite(BACK, 26, on="yoi")
UNCHOSEN = sprite(document(outline(2, 2, 22, 32, "hai", 4, 5, "6 6"), 26, 36), 26, on="yoi")
PLATE_MARKS = [sprite(svg, 34, on="yoi") for svg in SEATS]
CARD_MARKS = [overlay(svg, 36) for svg in SEATS]
FAN, SMALL_FAN = sprite(WINNER, 84, on="yoru"), sprite(WINNER, 44, on="yoi")
HANDS, DECKS = (sprite(art(f"sign-{name}"), 37, on="yoi") for name in ("hand", "deck"))
INITIATIVE = sprite(art("sign-initiative"), 44, on="yoi")
STAR, SPENT = (sprite(art(f"star-{name}"), 128, on="yoru") for name in ("attack", "spent"))
SMALL_STAR, SMALL_SPENT = (sprite(art(f"star-{name}"), 84, on="yoru") for name in ("attack", "spent"))
SHIELD, SMALL_SHIELD = (sprite(art("shield-answer"), width, on="yoru") for width in (110, 72))
FOOT = sprite(art("foot-left"), 44, on="yoru")
CHIP = overlay(document(disc(27, 27, 27, "sumi") + disc(27, 27, 23, "kin"), 54, 54), 54)
FAR = overlay(document(disc(27, 27, 27, "sumi") + disc(27, 27, 22, "kuri kin-s"), 54, 54), 54)


@cache
def portrait(warrior: str | None, width: int, on: str) -> Sprite:
    """A warrior's portrait. Warriors who are not offered have none, and share a blank one."""
    known = warrior in WARRIORS and (OWN / f"warrior-{warrior}.svg").exists()
    return sprite(art(f"warrior-{warrior if known else 'unknown'}"), width, on=on)


@cache
def awaited(width: int) -> Sprite:
    """A dashed golden place for the defence that may come."""
    body = outline(2, 2, 96, 136, "kin", 3, 10, "8 7") + placed(art("sign-defence"), 50, 70, 52)
    return sprite(document(body, 100, 140), width, on="yoru")


# The pose board


@cache
def stage(width: int) -> Sprite:
    """The board without its letters, which are written at their final size."""
    return sprite(LABELS.sub("", art("pose-board")), width, on="yoru")


@cache
def foot(side: str, width: int) -> Sprite:
    return overlay(art(f"foot-{side}"), round(0.84 * width * 100 / STAGE))


@cache
def sword(width: int) -> Sprite:
    return overlay(art("token-sword"), round(0.80 * width * 100 / STAGE))


@cache
def left_square(square: str, width: int) -> Sprite:
    """Where a foot came from."""
    x, y = SQUARES[square]
    body = f'<circle class="ai-l" stroke-width="6" stroke-dasharray="1 11.4" cx="{x}" cy="{y}" r="29"/>'
    return cutout(document(body, 300, 300), width)


@cache
def left_point(point: str, width: int) -> Sprite:
    """Where a sword came from."""
    x, y = POINTS[point]
    body = path(f"M{x} {y - 29} l29 29 l-29 29 l-29 -29 Z", "ai-l", 6, "1 10.2")
    return cutout(document(body, 300, 300), width)


@lru_cache(WAYS)
def trail(start: str, stop: str, width: int) -> Sprite:
    """The path of a sword: dots, and an indigo line around the point it left."""
    (x, y), (to_x, to_y) = POINTS[start], POINTS[stop]
    ahead_x, ahead_y = x + (to_x - x) * 0.24, y + (to_y - y) * 0.24
    body = path(f"M{ahead_x:.1f} {ahead_y:.1f} L{to_x} {to_y}", "ai-l", 9, "1 17")
    body += path(f"M{x} {y - 29} l29 29 l-29 29 l-29 -29 Z", "ai-l", 6)
    return cutout(document(body, 300, 300), width)


def _arrow(start: Place, stop: Place, stroke: float) -> str:
    """A straight vermilion arrow; its head ends a little beyond `stop`."""
    (x, y), (to_x, to_y) = start, stop
    far = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    ahead, aside = (to_x - x) / far, (to_y - y) / far

    def at(back: float, off: float) -> str:
        return f"{to_x - ahead * back - aside * off:.1f} {to_y - aside * back + ahead * off:.1f}"

    head = path(f"M{at(-12, 0)} L{at(2.3 * stroke, 2 * stroke)} L{at(2.3 * stroke, -2 * stroke)} Z", "shu")
    return path(f"M{x} {y} L{at(1.5 * stroke, 0)}", "shu-l", stroke) + head


@lru_cache(WAYS)
def weighed_way(start: str, stop: str, width: int) -> Sprite:
    """The trajectory of a card that is being considered."""
    (x, y), (to_x, to_y) = POINTS[start], POINTS[stop]
    short = 1 - 30 / max(abs(to_x - x), abs(to_y - y))  # so that the number it leads to stays visible
    body = _arrow((x, y), (x + (to_x - x) * short, y + (to_y - y) * short), 10)
    return cutout(document(body, 300, 300), width)


# The pose on a card, 300 wide like the board

NEAR = {"1": (92, 92), "2": (208, 92), "3": (92, 208), "4": (208, 208)}
CROSS = '<path class="kinako-l" stroke-width="26" d="M92 92 L208 208 M208 92 L92 208"/>'


def placed(svg: str, x: float, y: float, width: float) -> str:
    """A drawing of 100 by 100 inside another, `width` wide and with its centre at x, y."""
    return nested(svg, x - width / 2, y - width / 2, width)


def _feet(pose: str) -> str:
    """The guard squares, and the feet on two of them."""
    guards = "".join(
        disc(x, y, 36, "washi") + f'<circle class="wara-l" stroke-width="7" cx="{x}" cy="{y}" r="34"/>'
        for x, y in SQUARES.values()
    )
    feet = (placed(art(f"foot-{side}"), *SQUARES[at], 88) for side, at in zip(SIDES, pose[:2], strict=True))
    return guards + "".join(feet)


@cache
def diagram(pose: str, end: str) -> str:
    x, y = NEAR[pose[2]]
    diamond = path(f"M{x} {y - 30} l30 30 l-30 30 l-30 -30 Z", "sumi")
    diamond += path(f"M{x} {y - 22} l22 22 l-22 22 l-22 -22 Z", "kin")
    return CROSS + _feet(pose) + _arrow((x, y), NEAR[end], 13) + diamond


# Signals


@cache
def arrow(length: int, way: int) -> Sprite:
    """An arrow `length` px long from the attacker to the target: way 1 is to the right, -1 to the left."""
    middle, end = 22, length - 5
    tip = f"M5 {middle} H{end} M{end - 18} 6 L{end} {middle} L{end - 18} 38"
    body = path(tip, "kin-l", 7)
    turned = body if way > 0 else f'<g transform="translate({length} 0) scale(-1 1)">{body}</g>'
    return sprite(document(turned, length, 44), length, on="yoru")


# The warriors presented

SIDE = {side: sprite(art(f"sign-{side}"), 46, on="yoi") for side in ("attack", "defence")}


# Techniques as cards: the pose they need, the path of the sword, their power and their name.


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
    return made.through(VEIL) if veiled else made


def face(kind: Kind, width: int) -> str:
    """A card as SVG. It is drawn 100 wide and scaled, but the name is written at its final size."""
    about = CARDS[kind]
    colour = COLOUR[about.side]
    body = panel(1.5, 1.5, 97, 137, colour, 11) + panel(4, 29, 92, 106, "washi", 8) + EDGE
    body += placed(art(SIGN[about.side]), 20, 15.5, 21)
    body += f'<g transform="translate(17 30) scale(.22)">{diagram(about.pose, str(about.end))}</g>'
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
    canvas.put(CHIP if ready else FAR, x - 27, y - 27)
    canvas.write(f"+{count}", x - 1, y + 11, SMALLEST, on="kin" if ready else "kuri", ink="sumi" if ready else "washi")


def size_of(width: int) -> tuple[int, int]:
    return width, round(width * HIGH)


@cache
def small(kind: Kind, width: int) -> Sprite:
    """A card of an earlier exchange: only its side and power, a little darkened."""
    about = CARDS[kind]
    body = panel(1.5, 1.5, 97, 137, COLOUR[about.side], 11) + EDGE
    body += placed(art(SIGN[about.side]), 50, 36, 46)
    body += words(f"{about.power}", 50, 122, 66, "washi", family="serif")
    made = sprite(document(body, 100, 140), width, on="yoru")
    return made.through(GAUZE)
