"""What somebody answers who looks one battle ahead, and what each answer is worth to them."""

from random import Random

import pytest

from engine.games.regroup import GAME
from engine.games.regroup.parts import CARDS
from engine.games.regroup.thinking.greed import rated, reply
from tests.engine.regroup.drawing import strong, table

CARD = {card.name: number for number, card in CARDS.items()}


def replied(state):
    return str(reply(state))


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_rated_is_allowed_and_the_reply_is_the_best_of_it(seats):
    luck = Random(seats)
    state = GAME.setup(seats, {name: values[-1] for name, values in GAME.options.items()}, luck).state
    while asks := GAME.asks(state):
        worth = {move: each for each, move in rated(state)}
        assert set(worth) <= set(asks[0].options)
        assert worth[reply(state)] == max(worth.values())
        state = GAME.play(state, state.turn, luck.choice([*worth]), luck).state


def test_defence_is_taken_against_what_the_enemy_has():
    army = strong(shield=2, barrier=2, coin=2)
    market = [CARD[name] for name in ("Lucky Worm", "Barn Door", "Market Day")]
    assert replied(table(army, strong(sword=8), market=market, pile=())) == "take 1", "two shields"
    assert replied(table(army, strong(wand=8), market=market, pile=())) == "take 2", "two barriers"


def test_the_face_down_card_is_taken_rather_than_a_poor_one():
    poor, good = CARD["Mud Wall"], CARD["Gatecrashers"]
    army, enemy = strong(sword=2, wand=2, shield=2), strong(sword=4)
    assert replied(table(army, enemy, market=[good, poor, poor])) == "take 1"
    assert replied(table(strong(potion=3), enemy, market=[poor, good, good])) == "take pile"
