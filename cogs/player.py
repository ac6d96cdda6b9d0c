"""What waits for one player, on all servers, and the way from one match to the next."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards import card, plain, press, row
from cogs.client import Hikyaku
from cogs.controls import Click, Press, on
from cogs.holding import own_panel
from cogs.house import say_to
from cogs.words import word
from dojo.house import House
from dojo.turns import PAGE, Page, Turn
from faces.core import Say

FAR = 10_000  # pages; a custom id may be forged


class PlayerCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house = bot.house

    @app_commands.command(name=word("command-turns"), description=word("command-turns-about"))
    async def turns(self, interaction: discord.Interaction) -> None:
        view = await turns_panel(self.house, interaction.user.id, 0, say_to(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


async def turns_panel(house: House, user: int, number: int, say: Say) -> ui.LayoutView:
    """A page of what waits, what is due first standing first; where nothing does, what waits for others."""
    page = await house.turns.waiting(user, number)
    if page.total:
        return card(ui.TextDisplay(say("turns-head", count=page.total)), *turn_lines(page, say), *pages(page, say))
    others = await house.turns.played(user)
    some = [ui.TextDisplay[ui.LayoutView](say("turns-first"))] if others.total > PAGE else []
    return card(ui.TextDisplay(say("turns-none", count=others.total)), *some, *turn_lines(others, say))


def turn_lines(page: Page, say: Say) -> list[ui.Section[ui.LayoutView]]:
    """Three components each, and forty is all that fits."""
    return [turn_line(each, say) for each in page.turns]


def turn_line(each: Turn, say: Say) -> ui.Section[ui.LayoutView]:
    place = f"https://discord.com/channels/{each.guild or '@me'}/{each.thread}"
    code = f"[{each.id}]({place})" if each.thread else f"`{each.id}`"
    opponents = ", ".join(map(discord.utils.escape_markdown, each.opponents))
    when = moment("turns-since", each.since, say) if each.due is None else moment("turns-due", each.due, say)
    text = f"**{say(f'{each.game}-name')}** · {opponents}\n-# {each.guild_name} · {when} · {code}"
    button: Any = press(say, "hand", each.id)
    return ui.Section(ui.TextDisplay(text), accessory=button)


def moment(key: str, at: int, say: Say) -> str:
    return say(key, when=f"<t:{at // 1000}:f> (<t:{at // 1000}:R>)")


def pages(page: Page, say: Say) -> list[ui.Item[ui.LayoutView]]:
    """The way to the others, where there are more than fit."""
    if not page.last:
        return []
    return [
        ui.TextDisplay(f"-# {say('turns-page', page=page.number + 1, pages=page.last + 1)}"),
        row(turn_to(page, -1, say("press-earlier")), turn_to(page, +1, say("press-later"))),
    ]


def turn_to(page: Page, step: int, label: str) -> Press:
    number = page.number + step
    return Press("turns", str(max(0, number)), str(step), label=label, disabled=not 0 <= number <= page.last)


@on("turns")
async def turns(click: Click) -> None:
    number = int(click.subject) if click.subject.isdecimal() else 0
    view = await turns_panel(click.house, click.user, min(number, FAR), click.say)
    await click.interaction.response.edit_message(view=view)


@on("next")
async def next_game(click: Click) -> None:
    """The match that waits longest, in place of the one just answered; a letter stays what it is."""
    id = await click.house.turns.next(click.user, last=click.subject)
    message, response = click.interaction.message, click.interaction.response
    private = message is not None and message.flags.ephemeral
    if id is None:
        view = plain(click.say("next-none"))
        await (response.edit_message(view=view) if private else response.send_message(view=view, ephemeral=True))
        return
    table = await click.house.referee.table(id)
    made = await own_panel(click.house, table, table.seat_of(click.user), click.say)
    if private:
        await response.edit_message(view=made.view, attachments=made.files)
    else:
        await response.send_message(view=made.view, files=made.files, ephemeral=True)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(PlayerCog(bot))
