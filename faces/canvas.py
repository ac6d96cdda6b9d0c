"""A picture in the making: a copy of a ground, sprites put on it, and a palette PNG at the end."""

import io

from PIL import Image

from faces.atlas import Sprite
from faces.fonts import Family
from faces.letters import Anchor, line
from faces.palette import INDEX, PALETTE

LEVEL = 3  # of zlib: the best ratio of bytes to milliseconds on flat art


class Canvas:
    """Kept as mode L, each pixel a place in the palette, until it is written; never shared between threads."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def cut(self, height: int) -> None:
        self.image = self.image.crop((0, 0, self.image.width, height))

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        x, y = round(x) + sprite.left, round(y) + sprite.top
        self.image.paste(sprite.image, (x, y), sprite.mask)
        for edge in sprite.edges:
            left, top, right, bottom = edge.box
            box = (x + left, y + top, x + right, y + bottom)
            self.image.paste(self.image.crop(box).point(edge.lookup), box, edge.mask)

    def write(
        self, text: object, x: float, y: float, size: int, *, on: str, ink: str = "washi", family: Family = "sans",
        anchor: Anchor = "m",
    ) -> None:  # fmt: skip
        self.put(line(str(text), family, size, ink, on, anchor), x, y)

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        self.image.paste(INDEX[colour], (x, y, x + width, y + height))

    def png(self) -> bytes:
        self.image.putpalette(PALETTE)
        written = io.BytesIO()
        self.image.save(written, "PNG", compress_level=LEVEL)
        return written.getvalue()
