"""The pieces of a Kengo! picture, each at the sizes it is used."""

from pathlib import Path

from engine.games.kengo.parts import SPECIALS, VALUES
from faces.draw.atlas import Sprite, drawing, overlay, sprite
from faces.draw.shapes import disc, document, nested, outline, panel, path
from faces.draw.shared import BACK, SEATS, WINNER, plate, target, turn

OWN = Path(__file__).parent / "art"
SIDES = ("left", "right")
POSES = ("guard", "lunge")
INK = (("washi", "sumi"), ("sumi", "washi"))  # each side's colour, and its outline's
CARD = {value: drawing(OWN / f"card-{value}.svg") for value in VALUES}

FENCERS = {(side, pose): overlay(drawing(OWN / f"fencer-{side}-{pose}.svg"), 278) for side in SIDES for pose in POSES}
HAND_CARDS = {value: sprite(svg, 124, on="yoru") for value, svg in CARD.items()}
OPEN_CARDS = {value: sprite(svg, 64, on="yoi") for value, svg in CARD.items()}
LAST_CARDS = {value: overlay(svg, 38) for value, svg in CARD.items()}
SMALL_CARDS = {value: sprite(svg, 36, on="yoi") for value, svg in CARD.items()}
PILE = sprite(BACK, 50, on="yoru")
HAND_BACK = sprite(BACK, 64, on="yoi")
SMALL_BACK = sprite(BACK, 36, on="yoi")
SIGNS = {key: sprite(drawing(OWN / f"special-{key}.svg"), 44, on="washi") for key in SPECIALS if key}

PLATE_MARKS = [sprite(svg, 34, on="yoi") for svg in SEATS[:2]]
HAND_MARKS = [sprite(svg, 40, on="yoi") for svg in SEATS[:2]]
CARD_MARKS = [overlay(svg, 32) for svg in SEATS[:2]]
MAT_VICTOR = sprite(WINNER, 54, on="yoi")


PLATE, PLATE_TURN = plate(350, 56), turn(350, 56)
MAT_PANEL, MAT_TURN = plate(412, 136, 18), turn(412, 136, 18)
ENEMY_BACK = sprite(BACK, 30, on="yoru")
ENEMY = [  # a plate with a side's mark and room for a card back and a number
    sprite(document(panel(0, 0, 124, 52, "yoru", 12) + nested(svg, 8, 8, 36), 124, 52), 124, on="yoi")
    for svg in SEATS[:2]
]
DISTANCE = sprite(document(panel(0, 0, 60, 40, "kin", 10), 60, 40), 60, on="yoru")
PLAQUE = sprite(document(panel(0, 0, 112, 52, "washi", 12), 112, 52), 112, on="yoi")
SLOT = sprite(document(outline(2, 2, 120, 169, "yoi", 4, 14, "10 12"), 124, 174), 124, on="yoru")
PARRYING = target(128, 178, 17)


def _pip(side: int, fill: str, size: int) -> Sprite:
    """The side's own shape: small for rounds won, larger and in gold for matches won."""
    half, reach = size / 2, size / 2 - 2
    diamond = path(f"M{half} 2 l{reach} {reach} l-{reach} {reach} l-{reach} -{reach} Z", f"{fill} washi-s")
    body = diamond if side else disc(half, half, reach - 2, f"{fill} washi-s")
    return sprite(document(body, size, size), size, on="yoi")


def _tab(side: int) -> Sprite:
    fill = INK[side][0]
    body = panel(2, 2, 52, 44, fill, 10) + outline(2, 2, 52, 44, "washi", 3.5, 10)
    return overlay(document(body, 56, 48), 56)


def _pointer(side: int) -> Sprite:
    fill, line = INK[side]
    return overlay(document(path("M14 2 l12 34 h-24 Z", f"{fill} {line}-s"), 28, 40), 28)


def _dot(ground: str) -> Sprite:
    return sprite(document(disc(13, 13, 13, "sumi") + disc(13, 13, 9.5, "kin"), 26, 26), 26, on=ground)


def _start(ground: str) -> Sprite:
    colour = "asagi" if ground == "yoru" else "ai"
    body = outline(2, 2, 26, 48, colour, 4, 6, "1 8")
    return overlay(document(body, 30, 52), 30)


def _chevron(side: int, ground: str) -> Sprite:
    forward = path("M4 4 l9 8 l-9 8", "ai-l", 6) if side == 0 else path("M13 4 l-9 8 l9 8", "ai-l", 6)
    return sprite(document(forward, 17, 24), 17, on=ground)


GROUNDS = ("tatami", "kinako", "yoru")
WON = ("shu", "washi")
PIPS = {(side, won): _pip(side, WON[side] if won else "yoru", 28) for side in (0, 1) for won in (False, True)}
MATCHES = [_pip(side, "kin", 46) for side in (0, 1)]
TABS = [_tab(side) for side in (0, 1)]
POINTERS = [_pointer(side) for side in (0, 1)]
DOTS = {ground: _dot(ground) for ground in GROUNDS}
STARTS = {ground: _start(ground) for ground in GROUNDS}
CHEVRONS = {(way, ground): _chevron(way, ground) for way in (0, 1) for ground in GROUNDS}
TARGET_TAB = overlay(document(outline(4, 4, 60, 52, "sumi", 8, 13) + outline(4, 4, 60, 52, "kin", 4.5, 13), 68, 60), 68)


# The signs under a card of the reader's own hand

USE = 44  # px, the width of a sign
FILLED = ("M8 7 L36 21 L8 35 Z", "M36 7 L8 21 L36 35 Z")
OPEN = ("M34 9 L8 21 L34 33 Z", "M10 9 L36 21 L10 33 Z")
SWORD = (
    "M4 17.5 h7 v-8 h6 v6.5 h14 l9 5 l-9 5 h-14 v6.5 h-6 v-8 h-7 Z",
    "M40 17.5 h-7 v-8 h-6 v6.5 h-14 l-9 5 l9 5 h14 v6.5 h6 v-8 h7 Z",
)


def _signs(side: int) -> dict[str, Sprite]:
    """A raised sword attacks from here, a flat one once another card has been used to advance."""
    raised = f'<g transform="rotate({(-45, 45)[side]} 22 21)">{path(SWORD[side], "kin")}</g>'
    bodies = {
        "advance": path(FILLED[side], "kin"),
        "retreat": path(OPEN[side], "kin-l", 5),
        "attack": raised,
        "lunge": path(SWORD[side], "kin"),
    }
    return {use: sprite(document(body, 44, 42), USE, on="yoru") for use, body in bodies.items()}


USES = [_signs(side) for side in (0, 1)]
