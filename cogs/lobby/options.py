"""The options panel of a lobby: its host chooses the pace, the seats, the options of the game, and adds computers."""

import discord
from discord import ui

from cogs.cards.lobby import term_name, term_value
from cogs.cards.parts import card, press, row
from cogs.cards.time import pace_numbers
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, Pick, on, parse_number
from cogs.interactions.permissions import require_may_open
from cogs.lobby.play import computer_name, show_change
from cogs.notify.dm import dm_offer
from cogs.notify.threads import redraw
from dojo.clock.paces import PACES, pace
from dojo.errors import LobbyClosed
from dojo.lobby.lobby import Lobby
from dojo.lobby.request import ON_TIME, SWITCH
from dojo.people.computers import LEVELS
from dojo.people.servers import NOWHERE
from engine.games import GAMES
from engine.match import counting
from faces.core import Say
from faces.translation import speaker


@on("options")
async def open_options(click: Click) -> None:
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.status != "open":
        raise LobbyClosed
    await click.interaction.response.send_message(view=options_panel(lobby, click.user, click.say), ephemeral=True)


@on("choose")
async def choose_option(click: Click) -> None:
    lobby = await click.dojo.lobbies.choose(click.subject, click.user, click.rest, click.value)
    await click.interaction.response.edit_message(view=options_panel(lobby, click.user, click.say))
    await redraw(click.interaction.client, lobby)  # type: ignore[arg-type]


@on("computer")
async def change_computers(click: Click) -> None:
    """Picking a level adds a computer, picking its id removes it."""
    await require_may_open(click.interaction, click.dojo)
    await show_change(click, add_or_remove_computer(click, await click.dojo.lobbies.get(click.subject)))


async def add_or_remove_computer(click: Click, lobby: Lobby) -> Lobby:
    """The lobby after the pick. Raises `LobbyMovedOn` if the card is outdated; cards that do not say are trusted."""
    picked, lobbies, seats = click.value, click.dojo.lobbies, click.rest.partition("/")[2]
    taken = parse_number(seats) if seats else None
    if picked not in LEVELS:
        return await lobbies.remove_computer(lobby.id, click.user, parse_number(picked), taken)
    call = computer_name(picked, speaker(lobby.locale))
    return await lobbies.add_computer(lobby.id, click.user, picked, call, click.interaction.id, taken)


def options_panel(lobby: Lobby, reader: int, say: Say) -> ui.LayoutView:
    """A select for each choice of the host; for everybody else the selects are disabled.

    Those with a seat can also ask for direct messages here.
    """
    game = GAMES[lobby.game]
    choices = {
        "pace": PACES,
        **{name: game.options[name] for name in counting(game, lobby.options)},
        **table_settings(lobby),
    }
    if len(game.seats) > 1:
        choices = {"seats": tuple(map(str, game.seats)), **choices}
    return card(
        ui.TextDisplay(say("options-head")),
        *(row(option_pick(lobby, name, values, reader, say)) for name, values in choices.items()),
        *(dm_offer(lobby.id, say) if reader in lobby.ids and lobby.guild != NOWHERE else ()),
        row(press(say, "report", lobby.id)),
    )


def table_settings(lobby: Lobby) -> dict[str, tuple[str, ...]]:
    """Settings that are independent of the game, with their values; only those that make a difference."""
    sleeps = {"sleeps": SWITCH} if lobby.timed else {}
    can_be_rated = lobby.timed and not any(player.computer for player in lobby.players)
    rated = {"rated": SWITCH[::-1]} if can_be_rated else {}
    return {**sleeps, **rated, "on_time": ON_TIME}


def current_values(lobby: Lobby) -> dict[str, str]:
    """The current value of every setting and option."""
    return {**lobby.terms, "rated": SWITCH[lobby.ranked], "on_time": str(lobby.on_time)}


def option_pick(lobby: Lobby, name: str, values: tuple[str, ...], reader: int, say: Say) -> Pick:
    options = [
        discord.SelectOption(
            label=f"{term_name(lobby.game, name, say)}: {term_value(lobby.game, name, value, say)}"[:100],
            value=value,
            default=value == current_values(lobby)[name],
            description=pace_numbers(pace(value), say)[:100] if name == "pace" else None,
        )
        for value in values
    ]
    return Pick("choose", lobby.id, name, options=options, disabled=reader != lobby.host)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the controls."""
