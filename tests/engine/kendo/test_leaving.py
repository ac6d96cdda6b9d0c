"""A player leaves for good, at every kind of moment."""

from random import Random

import pytest

from engine.games.kendo import GAME
from tests.engine.kendo.drawing import after, asked, come, drawn, hand, told


def left(state, seat, luck=0):
    return GAME.leave(state, seat, Random(luck))


THREE = "{}0 men1 do3\n {}1 men12 kamae\n {}2 do8 bogyo"


def of_three(turn, more="", **kept):
    return drawn(THREE.format(*("*" if seat == turn else "" for seat in range(3))) + more, **kept)


def test_of_two_the_other_wins():  # KD-R22
    for seat in (0, 1):
        found = left(drawn("*0 men1\n 1 do3"), seat)
        outcome = GAME.outcome(found.state)
        assert (outcome.winners, outcome.reason) == ((1 - seat,), "left")
        assert [event.kind for event in found.events] == ["left", "over"]


def test_a_competition_is_lost():  # KD-R26
    outcome = GAME.outcome(left(drawn("*0 men1\n 1 do3", mode="competition", ippons=[["M"], []]), 0).state)
    assert (outcome.winners, outcome.places, outcome.reason) == ((1,), (2, 1), "left")


def test_of_more_they_drop_out_without_a_bonus_and_their_cards_go_under():  # KD-R22
    state = of_three(0, "\n others seigan mushin", last_attackers=[1, None, None, None])
    found = left(state, 0)
    assert (found.state.out, found.state.left, found.state.hands[0]) == ((0,), (0,), ())
    assert (found.state.decks[0], found.state.decks[2]) in {(order, ("seigan", "mushin")) for order in
                                                            (("men1", "do3"), ("do3", "men1"))}  # fmt: skip
    assert hand(found.state, 1) == ["men12", "kamae"]
    assert asked(found.state) == (1, "open")


@pytest.mark.parametrize("seat", [0, 1])
def test_an_attack_by_them_or_at_them_is_over_and_the_next_seat_starts(seat):  # KD-R22
    state = after(of_three(0), "open men at 1")
    found = left(state, seat)
    assert found.state.threat is None
    assert asked(found.state) == (seat + 1, "open")


def test_an_attack_between_others_goes_on():  # KD-R22
    state = after(of_three(0), "open men at 1")
    found = left(state, 2)
    assert (asked(found.state), told(found.state)) == ((1, "answer"), ["meet men", "deflect kamae"])
    assert asked(after(found.state, "meet men")) == (0, "open")


def test_cards_still_to_be_pulled_are_pulled_no_more():  # KD-R22
    state = after(drawn("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8"), "open kote at 1")
    for seat in (0, 1):
        gone = left(state, seat).state
        assert (gone.owed, asked(gone)) == (0, (seat + 1, "open"))


def test_a_player_who_is_to_draw_a_bonus_draws_none():  # KD-R22
    state = after(drawn("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo"), "open do at 1")
    assert asked(state) == (0, "bonus")
    found = left(state, 0)
    assert (found.state.out, asked(found.state)) == ((1, 0), (2, "open"))


def test_a_player_who_was_to_start_after_the_bonus_of_another_is_followed_by_the_next():  # KD-R22
    state = after(drawn("0 do3\n *1 do8 men1\n 2 -\n 3 -\n basics men6\n others bogyo\n out 3"), "open do at 2")
    assert (asked(state), state.starter) == ((1, "bonus"), 0)
    assert GAME.outcome(left(state, 0).state).winners == (1,)
    state = drawn("0 do3\n *1 do8\n 2 do10\n 3 -\n others bogyo\n out 3", stage="bonus", starter=2)
    drawn_for = after(left(state, 2).state, "draw others")
    assert (drawn_for.out, asked(drawn_for)) == ((3, 2), (0, "open"))


def test_a_player_who_draws_a_bonus_still_starts_when_another_leaves():  # KD-R19, KD-R22
    state = after(drawn("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo"), "open do at 1")
    gone = left(state, 2).state
    assert asked(gone) == (0, "bonus")
    assert asked(after(gone, "draw others")) == (0, "open")


def test_others_go_on_choosing_what_to_change():  # KD-R22
    state = drawn("0 men1\n 1 men12\n 2 do3\n basics do8", stage="change", choices=[None] * 3)
    state = after(state, "1: change men12")
    found = left(state, 2)
    assert [ask.seat for ask in GAME.asks(found.state)] == [0]
    done = after(found.state, "0: keep")
    assert (asked(done), done.changed) == ((1, "open"), (0, 1, 0))


def test_when_the_last_who_had_not_chosen_leaves_the_change_is_done():  # KD-R22
    state = drawn("0 men1\n 1 men12\n 2 do3\n basics do8", stage="change", choices=[None] * 3)
    state = after(state, "1: change men12", "0: keep")
    assert asked(left(state, 2).state) == (1, "open")
    assert [ask.seat for ask in GAME.asks(left(state, 1).state)] == [2], "what they chose is no longer done"


def test_a_player_who_left_is_nobodys_last_attacker():  # KD-R19, KD-R22
    state = left(of_three(1, "\n 3 do10 kote2\n others seigan", last_attackers=[2, None, None, None]), 2).state
    found = come(drawn("*0 -\n 1 men12\n 2 -\n 3 do10\n out 2", last_attackers=[2, None, None, None]), "start")
    assert asked(state) == (1, "open")
    assert asked(found.state) == (1, "open")


def test_the_spared_may_be_attacked_when_only_three_are_left():  # KD-39, KD-R22
    state = drawn("*0 do3\n 1 men1\n 2 do8\n 3 do10", spared=1)
    assert told(state) == ["open do at 2", "open do at 3"]
    assert told(left(state, 2).state) == ["open do at 1", "open do at 3"]


def test_leaving_once_more_changes_nothing():  # KD-R22
    state = drawn("*0 do3\n 1 men1\n 2 -\n 3 do10\n out 2")
    assert left(state, 2).state.out == (2,)
