"""Whether we may do in a channel what a match needs there; asked before one begins, not found out in the middle."""

from typing import Final

import discord

from cogs.interactions.context import say_to
from dojo.dojo import House
from dojo.errors import DojoError
from dojo.lobby.request import Where
from dojo.people.servers import NOWHERE

NEEDED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
WANTED: Final = ("create_public_threads", "read_message_history")  # we can do without, but not as well
INVITED_WITH: Final = discord.Permissions(**dict.fromkeys((*NEEDED, *WANTED), True))  # the least that does


class NotWelcome(DojoError):
    """Something is not allowed us here that a moderator can allow."""

    key = "error-not-welcome"


def be_welcome(interaction: discord.Interaction) -> None:
    say, mine = say_to(interaction), interaction.app_permissions
    missing = [say(f"permission-{name}") for name in NEEDED if not getattr(mine, name)]
    if missing:
        raise NotWelcome(permissions=", ".join(missing), count=len(missing))


async def may_open(interaction: discord.Interaction, house: House) -> None:
    """Whether a match may be opened here, by this person, as the server's moderators have settled it."""
    if interaction.guild_id is None:
        return
    be_welcome(interaction)
    channel = interaction.channel
    channels = {interaction.channel_id or 0, getattr(channel, "parent_id", None) or 0}
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    await house.servers.may_open(interaction.guild_id, channels, roles)


async def where(interaction: discord.Interaction, house: House) -> Where:
    """Where a card would hang, and in which language, for all who see it there."""
    server = interaction.guild
    settled = (await house.servers.get(interaction.guild_id)).locale if interaction.guild_id else ""
    spoken = (interaction.guild_locale if server else interaction.locale) or "en"
    return {
        "guild": interaction.guild_id or NOWHERE,
        "guild_name": server.name if server else say_to(interaction)("practice-place"),
        "channel": interaction.channel_id or 0,
        "locale": settled or str(spoken),
    }
