"""What time brings, as one line in the thread: more time, moves by a computer, who is away and who is back."""

from collections.abc import Callable
from typing import Final, TypeAlias

from cogs.cards.board import mention
from cogs.cards.parts import plain
from cogs.cards.time import countdown, discord_time, span
from cogs.notify.delivery import Delivery
from cogs.notify.placement import Deliver, RedrawDms
from cogs.notify.redraw import redraw_card, redraw_dms
from dojo.clock.paces import SECOND
from dojo.outbox import Notice
from dojo.people.servers import NOWHERE
from dojo.table.seat_clocks import voters
from dojo.table.table import Table
from faces.core import Say
from faces.text import separated

Words: TypeAlias = Callable[[Notice, Table, Say], str]


def line(words: Words, *, redraws: bool = True) -> Deliver:
    """One silent line, after the board says the same."""

    async def deliver(delivery: Delivery) -> bool:
        table = delivery.table
        text = words(delivery.notice, table, delivery.say)
        if table.guild == NOWHERE or not text:
            return False
        if redraws and table.status == "playing":
            await redraw_card(delivery)
        await delivery.post(plain(f"-# {text}"))
        return True

    return deliver


def in_dms(words: Words) -> RedrawDms:
    """The DMs say the same as the line, also where it can't be posted."""

    async def redraw(delivery: Delivery) -> None:
        table, seat = delivery.table, delivery.notice.seat
        if table.guild == NOWHERE or table.status == "over" or not words(delivery.notice, table, delivery.say):
            return
        await redraw_dms(delivery.bot, table, range(len(table.players)) if seat is None else [seat])

    return redraw


def who(notice: Notice, table: Table) -> str:
    return mention(table.players[int(notice.seat or 0)])


def about(key: str) -> Words:
    """A line on one player, and no more facts."""
    return lambda notice, table, say: say(key, who=who(notice, table))


def longer(key: str) -> Words:
    """The new time of somebody, unless it has changed once more."""

    def words(notice: Notice, table: Table, say: Say) -> str:
        clock = table.clocks[int(notice.seat or 0)]
        if clock.due is None or str(clock.due) != notice.about:
            return ""
        return say(key, who=who(notice, table), when=countdown(clock.due), tokens=clock.tokens)

    return words


def voted(notice: Notice, table: Table, say: Say) -> str:
    """How far the vote has come; nothing once nobody is away any more."""
    away = separated((mention(table.players[seat]) for seat in table.standins), say)
    there = voters(table)
    count = sum(table.clocks[seat].vote == notice.about for seat in there)
    text = say(f"voted-{notice.about}", who=who(notice, table), away=away, count=count, all=len(there))
    return text if away else ""


def awaited(_: Notice, table: Table, say: Say) -> str:
    away = separated((mention(table.players[seat]) for seat in table.standins), say)
    return say("awaited-told", who=away) if away else ""


def vacation(notice: Notice, table: Table, say: Say) -> str:
    paused = "" if table.tempo.vacations else "-live"
    key = f"vacation-told{paused if table.tempo.timed else '-untimed'}"
    return say(key, who=who(notice, table), when=discord_time(int(notice.about)))


def outage(notice: Notice, table: Table, say: Say) -> str:
    return say("outage-told", span=span(int(notice.about) * SECOND, say))


CHANGED_TIMES: Final[dict[str, Words]] = {  # what changes a time that is shown on boards and DMs
    "token": longer("token-spent"),
    "extended": longer("extended-told"),
    "back": about("back-told"),
    "awaited": awaited,
    "vacation": vacation,
    "vacation-over": about("vacation-over-told"),
    "outage": outage,
}
