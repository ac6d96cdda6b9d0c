"""The courier tells each notice once, however it falls out between looking and delivering."""

import asyncio
from contextlib import asynccontextmanager
from time import monotonic
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.client import Hikyaku
from cogs.notify import kinds
from cogs.notify.courier import AT_ONCE, LOOK_SECONDS, WAITING_SECONDS, Courier, in_groups
from dojo.ops.leases import LEASE
from dojo.outbox import Outbox
from dojo.people.servers import NOWHERE
from storage.store import Store
from tests.dojo.hall import Clock, Hall, until
from tests.storage.databases import new_database


class Told:
    """What was delivered, and for how long each delivery takes."""

    def __init__(self):
        self.notice = []
        self.door = asyncio.Event()
        self.door.set()

    async def __call__(self, delivery):
        self.notice.append((delivery.notice.match, delivery.notice.id))
        await self.door.wait()


@pytest.fixture
def told(monkeypatch):
    heard = Told()
    monkeypatch.setattr(kinds, "KINDS", dict.fromkeys(kinds.KINDS, kinds.Kind(heard)))
    return heard


@asynccontextmanager
async def courier_of(hall):
    """Of a bot that is never connected."""
    bot = Hikyaku(hall)
    bot.connected.set()
    async with bot:
        yield Courier(bot)


@pytest.fixture
async def courier(hall):
    async with courier_of(hall) as one:
        yield one


async def walk(courier):
    """One round of it."""
    await courier.start_deliveries()
    await asyncio.gather(*courier.under_way.values())


async def moved(hall, kinds="'board', 'hand'"):
    """A match of whose beginning only such notices are left to be told."""
    table = await hall.match(guild=7)
    await hall.write(f"delete from notices where kind not in ({kinds})")
    return table


async def test_what_was_told_while_the_courier_looked_is_not_told_again(hall, told, courier):
    class Slow(Outbox):
        """Between what it was asked and what it answers, time passes."""

        async def take_due(self, most, besides=0):
            found = await super().take_due(most, besides)
            if besides:
                told.door.set()
                await asyncio.sleep(0.05)
            return found

    courier.outbox = Slow(hall.store, hall.clock, hall.leases)
    first, second = await hall.match(), await hall.match()
    await hall.write("delete from notices where id > 1")
    await hall.write(f"update notices set due = due + 10 where match_id = '{second.id}'")
    told.door.clear()
    await courier.start_deliveries()
    await asyncio.sleep(0.01)
    hall.clock.at += 10
    await walk(courier)
    assert sorted(told.notice) == sorted([(first.id, 1), (second.id, 1)])


async def test_two_couriers_on_one_server_tell_everything_once(postgres, told):
    url, clock = await new_database(postgres), Clock()
    async with await Store.open(url) as one, await Store.open(url) as other:
        halls = [Hall(store, clock) for store in (one, other)]
        matches = [await halls[0].match() for _ in range(30)]
        async with courier_of(halls[0]) as first, courier_of(halls[1]) as second:
            for courier in (first, second):
                await courier.cog_load()
            async with asyncio.timeout(60):
                while await one.read.next_notice_at() is not None:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            for courier in (first, second):
                await courier.cog_unload()
    assert len(told.notice) == len(set(told.notice)) == 4 * len(matches)
    assert [id for match, id in told.notice if match == matches[0].id] == [1, 2, 3, 4]


async def test_what_a_courier_left_lying_is_told_by_another_once_its_claim_has_ended(postgres):
    url, clock = await new_database(postgres), Clock()
    async with await Store.open(url) as one, await Store.open(url) as other:
        table = await Hall(one, clock).match()
        left, taking = Outbox(one, clock), Outbox(other, clock)
        [begun] = await left.take_due(8)
        assert not begun.orphaned
        assert await taking.take_due(8) == []
        clock.at += LEASE
        [again] = await taking.take_due(8)
        assert (again.match, again.id, again.orphaned) == (table.id, begun.id, True)
        await taking.done(again)
        assert [(notice.id, notice.orphaned) for notice in await taking.take_due(8)] == [(2, False)]


def overtaken(hall, table, kind, *about):
    """An outbox in which this comes as the courier asks what else is due of the match that it has read."""

    class Overtaken(Outbox):
        async def due_from(self, notice):
            await self.add(table.id, kind, *about)
            return await super().due_from(notice)

    return Overtaken(hall.store, hall.clock, hall.leases)


async def test_a_notice_that_is_void_by_the_time_its_match_is_read_is_not_told(hall, told, courier):
    """Else two boards would be posted side by side."""
    table = await moved(hall, "'board'")
    [before] = await hall.outbox.due()
    courier.outbox = overtaken(hall, table, "board", None, table.match.number)
    await walk(courier)
    assert told.notice == []
    courier.outbox = hall.outbox
    await walk(courier)
    [(_, id)] = told.notice
    assert id > before.id


@pytest.mark.parametrize("further", [1, 0], ids=["a question", "a name"])
async def test_what_was_written_after_its_match_was_read_is_told_of_the_match_as_it_is_then(
    hall, told, courier, further
):
    """Else somebody would be asked again what they have just answered, or be named after they were forgotten."""
    table = await moved(hall, "'board'")
    courier.outbox = overtaken(hall, table, "hand", 0, table.match.number + further)
    await walk(courier)
    [later] = await hall.outbox.due()
    assert (later.kind, later.number) == ("hand", table.match.number + further)
    assert (table.id, later.id) not in told.notice


async def test_where_the_notices_behind_cannot_be_read_the_first_is_put_off_and_not_tried_at_once(
    hall, told, courier, monkeypatch
):
    table = await hall.match()
    monkeypatch.setattr(courier.outbox, "due_from", AsyncMock(side_effect=OSError))
    await walk(courier)
    assert (told.notice, await hall.outbox.due()) == ([], [])
    hall.clock.at += 2_000
    assert [(notice.match, notice.attempts) for notice in await hall.outbox.due()] == [(table.id, 1)]


async def test_the_board_and_the_hands_of_a_move_are_told_side_by_side(hall, told, courier):
    table = await moved(hall)
    told.door.clear()
    await courier.start_deliveries()
    await until(lambda: asyncio.sleep(0, len(told.notice) == 3))
    told.door.set()
    await asyncio.gather(*courier.under_way.values())
    assert (told.notice, await hall.outbox.due()) == ([(table.id, id) for id in (2, 3, 4)], [])


async def test_what_was_told_beside_something_that_failed_is_not_told_again(hall, told, courier, monkeypatch):
    await moved(hall)

    async def fails_once(delivery):
        if delivery.seat == 0 and not delivery.notice.attempts:
            raise OSError
        await told(delivery)

    monkeypatch.setitem(kinds.KINDS, "hand", kinds.Kind(fails_once))
    for _ in range(2):
        await walk(courier)
        hall.clock.at += 2_000
    assert ([id for _, id in told.notice], await hall.outbox.due()) == ([2, 4, 3], [])


@pytest.mark.parametrize("guild", [7, NOWHERE])
async def test_a_hand_that_was_answered_is_closed_after_the_board_and_by_dm_all_is_told_in_order(hall, guild):
    table = await hall.move(await hall.match(guild=guild), seat=0)
    [first] = await hall.outbox.due()
    notices = await hall.outbox.due_from(first)
    groups = list(in_groups(notices, table))
    if guild == NOWHERE:
        assert groups == [[notice] for notice in notices]
    else:
        told_together = [[(notice.kind, notice.seat) for notice in group] for group in groups]
        assert told_together[-2:] == [[("hand", 1), ("board", None)], [("hand", 0)]]


async def test_a_hand_that_is_closed_later_may_be_the_oldest_notice(hall, told, courier):
    """It waits for the others, but they don't wait for it."""
    table = await hall.move(await hall.match(guild=7), seat=0)
    await hall.write("delete from notices where kind not in ('board', 'hand')")
    await hall.write("update notices set id = 0 where kind = 'hand' and seat = 0")
    for _ in range(2):
        await walk(courier)
    assert (told.notice[-1], await hall.outbox.due()) == ((table.id, 0), [])


async def test_matches_that_wait_for_discord_hold_up_no_other(hall, told, courier):
    for _ in range(AT_ONCE + 1):
        await hall.match()
    told.door.clear()
    await courier.start_deliveries()
    assert len(courier.under_way) == AT_ONCE
    courier.begun = dict.fromkeys(courier.begun, monotonic() - WAITING_SECONDS)
    await courier.start_deliveries()
    assert len(courier.under_way) == AT_ONCE + 1
    told.door.set()
    await asyncio.gather(*courier.under_way.values())


async def test_waiting_for_a_limit_is_no_failed_attempt(hall, courier, monkeypatch):
    match = await hall.match()
    await hall.write("delete from notices where id > 1")
    limited = AsyncMock(side_effect=discord.RateLimited(40))
    monkeypatch.setattr(kinds, "KINDS", dict.fromkeys(kinds.KINDS, kinds.Kind(limited)))
    await walk(courier)
    hall.clock.at += 40_000
    assert [(each.match, each.attempts) for each in await hall.outbox.due()] == [(match.id, 0)]


async def test_what_was_put_off_is_looked_for_soon_after_the_clock_was_moved(hall, courier):
    """The clock of a sandbox may be moved ahead at any moment, and tells nobody."""
    table = await hall.match()
    await hall.write("delete from notices")
    await hall.outbox.add(table.id, "board", delay=3600)
    assert await courier.rest_seconds() <= LOOK_SECONDS
