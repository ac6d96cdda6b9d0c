"""What need not be asked, because everybody knows the answer, and moves that may be given at once."""

from random import Random

import pytest

from engine import match
from engine.games.kendo import GAME
from tests.engine import laws
from tests.engine.kendo.drawing import come, drawn, short
from tests.engine.kendo.test_switch_and_draw import DECKS

MODES = [(2, "duel"), (3, "duel"), (4, "duel"), (2, "competition")]


def at_once(state, seat=0):
    """What may be given at once, in words."""
    return [short(each) for each in match.together(GAME, state, seat)]


def foregone(state):
    return GAME.foregone(GAME.view(state, None))


def test_all_places_in_a_mixed_hand_are_alike_so_nobody_is_asked():  # KD-R15
    assert foregone(drawn("*0 do3\n 1 men1 bogyo kamae\n threat 0>1 kote", stage="pull", owed=2))


def test_the_only_card_of_one_of_the_last_two_is_played_at_once():  # KD-R40
    assert foregone(drawn("*0 do3\n 1 men1 bogyo"))
    assert foregone(drawn(" 0 do3 kamae\n*1 men1\n threat 0>1 men"))
    assert foregone(drawn("*0 kamae\n 1 men1 bogyo", stage="discard"))


def test_of_more_cards_nobody_can_see_that_one_answers():  # KD-9, KD-R40
    assert not foregone(drawn(" 0 do3 kamae\n*1 men1 seme\n threat 0>1 men"))


def test_of_three_the_only_card_may_have_several_targets():  # KD-R9, KD-R40
    assert not foregone(drawn("*0 do3\n 1 men1 bogyo\n 2 men6"))
    assert foregone(drawn("*0 kamae\n 1 men1 bogyo\n 2 men6", stage="discard"))


def test_in_a_competition_time_may_be_called_with_one_card():  # KD-32, KD-R40
    assert not foregone(drawn("*0 do3\n 1 men1 bogyo", options={"mode": "competition"}))


def test_a_switch_a_draw_and_a_play_may_be_given_at_once():  # KD-23, KD-R39
    found = at_once(come(drawn(f"*0 do3 seme\n 1 men1{DECKS}", mode="competition"), "start").state)
    assert {"switch seme others, counters", "switch seme others, counters, do"} <= set(found)
    assert "switch seme others" not in found, "it's an answer of its own"
    assert not [each for each in found if each.startswith("switch do") and each.endswith(", do")], "it is gone"
    assert not [each for each in found if each.startswith("switch seme") and each.endswith("do seme")]


def test_what_stops_a_reinforcement_and_what_answers_the_strike_may_be_given_at_once():  # KD-12, KD-R39
    state = drawn(" 0 do3 kamae\n*1 seigan men1 bogyo\n threat 0>1 men jodan")
    assert {"stop seigan, men", "stop seigan, bogyo, men"} <= set(at_once(state, 1))


def test_a_parry_and_the_next_attack_may_be_given_at_once():  # KD-16, KD-R39
    state = drawn(" 0 do3 kamae\n*1 tsuki4 bogyo tai_sabaki\n threat 0>1 men")
    assert set(at_once(state, 1)) == {"parry bogyo, tsuki", "deflect tai_sabaki, tsuki"}


def test_a_counter_is_answered_by_somebody_else_and_ends_what_is_given_at_once():  # KD-R12, KD-R39
    assert at_once(drawn(" 0 do3\n*1 tsuki4 men>do\n threat 0>1 men"), 1) == []


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_whatever_is_offered_at_once_is_legal_step_by_step(seats, mode):  # KD-R39
    options = match.chosen(GAME, seats, {"mode": mode})
    for ply in laws.a_match(GAME, seats, options, f"waits {mode}").plies:
        offered = match.together(GAME, ply.before.state, ply.seat)
        assert len({str(each) for each in offered}) == len(offered)
        for each in Random(ply.before.ply).sample(offered, min(3, len(offered))):
            played_through(ply.before, ply.seat, each)


def played_through(now, seat, several):
    """Each step is an option of the seat when it comes; raises `RuleError` where one is not."""
    for text in several.steps:
        now, _ = match.answer(GAME, now, seat, match.parse(GAME, now, seat, text))


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_what_is_foregone_has_one_option_or_all_alike_whatever_is_hidden(seats, mode):  # KD-R15, KD-R40
    options = match.chosen(GAME, seats, {"mode": mode})
    for ply in laws.a_match(GAME, seats, options, f"foregone {mode}").plies:
        if due := match.foregone(GAME, ply.before):
            [ask] = GAME.asks(ply.before.state)
            assert due == (ask.seat, ask.options[0])
            assert len(ask.options) == 1 or ask.topic == "pull"


@pytest.mark.parametrize("mode", ["duel", "competition"])
def test_what_may_be_given_at_once_depends_on_nothing_hidden(mode):  # KD-R11, KD-R39
    options = match.chosen(GAME, 2, {"mode": mode})
    for ply in laws.a_match(GAME, 2, options, f"hidden {mode}").plies:
        seen = GAME.view(ply.before.state, ply.seat)
        anew = GAME.imagine(seen, Random(ply.before.ply))
        assert match.together(GAME, anew, ply.seat) == match.together(GAME, ply.before.state, ply.seat)
