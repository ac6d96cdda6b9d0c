"""The three sub-decks with their sizes: a column beside the exchange, or large where there is none yet."""

from collections.abc import Collection

from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.playable import decks
from faces.kendo.words import KendoScene

NARROW, WIDE = 54, 150
PITCH = 94
WIDE_AT, WIDE_PITCH = (450 - WIDE // 2), 230


def column(canvas: Canvas, sizes: tuple[int, int, int], offered: Collection[int], left: int, top: int) -> None:
    for deck, size in enumerate(sizes):
        y = top + deck * PITCH
        canvas.put(pieces.pile(deck, NARROW), left, y)
        ink = "sumi" if size else "hai"
        canvas.write(size, left + NARROW // 2, y + 50, 28, on="washi", ink=ink, family="serif")
        if deck in offered:
            canvas.put(pieces.target(NARROW), left, y)


def wide(canvas: Canvas, sizes: tuple[int, int, int], top: int) -> None:
    for deck, size in enumerate(sizes):
        left = WIDE_AT + (deck - 1) * WIDE_PITCH
        canvas.put(pieces.pile(deck, WIDE), left, top)
        canvas.write(size, left + WIDE // 2, top + 134, 64, on="washi", ink="sumi", family="serif")


def offered(scene: KendoScene) -> Collection[int]:
    """Those that the reader may draw from: of a switch, the one that is weighed."""
    return decks(scene.options if scene.weighed is None else (scene.weighed,))
