"""The choice of a warrior: each with a portrait, a school, and what the deck is like."""

from faces.canvas import Canvas
from faces.karenza.ground import NIGHT
from faces.karenza.reading import KarenzaScene


def choice(scene: KarenzaScene) -> bytes:
    canvas = Canvas(NIGHT)
    canvas.cut(756)
    return canvas.png()
