"""The scenarios. Each begins with an empty database, and each of its steps leads to the next."""

from typing import Final

from tests.proofs.shared.scenarios.answers import answers, orders, sends_now, takes_back, waits_until_sent
from tests.proofs.shared.scenarios.endings import agrees, offers_draw, preferences, reports, resigns
from tests.proofs.shared.scenarios.lobby import (
    computer_joins,
    dms,
    joining,
    opening,
    practises,
    rematch,
    starting,
    starts_by_itself,
)
from tests.proofs.shared.scenarios.step import Step
from tests.proofs.shared.scenarios.time import (
    away,
    called,
    comes_back,
    extends,
    more_time,
    nudges,
    reminded,
    returns,
    struck,
    vacation,
)


class Setup:
    """A step that only leads to the next, where the bot is not killed: it is killed in one like it elsewhere."""

    def __init__(self, step: Step) -> None:
        self.step = step


START: Final = "the first start, without a database"
SCENARIOS: Final[dict[str, tuple[Step | Setup, ...]]] = {
    START: (),
    "kaito by DM, day by day": (
        opening("kaito", "aiko"),
        Setup(dms("aiko")),
        joining("bruno"),
        dms("bruno"),
        starting("aiko"),
        *(takes_back, sends_now, waits_until_sent, reminded, extends, nudges, more_time, offers_draw, agrees),
        *(rematch("aiko"), rematch("bruno"), starts_by_itself),
    ),
    "kengo with a computer": (
        Setup(opening("kengo", "chloe", options="rounds=1", pace="friendly")),
        Setup(dms("chloe")),
        *(computer_joins("chloe"), starting("chloe"), orders, answers(2)),
        preferences("chloe", "sending", "confirm", "sending"),
        *(answers(), resigns, rematch("chloe", begins=True)),
        Setup(answers(2)),
    ),
    "kendo of three, live, in the thread": (
        Setup(opening("kendo", "aiko", seats=3, pace="live")),
        Setup(joining("bruno")),
        Setup(joining("chloe")),
        *(starting("aiko"), answers(), called, struck),
        Setup(answers(2)),
        *(away, returns, reports, resigns, resigns),
    ),
    "karenza of four, live, by DM": (
        Setup(opening("karenza", "dai", seats=4, pace="live")),
        Setup(joining("aiko")),
        Setup(dms("aiko")),
        Setup(joining("bruno")),
        Setup(joining("chloe")),
        Setup(dms("chloe")),
        *(starts_by_itself, answers(2), vacation, comes_back),
        Setup(resigns),
        answers(),
    ),
    "regroup by DM alone": (
        preferences("dai", "notices", "thread", "notices"),
        *(practises, answers(2)),
        Setup(answers(2)),
    ),
}
PLAYED: Final = [scenario for scenario in SCENARIOS if scenario != START]


def steps(scenario: str) -> list[tuple[str, Step, bool]]:
    """Name, step, and whether the bot is killed in it."""
    found = []
    for at, each in enumerate(SCENARIOS[scenario]):
        step = each.step if isinstance(each, Setup) else each
        found.append((f"{scenario}, {at}: {step.__name__}", step, each is step))
    return found


def crash_steps(scenario: str) -> list[str]:
    """The names of the steps in which the bot is killed."""
    return ([START] if scenario == START else []) + [name for name, _, killed in steps(scenario) if killed]
