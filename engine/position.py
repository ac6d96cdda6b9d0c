"""A position that somebody wrote, under the options that somebody named; the rules know only what is in the state."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from engine import codec
from engine import match as door
from engine.core import AnyGame

FIELD = "options"
"""Where the state of every game that has options keeps them, by their names in the lobby."""


def under(game: AnyGame, seats: int, named: Mapping[str, str], raw: dict[str, Any]) -> dict[str, Any]:
    """The position with every option in it; raises `ValueError` where it has another value than the one named."""
    held = raw.get(FIELD, {})
    if not game.options or not isinstance(held, dict):
        return raw
    for name in filter(held.__contains__, named):
        found = _words(game, seats, name).get(json.dumps(held[name]), named[name])  # no value at all: codec says so
        if found != named[name]:
            raise ValueError(f"options: {name} is {named[name]!r}, but the position has {found!r}")
    return raw | {FIELD: _fresh(game, seats, named) | held}


def in_force(game: AnyGame, seats: int, state: Any) -> dict[str, str]:
    """The options a state is played under, in the words of the lobby."""
    held = codec.plain(game.state, state)[FIELD] if game.options else {}
    return {name: _words(game, seats, name)[json.dumps(held[name])] for name in game.options}


def seats_of(game: AnyGame, state: Any) -> int:
    """How many sit at it: once all have left but one, each has a place."""
    luck, seat = Random(0), 0
    while (outcome := game.outcome(state)) is None:
        state, seat = game.leave(state, seat, luck).state, seat + 1
    return len(outcome.places)


def _words(game: AnyGame, seats: int, name: str) -> dict[str, str]:
    """What the lobby calls each value of an option, by the value as states have it in JSON."""
    words = (word for word in game.options[name] if seats in game.only.get((name, word), game.seats))
    return {json.dumps(_fresh(game, seats, {name: word})[name]): word for word in words}


def _fresh(game: AnyGame, seats: int, named: Mapping[str, str]) -> dict[str, Any]:
    """The options of a match that is set up with these: every game itself knows best how it writes them."""
    match, _ = door.start(game, seats, seed="", options=named)
    fresh: dict[str, Any] = codec.plain(game.state, match.state)[FIELD]
    return fresh
