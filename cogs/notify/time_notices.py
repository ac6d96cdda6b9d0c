"""What time brings, told in the thread in a line: more time, answers by a computer, who is away and who is back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from cogs.cards.board import called
from cogs.cards.parts import plain
from cogs.cards.time import span, when
from cogs.notify.placement import Delivery, Letters
from cogs.notify.redraw import at_table, redraw_card, redraw_letters
from cogs.notify.reminders import nudge, remind, standin
from cogs.notify.threads import nonce
from dojo.clock.paces import SECOND
from dojo.outbox import News
from dojo.people.servers import NOWHERE
from dojo.table.seat_clocks import voters
from dojo.table.table import Table
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

Words: TypeAlias = Callable[[News, Table, Say], str]


def line(words: Words, *, redraws: bool = True) -> Delivery:
    """One silent line, after the board says the same."""

    async def tell(bot: "Hikyaku", news: News) -> bool:
        table = await bot.house.referee.table(news.match)
        text = words(news, table, speaker(table.locale))
        if table.guild == NOWHERE or not text:
            return False
        if redraws and table.status == "playing":
            await redraw_card(bot, table)
        await at_table(bot, table).send(view=plain(f"-# {text}"), nonce=nonce(news), silent=True)
        return True

    return tell


def by_letter(words: Words) -> Letters:
    """The letters that lie there say the same as the line, also where it cannot be written."""

    async def redrawn(bot: "Hikyaku", news: News) -> None:
        table = await bot.house.referee.table(news.match)
        if table.guild == NOWHERE or table.status == "over" or not words(news, table, speaker(table.locale)):
            return
        await redraw_letters(bot, table, range(len(table.players)) if news.seat is None else [news.seat])

    return redrawn


def who(news: News, table: Table) -> str:
    return called(table.players[int(news.seat or 0)])


def about(key: str) -> Words:
    """A line on one player, and no more facts."""
    return lambda news, table, say: say(key, who=who(news, table))


def longer(key: str) -> Words:
    """The new time of somebody, unless it has changed once more."""

    def words(news: News, table: Table, say: Say) -> str:
        clock = table.clocks[int(news.seat or 0)]
        if clock.due is None or str(clock.due) != news.about:
            return ""
        return say(key, who=who(news, table), when=when(clock.due), tokens=clock.tokens)

    return words


def voted(news: News, table: Table, say: Say) -> str:
    """How far the vote has come; nothing once nobody is away any more."""
    away = ", ".join(called(table.players[seat]) for seat in table.standins)
    there = voters(table)
    count = sum(table.clocks[seat].vote == news.about for seat in there)
    told = say(f"voted-{news.about}", who=who(news, table), away=away, count=count, all=len(there))
    return told if away else ""


def awaited(_: News, table: Table, say: Say) -> str:
    away = ", ".join(called(table.players[seat]) for seat in table.standins)
    return say("awaited-told", who=away) if away else ""


def vacation(news: News, table: Table, say: Say) -> str:
    key = "vacation-told" if table.tempo.timed else "vacation-told-untimed"
    return say(key, who=who(news, table), when=when(int(news.about)))


def outage(news: News, table: Table, say: Say) -> str:
    return say("outage-told", span=span(int(news.about) * SECOND, say))


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
LETTERS: Final[dict[str, Letters]] = {kind: by_letter(words) for kind, words in TIMES.items()}
