"""How each game looks and speaks: a game is a folder here, and nothing need be registered anywhere else."""

from importlib import import_module
from pathlib import Path

from faces.core import AnyFace


def _found() -> dict[str, AnyFace]:
    """Import each game's folder beside this file; its module has the face as `FACE`. What they share is in `draw`."""
    here = Path(__file__).parent
    keys = sorted(path.parent.name for path in here.glob("*/__init__.py") if path.parent.name != "draw")
    return {key: import_module(f"faces.{key}").FACE for key in keys}


FACES: dict[str, AnyFace] = _found()
