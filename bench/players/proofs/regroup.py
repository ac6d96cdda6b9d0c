"""The last card of a match of Regroup!, where few places win at once, and cards with which one of them can be found."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

from bench.players.proofs.proved import Proved
from bench.players.rivals.regroup import greedy
from engine.core import Ask, Seat
from engine.games.regroup import GAME
from engine.games.regroup.rules import next_seat
from engine.games.regroup.state import Move, Place, State, Take

CARELESS = 0.2  # of the answers on the way there are random
RARE = 0.5  # of the placements win at most


def sure_wins() -> Iterator[Proved]:
    for number in count():
        skipped = number % 2  # a card that wins is often followed by the place for it
        yield from islice(wins_of_a_match(Random(f"sure win {number}")), skipped, skipped + 1)


def wins_of_a_match(luck: Random) -> Iterator[Proved]:
    usual = {name: values[0] for name, values in GAME.options.items()}
    state = GAME.rules.setup(2, usual, luck).state
    while asks := GAME.rules.asks(state):
        ask = asks[0]
        if next_seat(state) is None and 0 < len(wins := winning(state, ask)) <= RARE * len(ask.options):
            yield Proved(state, ask, tuple(wins), isinstance(wins[0], Place))
        view = GAME.rules.view(state, ask.seat)
        move = luck.choice(ask.options) if luck.random() < CARELESS else greedy(view, ask, luck, 0)
        state = GAME.rules.play(state, ask.seat, move, luck).state


def winning(state: State, ask: Ask[Move]) -> list[Move]:
    """The placements that win at once, or the open cards of which one can be so placed."""
    return [
        move
        for move in ask.options
        if (isinstance(move, Place) and won(state, ask.seat, move))
        or (isinstance(move, Take) and helps(state, ask.seat, move))
    ]


def won(state: State, seat: Seat, move: Place) -> bool:
    outcome = GAME.rules.outcome(GAME.rules.play(state, seat, move, Random(0)).state)
    return outcome is not None and seat in outcome.winners


def helps(state: State, seat: Seat, move: Take) -> bool:
    """Of the face-down card nothing is known."""
    if move.source == "pile":
        return False
    taken = GAME.rules.play(state, seat, move, Random(0)).state
    return any(won(taken, seat, place) for place in GAME.rules.asks(taken)[0].options if isinstance(place, Place))
