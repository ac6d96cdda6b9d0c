"""A rematch: a new lobby for the same people, one seat further."""

from typing import Any

from cogs.cards.lobby import lobby_card
from cogs.cards.parts import plain
from cogs.client import Hikyaku
from cogs.interactions.context import player_from
from cogs.interactions.controls import Click, on
from cogs.lobby.play import invited, offer_dms
from cogs.notify.threads import redraw
from dojo.lobby.lobby import Lobby
from dojo.ops.retry import retry_write
from dojo.people.servers import NOWHERE
from faces.translation import speaker


@on("rematch")
async def rematch(click: Click) -> None:
    """Whoever asks first opens the lobby, whoever asks next joins it; there is one card for it."""
    lobby = await click.dojo.lobbies.rematch(click.subject, player_from(click.interaction))
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    bot: Any = click.interaction.client
    if lobby.guild == NOWHERE:
        await click.dojo.lobbies.start(lobby.id, lobby.host)
        await click.interaction.edit_original_response(view=plain(click.say("practice-open")))
        return
    card = lobby.message or await hung(bot, lobby)
    if lobby.full and len([player for player in lobby.players if not player.computer]) == 1:
        await click.dojo.lobbies.start(lobby.id, lobby.host)  # nobody else has to agree
    if len(lobby.players) > 1:
        await redraw(bot, await click.dojo.lobbies.get(lobby.id))
    where = f"https://discord.com/channels/{lobby.guild}/{lobby.channel}/{card}"
    await offer_dms(click.interaction, lobby.id, click.say, click.say("rematch-open", where=where))


async def hung(bot: Hikyaku, lobby: Lobby) -> int:
    """The card hangs in the channel, where a thread can be opened from it; in the old thread it could not."""
    called = await invited(bot.dojo, lobby)
    sent = await bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild).send(
        view=lobby_card(lobby, speaker(lobby.locale)), allowed_mentions=called, nonce=lobby.id
    )
    await retry_write(lambda: bot.dojo.lobbies.placed(lobby.id, sent.id))
    return sent.id


async def setup(_: Hikyaku) -> None:
    """Its button is known once it is loaded."""
