"""Lobbies that open with more than their host: a rematch, and practice against computers."""

from dataclasses import replace

from dojo.lobby.lobby import Lobby, add_computer, agreed_by_host, in_seating_order, with_countdown
from dojo.people.computers import Namer
from dojo.people.people import Player
from dojo.table.table import Table


def rematch_lobby(table: Table, id: str, host: Player, now: int) -> Lobby:
    """A rematch: the same game for the same people, each one seat further on. Computers join at once."""
    ids = [player.id for player in table.players]
    computers = [replace(player, click=host.click) for player in table.players if player.computer]
    others = [table.players[seat].id for seat in table.all_people if table.players[seat].id != host.id]
    seating = (*ids[1:], ids[0])
    lobby = Lobby(
        id=id,
        game=table.game.key,
        host=host.id,
        seats=len(ids),
        options=table.options,
        pace=table.pace,
        players=in_seating_order((host, *computers), seating),
        invited=others[0] if len(others) == 1 else None,
        guild=table.guild,
        guild_name=table.guild_name,
        channel=table.channel,
        locale=table.locale,
        seating=seating,
        sleeps=table.sleeps,
        ranked=table.rated or bool(computers) or not table.tempo.timed,
    )
    return with_countdown(agreed_by_host(lobby), now)


def practice_lobby(lobby: Lobby, level: str, namer: Namer, now: int) -> Lobby:
    """Fill all free seats with computers. The seating is fixed, because they all join at the same moment."""
    while not lobby.full:
        lobby = add_computer(lobby, lobby.host, level, namer, now, lobby.players[0].click)
    return replace(lobby, seating=lobby.ids)
