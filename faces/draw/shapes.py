"""Panels, outlines, paths and text, written as SVG in the colours of the palette and in our type families."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Literal, TypeAlias

from PIL import ImageFont

from faces.draw.palette import COLOURS

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


# Panels, outlines, paths and text, written as SVG in the colours of the palette.


FONTS: dict[Family, str] = {
    "sans": "font-family:'Source Sans Pro';font-weight:600",
    "serif": "font-family:'Source Serif Pro';font-weight:700",
}
LINE = "stroke-linecap:round;stroke-linejoin:round"
STYLE = "".join(
    f".{name}{{fill:#{code}}}"
    f".{name}-l{{fill:none;stroke:#{code};{LINE}}}"
    f".{name}-s{{stroke:#{code};stroke-width:3.5;stroke-linejoin:round}}"
    for name, code in COLOURS.items()
)


def document(body: str, width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}"><style>{STYLE}</style>{body}</svg>'
    )


def body_of(drawing: str) -> str:
    """A document without its style and its svg element."""
    return re.sub(r"<style>.*?</style>|</?svg[^>]*>", "", drawing)


def at(body: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}</g>'


def panel(x: float, y: float, width: float, height: float, colour: str, radius: float = 16) -> str:
    return f'<rect class="{colour}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>'


def outline(
    x: float, y: float, width: float, height: float, colour: str, stroke: float = 4, radius: float = 16, dash: str = ""
) -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<rect class="{colour}-l" stroke-width="{stroke:g}" x="{x:g}" y="{y:g}" width="{width:g}" '
        f'height="{height:g}" rx="{radius:g}"{dashed}/>'
    )


def path(d: str, colours: str, stroke: float | None = None, dash: str = "") -> str:
    """A path. `colours` are class names: "ai" fills, "ai-l" is a line, "washi sumi-s" a fill with a line."""
    width = f' stroke-width="{stroke:g}"' if stroke else ""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path class="{colours}"{width}{dashed} d="{d}"/>'


def disc(x: float, y: float, radius: float, colours: str) -> str:
    return f'<circle class="{colours}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def words(
    text: str, x: float, y: float, size: float, colour: str, *, anchor: str = "middle", family: Family = "sans"
) -> str:
    """Text that is part of a drawing and never changes; `Canvas.write` writes everything else."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text class="{colour}" style="{FONTS[family]}" {place}>{escape(text)}</text>'


def nested(svg: str, x: float, y: float, width: float) -> str:
    """A drawing of 100 by 100 inside another, `width` wide and with its corner at x, y."""
    return svg.replace('width="100" height="100"', f'x="{x:g}" y="{y:g}" width="{width:g}" height="{width:g}"', 1)
