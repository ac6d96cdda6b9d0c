"""Deadlines in words: when an answer is due, who is away or asleep until when, and what a pace gives."""

from collections.abc import Callable
from typing import Final, TypeAlias

from dojo.clock import UNTIL_BACK
from dojo.clockwork import agreed, voters
from dojo.paces import DAY, HOUR, MINUTE, Pace
from dojo.people import Player
from dojo.table import Table
from engine.core import Seat
from faces.core import Say

HOURS: Final = 96 * HOUR  # up to here people count in hours

Call: TypeAlias = Callable[[Player], str]
Fate: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]  # the key of a sentence, and its facts


def at(moment: int, style: str = "f") -> str:
    """A moment as Discord words it for each reader."""
    return f"<t:{moment // 1000}:{style}>"


def when(moment: int) -> str:
    """As a date, which never goes stale, and as so long from now."""
    return f"{at(moment)} ({at(moment, 'R')})"


def span(length: int, say: Say) -> str:
    """A length of time, roughly."""
    if length < HOUR:
        return say("span-minutes", count=max(1, round(length / MINUTE)))
    if length < HOURS:
        return say("span-hours", count=round(length / HOUR))
    days, rest = divmod(round(length / HOUR), DAY // HOUR)
    return " ".join([say("span-days", count=days), *([say("span-hours", count=rest)] if rest else [])])


def gives(pace: Pace, say: Say, *, reactions: bool = False) -> str:
    """What a pace gives, in numbers; and for an answer out of turn, where a game has such."""
    if not pace.timed:
        return say("pace-gives-nothing")
    key = "pace-gives-each" if pace.start == pace.cap else "pace-gives-bank"
    lengths = {"start": pace.start, "increment": pace.increment, "cap": pace.cap}
    told = say(key, **{name: span(length, say) for name, length in lengths.items()})
    return say("pace-gives-reaction", gives=told, window=span(pace.window, say)) if reactions else told


def turns(table: Table, say: Say, now: int, call: Call) -> str:
    """Whose turn it is, a sentence for all who have the same time."""
    groups: dict[Fate, list[str]] = {}
    for seat in table.asked:
        groups.setdefault(fate(table, seat, now), []).append(call(table.players[seat]))
    return "\n".join(
        say(key, who=", ".join(who), count=len(who), **dict(facts)) for (key, facts), who in groups.items()
    )


def fate(table: Table, seat: Seat, now: int) -> Fate:
    clock = table.clocks[seat]
    if table.tempo.timed and clock.away_until and clock.away(now):
        return "turn-away", (("back", at(clock.away_until)),)
    if clock.due is None:
        return "turn-of", ()
    asleep = table.hours(seat).asleep_until(now)
    if asleep is None:
        return "turn-until", (("when", when(clock.due)),)
    return "turn-asleep", (("when", when(clock.due)), ("back", at(asleep, "t")))


def absences(table: Table, say: Say, call: Call) -> list[str]:
    """The seats that a computer holds for people who are away."""
    key = "standin-waits" if voters(table) and agreed(table, "wait") else "standin-plays"
    return [say(key, who=call(table.players[seat])) for seat in table.standins]


def own(table: Table, seat: Seat, say: Say, now: int | None = None) -> str:
    """What a player is told of their own time; nothing where they have all the time in the world."""
    clock = table.clocks[seat]
    if seat in table.left or table.status == "over":
        return ""
    if clock.standin == UNTIL_BACK:
        return say("own-standin")
    if clock.away_until and (clock.rest is not None or (now and clock.due is not None and clock.away(now))):
        return say("own-away", back=at(clock.away_until))
    return "" if clock.due is None else say("own-until", when=when(clock.due), tokens=clock.tokens)


def own_after(table: Table, seat: Seat, say: Say, now: int) -> str:
    """What an answer at this moment would leave for the next turn."""
    clock, tempo = table.clocks[seat], table.tempo
    if clock.due is None or clock.reaction or tempo.start == tempo.cap:
        return ""
    bank = clock.answered(tempo, now, table.hours(seat)).bank
    return "" if bank is None else say("own-after", span=span(bank, say))
