"""How each game looks and speaks. A game is a folder here; it needs no registration anywhere else."""

from pathlib import Path

from engine.games import Packages
from faces.core import AnyFace

NOT_GAMES = {"draw", "languages"}


def _keys() -> list[str]:
    found = {path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")}
    return sorted(found - NOT_GAMES)


FACES: Packages[AnyFace] = Packages("faces", _keys(), "FACE")
