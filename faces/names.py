"""Names that people chose: cleaned, kept from being read as markup, and with something to call those without one."""

import re
from functools import lru_cache
from itertools import groupby
from typing import Final
from unicodedata import category, combining, normalize

from engine.core import Seat
from faces.core import AnyScene, Names, Say
from faces.draw.letters import drawable

MAX_MARKS: Final = 3  # on one letter; no living script needs more
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that look like nothing
PUNCTUATION: Final = re.compile(r"[!-/:-@[-`{-~]")  # everything that markup can be made of


@lru_cache(4096)
def clean(name: str) -> str:
    """The name in one line, without characters that nobody sees or that turn the text around; perhaps nothing is left.

    Nothing of it is needed to tell names apart, and the databases would not take all of it.
    """
    kept = "".join(each for each in name if each.isspace() or not (category(each)[0] == "C" or each in BLANKS))
    return " ".join(filter(None, (_bounded(word) for word in normalize("NFC", kept).split())))


def _bounded(word: str) -> str:
    """A word with few marks on each letter, and none before the first."""
    runs = [
        (marks, "".join(run))
        for marks, run in groupby(word, lambda each: combining(each) > 0 or category(each) in {"Mn", "Me"})
    ]
    return "".join(run[:MAX_MARKS] if marks else run for marks, run in (runs[1:] if runs[0][0] else runs))


def escaped(name: str, most: int | None = None) -> str:
    """The name for a message's text: Discord reads no link, mention, time or other markup in it.

    `most`: characters to keep; no backslash is left at the end, where it would escape what follows.
    """
    text = PUNCTUATION.sub(r"\\\g<0>", clean(name))
    return text if most is None or len(text) <= most else text[:most].rstrip("\\")


def known_as(name: str, say: Say) -> str:
    """The name, cleaned; "Player" where nothing is left, and no seat could tell who it is."""
    return clean(name) or say("nameless")


def called(names: Names, say: Say) -> Names:
    """The names of players by seat, cleaned; "Player 2" where nothing is left."""
    return tuple(clean(name) or numbered(seat, say) for seat, name in enumerate(names))


def pictured(scene: AnyScene, seat: Seat) -> str:
    """The name for a picture; "Player 2" if the fonts lack one of its letters. Mere symbols are left out."""
    return legible(scene.names[seat]) or numbered(seat, scene.say)


def legible(name: str) -> str:
    """The name as the fonts can draw it; empty if it cannot be read then."""
    wanted = normalize("NFKC", clean(name))
    drawn = drawable(wanted)
    return drawn if _letters(drawn) == _letters(wanted) and (drawn == wanted or _letters(drawn)) else ""


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text))


def numbered(seat: Seat, say: Say) -> str:
    return say("numbered-player", number=seat + 1)
