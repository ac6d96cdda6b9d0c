"""A rematch: a new lobby for the same players, with everybody moved on by one seat."""

from contextlib import nullcontext

import discord

from cogs.cards.lobby import is_against_computers, lobby_card
from cogs.cards.parts import address, plain
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import think
from cogs.interactions.context import player_from
from cogs.interactions.controls import Click, on
from cogs.interactions.permissions import require_may_open
from cogs.interactions.responses import post_lobby_card
from cogs.interactions.services import Services, services
from cogs.lobby.first_panel import can_open_panel, show_first_panel, start_match
from cogs.lobby.play import invitation_mentions, offer_dms
from cogs.notify.threads import redraw
from dojo.lobby.lobby import Lobby
from dojo.ops.retry import retry_write
from dojo.people.servers import ELSEWHERE, NOWHERE
from dojo.table.table import Table
from faces.translation import speaker


@on("rematch", replies_at_once=True)
async def rematch(click: Click) -> None:
    """The first to ask opens the lobby, the others join it; it has a single card."""
    table = await click.dojo.referee.table(click.subject)
    if table.guild != ELSEWHERE and not await click.dojo.lobbies.rematch_open(click.subject):
        await require_may_open_rematch(click, table)
    lobby = await click.dojo.lobbies.rematch(click.subject, player_from(click.interaction))
    if lobby.guild == ELSEWHERE:
        await rematch_elsewhere(click, lobby)
        return
    # A reply that is waited for would keep its place above the card, and the panel is to stand below it.
    if can_open_panel(click.interaction, lobby):
        await click.interaction.response.defer()
    else:
        waiting = await think(click.interaction)
    bot = services(click.interaction)
    if lobby.guild == NOWHERE:
        await click.dojo.lobbies.start(lobby.id, lobby.host)
        await waiting.edit(view=plain(click.say("practice-open")))
        return
    card = lobby.message or await post_card_in_channel(bot, lobby)
    start = start_match(click.interaction, click.dojo, lobby) if is_against_computers(lobby) else nullcontext()
    async with start:
        if len(lobby.players) > 1:
            await redraw(bot, await click.dojo.lobbies.get(lobby.id))
        if can_open_panel(click.interaction, lobby):
            await show_first_panel(click.interaction, click.dojo, lobby)
            return
    where = address(lobby.guild, lobby.channel, card)
    await offer_dms(click.interaction, lobby.id, click.say, click.say("rematch-open", where=where))


async def require_may_open_rematch(click: Click, table: Table) -> None:
    """In a DM we can't see which roles somebody has, so where roles decide, the button on the server is the way."""
    await require_may_open(click.interaction, click.dojo)
    if click.interaction.guild_id is None and table.guild != NOWHERE:
        await click.dojo.servers.may_open(table.guild, {table.channel}, [])


async def rematch_elsewhere(click: Click, lobby: Lobby) -> None:
    """The first to ask is answered with the card, the others are told where it is."""
    interaction = click.interaction
    if lobby.message is None and lobby.host == click.user:
        view, mentions = lobby_card(lobby, speaker(lobby.locale)), await invitation_mentions(click.dojo, lobby)
        await post_lobby_card(interaction, click.dojo, lobby, view=view, allowed_mentions=mentions)
        if is_against_computers(lobby):
            await click.dojo.lobbies.start(lobby.id, lobby.host)
        return
    where = address(interaction.guild_id or 0, lobby.channel, lobby.message)
    await interaction.response.send_message(view=plain(click.say("rematch-open", where=where)), ephemeral=True)
    await redraw(services(interaction), lobby)


async def post_card_in_channel(bot: Services, lobby: Lobby) -> int:
    """Post the card and return its message id. It goes to the channel, because threads cannot contain threads.

    After so many rematches in an hour the other player is no longer called, but can join.
    """
    called = lobby.invited is not None and await bot.dojo.pings.take(lobby.host, lobby.invited)
    mentions = await invitation_mentions(bot.dojo, lobby) if called else discord.AllowedMentions.none()
    message = await bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild).send(
        view=lobby_card(lobby, speaker(lobby.locale)), allowed_mentions=mentions, nonce=lobby.id
    )
    await retry_write(lambda: bot.dojo.lobbies.store_card(lobby.id, message.id))
    return message.id


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button."""
