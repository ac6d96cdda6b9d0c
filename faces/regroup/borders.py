"""The outlines of cards on their mat: lines between squares, round corners, ink around an army and its shadow."""

from functools import cache

from PIL import Image

from faces.draw.atlas import Sprite, sprite
from faces.draw.palette import between, indexed, rgb
from faces.draw.shapes import document, path
from faces.regroup.sheets import tiles

SIZES = (82, 64, 62, 55, 52, 46, 40, 36, 32, 28, 24, 20, 16, 12, 9, 6)
FIGURES = 44  # from this size on chickens can be made out; smaller squares carry the sign of their kind
SHADOW = (3, 5)
SHADE = between(rgb("sumi"), rgb("tatami"), 0.5)
SHADE_CODE = bytes(SHADE).hex()
SHADE_PLACE = indexed(Image.new("RGB", (1, 1), SHADE)).tobytes()[0]


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
def borders(size: int) -> dict[tuple[int, bool], Sprite]:
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


@cache
def edge(size: int, corner: int, shaded: bool) -> Sprite:
    """The ink around a square at its card's free corner, or the shadow it casts."""
    line = border(size)
    body = _moved(path(rounded(size, corner, line), "sumi"), line, line)
    if shaded:
        body = body.replace('class="sumi"', f'fill="#{SHADE_CODE}"')
    made = sprite(document(body, size + 2 * line, size + 2 * line), size + 2 * line, on="tatami")
    return Sprite(made.image, made.mask, left=-line, top=-line)
