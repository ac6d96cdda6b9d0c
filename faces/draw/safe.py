"""Colours that all eyes can tell apart. The picture stays the same; its palette is exchanged in the finished PNG."""

import struct
from functools import cache
from typing import Final
from zlib import crc32

from faces.draw.palette import COLOURS, mixed_of

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
PALETTE: Final = b"PLTE"
HEAD: Final = 8  # bytes before a PNG chunk's data: its length and its name


def recoloured(png: bytes) -> bytes:
    """One of our PNGs in safe colours. A PNG without a palette stays as it is."""
    at = png.find(PALETTE) - 4
    if at < 0:
        return png
    (length,) = struct.unpack_from(">I", png, at)
    chunk = PALETTE + palette()[:length]
    return b"".join((png[: at + 4], chunk, struct.pack(">I", crc32(chunk)), png[at + HEAD + length + 4 :]))


@cache
def palette() -> bytes:
    found = bytes(value for colour in mixed_of(SAFE) for value in colour)
    return found + bytes(3 * 256 - len(found))
