"""The two type families of the house, from packages that pip installs; the system's fonts are never asked."""

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from PIL import ImageFont

Family: TypeAlias = Literal["sans", "serif"]

SANS = str(files("font_source_sans_pro") / "files" / "SourceSansPro-Semibold.ttf")
SERIF = str(files("font_source_serif_pro") / "files" / "SourceSerifPro-Bold.ttf")
FILES = [SANS, SERIF]


@cache
def font(family: Family, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout is the same on every machine; the other needs a library of the system.
    path = SANS if family == "sans" else SERIF
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
