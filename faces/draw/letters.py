"""Text for pictures: lines of our families on a plain colour, and names made drawable."""

from functools import cache, lru_cache
from typing import Literal, TypeAlias
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from faces.draw.atlas import Lookup, Sprite, mask
from faces.draw.palette import ramp
from faces.draw.shapes import AnyFamily, Family, font

Anchor: TypeAlias = Literal["l", "m", "r"]

SMALLEST = 33  # px of text that matters: 11 px where a picture is shown 300 px wide
ELLIPSIS = "…"
NOWHERE = "\uffff"  # no font has it, so it looks like every missing character


@lru_cache(256)
def line(text: str, family: Family, size: int, ink: str, on: str, anchor: Anchor) -> Sprite:
    """Text as a sprite to be put at a point on its baseline: the left end, middle or right end, by the anchor."""
    face = face_of(text, family, size)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor=f"{anchor}s"))
    cover = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(cover).text((-left, -top), text, 255, face, anchor=f"{anchor}s")
    return Sprite(Lookup(ramp(ink, on)).point(cover), mask(cover), left=left, top=top, letters=size)


@lru_cache(256)
def fitted(text: str, family: Family, size: int, width: int) -> str:
    """The part of a text that can be drawn, cut with an ellipsis if it is wider than `width` px."""
    plain = drawable(text)
    face = face_of(plain, family, size)
    if face.getlength(plain) <= width:
        return plain
    ends = (plain[:end].rstrip() + ELLIPSIS for end in range(len(plain), -1, -1))
    return next((short for short in ends if face.getlength(short) <= width), "")


def drawable(text: str) -> str:
    """The text with fancy letters made plain; characters the fonts do not have are left out."""
    return " ".join("".join(filter(_known, normalize("NFKC", text))).split())


def face_of(text: str, family: Family, size: int) -> ImageFont.FreeTypeFont:
    """The font that a text is drawn with: one that also has kana and kanji only where it's needed."""
    return font(family if all(_has("sans", each) for each in text) else "wide", size)


@cache
def _known(character: str) -> bool:
    """Symbols aren't looked up among kana and kanji, so that an emoji in a name doesn't open that font."""
    written = character.isalnum() or "\u3000" <= character <= "\u30ff"
    return _has("sans", character) or (written and _has("wide", character))


@cache
def _has(family: AnyFamily, character: str) -> bool:
    face = font(family, 30)
    return character == " " or bytes(face.getmask(character)) != bytes(face.getmask(NOWHERE))
