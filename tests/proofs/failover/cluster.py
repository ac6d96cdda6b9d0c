"""A cluster: processes of the real bot on one PostgreSQL and one sandbox, users of every shard, and many matches."""

import asyncio
import random
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import aiohttp
import asyncpg

from bench.client import Message, Refusal, ids, lines, text
from bench.stage import TOKEN, Sandbox, Watcher
from dojo.dojo import Dojo
from dojo.ops.system_clock import SystemClock
from dojo.people.people import Player
from engine.games import GAMES
from engine.values import replace
from storage.errors import NotRead
from storage.hosts import Connector
from storage.postgres import ReadingPool
from storage.store import Store
from tests.proofs.bots import BotProcess, Order
from tests.proofs.failover.servers import free_port
from tests.proofs.failpoints import Failpoints

PROCESSES = 2
IN_A_SERVER = 6
PATIENCE = 240.0
AT_ONCE = 6
AGAINST_COMPUTER = 20  # one match in so many
MOVES = """
select moves.match_id, seats.user_id, moves.move
from moves join seats on seats.match_id = moves.match_id and seats.seat = moves.seat
where moves.ply > 0 and moves.made_by = 'player'
order by moves.match_id, moves.ply
"""
SEATS = """
select seats.match_id, seats.seat, seats.user_id, seats.asked, matches.channel
from seats join matches on matches.id = seats.match_id
where seats.user_id > 0
"""


def say(*words: object) -> None:
    sys.stderr.write(f"failover: {' '.join(map(str, words))}\n")


class Shard:
    """One process of the bot, with its share of the servers. `broken` names a broken build."""

    bot: BotProcess | None = None

    def __init__(self, cluster: "Cluster", number: int, broken: str = "") -> None:
        self.cluster, self.number, self.broken, self.port = cluster, number, broken, free_port()
        self.failpoints = cluster.folder / f"failpoints {number}"

    async def start(self) -> None:
        settings = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_URL": self.cluster.sandbox.url,
            "DATABASE": self.cluster.database,
            "SHARD_IDS": str(self.number),
            "SHARD_COUNT": str(PROCESSES),
            "HOLD_SECONDS": "0",
            "COMPUTER_SECONDS": "2",
            "LOG_LEVEL": "warning",
            "METRICS_PORT": str(self.port),
        }
        order = Order(settings, str(self.cluster.log), str(self.failpoints), self.broken, True, self.cluster.lease)
        self.bot = BotProcess(order)
        await self.cluster.until(self.listens, f"shard {self.number} listens")

    async def listens(self) -> bool:
        assert self.bot
        assert not self.bot.ended.done(), self.cluster.log.read_text()[-2000:]
        return self.number in (await self.cluster.sandbox.get("world"))["bot"]["shards"]

    async def healthy(self) -> bool:
        """It says on a port of its own how it is."""
        try:
            async with self.cluster.sandbox.session.get(f"http://127.0.0.1:{self.port}/healthz") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.bot and not self.bot.ended.done():
            self.bot.kill(how)
            await asyncio.wait_for(self.bot.ended, 60)

    @property
    def reached(self) -> bool:
        """It has come to what is broken in it."""
        return bool(Failpoints(self.failpoints)["reached"])


class Eyes:
    """Look into the database, and look again for as long as no server answers."""

    def __init__(self, pool: Any) -> None:
        self._reading = ReadingPool(pool)

    async def fetch(self, asked: str) -> Any:
        while True:
            try:
                return await self._reading.fetch(asked)
            except NotRead:
                await asyncio.sleep(0.2)


@dataclass
class Found:
    """Once all notices are sent. All of these have to be 0."""

    lost: int = 0  # accepted, and not in the record
    twice: int = 0  # in the record, and not accepted so often
    cards: int = 0  # DMs or cards that somebody ought to see and does not, or sees twice


@dataclass
class Cluster:
    sandbox: Sandbox
    database: str
    db: Eyes
    folder: Path
    lease: int  # milliseconds
    people: list["Client"] = field(default_factory=list)
    servers: list[dict[str, Any]] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)

    @property
    def log(self) -> Path:
        return self.folder / "bots.log"

    async def repeated(self) -> int:
        """Messages that were sent more than once with the same nonce."""
        return len((await self.sandbox.get("nonces"))["repeated"])

    async def until(self, look: Callable[[], Awaitable[Any]], what: str, patience: float = PATIENCE) -> None:
        end = asyncio.get_running_loop().time() + patience
        while not await look():
            assert asyncio.get_running_loop().time() < end, f"not within {patience:.0f} s: {what}"
            await asyncio.sleep(0.1)

    async def all_told(self, patience: float = PATIENCE) -> None:
        async def told() -> bool:
            return not await self.db.fetch("select 1 from notices limit 1")

        await self.until(told, "all notices are told", patience)

    async def fill(self, people: int, servers: int) -> None:
        """Everybody is a member of some servers, and every shard has at least one server."""
        ids = [(await self.sandbox.post("people", {"name": f"Guest {n}"}))["id"] for n in range(people)]
        while (
            len(self.servers) < servers
            or len({(int(each["id"]) >> 22) % PROCESSES for each in self.servers}) < PROCESSES
        ):
            first = len(self.servers) * IN_A_SERVER // 2
            members = [ids[(first + n) % people] for n in range(min(IN_A_SERVER, people))]
            server = await self.sandbox.post("servers", {"name": f"Dojo {len(self.servers)}", "members": members})
            self.servers.append(server)
        self.people = [Client(self.sandbox, id, dms=n % 2 == 0) for n, id in enumerate(ids)]

    async def open_matches(self, number: int) -> None:
        """Of all games in turn, between two people of one server. In the dojo: commands would take very long."""
        luck, limit = Random(number), asyncio.Semaphore(AT_ONCE)
        wish = {person.id: "yes" if person.by_dm else "no" for person in self.people}

        async def begun(at: int, game: str, server: dict[str, Any]) -> str:
            host, guest = (Player(int(id), f"Guest {id[-4:]}", wish[id]) for id in luck.sample(server["members"], 2))
            where = {"guild": int(server["id"]), "guild_name": server["name"]}
            async with limit:
                channel = int(server["channels"][0]["id"])
                lobby = await dojo.lobbies.open(game=game, host=host, seats=2, channel=channel, **where)
                if at % AGAINST_COMPUTER == 7:
                    await dojo.lobbies.add_computer(lobby.id, host.id, "novice", "Novice {}".format)
                else:
                    await dojo.lobbies.join(lobby.id, guest)
                return await dojo.lobbies.start(lobby.id, host.id)

        many = {"OPEN_LOBBIES": number, "LOBBIES_AN_HOUR": number, "LOBBIES_OF_A_SERVER": number, "MATCHES": number}
        async with await Store.open(self.database) as store:
            dojo = Dojo(store, GAMES, SystemClock())
            for person in self.people:
                async with store.transaction() as queries:
                    await queries.remember(id=int(person.id), name=f"Guest {person.id[-4:]}", locale="en")
                    await queries.set_preferences(id=int(person.id), dm=int(person.by_dm))
                if person.by_dm:  # from earlier matches: channels to strangers are opened a few at a time
                    opened = await self.sandbox.post(f"people/{person.id}/dms", {})
                    await dojo.people.store_dm_channel(int(person.id), int(opened["id"]))
            with patch.multiple("dojo.lobby.limits", **many):
                wanted = zip(range(number), cycle(sorted(GAMES)), cycle(self.servers), strict=False)
                self.matches += await asyncio.gather(*(begun(*each) for each in wanted))

    async def check(self, load: "Load") -> Found:
        """The record is what was accepted, and every user sees one of each message."""
        found, written = Found(), defaultdict[tuple[str, str], list[str]](list)
        for row in await self.db.fetch(MOVES):
            written[row["match_id"], str(row["user_id"])].append(row["move"])
        accepted, unsure = load.came("accepted"), load.came("heard before", "unheard", "refused")
        found.lost = sum(not struck_out(written[match, user], given) for match, user, given in longest_first(accepted))
        for match, user, given in longest_first(unsure):  # nobody told them whether they were heard
            struck_out(written[match, user], given)
        found.twice = sum(map(len, written.values()))
        by_id, looked = {person.id: person for person in self.people}, set[str]()
        for row in await self.db.fetch(SEATS):
            match, person = row["match_id"], by_id[str(row["user_id"])]
            found.cards += abs(len(person.asking.get(match, {})) - int(bool(row["asked"]) and person.by_dm))
            if match not in looked:
                looked.add(match)
                cards = [channel for channel in person.cards.get(match, {}).values() if channel == str(row["channel"])]
                found.cards += abs(len(cards) - 1)
        return found


@asynccontextmanager
async def opened(database: str, people: int, servers: int, lease: int) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hikyaku-")))
        pool = await asyncpg.create_pool(database, min_size=0, max_size=4, timeout=2, connect=Connector())
        stack.callback(pool.terminate)
        sandbox = await stack.enter_async_context(Sandbox(lenient=True))  # all play as fast as the machine can
        cluster = Cluster(sandbox, database, Eyes(pool), folder, lease)
        await cluster.fill(people, servers)
        async with asyncio.TaskGroup() as eyes:
            watching = [eyes.create_task(person.watch()) for person in cluster.people]
            yield cluster
            for each in watching:
                each.cancel()


@asynccontextmanager
async def started(shards: Iterable[Shard]) -> AsyncIterator[list[Shard]]:
    running = list(shards)
    try:
        await asyncio.gather(*(shard.start() for shard in running))
        yield running
    finally:
        await asyncio.gather(*(shard.end() for shard in running))


# Users who see what Discord shows them and click


ANSWERS = ("answer", "+answer")
ASKING = {*ANSWERS, "sure", "+sure", "weigh", "+weigh"}  # some answers are put together in a form
ASKED = "select match_id, user_id from seats where asked = 1 and playing = 1 and user_id > 0 and answers_at is null"
LOOK = 0.7  # seconds between two looks at who is asked
AGAIN = 40  # times that somebody clicks once more who was not heard
TOGETHER = ", "  # between moves that are given at once


@dataclass(frozen=True, slots=True)
class Click:
    """One answer that was pressed, and what came of it: "accepted", "refused", "heard before" or "unheard"."""

    match: str
    user: str
    opened: int
    text: str
    came: str
    said: str = ""


class Client(Watcher):
    """Sees the DMs and the cards of each match as they come and go."""

    def __init__(self, sandbox: Sandbox, id: str, *, dms: bool) -> None:
        super().__init__(sandbox, id)
        self.by_dm = dms
        self.asking: dict[str, dict[str, list[str]]] = defaultdict(dict)  # match, message: the answers on it
        self.cards: dict[str, dict[str, str]] = defaultdict(dict)  # match, message: its channel
        self.shown: dict[str, set[str]] = {}  # message: the matches it is about

    async def _replied(self, clicked: Message, done: Message) -> Message:
        return done  # nobody waits for what may never follow

    def notice(self, event: str, facts: Message) -> None:
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"}:
            for match in self.shown.pop(facts["id"], ()):
                self.asking[match].pop(facts["id"], None)
                self.cards[match].pop(facts["id"], None)
        if event == "MESSAGE_DELETE" or "components" in facts:
            super().notice(event, facts)
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not facts.get("flags", 0) & 64:
            self._index(facts)

    def _index(self, facts: Message) -> None:
        for id in ids(facts):
            verb, match, *_ = id.split("/")
            if verb in ASKING:
                self.asking[match].setdefault(facts["id"], []).append(id)
            elif verb == "text":
                self.cards[match][facts["id"]] = facts["channel_id"]
            else:
                continue
            self.shown.setdefault(facts["id"], set()).add(match)

    def ready(self, match: str) -> bool:
        """There is something to click on."""
        return bool(self.asking.get(match) if self.by_dm else self.cards.get(match))

    async def answer(self, match: str, luck: Random) -> Click | None:
        """None: it was not possible just now, or only by a form."""
        message = await self._panel(match)
        found = [id for verb in ANSWERS for id in ids(message, f"{verb}/{match}/")] if message else []
        if not message or not found:
            return None
        chosen = luck.choice(found)
        return await self._pressed(
            message, chosen, luck.choice(lines(message, chosen))["value"] if chosen[0] == "+" else ""
        )

    async def answer_again(self, click: Click) -> Click:
        """Once more, on what they see now. If they are no longer asked, they were heard the first time."""
        message = await self._panel(click.match) if self.ready(click.match) else None
        if message:
            for id in ids(message, f"answer/{click.match}/{click.opened}/{click.text}"):
                return await self._pressed(message, id)
            for id in ids(message, f"+answer/{click.match}/{click.opened}"):
                if click.text in [line["value"] for line in lines(message, id)]:
                    return await self._pressed(message, id, click.text)
        return replace(click, came="heard before")

    async def _panel(self, match: str) -> Message | None:
        """The DM, or what only they see after a click on the card."""
        if self.by_dm:
            return self.messages.get(max(self.asking[match], key=int))
        card = max(self.cards[match], key=int)
        done = await self.press({"id": card, "channel_id": self.cards[match][card]}, f"hand/{match}/")
        return done.get("message") if done["state"] == "answered" else None

    async def _pressed(self, message: Message, id: str, picked: str = "") -> Click:
        _, match, opened, *rest = id.split("/")
        done = await (self.choose(message, id, picked) if picked else self.press(message, id))
        said = text(done.get("message") or {})
        came = "accepted" if done["state"] == "updated" and "moved on" not in said else "refused"
        unheard = done["state"] in {"waiting", "expired"}
        return Click(match, self.id, int(opened), picked or rest[0], "unheard" if unheard else came, said)


class Load:
    def __init__(self, cluster: Any) -> None:
        self.cluster, self.luck = cluster, Random(1)
        self.by_id: dict[str, Client] = {person.id: person for person in cluster.people}
        self.asked: set[tuple[str, str]] = set()
        self.busy: set[tuple[str, str]] = set()
        self.clicks: list[Click] = []
        self.twice = 0  # clicks that had to be made again

    def came(self, *how: str) -> Counter[tuple[str, str, str]]:
        return Counter((each.match, each.user, each.text) for each in self.clicks if each.came in how)

    @asynccontextmanager
    async def clicking(self, rate: float) -> AsyncIterator[None]:
        """Meanwhile users click at random moments, so many a second, whatever happens and however long it takes."""
        ended = asyncio.Event()

        async def look() -> None:
            while not ended.is_set():
                rows = await self.cluster.db.fetch(ASKED)
                self.asked = {(row["match_id"], str(row["user_id"])) for row in rows}
                await asyncio.sleep(LOOK)

        async def click() -> None:
            while not ended.is_set():
                tasks.create_task(self.one())
                await asyncio.sleep(random.expovariate(rate))

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(look())
            tasks.create_task(click())
            try:
                yield
            finally:
                ended.set()

    async def one(self) -> None:
        """Somebody who is asked, and has it before them, answers."""
        waiting = sorted(self.asked - self.busy)
        for key in self.luck.sample(waiting, min(40, len(waiting))):
            if self.by_id[key[1]].ready(key[0]):
                return await self.answered(key)
        return None

    async def answered(self, key: tuple[str, str]) -> None:
        match, user = key
        self.busy.add(key)
        try:
            click = await self.by_id[user].answer(match, self.luck)
            if click and click.came == "unheard":
                click = await self.again(click)
        except Refusal:  # what they clicked has just gone
            click = None
        finally:
            self.busy.discard(key)
        if click:
            self.clicks.append(click)
        if not click or click.came != "refused":  # somebody who is told to try again does
            self.asked.discard(key)

    async def again(self, click: Click) -> Click:
        self.twice += 1
        for _ in range(AGAIN):
            try:
                if (now := await self.by_id[click.user].answer_again(click)).came != "unheard":
                    return now
            except Refusal:
                pass  # the DM is just being deleted
            await asyncio.sleep(0.5)
        return click


def longest_first(given: Counter[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    return sorted(given.elements(), key=lambda each: -each[2].count(TOGETHER))


def struck_out(moves: list[str], given: str) -> bool:
    """Whether an answer is among these moves of one player, in the order of the record; it's removed from them.

    An answer may be several moves, of which all but the first are written without their kind (`engine.core.Together`).
    """
    first, *later = given.split(TOGETHER)
    for at, move in enumerate(moves):
        after = moves[at + 1 : at + 1 + len(later)]
        if move == first and [each.partition(" ")[2] or each for each in after] == later:
            del moves[at : at + 1 + len(later)]
            return True
    return False
