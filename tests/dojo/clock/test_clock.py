"""Clocks of a match: what each pace gives, what an answer brings back, and what is written down of it."""

from dataclasses import replace

import pytest

from dojo.clock.clock import Clock
from dojo.clock.paces import DAY, HOUR, MINUTE, PACES, pace
from dojo.clock.quiet_hours import Hours
from engine.core import BadOption
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Hall
from tests.engine.toys import FINGERS

BANKS = {"daily": 72 * HOUR, "relaxed": 72 * HOUR, "brisk": 24 * HOUR, "live": 10 * MINUTE}
REACTING = replace(FINGERS, reactions=frozenset({"show"}))


async def answer(hall, id, player, **how):
    return await hall.referee.answer(id, player.id, None, "show 1", **how)


async def moves(hall, id, seat):
    """Waited, late, hand."""
    return [tuple(row)[3:] for row in await hall.moves(id, seat)]


def test_the_paces_as_they_are_offered():
    assert PACES == ("daily", "relaxed", "brisk", "live", "friendly")
    facts = {key: (each.start, each.increment, each.cap, each.window) for key in PACES if (each := pace(key)).timed}
    assert facts == {
        "daily": (72 * HOUR, 12 * HOUR, 5 * DAY, 4 * HOUR),
        "relaxed": (72 * HOUR, 36 * HOUR, 10 * DAY, 12 * HOUR),
        "brisk": (24 * HOUR, 4 * HOUR, 3 * DAY, 80 * MINUTE),
        "live": (10 * MINUTE, 10 * MINUTE, 10 * MINUTE, 3 * MINUTE),
    }


@pytest.mark.parametrize("key", BANKS)
async def test_with_a_question_its_time_begins(hall, clock, key):
    table = await hall.match(pace=key)
    assert [each.due for each in table.clocks] == [clock.at + BANKS[key]] * 2
    assert [each.bank for each in table.clocks] == [BANKS[key]] * 2


async def test_in_a_friendly_match_no_time_runs(hall):
    table = await hall.match(pace="friendly")
    assert [(each.due, each.rest, each.remind_at) for each in table.clocks] == [(None, None, None)] * 2


async def test_a_computer_has_no_clock(hall):
    table = await hall.against("novice")
    assert [each.due is None for each in table.clocks] == [False, True]


async def test_an_answer_gives_the_increment_back(hall, clock):
    table = await hall.match(options={"rounds": "3"})
    clock.at += 30 * HOUR
    after = await answer(hall, table.id, AIKO)
    assert after.clocks[0].bank == (72 - 30 + 12) * HOUR
    assert (after.clocks[0].due, after.clocks[0].remind_at) == (None, None)
    assert after == await hall.referee.table(table.id)


async def test_never_beyond_the_cap(hall, clock):
    table = await hall.match(options={"rounds": "3"}, pace="live")
    clock.at += MINUTE
    assert (await answer(hall, table.id, AIKO)).clocks[0].bank == 10 * MINUTE


def test_a_bank_that_is_never_touched_grows_to_the_cap():
    tempo, clock, banks = pace("relaxed"), Clock(), []
    for _ in range(6):
        clock = clock.asked(tempo, False, 0, Hours()).answered(tempo, 0, Hours())
        banks.append(clock.bank // HOUR)
    assert banks == [108, 144, 180, 216, 240, 240]


async def test_a_question_that_is_still_the_same_keeps_its_time(hall, clock):
    table = await hall.match(options={"rounds": "3"})
    due = table.clocks[1].due
    clock.at += HOUR
    after = await answer(hall, table.id, AIKO)
    assert after.clocks[1].due == due
    after = await answer(hall, table.id, BRUNO)
    assert after.clocks[1].due == clock.at + (72 - 1 + 12) * HOUR


async def test_a_reaction_has_a_window_of_its_own_and_leaves_the_bank(store, clock):
    hall = Hall(store, clock, {"morra": REACTING})
    table = await hall.match(options={"rounds": "3"})
    assert [(each.due, each.bank, each.reaction) for each in table.clocks] == [
        (clock.at + 4 * HOUR, 72 * HOUR, True)
    ] * 2
    clock.at += HOUR
    after = await answer(hall, table.id, AIKO)
    assert (after.clocks[0].bank, after.clocks[0].reaction) == (72 * HOUR, False)


async def test_a_match_from_before_there_were_clocks_gets_them_with_its_next_question(hall, clock):
    table = await hall.match(options={"rounds": "3"})
    await hall.write("update seats set bank = null, due = null, wait = null, remind_at = null")
    old = await hall.referee.table(table.id)
    assert [each.due for each in old.clocks] == [None] * 2
    await answer(hall, table.id, AIKO)
    after = await answer(hall, table.id, BRUNO)
    assert [each.due for each in after.clocks] == [clock.at + 72 * HOUR] * 2


async def test_what_is_written_of_an_answer(hall, clock):
    table = await hall.match(options={"rounds": "3"})
    clock.at += 30 * HOUR
    await answer(hall, table.id, AIKO)
    clock.at += 50 * HOUR
    await answer(hall, table.id, BRUNO)
    assert await moves(hall, table.id, 0) == [(30 * HOUR, 0, "player")]
    assert await moves(hall, table.id, 1) == [(80 * HOUR, 1, "player")]


async def test_an_answer_counts_from_when_it_was_given_though_it_was_held_back(hall, clock):
    table = await hall.match(options={"rounds": "3"})
    clock.at += 72 * HOUR - 1000
    at = clock.at
    clock.at += 10_000
    async with hall.referee.locked(table.id) as work:
        after = await hall.referee.play(work, 0, 0, "show 1", at=at)
    assert after.clocks[0].bank == 12 * HOUR + 1000
    assert await moves(hall, table.id, 0) == [(72 * HOUR - 1000, 0, "player")]


async def test_the_end_stops_all_clocks(hall):
    table = await hall.match()
    await answer(hall, table.id, AIKO)
    over = await answer(hall, table.id, BRUNO)
    assert over.status == "over"
    assert [(each.due, each.rest, each.answers_at) for each in over.clocks] == [(None, None, None)] * 2
    assert over == await hall.referee.table(table.id)


async def test_a_player_who_leaves_has_no_clock_any_more(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    after = await hall.referee.resign(table.id, AIKO.id)
    assert [each.due is None for each in after.clocks] == [True, False, False]


async def test_a_player_who_sleeps_has_the_night_given(hall):
    """Only where it was agreed in the lobby."""
    await hall.quiet(AIKO, 22, 6)
    for value, extra in (("off", 0), ("on", 3 * 8 * HOUR)):
        lobby = await hall.lobby(AIKO, BRUNO)
        await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "sleeps", value))
        await hall.lobbies.start(lobby.id, AIKO.id)
        table = await hall.referee.table(lobby.id)
        assert table.sleeps == (value == "on")
        assert table.clocks[1].due == hall.clock.at + 72 * HOUR
        assert table.clocks[0].due >= hall.clock.at + 72 * HOUR + extra


# What is settled in the lobby


async def test_what_is_settled_in_the_lobby(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert (lobby.sleeps, lobby.rated, lobby.on_time) == (False, True, 0)
    for name, value in (("sleeps", "on"), ("rated", "off"), ("on_time", "90")):
        lobby = await hall.lobbies.choose(lobby.id, AIKO.id, name, value)
    assert (lobby.sleeps, lobby.rated, lobby.on_time) == (True, False, 90)
    assert await hall.lobbies.get(lobby.id) == lobby
    await hall.agreed(lobby)
    await hall.lobbies.start(lobby.id, AIKO.id)
    table = await hall.referee.table(lobby.id)
    assert (table.sleeps, table.rated) == (True, False)


@pytest.mark.parametrize(("name", "value"), [("sleeps", "yes"), ("rated", ""), ("on_time", "200"), ("pace", "slow")])
async def test_what_a_lobby_cannot_settle(hall, name, value):
    lobby = await hall.lobby(AIKO)
    with pytest.raises(BadOption) as refusal:
        await hall.lobbies.choose(lobby.id, AIKO.id, name, value)
    assert refusal.value.allowed


async def test_a_rematch_is_on_the_same_terms(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    for name, value in (("sleeps", "on"), ("rated", "off")):
        await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, name, value))
    await hall.lobbies.start(lobby.id, AIKO.id)
    await hall.referee.resign(lobby.id, AIKO.id)
    again = await hall.lobbies.rematch(lobby.id, BRUNO)
    assert (again.sleeps, again.ranked) == (True, False)


async def test_without_computers_a_rematch_may_be_rated_again(hall):
    table = await hall.against("novice")
    await hall.referee.resign(table.id, AIKO.id)
    assert (await hall.lobbies.rematch(table.id, AIKO)).ranked
