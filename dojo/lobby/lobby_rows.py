"""Writes lobbies to database rows and reads them back."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from dojo import shuffle
from dojo.lobby.lobby import Consent, Lobby, in_seating_order
from dojo.people.bars import require_invitable, require_not_barred
from dojo.people.people import Player, player
from dojo.people.reliability import Habits
from storage.store import Queries

# Columns that are stored as they are.
PLAIN_COLUMNS: Final = (
    *("id", "game", "host", "seats", "pace", "invited", "guild", "guild_name", "channel", "message", "locale"),
    *("starts_at", "tell_at", "status", "version", "on_time", "commitment", "joins"),
)


def read(rows: Sequence[Any]) -> Lobby:
    """A lobby from its rows, one per player."""
    first = rows[0]
    seating = tuple(json.loads(first["seating"]))
    players = [_player_from(row) for row in rows if row["user_id"] is not None]
    plain = {name: first[name] for name in PLAIN_COLUMNS}
    lobby = Lobby(
        **plain,
        options=json.loads(first["options"]),
        players=in_seating_order(players, seating),
        seating=seating,
        sleeps=bool(first["sleeps"]),
        ranked=bool(first["rated"]),
    )
    agreed = {row["user_id"]: Consent(json.loads(row["agreed"]), row["told_at"]) for row in rows if row["agreed"]}
    return replace(lobby, consents=agreed)


def _player_from(row: Any) -> Player:
    """A player, with their habits as they were when they joined."""
    return replace(player(row), habits=Habits(row["answers"], row["share"], row["wait"]), click=row["click"])


async def write_new(queries: Queries, lobby: Lobby, now: int) -> Lobby:
    """Store a new lobby with its players, and the secret for its match. Raises `Barred` or `OtherBarred`."""
    await require_not_barred(queries, lobby.guild, lobby.ids)
    await require_invitable(queries, lobby.guild, lobby.invited)
    secret = shuffle.secret()
    stored = replace(
        lobby, commitment=shuffle.commitment(secret), joins=shuffle.add_to_joins("", (), _clicks(lobby.players))
    )
    await queries.know([_person(each) for each in stored.players])
    await queries.open_lobby(**_facts(stored), secret=secret, now=now)
    await queries.add_players([_guest(stored, host, stored.version, now) for host in stored.players])
    return stored


async def write(queries: Queries, after: Lobby) -> bool:
    """Store a change, but not yet of players. False, and nothing changes, if somebody else has written meanwhile."""
    return await queries.change_lobby(**_facts(after)) is not None


async def write_players(queries: Queries, before: Lobby, after: Lobby, now: int) -> None:
    """Store who has joined and left, and what they agree to. `write` has locked the lobby.

    Raises `Barred` if somebody has joined who may not.
    """
    gone, come = _left_and_joined(before, after)
    await require_not_barred(queries, after.guild, [each.id for each in come])
    stayed = [each for each in before.players if each.id in after.consents]
    await queries.drop_players([{"lobby_id": after.id, "user_id": each.id} for each in gone])
    await queries.keep_consents([_consent(after, each) for each in stayed])
    await queries.know([_person(each) for each in come])
    await queries.add_players([_guest(after, each, before.version + 1, now) for each in come])


def with_joins(before: Lobby, after: Lobby) -> Lobby:
    """The lobby with the clicks of those who joined or left added to its joins."""
    gone, come = _left_and_joined(before, after)
    return replace(after, joins=shuffle.add_to_joins(before.joins, _clicks(gone), _clicks(come)))


def _left_and_joined(before: Lobby, after: Lobby) -> tuple[list[Player], list[Player]]:
    gone = [each for each in before.players if each.id not in after.ids]
    return gone, [each for each in after.players if each.id not in before.ids]


def _clicks(players: Sequence[Player]) -> list[int]:
    return [player.click for player in players]


def _person(player: Player) -> dict[str, Any]:
    return {"id": player.id, "name": player.name, "locale": player.locale}


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
        **_consent(lobby, guest),
        "place": place,
        "name": guest.name,
        "dm": int(guest.dm != "no"),
        "click": guest.click,
        **asdict(guest.habits),
        "now": now,
    }


def _consent(lobby: Lobby, guest: Player) -> dict[str, Any]:
    consent = lobby.consents.get(guest.id)
    return {
        "lobby_id": lobby.id,
        "user_id": guest.id,
        "agreed": consent and json.dumps(consent.terms),
        "told_at": consent and consent.told_at,
    }
