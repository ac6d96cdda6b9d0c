"""An answer, from a click to what is written down."""

import asyncio

import pytest

from dojo.errors import NoSuchLobby, NoSuchMatch, NotSeated
from dojo.match.messages import Places
from engine.core import IllegalMove, MatchOver, NotYourTurn, StaleAsk
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, LONG, NOON, Hall, refused
from tests.engine.toys import Ready, Turned
from tests.storage.databases import BOTH

NO_CODE = ["", "x", "aaaaaaaa", "AAAAAAAA", "aaaaaaa\n", "a\x00aaaaaa", "' or 1=1", "\ud800", "a" * 5000, "飛脚"]


async def test_an_answer_is_played_and_written_down(hall, clock):
    table = await hall.match()
    clock.at += 1000
    after = await hall.show(table, AIKO, move="  SHOW   2 ")
    assert (after.match.ply, after.match.state.shown, after.asked) == (1, (2, None), (1,))
    assert (after.recent, after.since) == ((Ready(0),), NOON + 1000)
    assert await hall.referee.table(after.id) == after
    over = await hall.show(table, BRUNO, move="show 2")
    assert (over.status, over.outcome.winners, over.asked) == ("over", (0,), ())
    log = await hall.log(table.id)
    assert [(logged.ply, logged.seat, logged.events) for logged in log[1:]] == [
        (1, 0, (Ready(0),)),
        (2, 1, (Ready(1), Turned((2, 2)))),
    ]
    assert (log[0].seat, log[0].events[0].kind) == (None, "tossed")


@pytest.mark.parametrize("text", ["show 4", "", "leave", "show", "\x00", "show 2; drop table matches", "x" * 5000])
async def test_what_is_no_option_changes_nothing(hall, text):
    table = await hall.match()
    await refused(IllegalMove, hall.referee.answer(table.id, AIKO.id, 0, text))
    assert await hall.referee.table(table.id) == table


@pytest.mark.parametrize(
    ("answered", "by", "opened", "refusal"),
    [
        ((), CHLOE, 0, NotSeated),
        ((AIKO,), AIKO, 0, StaleAsk),  # the second click of a double click
        ((AIKO,), AIKO, None, NotYourTurn),
        ((AIKO, BRUNO), AIKO, 0, StaleAsk),  # a click of an earlier round
        ((AIKO, BRUNO) * 3, AIKO, 0, MatchOver),
        ((AIKO, BRUNO) * 3, AIKO, None, MatchOver),
    ],
)
async def test_a_click_that_comes_too_late_or_from_nobody_changes_nothing(hall, answered, by, opened, refusal):
    table = await hall.show(await hall.match(options=LONG), *answered)
    await refused(refusal, hall.referee.answer(table.id, by.id, opened, "show 2"))
    assert await hall.referee.table(table.id) == table


@BOTH
async def test_clicks_at_the_same_moment_are_one_move_of_each_seat(hall, store, clock):
    other, table = Hall(store, clock), await hall.match(AIKO, BRUNO, CHLOE, options=LONG)
    clicks = [desk.referee.answer(table.id, each.id, 0, "show 2") for each in table.players for desk in (hall, other)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["StaleAsk"] * 3 + ["Table"] * 3
    assert [logged.ply for logged in await hall.log(table.id)] == [0, 1, 2, 3]


@pytest.mark.parametrize("id", NO_CODE)
async def test_an_id_that_nobody_gave_out_is_no_match_and_no_lobby(hall, id):
    for asked in (
        hall.lobbies.rematch(id, AIKO),
        hall.referee.table(id),
        hall.referee.answer(id, AIKO.id, 0, "show 1"),
        hall.referee.resign(id, AIKO.id),
        hall.messages.delivered(id, Places(card=1), []),
        hall.messages.delivered(id, Places(hands={0: 1}), []),
        hall.outbox.add(id, "board"),
        hall.people.wants_dm(id, AIKO.id, True) if id != "aaaaaaaa" else hall.referee.table(id),
    ):
        await refused(NoSuchMatch, asked)
    for asked in (
        hall.lobbies.get(id),
        hall.lobbies.join(id, BRUNO),
        hall.lobbies.leave(id, BRUNO.id),
        hall.lobbies.choose(id, AIKO.id, "pace", "live"),
        hall.lobbies.start(id, None),
        hall.lobbies.store_card(id, 1),
    ):
        await refused(NoSuchLobby, asked)


async def test_in_a_match_of_three_the_others_play_on_without_the_one_who_resigned(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    after = await hall.referee.resign(table.id, BRUNO.id)
    assert (after.status, after.asked, after.left) == ("playing", (0, 2), (1,))
    assert await hall.turns.playing(BRUNO.id) == []
    assert await hall.referee.resign(table.id, BRUNO.id) == after == await hall.referee.table(after.id)


async def test_where_a_match_is_shown_is_remembered_until_it_is_taken_down(hall):
    table = await hall.match()
    for places in (Places(thread=55), Places(card=66), Places(hands={1: 99})):
        await hall.messages.delivered(table.id, places, [])
    shown = await hall.referee.table(table.id)
    assert (shown.thread, shown.card, shown.hands) == (55, 66, (None, 99))
    assert await hall.messages.by_thread(55, AIKO.id) == table.id
    assert await hall.messages.by_thread(66, AIKO.id) is None
    await hall.messages.delivered(table.id, Places(hands={1: None}), [])
    assert (await hall.referee.table(table.id)).hands == (None, None)


async def test_of_several_matches_in_one_channel_everybody_means_their_own_that_is_still_played(hall, clock):
    over = await hall.over(AIKO, CHLOE)
    for players in ((AIKO, BRUNO), (CHLOE, DAI)):
        clock.at += 1000
        table = await hall.match(*players)
        for each in (over, table):
            await hall.messages.delivered(each.id, Places(thread=8), [])
    for player in (AIKO, BRUNO, CHLOE, DAI):
        meant = await hall.referee.table(await hall.messages.by_thread(8, player.id))
        assert (meant.find_seat(player.id) is not None, meant.status) == (True, "playing")
    assert await hall.messages.by_thread(8, 99) == table.id, "somebody who watches, the one that moved last"
