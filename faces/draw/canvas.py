"""A picture in the making: a copy of a background, sprites put on it, and a palette PNG at the end."""

from typing import Self

from PIL import Image

from faces.draw.atlas import Lookup, Sprite
from faces.draw.letters import Anchor, line
from faces.draw.palette import GROUND, INDEX
from faces.draw.png import packed, sheet
from faces.draw.shapes import Family


def put(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Put a sprite on an image of mode L in which each pixel is a palette index."""
    core = image.im
    for part in (sprite, *sprite.beside):
        left, top, piece = round(x) + part.left, round(y) + part.top, part.image.im
        width, height = piece.size
        core.paste(piece, (left, top, left + width, top + height), part.mask.im)
        for edge in part.edges:
            edge.put(core, left, top)


class Canvas:
    """An image of mode L in which each pixel is a palette index; never shared between threads.

    It calls Pillow's core directly. The public `paste` checks its arguments, which takes as long as the pasting
    itself, and a picture is hundreds of pastes.
    """

    def __init__(self, ground: Image.Image) -> None:
        self._take(*ground.size)
        self.lay(ground, 0, 0)

    @classmethod
    def plain(cls, width: int, height: int, colour: str = GROUND) -> Self:
        """A canvas of one colour."""
        return cls(Image.new("L", (width, height), INDEX[colour]))

    def _take(self, width: int, height: int) -> None:
        self.image, self._rows = sheet(width, height)

    def cut(self, height: int) -> None:
        above = self.image.crop((0, 0, self.image.width, height))
        self._take(*above.size)
        self.lay(above, 0, 0)

    def raise_by(self, band: Image.Image) -> None:
        """Put an image of the same width above this one."""
        below, width = self.image, self.image.width
        self._take(width, band.height + below.height)
        self.lay(band, 0, 0)
        self.lay(below, 0, band.height)

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        put(self.image, sprite, x, y)

    def lay(self, image: Image.Image, x: int, y: int) -> None:
        """Put an image that covers everything below it."""
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
        """Fill a rectangle with any palette index, not just a named colour."""
        self.image.im.paste(place, (x, y, x + width, y + height))

    def recolour(self, lookup: Lookup, x: int, y: int, width: int, height: int) -> None:
        """Send every pixel of a rectangle through a lookup."""
        box = (x, y, x + width, y + height)
        self.image.paste(lookup.point(self.image.crop(box)), box)

    def png(self) -> bytes:
        return packed(self.image.size, self._rows)
