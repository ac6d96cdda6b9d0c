"""Notices: written with the move that caused them, told in order, struck out when out of date, tried again."""

import pytest

from engine.core import IllegalMove
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, NOON, refused
from tests.storage.databases import BOTH

pytestmark = BOTH


async def begun(hall, **terms):
    """A match whose first notices have been told."""
    table = await hall.match(**{"options": LONG, **terms})
    await hall.told()
    hall.outbox.signal.clear()
    return table


async def waiting(hall):
    """All that is next to be told of all matches, without telling it."""
    return [(notice.kind, notice.seat) for notice in await hall.outbox.due()]


async def put_off(hall, seconds=60):
    [notice] = await hall.outbox.due()
    await hall.outbox.retry_later(notice, seconds)
    return notice


async def test_a_match_begins_with_its_thread_its_board_and_the_hands_of_those_asked(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    assert await waiting(hall) == [("thread", None)], "only what comes next is due"
    told = await hall.told()
    assert [(each.kind, each.seat) for each in told] == [
        ("thread", None), ("board", None), ("hand", 0), ("hand", 1), ("hand", 2)
    ]  # fmt: skip
    assert {(each.match, each.number, each.attempts) for each in told} == {(table.id, 0, 0)}


async def test_an_answer_tells_the_board_and_the_hands_of_who_was_and_who_is_asked_and_the_end_the_result(hall):
    table = await begun(hall, options={"rounds": "1"})
    await refused(IllegalMove, hall.referee.answer(table.id, AIKO.id, 0, "show 9"))
    assert (await hall.heard(), hall.outbox.signal.is_set()) == ([], False), "a refused answer tells nothing"
    await hall.show(table, AIKO)
    assert hall.outbox.signal.is_set()
    assert [(each.kind, each.seat, each.number) for each in await hall.told()] == [("board", None, 1), ("hand", 0, 1)]
    await hall.show(table, BRUNO)
    assert await hall.heard() == [("result", None), ("hand", 1)]
    again = await hall.show(await begun(hall), AIKO)
    await hall.referee.resign(again.id, BRUNO.id)
    assert await hall.heard() == [("hand", 0), ("result", None), ("hand", 1)], "the board is out of date"


async def test_a_newer_notice_strikes_out_an_older_one_of_its_kind_and_seat_and_nothing_a_thread(hall):
    table = await hall.match(options=LONG)
    await hall.show(table, AIKO, BRUNO)
    told = [(each.kind, each.seat, each.number) for each in await hall.told()]
    assert told == [("thread", None, 0), ("board", None, 2), ("hand", 0, 2), ("hand", 1, 2)]
    for seat in (0, 1, 0):
        await hall.outbox.add(table.id, "hand", seat)
    assert await hall.heard() == [("hand", 1), ("hand", 0)]


@pytest.mark.parametrize("what", ["done", "put off"])
async def test_what_becomes_of_news_that_were_struck_out_does_not_touch_the_newer(hall, what):
    table = await begun(hall)
    await hall.outbox.add(table.id, "board", number=1)
    [old] = await hall.outbox.due()
    await hall.outbox.add(table.id, "board", number=2)
    await (hall.outbox.done(old) if what == "done" else hall.outbox.retry_later(old, 60))
    [new] = await hall.outbox.due()
    assert (new.number, new.id != old.id) == (2, True)


async def test_a_number_is_never_used_twice_in_a_match(hall):
    table, numbers = await begun(hall), set()
    for _ in range(3):
        await hall.outbox.add(table.id, "quiet", 0)
        numbers |= {notice.id for notice in await hall.told()}
    assert len(numbers) == 3


async def test_what_could_not_be_told_is_tried_later_and_nothing_else_waits_for_it(hall, clock):
    table, other = await begun(hall), await begun(hall)
    await hall.outbox.add(table.id, "quiet", 0)
    await put_off(hall, 2.5)
    await hall.outbox.add(other.id, "board")
    await hall.show(table, AIKO)
    assert sorted(await hall.heard(), key=str) == [("board", None), ("board", None), ("hand", 0)]
    clock.at += 2_499
    assert await waiting(hall) == []
    clock.at += 1
    [again] = await hall.outbox.due()
    assert (again.kind, again.attempts) == ("quiet", 1)


async def test_all_that_is_posted_in_a_thread_waits_until_it_is_open(hall, clock):
    await hall.match()
    await put_off(hall)
    assert (await waiting(hall), await hall.outbox.next_at()) == ([], NOON + 60_000)
    clock.at += 60_000
    assert (await hall.heard())[:2] == [("thread", None), ("board", None)]


async def test_next_at_is_when_the_next_can_be_told(hall):
    assert await hall.outbox.next_at() is None
    table = await begun(hall)
    for kind in ("board", "hand"):
        await hall.outbox.add(table.id, kind, None if kind == "board" else 0)
        assert await hall.outbox.next_at() == NOON
        if kind == "board":
            await put_off(hall, 5)
            assert await hall.outbox.next_at() == NOON + 5_000
