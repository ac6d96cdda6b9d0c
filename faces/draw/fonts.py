"""Our two type families, from packages that pip installs. The system's fonts are never used."""

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
    # The basic layout is the same on every machine; Raqm needs a system library.
    path = SANS if family == "sans" else SERIF
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
