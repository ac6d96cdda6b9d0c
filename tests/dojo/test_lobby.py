"""Gathering for a match: who may join, on which terms, how many there may be, and when it begins."""

import asyncio

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE, SECOND
from dojo.errors import (
    CannotJoin,
    LobbyClosed,
    LobbyMovedOn,
    NotAgreed,
    NotEnoughPlayers,
    NotInLobby,
    NotSeated,
    NotTheHost,
)
from dojo.limits import LOBBIES_AN_HOUR, OPEN_LOBBIES, PINGS_AN_HOUR, PRACTICE_MATCHES
from dojo.lobby.limits import (
    TooManyLobbies,
    TooManyLobbiesHere,
    TooManyLobbiesOpened,
    TooManyMatchesOfYours,
    TooMuchPractice,
)
from dojo.people.servers import ELSEWHERE, Server, TooManyMatches
from engine.core import BadOption
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, NOON, refused
from tests.storage.databases import BOTH

COUNTDOWN, TOLD_AFTER, GRACE = 30 * SECOND, 5 * SECOND, MINUTE
CHANGES = [("pace", "live"), ("sleeps", "on"), ("rated", "off"), ("rounds", "3")]
DOJO = 7


async def test_a_lobby_begins_with_its_host_and_the_usual_terms(hall):
    lobby = await hall.lobby(AIKO)
    assert (lobby.host, lobby.players, lobby.free, lobby.full) == (AIKO.id, (AIKO,), 1, False)
    assert (lobby.status, lobby.seats, lobby.pace, lobby.starts_at) == ("open", 2, "daily", None)
    assert (lobby.sleeps, lobby.rated, lobby.on_time, lobby.options) == (False, True, 0, {"rounds": "1"})
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_guests_stand_in_the_order_they_came_and_joining_twice_is_joining_once(hall):
    lobby = await hall.lobby(DAI, BRUNO, AIKO, seats=3)
    assert await hall.lobbies.join(lobby.id, BRUNO) == lobby
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
    lobby = await hall.lobby(AIKO, BRUNO)
    assert lobby.starts_at == clock.at + COUNTDOWN
    clock.at += 20_000
    lobby = await hall.lobbies.choose(lobby.id, AIKO.id, "on_time", "80")
    assert lobby.starts_at == clock.at + COUNTDOWN, "a new choice starts the countdown again"
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
    [
        *(
            ("rounds", "9"),
            ("seats", "4"),
            ("seats", "two"),
            ("seats", "２"),
            ("pace", ""),
            ("colour", "red"),
            ("", ""),
        ),
        *(("sleeps", "yes"), ("rated", ""), ("on_time", "200"), ("pace", "slow")),
    ],
)
async def test_a_choice_there_is_not_changes_nothing(hall, name, value):
    lobby = await hall.lobby(AIKO, BRUNO)
    await refused(BadOption, hall.lobbies.choose(lobby.id, AIKO.id, name, value))
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_fewer_seats_can_fill_a_lobby_and_more_can_empty_it_but_none_that_is_taken_goes(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert (await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "3")).starts_at is None
    assert (await hall.lobbies.choose(lobby.id, AIKO.id, "seats", "2")).starts_at == NOON + COUNTDOWN
    three = await hall.lobby(AIKO, BRUNO, CHLOE, seats=3)
    assert (await refused(BadOption, hall.lobbies.choose(three.id, AIKO.id, "seats", "2"))).allowed == ("3",)


async def test_nobody_but_the_host_starts_and_not_with_too_few(hall):
    lobby = await hall.lobby(AIKO, BRUNO, seats=3)
    await refused(NotTheHost, hall.lobbies.start(lobby.id, BRUNO.id))
    for user in (AIKO.id, None):
        await refused(NotEnoughPlayers, hall.lobbies.start(lobby.id, user))


@BOTH
async def test_starting_twice_starts_one_match_and_closes_the_lobby_to_all_changes(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    started = await asyncio.gather(*(hall.lobbies.start(lobby.id, user) for user in (AIKO.id, None, AIKO.id)))
    assert started == [lobby.id] * 3
    assert (await hall.heard()) == [("thread", None), ("board", None), ("hand", 0), ("hand", 1)]
    await refused(CannotJoin, hall.lobbies.join(lobby.id, CHLOE))
    await refused(LobbyClosed, hall.lobbies.leave(lobby.id, BRUNO.id))
    await refused(LobbyClosed, hall.lobbies.choose(lobby.id, AIKO.id, "pace", "live"))


async def test_the_card_of_the_lobby_goes_with_the_match_also_when_it_is_placed_after_the_start(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.lobbies.store_card(lobby.id, 77)
    assert (await hall.lobbies.get(lobby.id)).message == 77
    assert (await hall.begun(lobby)).lobby_message == 77
    await hall.lobbies.store_card(lobby.id, 78)
    assert (await hall.referee.table(lobby.id)).lobby_message == 78


async def test_a_rematch_is_the_same_for_the_same_people_one_seat_further(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE, options=LONG, pace="brisk", locale="ja", sleeps=True)
    lobby = await hall.lobbies.rematch(table.id, BRUNO)
    assert (lobby.game, lobby.options, lobby.pace, lobby.locale) == ("morra", LONG, "brisk", "ja")
    assert (lobby.guild, lobby.guild_name, lobby.channel, lobby.host) == (7, "Dojo", 8, BRUNO.id)
    assert (lobby.sleeps, lobby.ranked) == (True, True)
    for guest in (AIKO, CHLOE):
        lobby = await hall.lobbies.join(lobby.id, guest)
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


# Terms: nobody plays on any they have not agreed to, or been told of for a minute


async def changed(hall, lobby, name="pace", value="live"):
    return await hall.lobbies.choose(lobby.id, lobby.host, name, value)


async def tell(hall, lobby, after=TOLD_AFTER):
    """What the loop does once it is due; who was called."""
    hall.clock.at += after
    assert await hall.lobbies.telling() == [lobby.id]
    lobby = await hall.lobbies.get(lobby.id)
    players = await hall.lobbies.to_tell(lobby)
    await hall.lobbies.told(lobby, players)
    return [player.name for player in players]


def undecided(lobby):
    return [player.name for player in lobby.undecided]


@pytest.mark.parametrize(("name", "value"), CHANGES)
async def test_a_match_does_not_start_on_terms_that_a_guest_has_not_seen(hall, clock, name, value):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO), name, value)
    assert (undecided(lobby), lobby.starts_at) == (["Bruno"], None)
    clock.at += HOUR
    assert await hall.lobbies.due() == []
    for user in (AIKO.id, None):
        refusal = await refused(NotAgreed, hall.lobbies.start(lobby.id, user))
        assert refusal.facts == {"who": (f"<@{BRUNO.id}>",)}
    assert await hall.lobbies.get(lobby.id) == lobby


async def test_seats_and_whether_computers_make_it_unrated_are_terms_and_who_may_join_is_none(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    assert undecided(await changed(hall, lobby, "on_time", "80")) == []
    await changed(hall, lobby, "seats", "3")
    lobby = await hall.lobbies.join(lobby.id, CHLOE)
    assert (undecided(lobby), lobby.starts_at) == (["Bruno"], None)
    mixed = await hall.computers(await hall.lobby(AIKO, seats=3), "novice")
    await hall.lobbies.join(mixed.id, BRUNO)
    await hall.lobbies.remove_computer(mixed.id, AIKO.id, mixed.ids[1])
    mixed = await hall.lobbies.join(mixed.id, CHLOE)
    assert (mixed.full, mixed.rated, undecided(mixed)) == (True, True, ["Bruno"])


async def test_when_all_agree_the_countdown_starts_again(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    await refused(NotInLobby, hall.lobbies.agree(lobby.id, CHLOE.id, lobby.terms_code))
    clock.at += HOUR
    lobby = await hall.lobbies.agree(lobby.id, BRUNO.id, lobby.terms_code)
    assert (undecided(lobby), lobby.starts_at, lobby.tell_at) == ([], clock.at + COUNTDOWN, None)
    assert await hall.lobbies.get(lobby.id) == lobby
    await hall.lobbies.start(lobby.id, AIKO.id)


async def test_somebody_who_is_told_has_a_minute_which_another_change_takes_back(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    assert await tell(hall, lobby) == ["Bruno"]
    clock.at += GRACE - 1
    await refused(NotAgreed, hall.lobbies.start(lobby.id, AIKO.id))
    lobby = await changed(hall, lobby, "rated", "off")
    clock.at += HOUR
    await refused(NotAgreed, hall.lobbies.start(lobby.id, AIKO.id))
    assert await tell(hall, lobby, 0) == ["Bruno"]
    clock.at += GRACE
    assert await hall.lobbies.due() == [lobby.id]
    await hall.lobbies.start(lobby.id, None)
    assert (await hall.referee.table(lobby.id)).pace == "live"


async def test_several_changes_in_a_row_are_told_once(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    for name, value in CHANGES:
        await changed(hall, lobby, name, value)
        clock.at += TOLD_AFTER - 1
        assert await hall.lobbies.telling() == []
    assert await tell(hall, lobby, 1) == ["Bruno"]
    assert await hall.lobbies.telling() == []


async def test_a_change_while_players_are_being_told_is_told_too(hall):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    await changed(hall, lobby, "rated", "off")
    after = await hall.lobbies.told(lobby, [BRUNO])
    assert [player.name for player in after.untold] == ["Bruno"]


async def test_what_was_taken_back_needs_no_agreement(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    lobby = await changed(hall, lobby, "pace", "daily")
    assert (undecided(lobby), lobby.tell_at, lobby.starts_at) == ([], None, clock.at + COUNTDOWN)


async def test_nobody_agrees_or_joins_by_a_card_that_shows_other_terms(hall):
    lobby = await hall.lobby(AIKO, BRUNO, seats=3)
    seen = (await changed(hall, lobby, "rated", "off")).terms_code
    await changed(hall, lobby)
    await refused(LobbyMovedOn, hall.lobbies.agree(lobby.id, BRUNO.id, seen))
    await refused(LobbyMovedOn, hall.lobbies.join(lobby.id, CHLOE, seen))
    after = await hall.lobbies.get(lobby.id)
    assert (undecided(after), after.ids) == (["Bruno"], (AIKO.id, BRUNO.id))


async def test_somebody_who_asks_for_a_rematch_does_not_agree_to_what_its_host_has_changed(hall):
    table = await hall.over()
    await changed(hall, await hall.lobbies.rematch(table.id, AIKO))
    lobby = await hall.lobbies.rematch(table.id, BRUNO)
    assert (lobby.full, undecided(lobby), lobby.starts_at) == (True, ["Bruno"], None)


@pytest.mark.parametrize("why", ["none", "digest", "elsewhere", "blocked", "asleep"])
async def test_somebody_who_cannot_or_does_not_want_to_be_called_is_not_and_the_match_waits_for_them(hall, why):
    lobby = await hall.lobby(AIKO, BRUNO, **({"guild": ELSEWHERE} if why == "elsewhere" else {}))
    assert lobby.rated == (why != "elsewhere")
    match why:
        case "none" | "digest":
            await hall.write(f"update people set notices = '{why}' where id = {BRUNO.id}")
        case "blocked":
            await hall.blocks.block(BRUNO.id, AIKO.id)
        case "asleep":
            await hall.quiet(BRUNO, 22, 23)  # it is 22:13
    await changed(hall, lobby)
    assert await tell(hall, lobby) == []
    assert (await hall.lobbies.get(lobby.id)).starts_at is None
    if why == "asleep":
        assert await tell(hall, lobby, HOUR) == ["Bruno"], "in the morning"


async def test_a_host_who_changes_the_terms_again_and_again_calls_nobody_more_often_than_they_may(hall):
    lobby, calls = await hall.lobby(AIKO, BRUNO), []
    for change in range(PINGS_AN_HOUR + 3):
        await changed(hall, lobby, "pace", ("live", "brisk")[change % 2])
        calls += await tell(hall, lobby)
    assert calls == ["Bruno"] * PINGS_AN_HOUR
    assert (await hall.lobbies.get(lobby.id)).starts_at is None, "and the match waits for them"


async def test_somebody_who_could_not_be_told_is_tried_again(hall, clock):
    lobby = await changed(hall, await hall.lobby(AIKO, BRUNO))
    await hall.lobbies.told(lobby, [])
    clock.at += 10 * MINUTE - 1
    assert await hall.lobbies.telling() == []
    assert await tell(hall, lobby, 1) == ["Bruno"]


# Limits: however many clicks come at once


async def allow(hall, most):
    await hall.servers.set_up(Server(DOJO, most=most), "Dojo")


async def practise(hall, host=AIKO):
    return await hall.begun(await hall.practice(host))


def count(done, kind):
    return sum(isinstance(each, kind) for each in done)


async def test_a_person_is_in_so_many_open_lobbies_and_no_more(hall):
    lobbies = [await hall.lobby(AIKO) for _ in range(OPEN_LOBBIES - 1)]
    await hall.lobbies.join((await hall.lobby(BRUNO)).id, AIKO)
    await refused(TooManyLobbies, hall.lobby(AIKO))
    other = await hall.lobby(CHLOE)
    await refused(TooManyLobbies, hall.lobbies.join(other.id, AIKO))
    await hall.lobbies.leave(lobbies[0].id, AIKO.id)
    assert (await hall.lobbies.join(other.id, AIKO)).full


@BOTH
async def test_many_clicks_at_once_open_no_more(hall):
    done = await asyncio.gather(*(hall.lobby(AIKO) for _ in range(OPEN_LOBBIES + 5)), return_exceptions=True)
    assert count(done, TooManyLobbies) == 5


async def test_a_person_opens_so_many_lobbies_in_an_hour_rematches_among_them(hall, clock):
    table = await hall.over()
    for _ in range(LOBBIES_AN_HOUR - 1):
        await hall.lobbies.leave((await hall.lobby(AIKO)).id, AIKO.id)
    await refused(TooManyLobbiesOpened, hall.lobby(AIKO))
    await refused(TooManyLobbiesOpened, hall.lobbies.rematch(table.id, AIKO))
    assert (await hall.lobbies.rematch(table.id, BRUNO)).host == BRUNO.id
    clock.at += HOUR
    assert await hall.lobby(AIKO)


async def test_matches_and_open_lobbies_count_together_and_so_does_a_seat_that_is_taken_over(hall, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.MATCHES", 2)
    table = await hall.match(AIKO, BRUNO)
    await hall.lobby(AIKO)
    await refused(TooManyMatchesOfYours, hall.lobby(AIKO))
    for _ in range(2):
        await hall.lobby(CHLOE)
    await refused(TooManyMatchesOfYours, hall.hand_over(table, 0, CHLOE))
    await hall.referee.resign(table.id, AIKO.id)
    assert await hall.lobby(AIKO)


async def test_a_person_practises_in_so_many_matches_at_once_however_they_were_opened(hall):
    tables = [await hall.against("novice"), *[await practise(hall) for _ in range(PRACTICE_MATCHES - 1)]]
    await refused(TooMuchPractice, practise(hall))
    await refused(TooMuchPractice, hall.against("novice"))
    await practise(hall, BRUNO)
    assert (await hall.match(AIKO, BRUNO)).status == "playing", "a match with people is none"
    await hall.referee.resign(tables[0].id, AIKO.id)
    await practise(hall)


async def test_a_server_has_so_many_open_lobbies_and_where_we_are_no_member_only_a_persons_limits_hold(
    hall, monkeypatch
):
    monkeypatch.setattr("dojo.lobby.limits.LOBBIES_OF_A_SERVER", 1)
    await hall.lobby(AIKO)
    await refused(TooManyLobbiesHere, hall.lobby(CHLOE))
    for host, guild in ((CHLOE, DOJO + 1), (AIKO, ELSEWHERE), (BRUNO, ELSEWHERE)):
        assert await hall.lobby(host, guild=guild)
    monkeypatch.setattr("dojo.lobby.limits.OPEN_LOBBIES", 1)
    await refused(TooManyLobbies, hall.lobby(AIKO, guild=ELSEWHERE))


@BOTH
@pytest.mark.parametrize("user", [AIKO.id, None], ids=["host", "clock"])
async def test_lobbies_opened_before_start_no_more_matches_than_a_server_allows(hall, user):
    await allow(hall, 2)
    lobbies = [await hall.lobby(AIKO, BRUNO) for _ in range(4)]
    started = [hall.lobbies.start(lobby.id, user) for lobby in lobbies]
    assert count(await asyncio.gather(*started, return_exceptions=True), TooManyMatches) == 2
    assert await hall.store.read.matches_live(guild=DOJO) == 2


async def test_where_there_is_no_room_the_clock_tries_once_and_then_leaves_it_to_the_host(hall, clock):
    await allow(hall, 1)
    running, lobby = await hall.match(CHLOE, DAI), await hall.lobby(AIKO, BRUNO)
    clock.at += HOUR
    assert await hall.lobbies.due() == [lobby.id]
    await refused(TooManyMatches, hall.lobbies.start(lobby.id, None))
    assert (await hall.lobbies.stop_countdown(lobby.id)).starts_at is None
    assert await hall.lobbies.due() == []
    await hall.referee.resign(running.id, CHLOE.id)
    await hall.lobbies.start(lobby.id, AIKO.id)
