"""States, moves and events as JSON, and old states brought up to the rules of today."""

import json
from functools import cache, lru_cache
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.core import AnyGame, Game, S
from engine.quoting import clipped, printable, shortened

REMEMBERED = 256  # texts: states are values, and a match that is being played is read several times a move
MOST = 3  # problems told of one text


class Unreadable(ValueError):
    """What pydantic found, a line each: where (less the outermost steps of the way), and what was expected."""

    def __init__(self, what: str, error: ValidationError, within: int = 0) -> None:
        found = error.errors(include_url=False, include_input=False, include_context=False)
        messages = [each["msg"].removeprefix("Value error, ") for each in found[:MOST]]  # what a state says of itself
        told = [f"{_place(each['loc'][within:])}{shortened(said)}" for each, said in zip(found, messages, strict=False)]
        more = [f"and {len(found) - MOST} more"] if len(found) > MOST else []
        self.lines = tuple(f"{what}{printable(each)}" for each in told + more)
        super().__init__("\n".join(self.lines))


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def dump(kind: Any, value: object) -> str:
    return adapter(kind).dump_json(value).decode()


def plain(kind: Any, value: object) -> Any:
    """The same as `dump`, as lists and dicts."""
    return adapter(kind).dump_python(value, mode="json")


@lru_cache(REMEMBERED)
def load_state(game: Game[S, Any, Any, Any], version: int, text: str) -> S:
    """Read a state written by any version of the game's rules; raises `ValueError` for anything else."""
    if version != game.version:
        return state_from(game, version, json.loads(text))
    return _read(game, text)


def state_from(game: Game[S, Any, Any, Any], version: int, raw: Any) -> S:
    return _read(game, json.dumps(upgraded(game, version, raw)))


@lru_cache(REMEMBERED)
def load_events(game: AnyGame, text: str) -> tuple[Any, ...]:
    events: tuple[Any, ...] = adapter(tuple[game.event, ...]).validate_json(text)  # type: ignore[name-defined]
    return events


def upgraded(game: AnyGame, version: int, raw: Any) -> Any:
    """A state of any version as the version of today has it, still to be read."""
    if not 1 <= version <= game.version:
        raise ValueError(f"{game.key}: version {version} is not known; this engine knows 1 to {game.version}")
    try:
        for old in range(version, game.version):
            raw = game.upgrades[old](raw)
    except (AttributeError, LookupError, TypeError) as error:
        raise ValueError(f"{game.key}: this is no state of version {version} ({error!r})") from error
    return raw


@cache
def _strict(kind: Any) -> TypeAdapter[Any]:
    """Refuses keys and types that `kind` does not have, and does not say what it found: that may be a hand.

    In a tuple: a dataclass alone takes no configuration.
    """
    return TypeAdapter(tuple[kind], config=ConfigDict(extra="forbid", strict=True, hide_input_in_errors=True))


def _read(game: Game[S, Any, Any, Any], text: str) -> S:
    try:
        (state,) = _strict(game.state).validate_json(f"[{text}]")
    except ValidationError as error:
        raise Unreadable(f"{game.key}: this is no state; ", error, within=1) from error
    found: S = state
    return found


def _place(location: tuple[int | str, ...]) -> str:
    steps = "".join(f"[{step}]" if isinstance(step, int) else f".{clipped(step)}" for step in location)
    return f"{steps.lstrip('.')}: " if steps else ""
