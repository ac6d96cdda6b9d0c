"""The walk round the house: after an outage, after trouble, and with a real computer that stands in."""

import asyncio
import logging
import sqlite3
from contextlib import asynccontextmanager, closing
from types import SimpleNamespace

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE, SECOND
from dojo.computer.moves import ComputerMoves
from dojo.dojo import Dojo
from dojo.errors import NotRead
from dojo.match.deadlines import GIVEN_BACK, KEPT, Deadlines, Part
from dojo.match.held_moves import HOLD_SECONDS, HeldMoves
from dojo.ops.loop import LOOPS
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall
from tests.engine.toys import FINGERS

LONG = {"rounds": "3"}
PATIENCE = 30


async def test_after_an_outage_all_clocks_are_put_back_and_it_is_said(hall, clock):
    await hall.deadlines.wake()
    tables = [await hall.match(options=LONG) for _ in range(2)]
    friendly = await hall.match(pace="friendly")
    await hall.told()
    clock.at += 5 * HOUR
    await hall.deadlines.wake()
    for table in tables:
        after = await hall.referee.table(table.id)
        assert [each.due - old.due for each, old in zip(after.clocks, table.clocks, strict=True)] == [5 * HOUR] * 2
        assert [each.remind_at - old.remind_at for each, old in zip(after.clocks, table.clocks, strict=True)] == [
            5 * HOUR
        ] * 2
    told = [(notice.match, notice.kind, notice.seat, notice.about) for notice in await hall.told()]
    assert sorted(told) == sorted((table.id, "outage", None, str(5 * 3600)) for table in tables)
    assert friendly.id not in {match for match, *_ in told}


async def test_what_ran_out_while_the_house_slept_did_not(hall, clock):
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    clock.at += 100 * HOUR
    await hall.deadlines.wake()
    after = await hall.after(0, table.id)
    assert [(each.tokens, each.due) for each in after.clocks] == [(2, clock.at + 72 * HOUR)] * 2


async def test_a_short_nap_is_none(hall, clock):
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    await hall.told()
    clock.at += 2 * MINUTE
    await hall.deadlines.wake()
    assert await hall.referee.table(table.id) == table
    assert await hall.heard() == []


async def test_of_two_that_wake_at_once_one_puts_the_clocks_back(hall, store, clock):
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    clock.at += HOUR
    other = Hall(store, clock)
    await asyncio.gather(hall.deadlines.wake(), other.deadlines.wake(), hall.deadlines.wake())
    assert (await hall.referee.table(table.id)).clocks[0].due == table.clocks[0].due + HOUR


async def nearly_late(hall):
    """Bruno has answered; Aiko, who has an hour left, is about to."""
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    await hall.referee.answer(table.id, BRUNO.id, None, "show 1")
    await hall.after(71 * HOUR)
    return table, HeldMoves(hall.store, hall.referee, hall.clock)


async def test_an_outage_is_not_paid_into_the_bank_of_a_player_who_had_an_answer_held_back(hall, clock):
    table, held_moves = await nearly_late(hall)
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += 48 * HOUR
    await hall.deadlines.wake()
    await held_moves.apply_due()
    after = await hall.referee.table(table.id)
    assert (after.match.ply, after.clocks[0].bank) == (2, 13 * HOUR)


async def test_an_outage_is_not_paid_to_a_player_who_is_asked_before_the_clocks_are_put_back(hall, clock):
    table, held_moves = await nearly_late(hall)
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += 48 * HOUR
    await held_moves.apply_due()
    clock.at += SECOND
    await hall.deadlines.wake()
    after = await hall.referee.table(table.id)
    assert [each.bank for each in after.clocks] == [13 * HOUR, 84 * HOUR]
    assert [each.due - clock.at for each in after.clocks] == [13 * HOUR, 84 * HOUR]


async def test_an_outage_is_not_taken_from_a_player_who_has_answered_by_then(hall, clock):
    table, held_moves = await nearly_late(hall)
    clock.at += 48 * HOUR
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += SECOND
    await hall.deadlines.wake()
    clock.at += round(HOLD_SECONDS * 1000) + MINUTE
    await held_moves.apply_due()
    assert (await hall.referee.table(table.id)).clocks[0].bank == 13 * HOUR


async def test_when_the_others_begin_to_walk_the_clocks_have_been_put_back(hall, store, clock):
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    clock.at += 100 * HOUR
    async with Dojo(store, {"morra": FINGERS}, clock).running():
        after = await hall.referee.table(table.id)
    assert [each.due for each in after.clocks] == [clock.at + 72 * HOUR] * 2


async def test_a_house_that_cannot_wake_at_once_wakes_later(hall, clock, monkeypatch, caplog):
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    clock.at += 100 * HOUR
    monkeypatch.setitem(LOOPS, "deadlines", 0.01)
    await hall.write("alter table house rename to closed")
    with caplog.at_level(logging.ERROR, "hikyaku.deadlines"):
        async with hall.deadlines.running():
            assert "clocks not read" in caplog.text
            await hall.write("alter table closed rename to house")
            after = await when(hall, table.id, lambda now: now.clocks != table.clocks)
    assert [(each.tokens, each.due) for each in after.clocks] == [(2, clock.at + 72 * HOUR)] * 2


async def test_while_the_database_could_not_be_read_no_time_has_passed(hall, clock, monkeypatch, caplog):
    """The bot was up, but nobody could answer."""
    table = await hall.match(options=LONG)
    monkeypatch.setitem(LOOPS, "deadlines", 0.01)
    await hall.deadlines.wake()  # that the bot was up is written down
    async with hall.deadlines.running():
        with caplog.at_level(logging.ERROR, "hikyaku.deadlines"):
            await hall.write("alter table house rename to closed")
            await until(lambda: asyncio.sleep(0, "clocks not read" in caplog.text))
            clock.at += 5 * HOUR
            caplog.clear()  # of two more that fail, the second began after the clock was moved
            await until(lambda: asyncio.sleep(0, caplog.text.count("clocks not read") > 1))
        await hall.write("alter table closed rename to house")
        after = await when(hall, table.id, lambda now: now.clocks != table.clocks)
    assert after.clocks[0].due == table.clocks[0].due + 5 * HOUR
    assert "outage" in {kind for kind, _ in await hall.heard()}


async def test_while_somebody_walks_the_house_is_awake(hall, store, clock):
    """Time that is moved ahead under a walk has passed; so has what another process sees when it starts."""
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    for _ in range(3):
        await hall.after(HOUR)
    await Hall(store, clock).deadlines.wake()
    assert (await hall.referee.table(table.id)).clocks[0].due == table.clocks[0].due


async def test_one_that_cannot_be_minded_keeps_no_other_waiting(hall, clock, caplog):
    bad, good = [await hall.match(options=LONG) for _ in range(2)]
    await hall.write(f"update matches set state = 'nonsense' where id = '{bad.id}'")
    await hall.told()
    with caplog.at_level(logging.ERROR):
        after = await hall.after(72 * HOUR, good.id)
        assert [each.tokens for each in after.clocks] == [1, 1]
        assert {record.match for record in caplog.records} == {bad.id}
    assert not await hall.store.read.seats_overdue(now=clock.at, most=9, **Part().asked)
    assert len(await hall.store.read.seats_overdue(now=clock.at + HOUR, most=9, **Part().asked)) == 2


async def test_a_deadline_of_any_kind_that_cannot_be_met_is_tried_again_in_an_hour(hall, clock, caplog):
    """Or the most of a look might all be such, and the others would never have their turn."""
    away = await hall.match(CHLOE, DAI, options=LONG)
    back, reminded, late, abandoned = [await hall.match(options=LONG) for _ in range(4)]
    await hall.vacations.begin(CHLOE.id, clock.at + 5 * DAY)
    await hall.write("update seats set due = null, rest = null, remind_at = null")
    for table, columns in (
        (away, f"due = {clock.at + 50 * DAY}"),
        (back, "rest = 1000"),
        (reminded, f"remind_at = {clock.at}"),
        (late, f"due = {clock.at}"),
    ):
        await hall.write(f"update seats set {columns} where match_id = '{table.id}' and seat = 0")
    await hall.write(f"update matches set since = {clock.at - 31 * DAY} where id = '{abandoned.id}'")
    await hall.write("update matches set state = 'nonsense'")
    broken = sorted(table.id for table in (away, back, reminded, late, abandoned))
    with caplog.at_level(logging.ERROR, "hikyaku.deadlines"):
        for _ in range(3):
            await hall.after(SECOND)
        assert sorted(record.match for record in caplog.records) == broken
        await hall.after(HOUR)
        assert sorted(record.match for record in caplog.records) == sorted(2 * broken)


async def test_it_walks_by_itself_and_stops(hall, store, clock):
    table = await hall.match(options=LONG)
    async with Deadlines(store, hall.time_control, clock).running():
        await until(lambda: hall.store.read.last_awake(part=Part().key))
        clock.at += 72 * HOUR

        async def spent():
            return (await hall.referee.table(table.id)).clocks[0].tokens == 1

        await until(spent)


async def test_it_survives_an_error_of_the_database(hall, store, clock, caplog):
    table = await hall.match(options=LONG)
    await hall.write("alter table vacations rename to elsewhere")
    async with Deadlines(store, hall.time_control, clock).running():
        with caplog.at_level(logging.ERROR, "hikyaku.deadlines"):
            await until(lambda: asyncio.sleep(0, "clocks not read" in caplog.text))
        await hall.write("alter table elsewhere rename to vacations")
        clock.at += 20 * SECOND

        async def seen():
            return await store.read.last_awake(part=Part().key) == clock.at

        await until(seen)
        clock.at += 72 * HOUR

        async def spent():
            return (await hall.referee.table(table.id)).clocks[0].tokens == 1

        await until(spent)


async def test_a_computer_stands_in_and_goes_when_they_are_back(store, clock):
    """With the process that really thinks, from the view of that seat alone."""
    hall = Hall(store, clock, games=GAMES)
    table = await hall.match(game="kaito")
    await hall.write("update seats set tokens = 0")
    async with ComputerMoves(store, hall.referee, clock).running():
        while not table.standins:
            table = await when(hall, table.id, lambda now: not any(each.standin for each in now.clocks) and now.asked)
            seat = table.asked[0]
            if seat == 1:
                await hall.referee.answer(table.id, BRUNO.id, None, str(table.asks()[0].options[0]))
            else:
                table = await hall.after(table.clocks[0].due - clock.at, table.id)
        await when(hall, table.id, lambda now: now.match.ply > table.match.ply)
    table = await hall.time_control.back(table.id, AIKO.id)
    assert table.standins == ()
    rows = [tuple(row)[4:] for row in await hall.moves(table.id, 0)]
    assert rows == [(1, "computer")] * 2


# Time in which nobody could move

AWAY = 31 * DAY


class World:
    """A machine on which the bot runs, and what may befall it."""

    def __init__(self, hall, clock):
        self.hall, self.clock, self.reached = hall, clock, True
        self.deadlines = self.process()

    def process(self, part=None):
        return Deadlines(
            self.hall.store, self.hall.time_control, self.clock,
            reachable=lambda: self.reached, part=part, wall=self.clock,
        )  # fmt: skip

    async def dead(self):
        self.clock.at += AWAY
        self.deadlines = self.process()

    async def asleep(self):
        self.clock.at += AWAY

    async def cut_off(self):
        self.reached = False
        for _ in range(31):
            self.clock.at += AWAY // 31
            await self.deadlines.run()
        self.reached = True

    async def without_database(self):
        async def away(**_):
            raise NotRead("no server")

        read = self.hall.store.read
        self.deadlines._store = SimpleNamespace(read=SimpleNamespace(seats_leaving=away), transaction=self.failing)
        self.clock.at += HOUR
        await self.deadlines.run()
        self.clock.at += AWAY - HOUR
        await self.deadlines.run()
        self.deadlines._store = self.hall.store
        assert read is self.hall.store.read

    @asynccontextmanager
    async def failing(self, _=None):
        raise NotRead("no server")
        yield

    async def set_ahead(self):
        """Somebody corrects a clock that was slow."""
        self.clock.at += AWAY

    async def wrong_at_boot(self):
        """It starts a year ahead, is put right while the bot runs, and then the bot is away."""
        self.clock.at += 365 * DAY
        self.deadlines = self.process()
        await self.deadlines.run()
        self.clock.at -= 365 * DAY
        await self.deadlines.run()
        await self.dead()


CAUSES = [World.dead, World.asleep, World.cut_off, World.without_database, World.set_ahead]


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.__name__)
async def test_whatever_kept_people_away_nobody_loses_any_of_what_they_had_left(hall, clock, cause):
    world = World(hall, clock)
    await world.deadlines.run()
    table, friendly = await hall.match(options=LONG), await hall.match(pace="friendly")
    lobby = await hall.lobby(CHLOE)
    await hall.write(f"update seats set absent_since = {clock.at - HOUR}, nudged_at = {clock.at} where seat = 1")
    clock.at += MINUTE
    await world.deadlines.run()
    before = await moments(hall, table, friendly)
    await cause(world)
    await world.deadlines.run()
    after = await moments(hall, table, friendly)
    assert {name: after[name] - at for name, at in before.items()} == dict.fromkeys(before, AWAY)
    for each in (table, friendly):
        assert (await hall.referee.table(each.id)).status == "playing"
    assert (await hall.referee.table(table.id)).clocks[0].tokens == 2
    assert await hall.lobbies.stale() == []
    assert (await hall.lobbies.get(lobby.id)).status == "open"


async def test_a_clock_that_was_wrong_at_boot_swallows_no_later_outage(hall, clock):
    world = World(hall, clock)
    await world.deadlines.run()
    table = await hall.match(options=LONG)
    await hall.write("update seats set due = due + 400000000000")  # what the wrong clock made of it aside
    due = (await hall.referee.table(table.id)).clocks[0].due
    await world.wrong_at_boot()
    await world.deadlines.run()
    assert (await hall.referee.table(table.id)).clocks[0].due >= due + AWAY
    assert (await hall.referee.table(table.id)).status == "playing"


async def moments(hall, *tables):
    """Every moment that is to be given back in these matches, by its place."""
    found = {}
    for table in [await hall.referee.table(table.id) for table in tables]:
        found[table.id, "since"] = table.since
        for seat, clock in enumerate(table.clocks):
            at = {name: getattr(clock, name) for name in ("due", "remind_at", "since", "absent_since", "nudged_at")}
            found |= {(table.id, seat, name): each for name, each in at.items() if each is not None}
    return found


async def test_of_several_processes_each_gives_back_what_its_own_players_have_lost(hall, clock):
    world, guilds = World(hall, clock), (7, 7 + (1 << 22))
    first, second = world.process(Part((0,), 2)), world.process(Part((1,), 2))
    for each in (first, second):
        await each.run()
    tables = [await hall.match(options=LONG, guild=guild) for guild in guilds]
    for _ in range(100):  # the second is away for longer than anybody has
        clock.at += HOUR
        first._looked = clock.at
        await first.run()
    mine, theirs = [await hall.referee.table(table.id) for table in tables]
    assert mine.clocks[0].tokens < 2
    assert theirs == await hall.referee.table(tables[1].id)
    assert theirs.clocks[0].tokens == 2
    await second.run()
    theirs = await hall.referee.table(tables[1].id)
    assert theirs.clocks[0].due == tables[1].clocks[0].due + 100 * HOUR


def test_every_moment_is_given_back_or_kept_for_a_reason(tmp_path):
    """Of the tables in which people's time is counted."""
    asyncio.run(made(tmp_path / "a.db"))
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        moments = {"since", "due", "until", "at", "seen"}
        tables = {*GIVEN_BACK, "guests", "moves", "orders", "vacations", "plans", "guesses"}
        found = {
            f"{table}.{name}"
            for table in tables
            for _, name, kind, *_ in db.execute(f"pragma table_info({table})")
            if kind == "bigint" and (name in moments or name.endswith(("_at", "_since")))
        }
    given = {f"{table}.{column}" for table, columns in GIVEN_BACK.items() for column in columns}
    assert found - given == set(KEPT)
    assert given <= found


async def made(path):
    async with await Store.open(str(path)):
        pass


async def when(hall, id, so):
    """The table, once it is so."""
    async with asyncio.timeout(PATIENCE):
        while not so(table := await hall.referee.table(id)):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return table


async def until(true):
    async with asyncio.timeout(PATIENCE):
        while not await true():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
