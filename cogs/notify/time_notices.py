"""What time brings, told in the thread in a line: more time, answers by a computer, who is away and who is back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from cogs.cards.board import mention
from cogs.cards.parts import plain
from cogs.cards.time import date_and_countdown, span
from cogs.notify.placement import Delivery, Dms
from cogs.notify.redraw import at_table, redraw_card, redraw_dms
from cogs.notify.reminders import nudge, remind, standin
from cogs.notify.threads import nonce
from dojo.clock.paces import SECOND
from dojo.outbox import Notice
from dojo.people.servers import NOWHERE
from dojo.table.seat_clocks import voters
from dojo.table.table import Table
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

Words: TypeAlias = Callable[[Notice, Table, Say], str]


def line(words: Words, *, redraws: bool = True) -> Delivery:
    """One silent line, after the board says the same."""

    async def tell(bot: "Hikyaku", notice: Notice) -> bool:
        table = await bot.dojo.referee.table(notice.match)
        text = words(notice, table, speaker(table.locale))
        if table.guild == NOWHERE or not text:
            return False
        if redraws and table.status == "playing":
            await redraw_card(bot, table)
        await at_table(bot, table).send(view=plain(f"-# {text}"), nonce=nonce(notice), silent=True)
        return True

    return tell


def by_dm(words: Words) -> Dms:
    """The letters that lie there say the same as the line, also where it cannot be written."""

    async def redrawn(bot: "Hikyaku", notice: Notice) -> None:
        table = await bot.dojo.referee.table(notice.match)
        if table.guild == NOWHERE or table.status == "over" or not words(notice, table, speaker(table.locale)):
            return
        await redraw_dms(bot, table, range(len(table.players)) if notice.seat is None else [notice.seat])

    return redrawn


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
        return say(key, who=who(notice, table), when=date_and_countdown(clock.due), tokens=clock.tokens)

    return words


def voted(notice: Notice, table: Table, say: Say) -> str:
    """How far the vote has come; nothing once nobody is away any more."""
    away = ", ".join(mention(table.players[seat]) for seat in table.standins)
    there = voters(table)
    count = sum(table.clocks[seat].vote == notice.about for seat in there)
    told = say(f"voted-{notice.about}", who=who(notice, table), away=away, count=count, all=len(there))
    return told if away else ""


def awaited(_: Notice, table: Table, say: Say) -> str:
    away = ", ".join(mention(table.players[seat]) for seat in table.standins)
    return say("awaited-told", who=away) if away else ""


def vacation(notice: Notice, table: Table, say: Say) -> str:
    key = "vacation-told" if table.tempo.timed else "vacation-told-untimed"
    return say(key, who=who(notice, table), when=date_and_countdown(int(notice.about)))


def outage(notice: Notice, table: Table, say: Say) -> str:
    return say("outage-told", span=span(int(notice.about) * SECOND, say))


TIMES: Final[dict[str, Words]] = {  # what changes a time that stands on cards
    "token": longer("token-spent"),
    "extended": longer("extended-told"),
    "back": about("back-told"),
    "awaited": awaited,
    "vacation": vacation,
    "vacation-over": about("vacation-over-told"),
    "outage": outage,
}
TIDINGS: Final[dict[str, Delivery]] = {
    "remind": remind,
    "nudge": nudge,
    "strike": line(about("strike-told"), redraws=False),
    "standin": standin,
    "voted": line(voted, redraws=False),
    "timeout": line(about("timeout-told"), redraws=False),
    **{kind: line(words) for kind, words in TIMES.items()},
}
DMS: Final[dict[str, Dms]] = {kind: by_dm(words) for kind, words in TIMES.items()}
