"""What is in a game's box: its data, the options of the lobby, and cards to shuffle."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

from engine.codec import adapter

T = TypeVar("T")
SEEDS = Path(__file__).parents[1] / "seeds"


def opened(key: str) -> dict[str, Any]:
    """The data in seeds/<key>/box.toml."""
    return tomllib.loads((SEEDS / key / "box.toml").read_text("utf-8"))


def options_in(box: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """Each option of the lobby with its values, the default first."""
    return {name: tuple(values) for name, values in box["options"].items()}


def chosen(options: type[T], words: Mapping[str, str]) -> T:
    """The words of the lobby as a game's own `Options`, where "on" is True and "23" a number."""
    read: T = adapter(cast(Any, options)).validate_python(dict(words))
    return read


def not_offered(options: object, offered: Mapping[str, tuple[str, ...]], *names: str) -> Iterator[str]:
    """What is wrong with those of a game's `Options` that are numbers: they may be any, but not all are offered."""
    for name in names:
        value = getattr(options, name)
        if str(value) not in offered[name]:
            yield f"options.{name} cannot be {value}; it may be: {', '.join(offered[name])}"


def shuffled(cards: Sequence[T], luck: Random) -> tuple[T, ...]:
    return tuple(luck.sample(cards, len(cards)))
