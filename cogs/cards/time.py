"""Deadlines in words: when an answer is due, who is away or asleep until when, and what a pace gives."""

from collections.abc import Callable
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.cards.parts import card, press, row
from cogs.interactions.controls import Press
from dojo.clock.clock import UNTIL_BACK
from dojo.clock.paces import DAY, HOUR, MINUTE, Pace
from dojo.people.people import Player
from dojo.table.seat_clocks import agreed, voters
from dojo.table.table import Table
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


# What there is to press


def extend_press(table: Table, seat: Seat, say: Say) -> Press:
    """It says which extension it takes: pressed again, it takes no other."""
    tokens = table.clocks[seat].tokens
    label = say("extend-label", span=span(table.tempo.extension, say), tokens=tokens)
    return Press("extend", table.id, f"{asked_of(table, seat)}/{tokens}", label=label, disabled=not tokens)


def due_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    """More time, where there is any clock, and silence."""
    clock = table.clocks[seat]
    if clock.standin or (clock.due is None and clock.rest is None):
        return []
    mute = [] if clock.muted else [Press("mute", table.id, asked_of(table, seat), label=say("press-mute"))]
    return [extend_press(table, seat, say), *mute]


def play_press(table: Table, say: Say) -> Press:
    return Press("hand", table.id, label=say("press-play"), style=discord.ButtonStyle.primary)


def nudge_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    """For each of the others who is asked."""
    asked = [other for other in table.people(table.asked) if other != seat and other not in table.standins]
    return [
        Press("nudge", table.id, str(other), label=say("nudge-label", who=table.names[other])[:80]) for other in asked
    ]


def vote_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    """Of the others, on whoever is away."""
    if not table.standins or seat in table.standins:
        return []
    end = Press("vote", table.id, "end", label=say("vote-end"), style=discord.ButtonStyle.danger)
    return [Press("vote", table.id, "wait", label=say("vote-wait")), end]


def time_parts(table: Table, user: int, say: Say, now: int) -> list[ui.Item[ui.LayoutView]]:
    """All that a player is told of time, and may do about it, as it stands under More."""
    seat = table.find_seat(user)
    if seat is None or seat in table.left or table.status == "over":
        return []
    lines = [line for line in (own(table, seat, say, now), own_after(table, seat, say, now)) if line]
    presses = (
        [*due_presses(table, seat, say), *nudge_presses(table, seat, say)],
        [*return_press(table, seat, say), *vote_presses(table, seat, say)],
    )
    text = [ui.TextDisplay[ui.LayoutView]("\n".join(lines))] if lines else []
    return [*text, *(row(*each) for each in presses if each)]


def time_card(table: Table, seat: Seat, say: Say, text: str) -> ui.LayoutView:
    """Of one's own time: what it is, and what can be done about it."""
    return card(ui.TextDisplay(text), row(play_press(table, say), *due_presses(table, seat, say)))


# What they do


def asked_of(table: Table, seat: Seat) -> str:
    """Of whom, and which question: an old reminder has nothing to do with the next one."""
    return f"{seat}/{table.opened(seat)}"


def return_press(table: Table, seat: Seat, say: Say) -> list[Press]:
    """For those whose seat a computer has taken over."""
    away = seat in table.standins and table.status == "playing"
    return [press(say, "return", table.id, style=discord.ButtonStyle.success)] if away else []
