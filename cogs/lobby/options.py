"""The options panel of a lobby: its host chooses the pace, the seats, the options of the game, and adds computers."""

from typing import Any, Final

import discord
from discord import ui

from cogs.cards.lobby import term_name, term_text, term_value
from cogs.cards.parts import card, press, row
from cogs.cards.time import pace_numbers
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, Pick, Unreadable, on, parse_number
from cogs.interactions.modals import VerbModal
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import services
from cogs.lobby.play import computer_name, lobby_to_change, show_change
from cogs.notify.dm import dm_offer
from cogs.notify.threads import redraw
from dojo.clock.paces import PACES, pace
from dojo.errors import LobbyClosed, NotTheHost
from dojo.lobby.lobby import Lobby
from dojo.lobby.request import ON_TIME, SWITCH
from dojo.people.computers import LEVELS
from dojo.people.servers import ELSEWHERE, NOWHERE
from engine.games import GAMES
from engine.match import counting
from faces.core import Say
from faces.translation import speaker

MAX_FORM_FIELDS: Final = 5  # in a modal


@on("options")
async def open_options(click: Click) -> None:
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.status != "open":
        raise LobbyClosed
    await click.interaction.response.send_message(view=options_panel(lobby, click.user, click.say), ephemeral=True)


@on("choose")
async def choose_option(click: Click) -> None:
    lobby = await click.dojo.lobbies.choose(click.subject, click.user, click.rest, click.value)
    await show_choice(click, lobby)


@on("optionsform", replies_at_once=True)
async def open_form(click: Click) -> None:
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.status != "open":
        raise LobbyClosed
    if click.user != lobby.host:
        raise NotTheHost
    await click.interaction.response.send_modal(options_form(lobby, click.say))


@on("chooseall")
async def choose_options(click: Click) -> None:
    """The form has been sent. Its values are checked together, so all of them are taken or none."""
    if click.lists or not click.fields:
        raise Unreadable
    await show_choice(click, await click.dojo.lobbies.choose_all(click.subject, click.user, click.fields))


async def show_choice(click: Click, lobby: Lobby) -> None:
    """The panel, and the card of the lobby, after a change."""
    await replace_clicked(click, options_panel(lobby, click.user, click.say))
    await redraw(services(click.interaction), lobby)


@on("computer")
async def change_computers(click: Click) -> None:
    """Picking a level adds a computer, picking its id removes it."""
    await show_change(click, add_or_remove_computer(click, await lobby_to_change(click)))


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
    form = [press(say, "optionsform", lobby.id)] if reader == lobby.host else []
    return card(
        ui.TextDisplay(say("options-head")),
        *(row(option_pick(lobby, name, values, reader, say)) for name, values in choices(lobby).items()),
        *(dm_offer(lobby.id, say) if reader in lobby.ids and lobby.guild != NOWHERE else ()),
        row(*form, press(say, "report", lobby.id)),
    )


def options_form(lobby: Lobby, say: Say) -> VerbModal:
    """The first choices, as many as a modal may hold."""
    shown = list(choices(lobby).items())[:MAX_FORM_FIELDS]
    fields = {term_name(lobby.game, name, say): option_radio(lobby, name, values, say) for name, values in shown}
    return VerbModal("chooseall", lobby.id, title=say("press-options"), fields=fields)


def choices(lobby: Lobby) -> dict[str, tuple[str, ...]]:
    """What the host may choose now, with all values."""
    game = GAMES[lobby.game]
    seats = {"seats": tuple(map(str, game.seats))} if len(game.seats) > 1 else {}
    options = {name: game.options[name] for name in counting(game, lobby.options)}
    return {**seats, "pace": PACES, **options, **table_settings(lobby)}


def table_settings(lobby: Lobby) -> dict[str, tuple[str, ...]]:
    """Settings that are independent of the game, with their values; only those that make a difference."""
    sleeps = {"sleeps": SWITCH} if lobby.timed else {}
    only_people = not any(player.computer for player in lobby.players)
    can_be_rated = lobby.timed and only_people and lobby.guild != ELSEWHERE
    rated = {"rated": SWITCH[::-1]} if can_be_rated else {}
    return {**sleeps, **rated, "on_time": ON_TIME}


def current_values(lobby: Lobby) -> dict[str, str]:
    """The current value of every setting and option."""
    return {**lobby.terms, "rated": SWITCH[lobby.ranked], "on_time": str(lobby.on_time)}


def option_pick(lobby: Lobby, name: str, values: tuple[str, ...], reader: int, say: Say) -> Pick:
    options = [
        discord.SelectOption(
            label=term_text(lobby.game, name, value, say)[:100],
            value=value,
            default=value == current_values(lobby)[name],
            description=pace_numbers(pace(value), say)[:100] if name == "pace" else None,
        )
        for value in values
    ]
    return Pick("choose", lobby.id, name, options=options, disabled=reader != lobby.host)


def option_radio(lobby: Lobby, name: str, values: tuple[str, ...], say: Say) -> ui.RadioGroup[Any]:
    options = [
        discord.RadioGroupOption(
            label=term_value(lobby.game, name, value, say)[:100],
            value=value,
            default=value == current_values(lobby)[name],
        )
        for value in values
    ]
    return ui.RadioGroup(custom_id=name, options=options)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the controls."""
