"""Writes matches to database rows and reads them back."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from dojo import shuffle
from dojo.clock.clock import Clock
from dojo.clock.paces import pace
from dojo.errors import MatchDeleted, NoSuchMatch
from dojo.people.people import player
from dojo.table.table import Table
from engine import codec
from engine.core import AnyGame, Outcome
from engine.match import Match
from storage.store import Queries

NOBODY = -1  # in the log: a move nobody made
# Columns that are stored as they are.
PLAIN_COLUMNS: Final = (
    *("id", "status", "guild", "guild_name", "channel", "lobby_message", "thread", "card", "card_ply", "last_notice"),
    *("locale", "pace", "since", "commitment", "joins", "seating", "open_guesses", "guesses", "right_guesses"),
)


async def rows_of(queries: Queries, id: str) -> Sequence[Any]:
    """One row per seat. Raises `NoSuchMatch`, or `MatchDeleted` if only its results are left."""
    rows: Sequence[Any] = await queries.match(id=shuffle.require_code(id))
    if not rows:
        raise MatchDeleted if await queries.match_had_results(id=id) else NoSuchMatch
    return rows


def read(games: Mapping[str, AnyGame], rows: Sequence[Any]) -> Table:
    first = rows[0]
    game = games[first["game"]]
    state = codec.load_state(game, first["version"], first["state"])
    return Table(
        **{name: first[name] for name in PLAIN_COLUMNS},
        game=game,
        options=json.loads(first["options"]),
        players=tuple(map(player, rows)),
        hands=tuple(row["hand_message"] for row in rows),
        taken=tuple(row["taken"] for row in rows),
        plans=tuple(row["plans"] for row in rows),
        match=Match(first["seed"], first["ply"], tuple(json.loads(first["opened"])), state),
        recent=events_of(game, first["version"], first["recent"]),
        outcome=game.rules.outcome(state) if first["ending"] is None else _ending(first["ending"]),
        left=tuple(row["seat"] for row in rows if not row["playing"] and first["status"] == "playing"),
        rated=bool(first["rated"]),
        clocks=tuple(Clock.read(row, pace(first["pace"])) for row in rows),
        sleeps=bool(first["sleeps"]),
        secret=first["secret"] if first["status"] == "over" else "",
    )


def _ending(text: str) -> Outcome:
    """The outcome of a match that didn't end by its rules, or for another reason."""
    facts = json.loads(text)
    return Outcome(tuple(facts["winners"]), tuple(facts["places"]), facts["reason"])


def ending(outcome: Outcome) -> str:
    return json.dumps({"winners": outcome.winners, "places": outcome.places, "reason": outcome.reason})


def match_columns(game: AnyGame, match: Match[Any]) -> dict[str, Any]:
    """The columns of a match that the rules fill."""
    return {
        "version": game.version,
        "ply": match.ply,
        "opened": json.dumps(match.opened),
        "state": codec.dump_state(game, match.state),
    }


def events_of(game: AnyGame, version: int, text: str) -> tuple[Any, ...]:
    """Events of an older version of the rules that can no longer be read are left out: only states are upgraded."""
    try:
        return codec.load_events(game, text)
    except ValueError:
        if version == game.version:
            raise
        return ()
