"""Positions as pictures: rk is a red katana, bh a black kabuto, b3 a black mon of three, and .. a gap."""

from random import Random

from engine import codec
from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES

RED, BLACK = 0, 1  # in drawn positions the first seat plays red


def drawn(picture, *, kaito, turn=RED, captured="", stage="slide", **more):
    """A position as a person would write it down, read through the door by which all positions come in."""
    options = {name: more.pop(name) for name in tuple(more) if name in GAME.options}
    raw = {"grid": picture.split(), "kaito": kaito, "turn": turn, "stage": stage, "captured": captured.split()}
    return codec.state_from(GAME, GAME.version, {**raw, "options": options, **more})


def on(state, square):
    """What lies on a square, as its code."""
    tile = state.grid.tiles[NAMES.index(square)]
    return None if tile is None else str(tile)


def held(state, seat):
    """The enemy tiles lying open before a seat."""
    return sorted(map(str, GAME.view(state, None).captured[seat]))


def aside(state):
    return GAME.view(state, None).aside


def answers(state):
    """What the one seat asked may say, as texts."""
    [ask] = GAME.asks(state)
    return [str(option) for option in ask.options]


def asked(state):
    return [(ask.seat, ask.topic) for ask in GAME.asks(state)]


def played(state, *texts):
    return steps(state, *texts)[-1].state


def steps(state, *texts):
    """Each text is the answer of the player who is asked."""
    found = []
    for text in texts:
        [ask] = GAME.asks(state)
        move = next(option for option in ask.options if str(option) == text)
        found.append(GAME.play(state, ask.seat, move, Random(0)))
        state = found[-1].state
    return found
