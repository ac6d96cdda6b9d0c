"""What is of no use now lies under a veil of night: a ready-made dark copy of a piece, or a part of the picture."""

from faces.draw.atlas import Lookup, Sprite
from faces.draw.canvas import Canvas
from faces.draw.palette import rgb, wash

VEIL, GAUZE = Lookup(wash(rgb("yoru"), 0.5)), Lookup(wash(rgb("yoru"), 0.25))


def veiled(sprite: Sprite, veil: Lookup = VEIL) -> Sprite:
    return Sprite(veil.point(sprite.image), sprite.mask)


def veil(canvas: Canvas, left: int, top: int, width: int, height: int) -> None:
    box = (left, top, left + width, top + height)
    canvas.image.paste(VEIL.point(canvas.image.crop(box)), box)
