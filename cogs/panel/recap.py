"""What has happened since somebody last answered: a few lines, and a strip of small pictures of the table."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.cards.board import event_lines, untold
from cogs.cards.pictures import scene
from dojo.dojo import House
from dojo.match.history import History, Told
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Say
from faces.draw.safe import recoloured
from faces.draw.strip import strip

LINES: Final = 6
LENGTH: Final = 200  # characters of one
FRAMES: Final = 3


@dataclass(frozen=True, slots=True)
class Since:
    """Nothing of it, and no picture, where nothing has happened or the game wants it forgotten."""

    text: str = ""
    png: bytes = b""
    alt: str = ""


NOTHING: Final = Since()


async def since(house: House, table: Table, seat: Seat, say: Say, *, pictures: bool = True) -> Since:
    """Made off the event loop: to see how it stood before, the match is played through again."""
    told = await house.archive.since(table, seat)
    if not told:
        return NOTHING
    if len(told) == 1:
        return Since(words(table, told, say))
    history = await house.archive.history(table)
    return await asyncio.to_thread(looked_back, history, told, seat, say, pictures=pictures)


def looked_back(history: History, told: Sequence[Told], seat: Seat, say: Say, *, pictures: bool = True) -> Since:
    table = history.table
    plies = framed_plies(history, told) if pictures and not table.players[seat].wishes.text_first else []
    text = words(table, history.remembered(told), say)
    if len(plies) < 2:
        return Since(text)
    draw = FACES[table.game.key].picture  # what all saw shows the others' boards larger, and holds nobody's secret
    pngs = [draw(scene(history.at(ply), say, None)) for ply in plies]
    alt = say("since-strip", plies=", ".join(map(str, plies)), count=len(plies))
    png = strip(pngs, [f"{ply}" for ply in plies])
    return Since(text, recoloured(png) if table.players[seat].wishes.colour_safe else png, alt)


def words(table: Table, told: Sequence[Told], say: Say) -> str:
    """The latest lines; how many came before them is said as well."""
    lines = [line for each in told for line in each_line(table, each, say)]
    more = [f"-# {say('since-more', count=len(lines) - LINES)}"] if len(lines) > LINES else []
    head = say("since-head" if told and told[0].ply else "since-start")
    return "\n".join([f"**{head}**", *more, *lines[-LINES:]]) if lines else ""


def each_line(table: Table, told: Told, say: Say) -> list[str]:
    lines = event_lines(table, told.events, say) or [untold(told.ply, say)]
    return [f"-# `{told.ply}` {line if len(line) <= LENGTH else line[:LENGTH] + '…'}" for line in lines]


def secretly(history: History, told: Told, say: Say) -> str:
    """What its own player is reminded of, where what all were told leaves open which answer it was."""
    secret = history.secret(told)
    return "" if secret is None else f"*{say('log-secretly', move=FACES[history.table.game.key].option(secret, say))}*"


async def reminded(house: House, table: Table, seat: Seat, say: Say) -> str:
    """Of what this player has chosen, while nothing tells of it."""
    if event_lines(table, table.recent, say):
        return ""
    history = await house.archive.history(table)
    mine = [told for told in history.told if told.seat == seat]
    return await asyncio.to_thread(secretly, history, mine[-1], say) if mine else ""


def framed_plies(history: History, told: Sequence[Told]) -> list[int]:
    """From the reader's own answer to the last position before this one; the present is the picture below."""
    forgets, table = history.table.game.forgets, history.table
    if (forgets and forgets(table.match.state) is not None) or not history.whole:
        return []
    return spread(range(max(0, told[0].ply - 1), table.match.ply), FRAMES)


def spread(plies: Sequence[int], most: int) -> list[int]:
    """At most so many of them, from the first to the last as evenly as can be."""
    if len(plies) <= most:
        return list(plies)
    return [plies[round(step * (len(plies) - 1) / (most - 1))] for step in range(most)]
