"""What has happened since a player's last move: a few lines."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from cogs.cards.board import cut, event_lines
from cogs.cards.names import safe_names
from dojo.dojo import Dojo
from dojo.match.history import History, PastMove
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Glimpse, Say
from faces.text import no_event_text

MAX_LINES: Final = 6


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The event with which a round ended, and the lines of the move that ended it."""

    event: Any
    text: str


@dataclass(frozen=True, slots=True)
class Recap:
    """The text is empty if nothing happened."""

    text: str = ""
    has_moved: bool = False  # whether the player in this seat has ever made a move
    ended: RoundEnd | None = None  # the last round that has ended, if its game can show that moment


NO_RECAP: Final = Recap()


async def recap_since_last_move(dojo: Dojo, table: Table, seat: Seat, say: Say) -> Recap:
    """Everything since the last move of `seat`, and what that move led to: a round won, or a battle.

    What a game wants forgotten are its cards, and an event names only those of the latest move.
    """
    last, later = await dojo.archive.since(table, seat)
    told = [last, *later] if last and led_further(table, last, say) else later
    ended = round_end(table, [last, *later] if last else later, say, told)
    lines = [recap_text(table, told, say), *await private_lines(dojo, table, told, seat, say)]
    return Recap("\n".join(filter(None, lines)), last is not None, ended)


def led_further(table: Table, own: PastMove, say: Say) -> bool:
    """Whether there is more to tell of a player's own move than that they made it."""
    return len(event_lines(table, own.events, say)) > 1


def round_end(table: Table, moves: Sequence[PastMove], say: Say, told: Sequence[PastMove] = ()) -> RoundEnd | None:
    """The latest while the match goes on, and what is `told` of the moves up to it, but nothing of the next round."""
    face = FACES[table.game.key]
    for past in reversed(moves if table.status == "playing" else ()):
        ending = [event for event in past.events if event.kind in face.ends]
        if ending:
            own = replace(past, events=tuple(face.of_the_round(past.events)))
            upto = [*(each for each in told if each.ply < past.ply), own]
            lines = [line for each in upto for line in recap_lines(table, each, say, latest=False)]
            return RoundEnd(ending[-1], "\n".join(lines[-MAX_LINES:]))
    return None


def recap_text(table: Table, moves: Sequence[PastMove], say: Say) -> str:
    """The latest lines, and how many were left out before them."""
    shown = gathered_moves(table, moves)
    lines = [line for each in shown for line in recap_lines(table, each, say, latest=each is shown[-1])]
    more = [f"-# {say('since-more', count=len(lines) - MAX_LINES)}"] if len(lines) > MAX_LINES else []
    head = say("since-head" if moves and moves[0].ply else "since-start")
    return "\n".join([f"**{head}**", *more, *lines[-MAX_LINES:]]) if lines else ""


def gathered_moves(table: Table, moves: Sequence[PastMove]) -> list[PastMove]:
    """A move goes into the one before if their events are told as one, as of cards pulled one after another."""
    face = FACES[table.game.key]
    found: list[PastMove] = []
    for past in moves:
        both = face.gathered((*found[-1].events, *past.events)) if found else ()
        if found and len(both) < len(found[-1].events) + len(past.events):
            found[-1] = replace(found[-1], events=tuple(both))
        else:
            found.append(past)
    return found


def recap_lines(table: Table, past: PastMove, say: Say, *, latest: bool) -> list[str]:
    """In small print, but for what a round or a point was about. That the match has started is plain to see."""
    loud = FACES[table.game.key].loud
    lines = [
        f"{'' if event.kind in loud else '-# '}{cut(line)}"
        for event in past.events
        for line in event_lines(table, (event,), say, latest=latest)
    ]
    if not past.ply:
        return lines
    return lines or [f"-# {cut(no_event_text(past.ply, past.seat, safe_names(table, say), say))}"]


async def private_lines(dojo: Dojo, table: Table, moves: Sequence[PastMove], seat: Seat, say: Say) -> list[str]:
    """What the player in this seat alone is told of these moves. The match is only replayed if there is any of it."""
    plies = private_plies(table, moves, seat)
    if not plies:
        return []
    history = await dojo.archive.history(table)
    return await asyncio.to_thread(told_privately, history, plies, seat, say)


def private_plies(table: Table, moves: Sequence[PastMove], seat: Seat) -> list[int]:
    """The moves of which more may be told in private, but for those made before this player took the seat."""
    private = FACES[table.game.key].private
    if private is None:
        return []
    mine = [past for past in moves if past.ply > table.taken[seat]]
    return [past.ply for past in mine if any(event.kind in private.kinds for event in past.events)]


def told_privately(history: History, plies: Sequence[int], seat: Seat, say: Say) -> list[str]:
    """It comes from nothing but what this seat saw before and after each move."""
    game, stages = history.table.game, history.stages
    private = FACES[game.key].private
    glimpses = [
        Glimpse(
            game.rules.view(stages[ply - 1].state, seat),
            game.rules.view(stages[ply].state, seat),
            history.moves[ply].events,
        )
        for ply in plies
        if 0 < ply < len(stages)
    ]
    return private.told(glimpses, say) if private else []


def secret_move_text(history: History, past: PastMove, seat: Seat, say: Say) -> str:
    """A reminder of which move this seat's player made, where the public events leave that open."""
    secret = history.own_secret(past, seat)
    return "" if secret is None else f"*{say('log-secretly', move=FACES[history.table.game.key].option(secret, say))}*"


async def own_secret_move(dojo: Dojo, table: Table, seat: Seat, say: Say) -> str:
    """A reminder of this player's last move while no public event tells of it; otherwise an empty text."""
    if event_lines(table, table.recent, say):
        return ""
    history = await dojo.archive.history(table)
    mine = [past for past in history.moves if past.seat == seat]
    return await asyncio.to_thread(secret_move_text, history, mine[-1], seat, say) if mine else ""
