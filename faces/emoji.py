"""Every drawing as an emoji: its name, its picture, and which drawing shows a move."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from faces.draw.atlas import drawing, rendered
from faces.draw.shelf import kept

FACES: Final = Path(__file__).parent
SIDE: Final = 128  # px; Discord shows them smaller
MAX_KEY_CHARS: Final = 23  # Discord allows 32 for a name; nine are for the hash
CARDS: Final = ("card", "strike", "sign", "leader")  # how the names of drawings of cards begin


@cache
def drawings() -> dict[str, Path]:
    """The drawings by what they are called, such as `kengo_card_3`; those of all games as `any_seat_1`."""
    found = {
        ("any" if path.parent.parent == FACES else path.parent.parent.name, path.stem): path
        for path in sorted(FACES.glob("**/art/*.svg"))
    }
    return {f"{game}_{stem}".replace("-", "_"): path for (game, stem), path in found.items()}


@cache
def emoji_name(key: str) -> str:
    """The drawing in words, and a hash of it, so that one that has changed gets another name."""
    digest = sha256(f"{SIDE}|{drawing(drawings()[key])}".encode()).hexdigest()[:8]
    return f"{key[:MAX_KEY_CHARS]}_{digest}"


def emoji_png(key: str) -> bytes:
    svg = drawing(drawings()[key])
    return kept(svg, SIDE, lambda: rendered(svg, SIDE))


def drawing_of_move(game: str, move: Any) -> str | None:
    """The drawing of the card that a move plays, the first if there are several; None if no drawing shows it."""
    card = getattr(move, "card", None) or next(iter(getattr(move, "cards", ())), None)
    keys = (f"{game}_{start}_{card}".replace("-", "_") for start in CARDS)
    return next((key for key in keys if key in drawings()), None) if card is not None else None
