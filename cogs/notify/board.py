"""How each kind of news is told: the thread, the board, a hand by letter, a quiet line, the result."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.cards.board import board_card, event_lines, old_board_card
from cogs.cards.parts import plain
from cogs.cards.pictures import draw_board
from cogs.cards.result import result_card
from cogs.cards.shuffle import result_line
from cogs.guard.blocked_channels import MAX_RETRY_SECONDS
from cogs.notify.agreements import AGREEMENTS, taken_away
from cogs.notify.hand import hand, is_asked, wishing
from cogs.notify.placement import in_place
from cogs.notify.server_log import with_server_log
from cogs.notify.threads import lost, messageable, nonce, thread
from cogs.notify.time_notices import DMS, TIDINGS
from dojo.match.history import hands_open
from dojo.match.verification import sealed
from dojo.ops.retry import retry_write
from dojo.outbox import Notice
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

AGAIN: Final = "again"  # of an end: all has been told that needs no door


async def board(bot: "Hikyaku", notice: Notice) -> bool:
    """A new silent card; the old one keeps only its words. Among letters a line is enough: the next is the table."""
    table = await bot.dojo.referee.table(notice.match)
    if notice.ply < table.match.ply or table.status == "over":
        return False  # the newer board, or the result, comes next
    say = speaker(table.locale)
    if table.guild == NOWHERE:
        return await line(bot, notice, table, say)
    file, alt = await draw_board(table, say, None, "board.png")
    view = board_card(table, say, alt, bot.dojo.now())
    fresh = [seat for seat in table.freshly_asked if is_asked(table, seat)]
    if loud := wishing(table, fresh, "thread"):
        await replace_card(bot, notice, table, loud, view=view, file=file)
    else:
        called = wishing(table, table.asked, "dm", "thread")
        await replace_card(bot, notice, table, called, view=view, file=file, silent=True)
    return True


async def line(bot: "Hikyaku", notice: Notice, table: Table, say: Say) -> bool:
    if lines := event_lines(table, table.recent, say):
        view = old_board_card(lines, table.match.ply, say)
        await messageable(bot, table, table.channel).send(view=view, nonce=nonce(notice), silent=True)
    return bool(lines)


async def result(bot: "Hikyaku", notice: Notice) -> bool:
    table = await bot.dojo.referee.table(notice.match)
    if table.outcome is None:
        return False
    say = speaker(table.locale)
    file, alt = await draw_board(table, say, None, "board.png")
    called = wishing(table, range(len(table.players)), "dm", "thread")
    changes = await bot.dojo.leaderboards.changes(table.id)
    view = result_card(table, table.outcome, say, alt, changes, await shuffle(bot, table, say))
    await replace_card(bot, notice, table, called, view=view, file=file)
    return True


async def shuffle(bot: "Hikyaku", table: Table, say: Say) -> str:
    """With the secret, unless the server keeps hands from those who did not play."""
    seal = sealed(await bot.dojo.archive.ended(table.id)).shuffle
    return result_line(table, seal.seal if seal else "", say, hands=await hands_open(bot.dojo.servers, table, 0))


async def close_hands(bot: "Hikyaku", table: Table) -> None:
    """Every letter says how it ended, also to those who were not asked when it did."""
    for seat in range(len(table.players)):
        if await bot.dojo.referee.hand_message(table.id, seat):
            await bot.dojo.outbox.add(table.id, "hand", seat, table.match.ply)


async def replace_card(bot: "Hikyaku", notice: Notice, table: Table, called: Iterable[Player], **message: Any) -> None:
    """Only those who are called are mentioned so that they notice."""
    place = messageable(bot, table, table.thread or table.channel)
    mentioned = discord.AllowedMentions(users=[discord.Object(player.id) for player in called])
    sent = await place.send(**message, nonce=nonce(notice), allowed_mentions=mentioned)
    if table.card and table.card != sent.id:
        await turn_over(place, table)
    await retry_write(lambda: bot.dojo.referee.placed(table.id, card=sent.id))
    if table.guild != NOWHERE:  # there letters lie as well
        await bot.stale_messages.sweep(table.id, place, kept={sent.id, table.lobby_message})


async def turn_over(place: discord.PartialMessageable, table: Table) -> None:
    """The old board may be gone, or too old to be edited today; the new one is what counts."""
    say = speaker(table.locale)
    view = old_board_card(event_lines(table, table.recent, say), table.match.ply, say)
    await lost(place.get_partial_message(int(table.card or 0)).edit(view=view, attachments=[]))


async def quiet(bot: "Hikyaku", notice: Notice) -> bool:
    """Somebody who wanted letters cannot be written to: one line, once, and never what was in the letter."""
    table = await bot.dojo.referee.table(notice.match)
    if table.guild == NOWHERE:
        return False
    say = speaker(table.locale)
    who = f"<@{table.players[int(notice.seat or 0)].id}>"
    await messageable(bot, table, table.thread or table.channel).send(
        view=plain(f"-# {say('quiet-closed', who=who)}"), nonce=nonce(notice), silent=True
    )
    return True


async def ending(bot: "Hikyaku", notice: Notice) -> bool:
    """Behind a shut door the card is tried again and again; the letters and the line do not wait, and come once.

    That it is owed is written down: whoever starts after us has seen no door shut, and an ended match has no more news.
    """
    first = notice.about != AGAIN and notice.match not in bot.blocked_channels.ended
    if first:
        await close_hands(bot, await bot.dojo.referee.table(notice.match))
    written = await (noted if first else shown)(bot, notice)
    if not written:
        bot.blocked_channels.ended.add(notice.match)
        if bot.blocked_channels.is_waiting(notice.match):
            await bot.dojo.outbox.add(notice.match, "result", ply=notice.ply, about=AGAIN, later=MAX_RETRY_SECONDS)
    return written


shown = in_place(result)
noted = with_server_log(shown, "chronicle-over")

DELIVER: dict[str, Callable[["Hikyaku", Notice], Awaitable[object]]] = {
    "thread": with_server_log(thread, "chronicle-begun"),
    "board": in_place(board),
    "hand": hand,
    "quiet": in_place(quiet),
    "result": ending,
    **{kind: in_place(tell, DMS.get(kind)) for kind, tell in TIDINGS.items()},
    **{kind: in_place(tell) for kind, tell in AGREEMENTS.items()},
    "handover": in_place(AGREEMENTS["handover"], taken_away),
}
