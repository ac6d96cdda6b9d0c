"""Opening a match: `/play`, and the lobby card with its buttons."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.lobby import changes_card, lobby_card
from cogs.cards.parts import card, plain, press, row
from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.acknowledge import update
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import player_from, require_person, speaker_for
from cogs.interactions.controls import Click, Press, on
from cogs.interactions.permissions import place_of_match, require_may_open
from cogs.interactions.responses import post_lobby_card
from cogs.interactions.services import services
from cogs.lobby.first_panel import can_open_panel, show_first_panel, start_match
from cogs.looping import Looping
from cogs.notify.elsewhere import show_card_elsewhere
from cogs.notify.threads import try_redraw
from dojo.clock.paces import PACES
from dojo.dojo import Dojo
from dojo.errors import DojoError, LobbyMovedOn, NotWritten
from dojo.lobby.lobby import Lobby, close_if_stale
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.people.computers import Namer
from dojo.people.people import Player
from dojo.people.servers import ELSEWHERE
from engine.games import GAMES
from faces.core import Say
from faces.translation import speaker

log = logger("lobby")


class LobbyCog(Looping, commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (
            Loop("lobbies", self.start_full),
            Loop("lobby terms", self.tell_terms),
            Loop("stale lobbies", self.close_stale),
        )
        self.redraws: set[asyncio.Task[None]] = set()

    async def cog_unload(self) -> None:
        await super().cog_unload()
        for task in self.redraws:
            task.cancel()

    @app_commands.command(name=localized("command-play"), description=localized("command-play-about"))
    @described(
        game="command-play-game",
        opponent="command-play-opponent",
        options="command-play-options",
        seats="command-play-seats",
        pace="command-play-pace",
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in GAMES],
        pace=[app_commands.Choice(name=localized(f"pace-{pace}"), value=pace) for pace in PACES],
    )
    @app_commands.autocomplete(options=autocomplete.options)
    @app_commands.guild_only()  # unless people may install us, too
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
        place = await place_of_match(interaction, dojo)
        server = await dojo.servers.get(place["guild"])
        lobby = await dojo.lobbies.open(
            game=game,
            host=player_from(interaction),
            seats=seats,
            options=autocomplete.parse_options(options),
            pace=pace or server.pace,
            invited=require_person(opponent),
            **place,
        )
        await post_lobby(interaction, dojo, lobby)

    async def start_full(self) -> None:
        """Start full lobbies whose time has come, if people reach us. This loop never waits for Discord."""
        if not self.bot.dojo.reachable():
            return
        for id in await self.bot.dojo.lobbies.due():
            await self.serve_lobby(self.start_by_clock, id)

    async def tell_terms(self) -> None:
        """Call the players of lobbies whose terms have changed since they joined."""
        for id in await self.bot.dojo.lobbies.telling():
            await self.serve_lobby(self.tell_by_clock, id)

    async def close_stale(self) -> None:
        """Close lobbies that nobody started, if people reach us, and forget pings that no longer count."""
        if not self.bot.dojo.reachable():
            return
        for id in await self.bot.dojo.lobbies.stale():
            await self.serve_lobby(self.close_by_clock, id)
        await self.bot.dojo.pings.sweep()

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
            self.redraw_soon(await self.bot.dojo.lobbies.stop_countdown(id))

    async def tell_by_clock(self, id: str) -> None:
        lobbies = self.bot.dojo.lobbies
        lobby = await lobbies.get(id)
        told = [player for player in await lobbies.to_tell(lobby) if await self.told(lobby, player)]
        await try_redraw(self.bot, await lobbies.told(lobby, told))

    async def told(self, lobby: Lobby, player: Player) -> bool:
        """Mention a player in the channel, because the terms have changed. Whether the message was sent."""
        channel = self.bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(player.id)])
        view = changes_card(lobby, player, speaker(lobby.locale))
        nonce = f"{lobby.id}:{lobby.version}:{lobby.ids.index(player.id)}"[:25]
        try:
            await channel.send(view=view, allowed_mentions=mentions, nonce=nonce)
        except SEND_ERRORS as failure:
            log.warning("terms not told", lobby=lobby.id, reason=redacted(failure))
            return False
        return True

    async def close_by_clock(self, id: str) -> None:
        """Redraw the card before closing the lobby, so that a crash in between is made up for."""
        await try_redraw(self.bot, close_if_stale(await self.bot.dojo.lobbies.get(id)))
        await self.bot.dojo.lobbies.expire(id)

    def redraw_soon(self, lobby: Lobby) -> None:
        """Redraw a card without keeping the next lobby waiting."""
        task = asyncio.create_task(try_redraw(self.bot, lobby), name=f"card of {lobby.id}")
        self.redraws.add(task)
        task.add_done_callback(self.redraws.discard)


async def post_lobby(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby) -> None:
    """Respond with the card of a new lobby, which calls the invited player, and offer direct messages to its host."""
    mentions = await invitation_mentions(dojo, lobby)
    view = lobby_card(lobby, speaker(lobby.locale))
    await post_lobby_card(interaction, dojo, lobby, view=view, allowed_mentions=mentions)
    await offer_dms(interaction, lobby.id, speaker_for(interaction))


def computer_name(level: str, say: Say) -> Namer:
    """The name of the computers of a level, by their number."""
    return lambda number: say(f"computer-{level}", number=number)


async def invitation_mentions(dojo: Dojo, lobby: Lobby) -> discord.AllowedMentions:
    """Mention the invited player, unless one of them has blocked the other."""
    invited = lobby.invited if not await dojo.blocks.between(lobby.host, lobby.invited) else None
    return discord.AllowedMentions(users=[discord.Object(invited)] if invited else False)


async def offer_dms(interaction: discord.Interaction, id: str, say: Say, head: str = "", *presses: Press) -> None:
    """Ask whether we may send direct messages, unless the player has answered before.

    `head` and `presses`: what to say and to offer first, in any case.
    """
    dojo = services(interaction).dojo
    settled = await dojo.preferences.settings(interaction.user.id)
    first: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(head)] if head else []
    first += [row(*presses)] if presses else []
    if settled.dm != "yes" and settled.preferences.notices == "dm":
        style = discord.ButtonStyle.secondary if presses else discord.ButtonStyle.success  # what comes first stands out
        first += [
            ui.TextDisplay(say("dms-offer")),
            row(press(say, "bydm", id, style=style), press(say, "nodm", id)),
        ]
    if first:
        await interaction.followup.send(view=card(*first), ephemeral=True)


async def recover_card_message(click: Click) -> None:
    """Save the message id of the card if a crash prevented it: the click tells us what it is."""
    lobby, message = await click.dojo.lobbies.get(click.subject), click.interaction.message
    if lobby.message is None and message and lobby.status == "open":
        await click.dojo.lobbies.store_card(lobby.id, message.id)


async def show_change(click: Click, change: Awaitable[Lobby]) -> bool:
    """Redraw the clicked card after a change. A card that showed something else is redrawn and nothing changes.

    Whether it was changed.
    """
    try:
        lobby, warning = await change, ""
    except LobbyMovedOn as moved:
        lobby, warning = await click.dojo.lobbies.get(click.subject), click.say(moved.key)
    await update(click.interaction, view=lobby_card(lobby, speaker(lobby.locale)))
    if warning:
        await click.interaction.followup.send(view=plain(warning), ephemeral=True)
    return not warning


@on("join")
async def join(click: Click) -> None:
    await recover_card_message(click)
    joining = click.dojo.lobbies.join(click.subject, player_from(click.interaction), click.rest)
    if await show_change(click, joining):
        await offer_dms(click.interaction, click.subject, click.say)


@on("accept")
async def accept(click: Click) -> None:
    """Agree to the terms that the card shows."""
    await show_change(click, click.dojo.lobbies.agree(click.subject, click.user, click.rest))


@on("leave")
async def leave(click: Click) -> None:
    lobby = await click.dojo.lobbies.leave(click.subject, click.user)
    await update(click.interaction, view=lobby_card(lobby, speaker(lobby.locale)))


@on("start")
async def start(click: Click) -> None:
    lobby = await lobby_to_change(click)
    await recover_card_message(click)
    async with start_match(click.interaction, click.dojo, lobby):
        if lobby.guild == ELSEWHERE:
            await show_card_elsewhere(click)
            return
        lobby = await click.dojo.lobbies.get(lobby.id)
        await update(click.interaction, view=lobby_card(lobby, speaker(lobby.locale)))
        if can_open_panel(click.interaction, lobby):
            await show_first_panel(click.interaction, click.dojo, lobby)


async def lobby_to_change(click: Click) -> Lobby:
    """Raises an error where a match may not be opened any more."""
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.guild != ELSEWHERE:
        await require_may_open(click.interaction, click.dojo)
    return lobby


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(LobbyCog(bot))
