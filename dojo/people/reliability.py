"""How reliably somebody answers: told from their last answers for which there was a time, the latest counting most."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from dojo.errors import DojoError
from storage.store import Desk

LOOKED_AT: Final = 100  # answers
NEW: Final = 10  # answers; whoever has given fewer is not judged
FADE: Final = 0.97  # what an answer counts for against the one after it: half after 23


class NotOnTime(DojoError):
    """The lobby wants people who answer on time more often."""

    key = "error-not-on-time"


@dataclass(frozen=True, slots=True)
class Habits:
    """`share` of a hundred answers are on time; `wait` is what they usually take, in milliseconds."""

    answers: int = 0
    share: int = 100
    wait: int = 0

    @property
    def known(self) -> bool:
        return self.answers >= NEW

    def keeps(self, wanted: int) -> bool:
        """Whether that many of a hundred may be expected; newcomers get their chance."""
        return not self.known or self.share >= wanted


UNTOLD: Final = Habits()


def be_on_time(habits: Habits, wanted: int) -> None:
    if not habits.keeps(wanted):
        raise NotOnTime(share=habits.share, wanted=wanted)


async def habits_of(desk: Desk, person: int) -> Habits:
    return habits(await desk.answers_of(person=person, most=LOOKED_AT))


def habits(answers: Sequence[Any]) -> Habits:
    """The latest first. An answer that a computer had to give was late, and says nothing of how long theirs take."""
    if not answers:
        return UNTOLD
    weights = [FADE**age for age in range(len(answers))]
    kept = sum(weight for weight, answer in zip(weights, answers, strict=True) if not answer["late"])
    own = [answer["waited"] for answer in answers if answer["hand"] == "player" and answer["waited"] is not None]
    return Habits(len(answers), int(100 * kept / sum(weights)), round(median(own or [0])))
