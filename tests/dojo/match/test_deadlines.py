"""The walk round the house: after an outage, after trouble, and with a real computer that stands in."""

import asyncio
import logging

from dojo.clock.paces import DAY, HOUR, MINUTE, SECOND
from dojo.computer.moves import ComputerMoves
from dojo.dojo import Dojo
from dojo.match.deadlines import Deadlines
from dojo.match.held_moves import HOLD_SECONDS, HeldMoves
from dojo.ops.loop import LOOPS
from engine.games import GAMES
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
    assert not await hall.store.read.seats_overdue(now=clock.at, most=9)
    assert len(await hall.store.read.seats_overdue(now=clock.at + HOUR, most=9)) == 2


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
        await until(lambda: hall.store.read.last_awake())
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
            return await store.read.last_awake() == clock.at

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
