"""SVG drawings as sprites: rasterised once for each size, kept on disk, and as indices into the one palette."""

import io
import os
import re
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from hashlib import sha256
from importlib.metadata import version
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias
from weakref import WeakValueDictionary

import resvg_py
from PIL import Image, ImageChops

from faces.draw import palette
from faces.draw.palette import COLOURS, coarse, indexed, nearest, rgb, wash
from faces.draw.shapes import FILES

PNG_START, PNG_END = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
RASTERISER = version("resvg_py")  # another version may draw differently


def folder() -> Path | None:
    """The system's cache folder; None if there is no home."""
    with suppress(RuntimeError):
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hikyaku"
    return None


SHELF = folder()


def kept(svg: str, width: int, draw: Callable[[], bytes], shelf: Path | None = SHELF) -> bytes:
    """The PNG of a drawing, from the shelf if it is there and complete."""
    if shelf is None:
        return draw()
    path = shelf / f"{sha256(f'{RASTERISER}|{width}|{svg}'.encode()).hexdigest()}.png"
    found = _read(path)
    if found is None:
        found = draw()
        _put(path, found)
    return found


def _read(path: Path) -> bytes | None:
    with suppress(OSError):
        found = path.read_bytes()
        if found.startswith(PNG_START) and found.endswith(PNG_END):
            return found
    return None


def _put(path: Path, png: bytes) -> None:
    """Write it completely or not at all, because several bots may start at once. A full disk is no reason to stop."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=path.parent) as temporary:  # which goes with all that's in it, whatever fails
            half = Path(temporary, path.name)
            half.write_bytes(png)
            half.replace(path)


# The soft edge of an overlay: where it partly covers the picture, and how it recolours what lies there.


Bounds: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

THIN: Final = 100  # pixels of its box for each pixel of an edge; beyond that, going through them alone is faster


@dataclass(frozen=True, slots=True)
class Lookup(Image.ImagePointHandler):
    """A table of 256 palette indices. Pillow would round a plain list at every single use."""

    table: list[int]

    def point(self, image: Image.Image, mode: str = "L") -> Image.Image:
        return image._new(image.im.point(self.table, mode))


@dataclass(frozen=True, slots=True)
class Edge:
    """The pixels of `mask`, which lies within `box` of the overlay."""

    lookup: Lookup
    mask: Image.Image
    box: Bounds

    def put(self, core: Any, x: int, y: int) -> None:
        """Recolour them on Pillow's core image, where the overlay is put with its corner at this point."""
        left, top, right, bottom = self.box
        box = (x + left, y + top, x + right, y + bottom)
        core.paste(core.crop(box).point(self.lookup.table, "L"), box, self.mask.im)


@dataclass(frozen=True, slots=True)
class ThinEdge:
    """The same for few pixels in a large box, such as a figure's outline: where they are, without a mask."""

    lookup: Lookup
    across: "array[int]"
    down: "array[int]"
    box: Bounds

    def put(self, core: Any, x: int, y: int) -> None:
        pixels, table = core.pixel_access(False), self.lookup.table
        points = ((x + across, y + down) for across, down in zip(self.across, self.down, strict=True))
        if not self._inside(core.size, x, y):
            width, height = core.size
            points = (point for point in points if 0 <= point[0] < width and 0 <= point[1] < height)
        for point in points:
            pixels[point] = table[pixels[point]]

    def _inside(self, size: tuple[int, int], x: int, y: int) -> bool:
        left, top, right, bottom = self.box
        return x + left >= 0 and y + top >= 0 and x + right <= size[0] and y + bottom <= size[1]


def thinned(edge: Edge) -> Edge | ThinEdge:
    """The edge in the form that is faster to put."""
    left, top, right, bottom = edge.box
    width, area = right - left, (right - left) * (bottom - top)
    if area < THIN * (area - edge.mask.histogram()[0]):
        return edge
    filled = [place for place, pixel in enumerate(edge.mask.convert("L").tobytes()) if pixel]
    across, down = (left + place % width for place in filled), (top + place // width for place in filled)
    return ThinEdge(edge.lookup, array("H", across), array("H", down), edge.box)


# SVG drawings as sprites: rasterised once for each size, and kept as indices into the one palette.


ART = Path(__file__).parents[1] / "art"
LEVELS, FEW_LEVELS = 6, 2  # degrees of coverage that are distinguished at an edge; where colours are coarse
TEXT, WIDE = re.compile(r'<text[^>]* font-size="([\d.]+)"'), re.compile(r'viewBox="0 0 ([\d.]+)')
BODY = 255  # in a cover: fully covered
KEPT: Final = 128  # sprites in memory; others are read from the shelf again when they are needed
# A part of every key of the shelf, so that sprites made by other code are made again.
RECIPE = sha256(b"".join(path.read_bytes() for path in (Path(__file__), Path(palette.__file__)))).hexdigest()


@cache
def _equal(place: int) -> Lookup:
    """A lookup that is 255 for one value, and 0 for all others."""
    return Lookup([255 * (value == place) for value in range(256)])


SOLID = Lookup([0] + [255] * 255)
OUTLINES: Final[WeakValueDictionary[tuple[tuple[int, int], bytes], Image.Image]] = WeakValueDictionary()


def mask(cover: Image.Image, put: Lookup = SOLID) -> Image.Image:
    """The mask of the pixels that a piece covers. All cards of one size have the same outline, so they share it."""
    made = put.point(cover, "1")
    return OUTLINES.setdefault((made.size, sha256(made.tobytes()).digest()), made)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A piece to put on a picture, with its corner `left` and `top` px from the point it is put at."""

    image: Image.Image
    mask: Image.Image
    edges: tuple[Edge | ThinEdge, ...] = ()
    left: int = 0
    top: int = 0
    letters: float = inf  # px, the size of its smallest text
    beside: tuple["Sprite", ...] = ()  # the other parts of a frame, put at the same point

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    def through(self, lookup: Lookup) -> "Sprite":
        """A recoloured copy without soft edges."""
        return Sprite(lookup.point(self.image), self.mask, letters=self.letters)


def raster(svg: str, width: float) -> Image.Image:
    """An SVG as an RGBA image. Rasterising holds the interpreter's lock, so pictures are composed of sprites."""
    png = kept(svg, round(width), lambda: rendered(svg, round(width)))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def rendered(svg: str, width: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=FILES))


@cache
def drawing(path: Path) -> str:
    return path.read_text("utf-8")


@lru_cache(KEPT)
def sprite(svg: str, width: int, *, on: str, fade: float = 1.0) -> Sprite:
    """A piece with its edges blended into a plain colour, to be put on nothing else."""
    places, cover = _pair(_shelved(f"{on} {fade}", svg, width, partial(_blended, on=on, fade=fade)))
    return Sprite(places, mask(cover), letters=letters(svg, width))


def letters(svg: str, width: float) -> float:
    """The size (px) of the smallest text of a drawing that is made this wide."""
    view = WIDE.search(svg)
    sizes = [float(size) for size in TEXT.findall(svg)]
    return min(sizes) * width / float(view[1]) if view and sizes else inf


def _blended(image: Image.Image, on: str, fade: float) -> Image.Image:
    cover = Lookup([round(alpha * fade) for alpha in range(256)]).point(image.getchannel("A"))
    ground = Image.new("RGB", image.size, rgb(on))
    ground.paste(image.convert("RGB"), mask=cover)
    return _sheet(indexed(ground), cover)


@cache
def overlay(svg: str, width: int) -> Sprite:
    """A piece that can be put on anything, because its edges are kept apart; slower to put than a sprite."""
    places, cover = _pair(_shelved("overlay", svg, width, partial(_parted, levels=LEVELS, finish=indexed)))
    edges = tuple(map(thinned, _edges(cover, LEVELS)))
    return Sprite(places, mask(cover, _equal(BODY)), edges, letters=letters(svg, width))


def coarse_overlay(svg: str, width: int) -> Sprite:
    """An overlay with few colours at its edges, which is put faster. The caller caches it."""
    places, cover = _pair(_shelved("coarse", svg, width, partial(_parted, levels=FEW_LEVELS, finish=coarse)))
    return Sprite(places, mask(cover, _equal(BODY)), tuple(_edges(cover, FEW_LEVELS)), letters=letters(svg, width))


def cutout(svg: str, width: int) -> Sprite:
    """An overlay cropped to what it fills, for a small drawing on a large empty sheet. The caller caches it."""
    places, cover = _pair(_shelved("overlay", svg, width, partial(_parted, levels=LEVELS, finish=indexed)))
    return _part(places, cover, cover.getbbox() or (0, 0, 1, 1))


def frame(svg: str, width: int, line: int, bend: int, out: int) -> Sprite:
    """An overlay in four parts around its empty middle, which would take most of the memory.

    What it draws is within `line` px of its sides, or within `bend` px of its top or its bottom. It reaches `out` px
    beyond what it frames, and is put where that is. The caller caches it.
    """
    places, cover = _pair(_shelved("overlay", svg, width, partial(_parted, levels=LEVELS, finish=indexed)))
    height, bend = cover.height, min(bend, cover.height // 2)
    boxes = [(0, 0, width, bend), (0, height - bend, width, height)]
    if height > 2 * bend:
        boxes += [(0, bend, line, height - bend), (width - line, bend, width, height - bend)]
    whole = [_part(places, cover, box) for box in boxes]
    top, *others = [replace(part, left=part.left - out, top=part.top - out) for part in whole]
    return replace(top, beside=tuple(others))


def _part(places: Image.Image, cover: Image.Image, box: Bounds) -> Sprite:
    """What is within the box, to be put where the whole would be."""
    places, cover = places.crop(box), cover.crop(box)
    return Sprite(places, mask(cover, _equal(BODY)), tuple(map(thinned, _edges(cover, LEVELS))), *box[:2])


def _parted(image: Image.Image, levels: int, finish: Callable[[Image.Image], Image.Image]) -> Image.Image:
    """Palette indices, and a cover: fully covered, nothing, or how much of which pure colour at an edge."""
    colours = image.convert("RGB")
    part = Lookup([round(alpha / 255 * levels) for alpha in range(256)]).point(image.getchannel("A"))
    edge = ImageChops.add(Lookup([ink * levels % 256 for ink in range(256)]).point(nearest(colours)), part)
    edge.paste(0, mask=_equal(0).point(part, "1"))
    edge.paste(BODY, mask=_equal(levels).point(part, "1"))
    return _sheet(finish(colours), edge)


def _edges(cover: Image.Image, levels: int) -> Iterator[Edge]:
    inks = [rgb(name) for name in COLOURS]
    for value, count in enumerate(cover.histogram()):
        if count and value not in (0, BODY):
            ink, part = divmod(value, levels)
            pixels = _equal(value).point(cover, "1")
            if box := pixels.getbbox():
                yield Edge(Lookup(wash(inks[ink], part / levels)), pixels.crop(box), box)


def ground(svg: str) -> Image.Image:
    """A whole background, 900 px wide and without holes, to be copied and drawn on (mode L)."""
    return _shelved("ground", svg, 900, lambda image: indexed(image.convert("RGB")))


def tile(svg: str, width: int, *, veil: str | None = None) -> Image.Image:
    """A small drawing without holes, in few colours (mode L), because there are many of it; half veiled by a colour."""

    def finish(image: Image.Image) -> Image.Image:
        plain = image.convert("RGB")
        return coarse(Image.blend(plain, Image.new("RGB", plain.size, rgb(veil)), 0.5) if veil else plain)

    return _shelved(f"tile {veil}", svg, width, finish)


def _shelved(how: str, svg: str, width: int, finish: Callable[[Image.Image], Image.Image]) -> Image.Image:
    """What `finish` makes of a drawing, kept on disk so that the next start doesn't have to make it again."""

    def made() -> bytes:
        written = io.BytesIO()
        finish(raster(svg, width)).save(written, "PNG", compress_level=1)
        return written.getvalue()

    found = Image.open(io.BytesIO(kept(f"{RECIPE}|{how}|{svg}", width, made)))
    found.load()
    return found


def _sheet(places: Image.Image, cover: Image.Image) -> Image.Image:
    """Both images in one, one below the other."""
    both = Image.new("L", (places.width, 2 * places.height))
    both.paste(places, (0, 0))
    both.paste(cover, (0, places.height))
    return both


def _pair(sheet: Image.Image) -> tuple[Image.Image, Image.Image]:
    width, height = sheet.width, sheet.height // 2
    return sheet.crop((0, 0, width, height)), sheet.crop((0, height, width, 2 * height))
