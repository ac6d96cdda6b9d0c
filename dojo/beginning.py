"""The first moment of a match: seats are taken, the luck is mixed, the first questions are put."""

import json
from typing import Any

from dojo import lots, scribe
from dojo.computers import Pause
from dojo.gathering import Lobby
from dojo.news import Telling, announce
from dojo.people import Player
from engine import match
from engine.core import AnyGame, Seat
from storage.store import Desk


async def begin(desk: Desk, lobby: Lobby, game: AnyGame, now: int, pause: Pause) -> None:
    """Everything within the caller's transaction."""
    luck = await _luck(desk, lobby)
    first, events = match.start(game, lobby.seats, seed=luck["seed"], options=lobby.options)
    asked = match.waiting_for(game, first)
    people = [seat for seat in asked if not lobby.players[seat].computer]
    tellings = [Telling("thread"), Telling("board"), *(Telling("hand", seat) for seat in people)]
    text = scribe.written(game, first, events)
    await desk.begin_match(**_place(lobby), **luck, **text, told=len(tellings), now=now)
    await desk.take_seats([_seat(lobby, *each, asked, now, pause) for each in enumerate(lobby.players)])
    await desk.write_move(
        match_id=lobby.id, ply=0, seat=scribe.NOBODY, move="", events=text["recent"], version=game.version, now=now
    )
    await announce(desk, lobby.id, len(tellings), tellings, 0, now)


async def _luck(desk: Desk, lobby: Lobby) -> dict[str, str]:
    """The seed, and all that it is made of."""
    rows = await desk.lobby(id=lobby.id)
    joined = {row["user_id"]: row["joined_at"] for row in rows}
    joins = ",".join(f"{id}@{joined[id]}" for id in lobby.ids)
    secret = rows[0]["secret"]
    return {
        "secret": secret,
        "commitment": rows[0]["commitment"],
        "joins": joins,
        "seed": lots.seed(secret, joins),
    }


def _place(lobby: Lobby) -> dict[str, Any]:
    return {
        "id": lobby.id,
        "game": lobby.game,
        "options": json.dumps(lobby.options),
        "pace": lobby.pace,
        "guild": lobby.guild,
        "guild_name": lobby.guild_name,
        "channel": lobby.channel,
        "locale": lobby.locale,
        "lobby_message": lobby.message,
        "rated": int(lobby.rated),
    }


def _seat(lobby: Lobby, seat: Seat, player: Player, asked: tuple[Seat, ...], now: int, pause: Pause) -> dict[str, Any]:
    return {
        "match_id": lobby.id,
        "seat": seat,
        "user_id": player.id,
        "name": player.name,
        "dm": int(player.dm != "no"),
        "asked": int(seat in asked),
        "since": now,
        "answers_at": now + pause() if player.computer and seat in asked else None,
    }
