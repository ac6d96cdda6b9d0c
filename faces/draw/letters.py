"""Text for pictures: lines of the two families on a plain colour, and names made drawable."""

from functools import cache, lru_cache
from typing import Literal, TypeAlias
from unicodedata import normalize

from PIL import Image, ImageDraw

from faces.draw.atlas import Lookup, Sprite, mask
from faces.draw.fonts import Family, font
from faces.draw.palette import ramp

Anchor: TypeAlias = Literal["l", "m", "r"]

ELLIPSIS = "…"
NOWHERE = "\uffff"  # no font has it, so it looks like every missing character


@lru_cache(256)
def line(text: str, family: Family, size: int, ink: str, on: str, anchor: Anchor) -> Sprite:
    """Text as a sprite to be put at a point on its baseline: the left end, middle or right end, by the anchor."""
    face = font(family, size)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor=f"{anchor}s"))
    cover = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(cover).text((-left, -top), text, 255, face, anchor=f"{anchor}s")
    return Sprite(Lookup(ramp(ink, on)).point(cover), mask(cover), left=left, top=top)


@lru_cache(256)
def fitted(text: str, family: Family, size: int, width: int) -> str:
    """The part of a text that can be drawn, cut with an ellipsis if it is wider than `width` px."""
    face, plain = font(family, size), drawable(text)
    if face.getlength(plain) <= width:
        return plain
    ends = (plain[:end].rstrip() + ELLIPSIS for end in range(len(plain), -1, -1))
    return next((short for short in ends if face.getlength(short) <= width), "")


def drawable(text: str) -> str:
    """The text with fancy letters made plain; characters the fonts do not have are left out."""
    return " ".join("".join(filter(_known, normalize("NFKC", text))).split())


@cache
def _known(character: str) -> bool:
    sans = font("sans", 30)
    return character == " " or bytes(sans.getmask(character)) != bytes(sans.getmask(NOWHERE))
