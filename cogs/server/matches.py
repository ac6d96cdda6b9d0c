"""The panel of a server's open lobbies and running matches, from which moderators open and close them."""

from typing import Any, Final

import discord
from discord import SelectOption, app_commands, ui
from discord.ext import commands

from cogs.cards.board import match_address, match_title, mention
from cogs.cards.names import names_of
from cogs.cards.parts import VERMILION, address, card, page_rows, plain, press, row
from cogs.client import Hikyaku
from cogs.interactions.command_names import localized
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Click, Pick, on, parse_page
from cogs.interactions.emoji import emblem_of
from cogs.interactions.permissions import require_moderator
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import services
from cogs.notify.threads import try_redraw
from dojo.dojo import Dojo
from dojo.lobby.lobby import Lobby
from dojo.match.moderation import PAGE_SIZE, LobbyOrTable
from faces.core import Say
from faces.names import known_as
from faces.text import against, separated


async def ongoing_panel(dojo: Dojo, guild: int, number: int, say: Say) -> ui.LayoutView:
    page = await dojo.moderation.ongoing(guild, number)
    if not page.games:
        return plain(say("ongoing-none"))
    first = page.number * PAGE_SIZE + 1
    lines = [ongoing_line(number, game, say) for number, game in enumerate(page.games, first)]
    options = [
        SelectOption(label=ongoing_label(number, game, say)[:100], value=game.id)
        for number, game in enumerate(page.games, first)
    ]
    return card(
        ui.TextDisplay(say("ongoing-head", count=page.total)),
        ui.TextDisplay("\n".join(lines)),
        row(Pick("close", "", str(page.number), options=options, placeholder=say("ongoing-close"))),
        *page_rows(say, "ongoing", page.number, page.last),
    )


def ongoing_line(number: int, game: LobbyOrTable, say: Say) -> str:
    who = separated(map(mention, game.players), say)
    emblem = emblem_of(game.game if isinstance(game, Lobby) else game.game.key) or "·"
    return f"**{number}** {emblem} {kind(game, say)} · {who}\n-# [{game.id}]({address_of(game)})"


def ongoing_label(number: int, game: LobbyOrTable, say: Say) -> str:
    names = [known_as(player.name, say) for player in game.players] if isinstance(game, Lobby) else names_of(game, say)
    return f"{number} · {kind(game, say)} · {against(names, say)} · {game.id}"


def kind(game: LobbyOrTable, say: Say) -> str:
    """The game, and whether it is a lobby that still waits for players."""
    if isinstance(game, Lobby):
        return say("ongoing-lobby", game=say(f"{game.game}-name"))
    return say(f"{game.game.key}-name")


def address_of(game: LobbyOrTable) -> str:
    """Where it is shown."""
    return address(game.guild, game.channel, game.message) if isinstance(game, Lobby) else match_address(game)


@on("ongoing")
async def turn_page(click: Click) -> None:
    require_moderator(click.interaction)
    view = await ongoing_panel(click.dojo, click.interaction.guild_id or 0, parse_page(click.subject), click.say)
    await replace_clicked(click, view)


@on("close")
async def ask_to_close(click: Click) -> None:
    require_moderator(click.interaction)
    game = await click.dojo.moderation.game(click.interaction.guild_id or 0, click.value)
    key = "close-lobby-sure" if isinstance(game, Lobby) else "close-sure"
    title = f"`{game.id}`" if isinstance(game, Lobby) else match_title(game, click.say)
    sure = press(click.say, "closesure", game.id, style=discord.ButtonStyle.danger)
    view = card(ui.TextDisplay(click.say(key, title=title)), row(sure), colour=VERMILION)
    await replace_clicked(click, view)


@on("closesure")
async def close(click: Click) -> None:
    """A match tells its players by its result card; the card of a lobby is drawn again."""
    require_moderator(click.interaction)
    closed = await click.dojo.moderation.close(click.interaction.guild_id or 0, click.subject)
    await replace_clicked(click, plain(click.say("closed", id=closed.id)))
    if isinstance(closed, Lobby):
        await try_redraw(services(click.interaction), closed)


# `/matches`: what runs on this server, for everybody who wants to watch or join; only where they may look

MAX_PAGES: Final = 5  # to be read where a person may see little of what runs


class RunningCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-matches"), description=localized("command-matches-about"))
    @app_commands.guild_only()
    async def matches(self, interaction: discord.Interaction) -> None:
        games = await games_in_sight(self.dojo, interaction)
        await interaction.response.send_message(view=running_panel(games, speaker_for(interaction)), ephemeral=True)


async def games_in_sight(dojo: Dojo, interaction: Any) -> list[LobbyOrTable]:
    """The newest open lobbies and running matches in channels that this person may see."""
    found: list[LobbyOrTable] = []
    for number in range(MAX_PAGES):
        page = await dojo.moderation.ongoing(interaction.guild_id, number)
        found += [game for game in page.games if may_see(interaction, game.channel)]
        if len(found) >= PAGE_SIZE or number >= page.last:
            break
    return found[:PAGE_SIZE]


def may_see(interaction: Any, channel: int) -> bool:
    """Private threads are shown to nobody here, because we can't tell who has been added to them."""
    found = interaction.guild.get_channel_or_thread(channel)
    if found is None or (isinstance(found, discord.Thread) and found.is_private()):
        return False
    return bool(found.permissions_for(interaction.user).view_channel)


def running_panel(games: list[LobbyOrTable], say: Say) -> ui.LayoutView:
    if not games:
        return plain(say("running-none"))
    lines = [running_line(number, game, say) for number, game in enumerate(games, 1)]
    return card(ui.TextDisplay("\n".join([say("running-head"), *lines])))


def running_line(number: int, game: LobbyOrTable, say: Say) -> str:
    progress = "" if isinstance(game, Lobby) else f" · {say('ply', ply=game.match.ply)}"
    return ongoing_line(number, game, say) + progress


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(RunningCog(bot))
