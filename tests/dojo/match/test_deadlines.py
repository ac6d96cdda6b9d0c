"""The walk round the house after an outage or trouble: nobody loses time in which they could not move."""

import asyncio
import logging
from contextlib import suppress

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE, SECOND
from dojo.errors import NotRead
from dojo.match.deadlines import GIVEN_BACK, KEPT, Deadlines, Part
from dojo.ops.loop import LOOPS
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, Hall, until
from tests.storage.databases import BOTH, rows


@BOTH
async def test_after_an_outage_all_clocks_are_put_back_once_and_it_is_said(hall, store, clock):
    await hall.deadlines.wake()
    tables, friendly = [await hall.match(options=LONG) for _ in range(2)], await hall.match(pace="friendly")
    await hall.told()
    clock.at += 100 * HOUR
    await asyncio.gather(hall.deadlines.wake(), Hall(store, clock).deadlines.wake(), hall.deadlines.wake())
    for table in tables:
        for each, old in zip((await hall.after(0, table.id)).clocks, table.clocks, strict=True):
            assert (each.tokens, each.due, each.remind_at) == (2, old.due + 100 * HOUR, old.remind_at + 100 * HOUR)
    told = [(notice.match, notice.kind, notice.seat, notice.about) for notice in await hall.told()]
    assert sorted(told) == sorted((table.id, "outage", None, str(100 * 3600)) for table in tables)
    assert friendly.id not in {match for match, *_ in told}


async def test_a_short_nap_is_none_and_while_somebody_walks_the_house_is_awake(hall, store, clock):
    """Time that is moved ahead under a walk has passed; so has what another process sees when it starts."""
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    await hall.told()
    clock.at += 2 * MINUTE
    await hall.deadlines.wake()
    for _ in range(3):
        await hall.after(HOUR)
    await Hall(store, clock).deadlines.wake()
    assert (await hall.referee.table(table.id), await hall.heard()) == (table, [])


@pytest.mark.parametrize(
    "steps", [("answer", "outage", "wake", "play"), ("answer", "outage", "play", "wake"), ("outage", "answer", "wake")]
)
async def test_an_outage_is_paid_to_nobody_who_has_answered_by_then(hall, clock, steps):
    """Bruno has answered; Aiko, who has an hour left, does so before the outage, or before it's noticed."""
    await hall.deadlines.wake()
    table = await hall.show(await hall.match(options=LONG), BRUNO)
    await hall.after(71 * HOUR)
    for step in steps:
        clock.at += {"outage": 48 * HOUR, "wake": SECOND}.get(step, 0)
        match step:
            case "answer":
                await hall.held_moves.answer(table.id, AIKO.id, 0, "show 2")
            case "wake":
                await hall.deadlines.wake()
            case "play":
                await hall.held_moves.apply_due()
    clock.at += MINUTE
    await hall.held_moves.apply_due()
    after = await hall.referee.table(table.id)
    assert (after.match.ply, after.clocks[0].bank) == (2, 13 * HOUR)


async def test_when_the_others_begin_to_walk_the_clocks_have_been_put_back(hall, clock):
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    clock.at += 100 * HOUR
    async with hall.running():
        after = await hall.referee.table(table.id)
    assert [each.due for each in after.clocks] == [clock.at + 72 * HOUR] * 2


async def test_a_house_that_cannot_wake_at_once_wakes_later_and_then_walks(hall, clock, monkeypatch, caplog):
    monkeypatch.setitem(LOOPS, "deadlines", 0.01)
    await hall.deadlines.wake()
    table = await hall.match(options=LONG)
    clock.at += 100 * HOUR
    await hall.write("alter table heartbeats rename to closed")

    async def became(clocks):
        return [(each.tokens, each.due) for each in (await hall.referee.table(table.id)).clocks] == clocks

    async with hall.deadlines.running():
        assert "clocks not read" in caplog.text
        await hall.write("alter table closed rename to heartbeats")
        await until(lambda: became([(2, clock.at + 72 * HOUR)] * 2))
        clock.at += 72 * HOUR
        await until(lambda: became([(1, clock.at + 12 * HOUR)] * 2))


async def test_a_deadline_of_any_kind_that_cannot_be_met_is_tried_again_in_an_hour(hall, clock, caplog):
    """Or the most of a look might all be such, and the others would never have their turn."""
    away, good = await hall.match(CHLOE, DAI, options=LONG), await hall.match(options=LONG)
    back, reminded, late, abandoned = [await hall.match(options=LONG) for _ in range(4)]
    await hall.vacations.begin(CHLOE.id, clock.at + 5 * DAY)
    await hall.write("update seats set due = null, rest = null, remind_at = null")
    for table, columns in (
        (away, f"due = {clock.at + 50 * DAY}"),
        (back, "rest = 1000"),
        (reminded, f"remind_at = {clock.at}"),
        (late, f"due = {clock.at}"),
        (good, f"due = {clock.at}"),
    ):
        await hall.write(f"update seats set {columns} where match_id = '{table.id}' and seat = 0")
    await hall.write(f"update matches set since = {clock.at - 31 * DAY} where id = '{abandoned.id}'")
    await hall.write(f"update matches set state = 'nonsense' where id <> '{good.id}'")
    broken = sorted(table.id for table in (away, back, reminded, late, abandoned))
    with caplog.at_level(logging.ERROR, "hikyaku.deadlines"):
        for _ in range(3):
            await hall.after(SECOND)
        assert sorted(record.match for record in caplog.records) == broken
        assert (await hall.referee.table(good.id)).clocks[0].tokens == 1
        await hall.after(HOUR)
        assert sorted(record.match for record in caplog.records) == sorted(2 * broken)


# Time in which nobody could move

AWAY = 31 * DAY


class World:
    """A machine on which the bot runs, and what may befall it."""

    def __init__(self, hall, clock):
        self.hall, self.clock, self.reached = hall, clock, True
        self.deadlines = self.process()

    def process(self, part=None):
        how = {"reachable": lambda: self.reached, "part": part, "wall": self.clock}
        return Deadlines(self.hall.store, self.hall.time_control, self.clock, **how)

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
        await self.hall.write("alter table heartbeats rename to closed")
        for length in (HOUR, AWAY - HOUR):
            self.clock.at += length
            with suppress(NotRead):
                await self.deadlines.run()
        await self.hall.write("alter table closed rename to heartbeats")

    async def wrong_at_boot(self):
        """It starts a year ahead, is put right while the bot runs, and then the bot is away."""
        self.clock.at += 365 * DAY
        self.deadlines = self.process()
        await self.deadlines.run()
        self.clock.at -= 365 * DAY
        await self.deadlines.run()
        await self.dead()


CAUSES = [World.dead, World.asleep, World.cut_off, World.without_database]


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
    assert {(await hall.referee.table(each.id)).status for each in (table, friendly)} == {"playing"}
    assert (await hall.referee.table(table.id)).clocks[0].tokens == 2
    assert (await hall.lobbies.stale(), (await hall.lobbies.get(lobby.id)).status) == ([], "open")


async def moments(hall, *tables):
    """Every moment that is to be given back in these matches, by its place."""
    found = {}
    for table in [await hall.referee.table(table.id) for table in tables]:
        found[table.id, "since"] = table.since
        for seat, clock in enumerate(table.clocks):
            at = {name: getattr(clock, name) for name in ("due", "remind_at", "since", "absent_since", "nudged_at")}
            found |= {(table.id, seat, name): each for name, each in at.items() if each is not None}
    return found


async def test_a_clock_that_was_wrong_at_boot_swallows_no_later_outage(hall, clock):
    world = World(hall, clock)
    await world.deadlines.run()
    table = await hall.match(options=LONG)
    await hall.write("update seats set due = due + 400000000000")  # what the wrong clock made of it aside
    due = (await hall.referee.table(table.id)).clocks[0].due
    await world.wrong_at_boot()
    await world.deadlines.run()
    after = await hall.referee.table(table.id)
    assert (after.status, after.clocks[0].due >= due + AWAY) == ("playing", True)


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
    mine, theirs = [(await hall.referee.table(table.id)).clocks[0] for table in tables]
    assert (mine.tokens < 2, theirs.tokens) == (True, 2)
    await second.run()
    assert (await hall.referee.table(tables[1].id)).clocks[0].due == tables[1].clocks[0].due + 100 * HOUR


async def test_every_moment_is_given_back_or_kept_for_a_reason(store, url):
    """Of the tables in which people's time is counted."""
    names = {"since", "due", "until", "at", "seen"}
    tables = {*GIVEN_BACK, *(name.split(".")[0] for name in KEPT), "vacations", "plans", "guesses"}
    found = {
        f"{table}.{name}"
        for table in tables
        for _, name, kind, *_ in await rows(url, f"pragma table_info({table})")
        if kind == "bigint" and (name in names or name.endswith(("_at", "_since")))
    }
    given = {f"{table}.{column}" for table, columns in GIVEN_BACK.items() for column in columns}
    assert (found - given, given - found) == (set(KEPT), set())
