"""The canvas: whatever has drawn on it is in its PNG, which packs the memory that was drawn on."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from faces.draw.atlas import Lookup, overlay
from faces.draw.canvas import Canvas
from faces.draw.marks import SEATS
from faces.draw.palette import INDEX
from faces.draw.png import encode

CHANGES = {
    "nothing": lambda canvas: None,
    "a sprite": lambda canvas: canvas.put(overlay(SEATS[0], 26), 5, 5),
    "a text": lambda canvas: canvas.write("Aiko", 30, 40, 33, on="yoru"),
    "a colour": lambda canvas: canvas.fill(3, 4, 20, 10, "kin"),
    "other colours": lambda canvas: canvas.recolour(Lookup([7] * 256), 3, 4, 20, 10),
    "Pillow's own drawing": lambda canvas: ImageDraw.Draw(canvas.image).rectangle((2, 2, 9, 9), INDEX["shu"]),
    "less below": lambda canvas: canvas.cut(30),
    "more above": lambda canvas: canvas.raise_by(Image.new("L", (64, 12), INDEX["kin"])),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_picture_is_what_was_drawn_at_any_time(change):
    canvas = Canvas(Image.new("L", (64, 48), INDEX["yoru"]))
    for name in (change, "a sprite", "Pillow's own drawing"):
        before = canvas.image.tobytes()
        CHANGES[name](canvas)
        assert (canvas.image.tobytes() != before) == (name != "nothing")
        assert canvas.png() == encode(canvas.image)
        assert Image.open(BytesIO(canvas.png())).tobytes() == canvas.image.tobytes()


def test_a_ground_stays_as_it_is():
    ground = Image.new("L", (64, 48), INDEX["yoru"])
    Canvas(ground).fill(0, 0, 64, 48, "kin")
    assert ground.tobytes() == bytes([INDEX["yoru"]]) * (64 * 48)
