"""The greedy players that measure Regroup!: they answer what is asked, from the view, and miss no better place."""

from random import Random

import pytest

from bench.balance.flock import Taste, answer, best, weighed
from bench.balance.regroup import ignoring, orders, played
from engine.games.regroup import GAME
from engine.games.regroup.choices import places
from engine.games.regroup.state import placed, totals

PLAIN = {name: values[0] for name, values in GAME.options.items()}
TASTES = (Taste("values"), Taste("damage"))


def match_of(taste, seats, seed, **options):
    """Every state with its question, and what the player answers."""
    luck = Random(seed)
    state = GAME.setup(seats, PLAIN | options, luck).state
    while asks := GAME.asks(state):
        [ask] = asks
        view = GAME.view(state, ask.seat)
        move = answer(taste, view, ask, luck)
        yield view, ask, move
        state = GAME.play(state, ask.seat, move, luck).state


@pytest.mark.parametrize("taste", TASTES, ids=lambda taste: taste.style)
@pytest.mark.parametrize("seats", [2, 4])
def test_they_answer_what_is_asked(taste, seats):
    for _, ask, move in match_of(taste, seats, 1, leaders="powers"):
        assert move in ask.options


@pytest.mark.parametrize("taste", TASTES, ids=lambda taste: taste.style)
def test_no_place_is_worth_more_than_the_one_found(taste):
    for view, ask, _ in list(match_of(taste, 3, 2))[:24:2]:
        army, scales = view.armies[ask.seat], weighed(taste, view, ask.seat)
        worth, place = best(army, view.market[0], scales)
        every = {each: worth_of(army, view.market[0], each, scales) for each in places(army, 4)}
        assert worth == pytest.approx(max(every.values()))
        assert every[place] == pytest.approx(worth)


def worth_of(army, card, place, scales):
    """By laying the card and counting."""
    found = totals(placed(army, card, place.spot, place.turns))
    fighting = scales.sword[found.sword] + scales.wand[found.wand] + scales.shield[found.shield]
    return fighting + scales.barrier[found.barrier] + scales.coins[min(found.coin, 2)] + scales.potion * found.potion


def test_one_who_buys_nothing_takes_what_is_free():
    takes = [move for _, _, move in match_of(Taste(buys=False), 2, 3) if move.kind == "take"]
    assert {take.source for take in takes} <= {1, "pile"}
    assert {move.source for _, _, move in match_of(Taste(), 2, 3) if move.kind == "take"} & {2, 3}


def test_the_same_order_is_the_same_match():
    [order] = orders(1, "again", 3, "values", "leaders drowning")
    assert played(order) == played(order)
    [blind] = ignoring(1, "again", 3, "damage", "potions")
    assert [taste.potion > 0 for taste in blind.tastes] == [False, True, True]
