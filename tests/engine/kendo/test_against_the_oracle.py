"""The engine and a second, plain implementation of the same page, answer by answer, in all modes, at all tables."""

from collections import Counter
from random import Random

import pytest

from engine.games.kendo import GAME
from tests.engine.kendo.oracle import Oracle

TABLES = [(2, "duel", "2"), (3, "duel", "2"), (4, "duel", "2"), (2, "competition", "2"), (2, "competition", "1")]


def answered(options, luck, taste):
    """At random, or rather by taste: words that begin so are preferred, so that rare branches come about."""
    liked = [option for option in options if str(option).startswith(taste)]
    return luck.choice(liked if liked and luck.random() < 0.9 else options)


def compare(seats, mode, ippons, seed, taste=()):
    """Plays one match in both, and tells what happened in it."""
    luck = Random(f"{seed} players")
    step = GAME.setup(seats, {"mode": mode, "ippons": ippons}, Random(f"{seed}:0"))
    state, told = step.state, Counter()
    oracle = Oracle(state.hands, state.decks, mode, int(ippons))
    script = oracle.script()
    oracle.dice = Random(f"{seed} unused")
    asked, ply = next(script), 0
    while asks := GAME.asks(state):
        assert {ask.seat: sorted(map(str, ask.options)) for ask in asks} == {s: sorted(w) for s, w in asked.items()}
        ask = luck.choice(asks)
        move, ply = answered(ask.options, luck, taste), ply + 1
        step = GAME.play(state, ask.seat, move, Random(f"{seed}:{ply}"))
        oracle.dice = Random(f"{seed}:{ply}")
        asked, state = script.send((ask.seat, str(move))), step.state
        told.update(event.kind for event in step.events)
        assert lies(state) == laid(oracle)
    assert asked == {}
    assert (state.winners, state.reason) == oracle.ended
    return told + Counter([state.reason])


def lies(state):
    return (
        [list(hand) for hand in state.hands], [list(deck) for deck in state.decks],
        [list(deck) for deck in state.played], list(state.out), [list(marks) for marks in state.ippons],
        list(state.hansoku),
    )  # fmt: skip


def laid(oracle):
    return oracle.hands, oracle.decks, oracle.played, oracle.out, oracle.score, oracle.fouls


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_both_play_the_same_matches(table):
    told = sum((compare(*table, seed) for seed in range(60)), Counter())
    assert told["play"] > 600


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_both_agree_where_players_have_a_taste_for_what_is_rare(table):
    tastes = [("parry", "stop"), ("deflect", "counter"), ("open taiatari", "open maki", "jikan"), ("switch", "meet")]
    told = sum((compare(*table, f"rare {n}", tastes[n % len(tastes)]) for n in range(60)), Counter())
    rare = {"hikiwake", "dropped_out"} if table[1] == "duel" else {"hansoku", "ippon", "shuffled"}
    assert rare <= set(told)
