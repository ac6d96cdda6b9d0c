"""How each game looks and speaks. A game is a folder here; it needs no registration anywhere else."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

from faces.core import AnyFace

NOT_GAMES = {"draw", "languages"}


class Faces(Mapping[str, AnyFace]):
    """The face of each game, imported when it is first asked for: many servers play one game only."""

    def __init__(self) -> None:
        here = Path(__file__).parent
        self._keys = sorted(
            path.parent.name for path in here.glob("*/__init__.py") if path.parent.name not in NOT_GAMES
        )
        self.loaded: dict[str, AnyFace] = {}

    def __getitem__(self, key: str) -> AnyFace:
        if key not in self.loaded:
            if key not in self._keys:
                raise KeyError(key)
            self.loaded[key] = import_module(f"faces.{key}").FACE
        return self.loaded[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


FACES = Faces()
