"""Reliability: how often a player moves on time, from their last timed moves. Recent ones count more."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from dojo.errors import DojoError
from dojo.people.remembered import counts_of
from storage.store import Queries

MOVES_COUNTED: Final = 100  # moves
MIN_MOVES: Final = 10  # moves; players with fewer are not judged
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
        return self.answers >= MIN_MOVES

    def keeps(self, wanted: int) -> bool:
        """Whether they reach this percentage. Newcomers get their chance."""
        return not self.known or self.share >= wanted


NO_HABITS: Final = Habits()


def require_on_time(habits: Habits, wanted: int) -> None:
    if not habits.keeps(wanted):
        raise NotOnTime(share=habits.share, wanted=wanted)


async def habits_of(queries: Queries, person: int) -> Habits:
    counts = await counts_of(queries, person)
    before = {name: counts[name].amount for name in asdict(NO_HABITS) if name in counts}
    return habits(await queries.answers_of(person=person, most=MOVES_COUNTED), Habits(**before))


def habits(answers: Sequence[Any], before: Habits = NO_HABITS) -> Habits:
    """From moves, the latest first. One a computer had to make was late, and is left out of `wait`.

    `before`: what they were like before they were erased; these moves count as older than all others.
    """
    if not answers:
        return before
    weights = [FADE**age for age in range(min(len(answers) + before.answers, MOVES_COUNTED))]
    earlier = sum(weights[len(answers) :])
    kept = sum(weight for weight, answer in zip(weights, answers, strict=False) if not answer["late"])
    share = int(100 * (kept + before.share / 100 * earlier) / (sum(weights[: len(answers)]) + earlier))
    own = [answer["waited"] for answer in answers if answer["made_by"] == "player" and answer["waited"] is not None]
    return Habits(len(weights), share, round(median(own or [before.wait])))
