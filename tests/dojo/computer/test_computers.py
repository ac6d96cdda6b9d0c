"""Computers in a lobby and at the table: who lets them in, when they are due, and when they go."""

import pytest

from dojo.errors import CannotJoin, LobbyFull, LobbyMovedOn, NotTheHost
from dojo.people.computers import LEVELS, MAX_PER_LEVEL, level_of
from engine.core import BadOption, MatchOver
from tests.dojo.hall import AIKO, BRUNO, LONG, NOON, Hall, called, refused
from tests.storage.databases import rows

HALF_A_MINUTE = 30_000
PAUSE = 4_000


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock, pause=lambda: PAUSE)


def names(lobby):
    return [player.name for player in lobby.players]


def add(hall, lobby, player=AIKO, level="novice", **seen):
    return hall.lobbies.add_computer(lobby.id, player.id, level, called(level), **seen)


async def test_a_computer_takes_a_seat_under_a_name_of_its_level(hall):
    lobby = await hall.computers(await hall.lobby(AIKO, seats=3), "novice", "novice")
    assert (names(lobby), len(set(lobby.ids))) == (["Aiko", "Novice 1", "Novice 2"], 3)
    lobby = await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.ids[1])
    lobby = await hall.computers(lobby, "master")
    assert await hall.lobbies.get(lobby.id) == lobby
    assert [(player.computer, player.computer and level_of(player.id)) for player in lobby.players] == [
        (False, False), (True, "novice"), (True, "master")
    ]  # fmt: skip


async def test_only_the_host_lets_computers_in_and_out_and_no_person_goes_like_one(hall):
    lobby = await hall.computers(await hall.lobby(AIKO, BRUNO, seats=3), "novice")
    computer = lobby.ids[2]
    await refused(NotTheHost, hall.lobbies.remove_computer(lobby.id, BRUNO.id, computer))
    assert await hall.lobbies.remove_computer(lobby.id, AIKO.id, BRUNO.id) == lobby
    for _ in range(2):  # taking it back twice is taking it back once
        lobby = await hall.lobbies.remove_computer(lobby.id, AIKO.id, computer)
    await refused(NotTheHost, add(hall, lobby, BRUNO))
    assert names(await hall.lobbies.get(lobby.id)) == ["Aiko", "Bruno"]


async def test_a_computer_may_have_a_seat_kept_for_somebody_and_give_it_back(hall, clock):
    lobby = await hall.lobby(AIKO, invited=BRUNO.id)
    await refused(BadOption, add(hall, lobby, level="wizard"))
    lobby = await hall.computers(lobby, "novice")
    await refused(LobbyFull, add(hall, lobby))
    await refused(CannotJoin, hall.lobbies.join(lobby.id, BRUNO))
    clock.at += HALF_A_MINUTE
    assert await hall.lobbies.due() == [lobby.id], "it starts like any"
    lobby = await hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.ids[-1])
    assert (lobby.starts_at, names(lobby)) == (None, ["Aiko"])
    assert (await hall.lobbies.join(lobby.id, BRUNO)).full


async def test_a_computer_is_never_host_and_none_stays_when_the_last_of_the_people_leaves(hall):
    lobby = await hall.computers(await hall.lobby(AIKO, seats=3), "novice")
    await hall.lobbies.join(lobby.id, BRUNO)
    assert (await hall.lobbies.leave(lobby.id, AIKO.id)).host == BRUNO.id
    lobby = await hall.lobbies.leave(lobby.id, BRUNO.id)
    assert (lobby.status, lobby.players) == ("closed", ())


async def due(url):
    return await rows(url, "select seat, answers_at, tries from seats where answers_at is not null order by seat")


async def test_a_computer_that_is_asked_is_due_after_its_pause_as_long_as_the_question_is_open(hall, url, clock):
    table = await hall.against("novice", "student", options=LONG)
    assert await due(url) == [(1, NOON + PAUSE, 0), (2, NOON + PAUSE, 0)]
    clock.at += 1000
    await hall.show(table, table.players[1])
    assert await due(url) == [(2, NOON + PAUSE, 0)]
    await hall.show(table, AIKO, table.players[2])
    assert await due(url) == [(1, NOON + 1000 + PAUSE, 0), (2, NOON + 1000 + PAUSE, 0)]
    await hall.referee.resign(table.id, AIKO.id)
    assert await due(url) == []


async def test_no_news_go_to_computers_and_resigning_against_one_is_losing(hall):
    table = await hall.against("novice", options=LONG)
    assert await hall.heard() == [("thread", None), ("board", None), ("hand", 0)]
    await hall.show(table, table.players[1])
    assert await hall.heard() == [("board", None)]
    await hall.show(table, AIKO)
    assert await hall.heard() == [("board", None), ("hand", 0)]
    assert (await hall.referee.resign(table.id, AIKO.id)).outcome.winners == (1,)
    assert await hall.heard() == [("result", None), ("hand", 0)]


async def test_computers_do_not_play_on_among_themselves(hall, url):
    table = await hall.against("novice", "master")
    after = await hall.referee.resign(table.id, AIKO.id)
    assert (after.status, after.outcome.winners, after.asked) == ("over", (2,), ())
    assert await rows(url, "select ply, seat, move from moves where ply > 0 order by ply") == [
        (1, 0, "leave"), (2, 1, "leave")
    ]  # fmt: skip
    assert await hall.heard() == [("thread", None), ("hand", 0), ("result", None)]
    await refused(MatchOver, hall.referee.resign(table.id, AIKO.id))


async def test_computers_are_in_a_rematch_at_once_and_while_it_is_played_there_is_no_other(hall):
    table = await hall.against("novice", "student")
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    assert (names(lobby), lobby.invited, lobby.starts_at) == (
        ["Novice 1", "Student 1", "Aiko"], None, NOON + HALF_A_MINUTE
    )  # fmt: skip
    assert (await hall.begun(lobby)).names == ("Novice 1", "Student 1", "Aiko")
    assert (await hall.lobbies.rematch(table.id, AIKO)).id == lobby.id
    await hall.referee.resign(lobby.id, AIKO.id)
    assert (await hall.lobbies.rematch(table.id, AIKO)).id != lobby.id


async def test_a_rematch_waits_for_the_other_people_and_is_kept_for_them(hall):
    lobby = await hall.agreed(await hall.computers(await hall.lobby(AIKO, BRUNO, seats=3), "novice"))
    again = await hall.lobbies.rematch((await hall.begun(lobby)).id, BRUNO)
    assert (names(again), again.invited, again.starts_at) == (["Bruno", "Novice 1"], AIKO.id, None)
    assert names(await hall.lobbies.join(again.id, AIKO)) == ["Bruno", "Novice 1", "Aiko"]


async def test_practice_is_a_lobby_full_of_computers(hall):
    lobby = await hall.practice(level="student", seats=3, options=LONG)
    assert (names(lobby), lobby.options) == (["Aiko", "Student 1", "Student 2"], LONG)
    assert lobby.starts_at == NOON + HALF_A_MINUTE, "it starts even if we are killed before we start it"
    assert await hall.lobbies.get(lobby.id) == lobby
    table = await hall.begun(lobby)
    [listed] = await hall.turns.asked(AIKO.id)
    assert ("Aiko", *listed.opponents) == table.names == ("Aiko", "Student 1", "Student 2")


async def test_of_picks_from_one_card_the_first_counts(hall):
    lobby = await hall.computers(await hall.lobby(AIKO, seats=3), "novice")
    await refused(LobbyMovedOn, add(hall, lobby, taken=1))
    await refused(LobbyMovedOn, hall.lobbies.remove_computer(lobby.id, AIKO.id, lobby.ids[1], taken=1))


async def test_in_direct_messages_dms_are_the_table(hall):
    for guild, dm in ((0, "yes"), (7, "no")):
        assert (await hall.practice(guild=guild)).players[0].dm == dm


async def test_storage_knows_every_computer_there_can_be(url, store):
    known = {id for (id,) in await rows(url, "select id from people where id < 0")}
    levels, numbers = range(1, len(LEVELS) + 1), range(1, MAX_PER_LEVEL + 1)
    assert known == {-10 * level - number for level in levels for number in numbers}
    assert {level_of(id) for id in known} == set(LEVELS)
