"""Moderators see what is played on their server, and end it so that it counts for nothing."""

from dojo.errors import CannotJoin, LobbyClosed, NoSuchMatch
from dojo.match.moderation import PAGE_SIZE
from engine.core import MatchOver
from tests.dojo.hall import AIKO, BRUNO, CHLOE, refused

DOJO = 7


async def test_open_lobbies_and_running_matches_are_listed_the_newest_first(hall, clock):
    match = await hall.match()
    clock.at += 1
    lobby, closed = await hall.lobby(CHLOE), await hall.lobby(CHLOE)
    await hall.over()
    await hall.lobbies.leave(closed.id, CHLOE.id)
    await hall.lobby(AIKO, guild=DOJO + 1)
    page = await hall.moderation.ongoing(DOJO)
    assert ([game.id for game in page.games], page.total, page.last) == ([lobby.id, match.id], 2, 0)


async def test_a_long_list_has_pages_and_the_first_stands_for_those_there_are_not(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.OPEN_LOBBIES", PAGE_SIZE + 1)
    for _ in range(PAGE_SIZE + 1):
        await hall.lobby(CHLOE)
    first, second = await hall.moderation.ongoing(DOJO), await hall.moderation.ongoing(DOJO, 1)
    assert (first.last, len(first.games), len(second.games)) == (1, PAGE_SIZE, 1)
    assert await hall.moderation.ongoing(DOJO, 9) == first


async def test_a_match_that_is_closed_counts_for_nothing_and_its_players_are_told(hall):
    table = await hall.match()
    await refused(NoSuchMatch, hall.moderation.close(DOJO + 1, table.id))
    await hall.told()
    closed = await hall.moderation.close(DOJO, table.id)
    assert (closed.status, closed.outcome.reason, closed.outcome.winners) == ("over", "closed", ())
    assert ("result", None) in await hall.heard()
    assert [(row["verdict"], row["rated"]) for row in await hall.results(AIKO)] == [("none", 0)]
    assert await hall.store.read.kept_ratings(id=AIKO.id) == []
    await refused(MatchOver, hall.moderation.close(DOJO, table.id))


async def test_a_lobby_that_is_closed_is_empty_and_takes_nobody(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    for id in (lobby.id, "aaaaaaaa"):
        await refused(NoSuchMatch, hall.moderation.close(DOJO + 1, id))
    closed = await hall.moderation.close(DOJO, lobby.id)
    assert (closed.status, closed.players, closed.starts_at) == ("closed", (), None)
    await refused(CannotJoin, hall.lobbies.join(lobby.id, CHLOE))
    await refused(LobbyClosed, hall.moderation.close(DOJO, lobby.id))
