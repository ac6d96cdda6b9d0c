"""The stall detector logs once when something stalls, and once when it goes on."""

import asyncio

import pytest

from dojo.ops import stalls
from dojo.ops.loop import LOOPS
from dojo.ops.stalls import LATE, Queue, Queues, StallDetector, late
from storage.errors import NotWritten
from tests.dojo.hall import LONG as LONG_MATCH
from tests.dojo.hall import NOON, until

LONG = LATE + 1000


@pytest.fixture
def watch(store, clock, monkeypatch):
    monkeypatch.setattr(stalls, "FRESH", 0)
    return StallDetector(store, clock)


@pytest.fixture
def said(caplog):
    """What was told, and of what."""
    return lambda: [(record.msg, record.what) for record in caplog.records if record.name == "hikyaku.stalls"]


async def test_news_that_nobody_tells_are_a_standstill_said_once_until_they_are_told(hall, watch, clock, caplog, said):
    for _ in range(2):  # a second incident is said again
        await hall.match()
        await watch.look()
        assert len(said()) % 2 == 0, "so far they are only late"
        clock.at += LONG
        for _ in range(3):
            await watch.look()
            clock.at += 5000
        line = caplog.records[-1]
        assert (line.levelname, line.seconds, line.waiting, "Discord" in line.look_at) == (
            "ERROR",
            LONG // 1000,
            4,
            True,
        )
        await hall.told()
        await watch.look()
        await watch.look()
        assert caplog.records[-1].seconds == (LONG + 10_000) // 1000
    assert said() == [("standstill", "outbox"), ("goes on", "outbox")] * 2
    assert (watch.standstills, watch.unwritten) == ({}, "")


async def test_news_that_are_put_off_again_and_again_are_still_a_standstill(hall, watch, clock, said):
    await hall.match()
    for _ in range(4):
        clock.at += LATE // 3
        for notice in await hall.outbox.due():
            await hall.outbox.retry_later(notice, 3600)
        await watch.look()
    assert said() == [("standstill", "outbox")]


async def test_what_lay_there_when_we_came_is_given_time(hall, store, clock, watch, said):
    await hall.match()
    clock.at += 10 * LONG
    again = StallDetector(store, clock)
    await again.look()
    assert said() == []
    clock.at += LONG
    await again.look()
    assert said() == [("standstill", "outbox")]


async def test_a_computer_that_does_not_answer_or_fails_again_and_again_is_a_standstill(hall, watch, clock, said):
    await hall.against("novice", options=LONG_MATCH)
    await hall.told()
    for columns, told in (
        (f"answers_at = {clock.at - LONG}", []),  # we came later
        (f"answers_at = {clock.at + 60_000}, tries = {stalls.TRIED}", []),
        ("tries = tries + 1", ["standstill"]),  # though it is always put off
        ("answers_at = null, tries = 0", ["goes on"]),
    ):
        before = len(said())
        await hall.write(f"update seats set {columns} where seat = 1")
        await watch.look()
        assert said()[before:] == [(each, "computers") for each in told]


@pytest.mark.parametrize("what", ["held_moves", "computers"])
def test_answers_that_are_not_played_are_a_standstill(what):
    queues = Queues(**{what: Queue(3, 3, NOON)})
    assert late(queues, NOON + LATE, NOON) == {}
    assert late(queues, NOON + LONG, NOON)[what].waiting == 3
    assert late(queues, NOON + LONG, NOON + 2000) == {}, "we came later"


async def test_a_database_that_cannot_be_written_is_one_and_says_why(store, watch, caplog, monkeypatch, said):
    monkeypatch.setattr(stalls, "UNWRITTEN", 0.01)
    with pytest.raises(NotWritten):
        async with store.transaction():
            raise NotWritten("disk I/O error")
    await asyncio.sleep(0.02)
    for _ in range(2):
        await watch.look()
    [line] = caplog.records
    assert (line.what, line.reason) == ("database", "NotWritten: disk I/O error")
    async with store.transaction() as queries:
        await queries.decide_kind(kind="sandbox")
    await watch.look()
    assert said() == [("standstill", "database"), ("goes on", "database")]


async def test_a_database_that_cannot_be_read_is_one_too_and_the_walk_goes_on(hall, watch, monkeypatch, said):
    monkeypatch.setattr(stalls, "UNWRITTEN", 0.01)
    monkeypatch.setitem(LOOPS, "stalls", 0.01)
    await hall.match()
    async with watch.running():
        await hall.write("alter table held_moves rename to elsewhere")
        await until(lambda: asyncio.sleep(0, said()))
        await hall.write("alter table elsewhere rename to held_moves")
        await until(lambda: asyncio.sleep(0, len(said()) == 2))
    assert said() == [("standstill", "database"), ("goes on", "database")]
    assert watch.idle < 20
