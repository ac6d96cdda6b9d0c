"""Matches between computer players: who sits where, what came of each, and how sure one can be of the shares."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import comb, sqrt
from random import Random
from typing import Any

from engine import match as door
from engine.core import AnyGame, Ask
from engine.games import GAMES
from engine.simulate import player
from engine.sparring import rewarded

SURE = 1.96  # standard deviations to either side hold 95 %


@dataclass(frozen=True, slots=True)
class Pairing:
    """Players by name, seat by seat, as `simulate --player` has them; seed and number say which luck they have."""

    game: str
    players: tuple[str, ...]
    seed: str
    number: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    rewards: tuple[float, ...]  # seat by seat: 1 is a win, 0.5 a draw between two
    winners: tuple[int, ...]
    reason: str
    first: int  # the seat that was asked first
    moves: int
    seconds: tuple[tuple[float, ...], ...]  # seat by seat, of processor time for each answer where there was a choice


def played(pairing: Pairing) -> Result:
    """One match. The deal is the same whoever plays it; what follows is not, for players draw on the same luck."""
    game, seats = GAMES[pairing.game], len(pairing.players)
    players = [player(name, game) for name in pairing.players]
    luck = Random(f"{pairing.seed}:{pairing.number}")
    state = game.setup(seats, door.chosen(game, seats, pairing.options), luck).state
    spent: tuple[list[float], ...] = tuple([] for _ in range(seats))
    first, moves = game.asks(state)[0].seat, 0
    while waiting := game.asks(state):
        ask = waiting[0]
        began = time.process_time()
        move = players[ask.seat](_look(game, state, ask), ask, luck)
        if len(ask.options) > 1:
            spent[ask.seat].append(round(time.process_time() - began, 5))
        state, moves = game.play(state, ask.seat, move, luck).state, moves + 1
    outcome = game.outcome(state)
    assert outcome is not None
    times = tuple(map(tuple, spent))
    return Result(rewarded(outcome), outcome.winners, outcome.reason, first, moves, times)


def _look(game: AnyGame, state: Any, ask: Ask[Any]) -> Any:
    return lambda: game.view(state, ask.seat)


# How sure one can be


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    if not count:
        return 0.0, 1.0
    spread = SURE * sqrt(share * (1 - share) / count + SURE * SURE / (4 * count * count))
    middle, whole = share + SURE * SURE / (2 * count), 1 + SURE * SURE / count
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def share(parts: Sequence[float]) -> str:
    """A mean between 0 and 1 in percent, with its interval."""
    found = sum(parts) / len(parts)
    low, high = interval(found, len(parts))
    return f"{found:6.1%} ({low:.1%} to {high:.1%})"


def sign_test(wins: int, losses: int) -> float:
    """How likely so uneven a result or a more uneven one is between equals, either way round."""
    count, most = wins + losses, max(wins, losses)
    tail = sum(comb(count, each) for each in range(most, count + 1))
    return min(1.0, tail / (1 << count) * 2)
