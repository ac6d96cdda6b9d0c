"""Attacks of Karenza that win whatever the other holds, alone or by others that follow.

The proof gives the other seat every card it could hold, and tries all its answers by the rules.
"""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

from msgspec.structs import replace

from bench.players.proofs.proved import Proved
from bench.players.rivals.karenza import greedy
from engine.core import Seat
from engine.games.karenza import GAME
from engine.games.karenza.state import Move, Play, State
from engine.tuples import put

CARELESS = 0.3  # of the answers on the way there are random


def sure_wins() -> Iterator[Proved]:
    for number in count():
        yield from islice(wins_of_a_match(Random(f"sure win {number}")), 1)


def wins_of_a_match(luck: Random) -> Iterator[Proved]:
    usual = {name: values[0] for name, values in GAME.options.items()}
    state = GAME.rules.setup(2, usual, luck).state
    while asks := GAME.rules.asks(state):
        ask = asks[0]
        if ask.topic == "act":
            worst = with_every_card(state, 1 - ask.seat)
            wins = [move for move in ask.options if isinstance(move, Play) and won(worst, ask.seat, move)]
            if wins:
                yield Proved(state, ask, tuple(wins), any(ends(worst, ask.seat, move) for move in wins))
        view = GAME.rules.view(state, ask.seat)
        move = luck.choice(ask.options) if luck.random() < CARELESS else greedy(view, ask, luck, 0)
        state = GAME.rules.play(state, ask.seat, move, luck).state


def with_every_card(state: State, seat: Seat) -> State:
    """As if the seat held all its cards that nobody has seen, and so had every answer it could have."""
    hand = tuple(sorted(state.hands[seat] + state.decks[seat]))
    return replace(state, hands=put(state.hands, seat, hand), decks=put(state.decks, seat, ()))


def won(state: State, seat: Seat, move: Move) -> bool:
    """Whether every answer to this attack loses, at once or to the next attack."""
    return all(beaten(each, seat) for each in answered(state, seat, move))


def ends(state: State, seat: Seat, move: Move) -> bool:
    return all(each.ended for each in answered(state, seat, move))


def beaten(state: State, seat: Seat) -> bool:
    if state.ended:
        return state.scores[seat] >= state.options.target
    return state.turn == seat and any(
        won(state, seat, move) for move in GAME.rules.asks(state)[0].options if isinstance(move, Play)
    )


def answered(state: State, seat: Seat, move: Move) -> Iterator[State]:
    """What follows from each answer to an attack; a defence that meets it spoils the proof."""
    luck = Random(0)
    attacked = GAME.rules.play(state, seat, move, luck).state
    for answer in GAME.rules.asks(attacked)[0].options:
        yield GAME.rules.play(attacked, 1 - seat, answer, luck).state
