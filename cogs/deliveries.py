"""How each kind of news is told: the thread, the board, a hand by letter, a quiet line, the result."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from cogs.agreeing import AGREEMENTS
from cogs.cards import board_card, event_lines, plain, turned_card
from cogs.chronicle import chronicled
from cogs.doors import SHUT
from cogs.hands import hand, is_asked, wishing
from cogs.house import drawn
from cogs.places import lost, messageable, nonce, thread
from cogs.results import result_card
from cogs.seals import told
from cogs.stepping import hands_open
from cogs.tidings import TIDINGS
from dojo.insisting import insist
from dojo.news import News
from dojo.order import NOWHERE
from dojo.people import Player
from dojo.proving import sealed
from dojo.table import Table
from faces.core import Say
from faces.words import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

NO_CHANNEL: Final = 10003
BY_LETTER: Final = {"remind", "nudge"}  # told in the thread only where no letter can be sent


async def board(bot: "Hikyaku", news: News) -> None:
    """A new silent card; the old one keeps only its words. Among letters a line is enough: the next is the table."""
    table = await bot.house.referee.table(news.match)
    if news.ply < table.match.ply or table.status == "over":
        return  # the newer board, or the result, comes next
    say = speaker(table.locale)
    if table.guild == NOWHERE:
        await line(bot, news, table, say)
        return
    file, alt = await drawn(table, say, None, "board.png")
    view = board_card(table, say, alt, bot.house.now())
    fresh = [seat for seat in table.freshly_asked if is_asked(table, seat)]
    if loud := wishing(table, fresh, "thread"):
        await replace_card(bot, news, table, loud, view=view, file=file)
    else:
        called = wishing(table, table.asked, "dm", "thread")
        await replace_card(bot, news, table, called, view=view, file=file, silent=True)


async def line(bot: "Hikyaku", news: News, table: Table, say: Say) -> None:
    if lines := event_lines(table, table.recent, say):
        view = turned_card(lines, table.match.ply, say)
        await messageable(bot, table, table.channel).send(view=view, nonce=nonce(news), silent=True)


async def result(bot: "Hikyaku", news: News) -> None:
    table = await bot.house.referee.table(news.match)
    if table.outcome is None:
        return
    say = speaker(table.locale)
    file, alt = await drawn(table, say, None, "board.png")
    called = wishing(table, range(len(table.players)), "dm", "thread")
    changes = await bot.house.standings.changes(table.id)
    view = result_card(table, table.outcome, say, alt, changes, await shuffle(bot, table, say))
    await replace_card(bot, news, table, called, view=view, file=file)
    await close_hands(bot, table)


async def shuffle(bot: "Hikyaku", table: Table, say: Say) -> str:
    """With the secret, unless the server keeps hands from those who did not play."""
    seal = sealed(await bot.house.archive.ended(table.id)).shuffle
    return told(table, seal.seal if seal else "", say, hands=await hands_open(bot.house, table, 0))


async def close_hands(bot: "Hikyaku", table: Table) -> None:
    """Every letter says how it ended, also to those who were not asked when it did."""
    for seat in range(len(table.players)):
        if await bot.house.referee.hand_message(table.id, seat):
            await bot.house.newsroom.add(table.id, "hand", seat, table.match.ply)


async def replace_card(bot: "Hikyaku", news: News, table: Table, called: Iterable[Player], **message: Any) -> None:
    """Only those who are called are mentioned so that they notice."""
    place = messageable(bot, table, table.thread or table.channel)
    mentioned = discord.AllowedMentions(users=[discord.Object(player.id) for player in called])
    sent = await place.send(**message, nonce=nonce(news), allowed_mentions=mentioned)
    if table.card and table.card != sent.id:
        await turn_over(place, table)
    await insist(lambda: bot.house.referee.placed(table.id, card=sent.id))
    if table.guild != NOWHERE:  # there letters lie as well
        await bot.broom.sweep(table.id, place, kept={sent.id, table.lobby_message})


async def turn_over(place: discord.PartialMessageable, table: Table) -> None:
    """The old board may be gone, or too old to be edited today; the new one is what counts."""
    say = speaker(table.locale)
    view = turned_card(event_lines(table, table.recent, say), table.match.ply, say)
    await lost(place.get_partial_message(int(table.card or 0)).edit(view=view, attachments=[]))


async def quiet(bot: "Hikyaku", news: News) -> None:
    """Somebody who wanted letters cannot be written to: one line, once, and never what was in the letter."""
    table = await bot.house.referee.table(news.match)
    if table.guild == NOWHERE:
        return
    say = speaker(table.locale)
    who = f"<@{table.players[int(news.seat or 0)].id}>"
    await messageable(bot, table, table.thread or table.channel).send(
        view=plain(f"-# {say('quiet-closed', who=who)}"), nonce=nonce(news), silent=True
    )


Delivery: TypeAlias = Callable[["Hikyaku", News], Awaitable[None]]


def housed(deliver: Delivery) -> Delivery:
    """Where somebody has deleted the thread, the match goes on in the channel; where we may not write, it waits."""

    async def delivered(bot: "Hikyaku", news: News) -> None:
        if bot.doors and news.kind not in BY_LETTER and await shut(bot, news):
            return
        try:
            await deliver(bot, news)
        except discord.Forbidden as refusal:
            if refusal.code not in SHUT:
                raise
            await found_shut(bot, news)
            return
        except discord.NotFound as gone:
            if gone.code != NO_CHANNEL:
                raise
            if not await moved(bot, news):
                return
            await deliver(bot, news)
        if bot.doors:
            await opened(bot, news)

    return delivered


async def moved(bot: "Hikyaku", news: News) -> bool:
    """From the thread into the channel; if that is gone as well, nothing is left but letters."""
    table = await bot.house.referee.table(news.match)
    if table.thread in {None, table.channel}:
        bot.doors.found_gone(table.channel, table.guild, table.id)
        return False
    await bot.house.referee.placed(table.id, thread=table.channel)
    return True


async def found_shut(bot: "Hikyaku", news: News) -> None:
    table = await bot.house.referee.table(news.match)
    bot.doors.found_shut(place(table), table.guild, table.id)


def place(table: Table) -> int:
    return table.thread or table.channel


async def shut(bot: "Hikyaku", news: News) -> bool:
    table = await bot.house.referee.table(news.match)
    return bot.doors.is_shut(place(table), table.id)


async def opened(bot: "Hikyaku", news: News) -> None:
    """Others wait behind the same door."""
    for match in bot.doors.opened(place(await bot.house.referee.table(news.match))) - {news.match}:
        await bot.house.newsroom.add(match, "board")


DELIVER: dict[str, Delivery] = {
    "thread": chronicled(thread, "chronicle-begun"),
    "board": housed(board),
    "hand": hand,
    "quiet": housed(quiet),
    "result": chronicled(housed(result), "chronicle-over"),
    **{kind: housed(tell) for kind, tell in (TIDINGS | AGREEMENTS).items()},
}
