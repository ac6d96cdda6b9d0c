"""KAITO's endgames with exactly one winning answer.

That it wins, and that all others lose, is proved by the search without evaluation and with far more positions than a
level may look at.
"""

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Final

from bench.players.proofs.proved import Proved
from engine.games.kaito import GAME
from engine.games.kaito.thinking.endgame import proved
from engine.player.search import choose

TILES: Final = (10, 12, 14, 16, 18)  # on the grid at most
CARELESS: Final = 0.15  # of the answers on the way there are random


def sure_wins() -> Iterator[Proved]:
    for number in count():
        luck = Random(f"sure win {number}")
        yield from islice(wins_of_a_match(luck), 1)


def wins_of_a_match(luck: Random) -> Iterator[Proved]:
    usual = {name: values[0] for name, values in GAME.options.items()}
    state, tiles = GAME.rules.setup(2, usual, luck).state, luck.choice(TILES)
    while asks := GAME.rules.asks(state):
        ask = asks[0]
        if state.tiles.mask.bit_count() <= tiles and len(wins := proved(state, ask)) == 1 < len(ask.options):
            over = GAME.rules.outcome(GAME.rules.play(state, ask.seat, wins[0], luck).state)
            yield Proved(state, ask, tuple(wins), over is not None)
        careless = luck.random() < CARELESS
        move = luck.choice(ask.options) if careless else choose(GAME, GAME.rules.view(state, ask.seat), ask, luck, 4)
        state = GAME.rules.play(state, ask.seat, move, luck).state
