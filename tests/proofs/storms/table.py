"""One match in a sandbox whose weather can be ordered: its people, how it stands in truth, and what everybody sees."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import discord

from bot import point_at
from cogs.client import Hikyaku
from cogs.process.memory import keep_the_collector_away
from dojo.dojo import Dojo
from engine.games import GAMES
from sandbox.acts import Act
from sandbox.people import Person
from sandbox.server import Sandbox
from sandbox.slash import Counter
from storage.store import Store
from tests.e2e.world import ids, parts, text

TOKEN = "storms-token-of-the-bot"
NAMES = ("Aiko", "Bruno", "Chloe", "Dai")
ANSWERS = ("answer/", "sure/", "weigh/", "+answer/", "+sure/", "+weigh/")
IN_TIME = 3.1  # seconds: Discord waits no longer
CLICKS = 8  # to put an answer together
PATIENCE = 90.0  # seconds until whatever should come has come
TOLD = {"updated", "answered"}
Message = dict[str, Any]


@dataclass
class Weather:
    """A sandbox, the bot, and the people; all matches of a run are played here."""

    sandbox: Sandbox
    store: Store
    dojo: Dojo
    database: Path
    people: dict[str, Person] = field(default_factory=dict)
    guild: int = 0
    general: int = 0
    patience: float = PATIENCE
    log: list[str] = field(default_factory=list)  # events
    bot: Hikyaku = field(init=False)

    @property
    def world(self) -> Any:
        return self.sandbox.world

    @property
    def faults(self) -> Any:
        return self.sandbox.desk.faults

    @property
    def refused(self) -> int:
        """What Discord counts against a bot, and 404."""
        statuses = self.sandbox.desk.journal.statuses
        return sum(statuses[status] for status in (401, 403, 404, 429))

    def found(self) -> None:
        for name in NAMES:
            self.people[name] = self.world.people.arrive(name, "en-GB")
        guild = self.world.open_server("Dojo", [person.id for person in self.people.values()], ["general"])
        self.guild, self.general = guild.id, guild.channel_ids[0]

    def new_channel(self) -> None:
        """Where the one before is no more."""
        self.general = self.world.create_channel(self.guild, "another").id

    async def until(self, look: Callable[[], Awaitable[Any]], what: str) -> Any:
        end = time.monotonic() + self.patience
        while True:
            if found := await look():
                return found
            assert time.monotonic() < end, f"in vain: {what}"
            await asyncio.sleep(0.02)

    async def quiet(self) -> None:
        """Until the courier has nothing left to tell."""

        async def silent() -> bool:
            return await self.dojo.outbox.next_at() is None

        await self.until(silent, "the courier has not come to an end")

    # What people do

    async def done(self, act: Act) -> Act:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(IN_TIME):
                await act.answered.wait()
        return act

    async def press(self, person: Person, message: Message, custom_id: str) -> Act | None:
        """None where it has just gone."""
        known = self.world.messages.get(int(message["channel_id"]), {}).get(int(message["id"]))
        if known is None:
            return None
        try:
            if custom_id.startswith("+"):
                [options] = [part["options"] for part in parts(message) if part.get("custom_id") == custom_id]
                values = [Random(len(options)).choice(options)["value"]]
                return await self.done(self.sandbox.desk.deeds.choose(person, known, custom_id, values))
            return await self.done(self.sandbox.desk.deeds.press(person, known, custom_id))
        except Exception as gone:
            if type(gone).__name__ != "Refused":
                raise
            return None  # another card has taken its place

    async def run(self, person: Person, name: str, **options: Any) -> Act:
        place = self.world.channels.get(self.general) or self.world.get_dm_channel(person.id)
        invocation = Counter(self.world, person, place).invoke(name, options)
        return await self.done(self.sandbox.desk.deeds.command(person, place, invocation))

    def shown(self, act: Act | None) -> Message:
        """What the bot has answered; nothing while it has not."""
        told = self.sandbox.desk.sight.act(act) if act else {}
        found: Message = told.get("message") or {}
        return found

    def state(self, act: Act | None) -> str:
        return self.world.acts.state(act) if act else "gone"

    def see(self, person: Person, channel: int) -> list[Message]:
        place = self.world.channels.get(channel)
        return self.sandbox.desk.sight.messages(person, place, 100) if place else []

    def dms(self, person: Person) -> list[Message]:
        dms = self.sandbox.desk.sight.dms(person)
        return self.see(person, int(dms[0]["id"])) if dms else []

    # How it stands in truth

    def moves(self, match: str) -> int:
        """Answers of people that are written down."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            asked = "select count(*) from moves where match_id = ? and ply > 0 and hand = 'player'"
            return int(database.execute(asked, (match,)).fetchone()[0])


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Weather]:
    async with AsyncExitStack() as things:
        sandbox = Sandbox(TOKEN)
        await sandbox.start()
        things.push_async_callback(sandbox.stop)
        store = await things.enter_async_context(await Store.open(str(folder / "matches.db")))
        dojo = Dojo(store, GAMES, sandbox.world.clock.milliseconds, computer_seconds=0, hold_seconds=0)
        weather = Weather(sandbox, store, dojo, folder / "matches.db")
        weather.found()
        await things.enter_async_context(dojo.running())
        before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
        point_at(sandbox.address)
        weather.bot = Hikyaku(dojo)
        serving = asyncio.create_task(weather.bot.start(TOKEN))
        try:
            await weather.bot.connected.wait()
            await weather.bot.wait_until_ready()
            keep_the_collector_away()
            yield weather
        finally:
            weather.faults.clear()
            await weather.bot.close()
            with contextlib.suppress(asyncio.CancelledError):
                await serving
            discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


class Match:
    """A match, its players, and how many of their answers were taken."""

    def __init__(self, weather: Weather, id: str, people: list[Person], dice: Random) -> None:
        self.weather, self.id, self.people, self.dice = weather, id, people, dice
        self.away: set[int] = set()
        self.taken = 0  # answers of which a player was told that they count
        self.unknown = 0  # presses whose answer never came: they may count or not

    async def table(self) -> Any:
        return await self.weather.dojo.referee.table(self.id)

    async def place(self) -> int:
        table = await self.table()
        return int(table.thread or table.channel)

    async def over(self) -> bool:
        return bool((await self.table()).status == "over")

    async def cards(self) -> list[Message]:
        """The cards of this match that have buttons, where it is shown."""
        seen = self.weather.see(self.people[0], await self.place())
        return [each for each in seen if ids(each, f"text/{self.id}/") and not each["flags"] & 64]

    def asking(self, person: Person, opened: int | None = None) -> list[Message]:
        """Letters that ask this person something in this match; with `opened`: the question put at that ply."""
        found = []
        for dm in self.weather.dms(person):
            open_now = [id for verb in ANSWERS for id in ids(dm, f"{verb}{self.id}/")]
            if open_now and (opened is None or any(id.split("/")[2] == str(opened) for id in open_now)):
                found.append(dm)
        return found

    async def panel(self, person: Person) -> Message | None:
        """A letter, the panel behind My hand, or /hand: wherever this person can answer."""
        table = await self.table()
        seat = table.seat_of(person.id)
        if dms := self.asking(person, table.opened(seat)):
            return dms[-1]
        for card in await self.cards():
            shown = self.weather.shown(await self.weather.press(person, card, f"hand/{self.id}/"))
            if any(ids(shown, f"{verb}{self.id}/") for verb in ANSWERS):
                return shown
        shown = self.weather.shown(await self.weather.run(person, "hand", match=self.id))
        return shown if any(ids(shown, f"{verb}{self.id}/") for verb in ANSWERS) else None

    async def move(self) -> bool:
        """Whoever is asked answers, or tries to; whether somebody was told that it counts."""
        table = await self.table()
        asked = [player.id for seat, player in enumerate(table.players) if seat in table.asked]
        asked = [id for id in asked if id not in self.away]
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
            chosen = self.dice.choice(given if given and (left < 3 or self.dice.random() < 0.6) else given + forms)
            act = await self.weather.press(person, panel, chosen)
            done = await self.judged(chosen, act)
            if done is not None:
                return done
            panel = self.weather.shown(act)
        return False

    async def judged(self, chosen: str, act: Act | None) -> bool | None:
        """Whether the answer counts; None if one more click is needed."""
        state, shown = self.weather.state(act), self.weather.shown(act)
        counts = chosen.lstrip("+").startswith("answer/")
        if state not in TOLD:
            self.unknown += counts and state != "gone"
            return False
        if not counts:
            return None if any(ids(shown, f"{verb}{self.id}/") for verb in ANSWERS) else False
        if state == "updated" and "moved on" not in text(shown):
            self.taken += 1
            return True
        return False


async def begun(weather: Weather, game: str, dice: Random, *names: str) -> Match:
    """People open a lobby, join, want letters and start, as on any fine day."""
    people = [weather.people[name] for name in (names or NAMES)[: min(GAMES[game].seats)]]
    host, *others = people
    lobby = weather.shown(await weather.run(host, "play", game=game, **OPTIONS.get(game, {})))
    match = ids(lobby, "join/")[0].split("/")[1]
    for person in others:
        await weather.press(person, lobby, f"join/{match}/")
    await weather.until(lambda: all_wish(weather, people, match), "nobody was asked about letters")
    lobby = next(each for each in weather.see(host, weather.general) if each["id"] == lobby["id"])
    await weather.press(host, lobby, f"start/{match}/")
    found = Match(weather, match, people, dice)
    await weather.until(found.cards, "no board has come")
    return found


OPTIONS: dict[str, dict[str, str]] = {"kengo": {"options": "rounds=3"}}


async def all_wish(weather: Weather, people: list[Person], match: str) -> bool:
    """Each says yes to the offer of letters, once it is there."""
    for person in people:
        if weather.dms(person) and (await weather.dojo.people.preferences(person.id)).notices == "dm":
            known = await weather.store.read.person(id=person.id)
            if known and known["dm"] and not known["closed"]:
                continue
        offers = [each for each in weather.see(person, weather.general) if ids(each, f"letters/{match}/")]
        if not offers:
            return False
        await weather.press(person, offers[-1], f"letters/{match}/")
    return True
