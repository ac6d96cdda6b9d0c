"""Whole matches between computer players, and a summary of their results."""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from typing import Any, TypeAlias, TypeVar

import click

from engine.core import AnyGame, Ask, Outcome
from engine.player.search import choose
from engine.quoting import quoted

T = TypeVar("T")

Player: TypeAlias = Callable[[Callable[[], Any], Ask[Any], Random], Any]
"""Chooses one of an ask's options. The first argument returns the view of the seat asked; a player never gets the
state, and the view is built only for a player that calls for it."""

PLAYERS = "random or sparring:PLAYOUTS"
PLAYOUTS = re.compile(r"[1-9][0-9]{0,5}")


@dataclass(frozen=True, slots=True)
class Played:
    """One finished match: how many moves it took, and how it ended."""

    moves: int
    outcome: Outcome


def at_random(look: Callable[[], Any], ask: Ask[Any], luck: Random) -> Any:
    """The random player: each option is equally likely."""
    return ask.options[int(luck.random() * len(ask.options))]


def player(text: str, game: AnyGame) -> Player:
    """The player called `text`, `random` or `sparring:PLAYOUTS`; raises `ValueError` for any other name."""
    name, colon, playouts = text.partition(":")
    if text == "random":
        return at_random
    if name != "sparring" or not colon:
        raise ValueError(f"there is no player {quoted(text)}; expected: {PLAYERS}")
    if not PLAYOUTS.fullmatch(playouts):
        raise ValueError(f"player {quoted(text)}: expected a number of playouts from 1 to 999999, as in sparring:200")
    return sparring(game, int(playouts))


def sparring(game: AnyGame, playouts: int) -> Player:
    """The computer player with this many playouts for each move."""
    return lambda look, ask, luck: choose(game, look(), ask, luck, playouts)


def simulated(
    game: AnyGame, players: Sequence[Player], options: Mapping[str, str], seed: str, games: int
) -> Iterator[Played]:
    """Play `games` matches one after another, each as it is asked for; the same seed gives the same matches."""
    for number in range(games):
        yield _match(game, players, options, Random(f"{seed}:{number}"))


def _match(game: AnyGame, players: Sequence[Player], options: Mapping[str, str], luck: Random) -> Played:
    """Goes straight to the rules, without `engine.match`: players choose from the options, so no move needs a check."""
    view, play, asks = game.view, game.play, game.asks
    state, moves = game.setup(len(players), options, luck).state, 0
    while waiting := asks(state):
        ask = waiting[0]
        move = players[ask.seat](partial(view, state, ask.seat), ask, luck)
        state, moves = play(state, ask.seat, move, luck).state, moves + 1
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.key}: nobody is asked, and yet the match is not over")
    return Played(moves, outcome)


def watched(work: Iterable[T], total: int) -> Iterator[T]:
    """Pass on the `total` items of `work`, with a progress bar on standard error if that is a terminal."""
    steps, hidden = max(1, total // 100), not sys.stderr.isatty()
    with click.progressbar(work, total, file=sys.stderr, update_min_steps=steps, hidden=hidden) as shown:
        yield from shown


def summary(played: Sequence[Played], seats: int, seconds: float) -> dict[str, Any]:
    """What `python -m engine simulate` prints: counts, lengths in moves, wins seat by seat and reasons.

    `seconds` is how long all the matches took together.
    """
    moves = sum(each.moves for each in played)
    outcomes = [each.outcome for each in played]
    return {
        "games": len(played),
        "moves": moves,
        "seconds": round(seconds, 3),
        "moves_per_second": round(moves / seconds) if seconds else 0,
        "length": _length(sorted(each.moves for each in played)),
        "wins": [sum(seat in outcome.winners for outcome in outcomes) for seat in range(seats)],
        "draws": sum(not outcome.winners for outcome in outcomes),
        "reasons": dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
    }


def _length(lengths: Sequence[int]) -> dict[str, float]:
    tenth = -(-9 * len(lengths) // 10) - 1  # nearest rank: at least nine in ten are no longer
    return {"median": median(lengths), "p90": lengths[tenth], "max": lengths[-1]}
