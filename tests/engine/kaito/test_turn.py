"""Moving the Kaito: where it can go, whose turn is next, and moves that are made at once."""

import pytest

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES, Colour
from tests.engine.kaito.drawing import BLACK, RED, answers, asked, drawn, held, on, played, steps

CROSS = """
    .. .. rk .. .. bh
    .. .. .. .. .. ..
    rh b1 .. .. r1 ..
    .. .. .. .. .. ..
    .. .. bk .. .. ..
    bk .. r2 .. .. rk
"""

S2 = """
    rk rh .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. bk b1
    .. r1 .. .. .. ..
    .. .. .. .. .. ..
    .. bk .. .. r2 bh
"""


def test_it_moves_along_its_row_and_its_column_and_stops_on_tiles_only():
    """KT-R4"""
    assert answers(drawn(CROSS, kaito="c3")) == [f"slide {to}" for to in ["c1", "a3", "b3", "e3", "c5", "c6"]]


def test_it_must_move():
    """KT-R4"""
    assert "pass" not in answers(drawn(CROSS, kaito="c3"))


def test_tiles_on_the_way_do_not_stop_it():
    """KT-1"""
    assert {"slide a3", "slide c6"} <= set(answers(drawn(CROSS, kaito="c3")))


def test_by_option_only_the_first_tile_each_way_is_a_target():
    """KT-1, jump gaps"""
    assert answers(drawn(CROSS, kaito="c3", jump="gaps")) == [f"slide {to}" for to in ["c1", "b3", "e3", "c5"]]


@pytest.mark.parametrize("jump", GAME.options["jump"])
def test_no_line_runs_on_from_the_end_of_one_row_to_the_start_of_the_next(jump):
    """KT-R4"""
    picture = """
        .. .. .. .. .. rk
        bk .. .. .. .. ..
        rh .. .. .. .. rk
        bh .. .. .. .. ..
        .. .. .. .. .. bk
        .. .. .. .. .. ..
    """
    assert answers(drawn(picture, kaito="f2", jump=jump))[:2] == ["slide f1", "slide a2"]
    assert answers(drawn(picture, kaito="a5", jump=jump))[-1] == "slide f5"


@pytest.mark.parametrize("jump", GAME.options["jump"])
def test_gaps_on_the_way_never_stop_it(jump):
    """KT-R4, KT-S2"""
    texts = answers(drawn(S2, kaito="b3", jump=jump))
    assert "slide e3" in texts
    assert not {"slide c3", "slide d3"} & set(texts)


def test_red_takes_a_tile_over_two_gaps():
    """KT-S2"""
    before = drawn(S2, kaito="b3")
    after = played(before, "slide e3")
    view = GAME.view(after, None)
    assert held(after, RED) == ["bk"]
    assert (NAMES[view.kaito], view.up) == ("e3", Colour.BLACK)
    assert on(after, "b3") is None
    assert on(after, "e3") is None
    assert [NAMES[square] for square in view.last] == ["b3", "e3"]


def test_after_its_move_the_kaito_shows_the_other_colour_and_the_other_player_is_next():
    """KT-R5"""
    state = drawn(CROSS, kaito="c3", turn=BLACK)
    assert GAME.view(state, None).up is Colour.BLACK
    after = played(state, "slide c5")
    assert asked(after) == [(RED, "slide")]
    assert GAME.view(after, None).up is Colour.RED


def test_the_kaito_is_turned_over_before_an_exchange_though_the_turn_goes_on():
    """KT-R5, KT-R9"""
    after = played(drawn(CROSS, kaito="c3", captured="rh b3 b2"), "slide c6")
    assert asked(after) == [(RED, "exchange")]
    assert GAME.view(after, None).up is Colour.BLACK


ONE_WAY = """
    .. rk rk .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    b1 .. .. .. .. b2
    bh .. .. .. .. ..
    rh bk bk .. .. ..
"""


def test_the_only_possible_move_is_made_at_once_and_told():
    """KT-R6"""
    [step] = steps(drawn(ONE_WAY, kaito="a1", turn=RED), "slide a4")
    # Black can go to a5, a6 and f4: no move is made for anybody.
    assert [event.forced for event in step.events] == [False]
    [step] = steps(drawn(ONE_WAY, kaito="f1", turn=RED), "slide f4")
    # Black could only go to a4, from where red can go on to a5 or a6.
    assert [(event.seat, NAMES[event.at], event.forced) for event in step.events] == [
        (RED, "f4", False),
        (BLACK, "a4", True),
    ]
    assert asked(step.state) == [(RED, "slide")]
    assert answers(step.state) == ["slide a5", "slide a6"]


def test_moves_that_are_made_at_once_may_follow_one_another_to_the_end():
    """KT-R6, KT-R12"""
    picture = """
        .. .. .. .. .. b1
        .. .. .. .. .. ..
        rk .. .. .. .. r1
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. rh rk bk bh ..
    """
    state = drawn(picture, kaito="a1")
    assert answers(state) == ["slide f1", "slide a3"]
    [step] = steps(state, "slide f1")
    assert [(event.seat, NAMES[event.at], event.forced) for event in step.events] == [
        (RED, "f1", False),
        (BLACK, "f3", True),
        (RED, "a3", True),
    ]
    assert GAME.outcome(step.state).reason == "stuck"
    assert GAME.outcome(step.state).winners == (RED,)


def test_a_move_made_at_once_stops_where_an_exchange_can_be_chosen():
    """KT-R6, KT-8"""
    state = drawn(ONE_WAY, kaito="f1", captured="bk r3 r1")
    [step] = steps(state, "slide f4")
    assert [event.forced for event in step.events] == [False, True]
    assert asked(step.state) == [(BLACK, "exchange")]
    assert answers(step.state) == ["pass", "exchange katana 3 1"]


def test_an_only_move_may_follow_an_exchange_that_was_declined_or_made():
    """KT-R6"""
    picture = """
        .. .. .. .. .. b1
        .. .. .. .. .. ..
        .. rh r2 .. .. r1
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. rk bk bh .. ..
    """
    state = played(drawn(picture, kaito="f2", captured="rk b3 b1"), "slide f1")
    for text in ("pass", "exchange katana 3 1"):
        [step] = steps(state, text)
        assert [NAMES[event.at] for event in step.events[1:]] == ["f3"]


def test_an_only_move_with_which_a_position_begins_is_asked():
    """KT-R6"""
    assert answers(drawn(ONE_WAY, kaito="f4", turn=BLACK)) == ["slide a4"]


@pytest.mark.parametrize(("jump", "forced"), [("tiles", False), ("gaps", True)])
def test_two_tiles_one_behind_the_other_are_one_target_only_where_tiles_block(jump, forced):
    """KT-R6, KT-1"""
    picture = """
        .. .. .. .. .. b1
        .. .. .. .. .. ..
        rh .. .. .. .. r1
        .. rk .. .. .. ..
        .. bk .. .. .. r2
        .. bh .. .. .. ..
    """
    [step] = steps(drawn(picture, kaito="c1", jump=jump), "slide f1")
    assert (len(step.events) == 2) is forced
    assert asked(step.state) == [(RED if forced else BLACK, "slide")]


def test_a_turn_in_which_nothing_can_be_bought_asks_nothing_more():
    """KT-8, KT-R5"""
    state = drawn(CROSS, kaito="c3", captured="rk b3")
    assert asked(played(state, "slide c5")) == [(BLACK, "slide")]
