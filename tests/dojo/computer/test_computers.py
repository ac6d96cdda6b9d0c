"""Computers in a lobby and at the table: who lets them in, when they are due, and when they go."""

import asyncio

import pytest

from dojo.errors import CannotJoin, LobbyFull, LobbyMovedOn, NotSeated, NotTheHost
from dojo.people.computers import LEVELS, MAX_PER_LEVEL, level_of, random_pause
from engine.core import BadOption, MatchOver
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON, Hall, called
from tests.dojo.test_kill import rows

HALF_A_MINUTE = 30_000
PAUSE = 4_000


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock, pause=lambda: PAUSE)


async def joined(hall, *levels, lobby=None, **terms):
    """A lobby of Aiko's into which she has let computers of these levels."""
    lobby = lobby or await hall.lobby(AIKO, **terms)
    for level in levels:
        lobby = await hall.lobbies.add_computer(lobby.id, AIKO.id, level, called(level))
    return await hall.agreed(lobby)


def names(lobby):
    return [player.name for player in lobby.players]


async def test_a_computer_takes_a_seat_under_a_name_of_its_level(hall):
    lobby = await joined(hall, "novice", "master", seats=3)
    assert names(lobby) == ["Aiko", "Novice 1", "Master 1"]
    assert await hall.lobbies.get(lobby.id) == lobby
    assert [player.computer for player in lobby.players] == [False, True, True]
    assert [level_of(player.id) for player in lobby.players[1:]] == ["novice", "master"]


async def test_two_of_a_level_are_told_apart(hall):
    lobby = await joined(hall, "student", "student", seats=3)
    assert names(lobby) == ["Aiko", "Student 1", "Student 2"]
    assert len(set(lobby.ids)) == 3


async def test_only_the_host_lets_computers_in_and_out(hall):
    lobby = await joined(hall, "novice", lobby=await hall.lobby(AIKO, BRUNO, seats=3))
    with pytest.raises(NotTheHost):
        await hall.lobbies.remove_computer(lobby.id, BRUNO.id, lobby.ids[2])
    lobby = await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.ids[2])
    with pytest.raises(NotTheHost):
        await hall.lobbies.add_computer(lobby.id, BRUNO.id, "novice", called("novice"))
    assert names(await hall.lobbies.get(lobby.id)) == ["Aiko", "Bruno"]


async def test_a_level_there_is_not_and_a_seat_there_is_not(hall):
    lobby = await hall.lobby(AIKO)
    with pytest.raises(BadOption):
        await hall.lobbies.add_computer(lobby.id, AIKO.id, "wizard", called("wizard"))
    await joined(hall, "novice", lobby=lobby)
    with pytest.raises(LobbyFull):
        await hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice"))


async def test_the_host_may_give_a_seat_that_was_kept_for_somebody_to_a_computer(hall):
    assert (await joined(hall, "novice", invited=BRUNO.id)).full


async def test_a_seat_taken_back_from_a_computer_is_free_for_somebody(hall):
    lobby = await joined(hall, "novice")
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, BRUNO)
    for _ in range(2):  # taking it back twice is taking it back once
        lobby = await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.ids[-1])
        assert (lobby.starts_at, names(lobby)) == (None, ["Aiko"])
    assert (await hall.lobbies.join(lobby.id, BRUNO)).full


async def test_no_person_is_taken_out_like_a_computer(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert await hall.lobbies.remove_computer(lobby.id, AIKO.id, BRUNO.id) == lobby


async def test_a_lobby_that_a_computer_fills_starts_like_any(hall, clock):
    lobby = await joined(hall, "novice")
    clock.at += HALF_A_MINUTE
    assert await hall.lobbies.due() == [lobby.id]
    await hall.lobbies.start(lobby.id, None)
    assert (await hall.referee.table(lobby.id)).names == ("Aiko", "Novice 1")


async def test_when_the_last_of_the_people_leaves_no_computer_stays_in_the_lobby(hall):
    lobby = await joined(hall, "novice", "student", seats=3)
    lobby = await hall.lobbies.leave(lobby.id, AIKO.id)
    assert (lobby.status, lobby.players) == ("closed", ())
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, BRUNO)


async def test_a_computer_is_never_host(hall):
    lobby = await joined(hall, "novice", seats=3)
    await hall.lobbies.join(lobby.id, BRUNO)
    assert (await hall.lobbies.leave(lobby.id, AIKO.id)).host == BRUNO.id


async def rated(hall, url, id):
    return [await rows(url, f"select rated from matches where id = '{id}'"), (await hall.referee.table(id)).rated]


async def test_a_match_with_a_computer_is_unrated(hall, url):
    assert await rated(hall, url, (await hall.match()).id) == [[(1,)], True]
    assert await rated(hall, url, (await hall.against("novice")).id) == [[(0,)], False]


async def due(url):
    return await rows(url, "select seat, answers_at, tries from seats where answers_at is not null order by seat")


async def test_a_computer_that_is_asked_is_due_after_its_pause_and_nobody_else_is(hall, url):
    await hall.against("novice", "student")
    assert await due(url) == [(1, NOON + PAUSE, 0), (2, NOON + PAUSE, 0)]


async def test_a_question_that_stays_open_keeps_its_time_and_an_answered_one_has_none(hall, url, clock):
    table = await hall.against("novice", "student", options={"rounds": "3"})
    clock.at += 1000
    await hall.referee.answer(table.id, table.players[1].id, 0, "show 1")
    assert await due(url) == [(2, NOON + PAUSE, 0)]
    for seat in (0, 2):
        await hall.referee.answer(table.id, table.players[seat].id, 0, "show 1")
    assert await due(url) == [(1, NOON + 1000 + PAUSE, 0), (2, NOON + 1000 + PAUSE, 0)]


async def test_nothing_is_due_of_a_match_that_is_over(hall, url):
    table = await hall.against("novice")
    await hall.referee.resign(table.id, AIKO.id)
    assert await due(url) == []


async def test_no_news_go_to_computers(hall):
    table = await hall.against("novice", options={"rounds": "3"})
    assert await hall.heard() == [("thread", None), ("board", None), ("hand", 0)]
    await hall.referee.answer(table.id, table.players[1].id, 0, "show 1")
    assert await hall.heard() == [("board", None)]
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    assert await hall.heard() == [("board", None), ("hand", 0)]
    await hall.referee.resign(table.id, AIKO.id)
    assert await hall.heard() == [("result", None), ("hand", 0)]


async def test_resigning_against_a_computer_is_losing(hall):
    table = await hall.against("novice")
    after = await hall.referee.resign(table.id, AIKO.id)
    assert (after.status, after.outcome.winners) == ("over", (1,))


async def test_computers_do_not_play_on_among_themselves(hall, url):
    table = await hall.against("novice", "master")
    after = await hall.referee.resign(table.id, AIKO.id)
    assert (after.status, after.outcome.winners) == ("over", (2,))
    stored = await hall.referee.table(table.id)
    assert (stored.status, stored.match.ply, stored.asked) == ("over", 2, ())
    assert await rows(url, "select ply, seat, move from moves where ply > 0 order by ply") == [
        (1, 0, "leave"),
        (2, 1, "leave"),
    ]
    assert await hall.heard() == [("thread", None), ("hand", 0), ("result", None)]
    with pytest.raises(MatchOver):
        await hall.referee.resign(table.id, AIKO.id)


async def test_a_computer_plays_on_while_somebody_is_left(hall, url):
    lobby = await joined(hall, "novice", lobby=await hall.lobby(AIKO, BRUNO, seats=3))
    await hall.lobbies.start(lobby.id, AIKO.id)
    after = await hall.referee.resign(lobby.id, AIKO.id)
    assert (after.status, after.asked) == ("playing", (1, 2))
    assert await due(url) == [(2, NOON + PAUSE, 0)]


async def test_computers_are_in_a_rematch_at_once(hall, clock):
    table = await hall.against("novice", "student")
    await hall.referee.resign(table.id, AIKO.id)
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    assert names(lobby) == ["Novice 1", "Student 1", "Aiko"]
    assert (lobby.invited, lobby.starts_at) == (None, NOON + HALF_A_MINUTE)
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await hall.referee.table(lobby.id)).names == ("Novice 1", "Student 1", "Aiko")


async def test_a_rematch_waits_for_the_other_people_and_is_kept_for_them(hall):
    lobby = await joined(hall, "novice", lobby=await hall.lobby(AIKO, BRUNO, seats=3))
    await hall.lobbies.start(lobby.id, AIKO.id)
    again = await hall.lobbies.rematch(lobby.id, BRUNO)
    assert (names(again), again.invited, again.starts_at) == (["Bruno", "Novice 1"], AIKO.id, None)
    assert names(await hall.lobbies.join(again.id, AIKO)) == ["Bruno", "Novice 1", "Aiko"]


async def test_while_a_rematch_is_played_there_is_no_other(hall):
    table = await hall.against("novice")
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await hall.lobbies.rematch(table.id, AIKO)).id == lobby.id
    await hall.referee.resign(lobby.id, AIKO.id)
    assert (await hall.lobbies.rematch(table.id, AIKO)).id != lobby.id


def practice(hall, **order):
    where = {"guild": 7, "guild_name": "Dojo", "channel": 8}
    order = {"game": "morra", "host": AIKO, "level": "student", "namer": called("student"), **where, **order}
    return hall.lobbies.practise(**order)


async def test_practice_is_a_lobby_full_of_computers(hall):
    lobby = await practice(hall, seats=3, options={"rounds": "3"})
    assert (names(lobby), lobby.options) == (["Aiko", "Student 1", "Student 2"], {"rounds": "3"})
    assert await hall.lobbies.get(lobby.id) == lobby
    assert lobby.starts_at == NOON + HALF_A_MINUTE, "it starts even if we are killed before we start it"
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await hall.referee.table(lobby.id)).names == ("Aiko", "Student 1", "Student 2")


async def test_in_direct_messages_dms_are_the_table_and_so_they_are_in_the_rematch(hall):
    await hall.people.remember_player(AIKO)
    lobby = await practice(hall, guild=0, channel=99)
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert [player.dm for player in (await hall.referee.table(lobby.id)).players] == ["yes", "no"]
    await hall.referee.resign(lobby.id, AIKO.id)
    again = await hall.lobbies.rematch(lobby.id, AIKO)
    await hall.lobbies.start(again.id, AIKO.id)
    assert [player.dm for player in (await hall.referee.table(again.id)).players] == ["no", "yes"]
    assert (await practice(hall)).players[0].dm == "no", "in a server they are asked first"


async def test_a_computer_is_on_nobodys_list_but_as_an_opponent(hall):
    table = await hall.against("novice", "novice")
    [listed] = await hall.turns.asked(AIKO.id)
    assert listed.opponents == ("Novice 1", "Novice 2")
    with pytest.raises(NotSeated):
        table.seat_of(CHLOE.id)


async def test_two_clicks_on_the_last_seat_bring_one_computer(hall):
    lobby = await hall.lobby(AIKO)
    clicks = [hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice")) for _ in range(3)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Lobby", "LobbyFull", "LobbyFull"]


async def test_of_two_picks_from_one_card_only_the_first_counts(hall):
    lobby = await hall.lobby(AIKO, seats=3)
    picks = [hall.lobbies.add_computer(lobby.id, AIKO.id, "novice", called("novice"), taken=1) for _ in range(3)]
    done = await asyncio.gather(*picks, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Lobby", "LobbyMovedOn", "LobbyMovedOn"]
    computer = (await hall.lobbies.get(lobby.id)).ids[1]
    with pytest.raises(LobbyMovedOn):
        await hall.lobbies.remove_computer(lobby.id, AIKO.id, computer, taken=1)
    assert (await hall.lobbies.remove_computer(lobby.id, AIKO.id, computer, taken=2)).ids == (AIKO.id,)


async def test_storage_knows_every_computer_there_can_be(url, store):
    known = {id for (id,) in await rows(url, "select id from people where id < 0")}
    assert known == {
        -10 * level - number for level in range(1, len(LEVELS) + 1) for number in range(1, MAX_PER_LEVEL + 1)
    }
    assert {level_of(id) for id in known} == set(LEVELS)


def test_a_pause_is_drawn_again_each_time():
    drawn = {random_pause(4.0)() for _ in range(100)}
    assert 2000 <= min(drawn) < 2600
    assert 5400 < max(drawn) <= 6000
    assert random_pause(0)() == 0
