"""The stall detector logs once when something stalls, and once when it goes on."""

import asyncio

import pytest

from dojo.ops import stalls
from dojo.ops import stalls as stall_detector
from dojo.ops.loop import LOOPS
from dojo.ops.stalls import LATE, Queue, Queues, StallDetector, late
from storage.errors import NotWritten
from tests.dojo.hall import AIKO, BRUNO, NOON

LONG = LATE + 1000


@pytest.fixture
def watch(store, clock, monkeypatch):
    monkeypatch.setattr("dojo.ops.stalls.FRESH", 0)
    return StallDetector(store, clock)


def said(caplog):
    """What was told, and of what."""
    return [(record.msg, record.what) for record in caplog.records if record.name == "hikyaku.stalls"]


async def told(caplog, number):
    """Wait until so much has been said."""
    for _ in range(2000):
        if len(said(caplog)) >= number:
            return
        await asyncio.sleep(0.01)


async def test_a_house_in_which_all_goes_well_says_nothing(hall, watch, clock, caplog):
    await hall.match()
    await hall.told()
    clock.at += LONG
    await watch.look()
    assert (said(caplog), watch.standstills, watch.unwritten) == ([], {}, "")


async def test_news_that_nobody_tells_are_a_standstill_said_once_until_they_are_told(hall, watch, clock, caplog):
    await hall.match()
    await watch.look()
    assert said(caplog) == [], "so far they are only late"
    clock.at += LONG
    for _ in range(3):
        await watch.look()
        clock.at += 5000
    [line] = caplog.records
    assert (line.levelname, line.msg, line.what) == ("ERROR", "standstill", "outbox")
    assert (line.seconds, line.waiting) == (LONG // 1000, 4)
    assert "Discord" in line.look_at
    await hall.told()
    await watch.look()
    await watch.look()
    assert said(caplog) == [("standstill", "outbox"), ("goes on", "outbox")]
    assert caplog.records[-1].seconds == (LONG + 10_000) // 1000


async def test_news_that_are_put_off_again_and_again_are_still_a_standstill(hall, watch, clock, caplog):
    await hall.match()
    for _ in range(4):
        clock.at += LATE // 3
        for notice in await hall.outbox.due():
            await hall.outbox.retry_later(notice, 3600)
        await watch.look()
    assert said(caplog) == [("standstill", "outbox")]


async def test_what_lay_there_when_we_came_is_given_time(hall, store, clock, watch, caplog):
    await hall.match()
    clock.at += 10 * LONG
    again = StallDetector(store, clock)
    await again.look()
    assert said(caplog) == []
    clock.at += LONG
    await again.look()
    assert said(caplog) == [("standstill", "outbox")]


async def test_a_second_incident_is_said_again(hall, watch, clock, caplog):
    for _ in range(2):
        await hall.match()
        clock.at += LONG
        await watch.look()
        await hall.told()
        await watch.look()
    assert said(caplog) == [("standstill", "outbox"), ("goes on", "outbox")] * 2


async def test_a_computer_that_does_not_answer_is_a_standstill(hall, watch, clock, caplog):
    table = await hall.against("novice", options={"rounds": "3"})
    await hall.told()
    clock.at += LONG
    await watch.look()
    assert said(caplog) == [("standstill", "computers")]
    await hall.write(f"update seats set answers_at = null where match_id = '{table.id}'")
    await watch.look()
    assert said(caplog)[1:] == [("goes on", "computers")]


async def test_a_computer_that_fails_again_and_again_is_one_though_it_is_always_put_off(hall, watch, clock, caplog):
    await hall.against("novice", options={"rounds": "3"})
    await hall.told()
    await hall.write(f"update seats set tries = {stalls.TRIED}, answers_at = {clock.at + 60_000} where seat = 1")
    await watch.look()
    assert said(caplog) == []
    await hall.write("update seats set tries = tries + 1 where seat = 1")
    await watch.look()
    assert said(caplog) == [("standstill", "computers")]


@pytest.mark.parametrize("what", ["holds", "orders"])
def test_answers_that_are_not_played_are_a_standstill(what):
    queues = Queues(**{what: Queue(3, 3, NOON)})
    assert late(queues, NOON + LATE, NOON) == {}
    assert late(queues, NOON + LONG, NOON)[what].waiting == 3
    assert late(queues, NOON + LONG, NOON + 2000) == {}, "we came later"


async def test_a_database_that_cannot_be_written_is_one_and_says_why(store, watch, caplog, monkeypatch):
    monkeypatch.setattr(stall_detector, "UNWRITTEN", 0.01)
    with pytest.raises(NotWritten):
        async with store.transaction():
            raise NotWritten("disk I/O error")
    assert watch.unwritten == "NotWritten: disk I/O error"
    await asyncio.sleep(0.02)
    for _ in range(2):
        await watch.look()
    [line] = caplog.records
    assert (line.what, line.reason) == ("database", "NotWritten: disk I/O error")
    async with store.transaction() as queries:
        await queries.first_awake(part="awake", now=1)
    await watch.look()
    assert said(caplog) == [("standstill", "database"), ("goes on", "database")]


async def test_a_database_that_cannot_be_read_is_one_too_and_the_walk_goes_on(hall, store, watch, caplog, monkeypatch):
    monkeypatch.setattr(stall_detector, "UNWRITTEN", 0.01)
    monkeypatch.setitem(LOOPS, "stalls", 0.01)
    await hall.match(AIKO, BRUNO)
    async with watch.running():
        await hall.write("alter table orders rename to elsewhere")
        await told(caplog, 1)
        await hall.write("alter table elsewhere rename to orders")
        await told(caplog, 2)
    assert said(caplog) == [("standstill", "database"), ("goes on", "database")]
    assert watch.idle < 20
