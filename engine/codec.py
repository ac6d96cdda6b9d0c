"""States, moves and events as JSON, and upgrades of states written by older versions."""

import json
import re
from functools import cache, lru_cache
from typing import Any, Protocol, Self, TypeVar, cast

import msgspec

from engine.core import AnyGame, Game, S
from engine.quoting import printable, shortened

T = TypeVar("T")

QUOTING = re.compile(r"(Invalid (?:\w+ )?value|unknown field).*?(?= - at|$)")  # in msgspec's errors, with the input
CACHED = 256  # texts per kind: a match being played is read several times a move


class Unreadable(ValueError):
    """Text that does not fit a type. `lines` has one line per problem, each starting with `what`."""

    def __init__(self, what: str, *problems: str) -> None:
        self.lines = tuple(f"{what}{printable(shortened(each))}" for each in problems)
        super().__init__("\n".join(self.lines))


class Stored(Protocol):
    """A class of its own making, of which JSON has only what the rest follows from."""

    def stored(self) -> Any: ...

    @classmethod
    def restored(cls, raw: Any) -> Self:
        """Raises `LookupError`, `TypeError` or `ValueError`."""


def _stored(value: Stored) -> Any:
    return value.stored()


def _restored(kind: type[Stored], raw: Any) -> Any:
    try:
        return kind.restored(raw)
    except (LookupError, TypeError) as error:
        raise ValueError(f"this is no {kind.__name__}") from error


_encoder = msgspec.json.Encoder(enc_hook=_stored)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=_restored)


def dump(value: object) -> str:
    """`value` as JSON text."""
    return _encoder.encode(value).decode()


def plain(value: object) -> Any:
    """What `dump` writes, as lists and dicts."""
    return json.loads(_encoder.encode(value))


def read(kind: type[T], text: str | bytes, what: str = "") -> T:
    """The value that `dump` wrote, or one like it. Raises `Unreadable`, in which `what` comes first.

    The input is never quoted: it may be a hand.
    """
    try:
        value: T = _decoder(cast(Any, kind)).decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable(
            what, re.sub(r"(Invalid (?:\w+ )?value|unknown field).*?(?= - at|$)", r"\1", str(error))
        ) from None
    return value


@lru_cache(CACHED)
def _kept_state(game: AnyGame, version: int, text: str) -> list[Any]:
    """The place of a state that was read or written: nothing is in it yet when the text is new."""
    return []


@lru_cache(CACHED)
def _kept_events(game: AnyGame, text: str) -> list[tuple[Any, ...]]:
    return []


def dump_state(game: Game[S, Any, Any, Any], state: S) -> str:
    """A state as JSON text, which `load_state` then needn't read."""
    text = dump(state)
    _kept_state(game, game.version, text)[:] = [state]
    return text


def dump_events(game: AnyGame, events: tuple[Any, ...]) -> str:
    """Events as JSON text, which `load_events` then needn't read."""
    text = dump(events)
    _kept_events(game, text)[:] = [events]
    return text


def load_state(game: Game[S, Any, Any, Any], version: int, text: str) -> S:
    """The state in `text`, written by version `version` of the game; raises `ValueError` if it is not one."""
    kept = _kept_state(game, version, text)
    if not kept:
        kept[:] = [_read_state(game, text) if version == game.version else state_from(game, version, json.loads(text))]
    state: S = kept[0]
    return state


def load_events(game: AnyGame, text: str) -> tuple[Any, ...]:
    """The events in `text`, a JSON array."""
    kept = _kept_events(game, text)
    if not kept:
        kept[:] = [read(tuple[game.rules.event, ...], text)]  # type: ignore[name-defined]
    return kept[0]


def state_from(game: Game[S, Any, Any, Any], version: int, raw: Any) -> S:
    """The same as `load_state`, from lists and dicts."""
    return _read_state(game, json.dumps(upgraded(game, version, raw)))


def upgraded(game: AnyGame, version: int, raw: Any) -> Any:
    """A state of any version, as lists and dicts, in the form of the present version; its fields are not checked."""
    if not 1 <= version <= game.version:
        raise ValueError(f"{game.key}: version {version} is not known; this engine knows 1 to {game.version}")
    try:
        for old in range(version, game.version):
            raw = game.rules.upgrades[old](raw)
    except (AttributeError, LookupError, TypeError) as error:
        raise ValueError(f"{game.key}: this is no state of version {version} ({error!r})") from error
    return raw


def _read_state(game: Game[S, Any, Any, Any], text: str) -> S:
    state: S = read(game.rules.state, text, f"{game.key}: this is no state; ")
    return state
