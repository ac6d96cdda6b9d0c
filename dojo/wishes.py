"""What somebody wishes: how they are told, when not, how their answers are sent, and how they like to read."""

from dataclasses import dataclass
from typing import Any, Final

from dojo.quiet import Quiet

NOTICES: Final = ("dm", "thread", "digest", "none")  # the usual one first
SENDINGS: Final = ("hold", "once", "confirm")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What holds for somebody who has never said anything."""

    notices: str = "dm"
    sending: str = "hold"
    language: str = ""  # "": as Discord says
    text_first: bool = False
    colour_safe: bool = False
    quiet: Quiet | None = None


USUAL: Final = Wishes()


def dm_of(row: Any) -> str:
    """Whether somebody is written to: "yes", "no", or "closed" where letters are wanted but Discord refuses them."""
    return "no" if not row["dm"] or row["notices"] != "dm" else "closed" if row["closed"] else "yes"


def wishes(row: Any) -> Wishes:
    """From a row with the columns of somebody's wishes."""
    return Wishes(
        notices=row["notices"],
        sending=row["sending"],
        language=row["language"],
        text_first=bool(row["text_first"]),
        colour_safe=bool(row["colour_safe"]),
        quiet=None if row["quiet_from"] is None else Quiet(row["quiet_from"], row["quiet_to"], row["zone"]),
    )
