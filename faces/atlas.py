"""Drawings made into sprites: SVG rasterised once for each size, and kept as places in the one palette."""

import io
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import resvg_py
from PIL import Image, ImageChops

from faces.fonts import FILES
from faces.palette import COLOURS, RGB, indexed, rgb, wash
from faces.shelf import kept

ART = Path(__file__).parent / "art"
SOLID = [0] + [255] * 255
LEVELS = 6  # how many parts the cover of an edge is told apart in


@dataclass(frozen=True, slots=True)
class Lookup(Image.ImagePointHandler):
    """A table of 256 places in the palette. Handed to Pillow as a list, it would be rounded at every single use."""

    table: list[int]

    def point(self, image: Image.Image) -> Image.Image:
        return image._new(image.im.point(self.table, "L"))


@dataclass(frozen=True, slots=True)
class Edge:
    """Where an overlay half covers what is under it: the pixels of `mask` go where `lookup` sends them."""

    lookup: Lookup
    mask: Image.Image
    box: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Sprite:
    """A piece ready to be put on a picture, its corner at `left`, `top` from the point named."""

    image: Image.Image
    mask: Image.Image
    edges: tuple[Edge, ...] = ()
    left: int = 0
    top: int = 0

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size


def raster(svg: str, width: float) -> Image.Image:
    """An SVG as RGBA. It holds the interpreter's lock all the while, so pictures are made of sprites."""
    png = kept(svg, round(width), lambda: rendered(svg, round(width)))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def rendered(svg: str, width: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=FILES))


@cache
def drawing(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def sprite(svg: str, width: int, *, on: str, fade: float = 1.0) -> Sprite:
    """A piece with its edges blended into plain ground, to be put on nothing else."""
    image = raster(svg, width)
    cover = image.getchannel("A").point(lambda alpha: alpha * fade)
    ground = Image.new("RGB", image.size, rgb(on))
    ground.paste(image.convert("RGB"), mask=cover)
    return Sprite(indexed(ground), cover.point(SOLID, "1"))


@cache
def overlay(svg: str, width: int) -> Sprite:
    """A piece with its edges apart, to be put on anything; dearer than a sprite."""
    image = raster(svg, width)
    colours = image.convert("RGB")
    level = image.getchannel("A").point(lambda alpha: round(alpha / 255 * LEVELS))
    body = level.point(lambda part: 255 * (part == LEVELS), "1")
    return Sprite(indexed(colours), body, tuple(_edges(colours, level)))


def ground(svg: str) -> Image.Image:
    """A whole picture without holes, to be copied and drawn on."""
    return indexed(raster(svg, 900).convert("RGB"))


def _edges(colours: Image.Image, level: Image.Image) -> list[Edge]:
    part_of = {part: level.point(lambda value, part=part: 255 * (value == part)) for part in range(1, LEVELS)}
    ink_of = _inks(colours)
    both = {(ink, part): ImageChops.darker(ink_of[ink], part_of[part]) for ink in ink_of for part in part_of}
    return [
        Edge(Lookup(wash(ink, part / LEVELS)), mask.crop(box).convert("1"), box)
        for (ink, part), mask in both.items()
        if (box := mask.getbbox())
    ]


def _inks(colours: Image.Image) -> dict[RGB, Image.Image]:
    """For each pure colour, a mask of the pixels to which it is nearest."""
    pure = Image.new("P", (1, 1))
    pure.putpalette([value for name in COLOURS for value in rgb(name)])
    nearest = colours.quantize(palette=pure, dither=Image.Dither.NONE)
    places = Image.frombytes("L", nearest.size, nearest.tobytes())
    found = [place for place, count in enumerate(places.histogram()) if count]
    return {
        rgb(list(COLOURS)[place]): places.point(lambda value, place=place: 255 * (value == place)) for place in found
    }
