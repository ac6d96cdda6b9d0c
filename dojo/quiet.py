"""Hours in which somebody is not to be disturbed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Quiet:
    """Minutes after midnight in a zone; where the end is not after the start it is the next day's."""

    start: int
    end: int
    zone: str
