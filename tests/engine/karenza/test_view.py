"""What is seen, and what is asked though there is one answer only."""

from dataclasses import fields
from random import Random

import pytest

from engine.games.karenza import GAME
from engine.games.karenza.parts import DECKS
from engine.games.karenza.state import View
from tests.engine.karenza.drawing import after, begun, drawn, told, topic

TABLE = "0 ba3 6 | a5 a5 d4 / *1 bc4 0 | d7 d4 | a6 d4 a6 / table 0 a6 1, 0 a6 1 / attack 1"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_has_the_own_hand_and_no_other(seat):  # KZ-R20
    state = drawn(TABLE)
    view = GAME.view(state, seat)
    assert view.hand == (None if seat is None else state.hands[seat])
    assert {"hands", "decks", "choices"}.isdisjoint(field.name for field in fields(View))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_the_rest_is_open(seat):  # KZ-R20
    state = after(drawn(TABLE), "stand b c 2")
    view = GAME.view(state, seat)
    assert (view.poses, view.scores, view.table, view.discards) == (state.poses, (12, 0), state.table, ((), ()))
    assert (view.hand_sizes, view.deck_sizes, view.last) == ((3, 2), (10, 3), state.last)
    assert (view.initiative, view.turn, view.attack, view.passes, view.streak) == (0, 0, None, 0, 1)
    assert view.ended == "points"


def test_what_is_imagined_is_dealt_from_what_nobody_has_seen():  # KZ-R20
    state = begun("masaru", "ines", luck=4)
    view = GAME.view(state, 0)
    other = GAME.imagine(view, Random(1))
    assert other.hands[0] == state.hands[0]
    assert other.hands[1] != state.hands[1]
    for seat in (0, 1):
        assert sorted(other.hands[seat] + other.decks[seat]) == sorted(state.hands[seat] + state.decks[seat])
    assert other.decks[0] != state.decks[0], "nobody knows the order of their own deck either"


def fought(number):
    """All positions of a match by chance, in which cards are played rather than none."""
    state, dice = begun("masaru", "masaru", luck=number), Random(number)
    while GAME.asks(state):
        state = after(state, dice.choice(told(state, of="play") or told(state)))
        yield state


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_imagined_has_every_card_of_both_decks_once(seat):  # KZ-R20
    """What lies on the table and in the discard piles is not dealt a second time."""
    met = set()
    for state in (state for number in range(5) for state in fought(number)):
        other = GAME.imagine(GAME.view(state, seat), Random(1))
        for each in (0, 1):
            laid = [card.card for card in other.table if card.seat == each]
            found = (*other.hands[each], *other.decks[each], *other.discards[each], *laid)
            assert sorted(found) == list(DECKS["masaru"])
            met.add((each, bool(laid), bool(other.discards[each])))
    assert len(met) == 8, "with and without cards on the table and in the piles"


def test_in_a_position_with_more_cards_than_a_deck_there_is_enough_to_imagine():  # KZ-R20
    state = drawn(TABLE.replace("a6 d4 a6", "a6 " * 40))
    other = GAME.imagine(GAME.view(state, 0), Random(1))
    assert [len(deck) for deck in other.decks] == [10, 40]
    assert len(other.hands[1]) == 2


def test_one_lone_answer_is_asked():  # KZ-R21
    struck = drawn(TABLE.replace("attack 1", "attack 0").replace("d7 d4 |", "d4 d4 |"))
    assert told(struck) == ["stand b c 4"]
    assert topic(struck) == (1, "defend")


def test_what_is_lone_in_play_is_asked_too():  # KZ-R21
    struck = after(drawn("*0 ba2 0 | a6 / 1 bc4 0 | a5"), "play a6")
    assert told(struck) == ["stand b c 4"]
    assert struck.scores == (0, 0)
