"""What the host of a lobby decides: the pace, the seats, the options of the game, and where computers sit."""

import discord
from discord import ui

from cogs.cards.lobby import lobby_card
from cogs.cards.parts import card, plain, press, row
from cogs.cards.time import pace_numbers
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, Pick, on, parse_number
from cogs.lobby.play import named
from cogs.notify.dm import dm_offer
from cogs.notify.threads import redraw
from dojo.clock.paces import PACES, pace
from dojo.errors import LobbyClosed, LobbyMovedOn
from dojo.lobby.lobby import Lobby
from dojo.lobby.request import ON_TIME, SWITCH
from dojo.people.computers import LEVELS
from dojo.people.servers import NOWHERE
from engine.games import GAMES
from engine.match import counting
from faces.core import Say
from faces.translation import speaker


@on("options")
async def options(click: Click) -> None:
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.status != "open":
        raise LobbyClosed
    await click.interaction.response.send_message(view=options_panel(lobby, click.user, click.say), ephemeral=True)


@on("choose")
async def choose(click: Click) -> None:
    lobby = await click.dojo.lobbies.choose(click.subject, click.user, click.rest, click.value)
    await click.interaction.response.edit_message(view=options_panel(lobby, click.user, click.say))
    await redraw(click.interaction.client, lobby)  # type: ignore[arg-type]


@on("computer")
async def computer(click: Click) -> None:
    """A level brings one in, an id takes it out again; whoever picks from a card of before sees how it is now."""
    try:
        lobby, late = await seated(click, await click.dojo.lobbies.get(click.subject)), ""
    except LobbyMovedOn as moved:
        lobby, late = await click.dojo.lobbies.get(click.subject), click.say(moved.key)
    await click.interaction.response.edit_message(view=lobby_card(lobby, speaker(lobby.locale)))
    if late:
        await click.interaction.followup.send(view=plain(late), ephemeral=True)


async def seated(click: Click, lobby: Lobby) -> Lobby:
    """Cards drawn before they said how many seats were taken are believed."""
    picked, lobbies, seen = click.value, click.dojo.lobbies, click.rest.partition("/")[2]
    taken = parse_number(seen) if seen else None
    if picked not in LEVELS:
        return await lobbies.remove_computer(lobby.id, click.user, parse_number(picked), taken)
    call = named(picked, speaker(lobby.locale))
    return await lobbies.add_computer(lobby.id, click.user, picked, call, click.interaction.id, taken)


def options_panel(lobby: Lobby, reader: int, say: Say) -> ui.LayoutView:
    """A select for each thing the host may decide and that counts; whoever else opens it sees what is decided.

    Whoever has a seat may also say here what is theirs alone.
    """
    game = GAMES[lobby.game]
    asked = {"pace": PACES, **{name: game.options[name] for name in counting(game, lobby.options)}, **usages(lobby)}
    if len(game.seats) > 1:
        asked = {"seats": tuple(map(str, game.seats)), **asked}
    return card(
        ui.TextDisplay(say("options-head")),
        *(row(option_pick(lobby, name, values, reader, say)) for name, values in asked.items()),
        *(dm_offer(lobby.id, say) if reader in lobby.ids and lobby.guild != NOWHERE else ()),
        row(press(say, "report", lobby.id)),
    )


def usages(lobby: Lobby) -> dict[str, tuple[str, ...]]:
    """How the table is kept, apart from its game; only what makes a difference."""
    sleeps = {"sleeps": SWITCH} if pace(lobby.pace).timed else {}
    rated = {} if any(player.computer for player in lobby.players) else {"rated": SWITCH[::-1]}
    return {**sleeps, **rated, "on_time": ON_TIME}


def decided(lobby: Lobby) -> dict[str, str]:
    """All that has been decided until now."""
    switches = {"sleeps": SWITCH[lobby.sleeps], "rated": SWITCH[lobby.ranked], "on_time": str(lobby.on_time)}
    return {"pace": lobby.pace, "seats": str(lobby.seats), **switches, **lobby.options}


def option_pick(lobby: Lobby, name: str, values: tuple[str, ...], reader: int, say: Say) -> Pick:
    ours = name in {"pace", "seats", *usages(lobby)}
    stem = name.replace("_", "-") if ours else f"{lobby.game}-option-{name}"
    described = [
        discord.SelectOption(
            label=f"{say(stem)}: {say(f'{stem}-{value}')}"[:100],
            value=value,
            default=value == decided(lobby)[name],
            description=pace_numbers(pace(value), say)[:100] if name == "pace" else None,
        )
        for value in values
    ]
    return Pick("choose", lobby.id, name, options=described, disabled=reader != lobby.host)


async def setup(_: Hikyaku) -> None:
    """Its buttons are known once it is loaded."""
