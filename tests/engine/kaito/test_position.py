"""Positions as JSON: what people and other programs may write, and what is refused with a reason."""

import json

import pytest

from engine import codec
from engine.games.kaito import GAME
from engine.games.kaito.parts import Colour
from tests.engine.kaito.drawing import BLACK, RED, answers, asked, drawn

GRID = """
    rk rh b3 .. b1 ..
    bk bh .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    rk .. .. .. .. ..
    .. .. .. .. .. bk
"""
BRIEF = {"grid": GRID.split(), "kaito": "a3", "turn": 0}
FULL = "rk " * 7 + "rh " * 3 + "r3 r3 r2 r2 r1 r1 r1 " + "bk " * 7 + "bh " * 3 + "b3 b3 b2 b2 b1 b1 b1 "


def read(**changes):
    return codec.state_from(GAME, 1, {**BRIEF, **changes})


def test_a_position_is_the_grid_the_kaito_and_whose_turn_it_is():
    state = read()
    assert (state.stage, state.captured, state.came_from, state.gone) == ("slide", 0, None, None)
    assert state.colours == (Colour.RED, Colour.BLACK)
    assert (state.options.jump, state.options.elimination) == ("tiles", "capture")
    assert answers(state) == ["slide a1", "slide a2", "slide a5"]


def test_it_is_written_in_the_same_words():
    text = codec.dump(GAME.state, drawn(GRID, kaito="a3", captured="b2 rh rk", came_from="c3"))
    assert json.loads(text) == {
        "grid": GRID.split(),
        "kaito": "a3",
        "turn": 0,
        "stage": "slide",
        "captured": ["rk", "rh", "b2"],
        "colours": ["red", "black"],
        "options": {"jump": "tiles", "elimination": "capture"},
        "came_from": "c3",
        "gone": None,
    }
    assert codec.load_state(GAME, 1, text) == drawn(GRID, kaito="a3", captured="b2 rh rk", came_from="c3")


@pytest.mark.parametrize("grid", [GRID, GRID.strip().splitlines()])
def test_a_grid_may_be_written_in_rows_too(grid):
    assert read(grid=grid) == read()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"grid": GRID.split()[:35]}, "36 squares, not 35"),
        ({"grid": [*GRID.split(), ".."]}, "36 squares, not 37"),
        ({"grid": [".."] * 35 + ["gk"]}, "'gk' is not a tile; tiles are rk, rh"),
        ({"grid": [None] * 36}, "a list of rk, rh"),
        ({"grid": 36}, "a list of rk, rh"),
        ({"grid": [".."] * 32 + ["rh"] * 4}, "4 tiles are rh, but the box has 3"),
        ({"captured": ["b3"] * 3}, "3 tiles are b3, but the box has 2"),
        ({"captured": ["b3", "b3"]}, "more tiles of a sort than in the box"),
        ({"captured": [".."]}, "'..' is not a tile"),
        ({"kaito": "g1"}, "'g1' is not a square; squares are a1 to f6"),
        ({"kaito": 3}, "3 is not a square"),
        ({"kaito": ["a1"]}, "is not a square"),
        ({"kaito": None}, "the Kaito is off the grid while it is to be placed, and only then"),
        ({"stage": "place"}, "the Kaito is off the grid while it is to be placed, and only then"),
        ({"stage": "place", "kaito": None, "came_from": "a1"}, "from nowhere until it has been placed"),
        ({"came_from": "a3"}, "the Kaito comes from another square of its row or column"),
        ({"came_from": "b4"}, "the Kaito comes from another square of its row or column"),
        ({"stage": "place", "kaito": None}, "the Kaito is placed while all tiles are on the grid"),
        ({"stage": "exchange", "kaito": "a1"}, "no tile lies under the Kaito before an exchange"),
        ({"stage": "swap"}, "'place', 'slide' or 'exchange'"),
        ({"turn": 2}, "turn"),
        ({"turn": -1}, "turn"),
        ({"turn": "red"}, "turn"),
        ({"gone": 2}, "gone"),
        ({"colours": ["red", "red"]}, "two seats cannot play the same colour"),
        ({"colours": ["red"]}, "colours"),
        ({"colours": ["red", "green"]}, "'red' or 'black'"),
        ({"grid": [".."] * 36}, "both sides cannot have lost"),
        ({"options": {"jump": "far"}}, "'tiles' or 'gaps'"),
        ({"options": {"elimination": "never"}}, "'capture' or 'turn_end'"),
        ({"options": {"leap": "tiles"}}, "leap"),
        ({"hand": []}, "hand"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes, complaint):
    with pytest.raises(ValueError, match=complaint.replace(".", r"\.")):
        read(**changes)


@pytest.mark.parametrize("missing", BRIEF)
def test_what_must_be_there_is_asked_for(missing):
    with pytest.raises(ValueError, match=missing):
        codec.state_from(GAME, 1, {name: value for name, value in BRIEF.items() if name != missing})


def test_a_match_may_begin_before_the_kaito_is_placed():
    """KT-R3"""
    state = read(grid=(".. " + FULL + "..").split(), kaito=None, stage="place", turn=BLACK)
    assert asked(state) == [(BLACK, "place")]
    assert answers(state) == ["place a1", "place f6"]


def test_a_match_that_is_over_can_be_kept_too():
    """KT-R13, KT-R11"""
    assert GAME.outcome(read(gone=RED)).winners == (BLACK,)
    assert GAME.outcome(read(grid=GRID.replace("bh", "..").split())).reason == "no_kabuto"


def test_a_position_before_an_exchange_asks_for_it():
    """KT-8"""
    state = read(stage="exchange", captured=["rk", "b2", "b2"])
    assert answers(state) == ["pass", "exchange katana 2 2"]


def test_a_position_in_which_nothing_can_be_bought_still_asks():
    """KT-8"""
    assert answers(read(stage="exchange")) == ["pass"]


def test_moves_and_events_are_written_with_names_of_squares_and_tiles():
    [ask] = GAME.asks(read())
    step = GAME.play(read(), 0, ask.options[1], None)
    assert codec.plain(GAME.move, ask.options[1]) == {"to": "a2", "kind": "slide"}
    assert [codec.plain(GAME.event, event) for event in step.events] == [
        {"seat": 0, "at": "a2", "tile": "bk", "own": False, "forced": False, "kind": "captured"}
    ]


def test_the_view_holds_what_lies_on_the_table():
    """KT-16"""
    view = GAME.view(read(captured=["rh", "b2"], came_from="c3", options={"jump": "gaps"}), None)
    assert codec.plain(type(view), view) == {
        "grid": GRID.split(),
        "kaito": "a3",
        "up": "red",
        "turn": 0,
        "stage": "slide",
        "captured": [["b2"], ["rh"]],
        "aside": [13, 11],
        "colours": ["red", "black"],
        "options": {"jump": "gaps", "elimination": "capture"},
        "last": ["c3", "a3"],
        "gone": None,
    }
