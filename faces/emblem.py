"""The drawing that stands for a game where several are shown together. No game is loaded for it."""

from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
LOGO: Final = HERE / "art" / "logo-hikyaku.svg"


@cache
def emblem_path(game: str) -> Path:
    """`emblem.svg` among the drawings of the game, or the one whose name is in `emblem.txt`; ours if it has neither."""
    art = HERE / game / "art"
    named = art / "emblem.txt"
    name = named.read_text("utf-8").strip() if named.exists() else "emblem"
    path = art / f"{name}.svg"
    return path if path.exists() else LOGO
