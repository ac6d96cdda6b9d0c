"""Text is large enough, marks stand out, and all eyes tell colours apart, people who see no red, green or blue too."""

import io
import math
from itertools import combinations, pairwise, product
from random import Random

import pytest
from PIL import Image

from engine.games.karenza.parts import OFFERED
from engine.games.regroup.parts import FIGHTERS, LEADERS
from engine.values import replace
from faces import FACES
from faces.draw.atlas import ART, drawing, letters, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.draw.palette import COLOURS, ENTRIES, INDEX, mixed_of, rgb
from faces.draw.png import SAFE, recoloured
from faces.draw.shapes import document
from faces.draw.shared import SEATS, WINNER, target, turn
from faces.kaito import pieces as kaito
from faces.kaito.pieces import HEIGHT, WIDTH, mat
from faces.karenza import pieces as karenza
from faces.kendo import pieces as kendo
from faces.kengo import pieces as kengo
from faces.regroup import pieces as regroup
from faces.regroup.squares import painted
from tests.faces.scenes import KEYS, scenes, share_that_differs

POSITIONS = 20  # positions of a game, besides its ends
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
    for scene in scenes(key, POSITIONS):
        wanted = EXCEPTIONS.get(key, {}).get(len(scene.names), SMALLEST)
        weighed = [replace(scene, weighed=luck.choice(scene.options))] if scene.options else []
        for draw, each in product(filter(None, (face.picture, face.hand)), (scene, *weighed)):
            assert smallest(monkeypatch, draw, each) >= wanted


def test_the_letters_and_numbers_of_the_grid_can_be_read_too():
    """They are a part of the background, which is drawn once."""
    assert letters(document(mat(), WIDTH, HEIGHT), WIDTH) >= SMALLEST


# Colours


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


# Contrast


LEAST = 3
FEW = 8  # positions of a game, besides its ends
INACTIVE = {("hai", "yoi"), ("hai", "washi")}  # what cannot count any more: a zero, an empty pile
PALETTES = {"usual": ENTRIES, "safe": mixed_of(SAFE)}
CARDS = ("washi", "shu", "ai", "kuri", "fuji", "matsu", "hai", "kin")  # what a mark on a card may lie on
MARKS = {
    **{f"seat {seat + 1}": (overlay(svg, 40), ("yoru", "yoi", "tatami", *CARDS)) for seat, svg in enumerate(SEATS)},
    "ring": (target(100, 100, 10), ("yoru", "yoi", "tatami", *CARDS)),
    "turn": (turn(200, 60), ("yoru", "yoi")),
    "winner": (overlay(WINNER, 84), ("yoru", "yoi")),
    "a card that can be taken": (regroup.offered(100), ("yoi",)),
    "a card that is weighed": (regroup.laid(62), ("tatami", "yoi", *CARDS)),
    "a place for a card": (regroup.dot(62), ("tatami",)),
    "a square to slide to": (kaito.TARGET, ("tatami",)),
    "where the Kaito came from": (kaito.CAME_FROM, ("tatami",)),
    "moves to a card": (karenza.CHIP, ("yoru", *CARDS)),
    "moves to a card that is too far": (karenza.FAR, ("yoru", "shu", "ai")),
    "a foot came from there": (karenza.left_square("a", 338), ("kinako",)),
    "a sword came from there": (karenza.left_point("1", 338), ("washi",)),
    "the way of a sword": (karenza.trail("1", "4", 338), ("washi", "kinako")),
    "an attack in the air": (karenza.STAR, ("yoru",)),
    "an attack that is over": (karenza.SPENT, ("yoru",)),
    "a defence is awaited": (karenza.awaited(184), ("yoru",)),
    "a card of the move that is weighed": (kendo.chosen(130), CARDS),
    "a card drawn": (kendo.NEW, ("yoru", *CARDS)),
    "who can be aimed at": (kendo.AIM, ("yoi",)),
    "where an advance leads": (kengo.DOTS["tatami"], ("tatami",)),
    "where a fencer can be hit": (kengo.TARGET_TAB, ("yoru", "washi")),
    "where a fencer came from": (kengo.STARTS["tatami"], ("tatami", "kinako")),
    "which way a fencer went": (kengo.CHEVRONS[0, "tatami"], ("tatami",)),
}


def steps(sprite, ground):
    """Pairs of palette indices that follow one another along each row of a mark's middle half on this ground."""
    width, height = sprite.size
    canvas = Canvas(Image.new("L", (width + 20, height + 20), INDEX[ground]))
    canvas.put(sprite, 10 - sprite.left, 10 - sprite.top)
    pixels, pure = canvas.image.load(), set(INDEX.values())
    for y in range(10 + height // 4, 10 + height * 3 // 4):
        found = [pixels[x, y] for x in range(width + 20) if pixels[x, y] in pure]
        yield [(one, other) for one, other in pairwise(found) if one != other]


@pytest.mark.parametrize("name", MARKS)
def test_a_mark_stands_out_through_its_outline(name):
    """In every row that shows the mark at all, some step from its neighbour or its outline is strong.

    A corner may be rim alone.
    """
    sprite, grounds = MARKS[name]
    for ground in grounds:
        rows = [row for row in steps(sprite, ground) if row]
        assert len(rows) > sprite.size[1] // 4, ground
        for palette in PALETTES.values():
            strong = [max(contrast(palette[one], palette[other]) for one, other in row) >= LEAST for row in rows]
            assert sum(strong) > 0.8 * len(rows), ground


@pytest.mark.parametrize("key", KEYS)
def test_text_stands_out_from_what_it_is_written_on(key, monkeypatch):
    pairs, write = set(), Canvas.write

    def noted(canvas, *place, on, ink="washi", **how):
        pairs.add((ink, on))
        write(canvas, *place, on=on, ink=ink, **how)

    monkeypatch.setattr(Canvas, "write", noted)
    for scene in scenes(key, FEW):
        FACES[key].picture(scene)
    assert pairs
    for colours in (COLOURS, SAFE):
        faint = {pair for pair in pairs if contrast(*(rgb(name, colours) for name in pair)) < LEAST}
        assert faint <= INACTIVE


def kaito_tiles(kind, size):
    return [sprite(drawing(ART.parent / f"kaito/art/{kind}-{side}.svg"), size, on="tatami") for side in ("aka", "kuro")]


def fighters(size, figures):
    return [painted(each, 1, size, figures) for each in FIGHTERS]


GREY = {  # pieces, and which part of any two must differ
    "seats": ([sprite(svg, 34, on="yoi") for svg in SEATS], 0.05),
    **{
        f"tiles with {kind} at {size} px": (kaito_tiles(kind, size), 0.15 if kind == "kaito" else 0.5)
        for kind in ("katana", "kabuto", "mon1", "mon2", "mon3", "kaito")
        for size in (46, 84)
    },
    "fencers": ([kengo.FENCERS[side, "guard"] for side in kengo.SIDES], 0.1),
    "feet": ([karenza.foot(side, 338) for side in ("left", "right")], 0.3),
    "warriors": ([karenza.portrait(key, 140, "yoi") for key in OFFERED], 0.15),
    "strikes": ([kendo.face(kind, None, 118, "yoru") for kind in ("men", "kote", "do", "tsuki")], 0.05),
    "leaders": ([regroup.FACES[key] for key in LEADERS], 0.1),
    "fighters with figures": (fighters(64, True), 0.05),
    "small fighters": (fighters(28, False), 0.05),
}


@pytest.mark.parametrize("name", GREY)
def test_pieces_differ_in_grey(name):
    pieces, least = GREY[name]
    for one, other in combinations(pieces, 2):
        assert share_that_differs(getattr(one, "image", one), getattr(other, "image", other)) > least
