"""Panels, outlines and rings, written as SVG in the house's colours."""

from html import escape

from faces.draw.palette import COLOURS

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
    """A path; `colours` are class names, such as "ai-l" or "washi sumi-s"."""
    width = f' stroke-width="{stroke:g}"' if stroke else ""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path class="{colours}"{width}{dashed} d="{d}"/>'


def disc(x: float, y: float, radius: float, colours: str) -> str:
    return f'<circle class="{colours}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def words(text: str, x: float, y: float, size: float, colour: str) -> str:
    """Text centred on x, for what never changes on a picture; the rest is written with `Canvas.write`."""
    family = "font-family:'Source Sans Pro';font-weight:600"
    return (
        f'<text class="{colour}" style="{family}" x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle">'
        f"{escape(text)}</text>"
    )


def ring(width: float, height: float, radius: float) -> str:
    """The mark of a legal target, round a box with its corner at 6, 6: gold, with ink on both sides."""
    box = (6, 6, width, height)
    return document(outline(*box, "sumi", 10, radius) + outline(*box, "kin", 6, radius), width + 12, height + 12)


def frame(width: float, height: float, radius: float = 16, colour: str = "kin") -> str:
    """The mark of whose turn it is, round a panel with its corner at 2, 2."""
    return document(outline(2, 2, width, height, colour, 4, radius), width + 4, height + 4)
