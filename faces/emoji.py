"""Every drawing as an emoji: its name, its picture, and which drawing shows a game, a seat or a move."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from runpy import run_path
from typing import Any, Final

from engine.core import Seat
from faces import FACES
from faces.core import AnyScene
from faces.draw.atlas import drawing, kept, rendered
from faces.draw.shapes import at, body_of, document, outline, panel

HERE: Final = Path(__file__).parent
LOGO: Final = HERE / "art" / "logo-hikyaku.svg"
SIDE: Final = 128  # px; Discord shows them smaller
PAPER: Final = panel(2, 2, 68, 68, "washi", 12) + outline(2, 2, 68, 68, "sumi", 3, 12)
MAX_KEY_CHARS: Final = 23  # Discord allows 32 for a name; nine are for the hash


@cache
def drawings() -> dict[str, str]:
    """All drawings as SVG, by what they are called, such as `kengo_card_3`; those of all games as `any_seat_1`."""
    found = {(owner(path.parent.parent), path.stem): drawing(path) for path in sorted(HERE.glob("**/art/*.svg"))}
    for path in sorted(HERE.glob("*/art/paper/*.svg")):
        found[owner(path.parents[2]), path.stem] = on_paper(drawing(path))
    for path in sorted(HERE.glob("*/composed.py")):
        made = run_path(str(path))["drawings"]()  # an import would load the whole game, for every start of the bot
        found |= {(path.parent.name, name): svg for name, svg in made.items()}
    return {key_of(game, name): svg for (game, name), svg in found.items()}


def owner(folder: Path) -> str:
    return "any" if folder == HERE else folder.name


def on_paper(sign: str) -> str:
    """A drawing of 60 by 60 on paper, so that it stands out on a button of any colour."""
    return document(PAPER + at(body_of(sign), 8, 8, 56 / 60), 72, 72)


def key_of(game: str, name: str) -> str:
    return f"{game}_{name}".replace("-", "_")


@cache
def emoji_name(key: str) -> str:
    """The drawing in words, and a hash of it, so that one that has changed gets another name."""
    digest = sha256(f"{SIDE}|{drawings()[key]}".encode()).hexdigest()[:8]
    return f"{key[:MAX_KEY_CHARS]}_{digest}"


def emoji_png(key: str) -> bytes:
    svg = drawings()[key]
    return kept(svg, SIDE, lambda: rendered(svg, SIDE))


@cache
def emblem_path(game: str) -> Path:
    """The drawing of a game where several are shown together. No game is loaded for it.

    It is `emblem.svg` among the game's, or the one whose name is in `emblem.txt`; ours if it has neither.
    """
    art = HERE / game / "art"
    named = art / "emblem.txt"
    name = named.read_text("utf-8").strip() if named.exists() else "emblem"
    path = art / f"{name}.svg"
    return path if path.exists() else LOGO


def drawing_of_game(game: str) -> str:
    path = emblem_path(game)
    return key_of(owner(path.parents[1]), path.stem)


def drawing_of_seat(game: str, seat: Seat) -> str:
    """How the pictures of the game mark this seat; "" if they do it otherwise."""
    return key_of("any", f"seat-{seat + 1}") if FACES[game].marks_seats else ""


def drawing_of_move(game: str, scene: AnyScene, move: Any) -> str:
    """The drawing of what a move plays or takes; "" if there is none."""
    name = FACES[game].icon(scene, move)
    return key_of(game, name) if name else ""
