"""Opening a match: `/play`, and the lobby card with its buttons."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.lobby import lobby_card
from cogs.cards.parts import card, press, row
from cogs.client import Hikyaku
from cogs.interactions.command_names import localized
from cogs.interactions.context import player_from, preferences_of, require_person, speaker_for
from cogs.interactions.controls import Click, on
from cogs.interactions.permissions import lobby_location, require_may_open, require_permissions
from cogs.interactions.responses import post_lobby_card
from cogs.notify.threads import try_redraw
from dojo.clock.paces import PACES
from dojo.dojo import Dojo
from dojo.errors import DojoError, NotWritten
from dojo.lobby.lobby import Lobby, close_if_stale
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.people.computers import Call
from engine.games import GAMES
from faces.core import Say
from faces.translation import speaker

log = logger("lobby")


class LobbyCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loop = Loop("lobbies", self.start_full)

    async def cog_load(self) -> None:
        self.loop.start()

    async def cog_unload(self) -> None:
        await self.loop.stop()

    @app_commands.command(name=localized("command-play"), description=localized("command-play-about"))
    @app_commands.describe(
        game=localized("command-play-game"),
        opponent=localized("command-play-opponent"),
        options=localized("command-play-options"),
        seats=localized("command-play-seats"),
        pace=localized("command-play-pace"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in GAMES],
        pace=[app_commands.Choice(name=localized(f"pace-{pace}"), value=pace) for pace in PACES],
    )
    @app_commands.autocomplete(options=autocomplete.options)
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.User | None = None,
        options: str = "",
        seats: app_commands.Range[int, 2, 4] | None = None,
        pace: str | None = None,
    ) -> None:
        dojo = self.bot.dojo
        assert interaction.guild_id
        await require_may_open(interaction, dojo)
        server = await dojo.servers.get(interaction.guild_id)
        lobby = await dojo.lobbies.open(
            game=game,
            host=player_from(interaction),
            seats=seats,
            options=autocomplete.parse_options(options),
            pace=pace or server.pace,
            invited=require_person(opponent),
            **await lobby_location(interaction, dojo),
        )
        await self.post(interaction, lobby)

    async def post(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        say = speaker(lobby.locale)
        mentions = await invitation_mentions(self.bot.dojo, lobby)
        await post_lobby_card(interaction, self.bot.dojo, lobby, view=lobby_card(lobby, say), allowed_mentions=mentions)
        await offer_dms(interaction, lobby.id, speaker_for(interaction))

    async def start_full(self) -> None:
        """Every second: start full lobbies whose time has come, and close those that nobody started."""
        for id in await self.bot.dojo.lobbies.due():
            await self.serve_lobby(self.start_by_clock, id)
        for id in await self.bot.dojo.lobbies.stale():
            await self.serve_lobby(self.close_by_clock, id)

    async def serve_lobby(self, do: Callable[[str], Awaitable[None]], id: str) -> None:
        """Do something to one lobby; a failure does not keep the others waiting."""
        try:
            await do(id)
        except NotWritten:  # then no other could be written either
            raise
        except Exception:
            log.exception("lobby not served", lobby=id)

    async def start_by_clock(self, id: str) -> None:
        try:
            await self.bot.dojo.lobbies.start(id, None)
        except DojoError as changed:
            log.info("lobby not started", lobby=id, reason=changed.key)  # after a start, the courier closes the card

    async def close_by_clock(self, id: str) -> None:
        """Redraw the card before closing the lobby, so that a crash in between is made up for."""
        await try_redraw(self.bot, close_if_stale(await self.bot.dojo.lobbies.get(id)))
        await self.bot.dojo.lobbies.expire(id)


def computer_name(level: str, say: Say) -> Call:
    """The name of the computers of a level, by their number."""
    return lambda number: say(f"computer-{level}", number=number)


async def invitation_mentions(dojo: Dojo, lobby: Lobby) -> discord.AllowedMentions:
    """Mention the invited player, unless one of them has blocked the other."""
    invited = lobby.invited if not await dojo.blocks.between(lobby.host, lobby.invited) else None
    return discord.AllowedMentions(users=[discord.Object(invited)] if invited else False)


async def offer_dms(interaction: discord.Interaction, id: str, say: Say, head: str = "") -> None:
    """Ask whether we may send direct messages, unless the player has chosen otherwise. `head`: what to say first."""
    if preferences_of(interaction).notices != "dm":
        if head:
            await interaction.followup.send(view=card(ui.TextDisplay(head)), ephemeral=True)
        return
    view = card(
        ui.TextDisplay(f"{head}\n{say('letters-offer')}".strip()),
        row(press(say, "letters", id, style=discord.ButtonStyle.success), press(say, "noletters", id)),
    )
    await interaction.followup.send(view=view, ephemeral=True)


async def recover_card_message(click: Click) -> None:
    """Save the message id of the card if a crash prevented it: the click tells us what it is."""
    lobby, message = await click.dojo.lobbies.get(click.subject), click.interaction.message
    if lobby.message is None and message and lobby.status == "open":
        await click.dojo.lobbies.placed(lobby.id, message.id)


@on("join")
async def join(click: Click) -> None:
    await recover_card_message(click)
    lobby = await click.dojo.lobbies.join(click.subject, player_from(click.interaction))
    await click.interaction.response.edit_message(view=lobby_card(lobby, speaker(lobby.locale)))
    await offer_dms(click.interaction, lobby.id, click.say)


@on("leave")
async def leave(click: Click) -> None:
    lobby = await click.dojo.lobbies.leave(click.subject, click.user)
    await click.interaction.response.edit_message(view=lobby_card(lobby, speaker(lobby.locale)))


@on("start")
async def start(click: Click) -> None:
    require_permissions(click.interaction)
    await recover_card_message(click)
    await click.dojo.lobbies.start(click.subject, click.user)
    lobby = await click.dojo.lobbies.get(click.subject)
    await click.interaction.response.edit_message(view=lobby_card(lobby, speaker(lobby.locale)))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(LobbyCog(bot))
