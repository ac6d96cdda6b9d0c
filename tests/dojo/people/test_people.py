"""Who is written to: only those who said yes, and only while Discord lets us. And how far they are in the lessons."""

from dataclasses import replace

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.match.messages import Places
from dojo.ops.stalls import Queues
from dojo.people.people import Player
from tests.dojo.hall import AIKO, BRUNO, former


async def dms(hall, *tables):
    return [(await hall.referee.table(table.id)).players[0].dm for table in tables]


async def test_who_says_yes_in_the_lobby_is_written_to_in_the_match_and_in_the_next(hall):
    assert (await hall.lobby(AIKO)).players[0].dm == "no"
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.people.wants_dm(lobby.id, AIKO.id, True)
    assert [player.dm for player in (await hall.lobbies.get(lobby.id)).players] == ["yes", "no"]
    assert [player.dm for player in (await hall.begun(lobby)).players] == ["yes", "no"]
    assert (await hall.lobby(AIKO)).players[0].dm == "yes"
    await hall.people.wants_dm(lobby.id, AIKO.id, False)
    assert (await hall.lobby(AIKO)).players[0].dm == "no"


async def test_saying_no_in_one_match_leaves_the_other_as_it_is_and_saying_it_in_the_last_means_to_be_mentioned(hall):
    first, second = await hall.match(), await hall.match()
    for table in (first, second):
        await hall.people.wants_dm(table.id, AIKO.id, True)
    await hall.people.wants_dm(second.id, AIKO.id, False)
    assert (await dms(hall, first, second), (await hall.people.preferences(AIKO.id)).notices) == (["yes", "no"], "dm")
    await hall.people.wants_dm(first.id, AIKO.id, False)
    assert (await hall.people.preferences(AIKO.id)).notices == "thread"


async def test_doors_closed_by_discord_are_remembered_everywhere_until_they_open_and_all_hands_are_sent(hall):
    tables = [await hall.match(), await hall.match()]
    await hall.people.dm_closed(AIKO.id)
    assert await dms(hall, *tables) == ["no", "no"], "they didn't want any"
    for table in tables:
        await hall.people.wants_dm(table.id, AIKO.id, True)
    assert await dms(hall, *tables) == ["closed", "closed"]
    assert (await hall.lobby(AIKO)).players[0].dm == "closed"
    await hall.told()
    await hall.people.dm_open(AIKO.id)
    assert await dms(hall, *tables) == ["yes", "yes"]
    told = {(notice.match, notice.kind, notice.seat) for notice in await hall.told()}
    assert told == {(table.id, "hand", 0) for table in tables}


async def test_a_hand_is_sent_at_once_to_who_says_yes_and_taken_down_from_who_says_no(hall):
    table = await hall.match()
    await hall.told()
    await hall.people.wants_dm(table.id, BRUNO.id, True)
    assert await hall.heard() == [("hand", 1)]
    await hall.messages.delivered(table.id, Places(hands={1: 99}), [])
    await hall.people.wants_dm(table.id, BRUNO.id, True)
    assert await hall.heard() == [], "they have it already"
    await hall.people.wants_dm(table.id, BRUNO.id, False)
    assert await hall.heard() == [("hand", 1)]


async def test_what_is_brought_has_waited_since_it_was_asked_for(hall, clock):
    """Not since 1970: the watchman would see a standstill."""
    table = await hall.match()
    await hall.told()
    for bring in (hall.people.wants_dm(table.id, AIKO.id, True), hall.people.dm_open(AIKO.id)):
        clock.at += HOUR
        await bring
        assert (await Queues.of(hall.store, clock.at)).outbox.since == clock.at
        await hall.told()


async def test_dms_come_in_the_language_last_spoken_and_under_the_name_of_the_server(hall):
    table = await hall.match()
    await hall.people.remember(AIKO.id, "a. from elsewhere", "ja")
    assert (await hall.referee.table(table.id)).players[0] == Player(AIKO.id, "Aiko", "no", "ja")
    lobby = await hall.lobby(replace(AIKO, locale="de"))
    assert (await hall.lobbies.get(lobby.id)).players[0].locale == "de"


async def test_somebody_who_is_remembered_already_costs_no_write(hall, store):
    await hall.people.remember(AIKO.id, "Aiko", "en")
    async with store.transaction():  # nobody else could write now
        await hall.people.remember(AIKO.id, "Aiko", "en")


async def test_a_wish_of_somebody_who_is_no_guest_leaves_the_lobby_as_it_is(hall):
    lobby = await hall.lobby(AIKO)
    await hall.people.remember(BRUNO.id, "Bruno", "en")
    for player, wants, grown in ((BRUNO, False, 0), (AIKO, True, 1)):
        await hall.people.wants_dm(lobby.id, player.id, wants)
        assert (await hall.lobbies.get(lobby.id)).version == lobby.version + grown


async def test_a_server_that_lets_us_in_again_opens_the_doors_of_who_plays_there(hall):
    table = await hall.match(AIKO, BRUNO)
    await hall.people.wants_dm(table.id, AIKO.id, True)
    await hall.people.dm_closed(AIKO.id)
    await hall.told()
    assert (await hall.people.reopen_dms(table.guild + 1), await dms(hall, table)) == ([], ["closed"])
    assert (await hall.people.reopen_dms(table.guild), await dms(hall, table)) == ([table.id], ["yes"])
    assert ("hand", 0) in await hall.heard()


@pytest.mark.parametrize(
    "act",
    [
        lambda hall: hall.vacations.begin(AIKO.id, hall.clock.at + DAY),
        lambda hall: hall.preferences.change(AIKO.id, "notices", "thread"),
        lambda hall: hall.reports.write(AIKO.id, "He cheats."),
        lambda hall: hall.lobby(AIKO),
    ],
)
async def test_somebody_erased_since_their_click_came_is_served(hall, act):
    """Or a stranger, whose click was forged."""
    await act(hall)
    assert await hall.people.preferences(AIKO.id) is not None


async def test_who_has_begun_the_lessons_or_finished_a_match_is_not_new_to_a_game(hall):
    """How far they are is told to them, and forgotten with them."""
    assert await hall.learners.is_new(AIKO.id, "kengo")
    for lesson in (2, 3):
        await hall.learners.reach(AIKO, "kengo", lesson)
    await hall.over(game="kendo")
    assert [await hall.learners.is_new(AIKO.id, key) for key in ("kengo", "kendo", "kaito")] == [False, False, True]
    assert [await hall.learners.reached(AIKO.id, key) for key in ("kengo", "kaito")] == [3, 0]
    assert (await hall.exported(AIKO))["learning"] == [{"game": "kengo", "lesson": 3}]
    await hall.privacy.forget(AIKO.id, former)
    assert await hall.learners.reached(AIKO.id, "kengo") == 0
