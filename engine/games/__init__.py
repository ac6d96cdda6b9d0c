"""Every game there is, by key: a game is a folder here, and nothing need be registered anywhere else."""

from importlib import import_module
from pathlib import Path

from engine.core import AnyGame

ORDER = ("kaito", "kengo", "kendo", "karenza", "regroup")


def _found() -> dict[str, AnyGame]:
    """Import each folder beside this file; its module has the game as `GAME`."""
    here = Path(__file__).parent
    keys = sorted((path.parent.name for path in here.glob("*/__init__.py")), key=ORDER.index)
    return {key: import_module(f"engine.games.{key}").GAME for key in keys}


GAMES: dict[str, AnyGame] = _found()
