"""Matches of all games are played while Discord fails in every way it can.

Afterwards every answer of which its player was told is written once, there is one board and one DM for each question or
a call in its place, and the match goes on to its end.
"""

import asyncio
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bench.client import ids, text
from engine.core import MatchOver
from engine.games import GAMES
from sandbox.traffic.faults import Fault
from sandbox.world.people import Person
from tests.proofs import Figure
from tests.proofs.storms.broken_builds import IN_STORMS, broken
from tests.proofs.storms.harness import ROUND, Harness, Log, Match, begun, logging_to, opened

IMPATIENT, CHANCES, IN_CONTROL = 3.0, 6, 8  # of a broken build: seconds to settle, matches, moves in each
GUARDED = {"permissions taken and given back", "the bot sent away and let in again", "the channel deleted"}
AT_MOST = 9  # requests refused in them, however long they last: each place of a match is tried once
MOVES = {"short": 2, "full": 3}  # tried in each storm
AFTER_MOVE = 0.25  # seconds after each, in which its notices are sent
LAST = 600  # moves until a match has to be over
FAR_BELOW = 1_000  # refused requests in the whole run, of the 10,000 in ten minutes that Discord allows


@dataclass
class Season:
    """One storm after another, in a match of each game. In a control no match is played to its end."""

    harness: Harness
    tries: int
    luck: Random
    control: bool = False
    storms: Counter[str] = field(default_factory=Counter)
    played: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    worst: tuple[str, int] = ("", 0)  # the storm in which most was refused

    async def play(self, games: list[str], names: list[str]) -> None:
        log = Log()
        log.events = self.harness.log
        with logging_to(log):
            for game in games:
                await self.through(game, names)
        self.troubles = [line for line in log.troubles if "Traceback" in line]

    async def through(self, game: str, names: list[str]) -> None:
        match: Match | None = None
        for name in names:
            if match is None or await match.over():
                match = await begun(self.harness, game, self.luck)
                self.played.append(match.id)
            await self.rage(match, name, game)
        if match and not self.control:
            for _ in range(LAST):
                if await match.over():
                    break
                await match.move()
            else:
                self.fault(f"{game}: the match cannot be played to its end")
            await self.look(match, f"{game}, the end")

    async def rage(self, match: Match, name: str, game: str) -> None:
        """Moves are tried in the storm. After it everything is checked."""
        before, began = self.harness.refused, time.monotonic()
        try:
            async with STORMS[name](match):
                for _ in range(self.tries):
                    if not await match.over():
                        await match.move()
                    await asyncio.sleep(AFTER_MOVE)
        except AssertionError as wrong:
            self.fault(f"{game}, {name}: {wrong}")
        refused = self.harness.refused - before
        if name in GUARDED and refused > AT_MOST:
            self.fault(f"{game}, {name}: {refused} requests were refused, though it was known that they would be")
        self.worst = max(self.worst, (name, refused), key=lambda each: each[1])
        self.storms[name] += 1
        await self.look(match, f"{game}, {name}")
        sys.stderr.write(
            f"storms: {game}, {name}: {match.taken} taken, {refused} refused, {time.monotonic() - began:.1f} s, "
            f"{len(self.faults)} faults\n"
        )

    async def look(self, match: Match, where: str) -> None:
        async def settled() -> bool:
            return not await unsettled(match)

        try:
            await self.harness.quiet()
            await self.harness.until(settled, "it never settled")
        except AssertionError as vain:
            self.fault(f"{where}: {vain}: {await unsettled(match)}")
        written = self.harness.moves(match.id)
        if not match.taken <= written <= match.taken + match.unknown:
            self.fault(f"{where}: {match.taken} answers were taken, {match.unknown} unknown, {written} are written")
        match.unknown -= max(0, written - match.taken)
        match.taken = written

    def fault(self, what: str) -> None:
        sys.stderr.write(f"FAULT {what}\n")
        self.faults.append(what)


async def weathered(size: str) -> tuple[list[Figure], list[str]]:
    """In the short form one game, and no storm that takes long."""
    full = size == "full"
    names = [name for name in STORMS if full or name not in SLOW]
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as harness:
            season = Season(harness, MOVES[size], Random(3))
            await season.play([*GAMES][: None if full else 1], names)
            figures = figures_of(season, harness)
            harness.patience = IMPATIENT
            return figures, [build for build in IN_STORMS if await found_out(harness, build)]


async def found_out(harness: Harness, build: str) -> bool:
    """A broken build is played in the storm in which it fails, until it is seen.

    The faults fall alike each time, so that only another number of moves ends with another one.
    """
    storm, breaking = IN_STORMS[build]
    with broken(*breaking):
        for seed in range(CHANCES):
            harness.general = harness.world.create_channel(harness.guild, "another").id
            season = Season(harness, IN_CONTROL - seed, Random(seed), control=True)
            await season.play([next(iter(GAMES))], [storm])
            if season.faults:
                return True
    return False


def figures_of(season: Season, harness: Harness) -> list[Figure]:
    name, most = season.worst
    faults, refused = season.faults, harness.refused
    return [
        Figure("storms", season.storms.total(), note=f"{len(season.storms)} kinds"),
        Figure("matches, each played to its end", len(season.played)),
        Figure("answers written", sum(map(harness.moves, season.played))),
        Figure("answers, boards and DMs lost or doubled", len(faults), "0", not faults, "; ".join(faults[:2])),
        Figure("unexpected errors in the log", len(season.troubles), "0", not season.troubles),
        Figure("requests", sum(harness.sandbox.services.journal.statuses.values())),
        Figure("refused (401, 403, 404, 429)", refused, f"< {FAR_BELOW:,}", refused < FAR_BELOW,
               f"Discord allows 10,000 in ten minutes; most, {most}, in: {name}"),
    ]  # fmt: skip


# The storms: each is a context in which moves are made


MANY = 10_000
TRIES = 40
AT_ONCE = 8  # deliveries under way when the breaker opens
HALF_A_DAY = 12 * 3600.0
OURS = "/(channels|webhooks|interactions|users)/"
SENDING = "/channels/[0-9]+/messages"
REFUSALS = (50007, 50278, 50001)

Raging = Callable[[Match], AsyncIterator[None]]
STORMS: dict[str, Callable[[Match], AbstractAsyncContextManager[None]]] = {}
SLOW = {
    "threads locked: 50083",
    "DMs to newcomers: too_fast",
    "DMs to newcomers: limited",
    "a session that is lost",
    "a connection that has died",
    "timeouts",
    "interactions too late",
}  # not in CI


def storm(name: str) -> Callable[[Raging], Raging]:
    def put_down(raging: Raging) -> Raging:
        STORMS[name] = asynccontextmanager(raging)
        return raging

    return put_down


def failing(name: str, *faults: dict[str, Any], **orders: Any) -> None:
    """Meanwhile these requests fail, and these interactions are late, doubled or reordered."""

    @storm(name)
    async def raging(match: Match) -> AsyncIterator[None]:
        desk = match.harness.faults
        desk.requests += [Fault(**{"method": "*", "path": OURS, "times": MANY, **fault}) for fault in faults]
        for order, value in orders.items():
            setattr(desk, order, value)
        try:
            yield
        finally:
            desk.clear()


failing("429 of a route", {"method": "POST", "path": SENDING, "share": 0.5, "retry_after": 0.4, "times": 40})
failing("429 of the whole bot", {"share": 0.3, "retry_after": 0.6, "scope": "global", "times": 20})
failing("500, 502 and 503", *({"share": 0.12, "status": status} for status in (500, 502, 503)))
failing("timeouts", {"share": 0.15, "delay": 3.5})
failing("dropped connections", {"share": 0.2, "drop": True}, {"share": 0.15, "after": True})
failing("no message gets through", {"method": "POST", "path": SENDING, "share": 0.7, "drop": True})
failing("answers lost", {"method": "POST", "path": SENDING, "share": 0.5, "after": True})
failing("interactions twice", duplicated=MANY)
failing("interactions late", late=6, seconds=1.5)
failing("interactions too late", late=4, seconds=3.3)
failing("interactions out of order", reordered=2)


def disturbing(name: str, disturb: Callable[[Any], Any], seconds: float = 0.3) -> None:
    """The gateway is disturbed again and again."""

    @storm(name)
    async def raging(match: Match) -> AsyncIterator[None]:
        async def rage() -> None:
            while True:
                if asyncio.iscoroutine(told := disturb(match.harness.sandbox.gateway)):
                    await told
                await asyncio.sleep(seconds)

        raging = asyncio.create_task(rage())
        try:
            yield
        finally:
            raging.cancel()
            await heard(match.harness)


async def heard(harness: Harness) -> None:
    """Until the bot is connected again."""

    async def online() -> bool:
        return harness.sandbox.gateway.online

    await harness.until(online, "the bot has not come back")
    await asyncio.sleep(0.2)


disturbing("a connection that is cut", lambda gateway: gateway.cut(), 0.7)
disturbing("a connection that is closed", lambda gateway: gateway.hang_up(4000), 0.7)
disturbing("a bot that shall reconnect", lambda gateway: gateway.ask_to_reconnect(), 0.7)
disturbing("a session that is invalid, and can be resumed", lambda gateway: gateway.invalidate(True), 0.7)
disturbing("a session that is lost", lambda gateway: gateway.invalidate(False), 20)


@storm("a connection that has died")
async def dead(match: Match) -> AsyncIterator[None]:
    """Heartbeats are no longer answered: the bot notices, gives the connection up, and resumes."""
    gateway, bot = match.harness.sandbox.gateway, match.harness.bot
    gateway.heartbeat = 500
    gateway.cut()
    await heard(match.harness)
    for shard in bot.shards.values():
        shard._parent.ws._keep_alive.heartbeat_timeout = 2  # of sixty seconds
    gateway.fall_silent()
    before = gateway.sockets
    yield
    gateway.heartbeat = 41250

    async def another() -> bool:
        return bool(gateway.sockets) and gateway.sockets != before

    await match.harness.until(another, "the dead connection was not given up")


@storm("DMs and boards deleted")
async def swept(match: Match) -> AsyncIterator[None]:
    world = match.harness.world
    for card in await match.cards():
        world.delete_message(int(card["channel_id"]), int(card["id"]))
    for person in match.people:
        for dm in match.asking(person):
            world.delete_message(int(dm["channel_id"]), int(dm["id"]))
    yield


@storm("the thread deleted")
async def threadless(match: Match) -> AsyncIterator[None]:
    thread = match.harness.world.channels.get(await match.place())
    if thread is not None and thread.is_thread:
        match.harness.world.delete_channel(thread.id)
    yield


@storm("DMs refused in the middle")
async def unwritten(match: Match) -> AsyncIterator[None]:
    """They are told in the thread, but never what the DM would have said. Then they accept DMs again."""
    person = match.people[0]
    person.dms_open, person.dm_refusal = False, match.luck.choice(REFUSALS)
    try:
        yield
    finally:
        person.dms_open = True
        known = await match.harness.store.read.person(id=person.id)
        if known and known["dm_closed"]:
            seen = match.harness.see(person, await match.place())
            assert any("can't save" in text(each) or f"<@{person.id}>" in text(each) for each in seen), (
                "nobody was told"
            )
            await match.harness.dojo.people.dm_open(person.id)  # as with a press on **Yes, by DM**


@storm("permissions taken and given back")
async def silenced(match: Match) -> AsyncIterator[None]:
    harness = match.harness
    place = harness.world.channels[await match.place()]
    harness.world.deny_bot(place.permission_channel_id(), ["send_messages", "send_messages_in_threads"])
    yield
    harness.world.deny_bot(place.permission_channel_id(), [])
    await asyncio.sleep(0.2)


@storm("the bot sent away and let in again")
async def banished(match: Match) -> AsyncIterator[None]:
    guild = match.harness.world.guilds[match.harness.guild]
    match.harness.world.send_bot_away(guild)
    yield
    match.harness.world.invite_bot(guild)
    await asyncio.sleep(0.5)


def locked(code: int) -> None:
    """The match goes on elsewhere."""

    @storm(f"threads locked: {code}")
    async def locking(match: Match) -> AsyncIterator[None]:
        world = match.harness.world
        world.rules.locked = code
        world.deny_bot(match.harness.general, ["manage_threads"])
        await thread_state(match, locked=True)
        yield
        await thread_state(match, locked=False)
        world.deny_bot(match.harness.general, [])


locked(160005)
locked(50083)


@storm("threads archived")
async def archived(match: Match) -> AsyncIterator[None]:
    await thread_state(match, archived=True)
    yield


async def thread_state(match: Match, **state: bool) -> None:
    table, world = await match.table(), match.harness.world
    thread = world.channels.get(table.thread or table.lobby_message or 0)
    if thread is not None and thread.is_thread:
        world.edit_channel(thread.id, {}, thread_metadata={"archive_timestamp": world.now_iso(), **state})


def newcomers(opening: str) -> None:
    """Who was never written to can't be, until the bot is started again: they are called in the thread."""

    @storm(f"DMs to newcomers: {opening}")
    async def meeting(match: Match) -> AsyncIterator[None]:
        harness = match.harness
        harness.world.rules.dms = opening
        people = [harness.arrive(f"Newcomer {len(harness.people)}") for _ in match.people]
        lobby = await harness.lobby((await match.table()).game.key, *people)
        await harness.dojo.lobbies.start(lobby.id, people[0].id)
        other = Match(harness, lobby.id, people, match.luck)

        async def settled() -> bool:
            return not await unsettled(other)

        try:
            yield
            assert await other.move(), "nobody can answer in a match of newcomers"
            await harness.until(settled, "newcomers were not called")
            await harness.dojo.referee.resign(lobby.id, people[0].id)
        except AssertionError as vain:
            raise AssertionError(f"{vain}: {await unsettled(other)}") from None
        finally:
            harness.world.rules.dms = "open"
            await harness.restart()


for each in ("too_fast", "quarantine", "limited"):
    newcomers(each)


@storm("a restart while people play")
async def restarted(match: Match) -> AsyncIterator[None]:
    restarting = asyncio.create_task(match.harness.restart())
    yield
    await restarting


@storm("Discord's own limits")
async def limited(match: Match) -> AsyncIterator[None]:
    """And each request takes a quarter of a second."""
    rules, faults = match.harness.world.rules, match.harness.faults
    rules.limits = True
    faults.requests.append(Fault("*", OURS, times=MANY, delay=0.25))
    yield
    rules.limits = False
    faults.clear()


@storm("everything refused")
async def refused(match: Match) -> AsyncIterator[None]:
    """The circuit breaker opens, and closes by itself."""
    circuit_breaker, faults = match.harness.bot.circuit_breaker, match.harness.faults
    sound = circuit_breaker.most, circuit_breaker.few, circuit_breaker.window
    circuit_breaker.most, circuit_breaker.few, circuit_breaker.window = 4, 2, 6.0  # of 1,000, 500 and ten minutes
    circuit_breaker.refused.clear()
    before, beginning = match.harness.refused, len(match.harness.log)
    faults.requests.append(Fault("*", "/channels", times=MANY, status=403))
    try:
        for _ in range(TRIES):  # in addition to all other notices
            for seat in range(len(match.people)):
                await match.harness.dojo.outbox.add(match.id, "board", number=0)
                await match.harness.dojo.outbox.add(match.id, "hand", seat)
            await asyncio.sleep(0.1)
            if circuit_breaker.on:
                break
        yield
        sent = match.harness.refused - before
        assert sent <= circuit_breaker.most + AT_ONCE, f"{sent} requests were refused"
        opened = circuit_breaker.on or "circuit breaker open" in match.harness.log[beginning:]
        assert opened or await match.over(), "the circuit breaker did not open"  # after the end little is sent
    finally:
        faults.clear()
        circuit_breaker.most, circuit_breaker.few, circuit_breaker.window = sound
        circuit_breaker.refused.clear()


@storm("a player leaves the server")
async def left(match: Match) -> AsyncIterator[None]:
    """Their clock runs out and a computer stands in. Somebody else takes the seat. They may come back."""
    harness, gone = match.harness, match.people[-1]
    harness.world.remove_member(harness.guild, gone.id)
    match.away.add(gone.id)
    yield
    try:
        await harness.until(lambda: replaced(match, gone.id), "nobody stands in for who has left")
        with suppress(MatchOver):  # the computer that stands in may have made the last move
            await taken_over(match, gone.id)
    finally:
        match.away.discard(gone.id)
        harness.world.add_member(harness.guild, gone.id, announce=True)


async def replaced(match: Match, gone: int) -> bool:
    """The others answer, and time passes, until a computer stands in."""
    table = await match.table()
    if match.harness.world.channels.get(table.thread or table.channel) is None or table.status == "over":
        return True
    if table.seat_of(gone) in table.standins:
        return True
    if not await match.move():
        match.harness.world.clock.advance(HALF_A_DAY)
        await asyncio.sleep(3 * ROUND)
    return False


async def taken_over(match: Match, gone: int) -> None:
    """By a user who sees the card in the thread, once the seat is no longer kept. The others agree."""
    harness = match.harness
    harness.world.clock.advance(2 * HALF_A_DAY)
    free = [person for person in harness.people.values() if person.id not in {each.id for each in match.people}]
    table = await match.table()
    seat = table.seat_of(gone)

    async def offered() -> Any:
        if await match.over():
            raise MatchOver
        seen = harness.see(free[0], await match.place())
        return next((each for each in reversed(seen) if ids(each, f"seat/{match.id}/{seat}")), None)

    card = await harness.until(offered, "the seat is offered to nobody")
    await harness.press(free[0], card, f"seat/{match.id}/{seat}")
    for person in match.people:
        if person.id != gone and table.find_seat(person.id) not in (await match.table()).standins:
            await match.harness.dojo.substitutes.admit(match.id, person.id, seat, free[0].id, agrees=True)
    assert (await match.table()).players[seat].id == free[0].id, "the seat was not taken"
    match.people[-1] = free[0]


@storm("the channel deleted")
async def homeless(match: Match) -> AsyncIterator[None]:
    """It goes on in DMs."""
    world = match.harness.world
    if match.harness.general in world.channels:
        world.take_down(world.channels[match.harness.general])
    yield
    match.harness.new_channel()


# Whether all is well


async def unsettled(match: Match) -> list[str]:
    """What should be otherwise: there is one card, one DM for each question, and none for what is over."""
    table, found = await match.table(), []
    cards = await match.cards()
    in_place = (table.thread or table.channel) in match.harness.world.channels
    if in_place and [int(card["id"]) for card in cards] != [table.card]:
        found.append(f"{len(cards)} cards with buttons, of which {table.card} should be one")
    called = set(re.findall(r"<@(\d+)>", text(cards[-1]))) if in_place and cards and table.status == "playing" else None
    if called is not None and not {str(table.players[seat].id) for seat in table.asked} <= called:
        found.append("the board does not say whose turn it is")
    for seat, player in enumerate(table.players):
        person = next((each for each in match.people if each.id == player.id), None)
        if person is None or person.id in match.away:
            continue
        expected = int(seat in table.asked and table.status == "playing" and player.dm == "yes")
        dms, current = match.asking(person), match.asking(person, table.opened(seat))
        excused = in_place and await called_instead(match, person)
        if len(dms) > expected or (len(current) < expected and not excused):
            found.append(f"{person.name} has {len(dms)} DMs that ask, {len(current)} of them now, not {expected}")
    return found


async def called_instead(match: Match, person: Person) -> bool:
    """Since the board that asked, because Discord refused the DM."""
    board, call = (await match.table()).card or 0, f"<@{person.id}>, it's your move. I can't send you a DM"
    seen = match.harness.see(person, await match.place())
    return any(int(message["id"]) > board and call in text(message) for message in seen)
