"""Who is written to: only those who said yes, and only while Discord lets us."""

from dataclasses import replace

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.errors import NoSuchMatch
from dojo.match.messages import Places
from dojo.ops.stalls import Queues
from dojo.people.people import Player
from tests.dojo.hall import AIKO, BRUNO


async def dm_of(hall, table, seat=0):
    return (await hall.referee.table(table.id)).players[seat].dm


async def test_nobody_is_written_to_who_has_not_said_yes(hall):
    table = await hall.match()
    assert await dm_of(hall, table) == "no"


async def test_somebody_who_says_yes_in_the_lobby_is_written_to_in_the_match(hall):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.people.wants_dm(lobby.id, AIKO.id, True)
    assert [player.dm for player in (await hall.lobbies.get(lobby.id)).players] == ["yes", "no"]
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await dm_of(hall, lobby), await dm_of(hall, lobby, 1)) == ("yes", "no")


async def test_the_last_word_on_dms_holds_for_the_next_match(hall):
    lobby = await hall.lobby(AIKO)
    await hall.people.wants_dm(lobby.id, AIKO.id, True)
    assert (await hall.lobby(AIKO)).players[0].dm == "yes"
    await hall.people.wants_dm(lobby.id, AIKO.id, False)
    assert (await hall.lobby(AIKO)).players[0].dm == "no"


async def test_saying_no_in_one_match_leaves_the_other_as_it_is(hall):
    first, second = await hall.match(), await hall.match()
    for table in (first, second):
        await hall.people.wants_dm(table.id, AIKO.id, True)
    await hall.people.wants_dm(second.id, AIKO.id, False)
    assert (await dm_of(hall, first), await dm_of(hall, second)) == ("yes", "no")


async def test_somebody_who_says_no_and_gets_no_dms_elsewhere_is_mentioned_from_now_on(hall):
    lobby = await hall.lobby(AIKO)
    await hall.people.wants_dm(lobby.id, AIKO.id, False)
    assert (await hall.people.preferences(AIKO.id)).notices == "thread"


async def test_somebody_who_says_no_in_one_match_and_yes_in_another_is_still_written_to(hall):
    first, second = await hall.match(), await hall.match()
    await hall.people.wants_dm(first.id, AIKO.id, True)
    await hall.people.wants_dm(second.id, AIKO.id, False)
    assert (await hall.people.preferences(AIKO.id)).notices == "dm"


async def test_doors_closed_by_discord_are_remembered_everywhere_until_they_open(hall):
    table = await hall.match()
    await hall.people.wants_dm(table.id, AIKO.id, True)
    await hall.people.dm_closed(AIKO.id)
    assert await dm_of(hall, table) == "closed"
    assert (await hall.lobby(AIKO)).players[0].dm == "closed"
    await hall.people.dm_open(AIKO.id)
    assert await dm_of(hall, table) == "yes"


async def test_closed_dms_of_somebody_who_wants_no_dms_are_nobodys_business(hall):
    table = await hall.match()
    await hall.people.dm_closed(AIKO.id)
    assert await dm_of(hall, table) == "no"


async def test_somebody_who_says_yes_while_being_asked_gets_their_hand_at_once(hall):
    table = await hall.match()
    await hall.told()
    await hall.people.wants_dm(table.id, BRUNO.id, True)
    assert await hall.heard() == [("hand", 1)]


async def test_somebody_who_has_their_hand_already_is_not_sent_it_again(hall):
    table = await hall.match()
    await hall.told()
    await hall.messages.delivered(table.id, Places(hands={1: 99}), [])
    await hall.people.wants_dm(table.id, BRUNO.id, True)
    assert await hall.heard() == []


async def test_somebody_who_says_no_has_the_dm_taken_down(hall):
    table = await hall.match()
    await hall.people.wants_dm(table.id, BRUNO.id, True)
    await hall.told()
    await hall.messages.delivered(table.id, Places(hands={1: 99}), [])
    await hall.people.wants_dm(table.id, BRUNO.id, False)
    assert await hall.heard() == [("hand", 1)]


async def test_when_doors_open_again_every_hand_that_is_owed_is_sent(hall):
    tables = [await hall.match(), await hall.match()]
    for table in tables:
        await hall.people.wants_dm(table.id, AIKO.id, True)
    await hall.people.dm_closed(AIKO.id)
    await hall.told()
    await hall.people.dm_open(AIKO.id)
    told = await hall.told()
    assert {(notice.match, notice.kind, notice.seat) for notice in told} == {(table.id, "hand", 0) for table in tables}


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


async def test_a_guest_is_remembered_by_the_last_language_they_came_with(hall):
    await hall.lobby(AIKO)
    lobby = await hall.lobby(replace(AIKO, locale="de"))
    assert (await hall.lobbies.get(lobby.id)).players[0].locale == "de"


async def test_somebody_who_is_remembered_already_costs_no_write(hall, store):
    await hall.people.remember(AIKO.id, "Aiko", "en")
    async with store.transaction():  # nobody else could write now
        await hall.people.remember(AIKO.id, "Aiko", "en")


async def test_a_wish_of_somebody_who_is_no_guest_leaves_the_lobby_as_it_is(hall):
    lobby = await hall.lobby(AIKO)
    version = (await hall.store.read.lobby(id=lobby.id))[0]["version"]
    await hall.people.remember(BRUNO.id, "Bruno", "en")
    await hall.people.wants_dm(lobby.id, BRUNO.id, False)
    assert (await hall.store.read.lobby(id=lobby.id))[0]["version"] == version
    await hall.people.wants_dm(lobby.id, AIKO.id, True)
    assert (await hall.store.read.lobby(id=lobby.id))[0]["version"] == version + 1


async def test_a_server_that_lets_us_in_again_opens_the_doors_of_who_plays_there(hall):
    table = await hall.match(AIKO, BRUNO)
    for player in (AIKO, BRUNO):
        await hall.people.wants_dm(table.id, player.id, True)
    await hall.people.dm_closed(AIKO.id)
    await hall.told()
    assert await hall.people.reopen_dms(table.guild + 1) == []
    assert (await hall.store.read.person(id=AIKO.id))["closed"] == 1
    assert await hall.people.reopen_dms(table.guild) == [table.id]
    assert (await hall.store.read.person(id=AIKO.id))["closed"] == 0
    assert ("hand", 0) in await hall.heard()


async def test_a_wish_for_a_match_that_cannot_be_is_refused(hall):
    with pytest.raises(NoSuchMatch):
        await hall.people.wants_dm("a\x00", AIKO.id, True)


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
