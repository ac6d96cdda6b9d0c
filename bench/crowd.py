"""Matches started and played in the dojo without Discord, for the figures of storage and memory.

A database full of running matches has some that are played, copied until there are enough.
"""

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from dojo import shuffle
from dojo.lobby.lobbies import Lobbies
from dojo.match.messages import Messages, Places
from dojo.match.referee import Referee
from dojo.outbox import Outbox
from dojo.people.people import Player
from dojo.table.table import Table
from engine.games import GAMES
from storage.store import Store

PLAYED = 15  # matches of each game, to be copied
FURTHEST = 12  # moves at most in each of them
TABLES = ("people", "lobbies", "lobby_players", "matches", "seats", "moves")
CODES = {"id", "match_id", "lobby_id"}
NUMBERS = {"user_id", "host", "message", "lobby_message", "thread", "card", "hand_message"}
FAR = 10_000_000  # how far apart the ids of two copies are
GUILD, CHANNEL = 1, 2


def now() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Hall:
    lobbies: Lobbies
    referee: Referee
    messages: Messages
    strangers: Iterator[int]

    @classmethod
    def on(cls, store: Store) -> "Hall":
        return cls(
            Lobbies(store, GAMES, now),
            Referee(store, GAMES, now),
            Messages(store, Outbox(store, now)),
            itertools.count(1000),
        )

    async def begun(self, game: str, **options: str) -> Table:
        """Start a match between two new people."""
        host, guest = (Player(id, f"Stranger {id}") for id in itertools.islice(self.strangers, 2))
        place = {"guild": GUILD, "guild_name": "Dojo", "channel": CHANNEL}
        lobby = await self.lobbies.open(game=game, host=host, options=options, **place)  # type: ignore[arg-type]
        await self.lobbies.join(lobby.id, guest)
        return await self.referee.table(await self.lobbies.start(lobby.id, host.id))

    async def answered(self, table: Table, luck: Random) -> Table:
        """Give one random answer for a seat that is asked, as a click would."""
        ask = luck.choice(table.asks())
        text = str(luck.choice(ask.options))
        return await self.referee.answer(table.id, table.players[ask.seat].id, table.opened(ask.seat), text)


def filled(path: Path, matches: int) -> None:
    """Fill a database. All notices are delivered already, so a bot that starts on it has none to send."""
    asyncio.run(_played(path, min(PLAYED, -(-matches // len(GAMES)))))
    with sqlite3.connect(path) as db:
        db.execute("delete from notices")
        db.execute("delete from matches where status = 'over'")
        _copy(db, matches)
    db.close()


async def _played(path: Path, each: int) -> None:
    luck = Random(1)
    async with await Store.open(str(path)) as store:
        hall = Hall.on(store)
        for number, game in enumerate(sorted(GAMES) * each, 1):
            table = await hall.begun(game)
            await hall.messages.delivered(table.id, Places(thread=number, card=number), [])
            for _ in range(luck.randrange(FURTHEST)):
                if table.status == "playing":
                    table = await hall.answered(table, luck)


def _copy(db: sqlite3.Connection, matches: int) -> None:
    db.row_factory = sqlite3.Row
    rows = {table: [dict(row) for row in db.execute(f"select * from {table}")] for table in TABLES}
    copies = -(-matches // len(rows["matches"])) - 1
    for table in TABLES:
        names = rows[table][0].keys()
        into = f"insert into {table} ({', '.join(names)}) values ({', '.join(f':{name}' for name in names)})"
        db.executemany(into, _copied(rows[table], copies))


def _copied(rows: list[dict[str, Any]], copies: int) -> Iterator[dict[str, Any]]:
    for number in range(1, copies + 1):
        for row in rows:
            yield {name: _other(name, value, number) for name, value in row.items()}


def _other(name: str, value: Any, number: int) -> Any:
    """The id of the corresponding match or person in a copy."""
    if isinstance(value, str) and name in CODES:
        return value[:4] + _word(number)
    if isinstance(value, int) and name in NUMBERS | CODES:
        return value + FAR * number
    return value


def _word(number: int) -> str:
    """Four letters for a match's code."""
    return "".join(shuffle.ALPHABET[number >> 5 * place & 31] for place in range(4))


def open_matches(path: Path) -> int:
    with sqlite3.connect(path) as db:
        [[count]] = db.execute("select count(*) from matches where status = 'playing'")
    db.close()
    return int(count)
