"""An answer that has been given, and what came of it."""

from dataclasses import asdict, dataclass
from typing import Any

from dojo.table import Table
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Hold:
    """An answer that has been given and not yet been played."""

    match: str
    seat: Seat
    opened: int  # the question it answers
    move: str
    made_at: int
    due: int

    def row(self) -> dict[str, Any]:
        """As it is written down."""
        columns = asdict(self)
        return {"match_id": columns.pop("match"), **columns}


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of an answer: it is played ("once"), held ("hold"), or to be given once more ("confirm")."""

    way: str
    table: Table
    move: Any = None  # where it is not played yet
    hold: Hold | None = None
