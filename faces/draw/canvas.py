"""A picture in the making: a copy of a ground, sprites put on it, and a palette PNG at the end."""

import io

from PIL import Image

from faces.draw.atlas import Sprite
from faces.draw.fonts import Family
from faces.draw.letters import Anchor, line
from faces.draw.palette import INDEX, PALETTE

LEVEL = 2  # of zlib: as fast as 1 on flat art, and lighter


class Canvas:
    """Kept as mode L, each pixel a place in the palette, until it is written; never shared between threads.

    Pillow's core pastes without the checks around it, which would cost twice as much, hundreds of times a picture.
    """

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def cut(self, height: int) -> None:
        self.image = self.image.crop((0, 0, self.image.width, height))

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        core, x, y = self.image.im, round(x) + sprite.left, round(y) + sprite.top
        piece = sprite.image.im
        width, height = piece.size
        core.paste(piece, (x, y, x + width, y + height), sprite.mask.im)
        for edge in sprite.edges:
            left, top, right, bottom = edge.box
            box = (x + left, y + top, x + right, y + bottom)
            core.paste(core.crop(box).point(edge.lookup.table, "L"), box, edge.mask.im)

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        """What covers all that is under it."""
        piece = image.im
        width, height = piece.size
        self.image.im.paste(piece, (x, y, x + width, y + height))

    def write(
        self, text: object, x: float, y: float, size: int, *, on: str, ink: str = "washi", family: Family = "sans",
        anchor: Anchor = "m",
    ) -> None:  # fmt: skip
        self.put(line(str(text), family, size, ink, on, anchor), x, y)

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        self.flood(x, y, width, height, INDEX[colour])

    def flood(self, x: int, y: int, width: int, height: int, place: int) -> None:
        """With any place in the palette."""
        self.image.im.paste(place, (x, y, x + width, y + height))

    def png(self) -> bytes:
        self.image.putpalette(PALETTE)
        written = io.BytesIO()
        self.image.save(written, "PNG", compress_level=LEVEL)
        return written.getvalue()
