"""Pictures as PNG files. Packing is most of a picture's time, so ISA-L does it where there's a build of it."""

import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Final

from PIL import Image

from faces.draw.palette import COLOURS, PALETTE, mixed_of

try:
    from isal.isal_zlib import compress, crc32, decompress
except ImportError:  # there is no build of it for this processor
    from zlib import compress, crc32, decompress

Compress = Callable[[memoryview, int], bytes]
LEVEL: Final = 2  # as fast as 1 on flat art, and smaller
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
PALETTE_COLOURS: Final = 3  # PNG's name for pixels that are palette indices
NO_FILTER: Final = 0  # at the start of each row; filters make flat art larger
BARE: Final = b"unpacked picture"  # as long as what comes before the width in a PNG
HEAD: Final = len(BARE) + 8  # bytes before the rows

_bare = ContextVar("bare", default=False)


@contextmanager
def unpacked() -> Iterator[None]:
    """Pictures made meanwhile are rows behind their size, and no PNGs: only `decode` and `size` read them."""
    before = _bare.set(True)
    try:
        yield
    finally:
        _bare.reset(before)


def sheet(width: int, height: int) -> tuple[Image.Image, memoryview]:
    """A new image (mode L), and the same memory as PNG packs it: rows, each after the number of its filter.

    So what is drawn on the image can be packed without a copy.
    """
    rows = bytearray((width + 1) * height + 1)  # all zeros, which is NO_FILTER; one more so that no row is too short
    pixels = memoryview(rows)[1:]
    image = Image.frombuffer("L", (width, height), pixels, "raw", "L", width + 1, 1)  # type: ignore[arg-type]
    image.readonly = 0  # or else Pillow would draw on a copy of its own
    return image, memoryview(rows)[:-1]


def encode(image: Image.Image, compress: Compress = compress) -> bytes:
    """A PNG of an image of mode L whose pixels are indices into the one palette; inside `unpacked`, no PNG."""
    copy, rows = sheet(*image.size)
    copy.paste(image)
    return packed(image.size, rows, compress)


def packed(size: tuple[int, int], rows: memoryview, compress: Compress = compress) -> bytes:
    """A PNG of the rows of a sheet; inside `unpacked`, no PNG."""
    if _bare.get():
        return b"".join((BARE, struct.pack(">II", *size), rows))
    header = struct.pack(">IIBBBBB", *size, 8, PALETTE_COLOURS, 0, 0, 0)
    chunks = (b"IHDR", header), (b"PLTE", bytes(PALETTE)), (b"IDAT", compress(rows, LEVEL)), (b"IEND", b"")
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def decode(png: bytes) -> Image.Image:
    """The palette indices (mode L) of a picture from `encode`, faster than Pillow, which reads any PNG."""
    width, height = size(png)
    rows = png[HEAD:] if png.startswith(BARE) else decompress(dict(_chunks(png))[b"IDAT"])
    return Image.frombytes("L", (width + 1, height), rows).crop((1, 0, width + 1, height))


def size(png: bytes) -> tuple[int, int]:
    """The width and the height of a picture from `encode`, packed or not."""
    width, height = struct.unpack_from(">II", png, len(BARE))
    return width, height


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", crc32(data, crc32(name)))


# Colours that all eyes can tell apart: the picture stays the same, and its palette is exchanged.


SAFE: Final = COLOURS | {
    "shu": "C84A00",
    "ai": "284D9C",
    "asagi": "7FC4F0",
    "kin": "FDA549",
    "kuri": "482800",
    "fuji": "AA30BF",
    "matsu": "007253",
    "hai": "76768E",
}


def recoloured(png: bytes) -> bytes:
    """One of our PNGs in safe colours. A PNG without a palette stays as it is."""
    at = png.find(b"PLTE") - 4
    if at < 0:
        return png
    (length,) = struct.unpack_from(">I", png, at)
    return png[:at] + _chunk(b"PLTE", safe_palette()[:length]) + png[at + 12 + length :]


@cache
def safe_palette() -> bytes:
    found = bytes(value for colour in mixed_of(SAFE) for value in colour)
    return found + bytes(3 * 256 - len(found))
