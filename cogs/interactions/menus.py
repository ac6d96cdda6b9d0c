"""Context menus on people and messages: which match or lobby a message is about."""

import discord

from cogs.guard.custom_ids import parse_custom_id
from cogs.guard.payloads import walk_components
from dojo.dojo import Dojo

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
