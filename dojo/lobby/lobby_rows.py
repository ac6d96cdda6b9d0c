"""Writes lobbies to database rows and reads them back."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from dojo import shuffle
from dojo.lobby.lobby import Lobby, placed
from dojo.people.people import Player, player
from dojo.people.reliability import Habits
from storage.store import Queries

# Columns that are stored as they are.
AS_WRITTEN: Final = (
    *("id", "game", "host", "seats", "pace", "invited", "guild", "guild_name", "channel", "message", "locale"),
    *("starts_at", "status", "version", "on_time", "commitment", "joins"),
)


def read(rows: Sequence[Any]) -> Lobby:
    """A lobby from its rows, one per player."""
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
    """A player, with their habits as they were when they joined."""
    return replace(player(row), habits=Habits(row["answers"], row["share"], row["wait"]), click=row["click"])


async def write_new(queries: Queries, lobby: Lobby, now: int) -> Lobby:
    """Store a new lobby with its players, and the secret for its match."""
    secret = shuffle.secret()
    laid = replace(lobby, commitment=shuffle.commitment(secret), joins=shuffle.noted("", (), _clicks(lobby.players)))
    await queries.open_lobby(**_facts(laid), secret=secret, now=now)
    await queries.add_guests([_guest(laid, host, laid.version, now) for host in laid.players])
    return laid


async def write(queries: Queries, before: Lobby, after: Lobby, now: int) -> bool:
    """Store a change. False, and nothing changes, if somebody else has written since `before` was read."""
    if await queries.change_lobby(**_facts(after)) is None:
        return False
    gone, come = _moved(before, after)
    await queries.drop_guests([{"lobby_id": after.id, "user_id": each.id} for each in gone])
    await queries.add_guests([_guest(after, each, before.version + 1, now) for each in come])
    return True


def noted(before: Lobby, after: Lobby) -> Lobby:
    """The lobby with the clicks of those who joined or left added to its joins."""
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
    """`place`: the lobby's version. It grows with every player, so it tells who joined before whom."""
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
