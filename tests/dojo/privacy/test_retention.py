"""What has been kept long enough goes; what ratings are made of, what still runs and people who play here stay."""

import asyncio

import pytest

from dojo.clock.paces import DAY, MINUTE
from dojo.dojo import Dojo
from dojo.errors import MatchDeleted, NoSuchLobby, NoSuchMatch
from dojo.match.history import Archive
from dojo.match.substitutes import Substitutes
from dojo.ops.leases import Leases
from dojo.people.learners import Learners
from dojo.people.puzzles import Puzzles
from dojo.privacy.retention import AT_ONCE, CLOSED_MS, RETENTION_DAYS, Retention
from dojo.ratings.leaderboard import Leaderboards
from dojo.ratings.ratings import Skill
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall
from tests.dojo.privacy.test_erase import rows
from tests.engine.toys import FINGERS
from tests.storage.databases import new_database

OLD = RETENTION_DAYS * DAY


@pytest.fixture
def retention(store, clock):
    return Retention(store, clock, Leases(store, clock))


async def over(hall, *players):
    table = await hall.match(*players)
    await hall.referee.resign(table.id, table.players[0].id)
    return table


async def passed(clock, retention, time):
    clock.at += time
    await retention.look()


async def tables_with(url, *ids):
    return {table for table, row in await rows(url) if any(id in map(str, row.values()) for id in ids)}


async def test_of_an_old_match_only_its_results_are_left(hall, clock, retention, url):
    table = await hall.match()
    await Substitutes(hall.store, hall.referee, hall.people, clock).offer(table.id, BRUNO.id, CHLOE)
    await Substitutes(hall.store, hall.referee, hall.people, clock).take(table.id, 1, CHLOE)
    await hall.referee.resign(table.id, AIKO.id)
    await hall.write(
        f"insert into holds (match_id, seat, opened, move, made_at, due) values ('{table.id}', 0, 1, 'show 1', 1, 1)"
    )
    await hall.write(f"insert into orders (match_id, seat, topic, move) values ('{table.id}', 0, 'show', 'show 1')")
    before = {"holds", "orders", "news", "moves", "seats", "holders", "matches", "guests", "lobbies", "results"}
    assert await tables_with(url, table.id) == before
    await passed(clock, retention, OLD - 1000)
    assert await tables_with(url, table.id) == before
    await passed(clock, retention, MINUTE)
    assert await tables_with(url, table.id) == {"results"}


async def test_a_match_that_runs_is_kept_however_old(hall, clock, retention):
    table = await hall.match()
    await passed(clock, retention, 3 * OLD)
    assert (await hall.referee.table(table.id)).status == "playing"


async def test_zero_keeps_matches_for_ever(hall, store, clock):
    table = await over(hall)
    await passed(clock, Retention(store, clock, Leases(store, clock), 0), 20 * OLD)
    assert (await hall.referee.table(table.id)).status == "over"


async def test_somebody_who_asks_for_a_deleted_match_is_told_so(hall, store, clock, retention):
    table = await over(hall)
    await passed(clock, retention, OLD)
    with pytest.raises(MatchDeleted):
        await Archive(store, {"morra": FINGERS}).ended(table.id)
    with pytest.raises(NoSuchMatch) as unknown:
        await hall.referee.table("a" * 8)
    assert type(unknown.value) is NoSuchMatch


async def test_ratings_careers_and_leaderboards_stay(hall, store, clock, retention):
    for _ in range(3):
        await over(hall)
    leaderboards = Leaderboards(store)

    async def standing():
        leaders = await leaderboards.leaders(7, "morra", 0, AIKO.id)
        return leaders, [await leaderboards.careers(player.id, 7) for player in (AIKO, BRUNO)]

    before = await standing()
    await passed(clock, retention, OLD)
    assert await standing() == before
    assert before[0].leaders


async def test_a_rating_goes_on_from_where_it_was(hall, store, clock, retention):
    await over(hall)
    await passed(clock, retention, OLD)
    table = await over(hall)
    assert (await hall.results(AIKO))[-1]["nth"] == 2
    change = (await Leaderboards(store).changes(table.id))[0]
    first = (await hall.results(AIKO))[0]
    assert change.before == Skill(first["mu"], first["sigma"]).shown


async def test_a_new_rematch_can_be_asked_for_when_the_old_one_is_gone(hall, clock, retention):
    table = await over(hall)
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.leave(lobby.id, AIKO.id)
    await passed(clock, retention, CLOSED_MS)
    with pytest.raises(NoSuchLobby):
        await hall.lobbies.get(lobby.id)
    assert (await hall.lobbies.rematch(table.id, AIKO)).id != lobby.id


async def test_closed_lobbies_go_and_open_ones_stay(hall, clock, retention):
    closed, opened = await hall.lobby(AIKO), await hall.lobby(BRUNO, CHLOE)
    await hall.lobbies.leave(closed.id, AIKO.id)
    await passed(clock, retention, CLOSED_MS - 1)
    assert (await hall.lobbies.get(closed.id)).status == "closed"
    await passed(clock, retention, MINUTE)
    with pytest.raises(NoSuchLobby):
        await hall.lobbies.get(closed.id)
    assert (await hall.lobbies.get(opened.id)).ids == (BRUNO.id, CHLOE.id)


async def test_the_lobby_of_a_match_is_kept_with_it(hall, clock, retention):
    table = await over(hall)
    await passed(clock, retention, 2 * CLOSED_MS)
    assert (await hall.lobbies.get(table.id)).status == "started"


@pytest.mark.slow
async def test_a_run_deletes_so_many_and_the_next_goes_on(hall, clock, retention, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_AN_HOUR", AT_ONCE + 2)
    ids = [(await over(hall)).id for _ in range(AT_ONCE + 2)]
    left = []
    for time in (OLD, MINUTE):
        await passed(clock, retention, time)
        left.append(sum([bool(await hall.store.read.kept_match(id=id)) for id in ids]))
    assert left == [2, 0]


# Names


async def offered(hall, to):
    """A running match, with one of its seats offered to somebody."""
    table = await hall.match()
    await Substitutes(hall.store, hall.referee, hall.people, hall.clock).offer(table.id, AIKO.id, to)
    return table


async def test_the_name_of_somebody_who_never_came_goes_when_nobody_waits_for_them(hall, store, clock, retention):
    table = await offered(hall, DAI)
    await passed(clock, retention, CLOSED_MS)
    assert (await store.read.person(id=DAI.id))["name"] == "Dai", "the seat is still offered"
    await hall.referee.resign(table.id, AIKO.id)
    await passed(clock, retention, MINUTE)
    assert await store.read.person(id=DAI.id) is None
    assert await store.read.person(id=AIKO.id)


async def test_an_open_invitation_keeps_the_name(hall, store, clock, retention):
    await hall.people.remember_if_new(DAI)
    lobby = await hall.lobby(AIKO, BRUNO, seats=3, invited=DAI.id)
    await passed(clock, retention, CLOSED_MS)
    assert await store.read.person(id=DAI.id)
    for player in (AIKO, BRUNO):
        await hall.lobbies.leave(lobby.id, player.id)
    await passed(clock, retention, MINUTE)
    assert await store.read.person(id=DAI.id) is None


async def test_somebody_who_has_come_themselves_stays(hall, store, clock, retention):
    await hall.people.remember_if_new(DAI)
    await hall.people.remember(DAI.id, DAI.name, DAI.locale)
    await hall.people.remember_if_new(DAI)
    await passed(clock, retention, 2 * CLOSED_MS)
    assert await store.read.person(id=DAI.id)


async def test_somebody_who_only_answered_a_puzzle_or_learned_a_game_by_a_button_stays(hall, store, clock, retention):
    for player in (CHLOE, DAI):
        await hall.people.remember_if_new(player)
    puzzles = Puzzles(store, clock)
    await puzzles.answer(CHLOE, 7, puzzles.today, str((await puzzles.of(puzzles.today)).best))
    await Learners(store).reach(DAI, "kengo", 1)
    await passed(clock, retention, CLOSED_MS)
    assert [(await store.read.person(id=each.id))["name"] for each in (CHLOE, DAI)] == [CHLOE.name, DAI.name]


async def test_somebody_whose_name_went_can_be_named_again_and_come(hall, clock, retention):
    await hall.people.remember_if_new(DAI)
    await passed(clock, retention, CLOSED_MS)
    assert (await hall.lobby(AIKO, DAI)).full


async def test_of_two_processes_one_deletes(postgres):
    clock, address = Clock(), await new_database(postgres)
    async with await Store.open(address) as one, await Store.open(address) as other:
        first, second = (Retention(store, clock, Leases(store, clock)) for store in (one, other))
        table = await over(Hall(one, clock))
        await first.look()
        clock.at += OLD
        assert await first._leases.take("retention", clock.at // MINUTE)
        await second.look()
        assert await one.read.kept_match(id=table.id)
        await passed(clock, second, MINUTE)
        assert await one.read.kept_match(id=table.id) is None


async def test_a_running_house_deletes_by_itself_after_as_many_days_as_it_was_told(store, clock):
    dojo, hall = Dojo(store, GAMES, clock, retention_days=7), Hall(store, clock, GAMES)
    table = await hall.match(AIKO, BRUNO, game="kengo")
    await hall.referee.resign(table.id, AIKO.id)
    clock.at += 7 * DAY
    async with dojo.running(), asyncio.timeout(60):
        while await store.read.kept_match(id=table.id):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
