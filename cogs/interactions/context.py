"""What an interaction tells us: who clicked, their language and preferences, where they are, which match they mean."""

import re
from dataclasses import dataclass
from typing import Final

import discord

from cogs.guard.payloads import parse_custom_id, walk_components
from cogs.interactions.services import services
from dojo.dojo import Dojo
from dojo.errors import Refusal
from dojo.lobby.request import Where
from dojo.people.people import Player
from dojo.people.preferences import DEFAULTS, Preferences
from dojo.people.servers import ELSEWHERE, NOWHERE
from dojo.people.turns import Turn
from dojo.table.table import Table
from engine.games import GAMES
from faces.core import Say
from faces.names import clean
from faces.text import separated
from faces.translation import speaker

CODE: Final = re.compile(r"[0-9a-z]{8}")


def code_in(text: str) -> str:
    """The code in what was given as a match: Discord sends the value of a choice, or the text it shows."""
    found = CODE.match(text.strip().lower())
    return found[0] if found else text.strip().lower()


@dataclass(frozen=True, slots=True)
class Meant:
    """The match that a command is about, and which others of this player it could have meant; none if it was named."""

    table: Table
    others: tuple[Turn, ...] = ()


async def find_meant_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Meant | None:
    """The match named; or this thread's; or that of this person's last panel or click here; or the one that waits.

    If none is waiting, it is any match they are in; None if there is none.
    """
    if id:
        return Meant(await dojo.referee.table(code_in(id)))
    here = await dojo.messages.by_thread(interaction.channel_id or 0, interaction.user.id)
    if here:
        return Meant(await dojo.referee.table(here))
    user = interaction.user.id
    playing = {turn.id: turn for turn in (*await dojo.turns.asked(user), *await dojo.turns.playing(user))}
    last = services(interaction).last_matches.of(interaction)
    meant = last if last in playing else next(iter(playing), None)
    if meant is None:
        return None
    return Meant(await dojo.referee.table(meant), tuple(turn for turn in playing.values() if turn.id != meant))


async def require_meant_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Meant:
    """Like `find_meant_match`, but raises `Refusal` where that returns None."""
    meant = await find_meant_match(dojo, interaction, id)
    if meant is None:
        raise Refusal("error-no-match-yet")
    return meant


async def require_one_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Table:
    """For what is done at once. Raises `Refusal` if another one could be meant, too."""
    meant = await require_meant_match(dojo, interaction, id)
    if meant.others:
        raise Refusal("error-which-match")
    return meant.table


def is_elsewhere(interaction: discord.Interaction) -> bool:
    """Whether only people have installed us where this comes from, so that we can't post anything there."""
    if interaction.guild_id is None:
        return bool(interaction.context.private_channel)
    return not interaction.is_guild_integration()


def preferences_of(interaction: discord.Interaction) -> Preferences:
    """The preferences of the person who clicked; they are loaded before anything else is done for them."""
    preferences: Preferences = interaction.extras.get("preferences", DEFAULTS)
    return preferences


def speaker_for(interaction: discord.Interaction) -> Say:
    """Texts in the language of the person who clicked: the one they chose, or else the one Discord reports."""
    return speaker(preferences_of(interaction).language or interaction.locale.value)


def name_of(user: discord.User | discord.Member) -> str:
    """The name of an account. What a server calls somebody is never read, because it's not for others."""
    return clean(user.global_name or user.name)


def player_from(interaction: discord.Interaction) -> Player:
    """The person who clicked, as the dojo knows people."""
    user = interaction.user
    return Player(user.id, name_of(user), locale=interaction.locale.value, click=interaction.id)


def require_person(opponent: discord.User | None) -> int | None:
    """The id of a user who is no bot; None if there is no user. Raises `Refusal`."""
    if opponent and opponent.bot:
        raise Refusal("error-not-a-person")
    return opponent.id if opponent else None


def known_game(game: str) -> str:
    """The game with this key, or the first of all games if there is none: a custom id may be forged."""
    return game if game in GAMES else next(iter(GAMES))


# Context menus on people and messages: which match or lobby a message is about.

ABOUT_GAMES = {  # verbs whose subject is a game
    *("learn", "lesson", "try", "howto", "practise", "leaders", "leadersbeside", "section", "rule")
}


def shown_subject(message: discord.Message, me: discord.ClientUser | None) -> str:
    """The match or lobby that the controls of our message are about; "" if there is none, or it isn't ours."""
    parts = walk_components(message.components) if me and message.author.id == me.id else ()
    found = (parse_custom_id(getattr(part, "custom_id", None) or "") for part in parts)
    return next((each.subject for each in found if each and each.verb not in ABOUT_GAMES), "")


async def find_subject(dojo: Dojo, interaction: discord.Interaction, message: discord.Message) -> str:
    """The match or lobby that a message is about, or else the match of this thread; "" if there is neither."""
    shown = shown_subject(message, interaction.client.user)
    return shown or await dojo.messages.by_thread(interaction.channel_id or 0, interaction.user.id) or ""


# Whether we have the permissions a match needs in a channel, checked before it begins.

REQUIRED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
OPTIONAL: Final = ("create_public_threads", "read_message_history")  # we can do without them, but less well
INVITE_PERMISSIONS: Final = discord.Permissions(**dict.fromkeys((*REQUIRED, *OPTIONAL), True))  # the least we need

INVITE_URL: Final = "https://discord.com/oauth2/authorize?client_id={}&permissions={}&scope=bot+applications.commands"

USER_INSTALL_URL: Final = (
    "https://discord.com/oauth2/authorize?client_id={}&integration_type=1&scope=applications.commands"
)


def install_link(application: int | None) -> str:
    """The address at which somebody adds the bot to their server, with the least permissions we need."""
    return INVITE_URL.format(application, INVITE_PERMISSIONS.value)


def user_install_link(application: int | None) -> str:
    """The address at which somebody installs the bot for themselves."""
    return USER_INSTALL_URL.format(application)


def require_moderator(interaction: discord.Interaction) -> None:
    """Raises `Refusal` unless the person who clicked manages this server."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal("error-not-a-moderator")


def require_permissions(interaction: discord.Interaction) -> None:
    """Raises `Refusal` if we may not do in this channel what a match requires."""
    say, mine = speaker_for(interaction), interaction.app_permissions
    missing = [say(f"permission-{name}") for name in REQUIRED if not getattr(mine, name)]
    if missing:
        raise Refusal("error-not-welcome", permissions=separated(missing, say), count=len(missing))


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
