"""The command /turns and its pages for a person with very many matches, beside a minimal bot."""

import asyncio
import itertools
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench.client import ids
from bench.crowd import CHANNEL, GUILD, Hall, filled
from bench.figures import Figure, Goal, Size, beside, of_samples
from bench.stage import HOUSE, PONG, Stage, Watcher
from bench.subjects.click import BREATH, WARM_UP, Times, Wall
from dojo.match.messages import Places
from dojo.people.people import Player
from dojo.table.table import Table
from engine.games import GAMES
from storage.store import Store

GOAL = Goal(1.8, "less", of="ratio")
WAITING = 200
CROWD = {"tiny": 100, "quick": 1000, "full": 5000}  # other people's matches in the same database
ROUNDS = {"tiny": 5, "quick": 40, "full": 300}
PACES = ("relaxed", "daily", "brisk", "friendly")
FURTHEST = 40  # answers of both at most, until the match waits for the right person


def measure(size: Size) -> list[Figure]:
    return figures(asyncio.run(_measured(size)))


async def _measured(size: Size) -> Times:
    async with AsyncExitStack() as open_things:
        database = Path(open_things.enter_context(TemporaryDirectory()), "matches.db")
        ours, theirs = [await open_things.enter_async_context(Stage.open()) for _ in range(2)]
        await asyncio.to_thread(filled, database, CROWD[size])
        user = (await ours.get("world"))["people"][0]["id"]
        await busy(database, int(user))
        await open_things.enter_async_context(ours.bot(HOUSE, DATABASE=str(database)))
        await open_things.enter_async_context(theirs.bot(PONG))
        wall, times = Wall(theirs.watchers[0], theirs.until), Times()
        for _ in range(WARM_UP):
            await wall.play("", Times())
        for _ in range(ROUNDS[size]):
            await wall.play("turns", times)
            await looked(ours.watchers[0], times)
        return times


async def busy(database: Path, user: int) -> None:
    """Make this many matches that wait for one person, with all notices delivered."""
    luck, games = Random(2), itertools.cycle(sorted(GAMES))
    async with await Store.open(str(database)) as store:
        hall = Hall.on(store)
        for number in range(WAITING):
            table = await begun(hall, next(games), Player(user, "Aiko"), PACES[number % len(PACES)], number)
            await hall.messages.delivered(table.id, Places(thread=10**9 + number, card=10**9 + number), [])
            for _ in range(FURTHEST):
                if table.seat_of(user) in table.asked:
                    break
                table = await hall.answered(table, luck)
    with sqlite3.connect(database) as db:
        db.execute("delete from notices")
    db.close()


async def begun(hall: Hall, game: str, guest: Player, pace: str, number: int) -> Table:
    """The opponents open the lobbies, because nobody may open so many in an hour."""
    host = Player(5 * 10**8 + number, f"Opponent {number}")
    place: Any = {"guild": GUILD, "guild_name": "Dojo", "channel": CHANNEL}
    lobby = await hall.lobbies.open(game=game, host=host, pace=pace, **place)
    await hall.lobbies.join(lobby.id, guest)
    return await hall.referee.table(await hall.lobbies.start(lobby.id, host.id))


async def looked(person: Watcher, times: Times) -> None:
    """Open the first page by the command and the next one by its button."""
    await asyncio.sleep(BREATH)
    done = await person.run("turns")
    first = done["message"]
    if len(ids(first, "hand/")) != 10 or f"{WAITING} matches" not in str(first):
        raise RuntimeError(f"not what should be listed: {first}")
    times.note("turns", done["ms"])
    await asyncio.sleep(BREATH)
    times.note("turns next page", (await person.press(first, ids(first, "turns/")[-1]))["ms"])
    person.messages.clear()


def figures(times: Times) -> list[Figure]:
    found = []
    for what, name in (("turns", "pong command"), ("turns next page", "pong click")):
        bare = of_samples(name, "ms", times.of[f"turns {name}"], 0.5)
        ours = of_samples(f"/{what} of {WAITING} waiting matches, p50", "ms", times.of[what], 0.5, GOAL)
        slow = of_samples(f"/{what} of {WAITING} waiting matches, p99", "ms", times.of[what], 0.99)
        found += [replace(bare, name=f"{name}, p50"), beside(ours, bare), slow]
    return found
