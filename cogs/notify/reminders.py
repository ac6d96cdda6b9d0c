"""What time brings to one of the players, by letter or by a call in the thread; and to all, when one is away."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ui

from cogs.cards.board import away_presses, called, name, safe_names
from cogs.cards.parts import card, row
from cogs.cards.time import play_press, time_card, when
from cogs.notify.dm import CLOSED
from cogs.notify.hand import by_letter, wishing
from cogs.notify.redraw import at_table, redraw_card
from cogs.notify.threads import nonce
from dojo.outbox import News
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.seat_clocks import voters
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

Letter: TypeAlias = Callable[[Say], ui.LayoutView]


async def remind(bot: "Hikyaku", news: News) -> bool:
    """Once for each due time; it is not told of one that has passed or been moved."""
    table, seat = await bot.house.referee.table(news.match), int(news.seat or 0)
    due = table.clocks[seat].due
    if due is None or str(due) != news.about:
        return False
    caller = called(table.players[seat])
    return await bring(
        bot,
        news,
        table,
        lambda say: time_card(table, seat, say, say("remind-head", when=when(due), **facts(table, seat, say))),
        lambda say: time_card(table, seat, say, say("remind-called", who=caller, when=when(due))),
    )


async def nudge(bot: "Hikyaku", news: News) -> bool:
    """If it still is their turn."""
    table, seat = await bot.house.referee.table(news.match), int(news.seat or 0)
    if seat not in table.asked:
        return False
    due, by = table.clocks[seat].due, table.players[int(news.about)]
    timed = {} if due is None else {"when": when(due)}
    kind = "" if timed else "-untimed"

    def letter(say: Say) -> ui.LayoutView:
        head = say(f"nudge-letter{kind}", by=name(by), **timed, **facts(table, seat, say))
        return time_card(table, seat, say, head)

    def call(say: Say) -> ui.LayoutView:
        text = say(f"nudge-called{kind}", who=called(table.players[seat]), by=called(by), **timed)
        return card(ui.TextDisplay(text), row(play_press(table, say)))

    return await bring(bot, news, table, letter, call)


def facts(table: Table, seat: Seat, say: Say) -> dict[str, str]:
    """Which match it is: letters come from many."""
    others = ", ".join(each for other, each in enumerate(safe_names(table)) if other != seat)
    return {
        "game": say(f"{table.game.key}-name"),
        "match": table.id,
        "server": discord.utils.escape_markdown(table.guild_name),
        "others": others,
    }


async def bring(bot: "Hikyaku", news: News, table: Table, letter: Letter, call: Letter) -> bool:
    """A letter to who takes letters; who cannot be written to is called in the thread. Whether that was done there."""
    player = table.players[int(news.seat or 0)]
    if by_letter(table, player) and await written(bot, news, player, letter):
        return False
    if table.guild == NOWHERE or player.wishes.notices not in {"dm", "thread"}:
        return False
    mentioned = discord.AllowedMentions(users=[discord.Object(player.id)])
    view = call(speaker(table.locale))
    await at_table(bot, table).send(view=view, nonce=nonce(news), allowed_mentions=mentioned)
    return True


async def written(bot: "Hikyaku", news: News, player: Player, letter: Letter) -> bool:
    """False if their door is closed."""
    try:
        channel = await bot.create_dm(discord.Object(player.id))
        await channel.send(view=letter(speaker(player.locale)), nonce=nonce(news))
    except discord.Forbidden as refusal:
        if refusal.code not in CLOSED:
            raise
        await bot.house.people.dm_closed(player.id)
        return False
    return True


async def standin(bot: "Hikyaku", news: News) -> bool:
    """Whoever may do something about it is called, unless these are their quiet hours."""
    table, seat = await bot.house.referee.table(news.match), int(news.seat or 0)
    if seat not in table.standins:
        return False
    say, now = speaker(table.locale), bot.house.now()
    await redraw_card(bot, table)
    awake = [each for each in (seat, *voters(table)) if table.hours(each).quiet_until(now) is None]
    mentioned = [discord.Object(player.id) for player in wishing(table, awake, "dm", "thread")]
    view = card(ui.TextDisplay(say("standin-head", who=called(table.players[seat]))), away_presses(table, say))
    allowed = discord.AllowedMentions(users=mentioned)
    await at_table(bot, table).send(view=view, nonce=nonce(news), allowed_mentions=allowed)
    return True
