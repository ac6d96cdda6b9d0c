"""TODO."""

from contextlib import suppress
from typing import Any

import discord
from discord import ui

from cogs.cards.board import mention
from cogs.cards.parts import GOLD, card, plain, press, row
from cogs.client import Hikyaku
from cogs.interactions.controls import Press
from cogs.notify.hand import wishing
from cogs.notify.threads import lost, messageable, nonce
from dojo.outbox import Notice
from dojo.table.table import Table
from engine.core import Seat
from faces.translation import speaker

# How it is told


async def offered(bot: "Hikyaku", notice: Notice) -> bool:
    """A draw, to all who have a say."""
    table = await bot.dojo.referee.table(notice.match)
    seat = int(notice.seat or 0)
    if table.status == "over" or table.clocks[seat].vote != "draw":
        return False
    say = speaker(table.locale)
    others = [other for other in range(len(table.players)) if other not in {seat, *table.left}]
    view = card(
        ui.TextDisplay(say("draw-offer", who=mention(table.players[seat]), others=names(table, others))),
        row(
            Press("draw", table.id, label=say("press-agree"), style=discord.ButtonStyle.success),
            press(say, "nodraw", table.id),
        ),
        colour=GOLD,
    )
    return await told(bot, notice, table, view, wishing(table, others, "dm", "thread"))


async def refused(bot: "Hikyaku", notice: Notice) -> bool:
    table = await bot.dojo.referee.table(notice.match)
    say = speaker(table.locale)
    return await told(bot, notice, table, plain(f"-# {say('draw-refused', who=names(table, [int(notice.seat or 0)]))}"))


async def sought(bot: "Hikyaku", notice: Notice) -> bool:
    """A seat is offered to somebody."""
    table = await bot.dojo.referee.table(notice.match)
    if table.status == "over":
        return False
    say, seat, asked = speaker(table.locale), int(notice.seat or 0), int(notice.about)
    take = Press("seat", table.id, str(seat), label=say("press-seat"), style=discord.ButtonStyle.success)
    text = say("substitute-offer", who=mention(table.players[seat]), asked=f"<@{asked}>")
    wanted = [discord.Object(asked)] if await reachable(bot, table, asked) else []
    return await told(bot, notice, table, card(ui.TextDisplay(text), row(take), colour=GOLD), wanted)


async def reachable(bot: "Hikyaku", table: Table, asked: int) -> bool:
    """Whoever does not want to meet one of the table, or to be called at all, is not called."""
    notices = (await bot.dojo.people.preferences(asked)).notices
    apart = [await bot.dojo.blocks.between(player.id, asked) for player in table.players]
    return notices in {"dm", "thread"} and not any(apart)


async def changed(bot: "Hikyaku", notice: Notice) -> bool:
    """A seat has changed hands."""
    table = await bot.dojo.referee.table(notice.match)
    say, before = speaker(table.locale), notice.about.split(":")[0]
    text = say("seat-changed", who=mention(table.players[int(notice.seat or 0)]), before=f"<@{before}>")
    return await told(bot, notice, table, plain(f"-# {text}"))


async def taken_away(bot: "Hikyaku", notice: Notice) -> None:
    """The letter of whoever left a seat goes, for it is no longer theirs."""
    user, dm = map(int, notice.about.split(":"))
    if dm:
        channel = await bot.create_dm(discord.Object(user))
        with suppress(discord.Forbidden):  # their door is closed: it stays, and says that the seat is not theirs
            await lost(channel.get_partial_message(dm).delete())


async def told(bot: "Hikyaku", notice: Notice, table: Table, view: ui.LayoutView, to: Any = ()) -> bool:
    """In the thread; silent unless somebody is called."""
    mentioned = discord.AllowedMentions(users=[discord.Object(each.id) for each in to])
    place = messageable(bot, table, table.thread or table.channel)
    await place.send(view=view, nonce=nonce(notice), silent=not to, allowed_mentions=mentioned)
    return True


def names(table: Table, seats: list[Seat]) -> str:
    return " ".join(mention(table.players[seat]) for seat in seats)


AGREEMENTS = {"draw": offered, "no-draw": refused, "substitute": sought, "handover": changed}
