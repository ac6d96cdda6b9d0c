"""The squares of cards as they lie in an army: art, the border of the card, and the gold line of a group.

Each is made once, from few drawings, and put as four quarters, for a group's line goes its own way in each.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from engine.games.regroup.parts import Kind
from faces.atlas import Sprite, drawing, raster, sprite
from faces.canvas import Canvas
from faces.palette import between, indexed, rgb
from faces.regroup.sheets import tiles
from faces.shapes import document, path

OWN = Path(__file__).parent / "art"
SIZES = (82, 64, 62, 55, 52, 46, 40, 36, 32, 28, 24, 20, 16, 12, 9, 6)
FIGURES = 44  # from this size on chickens can be made out; smaller squares carry the sign of their kind
VEIL = 0.5
SHADOW = (3, 5)
SHADE = between(rgb("sumi"), rgb("tatami"), 0.5)
SHADE_CODE = bytes(SHADE).hex()
SHADE_PLACE = indexed(Image.new("RGB", (1, 1), SHADE)).tobytes()[0]

Turn: TypeAlias = Literal["across", "down", "out", "in"]  # how a group's line runs through a quarter of a square


class Look(NamedTuple):
    """What a square of an army looks like but for the line of its group."""

    kind: Kind
    chickens: int
    size: int
    corner: int  # which of its card's corners it is: top left, top right, bottom left, bottom right
    free: bool  # nothing lies behind or beside that corner, so that the mat shows there
    veiled: bool
    figures: bool  # chickens, or the signs of their kinds


def drawn(kind: Kind, chickens: int, figures: bool) -> str:
    name = "cell" if figures or kind in ("coin", "potion") else "sign"
    return drawing(OWN / f"{name}-{kind}{'-2' * (chickens > 1)}.svg")


@cache
def art(kind: Kind, chickens: int, size: int, figures: bool = True) -> Image.Image:
    return raster(drawn(kind, chickens, figures and size >= FIGURES), size).convert("RGB")


def border(size: int) -> int:
    """How much of a card's outline lies on each side of its edge."""
    return 2 if size >= 34 else 1


def radius(size: int) -> float:
    return round(size * 0.16)


def rounded(size: int, corner: int, more: float) -> str:
    """A square with one corner of its card round, larger by `more` on each side."""
    low, high, bend = -more, size + more, radius(size) + more
    arc = f"A{bend:g} {bend:g} 0 0 1"
    return {
        0: f"M{low} {low + bend} {arc} {low + bend} {low} H{high} V{high} H{low} Z",
        1: f"M{low} {low} H{high - bend} {arc} {high} {low + bend} V{high} H{low} Z",
        2: f"M{low} {low} H{high} V{high} H{low + bend} {arc} {low} {high - bend} Z",
        3: f"M{low} {low} H{high} V{high - bend} {arc} {high - bend} {high} H{low} Z",
    }[corner]


def _moved(body: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


@cache
def _painted(kind: Kind, chickens: int, size: int, figures: bool, veiled: bool) -> Image.Image:
    """As places in the palette."""
    plain = art(kind, chickens, size, figures)
    return indexed(Image.blend(plain, Image.new("RGB", plain.size, rgb("sumi")), VEIL) if veiled else plain)


@lru_cache(4096)
def faced(look: Look) -> Image.Image:
    """A whole square with its card's border."""
    canvas = Canvas(_painted(look.kind, look.chickens, look.size, look.figures, look.veiled))
    canvas.put(_borders(look.size)[look.corner, look.free], 0, 0)
    return canvas.image


@cache
def _borders(size: int) -> dict[tuple[int, bool], Sprite]:
    """The outline of a card in each of its squares, and what shows where its corner is cut round."""
    return tiles({(corner, free): _border(size, corner, free) for corner in range(4) for free in (True, False)}, size)


def _border(size: int, corner: int, free: bool) -> str:
    """On the mat the outline goes on outside the square; before other cards there is ink."""
    if not free:
        return path(f"M0 0 H{size} V{size} H0 Z {_inner(size, corner)}", "sumi")
    line, inner = border(size), _inner(size, corner)
    outer = rounded(size, corner, line)
    shadow = _moved(path(outer, "sumi").replace('class="sumi"', f'fill="#{SHADE_CODE}"'), *SHADOW)
    bare = path(f"M0 0 H{size} V{size} H0 Z {rounded(size, corner, 0)}", "tatami")
    gap = f'<clipPath id="gap-{corner}"><path clip-rule="evenodd" d="M0 0 H{size} V{size} H0 Z {inner}"/></clipPath>'
    return f'{gap}<g clip-path="url(#gap-{corner})">{bare}{shadow if size >= FIGURES else ""}</g>' + path(
        f"{outer} {inner}", "sumi"
    )


def _inner(size: int, corner: int) -> str:
    """The outline on the two outer sides, half a thin line on those towards the card's other squares."""
    line, bend = border(size), max(radius(size) - border(size), 1)
    thin = 1 if size >= 20 else 0.5
    left, top = (thin if corner % 2 else line), (thin if corner // 2 else line)
    right, bottom = size - (line if corner % 2 else thin), size - (line if corner // 2 else thin)
    arc = f"A{bend} {bend} 0 0 1"
    return {
        0: f"M{left} {top + bend} {arc} {left + bend} {top} H{right} V{bottom} H{left} Z",
        1: f"M{left} {top} H{right - bend} {arc} {right} {top + bend} V{bottom} H{left} Z",
        2: f"M{left} {top} H{right} V{bottom} H{left + bend} {arc} {left} {bottom - bend} Z",
        3: f"M{left} {top} H{right} V{bottom - bend} {arc} {right - bend} {bottom} H{left} Z",
    }[corner]


# The line of a group


class Gold(NamedTuple):
    """How a group's line is drawn: how far inside the edge of its squares, and how wide the ink and the gold are."""

    inset: float
    ink: float
    gold: float


def gold(size: int) -> Gold:
    if size >= 60:
        return Gold(6, 11, 5.5)
    if size >= 34:
        return Gold(4.5, 8, 4) if size >= FIGURES else Gold(4, 7, 3.5)
    return Gold(3, 4, 2) if size >= 18 else Gold(1, 0, 2)


def _line(size: int, turn: Turn) -> str:
    """The line in the top left quarter of a square."""
    at, half = gold(size).inset, size / 2
    bend = min(radius(size), half - at - 0.5)
    return {
        "across": f"M-9 {at} H{half}",
        "down": f"M{at} -9 V{half}",
        "out": f"M{at} {half} V{at + bend} A{bend} {bend} 0 0 1 {at + bend} {at} H{half}",
        "in": f"M{at} -9 V0 A{at} {at} 0 0 1 0 {at} H-9",
    }[turn]


@cache
def _lines(size: int) -> dict[tuple[int, Turn], Sprite]:
    turns: tuple[Turn, ...] = ("across", "down", "out", "in")
    return tiles({(part, turn): _golden(size, part, turn) for part in range(4) for turn in turns}, size)


def _golden(size: int, part: int, turn: Turn) -> str:
    line, (_, ink, kin) = _line(size, turn), gold(size)
    flip = f"translate({size * (part % 2)} {size * (part // 2)}) scale({1 - 2 * (part % 2)} {1 - 2 * (part // 2)})"
    body = (path(line, "sumi-l", ink) if ink else "") + path(line, "kin-l", kin)
    return f'<g transform="{flip}">{body}</g>'


@lru_cache(16384)
def quarter(look: Look, part: int, turn: Turn | None) -> Image.Image:
    canvas = Canvas(faced(look))
    if turn is not None:
        canvas.put(_lines(look.size)[part, turn], 0, 0)
    half, size = look.size // 2, look.size
    left, top = half * (part % 2), half * (part // 2)
    return canvas.image.crop((left, top, size if part % 2 else half, size if part // 2 else half))


# What lies around


@cache
def edge(size: int, corner: int, shaded: bool) -> Sprite:
    """The ink around a square at its card's free corner, or the shadow it casts."""
    line = border(size)
    body = _moved(path(rounded(size, corner, line), "sumi"), line, line)
    if shaded:
        body = body.replace('class="sumi"', f'fill="#{SHADE_CODE}"')
    made = sprite(document(body, size + 2 * line, size + 2 * line), size + 2 * line, on="tatami")
    return Sprite(made.image, made.mask, left=-line, top=-line)
