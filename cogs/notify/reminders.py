"""What time brings to one of the players, by letter or by a call in the thread; and to all, when one is away."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ui

from cogs.cards.board import away_presses, mention, safe_name, safe_names
from cogs.cards.parts import card, row
from cogs.cards.time import date_and_countdown, play_press, time_card
from cogs.notify.dm import CLOSED
from cogs.notify.hand import by_dm, wishing
from cogs.notify.redraw import at_table, redraw_card
from cogs.notify.threads import nonce
from dojo.outbox import Notice
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.seat_clocks import voters
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

Dm: TypeAlias = Callable[[Say], ui.LayoutView]


async def remind(bot: "Hikyaku", notice: Notice) -> bool:
    """Once for each due time; it is not told of one that has passed or been moved."""
    table, seat = await bot.dojo.referee.table(notice.match), int(notice.seat or 0)
    due = table.clocks[seat].due
    if due is None or str(due) != notice.about:
        return False
    caller = mention(table.players[seat])
    return await bring(
        bot,
        notice,
        table,
        lambda say: time_card(
            table, seat, say, say("remind-head", when=date_and_countdown(due), **facts(table, seat, say))
        ),
        lambda say: time_card(table, seat, say, say("remind-called", who=caller, when=date_and_countdown(due))),
    )


async def nudge(bot: "Hikyaku", notice: Notice) -> bool:
    """If it still is their turn."""
    table, seat = await bot.dojo.referee.table(notice.match), int(notice.seat or 0)
    if seat not in table.asked:
        return False
    due, by = table.clocks[seat].due, table.players[int(notice.about)]
    timed = {} if due is None else {"when": date_and_countdown(due)}
    kind = "" if timed else "-untimed"

    def dm(say: Say) -> ui.LayoutView:
        head = say(f"nudge-letter{kind}", by=safe_name(by), **timed, **facts(table, seat, say))
        return time_card(table, seat, say, head)

    def call(say: Say) -> ui.LayoutView:
        text = say(f"nudge-called{kind}", who=mention(table.players[seat]), by=mention(by), **timed)
        return card(ui.TextDisplay(text), row(play_press(table, say)))

    return await bring(bot, notice, table, dm, call)


def facts(table: Table, seat: Seat, say: Say) -> dict[str, str]:
    """Which match it is: letters come from many."""
    others = ", ".join(each for other, each in enumerate(safe_names(table)) if other != seat)
    return {
        "game": say(f"{table.game.key}-name"),
        "match": table.id,
        "server": discord.utils.escape_markdown(table.guild_name),
        "others": others,
    }


async def bring(bot: "Hikyaku", notice: Notice, table: Table, dm: Dm, call: Dm) -> bool:
    """A letter to who takes letters; who cannot be written to is called in the thread. Whether that was done there."""
    player = table.players[int(notice.seat or 0)]
    if by_dm(table, player) and await written(bot, notice, player, dm):
        return False
    if table.guild == NOWHERE or player.preferences.notices not in {"dm", "thread"}:
        return False
    mentioned = discord.AllowedMentions(users=[discord.Object(player.id)])
    view = call(speaker(table.locale))
    await at_table(bot, table).send(view=view, nonce=nonce(notice), allowed_mentions=mentioned)
    return True


async def written(bot: "Hikyaku", notice: Notice, player: Player, dm: Dm) -> bool:
    """False if their door is closed."""
    try:
        channel = await bot.create_dm(discord.Object(player.id))
        await channel.send(view=dm(speaker(player.locale)), nonce=nonce(notice))
    except discord.Forbidden as refusal:
        if refusal.code not in CLOSED:
            raise
        await bot.dojo.people.dm_closed(player.id)
        return False
    return True


async def standin(bot: "Hikyaku", notice: Notice) -> bool:
    """Whoever may do something about it is called, unless these are their quiet hours."""
    table, seat = await bot.dojo.referee.table(notice.match), int(notice.seat or 0)
    if seat not in table.standins:
        return False
    say, now = speaker(table.locale), bot.dojo.now()
    await redraw_card(bot, table)
    awake = [each for each in (seat, *voters(table)) if table.hours(each).quiet_until(now) is None]
    mentioned = [discord.Object(player.id) for player in wishing(table, awake, "dm", "thread")]
    view = card(ui.TextDisplay(say("standin-head", who=mention(table.players[seat]))), away_presses(table, say))
    allowed = discord.AllowedMentions(users=mentioned)
    await at_table(bot, table).send(view=view, nonce=nonce(notice), allowed_mentions=allowed)
    return True
