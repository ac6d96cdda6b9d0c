"""The engine and a second, plain implementation of the same page, move by move over every combination of options."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine.games.kengo import GAME
from tests.engine.kengo.oracle import Oracle

COMBINATIONS = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]


def chosen(options, luck, stubborn):
    """At random; a stubborn player doesn't let a hit through or strike early, so that piles run out."""
    if not stubborn:
        return luck.choice(options)
    calm = [option for option in options if str(option) != "hit" and "attack" not in str(option)]
    return luck.choice(calm if calm and luck.random() < 0.9 else options)


def compare(options, seed, *, stubborn, draws=0):
    """Plays one match in both, and gives the ends of its rounds."""
    luck = Random(seed)
    state = GAME.setup(2, options, luck).state
    state = replace(state, standing=replace(state.standing, draws=draws))
    oracle = Oracle(options, state.turn, draws)
    oracle.take(state)
    ends = []
    while asks := GAME.asks(state):
        [ask] = asks
        assert (ask.seat, sorted(map(str, ask.options))) == (oracle.turn, sorted(oracle.legal()))
        move = chosen(ask.options, luck, stubborn)
        step = GAME.play(state, ask.seat, move, luck)
        state = step.state
        oracle.do(str(move))
        ends += [(event.round.winner, event.round.reason) for event in step.events if event.kind == "round_over"]
        assert ends == oracle.ends
        shuffled_anew = not oracle.running and not oracle.over
        if shuffled_anew:
            check_published(step, oracle)
            oracle.take(state)
        assert lies(state) == laid(oracle)
    assert oracle.over
    assert GAME.outcome(state).winners == (0 if oracle.matches[0] > oracle.matches[1] else 1,)
    return ends


def lies(state):
    standing = state.standing
    on_the_table = (standing.score, standing.matches_won, standing.draws, state.places, state.hands, state.pile)
    return on_the_table, sorted(card for action in state.actions for card in action.cards)


def laid(oracle):
    hands = tuple(tuple(hand) for hand in oracle.hand)
    pairs = (tuple(oracle.points), tuple(oracle.matches), oracle.draws, tuple(oracle.at))
    return (*pairs, hands, tuple(oracle.pile)), sorted(oracle.discard)


def check_published(step, oracle):
    [over] = [event for event in step.events if event.kind == "round_over"]
    assert over.round.hands == tuple(tuple(hand) for hand in oracle.hand)
    assert (over.round.pile, over.round.aside) == (tuple(oracle.pile), tuple(oracle.aside))
    assert over.round.places == tuple(oracle.at)
    assert [card for action in over.round.actions for card in action.cards] == oracle.discard


@pytest.mark.parametrize("part", range(4))
def test_both_play_the_same_game_under_every_combination_of_options(part):
    for number, options in enumerate(COMBINATIONS[part::4]):
        compare(options, number, stubborn=number % 2 == 0)


@pytest.mark.parametrize("level", GAME.options["level"])
def test_both_end_their_rounds_alike_when_piles_run_out(level):
    ends = []
    for seed in range(60):
        options = {name: values[0] for name, values in GAME.options.items()}
        options |= {"level": level, "rounds": "1", "specials": "on" if seed % 2 else "off"}
        ends += compare(options, seed, stubborn=True, draws=seed % 4)
    reasons = {reason for _, reason in ends}
    assert reasons >= {"hit", "position"}
    assert ("count" in reasons) == (level != "basic")
