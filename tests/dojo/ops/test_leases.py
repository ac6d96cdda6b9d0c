"""What is due is done by one process: on a server they claim it, and a claim ends by itself."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.match.deadlines import Part
from dojo.match.messages import Places
from dojo.ops.leases import KEPT, LEASE, Leases, named
from tests.dojo.hall import AIKO, BRUNO, Hall, until


async def test_where_there_is_one_process_nothing_is_claimed(hall, store):
    assert (hall.leases.shared, hall.leases.owner) == (False, "")
    assert [await hall.leases.take("digest", 1) for _ in range(2)] == [True, True]
    assert not await store.read.notices_leased(owner="", now=0)


async def test_of_many_who_claim_the_same_one_has_it_until_its_claim_ends(halls, clock):
    all_of_them = [Leases(hall.store, clock) for hall in halls * 4]
    said = await asyncio.gather(*(each.take("report", "abc", 0) for each in all_of_them))
    assert sorted(said) == [False] * 7 + [True]
    clock.at += LEASE - 1
    assert not any([await each.take("report", "abc", 0) for each in all_of_them])
    clock.at += 1
    assert await all_of_them[3].take("report", "abc", 0)
    clock.at += LEASE + KEPT
    await all_of_them[0].renew()
    assert await halls[0].store.read._connection.fetchval("select count(*) from leases") == 0


async def test_what_takes_longer_is_renewed_and_what_is_left_is_given_back_at_the_end(halls, clock):
    one, other = (hall.leases for hall in halls)
    async with one.running():
        assert await one.take("report", "abc", 0)
        one.under_way.add(named("report", "abc", 0))
        for renews in (True, False):
            clock.at += LEASE - 1
            if renews:
                await one.renew()
        assert not await other.take("report", "abc", 0)
    assert await other.take("report", "abc", 0)


async def test_somebody_who_lost_a_match_to_another_process_no_longer_says_where_it_is_shown(halls, clock):
    """As after the database was away: the other one has posted what is newer."""
    slow, quick = halls
    table = await slow.match()
    [first] = await slow.outbox.take_due(8)
    clock.at += LEASE
    [again] = await quick.outbox.take_due(8)
    await quick.messages.delivered(table.id, Places(card=6), [again])
    await slow.messages.delivered(table.id, Places(card=5), [first])
    assert (first.id, (await slow.referee.table(table.id)).card) == (again.id, 6)


async def test_nobody_claims_a_seat_that_is_being_answered_for(halls):
    one, other = halls
    table = await one.match()
    async with one.store.transaction() as queries:
        await queries.place_hand(match_id=table.id, seat=0, message=5)
        assert not await other.leases.take_seat("reminder", table.id, 0, 7)
        assert await other.leases.take_seat("reminder", table.id, 1, 7)
    assert await other.leases.take_seat("reminder", table.id, 0, 7)


@pytest.mark.parametrize(
    ("kind", "query", "at"), [("clock", "seats_overdue", "due"), ("reminder", "seats_to_remind", "remind_at")]
)
async def test_what_is_claimed_is_not_looked_at_by_others(halls, clock, kind, query, at):
    one, other = halls
    await one.deadlines.wake()
    table = await one.match()
    clock.at += 72 * HOUR

    async def find(later=0):
        return await getattr(other.store.read, query)(now=clock.at + later, most=9, part=Part().key)

    rows = await find()
    assert {row[0] for row in rows} == {table.id}
    for row in rows:
        assert await one.leases.take_seat(kind, row["match_id"], row["seat"], row[at])
    assert (await find(), len(await find(LEASE))) == ([], len(rows))


async def test_computers_lobbies_digests_and_reports_are_left_out_by_the_same_names(halls, clock):
    one, other = halls
    table, computers = await one.against("novice"), {"before": clock.at, "now": clock.at, "each": 9, "most": 9}
    [asked] = await other.store.read.computers_asked(**computers)
    assert await one.leases.take_seat("computer", table.id, asked["seat"], asked["answers_at"])
    assert await other.store.read.computers_asked(**computers) == []
    await one.write(f"update people set notices = 'digest', digest_at = 5 where id = {AIKO.id}")
    await one.reports.write(AIKO.id, "He was rude.")
    for name in ("digests", "reports"):
        desks = [getattr(hall, name) for hall in halls]
        [due] = await desks[0].due()
        assert [await desk.take_lease(due) for desk in desks] == [True, False]
        assert await desks[1].due() == []
    lobby = await one.lobby(AIKO, BRUNO, seats=2)
    clock.at += HOUR
    assert [await hall.lobbies.due() for hall in halls] == [[lobby.id], []]


@asynccontextmanager
async def kept_waiting(hall, id, doing):
    """Somebody who has looked at all matches, and now waits for this one."""
    async with hall.store.transaction() as queries:
        await queries.hold_match(id=id)
        task = asyncio.create_task(doing)
        waiting = "select count(*) from pg_locks where not granted"
        await until(lambda: hall.store.read._connection.fetchval(waiting))
        yield
    await task


@pytest.mark.parametrize("what", ["outage", "vacation"])
async def test_a_match_that_begins_while_an_outage_or_a_vacation_is_told_is_told_nothing_of_it(halls, clock, what):
    one, other = halls
    await one.deadlines.wake()
    table, lobby = await one.match(), await one.lobby(AIKO, BRUNO)
    clock.at += HOUR
    doing = one.deadlines.wake() if what == "outage" else one.vacations.begin(AIKO.id, clock.at + DAY)
    async with kept_waiting(other, table.id, doing):
        begun = await other.begun(lobby)
    told = {(notice.match, notice.kind) for notice in await one.told()}
    assert ((table.id, what) in told, (begun.id, what) in told) == (True, False)
    if what == "outage":
        assert (await one.referee.table(begun.id)).clocks == begun.clocks
        assert (await one.referee.table(table.id)).clocks[0].due == table.clocks[0].due + HOUR


async def test_four_walks_of_the_rounds_remind_everybody_once(halls, clock):
    one, other = halls
    matches = [await one.match() for _ in range(12)]
    clock.at += 40 * HOUR
    walks = [one, other, *(Hall(hall.store, clock) for hall in halls)]
    await asyncio.gather(*(hall.deadlines.look() for hall in walks))
    query = "select match_id, seat, count(*) from notices where kind = 'remind' group by match_id, seat"
    assert [row["count"] for row in await one.store.read._connection.fetch(query)] == [1] * 2 * len(matches)


@pytest.mark.parametrize("in_order", [True, False])
async def test_a_held_answer_is_played_by_the_process_that_shows_it_or_later_by_any(halls, clock, in_order):
    one, other = halls
    table = await one.match()
    async with one.leases.running():
        assert (await one.held_moves.answer(table.id, AIKO.id, 0, "show 1")).hold
        clock.at += 10_000
        await other.held_moves.apply_due()
        assert (await one.referee.table(table.id)).match.ply == 0
        if not in_order:
            clock.at += LEASE
            await other.held_moves.apply_due()
    await other.held_moves.apply_due()
    assert (await one.referee.table(table.id)).match.ply == 1
