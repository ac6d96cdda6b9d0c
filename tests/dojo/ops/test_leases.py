"""What is due is done by one process: on a server they claim it, and a claim ends by itself."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from dojo.clock.paces import HOUR
from dojo.match.deadlines import Deadlines, Part
from dojo.match.held_moves import HeldMoves
from dojo.match.messages import Messages, Places
from dojo.ops.leases import KEPT, LEASE, Leases, named
from dojo.outbox import Outbox
from dojo.people.digests import Digests
from dojo.people.reports import Reports
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall
from tests.storage.databases import new_database


@pytest.fixture
async def halls(postgres):
    """Two processes' worth of desks on one server, and the clock that both go by."""
    address, clock = await new_database(postgres), Clock()
    async with await Store.open(address) as one, await Store.open(address) as other:
        yield Hall(one, clock), Hall(other, clock)


async def claims_kept(hall):
    return await hall.store.read._connection.fetchval("select count(*) from claims")


async def test_where_there_is_one_process_nothing_is_claimed(tmp_path):
    async with await Store.open(str(tmp_path / "a.db")) as store:
        leases = Leases(store, Clock())
        assert (leases.shared, leases.owner) == (False, "")
        assert [await leases.take("digest", 1), await leases.take("digest", 1)] == [True, True]
        assert not await store.read.notices_leased(owner="", now=0)


async def test_of_many_who_claim_the_same_one_has_it_until_its_claim_ends(halls):
    all_of_them = [Leases(hall.store, hall.clock) for hall in halls * 4]
    said = await asyncio.gather(*(each.take("report", "abc", 0) for each in all_of_them))
    assert sorted(said) == [False] * 7 + [True]
    halls[0].clock.at += LEASE - 1
    assert not any([await each.take("report", "abc", 0) for each in all_of_them])
    halls[0].clock.at += 1
    assert await all_of_them[3].take("report", "abc", 0)


async def test_what_takes_longer_is_renewed_and_what_is_left_is_given_back_at_the_end(halls):
    one, other = (Leases(hall.store, hall.clock) for hall in halls)
    async with one.running():
        assert await one.take("report", "abc", 0)
        one.under_way.add(named("report", "abc", 0))
        halls[0].clock.at += LEASE - 1
        await one.renew()
        halls[0].clock.at += LEASE - 1
        assert not await other.take("report", "abc", 0)
    assert await other.take("report", "abc", 0)


async def test_somebody_who_lost_a_match_to_another_process_no_longer_says_where_it_is_shown(halls):
    """As after the database was away: the other one has posted what is newer."""
    table = await halls[0].match()
    outboxes = [Outbox(hall.store, hall.clock, Leases(hall.store, hall.clock)) for hall in halls]
    slow, quick = (Messages(hall.store, outbox) for hall, outbox in zip(halls, outboxes, strict=True))
    [first] = await outboxes[0].take_due(8)
    halls[0].clock.at += LEASE
    [again] = await outboxes[1].take_due(8)
    await quick.delivered(table.id, Places(card=6), [again])
    await slow.delivered(table.id, Places(card=5), [first])
    assert (first.id, (await halls[0].referee.table(table.id)).card) == (again.id, 6)


async def test_what_is_done_is_forgotten_after_a_while(halls):
    leases = Leases(halls[0].store, halls[0].clock)
    assert await leases.take("report", "abc", 0)
    halls[0].clock.at += LEASE + KEPT
    await leases.renew()
    assert await claims_kept(halls[0]) == 0


async def test_nobody_claims_a_seat_that_is_being_answered_for(halls):
    table = await halls[0].match()
    leases = Leases(halls[1].store, halls[1].clock)
    async with halls[0].store.transaction() as queries:
        await queries.place_hand(match_id=table.id, seat=0, message=5)
        assert not await leases.take_seat("reminder", table.id, 0, 7)
        assert await leases.take_seat("reminder", table.id, 1, 7)
    assert await leases.take_seat("reminder", table.id, 0, 7)


@pytest.mark.parametrize(
    ("kind", "query", "at"), [("clock", "seats_overdue", "due"), ("reminder", "seats_to_remind", "remind_at")]
)
async def test_what_is_claimed_is_not_looked_at_by_others(halls, kind, query, at):
    one, other = halls
    table = await one.match()
    one.clock.at += 72 * HOUR
    find = getattr(other.store.read, query)
    rows = await find(now=one.clock.at, most=9, **Part().asked)
    assert {row[0] for row in rows} == {table.id}
    for row in rows:
        assert await Leases(one.store, one.clock).take_seat(kind, row["match_id"], row["seat"], row[at])
    assert await find(now=one.clock.at, most=9, **Part().asked) == []
    assert len(await find(now=one.clock.at + LEASE, most=9, **Part().asked)) == len(rows)


async def test_computers_orders_and_lobbies_are_left_out_by_the_same_names(halls):
    one, other = halls
    now, table = one.clock.at, await one.against("novice")
    [asked] = await other.store.read.computers_asked(before=now, now=now, each=9, most=9)
    assert await Leases(one.store, one.clock).take_seat("computer", table.id, asked["seat"], asked["answers_at"])
    assert await other.store.read.computers_asked(before=now, now=now, each=9, most=9) == []
    lobby = await one.lobby(AIKO, BRUNO, seats=2)
    one.clock.at += HOUR
    assert await one.lobbies.due() == [lobby.id]
    assert await other.lobbies.due() == []


@asynccontextmanager
async def kept_waiting(hall, id, doing):
    """Somebody who has looked at all matches, and now waits for this one."""
    async with hall.store.transaction() as queries:
        await queries.hold_match(id=id)
        task = asyncio.create_task(doing)
        async with asyncio.timeout(30):
            while not await hall.store.read._connection.fetchval("select count(*) from pg_locks where not granted"):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        yield
    await task


async def test_a_match_that_begins_while_an_outage_is_told_is_told_nothing_of_it(halls):
    one, other = halls
    await one.deadlines.wake()
    table, lobby = await one.match(), await one.lobby(AIKO, BRUNO)
    one.clock.at += HOUR
    async with kept_waiting(other, table.id, one.deadlines.wake()):
        await other.lobbies.start(lobby.id, AIKO.id)
        begun = await other.referee.table(lobby.id)
    told = [(notice.match, notice.kind) for notice in await one.told()]
    assert (table.id, "outage") in told
    assert (begun.id, "outage") not in told
    assert (await one.referee.table(begun.id)).clocks == begun.clocks
    assert (await one.referee.table(table.id)).clocks[0].due == table.clocks[0].due + HOUR


async def test_a_match_that_begins_while_a_vacation_is_told_is_told_nothing_of_it(halls):
    one, other = halls
    table, lobby = await one.match(), await one.lobby(AIKO, BRUNO)
    async with kept_waiting(other, table.id, one.vacations.begin(AIKO.id, one.clock.at + 24 * HOUR)):
        await other.lobbies.start(lobby.id, AIKO.id)
    told = [(notice.match, notice.kind, notice.seat) for notice in await one.told()]
    assert (table.id, "vacation", 0) in told
    assert (lobby.id, "vacation", 0) not in told


async def test_digests_and_reports_are_brought_by_one(halls):
    one = halls[0]
    await one.people.remember(AIKO.id, "Aiko", "en")
    await one.write(f"update people set notices = 'digest', digest_at = 5 where id = {AIKO.id}")
    desks = [Digests(hall.store, hall.clock) for hall in halls]
    [digest] = await desks[0].due()
    assert [await queries.take_lease(digest) for queries in desks] == [True, False]
    assert await desks[1].due() == []
    desks = [Reports(hall.store, hall.clock) for hall in halls]
    await desks[0].write(AIKO.id, "He was rude.")
    [report] = await desks[0].due()
    assert [await queries.take_lease(report) for queries in desks] == [True, False]
    assert await desks[1].due() == []


async def test_four_walks_of_the_rounds_remind_everybody_once(halls):
    matches = [await halls[0].match() for _ in range(12)]
    halls[0].clock.at += 40 * HOUR
    walks = [Deadlines(hall.store, hall.time_control, hall.clock) for hall in halls * 2]
    seats = await halls[0].store.read.seats_to_remind(now=halls[0].clock.at, most=99, **Part().asked)
    assert len(seats) == 2 * len(matches)
    await asyncio.gather(*(walk.look() for walk in walks))
    query = "select match_id, seat, count(*) from news where kind = 'remind' group by match_id, seat"
    told = await halls[0].store.read._connection.fetch(query)
    assert {row["count"] for row in told} == {1}
    assert len(told) == len(seats)


async def test_a_held_answer_is_played_by_the_process_that_shows_it_or_later_by_any(halls):
    shows, other = (HeldMoves(hall.store, hall.referee, hall.clock) for hall in halls)
    table, hall = await halls[0].match(), halls[0]
    reply = await shows.answer(table.id, AIKO.id, 0, "show 1")
    assert reply.hold
    hall.clock.at += 10_000
    await other.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == 0
    hall.clock.at += LEASE
    await other.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == 1


async def test_who_goes_in_order_leaves_held_answers_to_all(halls):
    hall, leases = halls[0], Leases(halls[0].store, halls[0].clock)
    table = await hall.match()
    async with leases.running():
        await HeldMoves(hall.store, hall.referee, hall.clock, leases=leases).answer(table.id, AIKO.id, 0, "show 1")
    hall.clock.at += 10_000
    await HeldMoves(halls[1].store, halls[1].referee, hall.clock).apply_due()
    assert (await hall.referee.table(table.id)).match.ply == 1
