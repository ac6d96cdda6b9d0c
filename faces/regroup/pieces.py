"""The pieces of a Regroup! picture besides the armies: cards, plates' faces and marks, signs of totals, coins."""

from dataclasses import replace
from functools import cache, lru_cache

from PIL import Image

from engine.games.regroup.parts import CARDS, LEADERS, Kind, turned
from faces.draw import shared
from faces.draw.atlas import ART, Lookup, Sprite, coarse_overlay, drawing, mask, overlay, raster, sprite
from faces.draw.canvas import put
from faces.draw.palette import coarse, rgb
from faces.draw.shapes import disc, document, outline, panel, path
from faces.draw.shared import SEATS
from faces.draw.shared import WINNER as FAN
from faces.regroup.squares import OWN, art, painted

CARDS_AT = (64, 55, 52, 48, 46)  # sizes of the squares of cards in the market (px)
CARDS_KEPT = 32  # in memory
BACK = drawing(ART / "card-back-square.svg")
COIN = drawing(OWN / "coin.svg")
EGG = "egg"  # whose leader is still to be chosen
FACES = {key: sprite(drawing(OWN / f"leader-{key}.svg"), 58, on="yoi") for key in (*LEADERS, EGG)}
FALLEN = {key: sprite(drawing(OWN / f"leader-{key}.svg"), 58, on="yoi", fade=0.35) for key in (*LEADERS, EGG)}
MARKS = [sprite(svg, 28, on="yoi") for svg in SEATS]
BADGES = [overlay(svg, 26) for svg in SEATS]
CARD_MARKS = {size: [overlay(svg, size) for svg in SEATS] for size in (20, 30)}
COIN_SIGN = sprite(COIN, 30, on="yoi")
WINNER = sprite(FAN, 40, on="yoi")
CHEVRON = sprite(document(path("M3 3 l8 8 l-8 8", "washi-l", 4), 14, 22), 14, on="yoi")
FIRST_BADGE = overlay(
    document(disc(19, 19, 19, "sumi") + disc(19, 19, 17, "washi") + disc(19, 19, 14.5, "yoi"), 38, 38), 38
)
CHIP = sprite(document(path("M19 3 a16 16 0 1 1 -.01 0 Z", "washi-l", 3), 38, 38), 38, on="yoi")


@cache
def icon(kind: Kind, size: int, on: str = "yoi") -> Sprite:
    """The square of a kind with round corners, as it stands beside totals and in battles."""
    return rounded(art(kind, size), size * 0.16, on)


def rounded(made: Image.Image, radius: float, on: str) -> Sprite:
    corners = cover(made.width, radius)
    ground = Image.new("RGB", made.size, rgb(on))
    ground.paste(made, mask=corners)
    return Sprite(coarse(ground), mask(corners))


@cache
def cover(width: int, radius: float) -> Image.Image:
    """The coverage of a square with round corners."""
    return raster(document(panel(0, 0, width, width, "washi", radius), width, width), width).getchannel("A")


@lru_cache(CARDS_KEPT)
def card(number: int, turns: int, size: int, veiled: bool = False) -> Sprite:
    """A whole card with squares of this size."""
    made = Image.new("L", (2 * size, 2 * size))
    for at, square in enumerate(turned(CARDS[number].squares, turns)):
        shown = painted(square.kind, square.chickens, size, veil="yoru" if veiled else None)
        made.paste(shown, (size * (at % 2), size * (at // 2)))
    put(made, frame(size), 0, 0)
    return Sprite(made, shape(size))


@cache
def shape(size: int) -> Image.Image:
    """The mask of a card."""
    return mask(Lookup([0] * 128 + [1] * 128).point(cover(2 * size, bend(2 * size))))


@cache
def frame(size: int) -> Sprite:
    """The outline of a card, and the lines between its squares."""
    return coarse_overlay(framed(size, crossed=True), 2 * size)


@cache
def back(size: int, veiled: bool = False) -> Sprite:
    made, drawn = raster(BACK, 2 * size).convert("RGB"), raster(framed(size, crossed=False), 2 * size)
    made.paste(drawn.convert("RGB"), mask=drawn.getchannel("A"))
    shown = Image.blend(made, Image.new("RGB", made.size, rgb("yoru")), 0.5) if veiled else made
    return rounded(shown, bend(made.width), "yoi")


def framed(size: int, *, crossed: bool) -> str:
    width = 2 * size
    body = path(f"M{size} 0 V{width} M0 {size} H{width}", "sumi-l", 2.5) if crossed else ""
    body += outline(1.5, 1.5, width - 3, width - 3, "sumi", 3, bend(width) - 1.5)
    return document(body, width, width)


def bend(width: int) -> int:
    return round(width * 0.08)


def offered(width: int) -> Sprite:
    """The ring around a card that can be taken; put it where the card is."""
    return shared.target(width, width, bend(width))


@cache
def chip(width: int, colour: str, on: str) -> Sprite:
    """The chip that a change of a total is written on."""
    return sprite(
        document(panel(0, 0, width, 36, "sumi", 11) + panel(2, 2, width - 4, 32, colour, 9), width, 36), width, on=on
    )


@cache
def bonus(kind: Kind, *, holds: bool) -> Sprite:
    made = art(kind, 26)
    return rounded(made if holds else Image.blend(made, Image.new("RGB", made.size, rgb("yoi")), 0.65), 6, "yoi")


COUNT = sprite(document(panel(0, 0, 60, 42, "sumi", 12), 60, 42), 60, on="ai")


@cache
def laid(size: int) -> Sprite:
    """The paper outline around a card that is being considered; put it where the card is."""
    body = "".join(
        outline(7, 7, 2 * size + 4, 2 * size + 4, ink, line, 12) for ink, line in (("sumi", 10), ("washi", 5))
    )
    width = 2 * size + 18
    return replace(overlay(document(body, width, width), width), left=-9, top=-9)


@cache
def empty(size: int) -> Sprite:
    """A free square of the mat."""
    rect = panel(3, 3, size - 6, size - 6, "wara", size * 0.16).replace("/>", ' fill-opacity=".4"/>')
    return sprite(document(rect, size, size), size, on="tatami")


@cache
def dot(size: int) -> Sprite:
    """The mark of a place where a card's top left corner may lie, in the corner of its square."""
    radius = min(16, size * 0.22)
    at = radius + 2
    body = disc(at, at, radius, "sumi") + disc(at, at, radius * 0.72, "kin")
    return sprite(document(body, 2 * at, 2 * at), round(2 * at), on="tatami")
