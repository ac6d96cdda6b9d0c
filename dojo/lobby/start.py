"""Starts a match: mixes the seed, fills the seats and puts the first questions."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dojo import shuffle
from dojo.clock.clock import Clock
from dojo.clock.paces import pace
from dojo.clock.quiet_hours import Hours
from dojo.lobby.lobby import Lobby
from dojo.outbox import Draft, UnitOfWork
from dojo.people.computers import Pause
from dojo.table import table_rows
from engine import codec, match
from engine.core import AnyGame, Ask, Seat


async def begin(work: UnitOfWork, lobby: Lobby, game: AnyGame, now: int, pause: Pause) -> None:
    """Start the match of a lobby, within the caller's unit of work."""
    queries = work.queries
    laid = await queries.lobby(id=lobby.id)
    luck = _luck(laid[0], lobby)
    joined = {row["user_id"]: row["joined_at"] for row in laid}
    first, events = match.start(game, lobby.seats, seed=luck["seed"], options=lobby.options)
    asks = {ask.seat: ask for ask in game.rules.asks(first.state)}
    text = table_rows.match_columns(game, first)
    await queries.begin_match(**_place(lobby), **luck, **text, now=now)
    await queries.take_seats(_seats(lobby, game, asks, joined, now, pause))
    start = {"ply": 0, "seat": table_rows.NOBODY, "move": "", "waited": None, "late": 0, "made_by": "player"}
    written = {"events": codec.dump_events(game, events), "version": game.version, "now": now}
    await queries.write_move(match_id=lobby.id, **start, **written)
    people = [seat for seat in asks if not lobby.players[seat].computer]
    work.notify_match(lobby.id, 0, Draft("thread"), Draft("board"), *(Draft("hand", seat) for seat in people))


def _luck(laid: Any, lobby: Lobby) -> dict[str, str]:
    """The seed, everything it is made of, and whose hands it dealt."""
    return {
        "secret": laid["secret"],
        "commitment": laid["commitment"],
        "joins": laid["joins"],
        "seating": shuffle.seating(player.click for player in lobby.players),
        "seed": shuffle.seed(laid["secret"], laid["joins"]),
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
        "sleeps": int(lobby.sleeps),
    }


def _seats(
    lobby: Lobby, game: AnyGame, asks: Mapping[Seat, Ask[Any]], joined: Mapping[int, int], now: int, pause: Pause
) -> list[dict[str, Any]]:
    seen = [joined.get(player.id, now) for player in lobby.players]
    sitting = [Clock(since=now, seen=each) for each in seen]
    clocks = [_clock(lobby, game, seat, asks.get(seat), clock, now, pause) for seat, clock in enumerate(sitting)]
    return [_seat(lobby, seat, clock, seat in asks) for seat, clock in enumerate(clocks)]


def _seat(lobby: Lobby, seat: Seat, clock: Clock, asked: bool) -> dict[str, Any]:
    player = lobby.players[seat]
    return {
        "match_id": lobby.id,
        "seat": seat,
        "user_id": player.id,
        "name": player.name,
        "dm": int(player.dm != "no"),
        "asked": int(asked),
        **clock.columns,
    }


def _clock(
    lobby: Lobby, game: AnyGame, seat: Seat, ask: Ask[Any] | None, clock: Clock, now: int, pause: Pause
) -> Clock:
    """The first clock of a seat. Clocks of players on vacation are stopped later, by the deadlines loop."""
    player = lobby.players[seat]
    if ask is None:
        return clock
    if player.computer:
        return replace(clock, answers_at=now + pause())
    return clock.asked(
        pace(lobby.pace), ask.topic in game.pacing.reactions, now, Hours(player.preferences.quiet, lobby.sleeps)
    )
