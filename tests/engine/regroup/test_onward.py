"""Playing on in lanes comes to the same as the same turns by the rules, and each of those is as good as any."""

from random import Random

import pytest

from engine.games.regroup import GAME
from engine.games.regroup.battle import outcome
from engine.games.regroup.rules import play
from engine.games.regroup.state import Place, Take, placed, spot, totals
from engine.games.regroup.thinking.greed import rated, worths
from engine.games.regroup.thinking.heuristics import standing
from engine.games.regroup.thinking.lanes import spread
from engine.games.regroup.thinking.onward import PARTS, Onward
from tests.engine.regroup.drawing import strong, table

ROUNDS = 3
OPTIONS = [{name: values[at] for name, values in GAME.options.items()} for at in (0, -1)]
KEPT = ("life", "fallen", "market", "pile", "first", "round", "ended")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_a_match_goes_on_as_by_the_rules(seats, options):
    luck = Random(seats)
    state = GAME.setup(seats, options, luck).state
    turns = 0
    while not state.ended:
        onward = Onward(state, [spread(army, ROUNDS) for army in state.armies])
        homes = [(army.left, army.top) for army in state.armies]
        end = state.round + ROUNDS
        while not state.ended and state.round < end:
            state = followed(state, onward, homes)
            turns += 1
            found = onward.state()
            assert [getattr(found, name) for name in KEPT] == [getattr(state, name) for name in KEPT]
            assert state.ended or onward.turn == state.turn
        if state.ended:
            assert onward.standing() == outcome(state).shares
        elif seats > 2:
            assert onward.standing() == pytest.approx(standing(state))
        else:
            assert sum(onward.standing()) == pytest.approx(1)
    assert turns > 2 * seats


def followed(state, onward, homes):
    """The state after the turn that `onward` takes now. It is one of the best, but for what rounding hides."""
    seat, market, army = state.turn, state.market, state.armies[state.turn]
    best = max(worth for worth, _ in rated(state))
    card, lane, turns = onward.answer()
    place = Place(named(lane, army, homes[seat], onward.armies[seat].field.stride), turns)
    if card in (*market, state.placing):
        worth = worths(state, seat)(totals(placed(army, card, place.spot, turns)))
        assert worth >= best - 1.5 / PARTS[sum(life > 0 for life in state.life) - 1]
    if not state.placing:
        source = market.index(card) + 1 if card in market else "pile"
        state = play(state, seat, Take(source), Random(0)).state
    return play(state, seat, place, Random(0)).state


def named(lane, army, home, stride):
    """The spot of a lane. What lies to the left of the first column is in the row above."""
    row, column = divmod(lane + 1 - army.left + home[0], stride)
    return spot(column, row - ROUNDS - army.top + home[1])


def test_between_two_it_stands_better_with_more_life_and_more_force():
    for better, worse in ((strong(sword=6, wand=4), strong(sword=4, wand=2)), (strong(wand=6), strong(wand=6))):
        state = table(better, worse, life=(20, 8), round=4)
        onward = Onward(state, [spread(army, ROUNDS) for army in state.armies])
        mine, theirs = onward.standing()
        assert mine > 0.7
        assert mine + theirs == pytest.approx(1)
