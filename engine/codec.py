"""States, moves and events as JSON, and upgrades of states written by older versions."""

import json
from functools import cache, lru_cache
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.core import AnyGame, Game, S
from engine.quoting import clipped, printable, shortened

CACHED = 256  # texts per kind: a match being played is read several times a move
SHOWN = 3  # problems reported of one text


class Unreadable(ValueError):
    """Text that does not fit a type. `lines` has one line per problem that pydantic found, each starting with `what`.

    The first `within` steps of a problem's location are left out. The input itself is never quoted: it may be a hand.
    """

    def __init__(self, what: str, error: ValidationError, within: int = 0) -> None:
        found = error.errors(include_url=False, include_input=False, include_context=False)
        # The prefix is pydantic's, for errors raised by a state's own checks.
        messages = [each["msg"].removeprefix("Value error, ") for each in found[:SHOWN]]
        told = [f"{_place(each['loc'][within:])}{shortened(said)}" for each, said in zip(found, messages, strict=False)]
        more = [f"and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
        self.lines = tuple(f"{what}{printable(each)}" for each in told + more)
        super().__init__("\n".join(self.lines))


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """The pydantic adapter of a type, built once."""
    return TypeAdapter(kind)


def dump(kind: Any, value: object) -> str:
    """`value`, an instance of `kind`, as JSON text."""
    return adapter(kind).dump_json(value).decode()


def plain(kind: Any, value: object) -> Any:
    """What `dump` writes, as lists and dicts."""
    return adapter(kind).dump_python(value, mode="json")


@lru_cache(CACHED)
def _kept_state(game: AnyGame, version: int, text: str) -> list[Any]:
    """The place of a state that was read or written: nothing is in it yet when the text is new."""
    return []


@lru_cache(CACHED)
def _kept_events(game: AnyGame, text: str) -> list[tuple[Any, ...]]:
    return []


def dump_state(game: Game[S, Any, Any, Any], state: S) -> str:
    """A state as JSON text, which `load_state` then needn't read."""
    text = dump(game.state, state)
    _kept_state(game, game.version, text)[:] = [state]
    return text


def dump_events(game: AnyGame, events: tuple[Any, ...]) -> str:
    """Events as JSON text, which `load_events` then needn't read."""
    text = dump(tuple[game.event, ...], events)  # type: ignore[name-defined]
    _kept_events(game, text)[:] = [events]
    return text


def load_state(game: Game[S, Any, Any, Any], version: int, text: str) -> S:
    """The state in `text`, written by version `version` of the game; raises `ValueError` if it is not one."""
    kept = _kept_state(game, version, text)
    if not kept:
        kept[:] = [_read(game, text) if version == game.version else state_from(game, version, json.loads(text))]
    state: S = kept[0]
    return state


def load_events(game: AnyGame, text: str) -> tuple[Any, ...]:
    """The events in `text`, a JSON array."""
    kept = _kept_events(game, text)
    if not kept:
        kept[:] = [adapter(tuple[game.event, ...]).validate_json(text)]  # type: ignore[name-defined]
    return kept[0]


def state_from(game: Game[S, Any, Any, Any], version: int, raw: Any) -> S:
    """The same as `load_state`, from lists and dicts."""
    return _read(game, json.dumps(upgraded(game, version, raw)))


def upgraded(game: AnyGame, version: int, raw: Any) -> Any:
    """A state of any version, as lists and dicts, in the form of the present version; its fields are not checked."""
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
    """An adapter that refuses unknown keys, converts no types and hides its input from errors, as it may be a hand.

    It reads a 1-tuple, because pydantic takes no configuration for a dataclass on its own.
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
