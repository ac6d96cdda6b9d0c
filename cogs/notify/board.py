"""How each kind of news is told: the thread, the board, a hand by letter, a quiet line, the result."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.cards.board import board_card, event_lines, turned_card
from cogs.cards.parts import plain
from cogs.cards.pictures import drawn
from cogs.cards.result import result_card
from cogs.cards.shuffle import told
from cogs.guard.blocked_channels import LONGEST
from cogs.notify.agreements import AGREEMENTS, taken_away
from cogs.notify.hand import hand, is_asked, wishing
from cogs.notify.placement import housed
from cogs.notify.server_log import chronicled
from cogs.notify.threads import lost, messageable, nonce, thread
from cogs.notify.time_notices import LETTERS, TIDINGS
from dojo.match.history import hands_open
from dojo.match.verification import sealed
from dojo.ops.retry import insist
from dojo.outbox import News
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

AGAIN: Final = "again"  # of an end: all has been told that needs no door


async def board(bot: "Hikyaku", news: News) -> bool:
    """A new silent card; the old one keeps only its words. Among letters a line is enough: the next is the table."""
    table = await bot.house.referee.table(news.match)
    if news.ply < table.match.ply or table.status == "over":
        return False  # the newer board, or the result, comes next
    say = speaker(table.locale)
    if table.guild == NOWHERE:
        return await line(bot, news, table, say)
    file, alt = await drawn(table, say, None, "board.png")
    view = board_card(table, say, alt, bot.house.now())
    fresh = [seat for seat in table.freshly_asked if is_asked(table, seat)]
    if loud := wishing(table, fresh, "thread"):
        await replace_card(bot, news, table, loud, view=view, file=file)
    else:
        called = wishing(table, table.asked, "dm", "thread")
        await replace_card(bot, news, table, called, view=view, file=file, silent=True)
    return True


async def line(bot: "Hikyaku", news: News, table: Table, say: Say) -> bool:
    if lines := event_lines(table, table.recent, say):
        view = turned_card(lines, table.match.ply, say)
        await messageable(bot, table, table.channel).send(view=view, nonce=nonce(news), silent=True)
    return bool(lines)


async def result(bot: "Hikyaku", news: News) -> bool:
    table = await bot.house.referee.table(news.match)
    if table.outcome is None:
        return False
    say = speaker(table.locale)
    file, alt = await drawn(table, say, None, "board.png")
    called = wishing(table, range(len(table.players)), "dm", "thread")
    changes = await bot.house.standings.changes(table.id)
    view = result_card(table, table.outcome, say, alt, changes, await shuffle(bot, table, say))
    await replace_card(bot, news, table, called, view=view, file=file)
    return True


async def shuffle(bot: "Hikyaku", table: Table, say: Say) -> str:
    """With the secret, unless the server keeps hands from those who did not play."""
    seal = sealed(await bot.house.archive.ended(table.id)).shuffle
    return told(table, seal.seal if seal else "", say, hands=await hands_open(bot.house.servers, table, 0))


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


async def quiet(bot: "Hikyaku", news: News) -> bool:
    """Somebody who wanted letters cannot be written to: one line, once, and never what was in the letter."""
    table = await bot.house.referee.table(news.match)
    if table.guild == NOWHERE:
        return False
    say = speaker(table.locale)
    who = f"<@{table.players[int(news.seat or 0)].id}>"
    await messageable(bot, table, table.thread or table.channel).send(
        view=plain(f"-# {say('quiet-closed', who=who)}"), nonce=nonce(news), silent=True
    )
    return True


async def ending(bot: "Hikyaku", news: News) -> bool:
    """Behind a shut door the card is tried again and again; the letters and the line do not wait, and come once.

    That it is owed is written down: whoever starts after us has seen no door shut, and an ended match has no more news.
    """
    first = news.about != AGAIN and news.match not in bot.doors.ended
    if first:
        await close_hands(bot, await bot.house.referee.table(news.match))
    written = await (noted if first else shown)(bot, news)
    if not written:
        bot.doors.ended.add(news.match)
        if bot.doors.keeps(news.match):
            await bot.house.newsroom.add(news.match, "result", ply=news.ply, about=AGAIN, later=LONGEST)
    return written


shown = housed(result)
noted = chronicled(shown, "chronicle-over")

DELIVER: dict[str, Callable[["Hikyaku", News], Awaitable[object]]] = {
    "thread": chronicled(thread, "chronicle-begun"),
    "board": housed(board),
    "hand": hand,
    "quiet": housed(quiet),
    "result": ending,
    **{kind: housed(tell, LETTERS.get(kind)) for kind, tell in TIDINGS.items()},
    **{kind: housed(tell) for kind, tell in AGREEMENTS.items()},
    "handover": housed(AGREEMENTS["handover"], taken_away),
}
