"""Several pictures side by side, reduced: what has happened since a player last looked."""

import io
from collections.abc import Sequence

from PIL import Image

from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.draw.palette import indexed

SMALLER = 3  # each side is divided by this
GAP = 12
CAPTION = 44  # px above a picture
GROUND = "yoru"  # the background of every picture


def places(png: bytes) -> Image.Image:
    """One of our PNGs as palette indices (mode L), as a canvas has it."""
    with Image.open(io.BytesIO(png)) as picture:
        return Image.frombytes("L", picture.size, picture.tobytes())


def strip(pngs: Sequence[bytes], captions: Sequence[str]) -> bytes:
    """A PNG of these pictures from left to right, each below its caption."""
    small = [_smaller(png) for png in pngs]
    width, height = (sum(each.width for each in small) + GAP * (len(small) - 1), max(each.height for each in small))
    canvas, left = Canvas.plain(width, height + CAPTION, GROUND), 0
    for each, caption in zip(small, captions, strict=True):
        canvas.write(caption, left + each.width / 2, SMALLEST, SMALLEST, on=GROUND)
        canvas.lay(each, left, CAPTION)
        left += each.width + GAP
    return canvas.png()


def _smaller(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        return indexed(picture.convert("RGB").reduce(SMALLER))
