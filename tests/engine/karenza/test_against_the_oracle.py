"""The engine and a second, plain implementation of the same page, move by move over every combination of options."""

from itertools import product
from random import Random

import pytest

from engine.games.karenza import GAME
from tests.engine.karenza.oracle import Oracle

COMBINATIONS = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]


def chosen(options, luck, eager):
    """An eager player plays a card when there is one, and else stays near, for most poses are of no use."""
    plays = [option for option in options if option.kind == "play"]
    if plays and luck.random() < eager:
        return luck.choice(plays)
    return luck.choice(options if luck.random() < 0.5 else options[: 1 + len(options) // 8])


def started(seats, options, luck):
    state = GAME.setup(seats, options, luck).state
    while state.choices:
        ask = GAME.asks(state)[0]
        state = GAME.play(state, ask.seat, luck.choice(ask.options), luck).state
    return state, Oracle(options, state.warriors, state.hands, state.decks, state.opener)


def compare(seats, options, seed, *, eager=0.8, leaving=0.0):
    """Plays one match in both, and tells how it ended."""
    luck = Random(seed)
    state, oracle = started(seats, options, luck)
    while asks := GAME.asks(state):
        [ask] = asks
        assert ask.seat == oracle.turn
        assert sorted(map(str, ask.options)) == sorted(oracle.legal())
        if luck.random() < leaving:
            seat = luck.choice(state.playing)
            state = GAME.leave(state, seat, luck).state
            oracle.leave(seat)
        else:
            move = chosen(ask.options, luck, eager)
            state = GAME.play(state, ask.seat, move, luck).state
            oracle.do(str(move))
        assert lies(state) == laid(oracle)
    assert oracle.legal() == []
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.reason) == (oracle.places(), oracle.why)
    return outcome


def lies(state):
    hands = [sorted(hand) for hand in state.hands]
    return (
        *(hands, list(map(list, state.decks)), list(map(list, state.discards))),
        *(list(state.poses), list(state.scores), [(laid.seat, laid.card) for laid in state.table]),
        *(state.attack and (state.attack.seat, state.attack.card, state.attack.moves), state.passes),
    )


def laid(oracle):
    threat = oracle.threat
    return (
        *([sorted(hand) for hand in oracle.hand], oracle.deck, oracle.pile),
        *(oracle.pose, oracle.points, oracle.table),
        *(threat and (threat["by"], threat["card"], threat["moves"]), oracle.passes),
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_play_the_same_game_under_every_combination_of_options(seats):
    outcomes = [
        compare(seats, options, f"{number} {eager}", eager=eager)
        for number, options in enumerate(COMBINATIONS)
        for eager in (0.8, 0.1)
    ]
    assert "points" in {outcome.reason for outcome in outcomes} <= {"points", "deck"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_end_alike_when_hardly_anybody_attacks(seats):  # KZ-26
    defaults = {name: values[0] for name, values in GAME.options.items()}
    reasons = [compare(seats, defaults, seed, eager=0.02).reason for seed in range(6)]
    assert "deck" in reasons


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_go_on_alike_when_somebody_leaves(seats):  # KZ-R18, KZ-R19
    defaults = {name: values[0] for name, values in GAME.options.items()}
    reasons = [compare(seats, defaults, seed, leaving=0.06).reason for seed in range(40)]
    assert "left" in reasons
