"""Reliability: how often a player moves on time, from their last timed moves. Recent ones count more."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from dojo.errors import DojoError
from storage.store import Queries

LOOKED_AT: Final = 100  # moves
NEW: Final = 10  # moves; players with fewer are not judged
FADE: Final = 0.97  # the weight of a move relative to the next one: half after 23 moves


class NotOnTime(DojoError):
    """The lobby wants players who move on time more often."""

    key = "error-not-on-time"


@dataclass(frozen=True, slots=True)
class Habits:
    """`share`: the percentage of moves made on time. `wait`: their median time for a move (ms)."""

    answers: int = 0
    share: int = 100
    wait: int = 0

    @property
    def known(self) -> bool:
        return self.answers >= NEW

    def keeps(self, wanted: int) -> bool:
        """Whether they reach this percentage. Newcomers get their chance."""
        return not self.known or self.share >= wanted


UNTOLD: Final = Habits()


def require_on_time(habits: Habits, wanted: int) -> None:
    if not habits.keeps(wanted):
        raise NotOnTime(share=habits.share, wanted=wanted)


async def habits_of(queries: Queries, person: int) -> Habits:
    return habits(await queries.answers_of(person=person, most=LOOKED_AT))


def habits(answers: Sequence[Any]) -> Habits:
    """From moves, the latest first. One a computer had to make was late, and is left out of `wait`."""
    if not answers:
        return UNTOLD
    weights = [FADE**age for age in range(len(answers))]
    kept = sum(weight for weight, answer in zip(weights, answers, strict=True) if not answer["late"])
    own = [answer["waited"] for answer in answers if answer["hand"] == "player" and answer["waited"] is not None]
    return Habits(len(answers), int(100 * kept / sum(weights)), round(median(own or [0])))
