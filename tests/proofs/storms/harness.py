"""The real bot and a sandbox in one event loop, so that we can look into both; and a match as everybody sees it."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import discord

from bench.client import Message, Refusal, ids, lines, seated, text
from bot import point_discord_at
from cogs.client import NOTHING_SAID, Hikyaku, Listing
from cogs.guard.payloads import COMPONENT_TYPES
from cogs.process.memory import freeze_loaded_objects
from dojo.dojo import Dojo
from dojo.ops.loop import LOOPS
from dojo.people.people import Player
from engine.games import GAMES
from sandbox.server import Sandbox
from sandbox.world.people import Person
from sandbox.world.tracked_interactions import TrackedInteraction
from storage.store import Store
from tests.proofs.here import User

TOKEN = "storms-token-of-the-bot"
NAMES = ("Aiko", "Bruno", "Chloe", "Dai")
ANSWERS = ("answer/", "sure/", "weigh/", "+answer/", "+sure/", "+weigh/")
IN_TIME = 3.1  # seconds: Discord waits no longer
CLICKS = 8  # to put an answer together
ROUND = 0.1  # seconds between two looks for deadlines, instead of one second
PATIENCE = 90.0  # seconds until whatever should come has come
COMPONENT = 3  # the type of an interaction
TREE = 1 << 15  # the flag of a message that is a tree of components
SIGILS = tuple(filter(None, COMPONENT_TYPES))
TOLD = {"updated", "answered"}
USUAL = logging.makeLogRecord({}).__dict__.keys() | {"message"}


class Log(logging.Handler):
    """Every line that was logged, with all its facts."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.troubles: list[str] = []
        self.events: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        facts = {name: value for name, value in record.__dict__.items() if name not in USUAL}
        line = f"{self.format(record)} {facts}"
        self.lines.append(line)
        self.events.append(str(record.msg))
        if record.levelno >= logging.ERROR or record.exc_info:
            self.troubles.append(line)


@contextmanager
def logging_to(log: Log) -> Iterator[None]:
    root = logging.getLogger()
    level = root.level
    root.addHandler(log)
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.removeHandler(log)
        root.setLevel(level)


@dataclass
class Harness:
    """A sandbox, the bot, and the users, for all matches of a run."""

    sandbox: Sandbox
    store: Store
    dojo: Dojo
    database: Path
    listing: Listing = NOTHING_SAID
    people: dict[str, Person] = field(default_factory=dict)
    guild: int = 0
    general: int = 0
    patience: float = PATIENCE
    log: list[str] = field(default_factory=list)  # events
    bot: Hikyaku = field(init=False)
    running: AsyncExitStack = field(default_factory=AsyncExitStack)
    note: Callable[[Person, Message], None] | None = None  # what is told of every click that was answered
    users: dict[int, User] = field(default_factory=dict)

    @property
    def world(self) -> Any:
        return self.sandbox.world

    @property
    def faults(self) -> Any:
        return self.sandbox.services.faults

    @property
    def refused(self) -> int:
        """What Discord counts against a bot, and 404s."""
        statuses = self.sandbox.services.journal.statuses
        return sum(statuses[status] for status in (401, 403, 404, 429))

    def found(self) -> None:
        self.people = {name: self.world.people.arrive(name, "en-GB") for name in NAMES}
        guild = self.world.open_server("Dojo", [each.id for each in self.people.values()], ["general", "other"])
        self.guild, self.general = guild.id, guild.channel_ids[0]

    def arrive(self, name: str) -> Person:
        """Somebody new on the server."""
        person = self.people[name] = self.world.people.arrive(name, "en-GB")
        self.world.add_member(self.guild, person.id, announce=True)
        return person

    async def restart(self, **settings: Any) -> None:
        """Start the bot, or end it and start another one."""
        await self.running.aclose()
        self.bot = Hikyaku(self.dojo, listing=self.listing, **settings)
        await self.running.enter_async_context(online(self.bot, self.sandbox))

    def new_channel(self) -> None:
        """In place of one that was deleted."""
        self.general = self.world.create_channel(self.guild, "another").id

    async def until(self, look: Callable[[], Awaitable[Any]], what: str) -> Any:
        end = time.monotonic() + self.patience
        while True:
            if found := await look():
                return found
            assert time.monotonic() < end, f"in vain: {what}"
            await asyncio.sleep(0.02)

    async def quiet(self) -> None:
        async def sent() -> bool:
            return await self.dojo.outbox.next_at() is None

        await self.until(sent, "the courier has not come to an end")

    async def lobby(self, game: str, *people: Person, **order: Any) -> Any:
        """Opened and joined directly in the dojo, by people who want DMs; kept for somebody who is invited."""
        host, *others = (Player(person.id, person.name, locale="en-GB", dm="yes") for person in people)
        where = {"guild": self.guild, "guild_name": "Dojo", "channel": self.general}
        lobby = await self.dojo.lobbies.open(game=game, host=host, seats=min(GAMES[game].seats), **where, **order)
        words = [{"type": 10, "id": 1, "content": f"Lobby {lobby.id}"}]
        card = self.world.create_message(self.general, self.world.bot_user.id, components=words, flags=TREE)
        await self.dojo.lobbies.store_card(lobby.id, card.id)
        await self.dojo.people.wants_dm(lobby.id, host.id, True)
        for player in others:
            lobby = await self.dojo.lobbies.join(lobby.id, player)
            await self.dojo.people.wants_dm(lobby.id, player.id, True)
        return lobby

    # What users do

    def user(self, person: Person) -> User:
        """They click in the channel of all; where that is gone, in a direct message."""
        found = self.users.setdefault(person.id, User(self.sandbox, person, 0))
        general = self.world.channels.get(self.general)
        found.general = (
            general if general and self.world.is_home(general) else self.world.get_dm_channel(person.id)
        ).id
        return found

    async def press(self, person: Person, message: Message, custom_id: str, *values: str) -> Message:
        """A button, or any line of a list. Nothing, if it has just gone or another card has taken its place."""
        user = self.user(person)
        try:
            if custom_id[0] in SIGILS:
                options = [] if values else lines(message, custom_id)
                values = values or (Random(len(options)).choice(options)["value"],)
                return await user.choose(message, custom_id, *values)
            done: Message = await user.press(message, custom_id)
            if self.note:
                self.note(person, done)
            return done
        except Refusal:
            return {"state": "gone"}

    async def run(self, person: Person, name: str, *, at: Any = None, **options: Any) -> Message:
        done: Message = await self.user(person).run(name, at and at.id, **options)
        return done

    async def forge(self, person: Person, channel: Any, custom_id: str, *values: str) -> Message:
        """Send a control that nobody has put there, on a message of ours."""
        kind = COMPONENT_TYPES[custom_id[0] if custom_id[0] in SIGILS else ""]
        control = {"type": kind, "custom_id": custom_id, "id": 1, "min_values": 0, "max_values": 25}
        control |= {"style": 1, "label": "-"} if kind == COMPONENT_TYPES[""] else {}
        control |= {"options": [{"label": each, "value": each} for each in values]} if values else {}
        words = [{"type": 10, "id": 1, "content": "Ground"}]
        ground = self.world.create_message(channel.id, self.world.bot_user.id, components=words, flags=TREE)
        message = self.world.message_of(ground) | {"components": [{"type": 1, "id": 2, "components": [control]}]}
        data = {"custom_id": custom_id, "component_type": kind, "id": 1, "values": [*values]}
        return await self.done(self.sandbox.services.actions.forge(COMPONENT, person, channel, data, message))

    async def done(self, act: TrackedInteraction) -> Message:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(IN_TIME):
                await act.answered.wait()
        return self.sandbox.services.presenter.interaction(act)

    def see(self, person: Person, channel: int) -> list[Message]:
        return self.user(person).on_screen(channel)

    def dms(self, person: Person) -> list[Message]:
        return self.user(person).dms_on_screen()

    # What is stored

    def rows(self, query: str, *values: Any) -> list[Any]:
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            return database.execute(query, values).fetchall()

    def moves(self, match: str) -> int:
        """Answers of people in the record. Several moves given at once are one answer, at one time."""
        asked = "select distinct seat, made_at from moves where match_id = ? and ply > 0 and made_by = 'player'"
        return len(self.rows(asked, match))


@asynccontextmanager
async def opened(folder: Path, listing: Listing = NOTHING_SAID, *, loops: bool = True) -> AsyncIterator[Harness]:
    """Without loops nothing happens by the clock, and every change comes from a click."""
    path, sandbox = folder / "matches.db", Sandbox(TOKEN, lenient=True)  # it is flooded on purpose
    await sandbox.start()
    try:
        async with await Store.open(str(path)) as store:
            dojo = Dojo(store, GAMES, sandbox.world.clock.milliseconds, computer_seconds=0, hold_seconds=0)
            harness = Harness(sandbox, store, dojo, path, listing)
            harness.found()
            async with AsyncExitStack() as stack:
                stack.enter_context(patch.dict(LOOPS, deadlines=ROUND))
                if loops:
                    await stack.enter_async_context(dojo.running())
                async with harness.running:
                    await harness.restart()
                    try:
                        yield harness
                    finally:
                        harness.faults.clear()
    finally:
        await sandbox.stop()


@asynccontextmanager
async def online(bot: Hikyaku, sandbox: Sandbox) -> AsyncIterator[None]:
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(sandbox.address)
    serving = asyncio.create_task(bot.start(sandbox.wire.token))
    try:
        await bot.connected.wait()
        await bot.wait_until_ready()
        freeze_loaded_objects()
        yield
    finally:
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await serving
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


class Match:
    """A match, its players, and how many of their answers were taken."""

    def __init__(self, harness: Harness, id: str, people: list[Person], luck: Random) -> None:
        self.harness, self.id, self.people, self.luck = harness, id, people, luck
        self.away: set[int] = set()
        self.taken = 0  # answers of which a player was told that they count
        self.unknown = 0  # presses whose answer never came: they may count or not

    async def table(self) -> Any:
        return await self.harness.dojo.referee.table(self.id)

    async def place(self) -> int:
        table = await self.table()
        return int(table.thread or table.channel)

    async def over(self) -> bool:
        return bool((await self.table()).status == "over")

    async def cards(self) -> list[Message]:
        """The cards of this match that have buttons, where it is shown."""
        seen = self.harness.see(self.people[0], await self.place())
        public = [each for each in seen if not each["flags"] & 64]
        return [each for each in public if any(ids(each, f"{verb}/{self.id}/") for verb in ("text", "rematch"))]

    def asking(self, person: Person, opened: int | None = None) -> list[Message]:
        """DMs that ask this person something in this match; with `opened`, the question of that ply."""
        found = []
        for dm in self.harness.dms(person):
            open_now = [id for verb in ANSWERS for id in ids(dm, f"{verb}{self.id}/")]
            if open_now and (opened is None or any(id.split("/")[2] == str(opened) for id in open_now)):
                found.append(dm)
        return found

    async def panel(self, person: Person) -> Message | None:
        """A DM, the panel behind My hand, or /hand: wherever this person can answer."""
        table = await self.table()
        seat = table.seat_of(person.id)
        if dms := self.asking(person, table.opened(seat)):
            return dms[-1]
        for card in await self.cards():
            shown = told(await self.harness.press(person, card, f"hand/{self.id}/"))
            if any(ids(shown, f"{verb}{self.id}/") for verb in ANSWERS):
                return shown
        shown = told(await self.harness.run(person, "hand", match=self.id))
        return shown if any(ids(shown, f"{verb}{self.id}/") for verb in ANSWERS) else None

    async def move(self) -> bool:
        """Those who are asked try to answer, until one is told that the answer counts."""
        table = await self.table()
        asked = {table.players[seat].id for seat in table.asked} - self.away
        for person in [each for each in self.people if each.id in asked]:
            panel = await self.panel(person)
            if panel is not None and await self.answer(person, panel):
                return True
        return False

    async def answer(self, person: Person, panel: Message) -> bool:
        for left in reversed(range(CLICKS)):
            given = [id for verb in ("answer", "sure") for id in (*ids(panel, f"{verb}/"), *ids(panel, f"+{verb}/"))]
            forms = [id for verb in ("weigh", "+weigh") for id in ids(panel, f"{verb}/")]
            if not given and not forms:
                return False
            chosen = self.luck.choice(given if given and (left < 3 or self.luck.random() < 0.6) else given + forms)
            done = await self.harness.press(person, panel, chosen)
            counts = self.judged(chosen, done)
            if counts is not None:
                return counts
            panel = told(done)
        return False

    def judged(self, chosen: str, done: Message) -> bool | None:
        """Whether the answer counts; None if one more click is needed."""
        state, shown = done["state"], told(done)
        counts = chosen.lstrip("+").startswith("answer/")
        if state not in TOLD:
            self.unknown += counts and state != "gone"
            return False
        if not counts:
            return None if any(ids(shown, f"{verb}{self.id}/") for verb in ANSWERS) else False
        if "moved on" not in text(shown) and (state == "updated" or "You played" in text(shown)):
            self.taken += 1
            return True
        return False


OPTIONS: dict[str, dict[str, str]] = {"kengo": {"options": "rounds=3"}}


async def begun(harness: Harness, game: str, luck: Random, *names: str) -> Match:
    """Users open a lobby, join, ask for DMs and start."""
    people = [harness.people[name] for name in (names or NAMES)[: min(GAMES[game].seats)]]
    sitting = await seated(tuple(map(harness.user, people)), game, **OPTIONS.get(game, {}))
    return Match(harness, sitting.id, people, luck)


def told(done: Message) -> Message:
    """What the bot has answered; nothing while it has not."""
    return done.get("message") or {}
