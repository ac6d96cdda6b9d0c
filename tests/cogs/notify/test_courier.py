"""The courier tells each notice once, however it falls out between looking and delivering."""

import asyncio
from contextlib import asynccontextmanager
from time import monotonic

import discord
import pytest

from cogs.client import Hikyaku
from cogs.notify import kinds
from cogs.notify.courier import AT_ONCE, LOOK_SECONDS, WAITING_SECONDS, Courier, in_groups
from dojo.dojo import Dojo
from dojo.ops.leases import LEASE
from dojo.outbox import Outbox
from dojo.people.servers import NOWHERE
from storage.store import Store
from tests.dojo.conftest import clock, hall
from tests.dojo.hall import Clock, Hall
from tests.engine.toys import FINGERS
from tests.storage.databases import new_database, postgres, store, url

__all__ = ["clock", "hall", "postgres", "store", "url"]


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
    monkeypatch.setattr(kinds, "DELIVER", dict.fromkeys(kinds.DELIVER, heard))
    return heard


@asynccontextmanager
async def courier(store, clock, outbox=Outbox):
    """Of a bot that is never connected."""
    dojo = Dojo(store, {"morra": FINGERS}, clock)
    dojo.outbox = outbox(store, clock, dojo.leases)
    bot = Hikyaku(dojo)
    bot.connected.set()
    async with bot:
        yield Courier(bot)


class Slow(Outbox):
    """Between what it was asked and what it answers, time passes."""

    async def take_due(self, most, besides=0):
        found = await super().take_due(most, besides)
        if besides:
            self.door.set()
            await asyncio.sleep(0.05)
        return found


async def test_what_was_told_while_the_courier_looked_is_not_told_again(hall, told, monkeypatch):
    monkeypatch.setattr(Slow, "door", told.door, raising=False)
    first, second = await hall.match(), await hall.match()
    await hall.write("delete from notices where id > 1")
    await hall.write(f"update notices set due = due + 10 where match_id = '{second.id}'")
    told.door.clear()
    async with courier(hall.store, hall.clock, Slow) as walking:
        await walking.start_deliveries()
        await asyncio.sleep(0.01)
        hall.clock.at += 10
        await walking.start_deliveries()
        await asyncio.gather(*walking.under_way.values())
    assert sorted(told.notice) == sorted([(first.id, 1), (second.id, 1)])


async def test_two_couriers_on_one_server_tell_everything_once(postgres, told):
    url, clock = await new_database(postgres), Clock()
    async with await Store.open(url) as one, await Store.open(url) as other:
        matches = [await Hall(one, clock).match() for _ in range(30)]
        async with courier(one, clock) as first, courier(other, clock) as second:
            for walker in (first, second):
                await walker.cog_load()
            async with asyncio.timeout(60):
                while await one.read.next_notice_at() is not None:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            for walker in (first, second):
                await walker.cog_unload()
    assert len(told.notice) == len(set(told.notice)) == 4 * len(matches)
    assert [notice for notice in told.notice if notice[0] == matches[0].id] == [
        (matches[0].id, id) for id in range(1, 5)
    ]


async def test_what_a_courier_left_lying_is_told_by_another_once_its_claim_has_ended(postgres, told):
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


async def test_a_notice_that_is_void_by_the_time_its_match_is_read_is_not_told(hall, told):
    """Else two boards would be posted side by side."""
    table = await hall.match(guild=7)
    await hall.write("delete from notices where kind != 'board'")
    [before] = await hall.outbox.due()

    class Overtaken(Outbox):
        async def due_from(self, notice):
            await self.add(table.id, "board", number=table.match.number)
            return await super().due_from(notice)

    async with courier(hall.store, hall.clock, Overtaken) as one:
        await one.start_deliveries()
        await asyncio.gather(*one.under_way.values())
        assert told.notice == []
        one.outbox = hall.outbox
        await one.start_deliveries()
        await asyncio.gather(*one.under_way.values())
    [(_, id)] = told.notice
    assert id > before.id


@pytest.mark.parametrize("further", [1, 0], ids=["a question", "a name"])
async def test_what_was_written_after_its_match_was_read_is_told_of_the_match_as_it_is_then(hall, told, further):
    """Else somebody would be asked again what they have just answered, or be named after they were forgotten."""
    table = await hall.match(guild=7)
    await hall.write("delete from notices where kind != 'board'")

    class Overtaken(Outbox):
        async def due_from(self, notice):
            await self.add(table.id, "hand", 0, table.match.number + further)
            return await super().due_from(notice)

    async with courier(hall.store, hall.clock, Overtaken) as one:
        await one.start_deliveries()
        await asyncio.gather(*one.under_way.values())
    [later] = await hall.outbox.due()
    assert (later.kind, later.number) == ("hand", table.match.number + further)
    assert (table.id, later.id) not in told.notice


async def test_where_the_notices_behind_cannot_be_read_the_first_is_put_off_and_not_tried_at_once(hall, told):
    table = await hall.match()

    class Unreadable(Outbox):
        async def due_from(self, notice):
            raise OSError

    async with courier(hall.store, hall.clock, Unreadable) as one:
        await one.start_deliveries()
        await asyncio.gather(*one.under_way.values())
    assert (told.notice, await hall.outbox.due()) == ([], [])
    hall.clock.at += 2_000
    assert [(notice.match, notice.attempts) for notice in await hall.outbox.due()] == [(table.id, 1)]


async def test_the_board_and_the_hands_of_a_move_are_told_side_by_side(hall, told):
    table = await hall.match(guild=7)
    await hall.write("delete from notices where kind not in ('board', 'hand')")
    told.door.clear()
    async with courier(hall.store, hall.clock) as one:
        await one.start_deliveries()
        async with asyncio.timeout(30):
            while len(told.notice) < 3:  # noqa: ASYNC110
                await asyncio.sleep(0)
        told.door.set()
        await asyncio.gather(*one.under_way.values())
    assert ([id for _, id in told.notice], await hall.outbox.due()) == ([2, 3, 4], [])
    assert {match for match, _ in told.notice} == {table.id}


async def test_what_was_told_beside_something_that_failed_is_not_told_again(hall, told, monkeypatch):
    await hall.match(guild=7)
    await hall.write("delete from notices where kind not in ('board', 'hand')")

    async def fails_once(delivery):
        if delivery.seat == 0 and not delivery.notice.attempts:
            raise OSError
        await told(delivery)

    monkeypatch.setitem(kinds.DELIVER, "hand", fails_once)
    async with courier(hall.store, hall.clock) as one:
        for _ in range(2):
            await one.start_deliveries()
            await asyncio.gather(*one.under_way.values())
            hall.clock.at += 2_000
    assert ([id for _, id in told.notice], await hall.outbox.due()) == ([2, 4, 3], [])


async def test_a_hand_that_was_answered_is_closed_after_the_board(hall, told):
    table = await hall.match(guild=7)
    await hall.referee.answer(table.id, table.players[0].id, 0, str(table.ask_of(0).options[0]))
    notices = await due_in_order(hall)
    groups = in_groups(notices, await hall.referee.table(table.id))
    told_together = [[(notice.kind, notice.seat) for notice in group] for group in groups]
    assert told_together[-2:] == [[("hand", 1), ("board", None)], [("hand", 0)]]


async def test_a_hand_that_is_closed_later_may_be_the_oldest_notice(hall, told):
    """It waits for the others, but they don't wait for it."""
    table = await hall.match(guild=7)
    await hall.referee.answer(table.id, table.players[0].id, 0, str(table.ask_of(0).options[0]))
    await hall.write("delete from notices where kind not in ('board', 'hand')")
    await hall.write("update notices set id = 0 where kind = 'hand' and seat = 0")
    async with courier(hall.store, hall.clock) as one:
        for _ in range(2):
            await one.start_deliveries()
            await asyncio.gather(*one.under_way.values())
    assert (told.notice[-1], await hall.outbox.due()) == ((table.id, 0), [])


async def test_in_a_match_by_dm_all_is_told_in_order(hall):
    table = await hall.match(guild=NOWHERE)
    notices = await due_in_order(hall)
    assert list(in_groups(notices, table)) == [[notice] for notice in notices]


async def due_in_order(hall):
    [first] = await hall.outbox.due()
    return await hall.outbox.due_from(first)


async def test_matches_that_wait_for_discord_hold_up_no_other(hall, told, monkeypatch):
    for _ in range(AT_ONCE + 1):
        await hall.match()
    told.door.clear()
    async with courier(hall.store, hall.clock) as walking:
        await walking.start_deliveries()
        assert len(walking.under_way) == AT_ONCE
        walking.begun = dict.fromkeys(walking.begun, monotonic() - WAITING_SECONDS)
        await walking.start_deliveries()
        assert len(walking.under_way) == AT_ONCE + 1
        told.door.set()
        await asyncio.gather(*walking.under_way.values())


async def test_waiting_for_a_limit_is_no_failed_attempt(hall, monkeypatch):
    async def limited(_):
        raise discord.RateLimited(40)

    match = await hall.match()
    await hall.write("delete from notices where id > 1")
    monkeypatch.setattr(kinds, "DELIVER", dict.fromkeys(kinds.DELIVER, limited))
    async with courier(hall.store, hall.clock) as walking:
        await walking.start_deliveries()
        await asyncio.gather(*walking.under_way.values())
    hall.clock.at += 40_000
    assert [(each.match, each.attempts) for each in await hall.outbox.due()] == [(match.id, 0)]


async def test_what_was_put_off_is_looked_for_soon_after_the_clock_was_moved(hall):
    """The clock of a sandbox may be moved ahead at any moment, and tells nobody."""
    table = await hall.match()
    await hall.write("delete from notices")
    await hall.outbox.add(table.id, "board", delay=3600)
    async with courier(hall.store, hall.clock) as resting:
        assert await resting.rest_seconds() <= LOOK_SECONDS
