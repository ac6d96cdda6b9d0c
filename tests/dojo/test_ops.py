"""What keeps the bot going: leases, fair queues, loops, retries, stalls, clocks, and logs without secrets."""

import asyncio
import logging
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dojo.clock.paces import HOUR
from dojo.errors import NoSuchMatch, NotRead, NotWritten
from dojo.match.deadlines import Part
from dojo.match.messages import Places
from dojo.ops import retry, stalls
from dojo.ops.fair_queue import FairQueue
from dojo.ops.leases import KEPT, LEASE, Leases, named
from dojo.ops.loop import LOOPS, Loop
from dojo.ops.redaction import LONGEST, redacted, story
from dojo.ops.retry import retry_write
from dojo.ops.stalls import LATE, StallDetector
from dojo.ops.system_clock import LOOK, SteadyClock, SystemClock, sleep_until
from engine.core import IllegalMove, StaleAsk
from tests.dojo.hall import AIKO, BRUNO, Clock, refused, until
from tests.dojo.hall import LONG as LONG_MATCH

PEOPLE = st.integers(1, 4)
STORIES = st.lists(st.one_of(PEOPLE, st.none()), max_size=60)  # a person's job arrives, or (None) a job is taken
STALLED = LATE + 1000


async def test_of_many_who_claim_the_same_one_has_it_until_its_claim_ends(halls, clock):
    all_of_them = [Leases(hall.store, clock) for hall in halls * 4]
    said = await asyncio.gather(*(each.take("report", "abc", 0) for each in all_of_them))
    assert sorted(said) == [False] * 7 + [True]
    clock.at += LEASE - 1
    assert not any([await each.take("report", "abc", 0) for each in all_of_them])
    clock.at += 1
    assert await all_of_them[3].take("report", "abc", 0)
    clock.at += LEASE + KEPT
    await all_of_them[0].renew()
    assert await halls[0].store.read._connection.fetchval("select count(*) from leases") == 0


async def test_what_takes_longer_is_renewed_and_what_is_left_is_given_back_at_the_end(halls, clock):
    one, other = (hall.leases for hall in halls)
    async with one.running():
        assert await one.take("report", "abc", 0)
        one.under_way.add(named("report", "abc", 0))
        for renews in (True, False):
            clock.at += LEASE - 1
            if renews:
                await one.renew()
        assert not await other.take("report", "abc", 0)
    assert await other.take("report", "abc", 0)


async def test_somebody_who_lost_a_match_to_another_process_no_longer_says_where_it_is_shown(halls, clock):
    """As after the database was away: the other one has posted what is newer."""
    slow, quick = halls
    table = await slow.match()
    [first] = await slow.outbox.take_due(8)
    clock.at += LEASE
    [again] = await quick.outbox.take_due(8)
    await quick.messages.delivered(table.id, Places(card=6), [again])
    await slow.messages.delivered(table.id, Places(card=5), [first])
    assert (first.id, (await slow.referee.table(table.id)).card) == (again.id, 6)


async def test_nobody_claims_a_seat_that_is_being_answered_for(halls):
    one, other = halls
    table = await one.match()
    async with one.store.transaction() as queries:
        await queries.place_hand(match_id=table.id, seat=0, message=5)
        assert not await other.leases.take_seat("reminder", table.id, 0, 7)
        assert await other.leases.take_seat("reminder", table.id, 1, 7)
    assert await other.leases.take_seat("reminder", table.id, 0, 7)


@pytest.mark.parametrize(
    ("kind", "query", "at"), [("clock", "seats_overdue", "due"), ("reminder", "seats_to_remind", "remind_at")]
)
async def test_what_is_claimed_is_not_looked_at_by_others(halls, clock, kind, query, at):
    one, other = halls
    await one.deadlines.wake()
    table = await one.match()
    clock.at += 72 * HOUR

    async def find(later=0):
        return await getattr(other.store.read, query)(now=clock.at + later, most=9, part=Part().key)

    rows = await find()
    assert {row[0] for row in rows} == {table.id}
    for row in rows:
        assert await one.leases.take_seat(kind, row["match_id"], row["seat"], row[at])
    assert (await find(), len(await find(LEASE))) == ([], len(rows))


async def test_computers_lobbies_digests_and_reports_are_left_out_by_the_same_names(halls, clock):
    one, other = halls
    table, computers = await one.against("novice"), {"before": clock.at, "now": clock.at, "each": 9, "most": 9}
    [asked] = await other.store.read.computers_asked(**computers)
    assert await one.leases.take_seat("computer", table.id, asked["seat"], asked["answers_at"])
    assert await other.store.read.computers_asked(**computers) == []
    await one.write(f"update people set notices = 'digest', digest_at = 5 where id = {AIKO.id}")
    await one.reports.write(AIKO.id, "He was rude.")
    for name in ("digests", "reports"):
        desks = [getattr(hall, name) for hall in halls]
        [due] = await desks[0].due()
        assert [await desk.take_lease(due) for desk in desks] == [True, False]
        assert await desks[1].due() == []
    lobby = await one.lobby(AIKO, BRUNO, seats=2)
    clock.at += HOUR
    assert [await hall.lobbies.due() for hall in halls] == [[lobby.id], []]


@pytest.mark.parametrize("in_order", [True, False])
async def test_a_held_answer_is_played_by_the_process_that_shows_it_or_later_by_any(halls, clock, in_order):
    one, other = halls
    table = await one.match()
    async with one.leases.running():
        assert (await one.held_moves.answer(table.id, AIKO.id, 0, "show 1")).hold
        clock.at += 10_000
        await other.held_moves.apply_due()
        assert (await one.referee.table(table.id)).match.ply == 0
        if not in_order:
            clock.at += LEASE
            await other.held_moves.apply_due()
    await other.held_moves.apply_due()
    assert (await one.referee.table(table.id)).match.ply == 1


@given(STORIES)
def test_between_two_jobs_of_one_person_everybody_else_who_waits_gets_one(story):
    """Each comes once, those of one person in their order, and what is said to come before a job is what does."""
    queue, passed_over, taken = FairQueue(), {}, []
    for number, person in enumerate(story):
        if person:
            queue.put(person, number)
        elif queue:
            taken.append(queue.pop())
            served = story[taken[-1]]
            passed_over.pop(served, None)
            for other in (1, 2, 3, 4):
                if queue.of(other) and other != served:
                    assert served not in passed_over.setdefault(other, set())
                    passed_over[other].add(served)
    announced = {job: queue.before(person, job) for person in (1, 2, 3, 4) for job in queue.of(person)}
    left = [queue.pop() for _ in range(len(queue))]
    assert announced == {job: set(left[:place]) for place, job in enumerate(left)}
    assert sorted(taken + left) == [number for number, person in enumerate(story) if person]
    for one in (1, 2, 3, 4):
        mine = [job for job in taken + left if story[job] == one]
        assert mine == sorted(mine)


def test_a_job_that_several_wait_for_is_put_in_once_and_done_for_all_of_them():
    queue = FairQueue()
    for person, job in ((1, "film"), (1, "film"), (2, "film"), (2, "other")):
        queue.put(person, job)
    queue.discard(queue.pop())
    assert [queue.pop() for _ in range(len(queue))] == ["other"]


@pytest.mark.parametrize(("trouble", "level"), [(NotRead("gone"), logging.DEBUG), (ValueError("bug"), logging.ERROR)])
async def test_a_run_that_fails_is_logged_and_another_follows(trouble, level, monkeypatch, caplog):
    monkeypatch.setitem(LOOPS, "stalls", 0.0)
    monkeypatch.setattr("dojo.ops.loop.AFTER_A_FAILURE", 0.0)
    caplog.set_level(logging.DEBUG, "hikyaku.loop")
    runs, again = [], asyncio.Event()

    async def work():
        runs.append(1)
        if len(runs) == 1:
            raise trouble
        again.set()

    async with Loop("stalls", work):
        await asyncio.wait_for(again.wait(), 30)
    assert [record.levelno for record in caplog.records] == [level]


SECRET = "sword"
ERRORS = {
    "ConnectionError: reset by peer": ConnectionError("reset by peer"),
    "NoSuchMatch: error-no-such-match": NoSuchMatch(),
    "RuntimeError: two lines": RuntimeError("two\nlines"),
    "KeyError": KeyError(SECRET),
    "ValueError": ValueError(SECRET),
    "IllegalMove": IllegalMove(SECRET, (SECRET,)),
    "StaleAsk": StaleAsk(),
}


def test_an_error_is_told_in_a_line_without_words_that_may_be_somebodys_hand():
    assert [redacted(error) for error in ERRORS.values()] == [*ERRORS]
    assert len(redacted(OSError("x" * 1000))) < LONGEST + 20


def test_a_story_has_all_that_led_to_it_and_no_secret():
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as first:
            raise ExceptionGroup("several", [OSError("gone"), ValueError(SECRET)]) from first
    except ExceptionGroup as last:
        told = story(last)
    assert [word for word in ("KeyError", "OSError: gone", "ValueError", "ExceptionGroup") if word not in told] == []
    assert ("in test_a_story" in told, "sword" in told) == (True, False)


@pytest.fixture
def waits(monkeypatch):
    """The seconds between tries, none of which are spent."""
    seen = []

    async def sleep(seconds):
        seen.append(seconds)

    monkeypatch.setattr(retry_write.retry, "sleep", sleep)
    return seen


def disk(refusals):
    """Refuses so many writes before it takes one."""
    left = iter(range(refusals))

    async def write():
        if next(left, None) is not None:
            raise NotWritten("the disk is full")
        return "written"

    return write


async def test_a_refused_write_is_tried_again_ever_later_for_hours_each_by_itself(waits, caplog):
    """Doubled more than a thousand times, a number is too large to be multiplied by a quarter."""
    caplog.set_level(logging.DEBUG)
    assert await retry_write(disk(8)) == "written"
    assert waits == [0.25, 0.5, 1, 2, 4, 8, 15, 15]
    lines = [(record.msg, record.tries, record.reason, record.levelno) for record in caplog.records]
    assert lines == [("not written yet", tries, "NotWritten: the disk is full", logging.DEBUG) for tries in range(8)]
    assert await asyncio.gather(*(retry_write(disk(refusals)) for refusals in (2, 1500))) == ["written"] * 2
    assert (len(waits), max(waits)) == (8 + 2 + 1500, retry.LONGEST)


@pytest.mark.parametrize("write", [disk(1500), asyncio.Event().wait], ids=["a wait", "a write"])
async def test_a_wait_and_a_write_can_be_cancelled(write):
    retrying = asyncio.create_task(retry_write(write))
    await asyncio.sleep(0.05)
    retrying.cancel()
    await refused(asyncio.CancelledError, retrying)


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
        clock.at += STALLED
        for _ in range(3):
            await watch.look()
            clock.at += 5000
        line = caplog.records[-1]
        assert (line.levelname, line.seconds, line.waiting) == ("ERROR", STALLED // 1000, 4)
        await hall.told()
        await watch.look()
        await watch.look()
        assert caplog.records[-1].seconds == (STALLED + 10_000) // 1000
    assert said() == [("standstill", "outbox"), ("goes on", "outbox")] * 2
    assert (watch.standstills, watch.unwritten) == ({}, "")


async def test_a_standstill_that_lasts_is_said_each_hour(hall, watch, clock, said):
    await hall.match()
    await watch.look()
    for minutes in (10, 10, 50, 1, 59, 1):
        clock.at += minutes * 60_000
        await watch.look()
    assert said() == [("standstill", "outbox")] * 3


async def test_a_computer_that_does_not_answer_or_fails_again_and_again_is_a_standstill(hall, watch, clock, said):
    await hall.against("novice", options=LONG_MATCH)
    await hall.told()
    for columns, told in (
        (f"answers_at = {clock.at - STALLED}", []),  # we came later
        (f"answers_at = {clock.at + 60_000}, tries = {stalls.TRIED}", []),
        ("tries = tries + 1", ["standstill"]),  # though it is always put off
        ("answers_at = null, tries = 0", ["goes on"]),
    ):
        before = len(said())
        await hall.write(f"update seats set {columns} where seat = 1")
        await watch.look()
        assert said()[before:] == [(each, "computers") for each in told]


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


async def test_it_follows_a_clock_that_is_moved_ahead_from_the_first_moment():
    ahead, now = HOUR, SystemClock()

    async def other():
        return time.time_ns() // 1_000_000 + ahead

    async with now.following(other):
        assert now() - time.time() * 1000 > HOUR - 1000
        ahead = 5 * HOUR
        await asyncio.sleep(3 * LOOK)
        assert now() - time.time() * 1000 > 5 * HOUR - 1000


def test_a_steady_clock_goes_ahead_with_the_other_and_never_back():
    now = Clock()
    steady = SteadyClock(now)
    before = steady()
    now.at -= HOUR
    assert before <= steady() < before + HOUR / 2
    now.at += 2 * HOUR
    assert before + 2 * HOUR <= steady() < before + 2 * HOUR + HOUR / 2


async def test_a_sleep_ends_when_the_clock_is_moved_ahead():
    now = Clock()
    sleeping = asyncio.create_task(sleep_until(now.at + HOUR, now))
    await asyncio.sleep(2 * LOOK)
    assert not sleeping.done()
    now.at += HOUR
    await sleeping
