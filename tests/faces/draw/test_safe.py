"""Colours that all eyes tell apart: people who see no red, no green or no blue still see which is which."""

import io
import math
from itertools import combinations

import pytest
from PIL import Image

from faces.draw.canvas import Canvas
from faces.draw.palette import COLOURS, ENTRIES, INDEX, mixed_of, rgb
from faces.draw.safe import SAFE, recoloured

# Machado, Oliveira and Fernandes (2009), nothing left of one kind of cone; on linear light.
EYES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
TELLING = ("shu", "ai", "asagi", "kin", "kuri", "fuji", "matsu", "hai")  # what colours stand for something
APART = 14  # in CIELAB, where 2.3 is just seen


def linear(value):
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour):
    return sum(weight * linear(value) for weight, value in zip((0.2126, 0.7152, 0.0722), colour, strict=True))


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen(colour, eyes):
    light = [linear(value) for value in colour]
    return [min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in EYES[eyes]]


def lab(light):
    to_xyz = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.95047, 1, 1.08883)
    parts = [
        sum(a * b for a, b in zip(row, light, strict=True)) / full for row, full in zip(to_xyz, white, strict=True)
    ]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(colours, eyes):
    """The two colours, at least one of which stands for something, that lie nearest to each other."""
    return min(
        (math.dist(lab(seen(rgb(one, colours), eyes)), lab(seen(rgb(other, colours), eyes))), one, other)
        for one, other in combinations(colours, 2)
        if one in TELLING or other in TELLING
    )


@pytest.mark.parametrize("eyes", EYES)
def test_whatever_eyes_look_colours_are_told_apart(eyes):
    assert nearest(SAFE, eyes)[0] > APART


@pytest.mark.parametrize(
    ("ink", "least", "names"), [("washi", 3, "shu ai kuri fuji matsu hai"), ("sumi", 6, "asagi kin")]
)
def test_signs_on_them_stay_readable(ink, least, names):
    assert all(contrast(rgb(name, SAFE), rgb(ink)) > least for name in names.split())


def test_a_picture_stays_the_same_but_for_its_colours():
    canvas = Canvas(Image.new("L", (len(COLOURS), 1)))
    for x, name in enumerate(COLOURS):
        canvas.fill(x, 0, 1, 1, name)
    Image.open(io.BytesIO(recoloured(canvas.png()))).verify()
    before, after = (Image.open(io.BytesIO(png)) for png in (canvas.png(), recoloured(canvas.png())))
    assert before.tobytes() == after.tobytes()
    assert [after.convert("RGB").getpixel((x, 0)) for x in range(len(COLOURS))] == [rgb(name, SAFE) for name in COLOURS]
    written = io.BytesIO()
    Image.new("RGB", (2, 2)).save(written, "PNG")
    assert recoloured(written.getvalue()) == written.getvalue(), "it has no palette"


def test_every_shade_is_mixed_as_before():
    assert mixed_of(COLOURS) == ENTRIES
    assert len(mixed_of(SAFE)) == len(ENTRIES)
    assert {name: mixed_of(SAFE)[place] for name, place in INDEX.items()} == {name: rgb(name, SAFE) for name in COLOURS}
