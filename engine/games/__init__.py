"""Every game there is, by key: a game is a folder here, and nothing need be registered anywhere else."""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Generic, TypeVar

from engine.core import AnyGame

T = TypeVar("T")

# The order in which games are offered; one that is not named here comes last.
ORDER = ("kaito", "kengo", "kendo", "karenza", "regroup")


class Packages(Mapping[str, T], Generic[T]):
    """What each package calls `name`, imported when it is first asked for: many servers play one game only."""

    def __init__(self, parent: str, keys: Iterable[str], name: str) -> None:
        self._parent, self._keys, self._name = parent, tuple(keys), name
        self.loaded: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        if key not in self.loaded:
            if key not in self._keys:
                raise KeyError(key)
            self.loaded[key] = getattr(import_module(f"{self._parent}.{key}"), self._name)
        return self.loaded[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def _keys() -> list[str]:
    keys = sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py"))
    return sorted(keys, key=lambda key: ORDER.index(key) if key in ORDER else len(ORDER))


GAMES: Packages[AnyGame] = Packages("engine.games", _keys(), "GAME")
