"""`/admin check`: which permissions we lack where matches are opened, and how to grant them."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import card, plain
from cogs.interactions.context import speaker_for
from cogs.interactions.permissions import INVITE_PERMISSIONS, OPTIONAL, REQUIRED, install_link
from dojo.people.servers import Server
from faces.core import Say
from faces.text import first, separated

MAX_CHANNELS_LISTED: Final = 12  # in one line; moderators can choose up to 25


def check_panel(interaction: discord.Interaction, server: Server) -> ui.LayoutView:
    """Every permission missing in this channel and in those of the settings, each with the step that grants it."""
    say, guild = speaker_for(interaction), interaction.guild
    places = {interaction.channel_id or 0: interaction.app_permissions}
    if guild and guild.me:
        for id in (*server.channels, *filter(None, (server.log_channel, server.puzzle_channel))):
            channel = guild.get_channel(id)
            places[id] = channel.permissions_for(guild.me) if channel else discord.Permissions.none()
    everywhere = guild.me.guild_permissions if guild and guild.me else discord.Permissions.none()
    lines = _missing_lines(places, everywhere, say)
    if not lines:
        return plain(say("check-fine", count=len(places)))
    link: Any = ui.Button(label=say("check-invite"), url=install_link(interaction.application_id))
    granted = everywhere >= INVITE_PERMISSIONS or everywhere.administrator  # then the link would change nothing
    return card(ui.TextDisplay("\n".join([say("check-head"), *lines])), *([] if granted else [ui.ActionRow(link)]))


def _missing_lines(places: Mapping[int, discord.Permissions], everywhere: discord.Permissions, say: Say) -> list[str]:
    """A line for each: the link grants what the whole server denies; the rest has to be granted in the channels."""
    found = []
    for name in (*REQUIRED, *OPTIONAL):
        if lacking := [f"<#{id}>" for id, mine in places.items() if not getattr(mine, name)]:
            step = "check-channel" if getattr(everywhere, name) else "check-server"
            where = separated(first(lacking, MAX_CHANNELS_LISTED), say)
            weight = "" if name in REQUIRED else f" {say('check-wanted')}"
            found.append(say(step, permission=say(f"permission-{name}"), channel=where) + weight)
    return found
