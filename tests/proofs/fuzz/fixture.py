"""The real bot and a sandbox in one event loop: matches that nobody may touch, their players, and strangers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from cogs.client import Hikyaku, Listing
from dojo.dojo import Dojo
from dojo.ops.system_clock import SystemClock
from dojo.people.people import Player
from dojo.table.table import Table
from engine.games import GAMES
from sandbox.server import Sandbox
from sandbox.world.people import Person
from storage.store import Store
from tests.proofs.shared.in_process import online, sandbox_with, until_sent

TOKEN = "fuzz-token-of-the-bot"
PLAYERS = ("Aiko", "Bruno", "Chloe", "Dai")
NEWCOMERS = tuple(f"Newcomer {number}" for number in range(8))
PLIES = 6  # answers given before the strangers come
PATIENCE = 60.0
TREE = 1 << 15  # a message that is a tree of components


class Fixture:
    """`kept` are the matches and lobbies that only their players may change; `ended` are over."""

    bot: Hikyaku

    def __init__(self, folder: Path, sandbox: Sandbox, store: Store, dojo: Dojo) -> None:
        self.database, self.sandbox, self.store, self.dojo = folder, sandbox, store, dojo
        self.world = sandbox.world
        self.people: dict[str, Person] = {}
        self.kept: list[str] = []
        self.lobbies: list[str] = []
        self.ended: list[str] = []
        self.general = self.elsewhere = 0
        self.seated: dict[str, list[int]] = {}  # by match: who sits where
        self.laid: set[int] = set()  # messages under forged controls, which are no real cards
        self.past: dict[str, list[Table]] = {}  # how each match has stood

    @property
    def players(self) -> list[Person]:
        return [self.people[name] for name in PLAYERS]

    @property
    def strangers(self) -> list[Person]:
        return [person for name, person in self.people.items() if name not in PLAYERS]

    def found(self) -> None:
        """Mallory is a member of the server and installed the bot, Eve runs another server, and Trent only writes DMs.

        The newcomers have never been heard of.
        """
        world = self.world
        for name in (*PLAYERS, "Mallory", "Eve", "Trent", *NEWCOMERS):
            self.people[name] = world.people.arrive(name, "en-GB")
        members = [self.people[name].id for name in (*PLAYERS, "Mallory", "Trent", *NEWCOMERS)]
        self.general = world.open_server("Dojo", members, ["general", "other"]).channel_ids[0]
        owner = world.people.arrive("Fumi").id  # who may settle what holds there
        self.elsewhere = world.open_server("Elsewhere", [owner, self.people["Eve"].id], ["general"]).channel_ids[0]
        self.eves = world.open_server("Eve's", [self.people["Eve"].id], ["general"]).id
        world.rules.user_install = self.people["Mallory"].installed = True
        self.group = world.open_group("Evening", [self.people[name].id for name in ("Mallory", "Eve", "Aiko")])

    def places_of(self, person: Person) -> list[Any]:
        """Every channel in which this person can click: servers, threads, DMs."""
        seen = [each for each in self.world.channels.values() if each.guild_id and self.world.sees(person.id, each.id)]
        groups = [self.group] if person.id in self.group.recipient_ids else []
        homes = (each for each in seen if person.id in self.world.guilds[each.guild_id].members)
        return [*homes, *groups, self.dm(person)]

    def dm(self, person: Person) -> Any:
        channel = self.world.get_dm_channel(person.id)
        self.world.show_dm(channel)
        return channel

    def player(self, name: str) -> Player:
        return Player(self.people[name].id, name, locale="en-GB", dm="yes")

    async def furnish(self, luck: Random) -> None:
        """Two matches of every game that go on and one that is over, one against a computer, and full lobbies."""
        for game in GAMES:
            self.kept += [(await self.match(game, luck)).id for _ in range(2)]
            over = await self.match(game, luck)
            await self.dojo.referee.resign(over.id, over.players[0].id)
            self.past[over.id].append(await self.dojo.referee.table(over.id))
            self.ended.append(over.id)
        self.kept.append(await self.practice())
        with patch("dojo.people.pings.PINGS_AN_HOUR", len(GAMES)):
            self.lobbies = [(await self.lobby(game, invited=self.players[2].id)).id for game in GAMES]
        for person in (person for name, person in self.people.items() if name not in NEWCOMERS):
            await self.dojo.people.remember(person.id, person.name, person.locale)
        for id in self.kept:
            self.seated[id] = [player.id for player in (await self.dojo.referee.table(id)).players]
        await self.quiet()

    async def lobby(self, game: str, invited: int | None = None) -> Any:
        """Kept for somebody who does not come, or full."""
        host, guest, *_ = (self.player(name) for name in PLAYERS)
        seats = min(GAMES[game].seats)
        where = {"guild": self.guild, "guild_name": "Dojo", "channel": self.general}
        order = {"game": game, "host": host, "seats": seats, "pace": "daily", **where}
        lobby = await self.dojo.lobbies.open(invited=invited, **order)
        words = [{"type": 10, "id": 1, "content": f"Lobby {lobby.id}"}]
        card = self.world.create_message(self.general, self.world.bot_user.id, components=words, flags=TREE)
        await self.dojo.lobbies.store_card(lobby.id, card.id)
        await self.dojo.people.wants_dm(lobby.id, host.id, True)
        if invited:
            return lobby
        lobby = await self.dojo.lobbies.join(lobby.id, guest)
        await self.dojo.people.wants_dm(lobby.id, guest.id, True)
        return lobby

    async def match(self, game: str, luck: Random) -> Table:
        lobby = await self.lobby(game)
        await self.dojo.lobbies.start(lobby.id, lobby.host)
        past = self.past.setdefault(lobby.id, [])
        for _ in range(PLIES):
            table = await self.dojo.referee.table(lobby.id)
            past.append(table)
            if ask := next(iter(table.asks()), None):
                user = table.players[ask.seat].id
                await self.dojo.referee.answer(table.id, user, table.opened(ask.seat), str(luck.choice(ask.options)))
        past.append(await self.dojo.referee.table(lobby.id))
        return past[-1]

    async def practice(self) -> str:
        lobby = await self.dojo.lobbies.practise(
            game=next(iter(GAMES)), host=self.player("Aiko"), level="novice", namer=lambda number: f"Novice {number}",
            pace="friendly", guild=self.guild, guild_name="Dojo", channel=self.general,
        )  # fmt: skip
        await self.dojo.lobbies.start(lobby.id, lobby.host)
        return lobby.id

    @property
    def guild(self) -> int:
        return int(self.world.channels[self.general].guild_id or 0)

    async def quiet(self) -> None:
        await until_sent(self.dojo, PATIENCE)
        await asyncio.sleep(0.1)


@asynccontextmanager
async def opened(folder: Path, seed: int = 5) -> AsyncIterator[Fixture]:
    """Nothing happens by the clock, so every change comes from a click."""
    path = folder / "matches.db"
    async with sandbox_with(TOKEN) as sandbox, await Store.open(str(path)) as store:
        dojo = Dojo(store, GAMES, SystemClock(), computer_seconds=0, hold_seconds=0)
        fixture = Fixture(path, sandbox, store, dojo)
        fixture.found()
        fixture.bot = Hikyaku(dojo, report_to=fixture.elsewhere, listing=Listing(user_install=True))
        async with online(fixture.bot, sandbox):
            await fixture.furnish(Random(seed))
            yield fixture
