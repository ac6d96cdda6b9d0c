"""Nobody has more lobbies and matches than they may, however many clicks come at once."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from dojo.clock.paces import HOUR
from dojo.limits import LOBBIES_AN_HOUR, OPEN_LOBBIES, PRACTICE_MATCHES
from dojo.lobby.limits import (
    TooManyLobbies,
    TooManyLobbiesHere,
    TooManyLobbiesOpened,
    TooManyMatchesOfYours,
    TooMuchPractice,
)
from dojo.match.substitutes import Substitutes
from dojo.people.servers import ELSEWHERE, Server, Servers, TooManyMatches
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall, called
from tests.dojo.match.test_referee import ended
from tests.storage.databases import new_database

DOJO = 7


async def allow(store, clock, most):
    await Servers(store, clock).set_up(Server(DOJO, most=most), "Dojo")


async def practise(hall, host=AIKO):
    where = {"guild": DOJO, "guild_name": "Dojo", "channel": 8}
    lobby = await hall.lobbies.practise(game="morra", host=host, level="novice", namer=called("novice"), **where)
    await hall.lobbies.start(lobby.id, host.id)
    return lobby


def refused(done, kind):
    return sum(isinstance(each, kind) for each in done)


# One person


async def test_a_person_is_in_so_many_open_lobbies_and_no_more(hall):
    lobbies = [await hall.lobby(AIKO) for _ in range(OPEN_LOBBIES - 1)]
    await hall.lobbies.join((await hall.lobby(BRUNO)).id, AIKO)
    with pytest.raises(TooManyLobbies):
        await hall.lobby(AIKO)
    other = await hall.lobby(CHLOE)
    with pytest.raises(TooManyLobbies):
        await hall.lobbies.join(other.id, AIKO)
    await hall.lobbies.leave(lobbies[0].id, AIKO.id)
    assert (await hall.lobbies.join(other.id, AIKO)).full


async def test_many_clicks_at_once_open_no_more(hall):
    done = await asyncio.gather(*(hall.lobby(AIKO) for _ in range(OPEN_LOBBIES + 5)), return_exceptions=True)
    assert refused(done, TooManyLobbies) == 5
    assert len(await hall.store.read.open_lobbies_of(id=AIKO.id)) == OPEN_LOBBIES


async def test_a_person_opens_so_many_lobbies_in_an_hour(hall, clock):
    for _ in range(LOBBIES_AN_HOUR):
        await hall.lobbies.leave((await hall.lobby(AIKO)).id, AIKO.id)
    with pytest.raises(TooManyLobbiesOpened):
        await hall.lobby(AIKO)
    clock.at += HOUR
    assert await hall.lobby(AIKO)


async def test_a_rematch_is_a_lobby_that_one_opens(hall, monkeypatch):
    table = await ended(hall)
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_AN_HOUR", 1)  # Aiko has opened one already
    with pytest.raises(TooManyLobbiesOpened):
        await hall.lobbies.rematch(table.id, AIKO)
    assert (await hall.lobbies.rematch(table.id, BRUNO)).host == BRUNO.id


async def test_matches_and_open_lobbies_count_together(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.MATCHES", 2)
    table = await hall.match(AIKO, BRUNO)
    await hall.lobby(AIKO)
    with pytest.raises(TooManyMatchesOfYours):
        await hall.lobby(AIKO)
    await hall.referee.resign(table.id, AIKO.id)
    assert await hall.lobby(AIKO)


async def test_a_seat_that_is_taken_over_counts_too(hall, monkeypatch):
    substitutes = Substitutes(hall.store, hall.referee, hall.people, hall.clock)
    table = await hall.match(AIKO, BRUNO)
    await hall.match(CHLOE, DAI)
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    monkeypatch.setattr("dojo.lobby.limits.MATCHES", 1)
    with pytest.raises(TooManyMatchesOfYours):
        await substitutes.take(table.id, 0, CHLOE)
    assert (await hall.referee.table(table.id)).names[0] == "Aiko"


async def test_a_person_practises_in_so_many_matches_at_once(hall):
    tables = [await practise(hall) for _ in range(PRACTICE_MATCHES)]
    with pytest.raises(TooMuchPractice):
        await practise(hall)
    await practise(hall, BRUNO)
    await hall.referee.resign(tables[0].id, AIKO.id)
    await practise(hall)


async def test_a_lobby_full_of_computers_is_practice_however_it_was_opened(hall):
    for _ in range(PRACTICE_MATCHES):
        await hall.against("novice")
    with pytest.raises(TooMuchPractice):
        await hall.against("novice")
    assert (await hall.match(AIKO, BRUNO)).status == "playing", "a match with people is none"


# One server


async def test_a_server_has_so_many_open_lobbies(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_OF_A_SERVER", 2)
    await hall.lobby(AIKO)
    await hall.lobby(BRUNO)
    with pytest.raises(TooManyLobbiesHere):
        await hall.lobby(CHLOE)
    assert await hall.lobby(CHLOE, guild=DOJO + 1)


async def test_where_we_are_no_member_only_a_persons_limits_hold(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_OF_A_SERVER", 1)
    monkeypatch.setattr("dojo.lobby.limits.OPEN_LOBBIES", 1)
    for host in (AIKO, BRUNO):
        assert await hall.lobby(host, guild=ELSEWHERE)
    with pytest.raises(TooManyLobbies):
        await hall.lobby(AIKO, guild=ELSEWHERE)


@pytest.mark.parametrize("user", [AIKO.id, None], ids=["host", "clock"])
async def test_lobbies_opened_before_start_no_more_matches_than_a_server_allows(hall, store, clock, user):
    await allow(store, clock, 2)
    lobbies = [await hall.lobby(AIKO, BRUNO) for _ in range(4)]
    started = [hall.lobbies.start(lobby.id, user) for lobby in lobbies]
    done = await asyncio.gather(*started, return_exceptions=True)
    assert refused(done, TooManyMatches) == 2
    assert await store.read.matches_live(guild=DOJO) == 2


async def test_practice_and_rematches_start_no_more_either(hall, store, clock):
    table = await ended(hall)
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.join(lobby.id, BRUNO)
    await allow(store, clock, 1)
    await practise(hall, CHLOE)
    for start in (hall.lobbies.start(lobby.id, AIKO.id), practise(hall, DAI), hall.against("novice", host=DAI)):
        with pytest.raises(TooManyMatches):
            await start


async def test_two_processes_that_start_at_once_start_one(postgres, clock):
    url = await new_database(postgres)
    async with AsyncExitStack() as stack:
        halls = [Hall(await stack.enter_async_context(await Store.open(url)), clock) for _ in range(2)]
        for _ in range(5):
            table = await started_by_both(halls, clock)
            await halls[0].referee.resign(table.id, table.players[0].id)


async def started_by_both(halls, clock):
    """Each starts a lobby of its own, where there is room for one match; the one that has begun."""
    await allow(halls[0].store, clock, 1)
    lobbies = [await halls[0].lobby(AIKO, BRUNO), await halls[1].lobby(CHLOE, DAI)]
    starts = (hall.lobbies.start(lobby.id, None) for hall, lobby in zip(halls, lobbies, strict=True))
    done = await asyncio.gather(*starts, return_exceptions=True)
    assert refused(done, TooManyMatches) == 1
    for lobby in lobbies:
        if lobby.id not in done:
            for player in lobby.players:
                await halls[0].lobbies.leave(lobby.id, player.id)
    return await halls[0].referee.table(next(each for each in done if isinstance(each, str)))


async def test_where_there_is_no_room_the_clock_tries_once_and_then_leaves_it_to_the_host(hall, store, clock):
    await allow(store, clock, 1)
    running, lobby = await hall.match(CHLOE, DAI), await hall.lobby(AIKO, BRUNO)
    clock.at += HOUR
    assert await hall.lobbies.due() == [lobby.id]
    with pytest.raises(TooManyMatches):
        await hall.lobbies.start(lobby.id, None)
    assert (await hall.lobbies.stop_countdown(lobby.id)).starts_at is None
    assert await hall.lobbies.due() == []
    await hall.referee.resign(running.id, CHLOE.id)
    await hall.lobbies.start(lobby.id, AIKO.id)


async def test_a_full_lobby_that_nobody_starts_is_closed_one_day(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    clock.at += 8 * 24 * HOUR
    assert await hall.lobbies.stale() == []
    await hall.lobbies.stop_countdown(lobby.id)
    assert await hall.lobbies.stale() == [lobby.id]
    assert (await hall.lobbies.expire(lobby.id)).status == "closed"
