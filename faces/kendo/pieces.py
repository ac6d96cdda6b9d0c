"""The pieces of a Kendo Duel picture, each at the sizes it is used."""

import re
from functools import cache, lru_cache
from pathlib import Path

from faces.draw import shared
from faces.draw.atlas import Lookup, Sprite, drawing, overlay, sprite
from faces.draw.palette import rgb, wash
from faces.draw.shapes import at, body_of, disc, document, outline, panel, path, words
from faces.draw.shared import BACK, SEATS, WINNER

OWN = Path(__file__).parent / "art"
STRIKES = ("men", "kote", "do", "tsuki")
FRAMES = {
    "jodan": "reinforce",
    "seme": "reinforce",
    "mushin": "against",
    "seigan": "against",
    "tai_sabaki": "deflect",
    "kamae": "deflect",
    "fudoshin": "deflect",
    "tsubazeriai": "parry",
    "bogyo": "parry",
    "taiatari": "alternative",
    "maki_age": "alternative",
    "jikan_desu": "time",
}
NAMES = {"tsubazeriai": "TSUBA- ZERIAI", "tai_sabaki": "TAI SABAKI", "maki_age": "MAKI AGE", "jikan_desu": "JIKAN DESU"}
SHORT = {
    "tsubazeriai": "Tsuba- zeriai",
    "tai_sabaki": "Tai Sabaki",
    "maki_age": "Maki Age",
    "jikan_desu": "Jikan Desu",
    "taiatari": "Tai- atari",
    "fudoshin": "Fudo- shin",
}
SIGNS = {"jikan_desu": "sign-jikan"}
BETWEEN = "M46 49 h8 m-3.5 -5 l5 5 l-5 5"
LEGIBLE = 25.5  # of text on small cards, for 33 px on a card of a hand


@cache
def bare(name: str) -> str:
    """A drawing without its style and its svg element."""
    [file] = OWN.rglob(f"{name}.svg")
    return body_of(drawing(file))


def inked(name: str, ink: str, ground: str) -> str:
    """A drawing in one colour: paper becomes `ground`, everything else `ink`."""
    colour = {"washi": ground}

    def recoloured(found: re.Match[str]) -> str:
        names = (each.partition("-") for each in found[1].split())
        return f'class="{" ".join(colour.get(name, ink) + dash + line for name, dash, line in names)}"'

    return re.sub(r'class="([^"]+)"', recoloured, bare(name))


def sign_of(card: str) -> str:
    """The file of the sign that stands for a card or for a strike."""
    if card in STRIKES:
        return f"strike-{card}"
    return SIGNS.get(card, "sign-" + card.replace("_", "-"))


def basic(strike: str, number: int | None) -> str:
    body = bare("frame-basic") + at(bare(f"strike-{strike}"), 19, 33, 1.03)
    body += words(strike.upper(), 50, 123, 28, "sumi")
    if number is not None:
        body += words(str(number), 89, 22.5, LEGIBLE, "washi", anchor="end", family="serif")
    return document(body, 100, 140)


def counter(name: str) -> str:
    """A counter, read from left to right and top to bottom: what it answers is grey, what it strikes vermilion."""
    answered, way, struck = name.split("-")
    arrow = path(BETWEEN, "kuri-l", 4)
    signs = at(inked(f"strike-{answered}", "hai", "washi"), 10, 33, 0.53) + arrow
    signs += at(inked(f"strike-{struck}", "shu", "washi"), 57, 33, 0.53)
    names = words(answered, 50, 86, 18.5, "hai")
    names += words(way, 50, 105, 18.5 if len(way) < 9 else 17, "sumi")
    names += words(struck, 50, 125, 20, "shu")
    return document(bare("frame-counter") + signs + names, 100, 140)


def other(key: str) -> str:
    body = bare(f"frame-{FRAMES[key]}") + at(bare(sign_of(key)), 22.5, 33, 0.92)
    first, _, second = NAMES.get(key, key.upper()).partition(" ")
    if not second:
        size = 18.5 if len(first) < 8 else 17
        return document(body + words(first, 50, 119, size, "sumi"), 100, 140)
    names = words(first, 50, 108, 19, "sumi") + words(second, 50, 126, 19, "sumi")
    return document(body + names, 100, 140)


def small_counter(name: str) -> str:
    """A counter for a hand: what it answers and what it strikes, which no other counter does."""
    answered, _, struck = name.split("-")
    signs = at(inked(f"strike-{answered}", "hai", "washi"), 10, 32, 0.56) + path(BETWEEN, "kuri-l", 4)
    signs += at(inked(f"strike-{struck}", "shu", "washi"), 56, 32, 0.56)
    names = words(answered, 50, 95, LEGIBLE, "hai") + words(struck, 50, 124, LEGIBLE, "shu")
    return document(bare("frame-counter") + signs + names, 100, 140)


def small_other(key: str) -> str:
    body = bare(f"frame-{FRAMES[key]}")
    first, _, second = SHORT.get(key, key.capitalize()).partition(" ")
    if not second:
        return document(
            body + at(bare(sign_of(key)), 22.5, 33, 0.92) + words(first, 50, 120, LEGIBLE, "sumi"), 100, 140
        )
    names = words(first, 50, 100, LEGIBLE, "sumi") + words(second, 50, 125, LEGIBLE, "sumi")
    return document(body + at(bare(sign_of(key)), 28, 32, 0.74) + names, 100, 140)


@cache
def signed(key: str) -> str:
    """A card too small for letters: its frame and its signs."""
    if "-" in key:
        answered, _, struck = key.split("-")
        signs = at(inked(f"strike-{answered}", "hai", "washi"), 10, 30, 0.8)
        signs += at(inked(f"strike-{struck}", "shu", "washi"), 42, 78, 0.85)
        return document(bare("frame-counter") + signs, 100, 140)
    frame = "basic" if key in STRIKES else FRAMES[key]
    return document(bare(f"frame-{frame}") + at(bare(sign_of(key)), 14, 43, 1.2), 100, 140)


@cache
def card(key: str, number: int | None = None, *, small: bool = False) -> str:
    """A card as SVG; a small one has fewer and larger letters."""
    if key in STRIKES:
        return basic(key, number)
    if small:
        return small_counter(key) if "-" in key else small_other(key)
    return counter(key) if "-" in key else other(key)


# The pieces of a Kendo Duel picture, each at the sizes it is used.


VEIL, GAUZE = (Lookup(wash(rgb("sumi"), part)) for part in (0.5, 0.35))  # over what cannot be played, and what is over
WHOLE, LETTERED = 150, 115  # px; narrower cards have fewer and larger letters, and then none
BIG, SMALL, HAND, ROWS = 196, 58, 132, 130  # widths of cards (px): in the exchange, older ones, in a row, in two rows
PLATES = {1: 852, 2: 412, 3: 276, 4: 204}  # widths of plates and mats, by how many lie side by side
HEIGHTS = {2: 56, 3: 56, 4: 80}
MAT = 196  # the height of a mat
LEFT, RIGHT = 24, 876


def lefts(count: int) -> list[int]:
    """The left ends of the plates, and of the mats below."""
    width = PLATES[count]
    gap = (RIGHT - LEFT - count * width) // max(1, count - 1)
    return [LEFT + place * (width + gap) for place in range(count)]


PLATE_MARKS = [sprite(svg, 34, on="yoi") for svg in SEATS]
OUT_MARKS = [sprite(svg, 34, on="yoi", fade=0.35) for svg in SEATS]
OUT_MAT_MARKS = [sprite(svg, 40, on="yoi", fade=0.35) for svg in SEATS]
MAT_MARKS = [sprite(svg, 40, on="yoi") for svg in SEATS]
BIG_MARKS = [sprite(svg, 72, on="yoi") for svg in SEATS]
EQUAL = sprite(document(path("M4 10 H30 M4 24 H30", "washi-l", 7), 34, 34), 34, on="yoi")
CARD_MARKS = [overlay(svg, 40) for svg in SEATS]
SMALL_MARKS = [overlay(svg, 26) for svg in SEATS]
FAN, SMALL_FAN = sprite(WINNER, 130, on="yoi"), sprite(WINNER, 44, on="yoi")
IPPON = sprite(drawing(OWN / "mark-ippon.svg"), 50, on="yoi")
NO_IPPON = sprite(document('<circle class="washi-l" stroke-width="3" cx="25" cy="25" r="20"/>', 50, 50), 50, on="yoi")
HANSOKU = sprite(drawing(OWN / "mark-hansoku.svg"), 42, on="yoi")
COUNTS = {33: sprite(BACK, 24, on="yoi"), 36: sprite(BACK, 28, on="yoi")}  # by the size of the number beside


ARROW = sprite(document(path("M5 20 H27 m-13 -14 l14 14 l-14 14", "kin-l", 7), 32, 40), 32, on="yoi")
SMALL_ARROW = sprite(document(path("M6 5 l9 11 l-9 11", "kin-l", 6), 20, 32), 20, on="yoi")
PLUS = sprite(document(path("M5 17 H29 M17 5 V29", "kin-l", 7), 34, 34), 34, on="yoi")
SMALL_PLUS = sprite(document(path("M4 11 H18 M11 4 V18", "kin-l", 5), 22, 22), 22, on="yoi")
OUT = sprite(document(path("M5 5 L23 23 M23 5 L5 23", "hai-l", 6), 28, 28), 28, on="yoi")


def face(key: str, number: int | None, width: int, on: str) -> Sprite:
    svg = signed(key) if width < LETTERED else card(key, number, small=width < WHOLE)
    return sprite(svg, width, on=on)


@lru_cache(48)
def veiled(key: str, number: int | None, width: int, on: str) -> Sprite:
    """A darkened card. Ink darkens every colour exactly; the colour of the night would turn brown into olive."""
    return face(key, number, width, on).through(VEIL)


@lru_cache(48)
def settled(key: str, number: int | None, width: int, on: str) -> Sprite:
    """A card of the exchange that no longer counts, a little darkened."""
    return face(key, number, width, on).through(GAUZE)


@cache
def back(width: int, on: str = "yoi", fade: float = 1.0) -> Sprite:
    return sprite(BACK, width, on=on, fade=fade)


def target(width: int) -> Sprite:
    """The ring around a card that can be played; put it where the card is."""
    return shared.target(width, round(width * 1.4), width * 0.115)


@cache
def chosen(width: int) -> Sprite:
    """The chip on a card that is being considered: a tick on gold."""
    return _chip("kin", "sumi", path("M14 25 l7 7 l13 -15", "sumi-l", 6), round(width * 0.36))


PLATE = {seats: shared.plate(PLATES[seats], height) for seats, height in HEIGHTS.items()}
PLATE_TURN = {seats: shared.turn(PLATES[seats], height) for seats, height in HEIGHTS.items()}
MATS = {seats: shared.plate(width, MAT, 18) for seats, width in PLATES.items()}
MAT_TURN = {seats: shared.turn(width, MAT, 18) for seats, width in PLATES.items()}

DASHED = outline(2.5, 2.5, BIG - 5, 269, "kin", 5, 18, "14 12")


@cache
def wanted(key: str) -> Sprite:
    """The next place of the exchange: what has to be answered there."""
    name = NAMES.get(key, key.upper())
    body = DASHED + at(inked(sign_of(key), "kin", "yoi"), 38, 46, 2)
    first, _, second = name.partition(" ")
    size = 46 if len(name) < 7 else 38
    if second:
        body += words(first, 98, 206, 38, "kin") + words(second, 98, 244, 38, "kin")
    else:
        body += words(first, 98, 232, size, "kin")
    return sprite(document(body, BIG, 274), BIG, on="yoi")


# The next place when a new attack is to begin, with one of the four strikes, and when a card is to be drawn.
_places = zip(STRIKES, ((32, 54), (104, 54), (32, 144), (104, 144)), strict=True)
_signs = "".join(at(inked(f"strike-{key}", "kin", "yoi"), x, y, 1) for key, (x, y) in _places)
OPENING = sprite(document(DASHED + _signs, BIG, 274), BIG, on="yoi")
DRAWING = sprite(document(DASHED + path("M98 92 V182 M53 137 H143", "kin-l", 16), BIG, 274), BIG, on="yoi")
EMPTY = sprite(document(outline(2.5, 2.5, BIG - 5, 269, "kumo", 5, 18, "14 12"), BIG, 274), BIG, on="yoi")

BASIC_SIGN = disc(50, 22, 9, "washi")
COUNTER_SIGN = disc(43, 22, 8, "washi") + '<circle class="washi-l" stroke-width="3.5" cx="57" cy="22" r="7"/>'
OTHER_SIGN = (
    path("M30 13 L39 29 H21 Z", "washi")
    + path("M50 12 L60 22 L50 32 L40 22 Z", "washi")
    + path("M64 15 L78 29 M78 15 L64 29", "washi-l", 6)
)
PILE_SIGNS = (BASIC_SIGN, COUNTER_SIGN, OTHER_SIGN)
WAVES = path("M16 128 A17 17 0 0 1 50 128 A17 17 0 0 1 84 128", "asagi-l", 3)


@cache
def pile(deck: int, width: int) -> Sprite:
    """A sub-deck: a back with the mark of what lies in it, and room for its number."""
    edge = outline(8, 8, 84, 124, "washi", 2.5, 6) + outline(1.5, 1.5, 97, 137, "sumi", 3, 11)
    body = panel(1.5, 1.5, 97, 137, "ai", 11) + PILE_SIGNS[deck] + panel(12, 44, 76, 62, "washi", 10) + WAVES + edge
    return sprite(document(body, 100, 140), width, on="yoi")


def _pill(width: int, height: int) -> Sprite:
    body = panel(2, 2, width - 4, height - 4, "yoru", 16) + outline(2, 2, width - 4, height - 4, "washi", 3, 16)
    return overlay(document(body, width, height), width)


PILL, TALL_PILL = _pill(112, 54), _pill(112, 92)
PILL_ARROW = sprite(document(path("M4 4 l8 10 l-8 10", "washi-l", 5), 16, 28), 16, on="yoru")
PILL_MARKS = [sprite(svg, 28, on="yoru") for svg in SEATS]
PILL_BACK = sprite(BACK, 24, on="yoru")
PILL_OUT = sprite(document(path("M5 5 L23 23 M23 5 L5 23", "shu-l", 6), 28, 28), 28, on="yoru")
BIG_IPPON = overlay(drawing(OWN / "mark-ippon.svg"), 84)
BIG_HANSOKU = overlay(drawing(OWN / "mark-hansoku.svg"), 84)


def _ring(radius: float, colour: str, stroke: float) -> str:
    return f'<circle class="{colour}-l" stroke-width="{stroke:g}" cx="24" cy="24" r="{radius:g}"/>'


def _chip(ground: str, rim: str, body: str, width: int) -> Sprite:
    return overlay(document(disc(24, 24, 23, rim) + disc(24, 24, 19, ground) + body, 48, 48), width)


NEW = _chip("ai", "washi", path("M24 14 V34 M14 24 H34", "washi-l", 6), 34)
TIME = _chip("kin", "yoru", at(inked("sign-jikan", "sumi", "kin"), 9.6, 9.6, 0.48), 52)
AIM = overlay(document(_ring(20, "sumi", 9) + _ring(20, "kin", 5), 48, 48), 46)
STAGE = shared.plate(852, 304, 18)
