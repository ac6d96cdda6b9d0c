"""The picture of a glossary: cards or tiles side by side, each with the mark of its line in the message."""

from collections.abc import Sequence
from typing import Final

from faces.core import Entry
from faces.draw.atlas import sprite
from faces.draw.canvas import Canvas

PAGE: Final = 8  # entries in one picture
WIDTH, COLUMNS, SIDE, GAP, BELOW = 900, 4, 190, 28, 62  # px; `BELOW` has the mark


def picture(entries: Sequence[Entry], first: int) -> bytes:
    """PNG, 900 px wide, of at most `PAGE` entries. `first`: which of all entries the first is, from 0."""
    sprites = [sprite(entry.svg, SIDE, on="yoru") for entry in entries]
    pitch = max(made.size[1] for made in sprites) + BELOW
    rows = -(-len(sprites) // COLUMNS)
    columns = -(-len(sprites) // rows)
    left = (WIDTH - columns * SIDE - (columns - 1) * GAP) // 2
    canvas = Canvas.plain(WIDTH, WIDTH)
    canvas.cut(GAP + rows * pitch)
    for place, made in enumerate(sprites):
        row, column = divmod(place, columns)
        x, y = left + column * (SIDE + GAP), GAP + row * pitch
        canvas.put(made, x, y)
        canvas.write(mark(first + place), x + SIDE // 2, y + made.size[1] + 44, 40, on="yoru", family="serif")
    return canvas.png()


def mark(place: int) -> str:
    """#1 and so on: cards have numbers of their own, and squares have letters."""
    return f"#{place + 1}"
