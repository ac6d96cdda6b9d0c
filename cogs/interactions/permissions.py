"""Whether we have the permissions a match needs in a channel, checked before it begins."""

from typing import Final

import discord

from cogs.interactions.context import is_elsewhere, speaker_for
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.lobby.request import Where
from dojo.people.servers import ELSEWHERE, NOWHERE
from faces.names import clean
from faces.text import separated

REQUIRED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
OPTIONAL: Final = ("create_public_threads", "read_message_history")  # we can do without them, but less well
INVITE_PERMISSIONS: Final = discord.Permissions(**dict.fromkeys((*REQUIRED, *OPTIONAL), True))  # the least we need

INVITE_URL: Final = "https://discord.com/oauth2/authorize?client_id={}&permissions={}&scope=bot+applications.commands"

USER_INSTALL_URL: Final = (
    "https://discord.com/oauth2/authorize?client_id={}&integration_type=1&scope=applications.commands"
)


class MissingPermissions(DojoError):
    """We lack a permission here that a moderator can grant."""

    key = "error-not-welcome"


class NotAModerator(DojoError):
    """Only members with the Manage Server permission may decide for it."""

    key = "error-not-a-moderator"


def install_link(application: int | None) -> str:
    """The address at which somebody adds the bot to their server, with the least permissions we need."""
    return INVITE_URL.format(application, INVITE_PERMISSIONS.value)


def user_install_link(application: int | None) -> str:
    """The address at which somebody installs the bot for themselves."""
    return USER_INSTALL_URL.format(application)


def require_moderator(interaction: discord.Interaction) -> None:
    """Raises `NotAModerator` unless the person who clicked manages this server."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise NotAModerator


def require_permissions(interaction: discord.Interaction) -> None:
    """Raises `MissingPermissions` if we may not do in this channel what a match requires."""
    say, mine = speaker_for(interaction), interaction.app_permissions
    missing = [say(f"permission-{name}") for name in REQUIRED if not getattr(mine, name)]
    if missing:
        raise MissingPermissions(permissions=separated(missing, say), count=len(missing))


async def require_may_open(interaction: discord.Interaction, dojo: Dojo) -> None:
    """Raises an error unless we and this person may open a match here, by the rules of the server's moderators."""
    if interaction.guild_id is None:
        return
    require_permissions(interaction)
    channel = interaction.channel
    channels = {interaction.channel_id or 0, getattr(channel, "parent_id", None) or 0}
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    await dojo.servers.may_open(interaction.guild_id, channels, roles)


async def place_of_match(interaction: discord.Interaction, dojo: Dojo) -> Where:
    """Where a match is opened by a command. Raises an error unless we and this person may open one here."""
    if is_elsewhere(interaction):
        say, name = speaker_for(interaction), getattr(interaction.channel, "name", None)
        place = clean(name) if name else say("elsewhere-place")
        locale = str(interaction.guild_locale or interaction.locale)
        return {"guild": ELSEWHERE, "guild_name": place, "channel": interaction.channel_id or 0, "locale": locale}
    await require_may_open(interaction, dojo)
    return await lobby_location(interaction, dojo)


async def lobby_location(interaction: discord.Interaction, dojo: Dojo) -> Where:
    """The server and channel a lobby card is posted in, and its language for everybody there."""
    server = interaction.guild
    chosen = (await dojo.servers.get(interaction.guild_id)).locale if interaction.guild_id else ""
    discord_locale = (interaction.guild_locale if server else interaction.locale) or "en"
    return {
        "guild": interaction.guild_id or NOWHERE,
        "guild_name": clean(server.name) if server else speaker_for(interaction)("practice-place"),
        "channel": interaction.channel_id or 0,
        "locale": chosen or str(discord_locale),
    }
