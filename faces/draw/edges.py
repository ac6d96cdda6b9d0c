"""The soft edge of an overlay: where it partly covers the picture, and how it recolours what lies there."""

from array import array
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from PIL import Image

Bounds: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

THIN: Final = 100  # pixels of its box for each pixel of an edge; beyond that, going through them alone is faster


@dataclass(frozen=True, slots=True)
class Lookup(Image.ImagePointHandler):
    """A table of 256 palette indices. Pillow would round a plain list at every single use."""

    table: list[int]

    def point(self, image: Image.Image, mode: str = "L") -> Image.Image:
        return image._new(image.im.point(self.table, mode))


@dataclass(frozen=True, slots=True)
class Edge:
    """The pixels of `mask`, which lies within `box` of the overlay."""

    lookup: Lookup
    mask: Image.Image
    box: Bounds

    def put(self, core: Any, x: int, y: int) -> None:
        """Recolour them on Pillow's core image, where the overlay is put with its corner at this point."""
        left, top, right, bottom = self.box
        box = (x + left, y + top, x + right, y + bottom)
        core.paste(core.crop(box).point(self.lookup.table, "L"), box, self.mask.im)


@dataclass(frozen=True, slots=True)
class ThinEdge:
    """The same for few pixels in a large box, such as a figure's outline: where they are, without a mask."""

    lookup: Lookup
    across: "array[int]"
    down: "array[int]"
    box: Bounds

    def put(self, core: Any, x: int, y: int) -> None:
        pixels, table = core.pixel_access(False), self.lookup.table
        points = ((x + across, y + down) for across, down in zip(self.across, self.down, strict=True))
        if not self._inside(core.size, x, y):
            width, height = core.size
            points = (point for point in points if 0 <= point[0] < width and 0 <= point[1] < height)
        for point in points:
            pixels[point] = table[pixels[point]]

    def _inside(self, size: tuple[int, int], x: int, y: int) -> bool:
        left, top, right, bottom = self.box
        return x + left >= 0 and y + top >= 0 and x + right <= size[0] and y + bottom <= size[1]


def thinned(edge: Edge) -> Edge | ThinEdge:
    """The edge in the form that is faster to put."""
    left, top, right, bottom = edge.box
    width, area = right - left, (right - left) * (bottom - top)
    if area < THIN * (area - edge.mask.histogram()[0]):
        return edge
    filled = [place for place, pixel in enumerate(edge.mask.convert("L").tobytes()) if pixel]
    across, down = (left + place % width for place in filled), (top + place // width for place in filled)
    return ThinEdge(edge.lookup, array("H", across), array("H", down), edge.box)
