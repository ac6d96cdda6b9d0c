"""Regroup!'s own player: it never misses a win in one, wanders only to what is nearly as good, and obeys the clock."""

from random import Random

from engine.games.regroup import GAME
from engine.games.regroup.parts import CARDS
from engine.games.regroup.thinking import NEAR, think
from engine.games.regroup.thinking.greed import rated, reply
from tests.engine.regroup.drawing import strong, table

CARD = {card.name: number for number, card in CARDS.items()}


def chosen(state, playouts=20, wander=0.0, luck=0, more=lambda: True):
    [ask] = GAME.asks(state)
    return think(GAME.view(state, ask.seat), ask, Random(luck), playouts, wander, more)


def last_card(**more):
    """The last card of a round: two swords more kill the enemy, and nothing else does."""
    mine, enemy = strong(sword=3, shield=9, barrier=9), strong(sword=2, wand=2)
    return table(mine, enemy, turn=0, first=1, placing=CARD["Wishbone"], life=(9, 5), **more)


def test_a_win_in_one_is_taken_even_by_a_hand_that_wanders():
    state = last_card()
    for luck in range(8):
        after = GAME.play(state, 0, chosen(state, wander=1.0, luck=luck), Random(0)).state
        assert GAME.outcome(after).winners == (0,)


def test_a_card_with_which_the_next_answer_wins_is_taken():
    mine, enemy = strong(sword=3, shield=9, barrier=9, coin=2), strong(sword=2, wand=2)
    market = [CARD[name] for name in ("Ginger Root", "Wishbone", "Gold Scratch")]
    state = table(mine, enemy, turn=0, first=1, life=(9, 5), market=market)
    assert {str(chosen(state, wander=1.0, luck=luck)) for luck in range(8)} == {"take 2"}


def test_a_wandering_hand_gives_away_little():
    luck, seen = Random(4), set()
    state = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, luck).state
    for _ in range(12):
        worth = {move: each for each, move in rated(state)}
        move = chosen(state, wander=1.0, luck=luck.random())
        assert worth[move] >= max(worth.values()) - NEAR
        seen.add(move == reply(state))
        state = GAME.play(state, state.turn, move, luck).state
    assert seen == {True, False}


def test_it_stops_when_time_is_up():
    left = iter([True, True, False])
    state = table(strong(sword=2, wand=2, coin=2), strong(sword=2))
    assert chosen(state, playouts=10**6, more=lambda: next(left)) in GAME.asks(state)[0].options


def test_of_three_and_four_each_has_a_chance_to_win():
    """It plays any number of seats, no matter who is dead already."""
    for seats in (3, 4):
        armies = [strong(sword=2)] * seats
        state = table(*armies, life=(20, 0, *[9] * (seats - 2)), fallen=(0, 1, *[0] * (seats - 2)), round=3)
        assert chosen(state) in GAME.asks(state)[0].options
