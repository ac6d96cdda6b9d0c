"""Notices: written with the move that caused them, told in order, struck out when out of date, tried again."""

import pytest

from dojo.errors import NoSuchMatch
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON


async def begun(hall, *players, rounds="3"):
    """A match whose first notices have been told."""
    table = await hall.match(*players, options={"rounds": rounds})
    await hall.told()
    hall.outbox.signal.clear()
    return table


async def waiting(hall):
    """All that is still to be told of all matches, without telling it."""
    rows = await hall.outbox.due()
    return [(notice.kind, notice.seat) for notice in rows]


async def test_a_match_begins_with_its_thread_its_board_and_the_hands_of_those_asked(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    told = await hall.told()
    assert [(notice.kind, notice.seat) for notice in told] == [
        ("thread", None),
        ("board", None),
        ("hand", 0),
        ("hand", 1),
        ("hand", 2),
    ]
    assert {(notice.match, notice.number, notice.attempts) for notice in told} == {(table.id, 0, 0)}


async def test_an_answer_tells_the_board_and_the_hand_whose_question_closed(hall):
    table = await begun(hall)
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    told = await hall.told()
    assert [(notice.kind, notice.seat, notice.number) for notice in told] == [("board", None, 1), ("hand", 0, 1)]


async def test_a_player_who_is_newly_asked_gets_a_hand_too(hall):
    table = await begun(hall)
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    await hall.told()
    await hall.referee.answer(table.id, BRUNO.id, 0, "show 1")
    assert await hall.heard() == [("board", None), ("hand", 0), ("hand", 1)]


async def test_the_end_tells_the_result_instead_of_the_board(hall):
    table = await begun(hall, rounds="1")
    for player in (AIKO, BRUNO):
        await hall.referee.answer(table.id, player.id, 0, "show 1")
    assert await hall.heard() == [("hand", 0), ("result", None), ("hand", 1)]


async def test_resigning_takes_down_the_hands_of_all_who_were_asked(hall):
    table = await begun(hall)
    await hall.referee.resign(table.id, BRUNO.id)
    assert await hall.heard() == [("result", None), ("hand", 0), ("hand", 1)]


async def test_a_refused_answer_tells_nothing(hall):
    table = await begun(hall)
    with pytest.raises(Exception, match="allowed"):
        await hall.referee.answer(table.id, AIKO.id, 0, "show 9")
    assert await hall.heard() == []
    assert not hall.outbox.signal.is_set()


async def test_only_what_comes_next_in_a_match_is_due(hall):
    await hall.match()
    assert await waiting(hall) == [("thread", None)]
    [notice] = await hall.outbox.due()
    await hall.outbox.done(notice)
    assert await waiting(hall) == [("board", None)]


async def test_one_match_does_not_wait_for_another(hall):
    tables = [await hall.match() for _ in range(3)]
    due = await hall.outbox.due()
    assert {notice.match for notice in due} == {table.id for table in tables}
    assert len(await hall.outbox.due(limit=2)) == 2


async def test_a_newer_board_strikes_out_an_older_one(hall):
    table = await begun(hall)
    for player in (AIKO, BRUNO):
        await hall.referee.answer(table.id, player.id, 0, "show 1")
    told = await hall.told()
    assert [(notice.kind, notice.seat, notice.number) for notice in told] == [
        ("board", None, 2),
        ("hand", 0, 2),
        ("hand", 1, 2),
    ]


async def test_a_newer_hand_strikes_out_the_older_one_of_its_own_seat_only(hall):
    table = await begun(hall)
    for seat in (0, 1, 0):
        await hall.outbox.add(table.id, "hand", seat)
    assert await hall.heard() == [("hand", 1), ("hand", 0)]


async def test_nothing_strikes_out_a_thread(hall):
    table = await hall.match()
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    assert await hall.heard() == [("thread", None), ("hand", 1), ("board", None), ("hand", 0)]


async def test_being_done_with_news_that_were_struck_out_does_not_touch_the_newer(hall):
    table = await begun(hall)
    await hall.outbox.add(table.id, "board", number=1)
    [old] = await hall.outbox.due()
    await hall.outbox.add(table.id, "board", number=2)
    await hall.outbox.done(old)
    [new] = await hall.outbox.due()
    assert (new.number, new.id != old.id) == (2, True)


async def test_putting_off_news_that_were_struck_out_does_not_put_off_the_newer(hall):
    table = await begun(hall)
    await hall.outbox.add(table.id, "board", number=1)
    [old] = await hall.outbox.due()
    await hall.outbox.add(table.id, "board", number=2)
    await hall.outbox.retry_later(old, 60)
    assert await waiting(hall) == [("board", None)]


async def test_a_number_is_never_used_twice_in_a_match(hall):
    table = await begun(hall)
    numbers = []
    for _ in range(3):
        await hall.outbox.add(table.id, "quiet", 0)
        [notice] = await hall.told()
        numbers.append(notice.id)
    assert len(set(numbers)) == 3


async def test_what_could_not_be_told_is_tried_later_and_nothing_else_waits_for_it(hall, clock):
    table = await begun(hall)
    await hall.outbox.add(table.id, "board")
    await hall.outbox.add(table.id, "hand", 0)
    [notice] = await hall.outbox.due()
    await hall.outbox.retry_later(notice, 2.5)
    assert await hall.heard() == [("hand", 0)]
    clock.at += 2_499
    assert await waiting(hall) == []
    clock.at += 1
    [again] = await hall.outbox.due()
    assert (again.kind, again.attempts) == ("board", 1)


async def test_all_that_is_posted_in_a_thread_waits_until_it_is_open(hall, clock):
    await hall.match()
    [thread] = await hall.outbox.due()
    await hall.outbox.retry_later(thread, 60)
    assert await waiting(hall) == []
    assert await hall.outbox.next_at() == NOON + 60_000
    clock.at += 60_000
    assert (await hall.heard())[:2] == [("thread", None), ("board", None)]


async def test_what_happens_while_news_are_put_off_is_told_before_them(hall, clock):
    table = await begun(hall)
    await hall.outbox.add(table.id, "quiet", 0)
    [notice] = await hall.outbox.due()
    await hall.outbox.retry_later(notice, 60)
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    assert await hall.heard() == [("board", None), ("hand", 0)]
    clock.at += 60_000
    assert await hall.heard() == [("quiet", 0)]


async def test_news_put_off_do_not_hold_up_another_match(hall):
    first, second = await begun(hall), await begun(hall)
    await hall.outbox.add(first.id, "board")
    [notice] = await hall.outbox.due()
    await hall.outbox.retry_later(notice, 60)
    await hall.outbox.add(second.id, "board")
    assert [notice.match for notice in await hall.outbox.due()] == [second.id]


async def test_next_at_is_when_the_next_can_be_told(hall):
    assert await hall.outbox.next_at() is None
    table = await begun(hall)
    assert await hall.outbox.next_at() is None
    await hall.outbox.add(table.id, "board")
    assert await hall.outbox.next_at() == NOON
    [notice] = await hall.outbox.due()
    await hall.outbox.retry_later(notice, 5)
    assert await hall.outbox.next_at() == NOON + 5_000
    await hall.outbox.add(table.id, "hand", 0)
    assert await hall.outbox.next_at() == NOON


async def test_the_bell_rings_after_each_commit_that_wrote_news(hall):
    bell = hall.outbox.signal
    assert not bell.is_set()
    table = await hall.match()
    for write in (
        hall.referee.answer(table.id, AIKO.id, 0, "show 1"),
        hall.referee.resign(table.id, AIKO.id),
        hall.outbox.add(table.id, "quiet", 1),
    ):
        assert bell.is_set()
        bell.clear()
        await write
    assert bell.is_set()


async def test_news_of_no_match_are_refused(hall):
    with pytest.raises(NoSuchMatch):
        await hall.outbox.add("aaaaaaaa", "board")
