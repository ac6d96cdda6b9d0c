"""An answer that is held: taken back in time, replaced, played once, and never seen by anybody before."""

import asyncio
from dataclasses import replace

import pytest

from dojo.errors import NotSeated
from dojo.match.agreements import Agreements
from dojo.match.held_moves import HOLD_SECONDS, HeldMoves, Reply
from dojo.match.messages import Places
from dojo.ops.leases import LEASE
from dojo.people.preferences import PreferenceChanges
from engine.core import IllegalMove, MatchOver, NotYourTurn, StaleAsk, Together
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON, Hall
from tests.dojo.test_kill import rows as sql_rows
from tests.engine.toys import FINGERS

LENGTH = round(HOLD_SECONDS * 1000)


@pytest.fixture
def held_moves(hall):
    return HeldMoves(hall.store, hall.referee, hall.clock)


async def set_preferences(hall, person, sending):
    await PreferenceChanges(hall.store, hall.clock).change(person.id, "sending", sending)


async def plies(hall, table):
    return [logged.ply for logged in await hall.log(table.id)]


async def rows(hall):
    return await hall.store.read.holds_due(now=2**62, owner="", lapsed=0, most=9)


# The DM in which an answer is pressed


@pytest.mark.parametrize(("noted", "pressed", "known"), [(None, 40, 40), (30, 40, 40), (50, 40, 50), (40, None, 40)])
async def test_it_is_the_hand_unless_a_newer_one_is_noted(hall, held_moves, noted, pressed, known):
    table = await hall.match()
    await hall.messages.delivered(table.id, Places(hands={0: noted}), [])
    await held_moves.answer(table.id, AIKO.id, 0, "show 2", dm=pressed)
    assert (await hall.referee.table(table.id)).hands[0] == known
    assert (await hall.referee.table(table.id)).hands[1] is None


async def test_it_is_noted_with_an_answer_only(hall, held_moves):
    table = await hall.match()
    with pytest.raises(StaleAsk):
        await held_moves.answer(table.id, AIKO.id, 7, "show 2", dm=40)
    assert (await hall.referee.table(table.id)).hands[0] is None


# Held


async def test_an_answer_is_held_and_played_when_its_time_has_come(hall, held_moves, clock):
    table = await hall.match()
    reply = await held_moves.answer(table.id, AIKO.id, 0, " SHOW 2")
    assert (reply.way, str(reply.move), reply.hold.due) == ("hold", "show 2", clock.at + LENGTH)
    clock.at += LENGTH - 1
    await held_moves.apply_due()
    assert await plies(hall, table) == [0]
    clock.at += 1
    await held_moves.apply_due()
    after = await hall.referee.table(table.id)
    assert (after.match.ply, after.match.state.shown, after.since) == (1, (2, None), clock.at)
    assert await rows(hall) == []


async def test_nothing_of_it_is_to_be_seen_by_anybody_before(hall, held_moves):
    table = await hall.match()
    await hall.told()
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    assert await hall.referee.table(table.id) == table
    assert await plies(hall, table) == [0]
    assert await hall.told() == []
    assert (await held_moves.held(table, 0)).move == "show 2"
    assert await held_moves.held(table, 1) is None


async def test_the_answer_counts_from_when_it_was_given(hall, held_moves, clock, url):
    table = await hall.match(pace="brisk")
    clock.at = table.clocks[0].due - 1
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += LENGTH
    await held_moves.apply_due()
    assert await sql_rows(url, "select waited, late from moves where ply = 1") == [(clock.at - LENGTH - NOON, 0)]


async def test_what_is_no_answer_is_not_held(hall, held_moves):
    table = await hall.match()
    for user, opened, text, refusal in (
        (AIKO.id, 0, "show 4", IllegalMove),
        (AIKO.id, 7, "show 2", StaleAsk),
        (CHLOE.id, 0, "show 2", NotSeated),
    ):
        with pytest.raises(refusal):
            await held_moves.answer(table.id, user, opened, text)
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    with pytest.raises(NotYourTurn):
        await held_moves.answer(table.id, AIKO.id, None, "show 2")
    assert await rows(hall) == []


async def test_a_second_press_replaces_the_first_and_its_time_starts_again(hall, held_moves, clock):
    table = await hall.match()
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += 6_000
    await held_moves.answer(table.id, AIKO.id, 0, "show 3")
    clock.at += 6_000
    await held_moves.apply_due()
    assert await plies(hall, table) == [0]
    clock.at += 6_000
    await held_moves.apply_due()
    assert (await hall.referee.table(table.id)).match.state.shown == (3, None)


async def test_two_seats_hold_each_their_own(hall, held_moves, clock):
    table = await hall.match(options={"rounds": "3"})
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    await held_moves.answer(table.id, BRUNO.id, 0, "show 1")
    clock.at += LENGTH
    await held_moves.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == 2


# Taken back, and sent


async def test_it_is_taken_back_in_time(hall, held_moves, clock):
    table = await hall.match()
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    assert await held_moves.undo(table.id, AIKO.id, 0) == table
    clock.at += 2 * LENGTH
    await held_moves.apply_due()
    assert await hall.referee.table(table.id) == table
    assert (await held_moves.answer(table.id, AIKO.id, 0, "show 3")).hold, "the question is open as before"


async def test_afterwards_it_is_too_late(hall, held_moves, clock):
    table = await hall.match(options={"rounds": "3"})
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += LENGTH
    await held_moves.apply_due()
    assert await held_moves.undo(table.id, AIKO.id, 0) is None
    after = await hall.referee.answer(table.id, BRUNO.id, 0, "show 1")
    assert (await held_moves.answer(table.id, AIKO.id, after.opened(0), "show 1")).hold
    assert await held_moves.undo(table.id, AIKO.id, 0) is None, "an old button"
    assert await held_moves.held(after, 0), "does not take back the answer to a new question"


async def test_nobody_takes_back_what_another_holds(hall, held_moves):
    table = await hall.match()
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    await held_moves.undo(table.id, BRUNO.id, 0)
    with pytest.raises(NotSeated):
        await held_moves.undo(table.id, CHLOE.id, 0)
    assert await held_moves.held(table, 0)


async def test_it_can_be_sent_before_its_time(hall, held_moves, clock):
    table = await hall.match()
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    reply = await held_moves.send_now(table.id, AIKO.id, 0)
    assert (reply.way, str(reply.move), reply.table.match.ply) == ("once", "show 2", 1)
    assert await held_moves.send_now(table.id, AIKO.id, 0) is None
    clock.at += LENGTH
    await held_moves.apply_due()
    assert await plies(hall, table) == [0, 1]


# Races


async def test_two_processes_play_it_once(hall, held_moves, clock, url):
    """On a server each process has a store of its own; a file has one process, in which two may still ask at once."""
    table = await hall.match(options={"rounds": "3"})
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += LENGTH
    other = await Store.open(url) if url.startswith("postgres") else hall.store
    try:
        twin = Hall(other, clock)
        second = HeldMoves(other, twin.referee, clock)
        await asyncio.gather(held_moves.apply_due(), second.apply_due(), second.send_now(table.id, AIKO.id, 0))
    finally:
        if other is not hall.store:
            await other.aclose()
    assert await plies(hall, table) == [0, 1]
    assert await rows(hall) == []


async def test_undone_or_played_and_never_both(hall, held_moves, clock):
    for _ in range(5):
        table = await hall.match()
        await held_moves.answer(table.id, AIKO.id, 0, "show 2")
        clock.at += LENGTH
        undone, _ = await asyncio.gather(held_moves.undo(table.id, AIKO.id, 0), held_moves.apply_due())
        assert await plies(hall, table) == ([0] if undone else [0, 1])


async def test_a_hold_whose_question_has_gone_goes_quietly(hall, held_moves, clock):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    await hall.referee.resign(table.id, AIKO.id)
    await hall.told()
    clock.at += LENGTH
    await held_moves.apply_due()
    assert await plies(hall, table) == [0, 1]
    assert await rows(hall) == []
    assert await hall.told() == []


async def test_of_several_held_moves_none_is_made_if_one_is_refused_and_nothing_is_held_any_more(store, clock):
    several = Together("show 1", "show 9")
    hall = Hall(store, clock, {"morra": replace(FINGERS, together=lambda *_: (several,))})
    held_moves, table = HeldMoves(store, hall.referee, clock), await hall.match()
    assert (await held_moves.answer(table.id, AIKO.id, 0, str(several))).way == "hold"
    clock.at += LENGTH
    await hall.told()
    await held_moves.apply_due()
    assert await hall.referee.table(table.id) == table
    assert await rows(hall) == []
    assert await hall.told() == []


async def test_a_hold_of_a_match_that_has_ended_goes_quietly(hall, held_moves, clock):
    table = await hall.match()
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    over = await hall.referee.resign(table.id, BRUNO.id)
    assert over.status == "over"
    assert await held_moves.undo(table.id, AIKO.id, 0) is None
    await held_moves.answer((await hall.match()).id, AIKO.id, 0, "show 1")
    clock.at += LENGTH
    await held_moves.apply_due()
    assert await plies(hall, table) == [0, 1]
    assert await rows(hall) == []


async def test_a_match_that_was_called_off_holds_nothing_any_more(hall, held_moves, store, clock):
    """Its game would still ask."""
    table = await hall.match()
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    for player in (AIKO, BRUNO):
        await Agreements(store, hall.referee, clock).abort(table.id, player.id)
    with pytest.raises(MatchOver):
        await held_moves.answer(table.id, BRUNO.id, 0, "show 2")
    clock.at += LENGTH
    await held_moves.apply_due()
    assert await rows(hall) == []
    assert await plies(hall, table) == [0]


@pytest.mark.parametrize("standin", [1, 2])
async def test_a_computer_that_stands_in_does_not_come_before_an_answer_that_is_held(hall, held_moves, clock, standin):
    table = await hall.match(options={"rounds": "3"})
    await hall.write(f"update seats set standin = {standin}, strikes = {standin}, due = null, answers_at = {clock.at}")
    await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    asked = await hall.store.read.computers_asked(before=clock.at, now=clock.at, each=9, most=9)
    assert [row["seat"] for row in asked] == [1]
    with pytest.raises(NotYourTurn):
        await hall.referee.answer(table.id, AIKO.id, 0, "show 1", "computer")
    await held_moves.undo(table.id, AIKO.id, 0)
    assert len(await hall.store.read.computers_asked(before=clock.at, now=clock.at, each=9, most=9)) == 2
    await held_moves.answer(table.id, AIKO.id, 0, "show 3")
    clock.at += LENGTH
    await held_moves.apply_due()
    after = await hall.referee.table(table.id)
    assert after.match.state.shown == (3, None)
    assert after.clocks[0].standin == 0


async def test_one_that_cannot_be_played_does_not_hold_up_the_others(hall, held_moves, clock):
    broken, sound = await hall.match(), await hall.match()
    await held_moves.answer(broken.id, AIKO.id, 0, "show 2")
    await held_moves.answer(sound.id, AIKO.id, 0, "show 2")
    clock.at += LENGTH
    played = hall.referee.play

    async def stumbling(work, *rest, **more):
        if work.table.id == broken.id:
            raise ArithmeticError
        return await played(work, *rest, **more)

    hall.referee.play = stumbling
    await held_moves.apply_due()
    assert (await plies(hall, broken), await plies(hall, sound)) == ([0], [0, 1])
    hall.referee.play = played
    clock.at += 59_000
    await held_moves.apply_due()
    assert await plies(hall, broken) == [0], "not again at once"
    clock.at += 1_000
    await held_moves.apply_due()
    assert await plies(hall, broken) == [0, 1]


# The scheduler


async def test_it_is_played_by_itself_and_a_player_who_looks_is_told(hall, clock):
    held_moves = HeldMoves(hall.store, hall.referee, hall.clock)
    table = await hall.match()
    reply = await held_moves.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += LENGTH
    async with held_moves.running():
        played = await held_moves.until_played(reply.hold)
    assert isinstance(played, Reply)
    assert played.table.match.ply == 1


async def test_what_was_held_when_we_stopped_is_played_after_the_next_start(hall, clock):
    table = await hall.match()
    first = HeldMoves(hall.store, hall.referee, hall.clock)
    async with first.running():
        await first.answer(table.id, AIKO.id, 0, "show 2")
    clock.at += LENGTH + LEASE

    async def moved():
        while await plies(hall, table) == [0]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    async with HeldMoves(hall.store, hall.referee, hall.clock).running(), asyncio.timeout(30):
        await moved()


# As each player wishes


async def way(held_moves, table, person=AIKO, **how):
    reply = await held_moves.answer(table.id, person.id, None, "show 2", **how)
    return reply.way


async def test_a_player_who_wants_to_send_at_once_does(hall, held_moves):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    await set_preferences(hall, AIKO, "once")
    table = await hall.match()
    assert await way(held_moves, table) == "once"
    assert await way(held_moves, table, BRUNO) == "hold"


async def test_a_player_who_wants_to_be_asked_is_asked_once(hall, held_moves):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    await set_preferences(hall, AIKO, "confirm")
    table = await hall.match()
    assert await way(held_moves, table) == "confirm"
    assert await plies(hall, table) == [0]
    assert await rows(hall) == []
    assert await way(held_moves, table, sure=True) == "once"
    assert await plies(hall, table) == [0, 1]


async def test_where_minutes_count_all_is_sent_at_once(hall, held_moves):
    assert await way(held_moves, await hall.match(pace="live")) == "once"


async def test_against_computers_all_is_sent_at_once(hall, held_moves):
    assert await way(held_moves, await hall.against("novice")) == "once"
    mixed = await hall.lobby(AIKO, BRUNO, seats=3)
    mixed = await hall.lobbies.add_computer(mixed.id, AIKO.id, "novice", lambda number: f"Novice {number}")
    await hall.agreed(mixed)
    await hall.lobbies.start(mixed.id, AIKO.id)
    assert await way(held_moves, await hall.referee.table(mixed.id)) == "hold"
    await hall.referee.resign(mixed.id, BRUNO.id)
    assert await way(held_moves, await hall.referee.table(mixed.id)) == "once", "with the last other person gone"


async def test_a_house_may_hold_nothing(hall):
    held_moves = HeldMoves(hall.store, hall.referee, hall.clock, seconds=0)
    assert await way(held_moves, await hall.match()) == "once"
