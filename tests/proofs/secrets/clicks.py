"""Every verb of every control, clicked in two databases that look the same to the user: the answers are the same.

The control need not be shown: a custom id can be forged, so everything that could be in one is tried.
"""

import asyncio
import json
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord

from cogs.client import COGS
from cogs.guard.custom_ids import custom_id, parse_custom_id
from cogs.interactions.controls import VERBS, serve
from dojo.dojo import Dojo
from dojo.people.servers import Server
from engine.core import AnyGame
from tests.cogs.guard.test_forged_clicks import clicked
from tests.proofs.secrets.database_pairs import Pair, opened, two_databases
from tests.proofs.secrets.responses import PRIVATE, Response, written
from tests.proofs.secrets.search import Found

for cog in COGS:
    import_module(f"cogs.{cog}")

# What ends something comes last, so that everything else is clicked while the match goes on.
LAST = ("noted", "order", "answer", "undo", "sendnow", "abortsure", "resignsure", "closesure", "forgetsure")
# Not compared: what is random, slow, or seen by others.
NOT = {"hint", "practise", "rematch", "film", "webpage", "closer", "report"}


SPECTATOR = -1  # the last of the viewers


@dataclass(frozen=True)
class Clicker:
    """The viewer; or (`openly`) a player, while the viewer watches what everybody can see."""

    user: int
    openly: bool


def click_in_both(game: AnyGame, seed: str, matches: int, *_: object) -> Found:
    """So many matches, each with the next viewer."""
    found = Found()
    for number in range(matches):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(clicked_by(found, Path(folder), game, f"{seed} {number}", number))
    return found


def click_openly(game: AnyGame, seed: str, *_: object) -> Found:
    """One match, looked at by a spectator."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(clicked_by(found, Path(folder), game, seed, SPECTATOR))
    return found


async def clicked_by(found: Found, folder: Path, game: AnyGame, seed: str, viewer: int) -> None:
    pair = await two_databases(folder, game, viewer, Random(seed))
    found.positions += 1
    found.deals += 1
    found.new += pair.differ
    await compared(found, pair, Clicker(pair.user, openly=False), f"match {seed}")
    if pair.viewer is None:
        await compared(found, pair, Clicker(pair.table.players[0].id, openly=True), f"match {seed}", "openly ")


async def compared(found: Found, pair: Pair, clicker: Clicker, where: str, way: str = "") -> None:
    one, other = [await all_clicked(pair, which, clicker) for which in range(2)]
    for (id, mine, told), (_, theirs, also) in zip(one, other, strict=True):
        place = f"{pair.table.game.key} {pair.table.options}, {where}, {clicker}, {id}"
        found.compare(place, f"{way}{id.split('/')[0]}", mine, theirs)
        found.compare(place, f"{way}what luck is made of", told or also, False)


# Once it is over, on a server that keeps hands from those who did not play


def click_afterwards(game: AnyGame, seed: str, matches: int, *_: object) -> Found:
    """So many matches that end in a draw by agreement; a stranger clicks everything."""
    found = Found()
    for number in range(matches):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(clicked_afterwards(found, Path(folder), game, f"{seed} {number}"))
    return found


async def clicked_afterwards(found: Found, folder: Path, game: AnyGame, seed: str) -> None:
    pair = await two_databases(folder, game, SPECTATOR, Random(seed))
    for which in range(2):
        async with opened(pair, which) as dojo:
            await dojo.servers.set_up(Server(pair.table.guild, spectators=False), "Dojo")
            for player in pair.table.players:
                table = await dojo.agreements.draw(pair.table.id, player.id)
            assert table.status == "over"
    found.positions += 1
    found.deals += 1
    found.new += pair.differ
    await compared(found, pair, Clicker(pair.user, openly=False), f"match {seed}", "afterwards ")


async def all_clicked(pair: Pair, which: int, clicker: Clicker) -> list[tuple[str, str, bool]]:
    """The answer to each click, and whether it reveals the secret or the seed."""
    told = []
    async with opened(pair, which) as dojo:
        for id, values in clicks(pair):
            before = await dojo.referee.table(pair.table.id)
            text = await answered(dojo, clicker, id, values)
            ended = before.status == "playing" and (await dojo.referee.table(pair.table.id)).status == "over"
            told.append((id, "" if ended else text))  # its players then see all hands, which differ
    luck = luck_of(pair, which)
    return [(id, masked(text), any(each in text for each in luck)) for id, text in told]


def luck_of(pair: Pair, which: int) -> tuple[str, ...]:
    """Straight from the file: the bot itself reads no secret while a match runs."""
    with closing(sqlite3.connect(pair.files[which])) as db:
        found: tuple[str, ...] = db.execute("select secret, seed from matches").fetchone()
        assert all(found)
        return found


async def answered(dojo: Dojo, clicker: Clicker, id: str, values: tuple[str, ...]) -> str:
    click, response = clicked(dojo, clicker.user), Response()
    click.response = click.followup = response
    click.edit_original_response = response.edit_message
    click.client.open_dm = nowhere
    click.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=not clicker.openly))
    click.client.get_cog = lambda _: SimpleNamespace(
        start=lambda task, name: task.close(), aside_shown=lambda *_: None, move_made=lambda *_: None
    )
    await serve(click, parse_custom_id(id), values=values)
    told = [
        each for each, way in zip(response.told, response.ways, strict=True) if not clicker.openly or way not in PRIVATE
    ]
    return json.dumps([*map(written, told), *([] if clicker.openly else response.ways)])


def masked(text: str) -> str:
    """Seals are hashes of a whole record: they tell nothing, and differ if anything does."""
    return re.sub(r"`[0-9a-f]{16,}`", "`#`", text)


async def nowhere(*_: Any) -> None:
    """Nobody here accepts DMs."""
    raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50007, "message": "closed"})  # type: ignore[arg-type]


# What is clicked


def clicks(pair: Pair) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every verb, with everything that might belong to it, for this match and for none."""
    order = sorted(VERBS.keys() - NOT, key=lambda verb: (LAST.index(verb) + 1 if verb in LAST else 0, verb))
    for verb in order:
        for rest in rests(pair):
            yield custom_id(verb, pair.table.id, rest), ()
        for value in ("0", "1", "mover", "table", "-", "hit", "stay"):
            yield custom_id(verb, pair.table.id, "defend"), (value,)
        yield custom_id(verb, ""), ("dm",)


def rests(pair: Pair) -> Iterator[str]:
    """Answers of everybody, whether they are asked or not; seats, plies and edges of pages."""
    yield from ("", "0", "1", "b9", "a1", "draw", "9/mover/next")
    table = pair.table
    for seat in range(len(table.players)):
        ask = table.ask_of(seat)
        for text in ["nonsense"] if ask is None else [str(ask.options[0]), str(ask.options[-1])]:
            yield f"{table.opened(seat)}/{text}"
            yield f"{table.opened(seat)}/{text}/sure"
