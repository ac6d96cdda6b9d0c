"""States, moves and events as JSON, and old states brought up to the rules of today."""

import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from engine.core import AnyGame, Game, S


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def dump(kind: Any, value: object) -> str:
    return adapter(kind).dump_json(value).decode()


def plain(kind: Any, value: object) -> Any:
    """The same as `dump`, as lists and dicts."""
    return adapter(kind).dump_python(value, mode="json")


def load_state(game: Game[S, Any, Any, Any], version: int, text: str) -> S:
    """Read a state written by any version of the game's rules; raises `ValueError` for anything else."""
    return state_from(game, version, json.loads(text))


def state_from(game: Game[S, Any, Any, Any], version: int, raw: Any) -> S:
    if not 1 <= version <= game.version:
        raise ValueError(f"{game.key}: version {version} is not known; this engine knows 1 to {game.version}")
    for old in range(version, game.version):
        raw = game.upgrades[old](raw)
    state: S = adapter(game.state).validate_python(raw)
    return state


def load_events(game: AnyGame, text: str) -> tuple[Any, ...]:
    events: tuple[Any, ...] = adapter(tuple[game.event, ...]).validate_json(text)  # type: ignore[name-defined]
    return events
