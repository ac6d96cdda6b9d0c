"""How each game looks and speaks. A game is a folder here; it needs no registration anywhere else."""

from importlib import import_module
from pathlib import Path

from faces.core import AnyFace


def _found() -> dict[str, AnyFace]:
    """Every game's folder has its face as `FACE`. What the games draw with is in `draw`."""
    here = Path(__file__).parent
    keys = sorted(path.parent.name for path in here.glob("*/__init__.py") if path.parent.name != "draw")
    return {key: import_module(f"faces.{key}").FACE for key in keys}


FACES: dict[str, AnyFace] = _found()
