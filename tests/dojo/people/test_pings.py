"""One person has the bot call another three times an hour, by whatever means."""

import asyncio

import pytest

from dojo.clock.paces import HOUR
from dojo.limits import ALL_PINGS_AN_HOUR, PINGS_AN_HOUR
from dojo.match.agreements import NothingOffered
from dojo.people.pings import TooManyPings
from tests.dojo.hall import AIKO, BRUNO, CHLOE, refused
from tests.storage.databases import BOTH


async def spend(hall, by=AIKO, to=BRUNO, number=PINGS_AN_HOUR):
    assert [await hall.pings.take(by.id, to.id) for _ in range(number)] == [True] * number


@BOTH
async def test_invitations_at_once_are_three(hall):
    done = await asyncio.gather(*(hall.lobby(AIKO, invited=BRUNO.id) for _ in range(10)), return_exceptions=True)
    assert sum(isinstance(each, TooManyPings) for each in done) == 10 - PINGS_AN_HOUR
    assert len(await hall.store.read.open_lobbies_of(id=AIKO.id)) == PINGS_AN_HOUR, "what is refused opens no lobby"


async def test_each_pair_is_counted_by_itself_and_after_an_hour_there_are_more(hall, clock):
    for pair in ((AIKO, BRUNO), (AIKO, CHLOE), (BRUNO, AIKO), (CHLOE, BRUNO)):
        await spend(hall, *pair)
    clock.at += HOUR - 1
    assert not await hall.pings.take(AIKO.id, BRUNO.id)
    clock.at += 1
    assert await hall.pings.take(AIKO.id, BRUNO.id)


async def test_nobody_calls_many_different_people(hall):
    called = [await hall.pings.take(AIKO.id, 10**18 + other) for other in range(ALL_PINGS_AN_HOUR + 5)]
    assert sum(called) == ALL_PINGS_AN_HOUR


async def test_nudges_count_in_whichever_match(hall):
    tables = [await hall.match() for _ in range(PINGS_AN_HOUR + 1)]
    for table in tables[1:]:
        await hall.time_control.nudge(table.id, AIKO.id, 1)
    await refused(TooManyPings, hall.time_control.nudge(tables[0].id, AIKO.id, 1))
    assert (await hall.referee.table(tables[0].id)).clocks[1].nudged_at is None


async def test_an_offered_seat_counts_however_often_it_is_taken_back(hall):
    table = await hall.match()
    for _ in range(PINGS_AN_HOUR):
        await hall.substitutes.offer(table.id, AIKO.id, CHLOE)
        await hall.substitutes.withdraw(table.id, AIKO.id)
    await refused(TooManyPings, hall.substitutes.offer(table.id, AIKO.id, CHLOE))
    await refused(NothingOffered, hall.substitutes.withdraw(table.id, AIKO.id))


@pytest.mark.parametrize("blocked", [False, True])
async def test_a_person_who_is_blocked_is_refused_no_earlier_and_no_later(hall, blocked):
    """Otherwise the number of invitations would tell that they are blocked."""
    if blocked:
        await hall.people.remember(BRUNO.id, BRUNO.name, BRUNO.locale)
        await hall.blocks.block(BRUNO.id, AIKO.id)
    for _ in range(PINGS_AN_HOUR):
        await hall.lobby(AIKO, invited=BRUNO.id)
    await refused(TooManyPings, hall.lobby(AIKO, invited=BRUNO.id))


async def test_a_lobby_for_nobody_in_particular_is_no_call_and_what_counts_no_longer_is_deleted(hall, clock):
    await hall.lobby(AIKO)
    await hall.lobby(AIKO, invited=AIKO.id)
    for _ in range(2):
        await spend(hall, number=1)
        clock.at += HOUR // 2
    await hall.pings.sweep()
    assert [row["made_at"] for row in await hall.store.read.kept_pings(id=AIKO.id)] == [clock.at - HOUR // 2]
