"""Many pictures as few tiles: most of a picture is the same as in the one before, so each tile is kept once."""

from collections.abc import Iterator
from typing import Final
from zlib import compress

from PIL import Image

from faces.draw.palette import INDEX
from faces.draw.png import decode, encode
from faces.draw.strip import GROUND

SIDE: Final = 36  # px of a tile; smaller ones need longer lists, larger ones are more often new
WIDTH: Final = 900  # px of every picture
COLUMNS: Final = WIDTH // SIDE
LEVEL: Final = 5  # of zlib: 15 % smaller than a picture usually is
PER_SHEET: Final = 200  # tiles; browsers draw no picture that is much higher than this


class Mosaic:
    """All tiles so far, by their pixels, and the tiles of all pictures."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}
        self._pictures: dict[bytes, list[int]] = {}

    def tiles(self, png: bytes) -> list[int]:
        """The numbers of a picture's tiles, row by row."""
        if png not in self._pictures:
            cut = _cut(_whole(decode(png)))
            self._pictures[png] = [self._numbers.setdefault(tile, len(self._numbers)) for tile in cut]
        return self._pictures[png]

    def sheets(self) -> Iterator[bytes]:
        """The tiles as PNGs, one below the other."""
        tiles = list(self._numbers)
        for first in range(0, len(tiles), PER_SHEET):
            some = tiles[first : first + PER_SHEET]
            yield encode(Image.frombytes("L", (SIDE, SIDE * len(some)), b"".join(some)), smaller)


def smaller(pixels: bytes, _: int) -> bytes:
    """Packed more tightly than a picture that somebody waits for."""
    return compress(pixels, LEVEL)


def height(png: bytes) -> int:
    return int.from_bytes(png[20:24], "big")


def _whole(image: Image.Image) -> Image.Image:
    """The picture on ground as wide as all are, and as high as whole tiles."""
    found = Image.new("L", (WIDTH, -(-image.height // SIDE) * SIDE), INDEX[GROUND])
    found.paste(image, ((WIDTH - image.width) // 2, 0))
    return found


def _cut(image: Image.Image) -> Iterator[bytes]:
    """The tiles row by row. They are cut by columns, because in a column each tile is one piece of the bytes."""
    columns = (image.crop((left, 0, left + SIDE, image.height)).tobytes() for left in range(0, WIDTH, SIDE))
    area = SIDE * SIDE
    for row in zip(
        *([column[at : at + area] for at in range(0, len(column), area)] for column in columns), strict=True
    ):
        yield from row
