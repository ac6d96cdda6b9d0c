"""Scenes of random matches, for the tests of every face, and how to look at what is drawn."""

import io
from functools import cache
from random import Random

from PIL import Image, ImageChops

from engine import match
from engine.games import GAMES
from faces import FACES
from faces.core import scene_of
from faces.draw.palette import PALETTE
from faces.translation import speaker
from tests.engine.laws import lines

KEYS = [key for key in FACES if key in GAMES]
NAMES = ("Aiko", "Bruno", "Chiyo", "Dario")


def scene(game, state, seat, names=NAMES, locale="en", seats=2):
    return scene_of(game, state, names[:seats], speaker(locale), seat)


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


@cache
def scenes(key, count=60):
    """Each position as a bystander and as every seat sees it."""
    found = tables(key, count)
    return [scene(GAMES[key], state, seat, seats=seats) for state, seats in found for seat in (None, *range(seats))]


def opened(png):
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def share_that_differs(one, other):
    """Which part of two pieces is clearly lighter or darker in one than in the other, by grey alone."""
    steps = ImageChops.difference(grey(one), grey(other)).histogram()
    return sum(steps[60:]) / sum(steps)


def grey(indexed):
    image = indexed.copy()
    image.putpalette(PALETTE)
    return image.convert("RGB").convert("L")
