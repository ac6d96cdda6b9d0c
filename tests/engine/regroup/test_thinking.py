"""Regroup!'s player: ways to lay a card worth a thought, what one battle ahead tells, wins in one, the clock."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.games.regroup import GAME
from engine.games.regroup.parts import CARDS, KINDS
from engine.games.regroup.rules import places
from engine.games.regroup.state import placed, totals
from engine.games.regroup.thinking import NEAR, think
from engine.games.regroup.thinking.greed import rated, reply
from engine.games.regroup.thinking.heuristics import standing
from engine.games.regroup.thinking.layings import layings
from tests.engine.regroup.drawing import battle, drawn, strong, table

CARD = {card.name: number for number, card in CARDS.items()}
PLAIN = {name: values[0] for name, values in GAME.options.items()}


def chosen(state, playouts=20, wander=0.0, luck=0, more=lambda: True):
    [ask] = GAME.rules.asks(state)
    return think(GAME.rules.view(state, ask.seat), ask, Random(luck), playouts, wander, more)


# Layings


def test_worth_a_thought_are_the_placements_that_no_other_beats():
    luck = Random(1)
    state, number = GAME.rules.setup(3, PLAIN, luck).state, 0
    while asks := GAME.rules.asks(state):
        number += 1
        if state.placing and number % 3:
            army, card = state.armies[state.turn], state.placing
            every = {counted(army, card, place) for place in places(army, 4)}
            beaten = {one for one in every for other in every - {one} if all(map(int.__ge__, other, one))}
            found = layings(army, card)
            assert sorted(each for each, _ in found) == sorted(every - beaten)
            assert all(counted(army, card, place) == each for each, place in found)
        state = GAME.rules.play(state, state.turn, luck.choice(asks[0].options), luck).state


def counted(army, card, place):
    """By laying the card. A third coin is of no use."""
    found = totals(placed(army, card, place.spot, place.turns))
    return found._replace(coin=min(found.coin, 2))


def test_of_equal_ones_it_is_where_most_fighters_still_show():
    """Any corner may be covered, because two coins are enough, and a lone shield counts nothing yet."""
    army, garden = drawn("S C / C C"), CARD["Herb Garden"]
    [(_, place)] = layings(army, garden)
    assert placed(army, garden, place.spot, place.turns).layers[KINDS.index("shield")]


# One battle ahead


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_rated_is_allowed_and_the_reply_is_the_best_of_it(seats):
    luck = Random(seats)
    state = GAME.rules.setup(seats, {name: values[-1] for name, values in GAME.options.items()}, luck).state
    while asks := GAME.rules.asks(state):
        worth = {move: each for each, move in rated(state)}
        assert set(worth) <= set(asks[0].options)
        assert worth[reply(state)] == max(worth.values())
        state = GAME.rules.play(state, state.turn, luck.choice([*worth]), luck).state


@pytest.mark.parametrize(
    ("army", "enemy", "market", "pile", "answer"),
    [
        (strong(shield=2, barrier=2, coin=2), strong(sword=8), "Lucky Worm, Barn Door, Market Day", (), "take 1"),
        (strong(shield=2, barrier=2, coin=2), strong(wand=8), "Lucky Worm, Barn Door, Market Day", (), "take 2"),
        (strong(sword=2, wand=2, shield=2), strong(sword=4), "Gatecrashers, Mud Wall, Mud Wall", (9,), "take 1"),
        (strong(potion=3), strong(sword=4), "Mud Wall, Gatecrashers, Gatecrashers", (9,), "take pile"),
    ],
)
def test_what_helps_most_is_taken(army, enemy, market, pile, answer):
    """Defence against what the enemy has, and the face-down card rather than a poor one."""
    market = [CARD[name] for name in market.split(", ")]
    assert str(reply(table(army, enemy, market=market, **({} if pile else {"pile": ()})))) == answer


# How it stands


def first(*armies, **more):
    return standing(battle(*armies, **more).state)


def test_life_attack_defence_and_potions_all_count_when_a_round_begins():
    assert first(strong(sword=4), strong(sword=4))[0] == 0.5
    assert first(strong(sword=2), strong(sword=2), life=(20, 10))[0] > 0.5
    for better in (strong(sword=6), strong(sword=4, shield=2), strong(sword=4, potion=1)):
        assert first(better, strong(sword=4))[0] > 0.5
    state = battle(strong(sword=2), strong(sword=2)).state
    assert standing(replace(state, turn=1 - state.turn)) is standing(replace(state, placing=1)) is None
    assert standing(table(strong(), strong())) is None


def test_damage_from_who_is_dead_is_over_and_who_died_later_came_before():  # RG-R12
    assert first(strong(sword=2), strong(sword=2), strong(sword=9), life=(30, 30, 1)) == (0.75, 0.75, 0)
    state = battle(strong(sword=2), strong(sword=2), strong(), strong()).state
    assert standing(replace(state, life=(9, 9, 0, 0), fallen=(0, 0, 2, 1)))[2:] == pytest.approx((1 / 3, 0))


# The player


def test_a_win_in_one_and_a_card_that_leads_to_one_are_taken_even_by_a_hand_that_wanders():
    """Two swords more kill the enemy, and nothing else does."""
    mine, enemy = strong(sword=3, shield=9, barrier=9, coin=2), strong(sword=2, wand=2)
    last = {"turn": 0, "first": 1, "life": (9, 5)}
    market = [CARD[name] for name in ("Ginger Root", "Wishbone", "Gold Scratch")]
    for luck in range(6):
        state = table(mine, enemy, placing=CARD["Wishbone"], **last)
        after = GAME.rules.play(state, 0, chosen(state, wander=1.0, luck=luck), Random(0)).state
        assert GAME.rules.outcome(after).winners == (0,)
        assert str(chosen(table(mine, enemy, market=market, **last), wander=1.0, luck=luck)) == "take 2"


def test_a_wandering_hand_gives_away_little():
    luck, seen = Random(4), set()
    state = GAME.rules.setup(2, PLAIN, luck).state
    for _ in range(12):
        worth = {move: each for each, move in rated(state)}
        move = chosen(state, wander=1.0, luck=luck.random())
        assert worth[move] >= max(worth.values()) - NEAR
        seen.add(move == reply(state))
        state = GAME.rules.play(state, state.turn, move, luck).state
    assert seen == {True, False}


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_stops_when_time_is_up(seats):
    """At any number of seats, no matter who is dead already."""
    left = iter([True, True, False])
    life = (20, 0, *[9] * (seats - 2)) if seats > 2 else (30, 30)
    state = table(*[strong(sword=2)] * seats, life=life, fallen=(0,) * seats, round=3)
    assert chosen(state, playouts=10**6, more=lambda: next(left)) in GAME.rules.asks(state)[0].options
