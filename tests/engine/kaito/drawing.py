"""Positions as pictures: rk is a red katana, bh a black kabuto, b3 a black mon of three, and .. a gap."""

from random import Random

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES
from engine.games.kaito.state import Options, State
from engine.games.kaito.tiles import Tiles

RED, BLACK = 0, 1  # in drawn positions the first seat plays red


def drawn(picture, *, kaito, captured="", **more):
    options = Options(**{name: more.pop(name) for name in tuple(more) if name in GAME.options})
    tiles = Tiles.restored({"grid": [picture], "captured": captured.split()})
    named = {name: NAMES.index(more.pop(name)) for name in ("came_from",) if name in more}
    return State(tiles, kaito and NAMES.index(kaito), **{"turn": RED} | more | named, options=options)


def on(state, square):
    """What lies on a square, as its code."""
    tile = state.tiles.grid[NAMES.index(square)]
    return None if tile is None else str(tile)


def held(state, seat):
    """The enemy tiles lying open before a seat."""
    return sorted(map(str, GAME.rules.view(state, None).captured[seat]))


def aside(state):
    return GAME.rules.view(state, None).aside


def answers(state):
    """What the one seat asked may say, as texts."""
    [ask] = GAME.rules.asks(state)
    return [str(option) for option in ask.options]


def asked(state):
    return [(ask.seat, ask.topic) for ask in GAME.rules.asks(state)]


def played(state, *texts):
    return steps(state, *texts)[-1].state


def steps(state, *texts):
    """Each text is the answer of the player who is asked."""
    found = []
    for text in texts:
        [ask] = GAME.rules.asks(state)
        move = next(option for option in ask.options if str(option) == text)
        found.append(GAME.rules.play(state, ask.seat, move, Random(0)))
        state = found[-1].state
    return found
