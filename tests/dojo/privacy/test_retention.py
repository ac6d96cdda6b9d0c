"""What has been kept long enough goes; what ratings are made of, what still runs and people who play here stay."""

import pytest

from dojo.clock.paces import DAY, MINUTE
from dojo.errors import MatchDeleted, NoSuchLobby, NoSuchMatch
from dojo.privacy.retention import AT_ONCE, CLOSED_MS, RETENTION_DAYS
from dojo.ratings.ratings import Skill
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall, refused, until
from tests.dojo.privacy.test_erase import traces
from tests.storage.databases import BOTH

OLD = RETENTION_DAYS * DAY


async def passed(hall, time):
    hall.clock.at += time
    await hall.retention.look()


async def known(hall, *players):
    return [bool(await hall.store.read.person(id=player.id)) for player in players]


@BOTH
async def test_of_an_old_match_only_its_results_are_left(hall, url):
    table = await hall.hand_over(await hall.match(), 1, CHLOE)
    await hall.referee.resign(table.id, AIKO.id)
    place = f"'{table.id}', 0"
    await hall.write(
        f"insert into held_moves (match_id, seat, opened, move, made_at, due) values ({place}, 1, 'x', 1, 1)"
    )
    await hall.write(f"insert into plans values ({place}, '', 'view', 'show 1')")
    before = {"held_moves", "plans", "notices", "moves", "seats", "substitutes", "matches", "results"}
    before |= {"lobbies", "lobby_players"}
    for time, left in ((0, before), (OLD - 1000, before), (MINUTE, {"results"})):
        await passed(hall, time)
        assert await traces(url, table.id) == left
    await refused(MatchDeleted, hall.archive.ended(table.id))
    assert type(await refused(NoSuchMatch, hall.referee.table("a" * 8))) is NoSuchMatch


async def test_a_match_that_runs_is_kept_however_old_and_zero_keeps_all_for_ever(hall, store, clock):
    running, over = await hall.match(), await hall.over()
    await passed(Hall(store, clock, retention_days=0), 20 * OLD)
    await passed(hall, -17 * OLD - 3 * OLD + 1)
    assert [(await hall.referee.table(each.id)).status for each in (running, over)] == ["playing", "over"]
    await passed(hall, 3 * OLD)
    assert (await hall.referee.table(running.id)).status == "playing"


async def test_ratings_careers_and_leaderboards_stay_and_go_on_from_where_they_were(hall):
    for _ in range(3):
        hall.clock.at += 1
        await hall.over()

    async def standing():
        leaders = await hall.leaderboards.leaders(7, "morra", 0, AIKO.id)
        return leaders, [await hall.leaderboards.careers(player.id, 7) for player in (AIKO, BRUNO)]

    before = await standing()
    await passed(hall, OLD)
    assert before[0].leaders
    assert await standing() == before
    table = await hall.over()
    *_, third, last = sorted(await hall.results(AIKO), key=lambda result: result["nth"])
    change = (await hall.leaderboards.changes(table.id))[table.seat_of(AIKO.id)]
    assert (last["nth"], change.before) == (4, Skill(third["mu"], third["sigma"]).shown)


async def test_closed_lobbies_go_and_open_ones_and_those_of_matches_stay(hall):
    table, opened = await hall.over(), await hall.lobby(BRUNO, CHLOE)
    closed = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.leave(closed.id, AIKO.id)
    await passed(hall, CLOSED_MS - 1)
    assert (await hall.lobbies.get(closed.id)).status == "closed"
    await passed(hall, MINUTE)
    await refused(NoSuchLobby, hall.lobbies.get(closed.id))
    assert (await hall.lobbies.get(opened.id)).ids == (BRUNO.id, CHLOE.id)
    assert (await hall.lobbies.get(table.id)).status == "started"
    assert (await hall.lobbies.rematch(table.id, AIKO)).id != closed.id, "a new one can be asked for"


@pytest.mark.slow
async def test_a_run_deletes_so_many_and_the_next_goes_on(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_AN_HOUR", AT_ONCE + 2)
    ids = [(await hall.over()).id for _ in range(AT_ONCE + 2)]
    for time, left in ((OLD, 2), (MINUTE, 0)):
        await passed(hall, time)
        assert sum([bool(await hall.store.read.kept_match(id=id)) for id in ids]) == left


async def test_the_name_of_somebody_who_never_came_goes_when_nobody_waits_for_them(hall):
    table = await hall.match()
    await hall.substitutes.offer(table.id, AIKO.id, DAI)
    await passed(hall, CLOSED_MS)
    assert await known(hall, DAI) == [True], "the seat is still offered"
    await hall.referee.resign(table.id, AIKO.id)
    lobby = await hall.lobby(AIKO, BRUNO, seats=3, invited=DAI.id)
    await passed(hall, MINUTE)
    assert await known(hall, DAI) == [True], "and now they are invited"
    for player in (AIKO, BRUNO):
        await hall.lobbies.leave(lobby.id, player.id)
    await passed(hall, MINUTE)
    assert await known(hall, DAI, AIKO) == [False, True]
    assert (await hall.lobby(AIKO, DAI)).full, "they can be named again and come"


async def test_somebody_who_has_come_themselves_stays_also_if_only_for_a_puzzle_or_a_lesson(hall):
    for player in (BRUNO, CHLOE, DAI):
        await hall.people.remember_if_new(player)
    await hall.people.remember(BRUNO.id, BRUNO.name, BRUNO.locale)
    puzzles = hall.puzzles
    await puzzles.answer(CHLOE, 7, puzzles.today, str((await puzzles.of(puzzles.today)).best))
    await hall.learners.reach(DAI, "kengo", 1)
    await hall.people.remember_if_new(DAI)
    await passed(hall, 2 * CLOSED_MS)
    assert await known(hall, BRUNO, CHLOE, DAI) == [True] * 3


async def test_of_two_processes_one_deletes(halls):
    first, second = halls
    table = await first.over()
    first.clock.at += OLD
    assert await first.leases.take("retention", first.clock.at // MINUTE)
    await second.retention.look()
    assert await first.store.read.kept_match(id=table.id)
    await passed(second, MINUTE)
    assert await first.store.read.kept_match(id=table.id) is None


async def test_a_running_house_deletes_by_itself_after_as_many_days_as_it_was_told(store, clock):
    hall = Hall(store, clock, retention_days=7)
    table = await hall.over()
    clock.at += 7 * DAY

    async def gone():
        return await store.read.kept_match(id=table.id) is None

    async with hall.running():
        await until(gone)
