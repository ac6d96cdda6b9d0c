"""What waits for one person: what is due first stands first, a page at a time."""

import pytest

from dojo.match.held_moves import HeldMoves
from dojo.people.digests import Digests
from dojo.people.preferences import PreferenceChanges
from dojo.people.turns import PAGE_SIZE, Turns
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON

HOUR = 3_600_000
DAY = 24 * HOUR


@pytest.fixture
def turns(hall):
    return Turns(hall.store)


async def many(hall, clock, number, **terms):
    """Matches of Aiko and Bruno that began a minute apart."""
    found = []
    for _ in range(number):
        clock.at += 60_000
        found.append((await hall.match(**terms)).id)
    return found


async def test_pages_go_by_what_is_due_and_then_by_what_has_waited_longest(hall, clock, turns):
    untimed = await many(hall, clock, 3, pace="friendly")
    daily = await many(hall, clock, 7, pace="daily")
    brisk = await many(hall, clock, 2, pace="brisk")
    first, second = await turns.waiting(AIKO.id), await turns.waiting(AIKO.id, 1)
    assert [turn.id for turn in (*first.turns, *second.turns)] == [*brisk, *daily, *untimed]
    assert (len(first.turns), first.total, first.last, second.number) == (PAGE_SIZE, 12, 1, 1)
    assert (first.turns[0].due is None, second.turns[-1].due) == (False, None)
    assert (first.turns[0].opponents, first.turns[0].guild_name) == ((BRUNO.name,), "Dojo")


async def test_a_page_that_is_not_there_is_the_first(hall, clock, turns):
    await many(hall, clock, 2)
    assert (await turns.waiting(AIKO.id, 9_999)).number == 0
    assert (await turns.waiting(CHLOE.id)).turns == ()


async def test_what_is_answered_or_held_does_not_wait(hall, clock, turns):
    first, second, third = await many(hall, clock, 3)
    await hall.referee.answer(first, AIKO.id, 0, "show 1")
    held_moves = HeldMoves(hall.store, hall.referee, clock)
    await held_moves.answer(second, AIKO.id, 0, "show 1")
    assert [turn.id for turn in (await turns.waiting(AIKO.id)).turns] == [third]
    assert await turns.count(AIKO.id) == 1
    assert await turns.count(AIKO.id, but=third) == 0
    await held_moves.undo(second, AIKO.id, 0)
    assert await turns.count(AIKO.id, but=third) == 1


async def test_where_nothing_waits_there_are_those_that_wait_for_others(hall, clock, turns):
    [id] = await many(hall, clock, 1)
    await hall.referee.answer(id, AIKO.id, 0, "show 1")
    assert (await turns.waiting(AIKO.id)).total == 0
    assert [turn.id for turn in (await turns.all_open(AIKO.id)).turns] == [id]


async def test_the_next_is_the_one_that_is_due_first_and_the_one_just_played_comes_last(hall, clock, turns):
    first, second = await many(hall, clock, 2)
    assert await turns.next(AIKO.id) == first
    assert await turns.next(AIKO.id, last=first) == second
    await hall.referee.answer(second, AIKO.id, 0, "show 1")
    assert await turns.next(AIKO.id, last=first) == first
    assert await turns.next(CHLOE.id) is None


async def test_a_seat_that_is_left_does_not_wait(hall, clock, turns):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hall.referee.resign(table.id, AIKO.id)
    assert await turns.count(AIKO.id) == 0
    assert (await turns.all_open(AIKO.id)).turns == ()


# Digests


async def digesting(hall, person, hour="8", zone="UTC"):
    await hall.people.remember(person.id, person.name, "de")
    wishing = PreferenceChanges(hall.store, hall.clock)
    for name, value in (("zone", zone), ("hour", hour), ("notices", "digest")):
        await wishing.change(person.id, name, value)


async def test_a_digest_is_due_at_its_hour_and_the_next_on_the_next_day(hall, clock):
    digests = Digests(hall.store, clock)
    await digesting(hall, AIKO)
    assert await digests.due() == []
    clock.at += DAY
    [digest] = await digests.due()
    assert (digest.user, digest.locale, digest.at % DAY, digest.closed) == (AIKO.id, "de", 8 * HOUR, False)
    assert NOON < digest.at <= NOON + DAY
    await digests.done(digest)
    assert await digests.due() == []
    clock.at += 5 * DAY
    [late] = await digests.due()
    assert late.at == digest.at + DAY
    await digests.done(late)
    assert await digests.due() == [], "five days that were missed are one DM"


async def test_a_digest_goes_by_the_readers_own_clock_through_a_change_of_it(hall, clock):
    digests = Digests(hall.store, clock)
    clock.at = 1_774_670_400_000  # 28 March 2026, 04:00 UTC; clocks in Berlin go forward in the next night
    await digesting(hall, AIKO, hour="7", zone="Europe/Berlin")
    clock.at += 3 * HOUR
    [digest] = await digests.due()
    assert digest.at % DAY == 6 * HOUR
    await digests.done(digest)
    clock.at += DAY
    [digest] = await digests.due()
    assert digest.at % DAY == 5 * HOUR


async def test_somebody_who_wants_something_else_gets_none(hall, clock):
    digests = Digests(hall.store, clock)
    await digesting(hall, AIKO)
    await PreferenceChanges(hall.store, clock).change(AIKO.id, "notices", "none")
    clock.at += 2 * DAY
    assert await digests.due() == []


async def test_a_digest_marked_by_another_process_is_marked_once(hall, clock):
    digests = Digests(hall.store, clock)
    await digesting(hall, AIKO)
    clock.at += DAY
    [digest] = await digests.due()
    await digests.done(digest)
    clock.at += DAY
    await digests.done(digest)
    assert len(await digests.due()) == 1, "the mark of an older one does not move the next"
