"""Scenes of random matches, for the tests of every face."""

from functools import cache
from random import Random

from engine import match
from engine.games import GAMES
from faces import FACES
from faces.core import Scene
from faces.words import speaker
from tests.engine.laws import combos, lines

KEYS = [key for key in FACES if key in GAMES]
NAMES = ("Aiko", "Bruno", "Chiyo", "Dario")


def scene(game, state, seat, names=NAMES, locale="en"):
    asks = game.asks(state)
    options = next((ask.options for ask in asks if ask.seat == seat), ())
    return Scene(game.view(state, seat), names[:2], speaker(locale), seat, tuple(ask.seat for ask in asks), options)


@cache
def played(key):
    return lines(GAMES[key], 1500)


@cache
def states(key, count=60):
    """Positions of all kinds: the first, the last, and some between, of matches with every choice of options."""
    luck, game = Random(key), GAMES[key]
    found = [state for line in played(key) for state in luck.sample(line.states(), 2)]
    ends = [line.plies[-1].after.state for line in played(key)]
    left = [match.leave(game, line.plies[0].before, 1)[0].state for line in played(key)[:2]]
    return [*luck.sample(found, min(count, len(found))), *ends[:8], *left, played(key)[0].plies[0].before.state]


def scenes(key):
    game = GAMES[key]
    return [scene(game, state, seat) for state in states(key) for seat in (None, *range(game.seats[-1]))]


__all__ = ["KEYS", "NAMES", "combos", "played", "scene", "scenes", "states"]
