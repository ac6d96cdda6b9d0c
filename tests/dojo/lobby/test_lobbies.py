"""Gathering for a match: who may join, who decides, and when it begins."""

import asyncio
from dataclasses import replace

import pytest

from dojo.errors import (
    CannotJoin,
    DojoError,
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
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, NOON, Hall
from tests.dojo.match.test_referee import NO_CODE, ended
from tests.engine.toys import FINGERS

HALF_A_MINUTE = 30_000


async def unchanged(hall, lobby):
    return await hall.lobbies.get(lobby.id) == lobby


async def test_the_host_has_joined_at_once(hall):
    lobby = await hall.lobby(AIKO)
    assert (lobby.host, lobby.players, lobby.free, lobby.full) == (AIKO.id, (AIKO,), 1, False)
    assert (lobby.status, lobby.seats, lobby.pace, lobby.starts_at) == ("open", 2, "daily", None)
    assert await unchanged(hall, lobby)


async def test_options_left_open_are_the_usual_ones(hall):
    assert (await hall.lobby(AIKO)).options == {"rounds": "1"}
    assert (await hall.lobby(AIKO, options={"rounds": "3"})).options == {"rounds": "3"}


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
    with pytest.raises(BadOption) as refusal:
        await hall.lobby(AIKO, **terms)
    assert refusal.value.name == name


@pytest.mark.parametrize("id", NO_CODE)
async def test_an_id_that_nobody_gave_out_is_no_lobby(hall, id):
    lobbies = hall.lobbies
    for asked in (
        lobbies.get(id),
        lobbies.join(id, BRUNO),
        lobbies.leave(id, BRUNO.id),
        lobbies.choose(id, AIKO.id, "pace", "live"),
        lobbies.start(id, None),
        lobbies.store_card(id, 1),
    ):
        with pytest.raises(NoSuchLobby):
            await asked
    with pytest.raises(NoSuchMatch):
        await lobbies.rematch(id, AIKO)


async def test_joining_twice_is_joining_once(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert await hall.lobbies.join(lobby.id, BRUNO) == lobby
    assert lobby.players == (AIKO, BRUNO)


async def test_guests_stand_in_the_order_they_came(hall):
    lobby = await hall.lobby(DAI, BRUNO, AIKO, seats=3)
    assert (await hall.lobbies.get(lobby.id)).ids == (DAI.id, BRUNO.id, AIKO.id)


async def test_a_full_lobby_takes_nobody(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, CHLOE)
    assert await unchanged(hall, lobby)


async def test_the_last_seat_is_taken_by_one_of_those_who_want_it_at_once(hall):
    lobby = await hall.lobby(AIKO)
    wanting = [hall.lobbies.join(lobby.id, guest) for guest in (BRUNO, CHLOE, DAI)]
    done = await asyncio.gather(*wanting, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["CannotJoin", "CannotJoin", "Lobby"]
    assert len((await hall.lobbies.get(lobby.id)).players) == 2


async def test_the_seat_of_who_was_invited_is_kept_for_them(hall):
    lobby = await hall.lobby(AIKO, invited=BRUNO.id)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, CHLOE)
    assert (await hall.lobbies.join(lobby.id, BRUNO)).full


async def test_with_more_seats_only_the_last_is_kept(hall):
    lobby = await hall.lobby(AIKO, CHLOE, seats=3, invited=BRUNO.id)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, DAI)
    assert (await hall.lobbies.join(lobby.id, BRUNO)).full


async def test_once_the_invited_is_in_the_rest_is_open_to_all(hall):
    lobby = await hall.lobby(AIKO, BRUNO, seats=3, invited=BRUNO.id)
    assert (await hall.lobbies.join(lobby.id, DAI)).full


async def test_inviting_oneself_invites_nobody(hall):
    lobby = await hall.lobby(AIKO, invited=AIKO.id)
    assert (await hall.lobbies.join(lobby.id, CHLOE)).full


async def test_a_full_lobby_starts_half_a_minute_later(hall, clock):
    lobby = await hall.lobby(AIKO)
    clock.at += 5_000
    lobby = await hall.lobbies.join(lobby.id, BRUNO)
    assert lobby.starts_at == NOON + 5_000 + HALF_A_MINUTE
    clock.at = lobby.starts_at - 1
    assert await hall.lobbies.due() == []
    clock.at += 1
    assert await hall.lobbies.due() == [lobby.id]
    assert await hall.lobbies.start(lobby.id, None) == lobby.id
    assert await hall.lobbies.due() == []
    assert (await hall.referee.table(lobby.id)).players == (AIKO, BRUNO)


async def test_leaving_stops_the_countdown(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    lobby = await hall.lobbies.leave(lobby.id, BRUNO.id)
    clock.at += HALF_A_MINUTE
    assert (lobby.starts_at, lobby.players, await hall.lobbies.due()) == (None, (AIKO,), [])


async def test_a_new_choice_starts_the_countdown_again(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    clock.at += 20_000
    assert (await hall.lobbies.choose(lobby.id, AIKO.id, "on_time", "80")).starts_at == clock.at + HALF_A_MINUTE


async def test_when_the_host_leaves_the_next_is_host(hall):
    lobby = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    lobby = await hall.lobbies.leave(lobby.id, AIKO.id)
    assert (lobby.host, lobby.ids) == (BRUNO.id, (BRUNO.id, CHLOE.id))
    assert await unchanged(hall, lobby)


async def test_when_everybody_has_left_the_lobby_is_closed(hall):
    lobby = await hall.lobby(AIKO)
    lobby = await hall.lobbies.leave(lobby.id, AIKO.id)
    assert (lobby.status, lobby.players) == ("closed", ())
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, BRUNO)
    with pytest.raises(LobbyClosed):
        await hall.lobbies.start(lobby.id, AIKO.id)
    assert await unchanged(hall, lobby)


async def test_somebody_who_is_not_in_cannot_leave(hall):
    lobby = await hall.lobby(AIKO)
    with pytest.raises(NotInLobby):
        await hall.lobbies.leave(lobby.id, BRUNO.id)


async def test_somebody_who_left_and_came_back_stands_last(hall):
    lobby = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    await hall.lobbies.leave(lobby.id, BRUNO.id)
    assert (await hall.lobbies.join(lobby.id, BRUNO)).ids == (AIKO.id, CHLOE.id, BRUNO.id)
    assert (await hall.lobbies.get(lobby.id)).ids == (AIKO.id, CHLOE.id, BRUNO.id)


@pytest.mark.parametrize(("name", "value"), [("rounds", "3"), ("seats", "3"), ("pace", "live")])
async def test_the_host_decides_what_is_played(hall, name, value):
    lobby = await hall.lobby(AIKO, BRUNO)
    with pytest.raises(NotTheHost):
        await hall.lobbies.choose(lobby.id, BRUNO.id, name, value)
    assert await unchanged(hall, lobby)
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, name, value)
    assert value in {lobby.options["rounds"], str(lobby.seats), lobby.pace}
    assert await unchanged(hall, lobby)


@pytest.mark.parametrize(
    ("name", "value"),
    [("rounds", "9"), ("seats", "4"), ("seats", "two"), ("seats", "２"), ("pace", ""), ("colour", "red"), ("", "")],
)
async def test_a_choice_there_is_not_changes_nothing(hall, name, value):
    lobby = await hall.lobby(AIKO, BRUNO)
    with pytest.raises(BadOption):
        await hall.lobbies.choose(lobby.id, AIKO.id, name, value)
    assert await unchanged(hall, lobby)


async def test_seats_that_are_taken_cannot_be_taken_away(hall):
    lobby = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    with pytest.raises(BadOption) as refusal:
        await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "2")
    assert refusal.value.allowed == ("3",)


async def test_fewer_seats_can_fill_a_lobby_and_more_can_empty_it(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert (await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "3")).starts_at is None
    assert (await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "2")).starts_at == NOON + HALF_A_MINUTE


async def test_nobody_but_the_host_starts(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    with pytest.raises(NotTheHost):
        await hall.lobbies.start(lobby.id, BRUNO.id)
    assert await unchanged(hall, lobby)


@pytest.mark.parametrize("user", [AIKO.id, None])
async def test_too_few_cannot_start(hall, user):
    lobby = await hall.lobby(AIKO, BRUNO, seats=3)
    with pytest.raises(NotEnoughPlayers):
        await hall.lobbies.start(lobby.id, user)
    assert await unchanged(hall, lobby)


async def test_starting_twice_starts_one_match(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    started = await asyncio.gather(*(hall.lobbies.start(lobby.id, user) for user in (AIKO.id, None, AIKO.id)))
    assert started == [lobby.id] * 3
    assert (await hall.heard()) == [("thread", None), ("board", None), ("hand", 0), ("hand", 1)]


async def test_a_started_lobby_is_closed_to_all_changes(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.start(lobby.id, AIKO.id)
    with pytest.raises(CannotJoin):
        await hall.lobbies.join(lobby.id, CHLOE)
    for late in (
        hall.lobbies.leave(lobby.id, BRUNO.id),
        hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live"),
    ):
        with pytest.raises(LobbyClosed):
            await late
    assert (await hall.lobbies.get(lobby.id)).status == "started"


async def test_the_card_of_the_lobby_goes_with_the_match(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.store_card(lobby.id, 77)
    assert (await hall.lobbies.get(lobby.id)).message == 77
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await hall.referee.table(lobby.id)).lobby_message == 77


async def test_a_card_placed_after_the_start_is_known_to_the_match_as_well(hall):
    table = await hall.match()
    await hall.lobbies.store_card(table.id, 78)
    assert (await hall.referee.table(table.id)).lobby_message == 78


async def test_a_rematch_is_the_same_for_the_same_people_one_seat_further(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE, options={"rounds": "3"}, pace="brisk", locale="ja")
    lobby = await hall.lobbies.rematch(table.id, BRUNO)
    assert (lobby.game, lobby.options, lobby.pace, lobby.locale) == ("morra", {"rounds": "3"}, "brisk", "ja")
    assert (lobby.guild, lobby.guild_name, lobby.channel, lobby.host) == (7, "Dojo", 8, BRUNO.id)
    for guest in (AIKO, CHLOE):
        lobby = await hall.lobbies.join(lobby.id, guest)
    assert lobby.ids == (BRUNO.id, CHLOE.id, AIKO.id)
    await hall.lobbies.start(lobby.id, BRUNO.id)
    assert (await hall.referee.table(lobby.id)).names == ("Bruno", "Chloe", "Aiko")


async def test_the_loser_of_the_toss_for_seats_opens_the_rematch_no_matter_who_asks(hall):
    table = await ended(hall)
    lobby = await hall.lobbies.rematch(table.id, AIKO)
    assert (lobby.invited, lobby.seats) == (BRUNO.id, 2)
    assert (await hall.lobbies.join(lobby.id, BRUNO)).ids == (BRUNO.id, AIKO.id)


async def test_two_who_ask_for_a_rematch_get_one(hall):
    table = await ended(hall)
    lobbies = await asyncio.gather(*(hall.lobbies.rematch(table.id, player) for player in (AIKO, BRUNO)))
    assert len({lobby.id for lobby in lobbies}) == 1
    assert (await hall.lobbies.get(lobbies[0].id)).full


async def test_after_a_rematch_was_played_there_can_be_another(hall):
    table = await ended(hall)
    first = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.leave(first.id, AIKO.id)
    second = await hall.lobbies.rematch(table.id, BRUNO)
    assert (second.id != first.id, second.host) == (True, BRUNO.id)


async def test_a_rematch_is_for_those_who_played(hall):
    table = await ended(hall)
    with pytest.raises(NotSeated):
        await hall.lobbies.rematch(table.id, CHLOE)


async def test_codes_are_short_and_never_the_same(hall):
    codes = {(await hall.lobby(replace(AIKO, id=AIKO.id + number))).id for number in range(50)}
    assert len(codes) == 50
    assert all(len(code) == 8 and set(code) <= set("abcdefghijklmnopqrstuvwxyz234567") for code in codes)


async def test_the_game_may_be_one_that_counts_its_seats_otherwise(store, clock):
    hall = Hall(store, clock, {"solo": replace(FINGERS, key="solo", seats=(3,))})
    assert (await hall.lobby(AIKO, game="solo")).seats == 3


async def test_a_guest_is_shown_by_the_name_they_joined_with(hall):
    lobby = await hall.lobby(AIKO, replace(BRUNO, name="Bruno the Brave"))
    await hall.people.remember(BRUNO.id, "bruno", "de")
    assert (await hall.lobbies.get(lobby.id)).players[1] == Player(BRUNO.id, "Bruno the Brave", "no", "de")


@pytest.mark.parametrize("wrong", [{"rounds": "99"}, {"seats": "9"}, {"pace": "never"}, {"wings": "two"}])
async def test_of_several_choices_all_are_taken_or_none(hall, wrong):
    lobby = await hall.lobby(AIKO, BRUNO)
    with pytest.raises((DojoError, BadOption)):
        await hall.lobbies.choose_all(lobby.id, AIKO.id, {"pace": "live", "on_time": "80", **wrong})
    assert await hall.lobbies.get(lobby.id) == lobby
    lobby = await hall.lobbies.choose_all(lobby.id, AIKO.id, {"pace": "live", "on_time": "80", "rounds": "3"})
    assert (lobby.pace, lobby.on_time, lobby.options["rounds"]) == ("live", 80, "3")
