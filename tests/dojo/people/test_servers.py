"""What moderators settle, and what is forgotten after they sent us away."""

import pytest

from dojo.clock.paces import DAY
from dojo.people.servers import NotAStarter, NotInThisChannel, Server, TooManyMatches
from tests.dojo.hall import AIKO, BRUNO, CHLOE, refused
from tests.storage.databases import BOTH

DOJO, CHANNEL, ROLE = 7, 8, 99


@pytest.mark.parametrize("settled", [Server(DOJO), Server(DOJO, (CHANNEL, 9), (ROLE,), 5, "brisk", "en", False, 12)])
async def test_what_is_settled_is_kept(hall, settled):
    assert await hall.servers.get(DOJO) == Server(DOJO)
    await hall.servers.set_up(settled, "Dojo")
    assert await hall.servers.get(DOJO) == settled


async def test_matches_are_opened_in_the_channels_and_by_the_roles_named(hall):
    may_open = hall.servers.may_open
    await may_open(DOJO, {CHANNEL}, ())
    await hall.servers.set_up(Server(DOJO, channels=(CHANNEL,), starters=(ROLE, 98)), "Dojo")
    await may_open(DOJO, {55, CHANNEL}, (1, ROLE))
    refusal = await refused(NotInThisChannel, may_open(DOJO, {55}, (ROLE,)))
    assert refusal.facts == {"channels": (f"<#{CHANNEL}>",)}
    await refused(NotAStarter, may_open(DOJO, {CHANNEL}, (1,)))


async def test_no_more_matches_at_once_than_allowed_and_one_that_is_over_makes_room(hall):
    await hall.servers.set_up(Server(DOJO, most=1), "Dojo")
    table = await hall.match(guild=DOJO)
    await refused(TooManyMatches, hall.servers.may_open(DOJO, {CHANNEL}, ()))
    await hall.servers.may_open(DOJO + 1, {CHANNEL}, ())
    await hall.referee.resign(table.id, AIKO.id)
    await hall.servers.may_open(DOJO, {CHANNEL}, ())


async def left(hall, *ids):
    """How many rows of each match there are."""
    queries = hall.store.read
    return [[len(await getattr(queries, name)(id=id)) for name in ("match", "moves_of", "lobby")] for id in ids]


@BOTH
async def test_thirty_days_after_we_were_first_seen_sent_away_nothing_of_the_server_is_left(hall, clock):
    """Also what is still open: a rematch, a lobby, a held answer, a seat that is offered, a report."""
    over, elsewhere = await hall.over(guild=DOJO), await hall.match(guild=DOJO + 1)
    await hall.lobbies.rematch(over.id, AIKO)
    await hall.lobby(AIKO, guild=DOJO, invited=BRUNO.id)
    running = await hall.match(guild=DOJO)
    await hall.held_moves.answer(running.id, AIKO.id, 0, "show 1")
    await hall.substitutes.offer(running.id, AIKO.id, CHLOE)
    await hall.reports.write(AIKO.id, "He was rude.", guild=DOJO, match=running.id)
    await hall.servers.joined(DOJO, "Dojo")
    await hall.servers.left(DOJO)
    clock.at += 20 * DAY
    await hall.servers.left(DOJO)
    clock.at += 10 * DAY - 1
    assert await hall.servers.forget() == []
    clock.at += 1
    assert await hall.servers.forget() == [DOJO]
    assert await left(hall, over.id, running.id) == [[0, 0, 0]] * 2
    assert all(await left(hall, elsewhere.id))
    assert {notice.match for notice in await hall.told()} == {elsewhere.id}
    assert not await hall.store.read.holds_due(now=2**62, owner="", lapsed=0, most=9)
    everything = {"id": AIKO.id, "at": -1, "key": "", "most": 9}
    assert not await hall.store.read.kept_results(**everything)
    assert [row["guild"] for row in await hall.store.read.kept_lobbies(**everything)] == [DOJO + 1]
    assert (await hall.servers.forget(), await hall.reports.due()) == ([], [])
    assert await hall.match(guild=DOJO + 1), "people are known where they play elsewhere"


async def test_somebody_who_lets_us_in_again_in_time_finds_everything_as_it_was(hall, clock):
    table = await hall.match(guild=DOJO)
    await hall.servers.set_up(Server(DOJO, pace="live"), "Dojo")
    await hall.servers.left(DOJO)
    clock.at += 29 * DAY
    await hall.servers.joined(DOJO, "Dojo")
    clock.at += 29 * DAY
    assert await hall.servers.forget() == []
    assert all((await left(hall, table.id))[0])
    assert (await hall.servers.get(DOJO)).pace == "live"
