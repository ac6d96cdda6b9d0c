"""Text in pictures: 11 px where a picture is shown 300 px wide, as in a narrow window or on a telephone."""

from dataclasses import replace
from itertools import product
from math import inf
from random import Random

import pytest

from faces import FACES
from faces.draw.atlas import letters, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.draw.shapes import disc, document, words
from faces.kaito.pieces import HEIGHT, WIDTH, mat
from tests.faces.scenes import KEYS, scenes

FEW = 20  # positions of a game, besides its ends
# The least size (px) by the number of players, and why it is no larger.
WORD = 26  # a long word in the name of a technique; its power and pose stand above it, and its button repeats it
CROWDED = 30  # a hand of twelve below four plates; the signs say the same
OTHERS = 28  # the totals of three others beside one's own army
EXCEPTIONS = {"karenza": {2: WORD, 3: WORD, 4: WORD}, "kendo": {4: CROWDED}, "regroup": {4: OTHERS}}


def smallest(monkeypatch, draw, scene):
    """The size of the smallest text that is put on a picture while it is drawn."""
    sizes, put = [], Canvas.put

    def noted(canvas, sprite, x, y):
        sizes.append(sprite.letters)
        put(canvas, sprite, x, y)

    with monkeypatch.context() as spied:
        spied.setattr(Canvas, "put", noted)
        draw(scene)
    return min(sizes)


@pytest.mark.parametrize("key", KEYS)
def test_text_can_be_read_at_300_px(key, monkeypatch):
    face, luck = FACES[key], Random(1)
    for scene in scenes(key, FEW):
        wanted = EXCEPTIONS.get(key, {}).get(len(scene.names), SMALLEST)
        weighed = [replace(scene, weighed=luck.choice(scene.options))] if scene.options else []
        for draw, each in product(filter(None, (face.picture, face.hand)), (scene, *weighed)):
            assert smallest(monkeypatch, draw, each) >= wanted


def test_the_letters_and_numbers_of_the_grid_can_be_read_too():
    """They are a part of the background, which is drawn once."""
    assert letters(document(mat(), WIDTH, HEIGHT), WIDTH) >= SMALLEST


def test_the_size_of_a_drawings_text_is_that_on_the_picture():
    svg = document(words("1", 50, 90, 102, "sumi"), 100, 140)
    assert sprite(svg, 50, on="yoru").letters == overlay(svg, 50).letters == 51
    assert sprite(document(disc(5, 5, 5, "sumi"), 10, 10), 10, on="yoru").letters == inf
