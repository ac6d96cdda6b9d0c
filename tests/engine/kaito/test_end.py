"""How a match ends, and what comes first when two ends meet."""

from random import Random

import pytest

from engine.core import Outcome
from engine.games.kaito import GAME
from engine.games.kaito.state import Left
from tests.engine.kaito.drawing import BLACK, RED, asked, drawn, on, played, steps

LAST = """
    rk .. .. .. .. rk
    .. bh .. .. .. ..
    .. .. .. .. .. ..
    rh bk .. bk .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""


def won(state):
    outcome = GAME.outcome(state)
    assert GAME.asks(state) == (), "a match that is over asks nothing"
    return outcome.winners, outcome.reason


@pytest.mark.parametrize(
    ("picture", "text", "reason"),
    [(LAST, "slide b2", "no_kabuto"), (LAST.replace("bk .. bk", "bk .. .."), "slide b4", "no_katana")],
)
def test_the_player_whose_last_katana_or_kabuto_is_captured_has_lost(picture, text, reason):
    """KT-R11"""
    state = drawn(picture, kaito="b3")
    assert GAME.outcome(state) is None
    assert won(played(state, text)) == ((RED,), reason)


def test_six_katana_or_two_kabuto_gone_are_not_enough():
    """KT-R11"""
    assert GAME.outcome(played(drawn(LAST, kaito="b3"), "slide b4")) is None


def test_the_winner_is_first_and_the_loser_second():
    """KT-R11"""
    assert GAME.outcome(played(drawn(LAST, kaito="b3"), "slide b2")) == Outcome((RED,), (1, 2), "no_kabuto")
    mirrored = drawn(LAST, kaito="b3", turn=1, colours=["black", "red"])
    assert GAME.outcome(played(mirrored, "slide b2")) == Outcome((1,), (2, 1), "no_kabuto")


def test_a_player_who_takes_their_own_last_has_lost():
    """KT-10"""
    state = drawn(LAST, kaito="a2")
    assert won(played(state, "slide a4")) == ((BLACK,), "no_kabuto")


@pytest.mark.parametrize("own", [True, False])
def test_the_end_comes_with_the_capture_before_any_exchange(own):
    """KT-9: the loser or winner could have bought a kabuto."""
    state = drawn(LAST, kaito="a2" if own else "b3", captured="rh b3 b2")
    after = played(state, "slide a4" if own else "slide b2")
    assert won(after) == ((BLACK if own else RED,), "no_kabuto")
    assert (after.turn, after.stage) == (BLACK, "slide"), "no exchange is pending"


def test_by_option_a_tile_bought_back_in_the_same_turn_saves_its_owner():
    """KT-9, elimination turn_end"""
    state = played(drawn(LAST, kaito="a2", captured="rh b3 b2", elimination="turn_end"), "slide a4")
    assert asked(state) == [(RED, "exchange")]
    after = played(state, "exchange kabuto 3 2")
    assert GAME.outcome(after) is None
    assert asked(after) == [(BLACK, "slide")]
    assert on(after, "a4") == "rh"


@pytest.mark.parametrize("text", ["pass", "exchange katana 3 1"])
def test_by_option_too_the_turn_ends_the_match_if_it_was_not_bought_back(text):
    """KT-9, elimination turn_end"""
    state = drawn(LAST, kaito="a2", captured="rh rk b3 b2 b1", elimination="turn_end")
    assert won(played(state, "slide a4", text)) == ((BLACK,), "no_kabuto")


def test_by_option_too_nothing_to_buy_ends_the_match_with_the_capture():
    """KT-9, elimination turn_end"""
    state = drawn(LAST, kaito="a2", captured="rh b3", elimination="turn_end")
    assert won(played(state, "slide a4")) == ((BLACK,), "no_kabuto")


def test_by_option_too_the_enemy_is_out_at_once_and_no_exchange_is_asked_about():
    """KT-9, elimination turn_end"""
    state = played(drawn(LAST, kaito="b3", captured="rh b3 b2", elimination="turn_end"), "slide b2")
    assert won(state) == ((RED,), "no_kabuto")
    assert asked(state) == []


STUCK = """
    rk .. bk .. .. ..
    .. rh .. .. .. bh
    .. .. .. .. .. ..
    .. .. .. r1 .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""


def test_a_player_who_cannot_move_the_kaito_has_lost():
    """KT-R12, KT-13, KT-S9: black takes d4, and row 4 and column d hold nothing else."""
    state = drawn(STUCK, kaito="d1", turn=BLACK)
    assert won(played(state, "slide d4")) == ((BLACK,), "stuck")


def test_a_tile_under_the_kaito_does_not_help_a_player_who_cannot_move():
    """KT-13, KT-3"""
    state = drawn(STUCK, kaito="d4", turn=BLACK)
    assert on(state, "d4") == "r1"
    assert won(state) == ((RED,), "stuck")


def test_a_player_who_leaves_the_enemy_no_move_may_still_make_an_exchange():
    """KT-8, KT-R12"""
    state = played(drawn(STUCK, kaito="d1", turn=BLACK, captured="r3 r1 bk"), "slide d4")
    assert asked(state) == [(BLACK, "exchange")]
    for text in ("pass", "exchange katana 3 1"):
        assert won(played(state, text)) == ((BLACK,), "stuck")


def test_there_is_no_loss_for_want_of_a_move_before_the_turn_begins():
    """KT-13: black has no way on from d4, but it is red's turn that counts."""
    state = drawn(STUCK, kaito="d4", turn=BLACK, stage="slide")
    assert GAME.outcome(state).winners == (RED,)
    assert GAME.outcome(drawn(STUCK, kaito="d1", turn=BLACK)) is None


def test_the_last_katana_or_kabuto_counts_before_a_lack_of_moves():
    """KT-11: taking f2 leaves black neither a kabuto nor a move."""
    picture = STUCK.replace(".. rh .. .. .. bh", ".. .. .. .. .. bh").replace(".. .. .. r1 .. ..", "rh .. .. .. .. ..")
    state = drawn(picture, kaito="f5")
    assert won(played(state, "slide f2")) == ((RED,), "no_kabuto")


def test_a_player_who_takes_their_own_last_loses_even_if_the_enemy_could_not_move():
    """KT-12"""
    picture = STUCK.replace(".. rh .. .. .. bh", ".. .. .. .. .. rh").replace(".. .. .. r1 .. ..", "bh .. .. .. .. ..")
    state = drawn(picture, kaito="f5")
    assert won(played(state, "slide f2")) == ((BLACK,), "no_kabuto")


def test_with_the_option_too_the_last_tile_counts_before_a_lack_of_moves():
    """KT-11, KT-12, elimination turn_end"""
    picture = STUCK.replace(".. rh .. .. .. bh", ".. .. .. .. .. rh").replace(".. .. .. r1 .. ..", "bh .. .. .. .. ..")
    state = drawn(picture, kaito="f5", elimination="turn_end")
    assert won(played(state, "slide f2")) == ((BLACK,), "no_kabuto")


S11 = """
    .. rh bk .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. rk .. .. .. b2
    .. .. bh .. .. ..
    .. .. .. .. .. r1
"""


def test_a_player_who_can_take_nothing_but_their_own_last_katana_loses():
    """KT-S11, KT-10"""
    state = drawn(S11.replace("r1", ".."), kaito="f4")
    assert won(played(state, "slide b4")) == ((BLACK,), "no_katana")


def test_and_the_move_that_loses_is_made_at_once():
    """KT-S11, KT-R6: black goes to f4, and red has no tile but b4."""
    [step] = steps(drawn(S11.replace("r1", ".."), kaito="f1", turn=BLACK), "slide f4")
    assert [(event.seat, event.forced) for event in step.events] == [(BLACK, False), (RED, True)]
    assert won(step.state) == ((BLACK,), "no_katana")


@pytest.mark.parametrize("seat", [RED, BLACK])
@pytest.mark.parametrize("turn", [RED, BLACK])
def test_a_player_who_leaves_for_good_has_lost(seat, turn):
    """KT-R13"""
    step = GAME.leave(drawn(LAST, kaito="b3", turn=turn), seat, Random(0))
    assert won(step.state) == ((1 - seat,), "left")
    assert step.events == (Left(seat),)


def test_one_can_leave_before_the_kaito_is_placed():
    """KT-R13"""
    start = GAME.setup(2, {"jump": "tiles", "elimination": "capture"}, Random(0)).state
    assert won(GAME.leave(start, 0, Random(0)).state) == ((1,), "left")
