"""Moderators see what is played on their server, and end it so that it counts for nothing."""

import pytest

from dojo.errors import CannotJoin, LobbyClosed, NoSuchMatch
from dojo.match.moderation import PAGE_SIZE, Moderation
from dojo.people.bars import Bars
from engine.core import MatchOver
from tests.dojo.hall import AIKO, BRUNO, CHLOE

DOJO = 7


@pytest.fixture
def moderation(hall, store, clock):
    return Moderation(store, hall.lobbies, hall.referee, Bars(store, clock), clock)


async def test_open_lobbies_and_running_matches_are_listed_the_newest_first(hall, moderation, clock):
    match = await hall.match()
    clock.at += 1
    lobby = await hall.lobby(CHLOE)
    over, closed = await hall.match(), await hall.lobby(CHLOE)
    await hall.referee.resign(over.id, AIKO.id)
    await hall.lobbies.leave(closed.id, CHLOE.id)
    await hall.lobby(AIKO, guild=DOJO + 1)
    page = await moderation.ongoing(DOJO)
    assert [game.id for game in page.games] == [lobby.id, match.id]
    assert (page.total, page.last) == (2, 0)


async def test_a_long_list_has_pages_and_the_first_stands_for_those_there_are_not(hall, moderation, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.OPEN_LOBBIES", PAGE_SIZE + 1)
    for _ in range(PAGE_SIZE + 1):
        await hall.lobby(CHLOE)
    first, second = await moderation.ongoing(DOJO), await moderation.ongoing(DOJO, 1)
    assert (first.last, len(first.games), len(second.games)) == (1, PAGE_SIZE, 1)
    assert await moderation.ongoing(DOJO, 9) == first


async def test_a_match_that_is_closed_counts_for_nothing_and_its_players_are_told(hall, moderation, store):
    table = await hall.match()
    await hall.told()
    closed = await moderation.close(DOJO, table.id)
    assert (closed.status, closed.outcome.reason, closed.outcome.winners) == ("over", "closed", ())
    assert "result" in [notice.kind for notice in await hall.told() if notice.match == table.id]
    results = await hall.results(AIKO)
    assert [(row["verdict"], row["rated"]) for row in results] == [("none", 0)]
    assert await store.read.kept_ratings(id=AIKO.id) == []


async def test_a_lobby_that_is_closed_is_empty_and_takes_nobody(hall, moderation):
    lobby = await hall.lobby(AIKO, BRUNO)
    closed = await moderation.close(DOJO, lobby.id)
    assert (closed.status, closed.players, closed.starts_at) == ("closed", (), None)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, CHLOE)


async def test_nobody_closes_what_belongs_to_another_server(hall, moderation):
    table, lobby = await hall.match(), await hall.lobby(CHLOE)
    for id in (table.id, lobby.id, "aaaaaaaa"):
        with pytest.raises(NoSuchMatch):
            await moderation.close(DOJO + 1, id)
    assert (await hall.referee.table(table.id)).status == "playing"
    assert (await hall.lobbies.get(lobby.id)).status == "open"


async def test_what_is_over_cannot_be_closed(hall, moderation):
    table = await hall.match()
    await hall.referee.resign(table.id, AIKO.id)
    with pytest.raises(MatchOver):
        await moderation.close(DOJO, table.id)
    lobby = await hall.lobby(CHLOE)
    await moderation.close(DOJO, lobby.id)
    with pytest.raises(LobbyClosed):
        await moderation.close(DOJO, lobby.id)
