"""A strict sandbox where each request takes a while, the bot, and many matches, opened directly in the dojo."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import combinations, cycle, islice
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from cogs.client import Hikyaku
from dojo.dojo import Dojo
from dojo.ops.loop import LOOPS
from dojo.people.people import Player
from engine.games import GAMES
from sandbox.server import Sandbox
from sandbox.traffic.faults import Fault
from sandbox.world.people import Person
from sandbox.world.threads import put_to_sleep
from sandbox.world.tracked_interactions import TrackedInteraction
from storage.store import Store
from tests.proofs.refusals.calls import Calls, made_at
from tests.proofs.shared.in_process import online
from tests.proofs.storms.faults import MANY, OURS
from tests.proofs.storms.harness import ROUND, Harness, Match, Message

TOKEN = "refusals-token-of-the-bot"
DELAY = 0.25  # seconds that each request takes
COMPONENTS = 1 << 15  # the flag of a message that has only these
LOBBY = {"type": 10, "content": "Lobby"}
CIRCLE = 4  # people who play one another, each by DM or in the thread in turn
MATCHES_OF_A_CHANNEL = 10  # the card under which a thread was opened is edited there


class Played(Match):
    """A match that notes who has to be called since when."""

    def __init__(self, harness: Harness, id: str, people: list[Person], luck: Random) -> None:
        super().__init__(harness, id, people, luck)
        self.moved = 0  # when, by the sandbox's clock
        self.awaited: set[int] = set()  # users who have yet to be called
        self.mover = 0  # who answered last
        self.opened: dict[int, int] = {}  # the ply of the question put to each user
        self.vain = 0  # times in a row that nobody could answer

    async def answer(self, person: Person, panel: Message) -> bool:
        taken = await super().answer(person, panel)
        if taken:
            self.mover = person.id
        return taken

    async def judged(self, chosen: str, act: TrackedInteraction | None) -> bool | None:
        counts = await super().judged(chosen, act)
        if counts and act:
            self.moved = made_at(act.record.id)
        return counts

    async def asked_now(self) -> set[int]:
        """Those whom the last move has put a question to."""
        table = await self.table()
        fresh = set(table.freshly_asked) - set(table.standins) if table.status == "playing" else set()
        self.opened = {table.players[seat].id: table.opened(seat) for seat in fresh}
        return set(self.opened) - self.away

    def sees_next(self, user: int) -> bool:
        """A player who moved and is asked again finds the next question where they pressed."""
        return user == self.mover and bool(self.asking(self.harness.world.people[user], self.opened[user]))


class House(Harness):
    """The bot can be started again in it."""

    calls: Calls
    channels: list[int]

    async def start_bot(self) -> None:
        self._running = AsyncExitStack()
        self.bot = Hikyaku(self.dojo)
        await self._running.enter_async_context(online(self.bot, self.sandbox))

    async def stop_bot(self) -> None:
        await self._running.aclose()

    async def restart(self) -> None:
        await self.stop_bot()
        await self.start_bot()

    def slow_down(self, *first: Fault) -> None:
        """Every request takes its time; these go wrong as well."""
        self.faults.clear()
        self.faults.requests += [*first, Fault("*", OURS, times=100 * MANY, delay=DELAY)]

    def advance(self, seconds: float) -> None:
        self.world.clock.advance(seconds)
        put_to_sleep(self.world)

    async def thread_state(self, match: Match, **state: bool) -> None:
        thread = self.world.channels.get((await match.table()).lobby_message or 0)
        if thread is not None:
            changed = {"archive_timestamp": self.world.now_iso(), **state}
            self.world.edit_channel(thread.id, {}, thread_metadata=changed)

    async def circle(self, number: int, luck: Random, begun: list[Played], seconds: float) -> None:
        """So many matches among four newcomers, of all games in turn, so many seconds apart."""
        people = [self.world.people.arrive(f"Guest {len(self.people) + n}", "en-GB") for n in range(CIRCLE)]
        for n, person in enumerate(people):
            self.people[person.name] = person
            self.world.add_member(self.guild, person.id, announce=True)
            async with self.store.transaction() as queries:
                await queries.remember(id=person.id, name=person.name, locale="en")
                await queries.set_preferences(id=person.id, dm=(n + 1) % 2)
            if n % 2:
                await self.dojo.preferences.change(person.id, "notices", "thread")
        pairs, games = cycle(combinations(people, 2)), cycle(sorted(GAMES))
        for pair in islice(pairs, number):
            begun.append(await self.begin(next(games), pair, luck))
            await asyncio.sleep(seconds)

    async def begin(self, game: str, people: tuple[Person, Person], luck: Random) -> Played:
        place = self.next_channel()
        players = [Player(person.id, person.name, await self.dm_of(person)) for person in people]
        where: dict[str, Any] = {"guild": self.guild, "guild_name": "Dojo", "channel": place}
        lobby = await self.dojo.lobbies.open(game=game, host=players[0], seats=2, **where)
        card = self.world.create_message(place, self.world.bot_user.id, None, flags=COMPONENTS, components=[LOBBY])
        await self.dojo.lobbies.store_card(lobby.id, card.id)
        await self.dojo.lobbies.join(lobby.id, players[1])
        match = Played(self, await self.dojo.lobbies.start(lobby.id, people[0].id), list(people), luck)
        match.moved, match.awaited = self.dojo.now(), await match.asked_now()
        return match

    async def dm_of(self, person: Person) -> str:
        row = await self.store.read.person(id=person.id)
        return "yes" if row and row["dm"] else "no"

    def next_channel(self) -> int:
        """The bot may not manage threads there, so that a locked one refuses it."""
        if not self.channels or self._held >= MATCHES_OF_A_CHANNEL:
            place = self.world.add_channel(self.guild, f"games-{len(self.channels)}").id
            self.world.deny_bot(place, ["manage_threads"])
            self.channels.append(place)
            self._held = 0
        self._held += 1
        return self.channels[-1]

    @contextmanager
    def without_limits_of_ours(self) -> Iterator[None]:
        many = {"OPEN_LOBBIES": MANY, "LOBBIES_AN_HOUR": MANY, "LOBBIES_OF_A_SERVER": MANY, "MATCHES": MANY}
        with patch.multiple("dojo.lobby.limits", **many):
            yield


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    path = folder / "matches.db"
    sandbox = Sandbox(TOKEN)
    await sandbox.start()
    try:
        async with await Store.open(str(path)) as store:
            dojo = Dojo(store, GAMES, sandbox.world.clock.milliseconds, computer_seconds=0, hold_seconds=0)
            house = House(sandbox, store, dojo, path)
            house.found()
            house.calls, house.channels, house._held = Calls(sandbox.world), [], 0
            with patch.dict(LOOPS, deadlines=ROUND), house.without_limits_of_ours():
                async with dojo.running():
                    await house.start_bot()
                    house.slow_down()
                    try:
                        yield house
                    finally:
                        house.faults.clear()
                        await house.stop_bot()
    finally:
        await sandbox.stop()
