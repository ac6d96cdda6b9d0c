"""Handwritten positions: how the options named beside a position and those stored in its state fit together."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from engine import codec
from engine import match as matches
from engine.core import AnyGame

FIELD = "options"
"""The field in which a state keeps its options, if its game has any."""


def under(game: AnyGame, seats: int, named: Mapping[str, str], raw: dict[str, Any]) -> dict[str, Any]:
    """`raw` with every option filled in; raises `ValueError` if it has another value than the one in `named`."""
    held = raw.get(FIELD, {})
    if not game.options or not isinstance(held, dict):
        return raw
    for name in filter(held.__contains__, named):
        found = _words(game, seats, name).get(json.dumps(held[name]), named[name])  # an invalid value: codec reports it
        if found != named[name]:
            raise ValueError(f"options: {name} is {named[name]!r}, but the position has {found!r}")
    return raw | {FIELD: _fresh(game, seats, named) | held}


def in_force(game: AnyGame, seats: int, state: Any) -> dict[str, str]:
    """The options of a state, as the lobby writes them."""
    held = codec.plain(game.state, state)[FIELD] if game.options else {}
    return {name: _words(game, seats, name)[json.dumps(held[name])] for name in game.options}


def seats_of(game: AnyGame, state: Any) -> int:
    """The number of seats of a state, found by having players leave until the match is over and all have places."""
    luck, seat = Random(0), 0
    while (outcome := game.outcome(state)) is None:
        state, seat = game.leave(state, seat, luck).state, seat + 1
    return len(outcome.places)


def _words(game: AnyGame, seats: int, name: str) -> dict[str, str]:
    """The values of an option: as a state has them in JSON -> as the lobby writes them."""
    words = (word for word in game.options[name] if seats in game.only.get((name, word), game.seats))
    return {json.dumps(_fresh(game, seats, {name: word})[name]): word for word in words}


def _fresh(game: AnyGame, seats: int, named: Mapping[str, str]) -> dict[str, Any]:
    """The options as a state stores them. Only the game knows how, so a match is set up with them."""
    match, _ = matches.start(game, seats, seed="", options=named)
    fresh: dict[str, Any] = codec.plain(game.state, match.state)[FIELD]
    return fresh
