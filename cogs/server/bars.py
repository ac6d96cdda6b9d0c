"""The list of people who may not play on a server, and how moderators add to it."""

import discord
from discord import SelectOption, ui

from cogs.cards.parts import card, page_rows, plain, row
from cogs.cards.time import discord_time
from cogs.client import Hikyaku
from cogs.interactions.context import require_person, speaker_for
from cogs.interactions.controls import Click, Pick, on, parse_number, parse_page
from cogs.interactions.permissions import require_moderator
from cogs.interactions.responses import replace_clicked
from cogs.notify.threads import try_redraw
from dojo.dojo import Dojo
from dojo.people.bars import PAGE_SIZE, Bar
from faces.core import Say
from faces.names import clean, escaped

MAX_SHOWN_REASON = 100  # characters, so that a page fits into one message


async def bar(bot: Hikyaku, interaction: discord.Interaction, user: discord.User, reason: str) -> None:
    require_moderator(interaction)
    left = await bot.dojo.moderation.bar(interaction.guild_id or 0, require_person(user) or 0, clean(reason))
    await show_bars(bot, interaction)
    for lobby in left:
        await try_redraw(bot, lobby)


async def unbar(bot: Hikyaku, interaction: discord.Interaction, user: discord.User | None) -> None:
    require_moderator(interaction)
    if user:
        await bot.dojo.bars.unbar(interaction.guild_id or 0, user.id)
    await show_bars(bot, interaction)


async def show_bars(bot: Hikyaku, interaction: discord.Interaction) -> None:
    view = await bars_panel(bot.dojo, interaction.guild_id or 0, 0, speaker_for(interaction))
    await interaction.response.send_message(view=view, ephemeral=True)


async def bars_panel(dojo: Dojo, guild: int, number: int, say: Say) -> ui.LayoutView:
    page = await dojo.bars.page(guild, number)
    if not page.bars:
        return plain(say("bars-none"))
    first = page.number * PAGE_SIZE + 1
    options = [
        SelectOption(label=f"{number}. {clean(each.name) or each.user}"[:100], value=str(each.user))
        for number, each in enumerate(page.bars, first)
    ]
    return card(
        ui.TextDisplay(say("bars-head", count=page.total)),
        ui.TextDisplay("\n".join(bar_line(number, each) for number, each in enumerate(page.bars, first))),
        row(Pick("unbar", "", str(page.number), options=options, placeholder=say("bars-pick"))),
        *page_rows(say, "bars", page.number, page.last),
    )


def bar_line(number: int, bar: Bar) -> str:
    reason = escaped(bar.reason, MAX_SHOWN_REASON)
    return " · ".join(filter(None, (f"**{number}** <@{bar.user}>", discord_time(bar.made_at, "d"), reason)))


@on("bars")
async def turn_page(click: Click) -> None:
    require_moderator(click.interaction)
    view = await bars_panel(click.dojo, click.interaction.guild_id or 0, parse_page(click.subject), click.say)
    await replace_clicked(click, view)


@on("unbar")
async def lift_bar(click: Click) -> None:
    require_moderator(click.interaction)
    guild = click.interaction.guild_id or 0
    await click.dojo.bars.unbar(guild, parse_number(click.value))
    view = await bars_panel(click.dojo, guild, parse_page(click.rest or "0"), click.say)
    await replace_clicked(click, view)
