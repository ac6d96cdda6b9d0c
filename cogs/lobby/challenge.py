"""*Challenge* in the menu of a person: a form that opens a lobby with a seat kept for them."""

from typing import Any

import discord
from discord import app_commands, ui

from cogs.client import Hikyaku
from cogs.interactions.command_names import localized
from cogs.interactions.context import known_game, player_from, require_person, speaker_for
from cogs.interactions.controls import Click, Unreadable, on, parse_number
from cogs.interactions.emoji import emblem_of
from cogs.interactions.modals import VerbModal
from cogs.interactions.permissions import lobby_location, require_may_open
from cogs.lobby.play import post_lobby
from dojo.clock.paces import PACES
from dojo.lobby.request import SWITCH
from engine.games import GAMES
from faces.core import Say


@app_commands.context_menu(name=localized("menu-challenge"))
@app_commands.guild_only()
async def challenge(interaction: discord.Interaction[Hikyaku], opponent: discord.User) -> None:
    invited = require_person(opponent)
    dojo = interaction.client.dojo
    await require_may_open(interaction, dojo)
    server = await dojo.servers.get(interaction.guild_id or 0)
    await interaction.response.send_modal(challenge_form(str(invited), server.pace, speaker_for(interaction)))


def challenge_form(opponent: str, pace: str, say: Say) -> VerbModal:
    games = [discord.SelectOption(label=say(f"{key}-name"), value=key, emoji=emblem_of(key)) for key in GAMES]
    paces = [discord.RadioGroupOption(label=say(f"pace-{key}"), value=key, default=key == pace) for key in PACES]
    rated = [
        discord.RadioGroupOption(label=say(f"rated-{key}"), value=key, default=key == "on") for key in SWITCH[::-1]
    ]
    fields: dict[str, ui.Item[Any]] = {
        say("challenge-game"): ui.Select(custom_id="game", options=games),
        say("pace"): ui.RadioGroup(custom_id="pace", options=paces),
        say("rated"): ui.RadioGroup(custom_id="rated", options=rated),
    }
    return VerbModal("challenge", opponent, title=say("challenge-title"), fields=fields)


@on("challenge")
async def open_challenge(click: Click) -> None:
    """The form has been sent: open the lobby."""
    if click.interaction.guild_id is None or click.fields.get("pace") not in PACES:
        raise Unreadable
    await require_may_open(click.interaction, click.dojo)
    lobby = await click.dojo.lobbies.open(
        game=known_game(next(iter(click.lists.get("game", ())), "")),
        host=player_from(click.interaction),
        pace=click.fields["pace"],
        invited=parse_number(click.subject),
        **await lobby_location(click.interaction, click.dojo),
    )
    if lobby.timed and click.fields.get("rated") == "off":
        lobby = await click.dojo.lobbies.choose(lobby.id, click.user, "rated", "off")
    await post_lobby(click.interaction, click.dojo, lobby)


async def setup(bot: Hikyaku) -> None:
    bot.tree.add_command(challenge)
