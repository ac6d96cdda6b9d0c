"""Warriors, hands, the opener and the placement."""

from collections import Counter
from random import Random

import pytest

from engine.games.karenza import GAME
from engine.games.karenza.parts import DECKS, OFFERED, POSES
from tests.engine.karenza.drawing import after, begun, drawn, step, told, topic


def new(seats=2):
    return GAME.setup(seats, {name: values[0] for name, values in GAME.options.items()}, Random(0)).state


def answer(state, seat, text, luck=0):
    [ask] = [ask for ask in GAME.asks(state) if ask.seat == seat]
    [move] = [option for option in ask.options if str(option) == text]
    return GAME.play(state, seat, move, Random(luck))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_are_asked_for_a_warrior_at_once(seats):  # KZ-25
    asks = GAME.asks(new(seats))
    assert [(ask.seat, ask.topic) for ask in asks] == [(seat, "warrior") for seat in range(seats)]
    assert list(map(str, asks[0].options)) == [f"choose {key}" for key in (*OFFERED, "random")]


def test_a_choice_is_told_when_all_have_chosen_and_may_be_the_same():  # KZ-25
    first = answer(new(), 1, "choose ines")
    assert [event.kind for event in first.events] == ["chosen"]
    assert GAME.view(first.state, 0) == GAME.view(answer(new(), 1, "choose masaru").state, 0)
    assert GAME.view(first.state, 0).chosen == (False, True)
    assert GAME.view(first.state, 1).choice == "ines"
    second = answer(first.state, 0, "choose ines")
    assert [event.kind for event in second.events] == ["chosen", "begun"]
    assert second.events[1].warriors == second.state.warriors == ("ines", "ines")
    assert GAME.view(second.state, 1).choice is None


def test_luck_chooses_for_players_who_leave_it_to_luck():  # KZ-25
    met = {begun("random", "masaru", luck=luck).warriors for luck in range(60)}
    assert met == {(key, "masaru") for key in OFFERED}


@pytest.mark.parametrize("size", ["7", "5", "3"])
def test_hands_are_dealt_from_the_decks(size):  # KZ-R5, KZ-27
    state = begun("masaru", "lanying", hand=size)
    for seat, warrior in enumerate(("masaru", "lanying")):
        assert len(state.hands[seat]) == int(size)
        assert Counter(state.hands[seat] + state.decks[seat]) == Counter(DECKS[warrior])


def test_decks_are_shuffled():  # KZ-R5
    decks = {begun("masaru", "masaru", luck=luck).decks for luck in range(10)}
    assert len(decks) == 10
    assert all(first != second for first, second in decks)


def test_hands_are_dealt_before_tokens_are_placed():  # KZ-19
    state = begun("masaru", "lanying")
    assert state.poses == (None, None)
    assert all(state.hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opener_is_drawn_at_random(seats):  # KZ-28
    lots = Counter(begun(*["masaru"] * seats, luck=luck).opener for luck in range(400))
    assert set(lots) == set(range(seats))
    assert min(lots.values()) > 300 / seats


def test_warriors_left_to_luck_come_before_the_lot_and_the_lot_before_the_decks():  # KZ-28
    luck = Random(5)
    warrior, opener, deck = luck.choice(OFFERED), luck.choice((0, 1)), None
    state = begun("random", "masaru", luck=5)
    deck = tuple(luck.sample(DECKS[warrior], 30))
    assert (state.warriors[0], state.opener, state.decks[0]) == (warrior, opener, deck[7:])


def test_the_opener_places_first_and_the_others_in_turn():  # KZ-R6
    state = begun("masaru", "lanying", "ines", luck=3)
    order = []
    for _ in range(3):
        seat, about = topic(state)
        assert about == "opening"
        assert sorted(told(state)) == sorted(f"stand {left} {right} {sword}" for left, right, sword in POSES)
        order.append(seat)
        placed = step(state, "stand b a 2")
        assert [event.kind for event in placed.events] == ["placed"]
        state = placed.state
    assert order == [(state.opener + turn) % 3 for turn in range(3)]
    assert state.poses == ("ba2",) * 3
    assert topic(state) == (state.opener, "act")
    assert state.initiative == state.opener


def test_placing_is_free_and_counts_for_nothing():  # KZ-R6
    state = drawn("0 ba2 0 | a6 / *1 --- 0 | d4")
    placed = after(state, "stand c d 4")
    assert placed.last.moves == 0
    assert placed.last.start is None
    assert topic(placed) == (0, "act")
