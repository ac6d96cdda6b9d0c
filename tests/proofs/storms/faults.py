"""Storms: what goes wrong while people play, and how it ends. Each is entered, moves are made in it, and it is left."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from sandbox.faults import Fault
from tests.e2e.world import ids, text
from tests.proofs.storms.harness import Match, Weather

MANY = 10_000
TRIES = 40
AT_ONCE = 8  # deliveries that are under way when the brake is put on
HALF_A_DAY = 12 * 3600.0
OURS = "/(channels|webhooks|interactions|users)/"
SENDING = "/channels/[0-9]+/messages"

Storm = Callable[[Match], AbstractAsyncContextManager[None]]
STORMS: dict[str, Storm] = {}
SLOW = {"a session that is lost", "a line that has died", "timeouts", "interactions too late"}  # not in CI


def storm(name: str) -> Callable[[Storm], Storm]:
    def put_down(each: Storm) -> Storm:
        STORMS[name] = each
        return each

    return put_down


def failing(name: str, *faults: dict[str, Any], **orders: Any) -> None:
    """While it lasts these requests fail, and these interactions go astray."""

    @storm(name)
    @asynccontextmanager
    async def raging(match: Match) -> AsyncIterator[None]:
        desk = match.weather.faults
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
    @asynccontextmanager
    async def raging(match: Match) -> AsyncIterator[None]:
        async def rage() -> None:
            while True:
                if asyncio.iscoroutine(told := disturb(match.weather.sandbox.gateway)):
                    await told
                await asyncio.sleep(seconds)

        raging = asyncio.create_task(rage())
        try:
            yield
        finally:
            raging.cancel()
            await heard(match.weather)


async def heard(weather: Weather) -> None:
    """Until the bot is back on the line."""

    async def online() -> bool:
        return weather.sandbox.gateway.online

    await weather.until(online, "the bot has not come back")
    await asyncio.sleep(0.2)


disturbing("a line that is cut", lambda gateway: gateway.cut(), 0.7)
disturbing("a line that is closed", lambda gateway: gateway.hang_up(4000), 0.7)
disturbing("a bot that shall reconnect", lambda gateway: gateway.ask_to_reconnect(), 0.7)
disturbing("a session that is invalid, and can be resumed", lambda gateway: gateway.invalidate(True), 0.7)
disturbing("a session that is lost", lambda gateway: gateway.invalidate(False), 20)


@storm("a line that has died")
@asynccontextmanager
async def dead(match: Match) -> AsyncIterator[None]:
    """No answer to a heartbeat any more: it is noticed, given up and resumed."""
    gateway, bot = match.weather.sandbox.gateway, match.weather.bot
    gateway.heartbeat = 500
    gateway.cut()
    await heard(match.weather)
    for shard in bot.shards.values():
        shard._parent.ws._keep_alive.heartbeat_timeout = 2  # of sixty seconds
    gateway.fall_silent()
    before = gateway.sockets
    yield
    gateway.heartbeat = 41250

    async def another() -> bool:
        return bool(gateway.sockets) and gateway.sockets != before

    await match.weather.until(another, "the dead line was not given up")


@storm("letters and boards deleted")
@asynccontextmanager
async def swept(match: Match) -> AsyncIterator[None]:
    world = match.weather.world
    for card in await match.cards():
        world.delete_message(int(card["channel_id"]), int(card["id"]))
    for person in match.people:
        for dm in match.asking(person):
            world.delete_message(int(dm["channel_id"]), int(dm["id"]))
    yield


@storm("the thread deleted")
@asynccontextmanager
async def threadless(match: Match) -> AsyncIterator[None]:
    thread = match.weather.world.channels.get(await match.place())
    if thread is not None and thread.is_thread:
        match.weather.world.delete_channel(thread.id)
    yield


@storm("letters refused in the middle")
@asynccontextmanager
async def unwritten(match: Match) -> AsyncIterator[None]:
    """Told quietly in the thread, and never what would have been in the letter; then the door is open again."""
    person = match.people[0]
    person.dms_open = False
    try:
        yield
    finally:
        person.dms_open = True
        known = await match.weather.store.read.person(id=person.id)
        if known and known["closed"]:
            seen = match.weather.see(person, await match.place())
            assert any("cannot write" in text(each) or f"<@{person.id}>" in text(each) for each in seen), (
                "nobody was told"
            )
            await match.weather.dojo.people.dm_open(person.id)  # as with a press on Letters


@storm("permissions taken and given back")
@asynccontextmanager
async def silenced(match: Match) -> AsyncIterator[None]:
    weather = match.weather
    place = weather.world.channels[await match.place()]
    weather.world.deny_bot(place.permission_channel_id(), ["send_messages", "send_messages_in_threads"])
    yield
    weather.world.deny_bot(place.permission_channel_id(), [])
    await asyncio.sleep(0.2)


@storm("the bot sent away and let in again")
@asynccontextmanager
async def banished(match: Match) -> AsyncIterator[None]:
    guild = match.weather.world.guilds[match.weather.guild]
    match.weather.world.send_bot_away(guild)
    yield
    match.weather.world.invite_bot(guild)
    await asyncio.sleep(0.5)


@storm("everything refused")
@asynccontextmanager
async def refused(match: Match) -> AsyncIterator[None]:
    """The brake is put on, and taken off by itself."""
    circuit_breaker, faults = match.weather.bot.circuit_breaker, match.weather.faults
    sound = circuit_breaker.most, circuit_breaker.few, circuit_breaker.window
    circuit_breaker.most, circuit_breaker.few, circuit_breaker.window = 12, 6, 6.0  # of 1,000, 500 and ten minutes
    circuit_breaker.refused.clear()
    before, beginning = match.weather.refused, len(match.weather.log)
    faults.requests.append(Fault("*", "/channels", times=MANY, status=403))
    try:
        for _ in range(TRIES):  # whatever else there is to tell
            for seat in range(len(match.people)):
                await match.weather.dojo.outbox.add(match.id, "board", ply=0)
                await match.weather.dojo.outbox.add(match.id, "hand", seat)
            await asyncio.sleep(0.1)
            if circuit_breaker.on:
                break
        yield
        sent = match.weather.refused - before
        assert sent <= circuit_breaker.most + AT_ONCE, f"{sent} requests were refused"
        assert circuit_breaker.on or "circuit breaker open" in match.weather.log[beginning:], "the brake was not put on"
    finally:
        faults.clear()
        circuit_breaker.most, circuit_breaker.few, circuit_breaker.window = sound
        circuit_breaker.refused.clear()


@storm("a player leaves the server")
@asynccontextmanager
async def left(match: Match) -> AsyncIterator[None]:
    """Their clock runs until a computer stands in; somebody else takes the seat; they may come again one day."""
    weather, gone = match.weather, match.people[-1]
    weather.world.remove_member(weather.guild, gone.id)
    match.away.add(gone.id)
    yield
    try:
        await weather.until(lambda: replaced(match, gone.id), "nobody stands in for who has left")
        if not await match.over():
            await taken_over(match, gone.id)
    finally:
        match.away.discard(gone.id)
        weather.world.add_member(weather.guild, gone.id, announce=True)


async def replaced(match: Match, gone: int) -> bool:
    """The others answer, and time passes, until a computer stands in."""
    table = await match.table()
    if match.weather.world.channels.get(table.thread or table.channel) is None or table.status == "over":
        return True
    if table.seat_of(gone) in table.standins:
        return True
    if not await match.move():
        match.weather.world.clock.advance(HALF_A_DAY)
        await asyncio.sleep(1.2)
    return False


async def taken_over(match: Match, gone: int) -> None:
    """By somebody who sees the card in the thread."""
    weather = match.weather
    free = [person for person in weather.people.values() if person.id not in {each.id for each in match.people}]
    table = await match.table()
    seat = table.seat_of(gone)

    async def offered() -> Any:
        seen = weather.see(free[0], await match.place())
        return next((each for each in reversed(seen) if ids(each, f"seat/{match.id}/{seat}")), None)

    card = await weather.until(offered, "the seat is offered to nobody")
    await weather.press(free[0], card, f"seat/{match.id}/{seat}")
    assert (await match.table()).players[seat].id == free[0].id, "the seat was not taken"
    match.people[-1] = free[0]


@storm("the channel deleted")
@asynccontextmanager
async def homeless(match: Match) -> AsyncIterator[None]:
    """It goes on by letter."""
    world = match.weather.world
    if match.weather.general in world.channels:
        world.take_down(world.channels[match.weather.general])
    yield
    match.weather.new_channel()
