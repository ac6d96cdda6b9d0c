"""How a match ends."""

from random import Random

import pytest

from engine.games.karenza import GAME
from tests.engine.karenza.drawing import after, drawn, step, told


def out(first, second, hands=("d4", "a6"), decks=("", "")):
    return drawn(
        f"""
        *0 ba1 {first} | {hands[0]} | {decks[0]}
         1 bc2 {second} | {hands[1]} | {decks[1]}
        """
    )


SIX = "d4 d4 d4 d4 d4 d4"


@pytest.mark.parametrize(("score", "over"), [(3, False), (4, True), (9, True)])
def test_ten_points_win_at_once(score, over):  # KZ-R16
    state = drawn(
        f"""
        *0 ba2 {score} | a6 a5
         1 bc1 9 | d4
        """
    )
    struck = after(state, "play a6", "stand b c 1")
    assert (GAME.asks(struck) == ()) == over
    assert (GAME.outcome(struck) is not None) == over
    if over:
        assert GAME.outcome(struck).winners == (0,)
        assert GAME.outcome(struck).places == (1, 2)


def test_five_points_do_with_that_target():  # KZ-27
    state = drawn("*0 ba2 0 | a6 / 1 bc1 0 | d4", options={"target": 5})
    assert GAME.outcome(after(state, "play a6", "stand b c 1")).reason == "points"


@pytest.mark.parametrize(("first", "second", "winners", "places"), [(6, 5, (0,), (1, 2)), (0, 5, (1,), (2, 1))])
def test_a_deck_that_cannot_fill_a_hand_ends_it_and_the_higher_score_wins(first, second, winners, places):  # KZ-R17
    ended = step(out(first, second, decks=(SIX, "a6")), "stand b a 1")
    assert [event.kind for event in ended.events] == ["passed", "deck_out"]
    assert ended.events[1].seats == (1,)
    outcome = GAME.outcome(ended.state)
    assert (outcome.winners, outcome.places, outcome.reason) == (winners, places, "deck")
    assert GAME.asks(ended.state) == ()


def test_it_is_looked_at_before_anybody_draws():  # KZ-14
    before = out(6, 5, decks=(SIX, "a6"))
    ended = step(before, "stand b a 1")
    assert (ended.state.hands, ended.state.decks) == (before.hands, before.decks)
    assert ended.events[0].drawn == (0, 0)


def test_all_leaders_draw():  # KZ-14
    outcome = GAME.outcome(after(out(5, 5), "stand b a 1"))
    assert (outcome.winners, outcome.places, outcome.reason) == ((), (1, 1), "deck")


def test_of_three_two_may_lead():  # KZ-14
    state = drawn("*0 ba1 5 | d4 | d4 / 1 bc2 0 | a6 | d4 / 2 bc2 5 | a6 | d4")
    outcome = GAME.outcome(after(state, "stand b a 1"))
    assert (outcome.winners, outcome.places) == ((), (1, 3, 1))


def test_the_table_is_cleared_before_it_ends():  # KZ-R17
    state = drawn("*0 ba1 0 | d4 | d4 / 1 bc2 0 | a6 | d4 / table 1 a6 0, 0 d4 1")
    ended = after(state, "stand b a 1 discard d4")
    assert ended.table == ()
    assert ended.discards == (("d4", "d4"), ("a6",))


def test_an_empty_deck_alone_ends_nothing():  # KZ-16
    full = f"a6 {SIX}"
    goes_on = step(out(0, 0, hands=(full, full)), "stand b a 1")
    assert [event.kind for event in goes_on.events] == ["passed"]
    assert GAME.outcome(goes_on.state) is None
    exact = step(out(0, 0, decks=(SIX, SIX)), "stand b a 1")
    assert exact.state.decks == ((), ())
    assert GAME.outcome(exact.state) is None


def test_a_discard_makes_a_card_more_to_draw():  # KZ-14
    full = f"a6 {SIX}"
    assert GAME.outcome(after(out(0, 0, hands=(full, full)), "stand b a 1 discard d4")).reason == "deck"


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_one_who_stays_has_won(seat):  # KZ-R18
    step = GAME.leave(out(5, 5, hands=(SIX, SIX)), seat, Random(0))
    assert [event.kind for event in step.events] == ["left"]
    outcome = GAME.outcome(step.state)
    assert (outcome.winners, outcome.reason) == ((1 - seat,), "left")
    assert told(step.state) == []


def test_while_an_attack_is_answered_too():  # KZ-R18
    struck = after(drawn("*0 ba2 9 | a6 / 1 bc1 0 | d4"), "play a6")
    gone = GAME.leave(struck, 0, Random(0)).state
    assert GAME.outcome(gone).winners == (1,)
    assert gone.attack is None
