"""The one palette of all pictures: sixteen pure colours, and steps between those that touch in drawings."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from threading import local

from PIL import Image

COLOURS = {
    "washi": "F4EAD5",
    "kinako": "E3D2AE",
    "tatami": "BFA872",
    "wara": "A38C58",
    "sumi": "1F1A19",
    "yoru": "1A2030",
    "yoi": "2A3348",
    "kumo": "36425C",
    "shu": "C23420",
    "ai": "22508C",
    "asagi": "7FA8DB",
    "kin": "E9AE34",
    "kuri": "7B4A26",
    "fuji": "6F3F8C",
    "matsu": "2F6E4A",
    "hai": "6E6A66",
}
GROUND = "yoru"  # the background of every picture
TOUCHING = {
    "sumi": "washi kinako tatami shu kin kuri ai yoi yoru kumo fuji matsu hai",
    "washi": "shu yoi yoru kumo tatami kinako ai kuri fuji matsu hai kin wara",
    "tatami": "shu ai wara kin",
    "yoi": "kin shu asagi kumo ai hai",
    "yoru": "kin yoi tatami",
    "ai": "asagi kinako",
    "kin": "shu",
}
STEPS = 5
GRAIN = 4  # Pillow looks up a colour by the corner of a cube this wide

RGB = tuple[int, int, int]
Recipe = tuple[str, str, float]  # two colours, and how far from one to the other (0 to 1)


def rgb(name: str, colours: Mapping[str, str] = COLOURS) -> RGB:
    red, green, blue = bytes.fromhex(colours[name])
    return red, green, blue


def between(one: RGB, other: RGB, part: float) -> RGB:
    """The colour `part` of the way (0 to 1) from one to the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _corner(colour: RGB) -> RGB:
    red, green, blue = (value // GRAIN * GRAIN for value in colour)
    return red, green, blue


def _recipes() -> list[Recipe]:
    """Pure colours first; of two colours that Pillow could not tell apart, only the first."""
    pairs = [(one, other) for one, others in TOUCHING.items() for other in others.split()]
    parts = [step / (STEPS + 1) for step in range(1, STEPS + 1)]
    mixed = ((one, other, part) for part, (one, other) in product(parts, pairs))
    distinct: dict[RGB, Recipe] = {}
    for one, other, part in [*((name, name, 0.0) for name in COLOURS), *mixed]:
        distinct.setdefault(_corner(between(rgb(one), rgb(other), part)), (one, other, part))
    return list(distinct.values())[:256]


def mixed_of(colours: Mapping[str, str]) -> list[RGB]:
    """The colour of each palette index when these are the pure colours."""
    pure = {name: rgb(name, colours) for name in COLOURS}
    return [between(pure[one], pure[other], part) for one, other, part in RECIPES]


RECIPES = _recipes()
ENTRIES = mixed_of(COLOURS)
PALETTE = [value for colour in ENTRIES for value in colour]
PANES = {("washi", "matsu", 5 / 6)}  # mixed colours that fill whole areas of drawings
# Pure colours, and those halfway between.
FEW = [place for place, recipe in enumerate(RECIPES) if recipe[2] in (0, 0.5) or recipe in PANES]
INDEX = {name: ENTRIES.index(rgb(name)) for name in COLOURS}


def _colours(entries: Iterable[RGB]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([value for colour in entries for value in colour])
    return image


class Notes(local):
    """Palettes to look up colours in. Pillow caches lookups in them without a lock, so each thread has its own."""

    def __init__(self) -> None:
        # Every colour is moved to the corner where Pillow will look for it, so pure colours are found exactly.
        self.all = _colours(map(_corner, ENTRIES))
        self.pure = _colours(map(rgb, COLOURS))
        self.few = _colours(_corner(ENTRIES[place]) for place in FEW)


NOTES = Notes()


def indexed(image: Image.Image) -> Image.Image:
    """An RGB image as palette indices. The mode is L, so that Pillow never converts the colours."""
    return _places(image, NOTES.all)


def coarse(image: Image.Image) -> Image.Image:
    """As `indexed`, but with one step at an edge instead of five: much lighter, where there are many small pieces."""
    return _places(image, NOTES.few).point([*FEW, *[0] * (256 - len(FEW))])


def nearest(image: Image.Image) -> Image.Image:
    """The number of the pure colour nearest to each pixel of an RGB image (mode L)."""
    return _places(image, NOTES.pure)


def _places(image: Image.Image, palette: Image.Image) -> Image.Image:
    places = image.quantize(palette=palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", places.size, places.tobytes())


@cache
def ramp(ink: str, ground: str) -> list[int]:
    """The palette index of ink on a plain ground for each coverage from 0 to 255."""
    shades = Image.new("RGB", (256, 1))
    shades.putdata([between(rgb(ground), rgb(ink), cover / 255) for cover in range(256)])
    return list(indexed(shades).tobytes())


@cache
def wash(ink: RGB, cover: float) -> list[int]:
    """For each palette index, the index it becomes when ink covers this part of it (0 to 1)."""
    shades = Image.new("RGB", (256, 1))
    shades.putdata([between(colour, ink, cover) for colour in ENTRIES] + [(0, 0, 0)] * (256 - len(ENTRIES)))
    return list(indexed(shades).tobytes())
