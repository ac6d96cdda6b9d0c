"""What moderators settle, and what is forgotten after they sent us away."""

import pytest

from dojo.clock.paces import DAY
from dojo.match.held_moves import HeldMoves
from dojo.match.substitutes import Substitutes
from dojo.people.reports import Reports
from dojo.people.servers import NotAStarter, NotInThisChannel, Server, Servers, TooManyMatches
from tests.dojo.hall import AIKO, BRUNO, CHLOE

DOJO, CHANNEL, ROLE = 7, 8, 99


@pytest.fixture
def servers(store, clock):
    return Servers(store, clock)


async def test_where_nothing_is_settled_everything_is_allowed(servers):
    await servers.may_open(DOJO, {CHANNEL}, ())
    assert await servers.get(DOJO) == Server(DOJO)


async def test_what_is_settled_is_kept(servers):
    settled = Server(DOJO, (CHANNEL, 9), (ROLE,), 5, "brisk", "en", False, 12)
    await servers.set_up(settled, "Dojo")
    assert await servers.get(DOJO) == settled


async def test_matches_are_opened_in_the_channels_named_and_in_their_threads(servers):
    await servers.set_up(Server(DOJO, channels=(CHANNEL,)), "Dojo")
    await servers.may_open(DOJO, {55, CHANNEL}, ())
    with pytest.raises(NotInThisChannel) as refusal:
        await servers.may_open(DOJO, {55}, ())
    assert refusal.value.facts == {"channels": (f"<#{CHANNEL}>",)}


async def test_one_of_the_roles_named_is_enough(servers):
    await servers.set_up(Server(DOJO, starters=(ROLE, 98)), "Dojo")
    await servers.may_open(DOJO, {CHANNEL}, (1, ROLE))
    with pytest.raises(NotAStarter):
        await servers.may_open(DOJO, {CHANNEL}, (1,))


async def test_no_more_matches_at_once_than_allowed_and_one_that_is_over_makes_room(hall, servers):
    await servers.set_up(Server(DOJO, most=1), "Dojo")
    table = await hall.match(guild=DOJO)
    with pytest.raises(TooManyMatches):
        await servers.may_open(DOJO, {CHANNEL}, ())
    await servers.may_open(DOJO + 1, {CHANNEL}, ())
    await hall.referee.resign(table.id, AIKO.id)
    await servers.may_open(DOJO, {CHANNEL}, ())


async def held(store, id):
    """How many rows of the match there are."""
    return [len(await getattr(store.read, name)(id=id)) for name in ("match", "moves_of", "lobby")]


async def test_thirty_days_after_we_were_sent_away_nothing_of_the_server_is_left(hall, servers, clock, store):
    table, elsewhere = await hall.match(guild=DOJO), await hall.match(guild=DOJO + 1)
    await servers.joined(DOJO, "Dojo")
    await servers.left(DOJO)
    clock.at += 30 * DAY - 1
    assert await servers.forget() == []
    assert all(await held(store, table.id))
    clock.at += 1
    assert await servers.forget() == [DOJO]
    assert await held(store, table.id) == [0, 0, 0]
    assert all(await held(store, elsewhere.id))
    assert await servers.forget() == []


async def test_whatever_is_still_open_there_is_forgotten_too(hall, servers, clock, store):
    """A lobby, a rematch, a held answer, an order, notices, a seat that is offered, a rated match that is over."""
    over = await hall.match(guild=DOJO)
    await hall.referee.resign(over.id, AIKO.id)
    await hall.lobbies.rematch(over.id, AIKO)
    await hall.lobby(AIKO, guild=DOJO, invited=BRUNO.id)
    running = await hall.match(guild=DOJO)
    await HeldMoves(store, hall.referee, clock).answer(running.id, AIKO.id, 0, "show 1")
    await Substitutes(store, hall.referee, hall.people, clock).offer(running.id, AIKO.id, CHLOE)
    async with store.transaction() as queries:
        await queries.give_standing_order(match_id=running.id, seat=1, topic="show", move="show 1")
    await Reports(store, clock).write(AIKO.id, "He was rude.", guild=DOJO, match=running.id)
    await servers.left(DOJO)
    clock.at += 30 * DAY
    assert await servers.forget() == [DOJO]
    left = [await held(store, id) for id in (over.id, running.id)]
    assert left == [[0, 0, 0]] * 2
    assert not await hall.told()
    assert not await store.read.holds_due(now=2**62, owner="", lapsed=0, most=9)
    everything = {"id": AIKO.id, "at": -1, "key": "", "most": 9}
    assert not await store.read.kept_results(**everything)
    assert not await store.read.kept_lobbies(**everything)


async def test_somebody_who_lets_us_in_again_in_time_finds_everything_as_it_was(hall, servers, clock, store):
    table = await hall.match(guild=DOJO)
    await servers.set_up(Server(DOJO, pace="live"), "Dojo")
    await servers.left(DOJO)
    clock.at += 29 * DAY
    await servers.joined(DOJO, "Dojo")
    clock.at += 29 * DAY
    assert await servers.forget() == []
    assert all(await held(store, table.id))
    assert (await servers.get(DOJO)).pace == "live"


async def test_being_sent_away_is_counted_from_the_first_time_it_was_seen(servers, clock):
    await servers.left(DOJO)
    clock.at += 20 * DAY
    await servers.left(DOJO)
    clock.at += 10 * DAY
    assert await servers.forget() == [DOJO]


async def test_people_are_known_where_they_play_elsewhere(hall, servers, clock):
    await hall.match(AIKO, BRUNO, guild=DOJO)
    await servers.left(DOJO)
    clock.at += 30 * DAY
    await servers.forget()
    assert await hall.match(AIKO, BRUNO, guild=DOJO + 1)
