"""Every game there is, by key: a game is a folder here, and nothing need be registered anywhere else."""

from pathlib import Path

from engine.core import AnyGame
from engine.packages import Packages

# The order in which games are offered; one that is not named here comes last.
ORDER = ("kaito", "kengo", "kendo", "karenza", "regroup")


def _keys() -> list[str]:
    keys = sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py"))
    return sorted(keys, key=lambda key: ORDER.index(key) if key in ORDER else len(ORDER))


GAMES: Packages[AnyGame] = Packages("engine.games", _keys(), "GAME")
