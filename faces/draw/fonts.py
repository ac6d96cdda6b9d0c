"""Our type families, from packages that pip installs. The system's fonts are never used."""

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from PIL import ImageFont

Family: TypeAlias = Literal["sans", "serif"]
AnyFamily: TypeAlias = Literal["sans", "serif", "wide"]  # the last has kana, kanji and hangul; 17 MB, so opened late

SANS = str(files("font_source_sans_pro") / "files" / "SourceSansPro-Semibold.ttf")
SERIF = str(files("font_source_serif_pro") / "files" / "SourceSerifPro-Bold.ttf")
WIDE = str(files("noto_cjk_sans_jp_bold") / "NotoSansCJKjp-Bold.otf")
FILES = [SANS, SERIF]  # for drawings, whose words are the same in every language
PATHS: dict[AnyFamily, str] = {"sans": SANS, "serif": SERIF, "wide": WIDE}


@cache
def font(family: AnyFamily, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout is the same on every machine; Raqm needs a system library.
    return ImageFont.truetype(PATHS[family], size, layout_engine=ImageFont.Layout.BASIC)
