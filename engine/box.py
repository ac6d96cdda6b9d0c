"""What is in a game's box: its data, the options of the lobby, and cards to shuffle."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from msgspec import Meta, convert

T = TypeVar("T")
WORDS: Mapping[str, str | bool] = {"on": True, "off": False, "yes": True, "no": False}
SEEDS = Path(__file__).parents[1] / "seeds"


def opened(key: str) -> dict[str, Any]:
    """The data in seeds/<key>/box.toml."""
    return tomllib.loads((SEEDS / key / "box.toml").read_text("utf-8"))


def options_in(box: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """Each option of the lobby with its values, the default first."""
    return {name: tuple(values) for name, values in box["options"].items()}


def chosen(options: type[T], words: Mapping[str, str]) -> T:
    """The words of the lobby as a game's own `Options`, where "on" is True and "23" a number."""
    return convert({name: WORDS.get(word, word) for name, word in words.items()}, options, strict=False)


def one_of(names: Iterable[str]) -> Meta:
    """For `Annotated`: a text that is one of these."""
    return Meta(pattern=f"^({'|'.join(names)})$")


def shuffled(cards: Sequence[T], luck: Random) -> tuple[T, ...]:
    return tuple(luck.sample(cards, len(cards)))
