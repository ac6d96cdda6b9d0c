"""What a computer player leaves out."""

from random import Random

from engine.games.kendo import GAME
from engine.games.kendo.sense import sensible
from tests.engine.kendo.drawing import after, drawn, short


def thought_of(state):
    [ask] = GAME.asks(state)
    return [short(option) for option in sensible(state, ask)]


def test_one_place_of_a_mixed_hand_is_like_another():  # KD-R15
    assert thought_of(after(drawn("*0 kote2 do3\n 1 men1 jodan tsuki9 seme"), "open kote")) == ["pull 1"]


def test_mushin_is_not_spent_on_a_counter_that_fits_without_it():  # KD-13
    state = drawn("0 men1\n *1 mushin kote>do men>tsuki\n threat 0>1 men")
    assert thought_of(state) == ["counter men>tsuki", "counter kote>do mushin"]


def test_before_a_duel_one_card_at_most_is_changed():  # KD-3
    [ask, _] = GAME.asks(GAME.setup(2, {"mode": "duel", "ippons": "2"}, Random(1)).state)
    found = sensible(None, ask)
    assert 10 < len(found) < 14
    assert not [option for option in found if getattr(option, "second", None)]


def test_there_is_always_something_left_and_nothing_new():
    for seats, mode in ((2, "duel"), (4, "duel"), (2, "competition")):
        luck = Random(seats)
        state = GAME.setup(seats, {"mode": mode, "ippons": "2"}, luck).state
        while asks := GAME.asks(state):
            found = sensible(state, asks[0])
            assert found
            assert set(found) <= set(asks[0].options)
            state = GAME.play(state, asks[0].seat, luck.choice(found), luck).state
