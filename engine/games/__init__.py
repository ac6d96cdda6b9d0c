"""Every game there is, by key: a game is a folder here, and nothing need be registered anywhere else."""

from importlib import import_module
from pathlib import Path

from engine.core import AnyGame

# The order in which games are offered; one that is not named here comes last.
ORDER = ("kaito", "kengo", "kendo", "karenza", "regroup")


def _found() -> dict[str, AnyGame]:
    """Import each folder beside this file; its module has the game as `GAME`."""
    here = Path(__file__).parent
    keys = sorted(path.parent.name for path in here.glob("*/__init__.py"))
    ordered = sorted(keys, key=lambda key: ORDER.index(key) if key in ORDER else len(ORDER))
    return {key: import_module(f"engine.games.{key}").GAME for key in ordered}


GAMES: dict[str, AnyGame] = _found()
