"""The squares of cards as they lie in an army: art, the border of the card, and the gold line of a group."""

from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from PIL import Image

from engine.games.regroup.parts import Kind
from faces.draw.atlas import Bounds, Edge, Sprite, coarse_overlay, drawing, raster, sprite, tile
from faces.draw.canvas import put
from faces.draw.palette import between, indexed, rgb
from faces.draw.shapes import document, path

Key = TypeVar("Key")


def tiles(bodies: dict[Key, str], size: int) -> dict[Key, Sprite]:
    """Each drawing as an overlay. They are rasterised together, because one costs about as much as all."""
    parts = "".join(
        f'<svg x="{size * place}" width="{size}" height="{size}" viewBox="0 0 {size} {size}">{body}</svg>'
        for place, body in enumerate(bodies.values())
    )
    wide = size * len(bodies)
    sheet = coarse_overlay(document(f'<g fill-rule="evenodd">{parts}</g>', wide, size), wide)
    return {key: cut(sheet, size * place, size) for place, key in enumerate(bodies)}


def cut(sheet: Sprite, left: int, size: int) -> Sprite:
    """The part of a sheet that is `size` wide and starts there, cropped to what it fills."""
    square = left, 0, left + size, size
    soft = [edge for edge in sheet.edges if isinstance(edge, Edge)]  # a coarse overlay has no others
    parts = [(sheet.mask, (0, 0)), *((edge.mask, edge.box[:2]) for edge in soft)]
    filled = [found for mask, at in parts if (found := _filled(mask, at, square))] or [(left, 0, left + 1, 1)]
    lefts, tops, rights, bottoms = zip(*filled, strict=True)
    box = min(lefts), min(tops), max(rights), max(bottoms)
    edges = []
    for edge in soft:
        if inner := _filled(edge.mask, edge.box[:2], square):
            mask = edge.mask.crop(_moved_box(inner, edge.box[:2]))
            edges.append(Edge(edge.lookup, mask, _moved_box(inner, box[:2])))
    return Sprite(sheet.image.crop(box), sheet.mask.crop(box), tuple(edges), box[0] - left, box[1])


def _filled(mask: Image.Image, at: tuple[int, int], within: Bounds) -> Bounds | None:
    """Where a mask that lies there on a sheet is filled, as far as that is within a part of the sheet."""
    x, y = at
    left, top = max(within[0] - x, 0), max(within[1] - y, 0)
    right, bottom = min(within[2] - x, mask.width), min(within[3] - y, mask.height)
    found = mask.crop((left, top, right, bottom)).getbbox() if left < right and top < bottom else None
    return _moved_box(found, (-x - left, -y - top)) if found else None


def _moved_box(box: Bounds, origin: tuple[int, int]) -> Bounds:
    """The box as it is seen from there."""
    x, y = origin
    return box[0] - x, box[1] - y, box[2] - x, box[3] - y


SIZES = (160, 136, 116, 98, 82, 72, 64, 62, 55, 52, 46, 40, 36, 32, 28, 24, 20, 16, 12, 9, 6)  # of squares (px)
FIGURES = 44  # px; on smaller squares chickens cannot be made out, so they show the sign of their kind
SHADOW = (3, 5)
SHADE = between(rgb("sumi"), rgb("tatami"), 0.5)
SHADE_CODE = bytes(SHADE).hex()
SHADE_PLACE = indexed(Image.new("RGB", (1, 1), SHADE)).tobytes()[0]


def border(size: int) -> int:
    """How much of a card's outline lies on each side of its edge (px)."""
    return 3 if size >= 98 else 2 if size >= 34 else 1


def radius(size: int) -> float:
    return round(size * 0.16)


def _square(box: tuple[float, float, float, float], corner: int, bend: float) -> str:
    """The path of a box (left, top, right, bottom) of which one corner is round."""
    left, top, right, bottom = box
    arc = f"A{bend:g} {bend:g} 0 0 1"
    return {
        0: f"M{left} {top + bend} {arc} {left + bend} {top} H{right} V{bottom} H{left} Z",
        1: f"M{left} {top} H{right - bend} {arc} {right} {top + bend} V{bottom} H{left} Z",
        2: f"M{left} {top} H{right} V{bottom} H{left + bend} {arc} {left} {bottom - bend} Z",
        3: f"M{left} {top} H{right} V{bottom - bend} {arc} {right - bend} {bottom} H{left} Z",
    }[corner]


def rounded(size: int, corner: int, more: float) -> str:
    """The path of a square that is larger by `more` on each side, with one corner of its card round."""
    return _square((-more, -more, size + more, size + more), corner, radius(size) + more)


def _moved(body: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


@cache
def borders(size: int) -> dict[tuple[int, bool], Sprite]:
    """The outline of a card for each of its squares, with what shows beside the round corner."""
    return tiles({(corner, free): _border(size, corner, free) for corner in range(4) for free in (True, False)}, size)


def _border(size: int, corner: int, free: bool) -> str:
    """A free corner shows the mat; the outline continues outside the square. Other corners are filled with ink."""
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
    """The path inside the outline; towards the card's other squares, it is half a thin line."""
    line, bend = border(size), max(radius(size) - border(size), 1)
    thin = 1 if size >= 20 else 0.5
    left, top = (thin if corner % 2 else line), (thin if corner // 2 else line)
    right, bottom = size - (line if corner % 2 else thin), size - (line if corner // 2 else thin)
    return _square((left, top, right, bottom), corner, bend)


@cache
def edge(size: int, corner: int, shaded: bool) -> Sprite:
    """The ink around a square at its card's free corner, or the shadow of that ink."""
    line = border(size)
    body = _moved(path(rounded(size, corner, line), "sumi"), line, line)
    if shaded:
        body = body.replace('class="sumi"', f'fill="#{SHADE_CODE}"')
    made = sprite(document(body, size + 2 * line, size + 2 * line), size + 2 * line, on="tatami")
    return replace(made, left=-line, top=-line)


# The squares of cards as they lie in an army: art, the border of the card, and the gold line of a group.


OWN = Path(__file__).parent / "art"
QUARTERS: Final = 768  # in memory; a picture is made of some hundred
FACED: Final = 384  # whole squares
PAINTED: Final = 160  # their art

Turn: TypeAlias = Literal["across", "down", "out", "in"]  # how a group's line runs through a quarter of a square


class Look(NamedTuple):
    """What a square of an army looks like, without the line of its group."""

    kind: Kind
    chickens: int
    size: int
    corner: int  # which of its card's corners it is: top left, top right, bottom left, bottom right
    free: bool  # whether nothing lies behind or beside that corner, so that the mat shows there
    veiled: bool
    figures: bool  # whether it shows chickens, or else the sign of their kind


def drawn(kind: Kind, chickens: int, figures: bool) -> str:
    name = "cell" if figures or kind in ("coin", "potion") else "sign"
    return drawing(OWN / f"{name}-{kind}{'-2' * (chickens > 1)}.svg")


def art(kind: Kind, size: int) -> Image.Image:
    """The square of a kind as it stands for the kind itself."""
    return raster(drawn(kind, 1, size >= FIGURES), size).convert("RGB")


@lru_cache(PAINTED)
def painted(kind: Kind, chickens: int, size: int, figures: bool = True, veil: str | None = None) -> Image.Image:
    """The art of a square as palette indices."""
    return tile(drawn(kind, chickens, figures and size >= FIGURES), size, veil=veil)


@lru_cache(FACED)
def faced(look: Look) -> Image.Image:
    """A whole square with its card's border, as palette indices."""
    made = painted(look.kind, look.chickens, look.size, look.figures, "sumi" if look.veiled else None).copy()
    put(made, borders(look.size)[look.corner, look.free], 0, 0)
    return made


# The line of a group


class Gold(NamedTuple):
    """How a group's line is drawn (px): its distance from the squares' edge, and the widths of ink and gold."""

    inset: float
    ink: float
    gold: float


def gold(size: int) -> Gold:
    if size >= 98:
        return Gold(8, 15, 7.5)
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


@lru_cache(QUARTERS)
def quarter(look: Look, part: int, turn: Turn | None) -> Image.Image:
    half, size = look.size // 2, look.size
    left, top = half * (part % 2), half * (part // 2)
    made = faced(look).crop((left, top, size if part % 2 else half, size if part // 2 else half))
    if turn is not None:
        put(made, _lines(look.size)[part, turn], -left, -top)
    return made
