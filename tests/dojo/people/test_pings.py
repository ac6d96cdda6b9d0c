"""One person has the bot call another three times an hour, by whatever means."""

import asyncio

import pytest

from dojo.clock.paces import HOUR
from dojo.limits import ALL_PINGS_AN_HOUR, PINGS_AN_HOUR
from dojo.match.agreements import NothingOffered
from dojo.match.substitutes import Substitutes
from dojo.people.blocks import Blocks
from dojo.people.pings import Pings, TooManyPings
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI


@pytest.fixture
async def pings(hall, store, clock):
    for each in (AIKO, BRUNO, CHLOE, DAI):
        await hall.people.remember(each.id, each.name, each.locale)
    return Pings(store, clock)


@pytest.fixture
def substitutes(hall, store, clock):
    return Substitutes(store, hall.referee, hall.people, clock)


async def spend(pings, by, to, number=PINGS_AN_HOUR):
    assert [await pings.take(by.id, to.id) for _ in range(number)] == [True] * number


async def invite(hall, host, other):
    lobby = await hall.lobby(host, invited=other.id)
    await hall.lobbies.leave(lobby.id, host.id)


async def test_invitations_at_once_are_three(hall, pings):
    done = await asyncio.gather(*(hall.lobby(AIKO, invited=BRUNO.id) for _ in range(10)), return_exceptions=True)
    assert sum(isinstance(each, TooManyPings) for each in done) == 10 - PINGS_AN_HOUR
    assert len(await hall.store.read.open_lobbies_of(id=AIKO.id)) == PINGS_AN_HOUR, "what is refused opens no lobby"


async def test_after_an_hour_there_are_more(hall, pings, clock):
    await spend(pings, AIKO, BRUNO)
    clock.at += HOUR - 1
    assert not await pings.take(AIKO.id, BRUNO.id)
    clock.at += 1
    assert await pings.take(AIKO.id, BRUNO.id)


async def test_each_pair_is_counted_by_itself(pings):
    await spend(pings, AIKO, BRUNO)
    await spend(pings, AIKO, CHLOE)
    await spend(pings, BRUNO, AIKO)
    await spend(pings, CHLOE, BRUNO)


async def test_nobody_calls_many_different_people(pings):
    called = [await pings.take(AIKO.id, 10**18 + other) for other in range(ALL_PINGS_AN_HOUR + 5)]
    assert sum(called) == ALL_PINGS_AN_HOUR


async def test_a_nudge_counts(hall, pings):
    table = await hall.match(AIKO, BRUNO)
    await spend(pings, AIKO, BRUNO)
    with pytest.raises(TooManyPings):
        await hall.time_control.nudge(table.id, AIKO.id, 1)
    assert (await hall.referee.table(table.id)).clocks[1].nudged_at is None


async def test_nudges_in_many_matches_are_three_to_one_person(hall, pings):
    tables = [await hall.match(AIKO, BRUNO) for _ in range(PINGS_AN_HOUR + 1)]
    for table in tables[:-1]:
        await hall.time_control.nudge(table.id, AIKO.id, 1)
    with pytest.raises(TooManyPings):
        await hall.time_control.nudge(tables[-1].id, AIKO.id, 1)


async def test_an_offered_seat_counts_however_often_it_is_taken_back(hall, pings, substitutes):
    table = await hall.match(AIKO, BRUNO)
    for _ in range(PINGS_AN_HOUR):
        await substitutes.offer(table.id, AIKO.id, CHLOE)
        await substitutes.withdraw(table.id, AIKO.id)
    with pytest.raises(TooManyPings):
        await substitutes.offer(table.id, AIKO.id, CHLOE)
    with pytest.raises(NothingOffered):
        await substitutes.withdraw(table.id, AIKO.id)


async def test_a_person_who_is_blocked_is_refused_no_earlier_and_no_later(hall, pings, store):
    """Otherwise the number of invitations would tell that they are blocked."""
    await Blocks(store).block(BRUNO.id, AIKO.id)
    for _ in range(PINGS_AN_HOUR):
        await invite(hall, AIKO, BRUNO)
    with pytest.raises(TooManyPings):
        await invite(hall, AIKO, BRUNO)


async def test_a_lobby_for_nobody_in_particular_is_no_call(hall, pings, store):
    await hall.lobby(AIKO)
    await hall.lobby(AIKO, invited=AIKO.id)
    assert await store.read.kept_pings(id=AIKO.id) == []


async def test_what_counts_no_longer_is_deleted(hall, pings, store, clock):
    await spend(pings, AIKO, BRUNO, 1)
    clock.at += HOUR // 2
    await spend(pings, AIKO, BRUNO, 1)
    clock.at += HOUR // 2
    await pings.sweep()
    assert [row["made_at"] for row in await store.read.kept_pings(id=AIKO.id)] == [clock.at - HOUR // 2]
