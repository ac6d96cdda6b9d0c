"""An answer that is held: taken back in time, replaced, played once, and never seen by anybody before."""

import asyncio

import pytest

from dojo.errors import NotSeated
from dojo.match.held_moves import HOLD_SECONDS, Reply
from dojo.match.messages import Places
from engine.core import IllegalMove, MatchOver, NotYourTurn, StaleAsk
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, NOON, Hall, refused, until
from tests.storage.databases import BOTH, rows

LENGTH = round(HOLD_SECONDS * 1000)


async def hold(hall, table, player=AIKO, move="show 2", opened=0):
    return await hall.held_moves.answer(table.id, player.id, opened, move)


async def applied(hall, milliseconds=LENGTH):
    hall.clock.at += milliseconds
    await hall.held_moves.apply_due()


async def plies(hall, table):
    return [logged.ply for logged in await hall.log(table.id)]


async def kept(hall):
    return await hall.store.read.holds_due(now=2**62, owner="", lapsed=0, most=9)


async def test_an_answer_is_held_unseen_and_played_when_its_time_has_come(hall, clock, url):
    table = await hall.match(pace="brisk")
    await hall.told()
    clock.at = table.clocks[0].due - 1
    reply = await hold(hall, table, move=" SHOW 2")
    assert (reply.way, str(reply.move), reply.hold.due) == ("hold", "show 2", clock.at + LENGTH)
    await applied(hall, LENGTH - 1)
    assert (await hall.referee.table(table.id), await plies(hall, table), await hall.told()) == (table, [0], [])
    assert [await hall.held_moves.held(table, seat) for seat in (0, 1)] == [reply.hold, None]
    await applied(hall, 1)
    after = await hall.referee.table(table.id)
    assert (after.match.ply, after.match.state.shown, after.since) == (1, (2, None), clock.at)
    assert await rows(url, "select waited, late from moves where ply = 1") == [(clock.at - LENGTH - NOON, 0)]
    assert await kept(hall) == []


@pytest.mark.parametrize(("noted", "pressed", "known"), [(None, 40, 40), (30, 40, 40), (50, 40, 50), (40, None, 40)])
async def test_the_dm_in_which_it_is_pressed_is_the_hand_unless_a_newer_one_is_noted(hall, noted, pressed, known):
    table = await hall.match()
    await hall.messages.delivered(table.id, Places(hands={0: noted}), [])
    await refused(StaleAsk, hall.held_moves.answer(table.id, AIKO.id, 7, "show 2", dm=60))
    await hall.held_moves.answer(table.id, AIKO.id, 0, "show 2", dm=pressed)
    assert (await hall.referee.table(table.id)).hands == (known, None)


@pytest.mark.parametrize(
    ("player", "opened", "text", "refusal"),
    [(AIKO, 0, "show 4", IllegalMove), (AIKO, 7, "show 2", StaleAsk), (CHLOE, 0, "show 2", NotSeated),
     (BRUNO, None, "show 2", NotYourTurn)],
)  # fmt: skip
async def test_what_is_no_answer_is_not_held(hall, player, opened, text, refusal):
    table = await hall.show(await hall.match(), BRUNO)
    await refused(refusal, hold(hall, table, player, text, opened))
    assert await kept(hall) == []


async def test_a_second_press_replaces_the_first_and_its_time_starts_again(hall):
    table = await hall.match(options=LONG)
    await hold(hall, table)
    await hold(hall, table, BRUNO)
    await applied(hall, 6_000)
    await hold(hall, table, move="show 3")
    await applied(hall, 6_000)
    assert (await hall.referee.table(table.id)).match.state.shown == (None, 2), "each seat holds its own"
    await applied(hall, 6_000)
    assert (await hall.referee.table(table.id)).match.state.last == (3, 2)


async def test_it_is_taken_back_in_time_by_its_player(hall):
    table, undo = await hall.match(), hall.held_moves.undo
    await hold(hall, table)
    await undo(table.id, BRUNO.id, 0)
    await refused(NotSeated, undo(table.id, CHLOE.id, 0))
    assert await hall.held_moves.held(table, 0)
    assert await undo(table.id, AIKO.id, 0) == table
    await applied(hall)
    assert await hall.referee.table(table.id) == table
    assert (await hold(hall, table, move="show 3")).hold, "the question is open as before"


async def test_afterwards_it_is_too_late(hall):
    table, undo = await hall.match(options=LONG), hall.held_moves.undo
    await hold(hall, table)
    await applied(hall)
    assert await undo(table.id, AIKO.id, 0) is None
    after = await hall.show(table, BRUNO)
    assert (await hold(hall, table, opened=after.opened(0))).hold
    assert await undo(table.id, AIKO.id, 0) is None, "an old button"
    assert await hall.held_moves.held(after, 0), "does not take back the answer to a new question"


async def test_it_can_be_sent_before_its_time(hall):
    table = await hall.match()
    await hold(hall, table)
    reply = await hall.held_moves.send_now(table.id, AIKO.id, 0)
    assert (reply.way, str(reply.move), reply.table.match.ply) == ("once", "show 2", 1)
    assert await hall.held_moves.send_now(table.id, AIKO.id, 0) is None
    await applied(hall)
    assert await plies(hall, table) == [0, 1]


@BOTH
async def test_two_processes_play_it_once(hall, clock, url):
    """On a server each process has a store of its own; a file has one process, in which two may still ask at once."""
    table = await hall.match(options=LONG)
    await hold(hall, table)
    clock.at += LENGTH
    other = await Store.open(url) if hall.store.shared else hall.store
    twin = Hall(other, clock).held_moves
    await asyncio.gather(hall.held_moves.apply_due(), twin.apply_due(), twin.send_now(table.id, AIKO.id, 0))
    if other is not hall.store:
        await other.aclose()
    assert (await plies(hall, table), await kept(hall)) == ([0, 1], [])


@BOTH
async def test_undone_or_played_and_never_both(hall, clock):
    for _ in range(5):
        table = await hall.match()
        await hold(hall, table)
        clock.at += LENGTH
        undone, _ = await asyncio.gather(hall.held_moves.undo(table.id, AIKO.id, 0), hall.held_moves.apply_due())
        assert await plies(hall, table) == ([0] if undone else [0, 1])


@pytest.mark.parametrize("gone", ["left", "over", "called off"])
async def test_a_hold_whose_question_has_gone_goes_quietly(hall, gone):
    """Of a match that was called off the game would still ask."""
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await hold(hall, table)
    for player in {"left": (AIKO,), "over": (BRUNO, CHLOE), "called off": (AIKO, BRUNO, CHLOE)}[gone]:
        await (hall.agreements.abort if gone == "called off" else hall.referee.resign)(table.id, player.id)
    if gone != "left":
        assert await hall.held_moves.undo(table.id, AIKO.id, 0) is None
        await refused(MatchOver, hold(hall, table, BRUNO))
    before = await plies(hall, table)
    await hall.told()
    await applied(hall)
    assert (await plies(hall, table), await kept(hall), await hall.told()) == (before, [], [])


@pytest.mark.parametrize("standin", [1, 2])
async def test_a_computer_that_stands_in_does_not_come_before_an_answer_that_is_held(hall, clock, standin):
    async def asked():
        found = await hall.store.read.computers_asked(before=clock.at, now=clock.at, each=9, most=9)
        return sorted(row["seat"] for row in found)

    table = await hall.match(options=LONG)
    await hall.write(f"update seats set standin = {standin}, strikes = {standin}, due = null, answers_at = {clock.at}")
    await hold(hall, table)
    assert await asked() == [1]
    await refused(NotYourTurn, hall.show(table, AIKO, hand="computer"))
    await hall.held_moves.undo(table.id, AIKO.id, 0)
    assert await asked() == [0, 1]
    await hold(hall, table, move="show 3")
    await applied(hall)
    after = await hall.referee.table(table.id)
    assert (after.match.state.shown, after.clocks[0].standin) == ((3, None), 0)


async def test_one_that_cannot_be_played_does_not_hold_up_the_others(hall):
    broken, sound = await hall.match(), await hall.match()
    for table in (broken, sound):
        await hold(hall, table)
    state = (await hall.store.read.match(id=broken.id))[0]["state"]
    await hall.write(f"update matches set state = 'nonsense' where id = '{broken.id}'")
    await applied(hall)
    await hall.write(f"update matches set state = '{state}' where id = '{broken.id}'")
    assert (await plies(hall, broken), await plies(hall, sound)) == ([0], [0, 1])
    await applied(hall, 59_000)
    assert await plies(hall, broken) == [0], "not again at once"
    await applied(hall, 1_000)
    assert await plies(hall, broken) == [0, 1]


async def test_it_is_played_by_itself_also_after_the_next_start_and_a_player_who_looks_is_told(hall, store, clock):
    seen, unseen = await hall.match(), await hall.match()
    async with hall.held_moves.running():
        await hold(hall, unseen)
    reply = await hold(hall, seen)
    clock.at += LENGTH
    again = Hall(store, clock)
    async with again.held_moves.running():
        played = await again.held_moves.until_played(reply.hold)
        await until(lambda: moved(hall, unseen))
    assert (type(played), played.table.match.ply) == (Reply, 1)


async def moved(hall, table):
    return await plies(hall, table) == [0, 1]


async def way(hall, table, person=AIKO, **how):
    return (await hall.held_moves.answer(table.id, person.id, None, "show 2", **how)).way


async def test_a_player_may_want_to_send_at_once_or_to_be_asked_once(hall):
    for player, sending in ((AIKO, "once"), (BRUNO, "confirm")):
        await hall.people.remember(player.id, player.name, "en")
        await hall.preferences.change(player.id, "sending", sending)
    table = await hall.match(AIKO, BRUNO, CHLOE)
    assert [await way(hall, table, player) for player in table.players] == ["once", "confirm", "hold"]
    assert (await plies(hall, table), len(await kept(hall))) == ([0, 1], 1)
    assert await way(hall, table, BRUNO, sure=True) == "once"
    assert await plies(hall, table) == [0, 1, 2]


async def test_where_minutes_count_or_only_computers_wait_or_nothing_is_held_all_is_sent_at_once(hall, store, clock):
    assert await way(hall, await hall.match(pace="live")) == "once"
    assert await way(hall, await hall.against("novice")) == "once"
    assert await way(Hall(store, clock, hold_seconds=0), await hall.match()) == "once"
    mixed = await hall.computers(await hall.lobby(AIKO, BRUNO, seats=3), "novice")
    table = await hall.begun(await hall.agreed(mixed))
    assert await way(hall, table) == "hold"
    await hall.referee.resign(mixed.id, BRUNO.id)
    assert await way(hall, table) == "once", "with the last other person gone"
