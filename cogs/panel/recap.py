"""What has happened since a player's last move: a few lines, and a strip of small pictures of the board."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs.cards.board import cut, event_lines
from cogs.cards.names import safe_names
from cogs.cards.pictures import scene
from dojo.dojo import Dojo
from dojo.match.history import History, PastMove
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Say
from faces.draw.safe import recoloured
from faces.draw.strip import strip
from faces.text import no_event_text, separated

MAX_LINES: Final = 6
MAX_FRAMES: Final = 3


@dataclass(frozen=True, slots=True)
class Recap:
    """The text, and the strip with its alt text; empty if nothing happened, or the game wants it forgotten."""

    text: str = ""
    png: bytes = b""
    alt: str = ""
    has_moved: bool = False  # whether the player in this seat has ever made a move


NO_RECAP: Final = Recap()


async def recap_since_last_move(dojo: Dojo, table: Table, seat: Seat, say: Say, *, pictures: bool = True) -> Recap:
    """Everything since the last move of `seat`, and what that move led to: a round won, or a battle.

    Before their first move there's no strip: they have seen nothing that it could go on from. Replaying the match for
    it happens off the event loop.
    """
    last, later = await dojo.archive.since(table, seat)
    own = last if last and led_further(table, last, say) else None
    if not own and len(later) < 2:
        recap = Recap(recap_text(table, later, say))
    else:
        history = await dojo.archive.history(table)
        drawn = pictures and last is not None
        recap = await asyncio.to_thread(build_recap, history, later, seat, say, own=own, pictures=drawn)
    return replace(recap, has_moved=last is not None)


def led_further(table: Table, own: PastMove, say: Say) -> bool:
    """Whether there is more to tell of a player's own move than that they made it."""
    return len(event_lines(table, own.events, say)) > 1


def build_recap(
    history: History,
    later: Sequence[PastMove],
    seat: Seat,
    say: Say,
    *,
    own: PastMove | None = None,
    pictures: bool = True,
) -> Recap:
    table = history.table
    drawn = pictures and later and not table.players[seat].preferences.text_first
    plies = strip_plies(history, later) if drawn else []
    text = recap_text(table, history.remembered([own, *later] if own else later), say)
    if len(plies) < 2:
        return Recap(text)
    draw = FACES[table.game.key].picture  # the public view: it shows the boards of others larger, and no secrets
    pngs = [draw(scene(history.at(ply), say, None)) for ply in plies]
    alt = say("since-strip", plies=separated(map(str, plies), say), count=len(plies))
    png = strip(pngs, [f"{ply}" for ply in plies])
    return Recap(text, recoloured(png) if table.players[seat].preferences.colour_safe else png, alt)


def recap_text(table: Table, moves: Sequence[PastMove], say: Say) -> str:
    """The latest lines, and how many were left out before them."""
    lines = [line for each in moves for line in recap_lines(table, each, say, latest=each is moves[-1])]
    more = [f"-# {say('since-more', count=len(lines) - MAX_LINES)}"] if len(lines) > MAX_LINES else []
    head = say("since-head" if moves and moves[0].ply else "since-start")
    return "\n".join([f"**{head}**", *more, *lines[-MAX_LINES:]]) if lines else ""


def recap_lines(table: Table, past: PastMove, say: Say, *, latest: bool) -> list[str]:
    lines = event_lines(table, past.events, say, latest=latest)
    lines = lines or [no_event_text(past.ply, past.seat, safe_names(table, say), say)]
    return [f"-# {cut(line)}" for line in lines]


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


def strip_plies(history: History, moves: Sequence[PastMove]) -> list[int]:
    """The plies drawn in the strip: from the reader's last move to the position before the present one.

    Empty if the game wants its past forgotten, or today's rules no longer replay the match.
    """
    forgets, table = history.table.game.forgets, history.table
    if (forgets and forgets(table.match.state) is not None) or not history.whole:
        return []
    return evenly_spaced(range(max(0, moves[0].ply - 1), table.match.ply), MAX_FRAMES)


def evenly_spaced(plies: Sequence[int], most: int) -> list[int]:
    """At most `most` plies, spread evenly from the first to the last."""
    if len(plies) <= most:
        return list(plies)
    return [plies[round(step * (len(plies) - 1) / (most - 1))] for step in range(most)]
