"""Nobody has more lobbies and matches than they may, however many clicks come at once."""

import asyncio

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
from dojo.people.servers import ELSEWHERE, Server, TooManyMatches
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, refused
from tests.storage.databases import BOTH

DOJO = 7


async def allow(hall, most):
    await hall.servers.set_up(Server(DOJO, most=most), "Dojo")


async def practise(hall, host=AIKO):
    return await hall.begun(await hall.practice(host))


def count(done, kind):
    return sum(isinstance(each, kind) for each in done)


async def test_a_person_is_in_so_many_open_lobbies_and_no_more(hall):
    lobbies = [await hall.lobby(AIKO) for _ in range(OPEN_LOBBIES - 1)]
    await hall.lobbies.join((await hall.lobby(BRUNO)).id, AIKO)
    await refused(TooManyLobbies, hall.lobby(AIKO))
    other = await hall.lobby(CHLOE)
    await refused(TooManyLobbies, hall.lobbies.join(other.id, AIKO))
    await hall.lobbies.leave(lobbies[0].id, AIKO.id)
    assert (await hall.lobbies.join(other.id, AIKO)).full


@BOTH
async def test_many_clicks_at_once_open_no_more(hall):
    done = await asyncio.gather(*(hall.lobby(AIKO) for _ in range(OPEN_LOBBIES + 5)), return_exceptions=True)
    assert count(done, TooManyLobbies) == 5
    assert len(await hall.store.read.open_lobbies_of(id=AIKO.id)) == OPEN_LOBBIES


async def test_a_person_opens_so_many_lobbies_in_an_hour_rematches_among_them(hall, clock):
    table = await hall.over()
    for _ in range(LOBBIES_AN_HOUR - 1):
        await hall.lobbies.leave((await hall.lobby(AIKO)).id, AIKO.id)
    await refused(TooManyLobbiesOpened, hall.lobby(AIKO))
    await refused(TooManyLobbiesOpened, hall.lobbies.rematch(table.id, AIKO))
    assert (await hall.lobbies.rematch(table.id, BRUNO)).host == BRUNO.id
    clock.at += HOUR
    assert await hall.lobby(AIKO)


async def test_matches_and_open_lobbies_count_together_and_so_does_a_seat_that_is_taken_over(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.MATCHES", 2)
    table = await hall.match(AIKO, BRUNO)
    await hall.lobby(AIKO)
    await refused(TooManyMatchesOfYours, hall.lobby(AIKO))
    for _ in range(2):
        await hall.lobby(CHLOE)
    await refused(TooManyMatchesOfYours, hall.hand_over(table, 0, CHLOE))
    assert (await hall.referee.table(table.id)).names[0] == "Aiko"
    await hall.referee.resign(table.id, AIKO.id)
    assert await hall.lobby(AIKO)


async def test_a_person_practises_in_so_many_matches_at_once_however_they_were_opened(hall):
    tables = [await hall.against("novice"), *[await practise(hall) for _ in range(PRACTICE_MATCHES - 1)]]
    await refused(TooMuchPractice, practise(hall))
    await refused(TooMuchPractice, hall.against("novice"))
    await practise(hall, BRUNO)
    assert (await hall.match(AIKO, BRUNO)).status == "playing", "a match with people is none"
    await hall.referee.resign(tables[0].id, AIKO.id)
    await practise(hall)


async def test_a_server_has_so_many_open_lobbies_and_where_we_are_no_member_only_a_persons_limits_hold(
    hall, monkeypatch
):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_OF_A_SERVER", 1)
    await hall.lobby(AIKO)
    await refused(TooManyLobbiesHere, hall.lobby(CHLOE))
    assert await hall.lobby(CHLOE, guild=DOJO + 1)
    for host in (AIKO, BRUNO):
        assert await hall.lobby(host, guild=ELSEWHERE)
    monkeypatch.setattr("dojo.lobby.limits.OPEN_LOBBIES", 1)
    await refused(TooManyLobbies, hall.lobby(AIKO, guild=ELSEWHERE))


@BOTH
@pytest.mark.parametrize("user", [AIKO.id, None], ids=["host", "clock"])
async def test_lobbies_opened_before_start_no_more_matches_than_a_server_allows(hall, user):
    await allow(hall, 2)
    lobbies = [await hall.lobby(AIKO, BRUNO) for _ in range(4)]
    started = [hall.lobbies.start(lobby.id, user) for lobby in lobbies]
    assert count(await asyncio.gather(*started, return_exceptions=True), TooManyMatches) == 2
    assert await hall.store.read.matches_live(guild=DOJO) == 2


async def test_practice_and_rematches_start_no_more_either(hall):
    table = await hall.over()
    for player in (AIKO, BRUNO):
        lobby = await hall.lobbies.rematch(table.id, player)
    await allow(hall, 1)
    await practise(hall, CHLOE)
    for start in (hall.lobbies.start(lobby.id, AIKO.id), practise(hall, DAI), hall.against("novice", host=DAI)):
        await refused(TooManyMatches, start)


async def test_two_processes_that_start_at_once_start_one(halls):
    await allow(halls[0], 1)
    for _ in range(5):
        lobbies = [await hall.lobby(*pair) for hall, pair in zip(halls, ((AIKO, BRUNO), (CHLOE, DAI)), strict=True)]
        starts = (hall.lobbies.start(lobby.id, None) for hall, lobby in zip(halls, lobbies, strict=True))
        done = await asyncio.gather(*starts, return_exceptions=True)
        assert count(done, TooManyMatches) == 1
        for lobby in lobbies:
            leave = halls[0].referee.resign if lobby.id in done else halls[0].lobbies.leave
            for player in lobby.players[: 1 if lobby.id in done else 2]:
                await leave(lobby.id, player.id)


async def test_where_there_is_no_room_the_clock_tries_once_and_then_leaves_it_to_the_host(hall, clock):
    await allow(hall, 1)
    running, lobby = await hall.match(CHLOE, DAI), await hall.lobby(AIKO, BRUNO)
    clock.at += HOUR
    assert await hall.lobbies.due() == [lobby.id]
    await refused(TooManyMatches, hall.lobbies.start(lobby.id, None))
    assert (await hall.lobbies.stop_countdown(lobby.id)).starts_at is None
    assert await hall.lobbies.due() == []
    await hall.referee.resign(running.id, CHLOE.id)
    await hall.lobbies.start(lobby.id, AIKO.id)
