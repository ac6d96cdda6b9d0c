"""Bars, blocks, pings and servers: who is kept from whom, and what moderators see and settle."""

import asyncio

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.errors import CannotJoin, LobbyClosed, NoSuchMatch
from dojo.limits import ALL_PINGS_AN_HOUR, PINGS_AN_HOUR
from dojo.match.agreements import NothingOffered
from dojo.people import bars
from dojo.people.bars import Barred, OtherBarred
from dojo.people.pings import TooManyPings
from dojo.people.servers import NotAStarter, NotInThisChannel, Server
from engine.core import MatchOver
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, refused
from tests.storage.databases import BOTH

DOJO, CHANNEL, ROLE = 7, 8, 99


async def test_somebody_barred_plays_nothing_there_until_it_is_lifted(hall):
    lobby, table = await hall.lobby(AIKO), await hall.match(BRUNO, AIKO)
    await hall.bars.bar(DOJO, BRUNO.id)
    for wanted in (hall.lobby(BRUNO), hall.lobbies.join(lobby.id, BRUNO), hall.practice(BRUNO)):
        await refused(Barred, wanted)
    await refused(OtherBarred, hall.lobby(AIKO, invited=BRUNO.id))
    assert (await hall.lobbies.get(lobby.id)).ids == (AIKO.id,)
    assert (await hall.lobby(BRUNO, guild=DOJO + 1)).ids == (BRUNO.id,), "it holds on its server only"
    assert (await hall.show(table, BRUNO)).match.ply == 1, "a running match goes on"
    await hall.bars.unbar(DOJO, BRUNO.id)
    assert (await hall.lobby(BRUNO)).ids == (BRUNO.id,)


async def test_somebody_barred_cannot_be_offered_or_take_a_seat(hall):
    table = await hall.match()
    await hall.substitutes.offer(table.id, AIKO.id, CHLOE)
    for player in (CHLOE, DAI):
        await hall.bars.bar(DOJO, player.id)
    await refused(Barred, hall.substitutes.take(table.id, 0, CHLOE))
    await refused(OtherBarred, hall.substitutes.offer(table.id, AIKO.id, DAI))


async def test_a_person_who_is_barred_leaves_the_open_lobbies_of_that_server(hall):
    here, alone, there = await hall.lobby(AIKO, BRUNO), await hall.lobby(BRUNO), await hall.lobby(BRUNO, guild=DOJO + 1)
    left = await hall.moderation.bar(DOJO, BRUNO.id, "rude")
    assert {lobby.id for lobby in left} == {here.id, alone.id}
    assert (await hall.lobbies.get(here.id)).ids == (AIKO.id,)
    assert (await hall.lobbies.get(alone.id)).status == "closed"
    assert (await hall.lobbies.get(there.id)).ids == (BRUNO.id,)


async def test_the_list_has_names_reasons_and_pages_and_goes_with_the_server(hall, clock):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    await hall.bars.bar(DOJO, AIKO.id, "rude")
    clock.at += 1
    for other in range(bars.PAGE_SIZE):
        await hall.bars.bar(DOJO, 10**17 + other)
    await hall.bars.bar(DOJO, AIKO.id, "very rude")
    first, second = await hall.bars.page(DOJO), await hall.bars.page(DOJO, 1)
    assert (first.total, first.last, len(first.bars)) == (bars.PAGE_SIZE + 1, 1, bars.PAGE_SIZE)
    assert [(bar.user, bar.name, bar.reason) for bar in second.bars] == [(AIKO.id, "Aiko", "very rude")]
    assert await hall.bars.page(DOJO, 9) == first
    assert (await hall.bars.page(DOJO + 1)).total == 0
    await hall.servers.left(DOJO)
    clock.at += 31 * DAY
    await hall.servers.forget()
    assert (await hall.bars.page(DOJO)).total == 0


@pytest.fixture(autouse=True)
async def known(hall):
    for each in (AIKO, BRUNO, CHLOE):
        await hall.people.remember(each.id, each.name, each.locale)


@pytest.mark.parametrize(("one", "other"), [(AIKO, BRUNO), (BRUNO, AIKO), (CHLOE, BRUNO)])
async def test_it_holds_both_ways_and_against_every_guest(hall, one, other):
    await hall.blocks.block(one.id, other.id)
    assert await hall.blocks.between(one.id, other.id)
    assert await hall.blocks.between(other.id, one.id)
    lobby = await hall.lobby(AIKO, CHLOE, seats=3)
    for seen in ("", lobby.terms_code):
        await refused(CannotJoin, hall.lobbies.join(lobby.id, BRUNO, seen))
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_the_blocked_are_told_the_same_as_anybody_at_a_full_a_closed_or_a_kept_lobby(hall):
    await hall.blocks.block(AIKO.id, BRUNO.id)
    blocked, kept, closed = await hall.lobby(AIKO), await hall.lobby(CHLOE, invited=AIKO.id), await hall.lobby(CHLOE)
    full, started, both = await hall.lobby(CHLOE, DAI), await hall.match(CHLOE, DAI), await hall.lobby(AIKO, DAI)
    await hall.lobbies.leave(closed.id, CHLOE.id)
    told = set()
    for lobby in (blocked, kept, closed, full, started, both):
        refusal = await refused(CannotJoin, hall.lobbies.join(lobby.id, BRUNO))
        told.add((type(refusal), refusal.key, str(refusal.facts)))
    assert told == {(CannotJoin, "error-cannot-join", "{}")}


async def test_only_the_one_who_said_so_can_take_it_back_and_then_they_meet_again(hall):
    for other in (BRUNO.id, BRUNO.id, 999):
        await hall.blocks.block(AIKO.id, other)
    await hall.blocks.unblock(BRUNO.id, AIKO.id)
    assert sorted(await hall.blocks.of(AIKO.id)) == [(999, ""), (BRUNO.id, "Bruno")]
    assert await hall.blocks.of(BRUNO.id) == []
    await hall.blocks.unblock(AIKO.id, BRUNO.id)
    assert (await hall.lobby(AIKO, BRUNO)).full


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


async def test_open_lobbies_and_running_matches_are_listed_the_newest_first(hall, clock):
    match = await hall.match()
    clock.at += 1
    lobby, closed = await hall.lobby(CHLOE), await hall.lobby(CHLOE)
    await hall.over()
    await hall.lobbies.leave(closed.id, CHLOE.id)
    await hall.lobby(AIKO, guild=DOJO + 1)
    page = await hall.moderation.ongoing(DOJO)
    assert ([game.id for game in page.games], page.total, page.last) == ([lobby.id, match.id], 2, 0)


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
