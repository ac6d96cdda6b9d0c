"""The squares of cards as they lie in an army: art, the border of the card, and the gold line of a group.

A square with a line is put as four quarters, because the line runs differently in each of them.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image

from engine.games.regroup.parts import Kind
from faces.draw.atlas import Sprite, drawing, raster, tile
from faces.draw.canvas import put
from faces.draw.shapes import path
from faces.regroup.borders import FIGURES, borders, radius, tiles

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
