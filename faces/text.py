"""Words that all faces put together in the same way: clipped names, lists, counts, headlines and folded lines."""

from collections import Counter
from collections.abc import Iterable, Sequence
from textwrap import wrap

from engine.core import Seat
from faces.core import AnyScene, Names, Say

MARKS = "●◆▲■"  # of the seats, by number
BOARD_COLUMNS, BOARD_LONGEST = 40, 1500  # characters of a text board
ALT_LONGEST = 1000  # characters of an alt text


def clip(names: Iterable[str], most: int) -> Names:
    return tuple(name[:most] for name in names)


def listed(names: Sequence[str], seats: Iterable[Seat]) -> str:
    """The names of these seats: "Aiko, Bruno"."""
    return ", ".join(names[seat] for seat in seats)


def counted(words: Iterable[str], sign: str = "×") -> list[str]:
    """Each word once, in order of first appearance, with its count if there are several: "bk×2", "b3"."""
    return [f"{word}{sign}{count}" if count > 1 else word for word, count in Counter(words).items()]


def known(say: Say, key: str) -> str | None:
    """The message with this key, or None if there is none."""
    return say(key) if say.has(key) else None


def headline(mark: str, name: str, *more: str) -> str:
    """The line of a text board that introduces a player; empty parts are left out."""
    return " ".join(filter(None, (mark, name, *more)))


def standing(scene: AnyScene, seat: Seat, game: str, *, won: bool) -> str:
    """What a text board says beside a name: that this player has won or is to move, or nothing."""
    if won:
        return scene.say(f"{game}-board-won")
    return scene.say(f"{game}-board-turn") if seat in scene.asked else ""


def fold(text: str, indent: str = "", deeper: str = "") -> list[str]:
    """Lines that fit a text board, broken at blanks only; lines after the first are indented `deeper` as well."""
    return wrap(text, BOARD_COLUMNS, initial_indent=indent, subsequent_indent=indent + deeper, break_on_hyphens=False)
