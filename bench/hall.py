"""Matches started and played in the dojo without Discord, for the figures of storage and memory."""

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from dojo.lobby.lobbies import Lobbies
from dojo.match.messages import Messages
from dojo.match.referee import Referee
from dojo.outbox import Outbox
from dojo.people.people import Player
from dojo.table.table import Table
from engine.games import GAMES
from storage.store import Store

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
