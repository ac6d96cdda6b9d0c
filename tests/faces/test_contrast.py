"""Marks and text stand out from what they lie on, and pieces from one another without colour.

Marks and text do so by at least 3 to 1, in the usual colours and in the safe ones.
"""

from itertools import combinations, pairwise

import pytest
from PIL import Image

from engine.games.karenza.parts import OFFERED
from engine.games.regroup.parts import FIGHTERS, LEADERS
from faces import FACES
from faces.draw.atlas import ART, drawing, overlay, sprite
from faces.draw.canvas import Canvas
from faces.draw.marks import SEATS, WINNER, target, turn
from faces.draw.palette import COLOURS, ENTRIES, INDEX, mixed_of, rgb
from faces.draw.safe import SAFE
from faces.kaito import pieces as kaito
from faces.karenza import pieces as karenza
from faces.kendo import pieces as kendo
from faces.kengo import pieces as kengo
from faces.regroup import pieces as regroup
from faces.regroup.squares import painted
from tests.faces.draw.test_safe import contrast
from tests.faces.scenes import KEYS, scenes, share_that_differs

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
