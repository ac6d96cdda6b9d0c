"""The evenings, chapter by chapter: each begins with an empty database and with steps that lead to the next."""

from typing import Final

from tests.proofs.script import (
    Step,
    agrees,
    answers,
    away,
    called,
    comes_back,
    computer_joins,
    extends,
    joining,
    letters,
    more_time,
    nudges,
    offers_draw,
    opening,
    orders,
    practises,
    rematch,
    reminded,
    reports,
    resigns,
    resigns_again,
    resigns_early,
    returns,
    sends_now,
    starting,
    starts_at_once,
    starts_by_itself,
    struck,
    takes_back,
    vacation,
    waits_until_sent,
    wishes,
)

CALM: Final[set[Step]] = set()  # steps that only lead to the next, for their like is interrupted elsewhere


def calm(step: Step) -> Step:
    CALM.add(step)
    return step


START: Final = "the first start, on no database at all"
CHAPTERS: Final[dict[str, tuple[Step, ...]]] = {
    START: (),
    "kaito by letter, day by day": (
        opening("kaito", "aiko"),
        calm(letters("aiko")),
        joining("bruno"),
        letters("bruno"),
        starting("aiko"),
        takes_back,
        sends_now,
        waits_until_sent,
        reminded,
        extends,
        nudges,
        more_time,
        offers_draw,
        agrees,
        rematch("aiko"),
        rematch("bruno"),
        starts_by_itself,
    ),
    "kengo with a computer": (
        calm(opening("kengo", "chloe", options="rounds=1", pace="friendly")),
        calm(letters("chloe")),
        computer_joins("chloe"),
        starting("chloe"),
        orders,
        answers(2),
        wishes("chloe", "sending", "confirm", "sending"),
        answers(),
        resigns,
        rematch("chloe", begins=True),
        calm(answers(2)),
    ),
    "kendo of three, live, in the thread": (
        calm(opening("kendo", "aiko", seats=3, pace="live")),
        calm(joining("bruno")),
        calm(joining("chloe")),
        starting("aiko"),
        answers(),
        called,
        struck,
        calm(answers(2)),
        away,
        returns,
        reports,
        resigns,
        resigns_again,
    ),
    "karenza of four, live, by letter": (
        calm(opening("karenza", "dai", seats=4, pace="live")),
        calm(joining("aiko")),
        calm(letters("aiko")),
        calm(joining("bruno")),
        calm(joining("chloe")),
        calm(letters("chloe")),
        starts_at_once,
        answers(2),
        vacation,
        comes_back,
        calm(resigns_early),
        answers(),
    ),
    "regroup by letter alone": (
        wishes("dai", "notices", "thread", "notices"),
        practises,
        answers(2),
        calm(answers(2)),
    ),
}


EVENINGS: Final = [chapter for chapter in CHAPTERS if chapter != START]


def interrupted(chapter: str) -> list[str]:
    """The names of the steps in which the bot dies."""
    return [name_of(chapter, at) for at, step in enumerate(CHAPTERS[chapter]) if step not in CALM]


def name_of(chapter: str, at: int) -> str:
    return f"{chapter}, {at}: {CHAPTERS[chapter][at].__name__}"
