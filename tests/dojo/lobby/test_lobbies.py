"""Gathering for a match: who may join, who decides, and when it begins."""

import asyncio

import pytest

from dojo.clock.paces import DAY
from dojo.errors import (
    CannotJoin,
    LobbyClosed,
    NoSuchLobby,
    NoSuchMatch,
    NotEnoughPlayers,
    NotInLobby,
    NotSeated,
    NotTheHost,
)
from dojo.people.people import Player
from engine.core import BadOption
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, NOON, Hall, refused
from tests.dojo.match.test_referee import NO_CODE
from tests.engine.toys import FINGERS
from tests.storage.databases import BOTH

HALF_A_MINUTE = 30_000


async def test_the_host_has_joined_at_once(hall):
    lobby = await hall.lobby(AIKO)
    assert (lobby.host, lobby.players, lobby.free, lobby.full) == (AIKO.id, (AIKO,), 1, False)
    assert (lobby.status, lobby.seats, lobby.pace, lobby.starts_at) == ("open", 2, "daily", None)
    assert lobby.options == {"rounds": "1"}, "those left open are the usual ones"
    assert await hall.lobbies.get(lobby.id) == lobby


@pytest.mark.parametrize(
    ("terms", "name"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 4}, "seats"),
        ({"seats": 0}, "seats"),
        ({"pace": "soon"}, "pace"),
        ({"options": {"rounds": "2"}}, "rounds"),
        ({"options": {"colour": "red"}}, "option"),
    ],
)
async def test_what_is_not_offered_cannot_be_ordered(hall, terms, name):
    assert (await refused(BadOption, hall.lobby(AIKO, **terms))).name == name


@pytest.mark.parametrize("id", NO_CODE)
async def test_an_id_that_nobody_gave_out_is_no_lobby(hall, id):
    for asked in (
        hall.lobbies.get(id),
        hall.lobbies.join(id, BRUNO),
        hall.lobbies.leave(id, BRUNO.id),
        hall.lobbies.choose(id, AIKO.id, "pace", "live"),
        hall.lobbies.start(id, None),
        hall.lobbies.store_card(id, 1),
    ):
        await refused(NoSuchLobby, asked)
    await refused(NoSuchMatch, hall.lobbies.rematch(id, AIKO))


async def test_guests_stand_in_the_order_they_came_and_joining_twice_is_joining_once(hall):
    lobby = await hall.lobby(DAI, BRUNO, AIKO, seats=3)
    assert await hall.lobbies.join(lobby.id, BRUNO) == lobby
    assert (await hall.lobbies.get(lobby.id)).ids == (DAI.id, BRUNO.id, AIKO.id)
    await hall.lobbies.leave(lobby.id, BRUNO.id)
    assert (await hall.lobbies.join(lobby.id, BRUNO)).ids == (DAI.id, AIKO.id, BRUNO.id)
    assert (await hall.lobbies.get(lobby.id)).ids == (DAI.id, AIKO.id, BRUNO.id)


@BOTH
async def test_the_last_seat_is_taken_by_one_of_those_who_want_it_at_once(hall):
    lobby = await hall.lobby(AIKO)
    wanting = [hall.lobbies.join(lobby.id, guest) for guest in (BRUNO, CHLOE, DAI)]
    done = await asyncio.gather(*wanting, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["CannotJoin", "CannotJoin", "Lobby"]
    assert len((await hall.lobbies.get(lobby.id)).players) == 2


@pytest.mark.parametrize(
    ("guests", "seats", "invited", "stranger_joins"),
    [
        ((AIKO,), 2, BRUNO, False),
        ((AIKO, CHLOE), 3, BRUNO, False),  # only the last seat is kept
        ((AIKO, BRUNO), 3, BRUNO, True),  # the invited is in
        ((AIKO,), 2, AIKO, True),  # inviting oneself invites nobody
    ],
)
async def test_the_last_seat_is_kept_for_who_was_invited(hall, guests, seats, invited, stranger_joins):
    lobby = await hall.lobby(*guests, seats=seats, invited=invited.id)
    if not stranger_joins:
        await refused(CannotJoin, hall.lobbies.join(lobby.id, DAI))
    assert (await hall.lobbies.join(lobby.id, DAI if stranger_joins else invited)).full


async def test_a_full_lobby_starts_half_a_minute_later(hall, clock):
    lobby = await hall.lobby(AIKO)
    clock.at += 5_000
    lobby = await hall.lobbies.join(lobby.id, BRUNO)
    assert lobby.starts_at == clock.at + HALF_A_MINUTE
    clock.at += 20_000
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "on_time", "80")
    assert lobby.starts_at == clock.at + HALF_A_MINUTE, "a new choice starts the countdown again"
    clock.at = lobby.starts_at - 1
    assert await hall.lobbies.due() == []
    clock.at += 1
    assert await hall.lobbies.due() == [lobby.id]
    assert await hall.lobbies.start(lobby.id, None) == lobby.id
    assert await hall.lobbies.due() == []
    assert (await hall.referee.table(lobby.id)).players == (AIKO, BRUNO)


async def test_who_leaves_stops_the_countdown_and_the_next_is_host_until_nobody_is(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    lobby = await hall.lobbies.leave(lobby.id, AIKO.id)
    assert (lobby.host, lobby.ids, lobby.starts_at) == (BRUNO.id, (BRUNO.id, CHLOE.id), None)
    assert await hall.lobbies.get(lobby.id) == lobby
    await refused(NotInLobby, hall.lobbies.leave(lobby.id, AIKO.id))
    for player in (BRUNO, CHLOE):
        lobby = await hall.lobbies.leave(lobby.id, player.id)
    assert (lobby.status, lobby.players) == ("closed", ())
    await refused(CannotJoin, hall.lobbies.join(lobby.id, BRUNO))
    await refused(LobbyClosed, hall.lobbies.start(lobby.id, CHLOE.id))
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_a_lobby_that_nobody_fills_or_starts_in_seven_days_is_closed(hall, clock):
    lobby, full = await hall.lobby(AIKO), await hall.lobby(AIKO, BRUNO)
    clock.at += 7 * DAY - 1
    assert await hall.lobbies.stale() == []
    clock.at += 1
    assert await hall.lobbies.stale() == [lobby.id]
    assert (await hall.lobbies.expire(lobby.id)).status == "closed"
    assert (await hall.lobbies.expire(full.id)).status == "open", "it is about to start"
    await hall.lobbies.stop_countdown(full.id)
    assert await hall.lobbies.stale() == [full.id]
    assert (await hall.lobbies.expire(full.id)).status == "closed"


async def test_the_host_decides_what_is_played_all_or_nothing(hall):
    lobby, settings = await hall.lobby(AIKO, BRUNO), {"rounds": "3", "seats": "3", "pace": "live", "on_time": "80"}
    for name, value in settings.items():
        await refused(NotTheHost, hall.lobbies.choose(lobby.id, BRUNO.id, name, value))
    for wrong in ({"rounds": "99"}, {"seats": "9"}, {"pace": "never"}, {"wings": "two"}):
        await refused(BadOption, hall.lobbies.choose_all(lobby.id, AIKO.id, {**settings, **wrong}))
    assert await hall.lobbies.get(lobby.id) == lobby
    lobby = await hall.lobbies.choose_all(lobby.id, AIKO.id, settings)
    assert (lobby.options, lobby.seats, lobby.pace, lobby.on_time) == (LONG, 3, "live", 80)
    assert await hall.lobbies.get(lobby.id) == lobby


@pytest.mark.parametrize(
    ("name", "value"),
    [("rounds", "9"), ("seats", "4"), ("seats", "two"), ("seats", "２"), ("pace", ""), ("colour", "red"), ("", "")],
)
async def test_a_choice_there_is_not_changes_nothing(hall, name, value):
    lobby = await hall.lobby(AIKO, BRUNO)
    await refused(BadOption, hall.lobbies.choose(lobby.id, AIKO.id, name, value))
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_fewer_seats_can_fill_a_lobby_and_more_can_empty_it_but_none_that_is_taken_goes(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert (await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "3")).starts_at is None
    assert (await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "2")).starts_at == NOON + HALF_A_MINUTE
    three = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    assert (await refused(BadOption, hall.lobbies.choose(three.id, AIKO.id, "seats", "2"))).allowed == ("3",)


async def test_the_game_may_be_one_that_counts_its_seats_otherwise(store, clock):
    hall = Hall(store, clock, {"solo": replace(FINGERS, key="solo", seats=(3,))})
    assert (await hall.lobby(AIKO, game="solo")).seats == 3


async def test_nobody_but_the_host_starts_and_not_with_too_few(hall):
    lobby = await hall.lobby(AIKO, BRUNO, seats=3)
    await refused(NotTheHost, hall.lobbies.start(lobby.id, BRUNO.id))
    for user in (AIKO.id, None):
        await refused(NotEnoughPlayers, hall.lobbies.start(lobby.id, user))
    assert await hall.lobbies.get(lobby.id) == lobby


@BOTH
async def test_starting_twice_starts_one_match_and_closes_the_lobby_to_all_changes(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    started = await asyncio.gather(*(hall.lobbies.start(lobby.id, user) for user in (AIKO.id, None, AIKO.id)))
    assert started == [lobby.id] * 3
    assert (await hall.heard()) == [("thread", None), ("board", None), ("hand", 0), ("hand", 1)]
    await refused(CannotJoin, hall.lobbies.join(lobby.id, CHLOE))
    await refused(LobbyClosed, hall.lobbies.leave(lobby.id, BRUNO.id))
    await refused(LobbyClosed, hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live"))
    assert (await hall.lobbies.get(lobby.id)).status == "started"


async def test_the_card_of_the_lobby_goes_with_the_match_also_when_it_is_placed_after_the_start(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.store_card(lobby.id, 77)
    assert (await hall.lobbies.get(lobby.id)).message == 77
    assert (await hall.begun(lobby)).lobby_message == 77
    await hall.lobbies.store_card(lobby.id, 78)
    assert (await hall.referee.table(lobby.id)).lobby_message == 78


async def test_a_rematch_is_the_same_for_the_same_people_one_seat_further(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE, options=LONG, pace="brisk", locale="ja")
    lobby = await hall.lobbies.rematch(table.id, BRUNO)
    assert (lobby.game, lobby.options, lobby.pace, lobby.locale) == ("morra", LONG, "brisk", "ja")
    assert (lobby.guild, lobby.guild_name, lobby.channel, lobby.host) == (7, "Dojo", 8, BRUNO.id)
    for guest in (AIKO, CHLOE):
        lobby = await hall.lobbies.join(lobby.id, guest)
    assert lobby.ids == (BRUNO.id, CHLOE.id, AIKO.id)
    assert (await hall.begun(lobby)).names == ("Bruno", "Chloe", "Aiko")


@BOTH
async def test_two_who_ask_for_a_rematch_get_one_and_when_it_is_closed_there_can_be_another(hall):
    table = await hall.over()
    await refused(NotSeated, hall.lobbies.rematch(table.id, CHLOE))
    first, second = await asyncio.gather(*(hall.lobbies.rematch(table.id, player) for player in (AIKO, BRUNO)))
    assert (first.id, (await hall.lobbies.get(first.id)).ids) == (second.id, (BRUNO.id, AIKO.id))
    for player in (AIKO, BRUNO):
        await hall.lobbies.leave(first.id, player.id)
    again = await hall.lobbies.rematch(table.id, AIKO)
    assert (again.id != first.id, again.host, again.invited, again.seats) == (True, AIKO.id, BRUNO.id, 2)


async def test_codes_are_short_and_never_the_same(hall):
    codes = {(await hall.lobby(replace(AIKO, id=AIKO.id + number))).id for number in range(50)}
    assert len(codes) == 50
    assert all(len(code) == 8 and set(code) <= set("abcdefghijklmnopqrstuvwxyz234567") for code in codes)


async def test_a_guest_is_shown_by_the_name_they_joined_with(hall):
    lobby = await hall.lobby(AIKO, replace(BRUNO, name="Bruno the Brave"))
    await hall.people.remember(BRUNO.id, "bruno", "de")
    assert (await hall.lobbies.get(lobby.id)).players[1] == Player(BRUNO.id, "Bruno the Brave", "no", "de")
