"""What the people of a table agree on: a draw, to call the match off, that somebody else takes a seat."""

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import choices
from cogs.cards import GOLD, VERMILION, called, card, plain, press, row
from cogs.client import Hikyaku
from cogs.controls import Click, Press, on
from cogs.hands import wishing
from cogs.house import guest, say_to
from cogs.lobby import person
from cogs.places import lost, messageable, nonce
from cogs.which import surely_meant
from cogs.words import word
from dojo.agreements import FREE
from dojo.errors import DojoError, NotInvited
from dojo.news import News
from dojo.people import Player
from dojo.table import Table
from engine.core import Seat
from faces.core import Say
from faces.words import speaker


class NotHere(DojoError):
    """Whoever is asked in could not see the table: it stands in another server, or among letters."""

    key = "error-substitute-elsewhere"


class AgreeingCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house = bot.house

    @app_commands.command(name=word("command-substitute"), description=word("command-substitute-about"))
    @app_commands.describe(user=word("command-substitute-user"), match=word("command-match"))
    @app_commands.autocomplete(match=choices.matches)
    @app_commands.guild_only()
    async def substitute(self, interaction: discord.Interaction, user: discord.User, match: str | None = None) -> None:
        table, say = await surely_meant(self.house, interaction, match), say_to(interaction)
        if table.guild != interaction.guild_id:
            raise NotHere
        asked = Player(person(user) or 0, user.display_name)
        await self.house.substitutes.offer(table.id, interaction.user.id, asked)
        view = plain(say("substitute-asked", who=user.mention))
        view.add_item(row(press(say, "keep", table.id)))
        await interaction.response.send_message(view=view, ephemeral=True)


def agreement_presses(table: Table, say: Say) -> list[Press]:
    """Under More, for a player of a match that goes on."""
    found = []
    if len(table.people([other for other in range(len(table.players)) if other not in table.left])) > 1:
        found.append(press(say, "draw", table.id))
    if table.match.ply < FREE:
        found.append(press(say, "abort", table.id))
    return found


@on("draw")
async def draw(click: Click) -> None:
    after = await click.house.agreements.draw(click.subject, click.user)
    key = "draw-agreed" if after.status == "over" else "draw-offered"
    await click.interaction.response.send_message(view=plain(click.say(key)), ephemeral=True)


@on("nodraw")
async def no_draw(click: Click) -> None:
    await click.house.agreements.refuse_draw(click.subject, click.user)
    await click.interaction.response.send_message(view=plain(click.say("draw-refused-by-you")), ephemeral=True)


@on("abort")
async def abort(click: Click) -> None:
    sure = press(click.say, "abortsure", click.subject, style=discord.ButtonStyle.danger)
    view = card(ui.TextDisplay(click.say("abort-sure")), row(sure), colour=VERMILION)
    await click.interaction.response.edit_message(view=view)


@on("abortsure")
async def abort_surely(click: Click) -> None:
    await click.house.agreements.abort(click.subject, click.user)
    await click.interaction.response.edit_message(view=plain(click.say("aborted")))


@on("keep")
async def keep_seat(click: Click) -> None:
    await click.house.substitutes.withdraw(click.subject, click.user)
    await click.interaction.response.edit_message(view=plain(click.say("seat-kept")))


@on("seat")
async def take_seat(click: Click) -> None:
    if not click.rest.isdecimal():
        raise NotInvited
    await click.house.substitutes.take(click.subject, int(click.rest), guest(click.interaction))
    view = plain(click.say("seat-taken"))
    view.add_item(row(press(click.say, "hand", click.subject, style=discord.ButtonStyle.primary)))
    await click.interaction.response.send_message(view=view, ephemeral=True)


# How it is told


async def offered(bot: "Hikyaku", news: News) -> bool:
    """A draw, to all who have a say."""
    table = await bot.house.referee.table(news.match)
    seat = int(news.seat or 0)
    if table.status == "over" or table.clocks[seat].vote != "draw":
        return False
    say = speaker(table.locale)
    others = [other for other in range(len(table.players)) if other not in {seat, *table.left}]
    view = card(
        ui.TextDisplay(say("draw-offer", who=called(table.players[seat]), others=names(table, others))),
        row(
            Press("draw", table.id, label=say("press-agree"), style=discord.ButtonStyle.success),
            press(say, "nodraw", table.id),
        ),
        colour=GOLD,
    )
    return await told(bot, news, table, view, wishing(table, others, "dm", "thread"))


async def refused(bot: "Hikyaku", news: News) -> bool:
    table = await bot.house.referee.table(news.match)
    say = speaker(table.locale)
    return await told(bot, news, table, plain(f"-# {say('draw-refused', who=names(table, [int(news.seat or 0)]))}"))


async def sought(bot: "Hikyaku", news: News) -> bool:
    """A seat is offered to somebody."""
    table = await bot.house.referee.table(news.match)
    if table.status == "over":
        return False
    say, seat, asked = speaker(table.locale), int(news.seat or 0), int(news.about)
    take = Press("seat", table.id, str(seat), label=say("press-seat"), style=discord.ButtonStyle.success)
    text = say("substitute-offer", who=called(table.players[seat]), asked=f"<@{asked}>")
    wanted = [discord.Object(asked)] if await reachable(bot, table, asked) else []
    return await told(bot, news, table, card(ui.TextDisplay(text), row(take), colour=GOLD), wanted)


async def reachable(bot: "Hikyaku", table: Table, asked: int) -> bool:
    """Whoever does not want to meet one of the table, or to be called at all, is not called."""
    notices = (await bot.house.people.wishes(asked)).notices
    apart = [await bot.house.blocks.between(player.id, asked) for player in table.players]
    return notices in {"dm", "thread"} and not any(apart)


async def changed(bot: "Hikyaku", news: News) -> bool:
    """A seat has changed hands."""
    table = await bot.house.referee.table(news.match)
    say, before = speaker(table.locale), news.about.split(":")[0]
    text = say("seat-changed", who=called(table.players[int(news.seat or 0)]), before=f"<@{before}>")
    return await told(bot, news, table, plain(f"-# {text}"))


async def taken_away(bot: "Hikyaku", news: News) -> None:
    """The letter of whoever left a seat goes, for it is no longer theirs."""
    user, letter = map(int, news.about.split(":"))
    if letter:
        channel = await bot.create_dm(discord.Object(user))
        with suppress(discord.Forbidden):  # their door is closed: it stays, and says that the seat is not theirs
            await lost(channel.get_partial_message(letter).delete())


async def told(bot: "Hikyaku", news: News, table: Table, view: ui.LayoutView, to: Any = ()) -> bool:
    """In the thread; silent unless somebody is called."""
    mentioned = discord.AllowedMentions(users=[discord.Object(each.id) for each in to])
    place = messageable(bot, table, table.thread or table.channel)
    await place.send(view=view, nonce=nonce(news), silent=not to, allowed_mentions=mentioned)
    return True


def names(table: Table, seats: list[Seat]) -> str:
    return " ".join(called(table.players[seat]) for seat in seats)


AGREEMENTS = {"draw": offered, "no-draw": refused, "substitute": sought, "handover": changed}


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(AgreeingCog(bot))
