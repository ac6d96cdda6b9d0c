"""Time in words and buttons: deadlines, absences, what a pace gives, habits, extending time, nudging, voting."""

from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.cards.parts import Part, card, press, row
from cogs.cards.pictures import names_of
from cogs.interactions.controls import Press
from dojo.clock.clock import UNTIL_BACK
from dojo.clock.paces import DAY, HOUR, MINUTE, Pace
from dojo.people.reliability import Habits
from dojo.table.seat_clocks import agreed, voters
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Names, Say
from faces.text import separated

MAX_HOURS_MS: Final = 96 * HOUR  # longer spans are given in days

Sentence: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]  # the key of a text, and its arguments


def discord_time(moment: int, style: str = "f") -> str:
    """A Discord timestamp of a time in ms, which each reader sees in their own time zone."""
    return f"<t:{moment // 1000}:{style}>"


def countdown(moment: int) -> str:
    """A time in ms as a countdown; Discord shows the date when the pointer is on it."""
    return discord_time(moment, "R")


def span(length: int, say: Say) -> str:
    """A length of time in ms, roughly."""
    if length < HOUR:
        return say("span-minutes", count=max(1, round(length / MINUTE)))
    if length < MAX_HOURS_MS:
        return say("span-hours", count=round(length / HOUR))
    days, rest = divmod(round(length / HOUR), DAY // HOUR)
    whole, more = say("span-days", count=days), say("span-hours", count=rest)
    return say("span-days-hours", days=whole, hours=more) if rest else whole


def pace_numbers(pace: Pace, say: Say, *, reactions: bool = False) -> str:
    """The times that a pace gives, also for moves out of turn if the game has `reactions`."""
    if not pace.timed:
        return say("pace-gives-nothing")
    key = "pace-gives-each" if pace.start == pace.cap else "pace-gives-bank"
    lengths = {name: getattr(pace, name) for name in ("start", "increment", "cap", "welcome", "patience")}
    numbers = say(key, **{name: span(length, say) for name, length in lengths.items()})
    return say("pace-gives-reaction", gives=numbers, window=span(pace.window, say)) if reactions else numbers


def turn_lines(table: Table, say: Say, now: int, names: Names) -> str:
    """Whose turn it is, with one sentence for all who have the same deadline. `now` is in ms."""
    groups: dict[Sentence, list[str]] = {}
    for seat in table.asked:
        groups.setdefault(turn_sentence(table, seat, now), []).append(names[seat])
    return "\n".join(
        say(key, who=separated(who, say), count=len(who), **dict(facts)) for (key, facts), who in groups.items()
    )


def turn_sentence(table: Table, seat: Seat, now: int) -> Sentence:
    clock = table.clocks[seat]
    if table.tempo.timed and clock.away_until and clock.away(now):
        return "turn-away", (("back", discord_time(clock.away_until)),)
    if clock.due is None:
        return "turn-of", ()
    asleep = table.hours(seat).asleep_until(now)
    if asleep is None:
        return "turn-until", (("when", countdown(clock.due)),)
    return "turn-asleep", (("when", countdown(clock.due)), ("back", discord_time(asleep, "t")))


def standin_lines(table: Table, say: Say, names: Names) -> list[str]:
    """A line for each seat that a computer holds for an absent player."""
    key = "standin-waits" if voters(table) and agreed(table, "wait") else "standin-plays"
    return [say(key, who=names[seat]) for seat in table.standins]


def own_time_line(table: Table, seat: Seat, say: Say, now: int | None = None) -> str:
    """What a player is told about their own time; empty if it is unlimited."""
    clock = table.clocks[seat]
    if seat in table.left or table.status == "over":
        return ""
    if clock.standin == UNTIL_BACK:
        return say("own-standin")
    if clock.away_until and (clock.rest is not None or (now and clock.due is not None and clock.away(now))):
        return say("own-away", back=discord_time(clock.away_until))
    return "" if clock.due is None else say("own-until", when=countdown(clock.due), tokens=clock.tokens)


def bank_after_move_line(table: Table, seat: Seat, say: Say, now: int) -> str:
    """How much time would be left for the next turn after a move right now; empty if that does not apply."""
    clock, tempo = table.clocks[seat], table.tempo
    if clock.due is None or clock.reaction or tempo.start == tempo.cap:
        return ""
    bank = clock.answered(tempo, now, table.hours(seat)).bank
    return "" if bank is None else say("own-after", span=span(bank, say))


# Buttons


def due_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    """Extend and mute, if there is a clock."""
    clock = table.clocks[seat]
    if clock.standin or (clock.due is None and clock.rest is None):
        return []
    asked, tokens = question_id(table, seat), clock.tokens
    label = say("extend-label", span=span(table.tempo.extension, say), tokens=tokens)
    # It names the token it spends, so that pressing it twice spends only one.
    extend = Press("extend", table.id, f"{asked}/{tokens}", label=label, disabled=not tokens)
    return [extend, *([] if clock.muted else [Press("mute", table.id, asked, label=say("press-mute"))])]


def play_press(table: Table, say: Say) -> Press:
    return Press("hand", table.id, label=say("press-play"), style=discord.ButtonStyle.primary)


def vote_presses(table: Table, say: Say) -> list[Press]:
    """On the absence of a player: to wait, or to end the match."""
    end = Press("vote", table.id, "end", label=say("vote-end"), style=discord.ButtonStyle.danger)
    return [Press("vote", table.id, "wait", label=say("vote-wait")), end]


def time_parts(table: Table, user: int, say: Say, now: int) -> list[Part]:
    """All about time on the More panel of a player, with a button to nudge each of the others whose turn it is."""
    seat = table.find_seat(user)
    if seat is None or seat in table.left or table.status == "over":
        return []
    lines = (own_time_line(table, seat, say, now), bank_after_move_line(table, seat, say, now))
    asked = [other for other in table.people(table.asked) if other != seat and other not in table.standins]
    labels = {other: say("nudge-label", who=names_of(table, say)[other])[:80] for other in asked}
    nudges = [Press("nudge", table.id, str(other), label=label) for other, label in labels.items()]
    votes = vote_presses(table, say) if table.standins and seat not in table.standins else []
    presses = [*due_presses(table, seat, say), *nudges], [*return_press(table, seat, say), *votes]
    return ["\n".join(filter(None, lines)), *(row(*each) for each in presses if each)]


def time_card(table: Table, seat: Seat, say: Say, text: str) -> ui.LayoutView:
    """A text about a player's own time, with the buttons for it."""
    return card(text, row(play_press(table, say), *due_presses(table, seat, say)))


def question_id(table: Table, seat: Seat) -> str:
    """The seat and the number of its question, so that the buttons of an old reminder do not act on the next one."""
    return f"{seat}/{table.opened(seat)}"


def return_press(table: Table, seat: Seat, say: Say) -> list[Press]:
    """A button to come back, for a player whose seat is held by a computer."""
    away = seat in table.standins and table.status == "playing"
    return [press(say, "return", table.id, style=discord.ButtonStyle.success)] if away else []


# How reliably a player moves in time, in words.


def typical_wait(habits: Habits, say: Say) -> str:
    """How long the player usually takes, roughly."""
    if habits.wait < 0.9 * HOUR:
        return say("wait-minutes", count=max(1, round(habits.wait / MINUTE)))
    if habits.wait < 1.5 * DAY:
        return say("wait-hours", count=max(1, round(habits.wait / HOUR)))
    return say("wait-days", count=round(habits.wait / DAY))


def reliability_sentence(habits: Habits, say: Say) -> str:
    if not habits.known:
        return say("habits-new")
    return say("habits-known", wait=typical_wait(habits, say), share=habits.share)


def reliability_suffix(habits: Habits, say: Say) -> str:
    """The text behind a name; empty for newcomers."""
    if not habits.known:
        return ""
    return f" · {say('habits-short', wait=typical_wait(habits, say), share=habits.share)}"
