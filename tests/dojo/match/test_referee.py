"""An answer, from a click to what is written down."""

import asyncio
from dataclasses import replace

import pytest

from dojo.errors import NoSuchMatch, NotSeated
from dojo.match.messages import Places
from engine.core import IllegalMove, MatchOver, NotYourTurn, StaleAsk
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, NOON, Hall
from tests.engine.toys import Ready, Turned

NO_CODE = ["", "x", "aaaaaaaa", "AAAAAAAA", "aaaaaaa\n", "a\x00aaaaaa", "' or 1=1", "\ud800", "a" * 5000, "飛脚"]


async def unchanged(hall, table):
    return await hall.referee.table(table.id) == table


async def test_an_answer_is_played_and_written_down(hall, clock):
    table = await hall.match()
    clock.at += 1000
    after = await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    assert (after.match.ply, after.match.state.shown, after.asked) == (1, (2, None), (1,))
    assert (after.recent, after.since) == ((Ready(0),), NOON + 1000)
    assert await hall.referee.table(after.id) == after


async def test_a_table_knows_who_sits_where_and_is_asked_what(hall):
    table = await hall.match(options={"rounds": "3"}, pace="live", locale="de")
    assert (table.names, table.seat_of(BRUNO.id), table.status) == (("Aiko", "Bruno"), 1, "playing")
    assert (table.options, table.pace, table.locale) == ({"rounds": "3"}, "live", "de")
    assert (table.guild, table.guild_name, table.channel) == (7, "Dojo", 8)
    assert (table.asked, table.opened(1), len(table.ask_of(1).options)) == ((0, 1), 0, 3)
    assert table.view(0).points == (0, 0)
    assert table.outcome is None


async def test_a_player_who_does_not_play_has_no_seat(hall):
    table = await hall.match()
    with pytest.raises(NotSeated):
        table.seat_of(CHLOE.id)


async def test_capitals_and_spaces_do_not_matter(hall):
    table = await hall.match()
    assert (await hall.referee.answer(table.id, AIKO.id, None, "  SHOW   2 ")).match.ply == 1


@pytest.mark.parametrize("text", ["show 4", "", "leave", "show", "\x00", "show 2; drop table matches", "x" * 5000])
async def test_what_is_no_option_changes_nothing(hall, text):
    table = await hall.match()
    with pytest.raises(IllegalMove):
        await hall.referee.answer(table.id, AIKO.id, 0, text)
    assert await unchanged(hall, table)


async def test_the_second_click_of_a_double_click_is_stale(hall):
    table = await hall.match()
    after = await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    with pytest.raises(StaleAsk):
        await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    assert await unchanged(hall, after)


async def test_two_clicks_at_the_same_moment_are_one_move(hall):
    table = await hall.match()
    clicks = [hall.referee.answer(table.id, AIKO.id, 0, "show 2") for _ in range(5)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(each) for each in done if isinstance(each, Exception)] == [StaleAsk] * 4
    assert (await hall.referee.table(table.id)).match.ply == 1


async def test_a_click_of_an_earlier_round_is_stale(hall):
    table = await hall.match(options={"rounds": "3"})
    await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    after = await hall.referee.answer(table.id, BRUNO.id, 0, "show 2")
    with pytest.raises(StaleAsk):
        await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    assert await unchanged(hall, after)


async def test_a_question_stays_open_while_another_seat_answers(hall):
    table = await hall.match()
    await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    assert (await hall.referee.answer(table.id, BRUNO.id, 0, "show 1")).match.ply == 2


async def test_two_seats_answering_at_once_are_both_heard(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await asyncio.gather(*(hall.referee.answer(table.id, each.id, 0, "show 1") for each in (AIKO, BRUNO, CHLOE)))
    assert (await hall.referee.table(table.id)).match.ply == 3
    assert [logged.ply for logged in await hall.log(table.id)] == [0, 1, 2, 3]


async def test_out_of_turn_is_refused(hall):
    table = await hall.match()
    after = await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    with pytest.raises(NotYourTurn):
        await hall.referee.answer(table.id, AIKO.id, None, "show 2")
    assert await unchanged(hall, after)


async def test_a_stranger_answers_nothing(hall):
    table = await hall.match()
    with pytest.raises(NotSeated):
        await hall.referee.answer(table.id, CHLOE.id, 0, "show 2")
    assert await unchanged(hall, table)


async def test_an_ended_match_takes_no_answer(hall):
    table = await ended(hall)
    for opened in (0, None, table.match.ply):
        with pytest.raises(MatchOver):
            await hall.referee.answer(table.id, AIKO.id, opened, "show 2")
    with pytest.raises(MatchOver):
        await hall.referee.resign(table.id, AIKO.id)
    assert await unchanged(hall, table)


async def ended(hall):
    table = await hall.match()
    await hall.referee.answer(table.id, AIKO.id, 0, "show 2")
    return await hall.referee.answer(table.id, BRUNO.id, 0, "show 2")


async def test_the_end_says_who_won(hall):
    table = await ended(hall)
    assert (table.status, table.outcome.winners, table.asked) == ("over", (0,), ())


@pytest.mark.parametrize("id", NO_CODE)
async def test_an_id_that_nobody_gave_out_is_no_match(hall, id):
    referee = hall.referee
    for asked in (
        referee.table(id),
        referee.answer(id, AIKO.id, 0, "show 1"),
        referee.resign(id, AIKO.id),
        hall.messages.delivered(id, Places(card=1), []),
        hall.messages.delivered(id, Places(hands={0: 1}), []),
        hall.outbox.add(id, "board"),
    ):
        with pytest.raises(NoSuchMatch):
            await asked


async def test_a_lobby_is_no_match_yet(hall):
    lobby = await hall.lobby(AIKO)
    with pytest.raises(NoSuchMatch):
        await hall.referee.table(lobby.id)


async def test_a_player_who_resigns_loses(hall):
    table = await hall.match()
    after = await hall.referee.resign(table.id, AIKO.id)
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (1,), "resigned")
    assert await hall.referee.table(after.id) == replace(after, left=())


async def test_in_a_match_of_three_the_others_play_on_without_the_one_who_resigned(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    after = await hall.referee.resign(table.id, BRUNO.id)
    assert (after.status, after.asked, after.left) == ("playing", (0, 2), (1,))
    assert await hall.turns.playing(BRUNO.id) == []
    assert await hall.referee.table(after.id) == after


async def test_resigning_twice_is_resigning_once(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    after = await hall.referee.resign(table.id, BRUNO.id)
    assert await hall.referee.resign(table.id, BRUNO.id) == after
    assert await unchanged(hall, after)


async def test_the_record_has_the_public_events_of_every_move(hall):
    table = await ended(hall)
    log = await hall.log(table.id)
    assert [(logged.ply, logged.seat) for logged in log] == [(0, None), (1, 0), (2, 1)]
    assert log[0].events[0].kind == "tossed"
    assert log[1].events == (Ready(0),)
    assert log[2].events == (Ready(1), Turned((2, 2)))


async def test_what_waits_for_somebody_is_listed_oldest_first(hall, clock):
    first, second = await hall.match(options={"rounds": "3"}), await hall.match(AIKO, CHLOE, BRUNO)
    clock.at += 1000
    for player in (AIKO, BRUNO):
        await hall.referee.answer(first.id, player.id, 0, "show 1")
    listed = await hall.turns.asked(AIKO.id)
    assert [(each.id, each.since) for each in listed] == [(second.id, NOON), (first.id, NOON + 1000)]
    assert listed[0].opponents == ("Chloe", "Bruno")
    assert (listed[0].game, listed[0].guild, listed[0].guild_name, listed[0].thread) == ("morra", 7, "Dojo", None)


async def test_a_match_that_waits_for_others_is_played_but_does_not_wait_for_me(hall):
    table = await hall.match()
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    assert await hall.turns.asked(AIKO.id) == []
    assert [each.id for each in await hall.turns.playing(AIKO.id)] == [table.id]


async def test_an_ended_match_is_on_nobodys_list(hall):
    await ended(hall)
    assert await hall.turns.playing(AIKO.id) == await hall.turns.asked(BRUNO.id) == []


async def test_where_a_match_is_shown_is_remembered(hall):
    table = await hall.match()
    await hall.messages.delivered(table.id, Places(thread=55), [])
    await hall.messages.delivered(table.id, Places(card=66), [])
    shown = await hall.referee.table(table.id)
    assert (shown.thread, shown.card) == (55, 66)
    assert await hall.messages.by_thread(55, AIKO.id) == table.id
    assert await hall.messages.by_thread(66, AIKO.id) is None


async def test_of_several_matches_in_one_channel_the_one_still_played_is_meant(hall, clock):
    over, playing = await ended(hall), await hall.match()
    clock.at += 1000
    for table in (over, playing):
        await hall.messages.delivered(table.id, Places(thread=8), [])
    assert await hall.messages.by_thread(8, AIKO.id) == playing.id


async def test_of_several_matches_in_one_channel_everybody_means_their_own(hall, clock):
    for players in ((AIKO, BRUNO), (CHLOE, DAI)):
        clock.at += 1000
        table = await hall.match(*players)
        await hall.messages.delivered(table.id, Places(thread=8), [])
    for player in (AIKO, BRUNO, CHLOE, DAI):
        meant = await hall.referee.table(await hall.messages.by_thread(8, player.id))
        assert meant.find_seat(player.id) is not None
    assert await hall.messages.by_thread(8, 99) == table.id, "somebody who watches, the one that moved last"


async def test_the_dm_with_a_hand_is_remembered_until_it_is_taken_down(hall):
    table = await hall.match()
    assert (await hall.referee.table(table.id)).hands[1] is None
    await hall.messages.delivered(table.id, Places(hands={1: 99}), [])
    assert ((await hall.referee.table(table.id)).hands[0], (await hall.referee.table(table.id)).hands[1]) == (None, 99)
    await hall.messages.delivered(table.id, Places(hands={1: None}), [])
    assert (await hall.referee.table(table.id)).hands[1] is None


async def test_a_seat_the_match_does_not_have_has_no_dm(hall):
    table = await hall.match()
    with pytest.raises(NoSuchMatch):
        await hall.messages.delivered(table.id, Places(hands={2: 99}), [])


async def test_two_referees_on_one_store_decide_a_race_by_the_ply(hall, store, clock):
    table = await hall.match()
    other = Hall(store, clock)
    clicks = [each.referee.answer(table.id, AIKO.id, 0, "show 1") for each in (hall, other)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["StaleAsk", "Table"]
