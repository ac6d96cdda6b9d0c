"""The clock of one seat. Each change is a function from clock to clock."""

from dataclasses import dataclass, fields, replace
from typing import Any, Final, Self

from dojo.clock.paces import Pace
from dojo.clock.quiet_hours import Hours

MAX_REMINDERS: Final = 4  # reminders of one question
REMINDER_FRACTIONS: Final = (0.5, 0.15)  # the fractions of the time that are left when reminders come
ONCE, UNTIL_BACK = 1, 2  # how long a computer stands in


@dataclass(frozen=True, slots=True)
class Clock:
    """Times in ms. It runs while `due` is set and is paused while `rest` is; otherwise no time is running."""

    bank: int | None = None  # None: no timed question has been put yet
    due: int | None = None
    rest: int | None = None
    wait: int | None = None  # what was left when `due` was set
    reaction: bool = False
    tokens: int = 2
    strikes: int = 0  # in a row
    standin: int = 0
    absent_since: int | None = None  # when a computer took the seat over
    wanted_by: int | None = None  # who asks to take the seat of this absent player
    remind_at: int | None = None
    reminded: int = 0
    muted: bool = False
    nudged_at: int | None = None
    vote: str | None = None
    since: int = 0  # when the question was put or closed
    answers_at: int | None = None  # when a computer makes a move for the seat
    seen: int = 0  # when the player last moved, or took the seat
    away_from: int | None = None  # the player's last vacation
    away_until: int | None = None

    @classmethod
    def read(cls, row: Any, pace: Pace) -> Self:
        facts = {name: row[name] for name in COLUMNS}
        flags = {name: bool(facts[name]) for name in ("reaction", "muted")}
        away = {name: row[name] for name in AWAY_COLUMNS if pace.vacations}
        return cls(**facts | flags | away, since=row["asked_at"])

    @property
    def columns(self) -> dict[str, Any]:
        """The clock's columns in the row of its seat."""
        facts = {name: getattr(self, name) for name in (*COLUMNS, "since")}
        return facts | {"reaction": int(self.reaction), "muted": int(self.muted)}

    def away(self, now: int) -> bool:
        return self.away_until is not None and self.away_until > now

    def left(self, now: int, hours: Hours) -> int | None:
        """The time left for the current question (ms). None if no time is running."""
        return self.rest if self.due is None else hours.left(now, self.due)

    def stopped(self, now: int) -> Self:
        """Nothing is asked of the seat any more."""
        return replace(self, **STOPPED, since=now)

    def closed(self, now: int) -> Self:
        """The question is gone, and with it a computer that stood in for just this one."""
        return replace(self, **STOPPED, since=now, standin=0 if self.standin == ONCE else self.standin)

    def asked(self, pace: Pace, reaction: bool, now: int, hours: Hours) -> Self:
        """A new question is put. Its time starts to run, unless the player is away.

        Those kept waiting for so long that they may not be there get time enough to come back.
        """
        if not pace.timed:
            return self.stopped(now)
        bank = pace.start if self.bank is None else self.bank
        fresh = replace(self, **STOPPED | {"reaction": reaction}, since=now, bank=bank)
        left = pace.window if reaction else bank
        if now - self.seen > pace.patience and not self.strikes:
            left, hours = max(left, pace.welcome), replace(hours, sleeps=True)
        return fresh.with_time_left(left, now, hours)

    def with_time_left(self, left: int, now: int, hours: Hours) -> Self:
        if self.away(now):
            return replace(self, due=None, rest=left, wait=left, remind_at=None)
        due = hours.due(now, left)
        return replace(self, due=due, rest=None, wait=left, remind_at=self._reminder(due, left, now, hours))

    def answered(self, pace: Pace, at: int, hours: Hours) -> Self:
        """The time left goes back to the bank, plus the increment. If it ran out, the strike has set the bank."""
        left = self.left(at, hours)
        if self.bank is None or self.reaction or left is None:
            return self
        return replace(self, bank=min(pace.cap, left + pace.increment))

    def extended(self, pace: Pace, now: int, hours: Hours) -> Self:
        left = (self.left(now, hours) or 0) + pace.extension
        return replace(self, tokens=self.tokens - 1).with_time_left(left, now, hours)

    def timed_out(self, pace: Pace, now: int) -> Self:
        """Time ran out: a computer stands in for one move or, after a second time in a row, until they are back."""
        strikes, bank = self.strikes + 1, self.bank if self.reaction else pace.increment
        spent = replace(self.stopped(now), since=self.since, bank=bank, strikes=strikes, answers_at=now)
        if strikes == 1:
            return replace(spent, standin=ONCE)
        return replace(spent, standin=UNTIL_BACK, absent_since=now)

    def returned(self) -> Self:
        if not (self.strikes or self.standin) and self.absent_since is self.wanted_by is self.answers_at is None:
            return self  # as nearly always
        return replace(self, strikes=0, standin=0, absent_since=None, wanted_by=None, answers_at=None)

    def paused(self, now: int, hours: Hours) -> Self:
        """Paused from the start of the vacation, however late that is noticed."""
        left = now if self.away_from is None else min(now, max(self.away_from, self.since))
        return replace(self, due=None, rest=self.left(left, hours), remind_at=None)

    def resumed(self, now: int, hours: Hours) -> Self:
        return self.with_time_left(self.rest or 0, now, hours)

    def reminder(self, now: int, hours: Hours) -> int | None:
        """When the next reminder of the current question is due (ms). None if there are no more."""
        return None if self.due is None or self.wait is None else self._reminder(self.due, self.wait, now, hours)

    def _reminder(self, due: int, wait: int, now: int, hours: Hours) -> int | None:
        if self.muted or self.reminded >= MAX_REMINDERS:
            return None
        left = hours.left(now, due)
        points = [round(wait * point) for point in REMINDER_FRACTIONS]
        times = (hours.due(now, left - point) for point in points if point < left)
        moved = (hours.nearest_awake(at, now, due) for at in times)
        return next((at for at in moved if at is not None), None)


STOPPED: Final[dict[str, Any]] = {
    **dict.fromkeys(("due", "rest", "wait", "remind_at", "answers_at")),
    "reaction": False,
    "reminded": 0,
    "muted": False,
}
AWAY_COLUMNS: Final = ("away_from", "away_until")
COLUMNS: Final = tuple(field.name for field in fields(Clock) if field.name not in {"since", *AWAY_COLUMNS})
