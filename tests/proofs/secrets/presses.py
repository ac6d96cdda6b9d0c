"""Every verb of every control, pressed in two houses that look the same to whoever presses: the answers are the same.

No control has to be shown for that: whatever stands in a custom id may be forged, so all that could stand there does.
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
from cogs.interactions.controls import VERBS, custom_id, serve
from cogs.interactions.modals import MODAL_ID
from dojo.dojo import Dojo
from dojo.people.servers import Server
from engine.core import AnyGame
from tests.cogs.guard.test_forged_clicks import clicked
from tests.proofs.secrets.heard import PRIVATE, Heard, written
from tests.proofs.secrets.houses import Pair, opened, two_houses
from tests.proofs.secrets.search import Found

for cog in COGS:
    import_module(f"cogs.{cog}")

# What ends something comes last, so that all before it meets a match that goes on.
LAST = ("noted", "order", "answer", "undo", "sendnow", "abortsure", "resignsure", "forgetsure")
# What others see, and what is drawn by lot or takes its time, is not compared.
NOT = {"rematch", "film", "report"}


BYSTANDER = -1  # the last of all eyes


@dataclass(frozen=True)
class Hand:
    """Whoever presses: their own eyes, or somebody at the table while a bystander watches what all can see."""

    user: int
    openly: bool


def pressed_in_both(game: AnyGame, seed: str, matches: int) -> Found:
    """So many matches, each looked at through the next pair of eyes."""
    found = Found()
    for number in range(matches):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(looked_at(found, Path(folder), game, f"{seed} {number}", number))
    return found


def pressed_openly(game: AnyGame, seed: str, _: int) -> Found:
    """One match, looked at by a bystander."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(looked_at(found, Path(folder), game, seed, BYSTANDER))
    return found


async def looked_at(found: Found, folder: Path, game: AnyGame, seed: str, viewer: int) -> None:
    pair = await two_houses(folder, game, viewer, Random(seed))
    found.positions += 1
    found.deals += 1
    found.new += pair.differ
    await compared(found, pair, Hand(pair.user, openly=False), f"match {seed}")
    if pair.viewer is None:
        await compared(found, pair, Hand(pair.table.players[0].id, openly=True), f"match {seed}", "openly ")


async def compared(found: Found, pair: Pair, hand: Hand, where: str, way: str = "") -> None:
    one, other = [await all_pressed(pair, which, hand) for which in range(2)]
    for (id, mine, told), (_, theirs, also) in zip(one, other, strict=True):
        place = f"{pair.table.game.key} {pair.table.options}, {where}, {hand}, {id}"
        found.compare(place, f"{way}{id.split('/')[0]}", mine, theirs)
        found.compare(place, f"{way}what luck is made of", told or also, False)


# Once it is over, where hands are kept from those who did not play


def pressed_afterwards(game: AnyGame, seed: str, matches: int) -> Found:
    """So many matches that end in a draw by agreement; a stranger presses everything."""
    found = Found()
    for number in range(matches):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(looked_back(found, Path(folder), game, f"{seed} {number}"))
    return found


async def looked_back(found: Found, folder: Path, game: AnyGame, seed: str) -> None:
    pair = await two_houses(folder, game, BYSTANDER, Random(seed))
    for which in range(2):
        async with opened(pair, which) as dojo:
            await dojo.servers.set_up(Server(pair.table.guild, spectators=False), "Dojo")
            for player in pair.table.players:
                table = await dojo.agreements.draw(pair.table.id, player.id)
            assert table.status == "over"
    found.positions += 1
    found.deals += 1
    found.new += pair.differ
    await compared(found, pair, Hand(pair.user, openly=False), f"match {seed}", "afterwards ")


async def all_pressed(pair: Pair, which: int, hand: Hand) -> list[tuple[str, str, bool]]:
    """What is answered to each click, and whether the secret or the seed is."""
    async with opened(pair, which) as dojo:
        told = [(id, await answered(dojo, hand, id, values)) for id, values in clicks(pair)]
    luck = luck_of(pair, which)
    return [(id, masked(text), any(each in text for each in luck)) for id, text in told]


def luck_of(pair: Pair, which: int) -> tuple[str, ...]:
    """Straight from the file: the house itself does not read a secret while a match runs."""
    with closing(sqlite3.connect(pair.files[which])) as db:
        found: tuple[str, ...] = db.execute("select secret, seed from matches").fetchone()
        assert all(found)
        return found


async def answered(dojo: Dojo, hand: Hand, id: str, values: tuple[str, ...]) -> str:
    click, heard = clicked(dojo, hand.user), Heard()
    click.response = click.followup = heard
    click.edit_original_response = heard.edit_message
    click.client.create_dm = nowhere
    click.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=not hand.openly))
    click.client.get_cog = lambda _: SimpleNamespace(follow=lambda *_: None)
    await serve(click, MODAL_ID.fullmatch(id), values=values)
    told = [each for each, way in zip(heard.told, heard.ways, strict=True) if not hand.openly or way not in PRIVATE]
    return json.dumps([*map(written, told), *([] if hand.openly else heard.ways)])


def masked(text: str) -> str:
    """Seals are hashes of all that is in a record; nobody can read in them, and they differ where anything does."""
    return re.sub(r"`[0-9a-f]{16,}`", "`#`", text)


async def nowhere(_: Any) -> None:
    """Nobody here takes letters."""
    raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50007, "message": "closed"})  # type: ignore[arg-type]


# What is pressed


def clicks(pair: Pair) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every verb with every fact that might be its own, of this match and of none."""
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
