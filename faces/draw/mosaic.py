"""Many pictures as few tiles: most of a picture is the same as in the one before, so each tile is kept once."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final
from zlib import compress

from PIL import Image

from faces.draw.palette import GROUND, INDEX
from faces.draw.png import decode, encode

SIDE: Final = 36  # px of a tile; smaller ones need longer lists, larger ones are more often new
TILE: Final = SIDE * SIDE  # bytes
WIDTH: Final = 900  # px of every picture
COLUMNS: Final = WIDTH // SIDE
LEVEL: Final = 5  # of zlib: 15 % smaller than a picture usually is
PER_SHEET: Final = 200  # tiles; browsers draw no picture that is much higher than this


class Mosaic:
    """All tiles so far, by their pixels. A picture is compared with the latest of its height, which is much like it."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}
        self._latest: dict[int, tuple[list[bytes], list[int]]] = {}  # by height: tiles and their numbers

    def tiles(self, picture: bytes) -> list[int]:
        """The numbers of a picture's tiles, row by row."""
        cut = _cut(_whole(decode(picture)))
        latest, numbers = self._latest.get(len(cut), ([], []))
        alike = zip_longest(cut, latest, numbers)
        found = [number if tile == before else self._number(tile) for tile, before, number in alike]
        self._latest[len(cut)] = cut, found
        return found

    def _number(self, tile: bytes) -> int:
        return self._numbers.setdefault(tile, len(self._numbers))

    def sheets(self) -> Iterator[bytes]:
        """The tiles as PNGs, one below the other."""
        tiles = list(self._numbers)
        for first in range(0, len(tiles), PER_SHEET):
            some = tiles[first : first + PER_SHEET]
            yield encode(Image.frombytes("L", (SIDE, SIDE * len(some)), b"".join(some)), smaller)


def smaller(pixels: memoryview, _: int) -> bytes:
    """Packed more tightly than a picture that somebody waits for."""
    return compress(pixels, LEVEL)


def _whole(image: Image.Image) -> Image.Image:
    """The picture on ground as wide as all are, and as high as whole tiles."""
    found = Image.new("L", (WIDTH, -(-image.height // SIDE) * SIDE), INDEX[GROUND])
    found.paste(image, ((WIDTH - image.width) // 2, 0))
    return found


def _cut(image: Image.Image) -> list[bytes]:
    """The tiles row by row. Each is one piece of its column's bytes."""
    high = image.height
    columns = [image.crop((left, 0, left + SIDE, high)).tobytes() for left in range(0, WIDTH, SIDE)]
    return [column[start : start + TILE] for start in range(0, high * SIDE, TILE) for column in columns]
