"""Lobbies written down and read back."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from dojo import shuffle
from dojo.lobby.lobby import Lobby, placed
from dojo.people.people import Player, player
from dojo.people.reliability import Habits
from storage.store import Desk

# What is written down as it is.
AS_WRITTEN: Final = (
    *("id", "game", "host", "seats", "pace", "invited", "guild", "guild_name", "channel", "message", "locale"),
    *("starts_at", "status", "version", "on_time", "commitment", "joins"),
)


def read(rows: Sequence[Any]) -> Lobby:
    """From a row for each guest."""
    first = rows[0]
    seating = tuple(json.loads(first["seating"]))
    players = [_met(row) for row in rows if row["user_id"] is not None]
    as_written = {name: first[name] for name in AS_WRITTEN}
    return Lobby(
        **as_written,
        options=json.loads(first["options"]),
        players=placed(players, seating),
        seating=seating,
        sleeps=bool(first["sleeps"]),
        ranked=bool(first["rated"]),
    )


def _met(row: Any) -> Player:
    """A guest, with their habits as they were when they came."""
    return replace(player(row), habits=Habits(row["answers"], row["share"], row["wait"]), click=row["click"])


async def write_new(desk: Desk, lobby: Lobby, now: int) -> Lobby:
    """A lobby with its host in it, and the secret laid down for its match."""
    secret = shuffle.secret()
    laid = replace(lobby, commitment=shuffle.commitment(secret), joins=shuffle.noted("", (), _clicks(lobby.players)))
    await desk.open_lobby(**_facts(laid), secret=secret, now=now)
    await desk.add_guests([_guest(laid, host, laid.version, now) for host in laid.players])
    return laid


async def write(desk: Desk, before: Lobby, after: Lobby, now: int) -> bool:
    """False if somebody else has written since `before` was read: then nothing was changed."""
    if await desk.change_lobby(**_facts(after)) is None:
        return False
    gone, come = _moved(before, after)
    await desk.drop_guests([{"lobby_id": after.id, "user_id": each.id} for each in gone])
    await desk.add_guests([_guest(after, each, before.version + 1, now) for each in come])
    return True


def noted(before: Lobby, after: Lobby) -> Lobby:
    """With whoever has come or gone among its joins."""
    gone, come = _moved(before, after)
    return replace(after, joins=shuffle.noted(before.joins, _clicks(gone), _clicks(come)))


def _moved(before: Lobby, after: Lobby) -> tuple[list[Player], list[Player]]:
    gone = [each for each in before.players if each.id not in after.ids]
    return gone, [each for each in after.players if each.id not in before.ids]


def _clicks(players: Sequence[Player]) -> list[int]:
    return [player.click for player in players]


def _facts(lobby: Lobby) -> dict[str, Any]:
    return {
        **asdict(lobby),
        "options": json.dumps(lobby.options),
        "seating": json.dumps(lobby.seating),
        "sleeps": int(lobby.sleeps),
        "rated": int(lobby.ranked),
    }


def _guest(lobby: Lobby, guest: Player, place: int, now: int) -> dict[str, Any]:
    """A lobby grows a version with every guest, so that, as their place, tells who came before whom."""
    return {
        "lobby_id": lobby.id,
        "user_id": guest.id,
        "place": place,
        "name": guest.name,
        "dm": int(guest.dm != "no"),
        "click": guest.click,
        **asdict(guest.habits),
        "now": now,
    }
