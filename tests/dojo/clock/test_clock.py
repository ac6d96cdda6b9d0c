"""Clocks of a match: what each pace gives, what an answer brings back, and what is written down of it."""

from dataclasses import replace

import pytest

from dojo.clock.clock import Clock
from dojo.clock.paces import HOUR, MINUTE, pace
from dojo.clock.quiet_hours import Hours
from engine.core import BadOption
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, Hall, refused
from tests.engine.toys import FINGERS


async def moves(hall, id, seat):
    """Waited, late, hand."""
    return [tuple(row)[3:] for row in await hall.moves(id, seat)]


@pytest.mark.parametrize(
    ("key", "bank"), [("daily", 72 * HOUR), ("relaxed", 72 * HOUR), ("brisk", 24 * HOUR), ("live", 10 * MINUTE)]
)
async def test_with_a_question_its_time_begins(hall, clock, key, bank):
    table = await hall.match(pace=key)
    assert [(each.due, each.bank) for each in table.clocks] == [(clock.at + bank, bank)] * 2


async def test_in_a_friendly_match_and_for_a_computer_no_time_runs(hall):
    friendly, practice = await hall.match(pace="friendly"), await hall.against("novice")
    assert [(each.due, each.rest, each.remind_at) for each in friendly.clocks] == [(None, None, None)] * 2
    assert [each.due is None for each in practice.clocks] == [False, True]


async def test_an_answer_gives_the_increment_back_and_leaves_the_open_question_its_time(hall, clock):
    table = await hall.match(options=LONG)
    clock.at += 30 * HOUR
    after = await hall.show(table, AIKO)
    assert (after.clocks[0].bank, after.clocks[0].due, after.clocks[0].remind_at) == ((72 - 30 + 12) * HOUR, None, None)
    assert after.clocks[1].due == table.clocks[1].due
    assert after == await hall.referee.table(table.id)
    clock.at += 50 * HOUR
    after = await hall.show(table, BRUNO)
    assert after.clocks[0].due == clock.at + (72 - 30 + 12) * HOUR
    assert await moves(hall, table.id, 0) == [(30 * HOUR, 0, "player")]
    assert await moves(hall, table.id, 1) == [(80 * HOUR, 1, "player")], "it was late"


@pytest.mark.parametrize(
    ("key", "banks"), [("relaxed", [108, 144, 180, 216, 240, 240]), ("daily", [84, 96, 108, 120, 120])]
)
def test_a_bank_that_is_never_touched_grows_to_the_cap(key, banks):
    tempo, clock, found = pace(key), Clock(), []
    for _ in banks:
        clock = clock.asked(tempo, False, 0, Hours()).answered(tempo, 0, Hours())
        found.append(clock.bank // HOUR)
    assert found == banks


@pytest.mark.parametrize(("key", "window"), [("daily", 4 * HOUR), ("brisk", 80 * MINUTE), ("live", 3 * MINUTE)])
async def test_a_reaction_has_a_window_of_its_own_and_leaves_the_bank(store, clock, key, window):
    hall = Hall(store, clock, {"morra": replace(FINGERS, reactions=frozenset({"show"}))})
    table = await hall.match(options=LONG, pace=key)
    bank = table.tempo.start
    assert {(each.due, each.bank, each.reaction) for each in table.clocks} == {(clock.at + window, bank, True)}
    clock.at += MINUTE
    after = await hall.show(table, AIKO)
    assert (after.clocks[0].bank, after.clocks[0].reaction) == (bank, False)


async def test_an_answer_counts_from_when_it_was_given_though_it_was_held_back(hall, clock):
    table = await hall.match(options=LONG)
    clock.at += 72 * HOUR - 1000
    await hall.held_moves.answer(table.id, AIKO.id, 0, "show 1")
    clock.at += 10_000
    await hall.held_moves.apply_due()
    assert (await hall.referee.table(table.id)).clocks[0].bank == 12 * HOUR + 1000
    assert await moves(hall, table.id, 0) == [(72 * HOUR - 1000, 0, "player")]


async def test_who_leaves_has_no_clock_any_more_and_the_end_stops_all(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    after = await hall.referee.resign(table.id, AIKO.id)
    assert [each.due is None for each in after.clocks] == [True, False, False]
    over = await hall.show(table, BRUNO, CHLOE)
    assert {(each.due, each.rest, each.answers_at) for each in over.clocks} == {(None, None, None)}
    assert (await hall.referee.table(table.id)).clocks == over.clocks


async def test_a_player_who_sleeps_has_the_night_given_where_that_was_agreed(hall):
    await hall.quiet(AIKO, 22, 6)
    for value, extra in (("off", 0), ("on", 3 * 8 * HOUR)):
        lobby = await hall.lobby(AIKO, BRUNO)
        table = await hall.begun(await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "sleeps", value)))
        assert table.sleeps == (value == "on")
        assert table.clocks[1].due == hall.clock.at + 72 * HOUR
        assert table.clocks[0].due >= hall.clock.at + 72 * HOUR + extra


async def test_what_is_settled_in_the_lobby_holds_in_the_match_and_in_its_rematch(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert (lobby.sleeps, lobby.rated, lobby.on_time) == (False, True, 0)
    for name, value in (("sleeps", "on"), ("rated", "off"), ("on_time", "90")):
        lobby = await hall.lobbies.choose(lobby.id, AIKO.id, name, value)
    assert (lobby.sleeps, lobby.rated, lobby.on_time) == (True, False, 90)
    assert await hall.lobbies.get(lobby.id) == lobby
    table = await hall.begun(await hall.agreed(lobby))
    assert (table.sleeps, table.rated) == (True, False)
    await hall.referee.resign(lobby.id, AIKO.id)
    again = await hall.lobbies.rematch(lobby.id, BRUNO)
    assert (again.sleeps, again.ranked) == (True, False)


@pytest.mark.parametrize(("name", "value"), [("sleeps", "yes"), ("rated", ""), ("on_time", "200"), ("pace", "slow")])
async def test_what_a_lobby_cannot_settle(hall, name, value):
    lobby = await hall.lobby(AIKO)
    assert (await refused(BadOption, hall.lobbies.choose(lobby.id, AIKO.id, name, value))).allowed


async def test_without_computers_a_rematch_may_be_rated_again(hall):
    table = await hall.against("novice")
    await hall.referee.resign(table.id, AIKO.id)
    assert (await hall.lobbies.rematch(table.id, AIKO)).ranked
