"""Scenes of random matches, for the tests of every face."""

from functools import cache
from random import Random

from engine import match
from engine.games import GAMES
from faces import FACES
from faces.core import Scene
from faces.translation import speaker
from tests.engine.laws import combos, lines

KEYS = [key for key in FACES if key in GAMES]
NAMES = ("Aiko", "Bruno", "Chiyo", "Dario")


def scene(game, state, seat, names=NAMES, locale="en", seats=2):
    asks = game.asks(state)
    options = next((ask.options for ask in asks if ask.seat == seat), ())
    asked = tuple(ask.seat for ask in asks)
    return Scene(game.view(state, seat), names[:seats], speaker(locale), seat, asked, options)


@cache
def played(key):
    return lines(GAMES[key], 1500)


@cache
def tables(key, count=60):
    """Positions of all kinds, each with its number of seats: the first, the last, and some between, of matches with
    every choice of options."""
    luck, game, lines = Random(key), GAMES[key], played(key)
    found = [(state, line.seats) for line in lines for state in luck.sample(line.states(), 2)]
    ends = [(line.plies[-1].after.state, line.seats) for line in lines[:8]]
    left = [(match.leave(game, line.plies[0].before, 1)[0].state, line.seats) for line in lines[:2]]
    return [*luck.sample(found, min(count, len(found))), *ends, *left, (lines[0].plies[0].before.state, lines[0].seats)]


def states(key):
    return [state for state, _ in tables(key)]


def scenes(key):
    game = GAMES[key]
    return [scene(game, state, seat, seats=seats) for state, seats in tables(key) for seat in (None, *range(seats))]


__all__ = ["KEYS", "NAMES", "combos", "played", "scene", "scenes", "states", "tables"]
