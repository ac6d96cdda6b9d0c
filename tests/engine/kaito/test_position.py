"""Positions as JSON: what people and other programs may write, and what is refused with a reason."""

import pytest

from engine import codec
from engine.games.kaito import GAME
from engine.games.kaito.state import View
from tests.engine.kaito.drawing import answers, drawn

GRID = """
    rk rh b3 .. b1 ..
    bk bh .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    rk .. .. .. .. ..
    .. .. .. .. .. bk
"""
BRIEF = {"grid": GRID.split(), "kaito": "a3", "turn": 0}


def read(**changes):
    return codec.state_from(GAME, 1, {**BRIEF, **changes})


def test_a_position_is_the_grid_the_kaito_and_whose_turn_it_is():
    assert answers(read()) == ["slide a1", "slide a2", "slide a5"]
    assert read(grid=GRID) == read(grid=GRID.strip().splitlines()) == read()


def test_positions_and_events_are_written_with_names_of_squares_and_tiles():
    """KT-16"""
    state = drawn(GRID, kaito="a3", captured="b2 rh rk", came_from="c3")
    raw = codec.plain(GAME.state, state)
    assert (raw["grid"], raw["kaito"], raw["captured"]) == (GRID.split(), "a3", ["rk", "rh", "b2"])
    view = codec.plain(View, GAME.view(state, None))
    assert (view["captured"], view["aside"], view["last"], view["up"]) == (
        [["b2"], ["rk", "rh"]],
        [12, 11],
        ["c3", "a3"],
        "red",
    )
    [ask] = GAME.asks(state)
    assert [codec.plain(GAME.event, event) for event in GAME.play(state, 0, ask.options[1], None).events] == [
        {"seat": 0, "at": "a2", "tile": "bk", "own": False, "forced": False, "kind": "captured"}
    ]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"grid": GRID.split()[:35]}, "36 squares, not 35"),
        ({"grid": [".."] * 35 + ["gk"]}, "'gk' is not a tile; tiles are rk, rh"),
        ({"grid": [None] * 36}, "a list of rk, rh"),
        ({"grid": 36}, "a list of rk, rh"),
        ({"grid": [".."] * 32 + ["rh"] * 4}, "4 tiles are rh, but the box has 3"),
        ({"captured": ["b3"] * 3}, "3 tiles are b3, but the box has 2"),
        ({"captured": ["b3", "b3"]}, "more tiles of a sort than in the box"),
        ({"kaito": "g1"}, "'g1' is not a square; squares are a1 to f6"),
        ({"kaito": ["a1"]}, "is not a square"),
        ({"kaito": None}, "the Kaito is off the grid while it is to be placed, and only then"),
        ({"stage": "place"}, "the Kaito is off the grid while it is to be placed, and only then"),
        ({"stage": "place", "kaito": None, "came_from": "a1"}, "from nowhere until it has been placed"),
        ({"came_from": "a3"}, "the Kaito comes from another square of its row or column"),
        ({"came_from": "b4"}, "the Kaito comes from another square of its row or column"),
        ({"stage": "place", "kaito": None}, "the Kaito is placed while all tiles are on the grid"),
        ({"stage": "exchange", "kaito": "a1"}, "no tile lies under the Kaito before an exchange"),
        ({"turn": 2}, "turn"),
        ({"turn": "red"}, "turn"),
        ({"gone": 2}, "gone"),
        ({"colours": ["red", "red"]}, "two seats cannot play the same colour"),
        ({"grid": [".."] * 36}, "both sides cannot have lost"),
        ({"options": {"leap": "tiles"}}, "leap"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes, complaint):
    with pytest.raises(ValueError, match=complaint.replace(".", r"\.")):
        read(**changes)
