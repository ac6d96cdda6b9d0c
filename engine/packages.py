"""A folder of packages, such as the one of the games, as a mapping."""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

T = TypeVar("T")


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
