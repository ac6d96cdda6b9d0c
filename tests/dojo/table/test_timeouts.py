"""When time runs out: an extension, a strike, a computer that stands in, a vote, a return."""

import asyncio
from dataclasses import replace

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import NobodyAway, NoClock, NoTokens, NotSeated
from dojo.match.agreements import Agreements
from engine.core import MatchOver, NotYourTurn, StaleAsk, Step
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Hall
from tests.engine.toys import FINGERS

LONG = {"rounds": "3"}


@pytest.fixture
async def table(hall):
    """Both are asked at once; nobody has a token left."""
    table = await hall.match(options=LONG)
    await hall.write("update seats set tokens = 0")
    await hall.told()
    return table


@pytest.fixture
async def three(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE, options=LONG)
    await hall.write("update seats set tokens = 0")
    await hall.told()
    return table


async def answer(hall, id, player, hand="player"):
    return await hall.referee.answer(id, player.id, None, "show 1", hand)


async def gone(hall, id, player, seat):
    """Their time runs out twice; the others answer at once."""
    for _ in range(2):
        table = await hall.referee.table(id)
        for other, each in enumerate(table.players):
            if other != seat and other in table.asked and not table.clocks[other].standin:
                await answer(hall, id, each)
        due = (await hall.referee.table(id)).clocks[seat].due
        table = await hall.after(due - hall.clock.at, id)
        if table.clocks[seat].standin == 1:
            await answer(hall, id, player, "computer")
    return await hall.referee.table(id)


# Tokens


async def test_a_token_is_spent_by_itself_and_said(hall, clock):
    table = await hall.match(options=LONG)
    await hall.told()
    await answer(hall, table.id, BRUNO)
    await hall.told()
    due = table.clocks[0].due
    before = await hall.after(due - clock.at - 1, table.id)
    assert before.clocks[0].tokens == 2
    after = await hall.after(1, table.id)
    assert (after.clocks[0].tokens, after.clocks[0].due) == (1, clock.at + 12 * HOUR)
    assert [(notice.kind, notice.seat, notice.about) for notice in await hall.told() if notice.kind != "remind"] == [
        ("token", 0, str(clock.at + 12 * HOUR))
    ]


async def test_two_tokens_a_match_and_then_a_strike(hall, clock):
    table = await hall.match(options=LONG)
    await answer(hall, table.id, BRUNO)
    kinds = []
    for _ in range(3):
        due = (await hall.referee.table(table.id)).clocks[0].due
        await hall.after(due - clock.at)
        kinds += [kind for kind, _ in await hall.heard() if kind in {"token", "strike"}]
    assert kinds == ["token", "token", "strike"]


async def test_in_a_live_match_a_token_is_worth_ten_minutes(hall, clock):
    table = await hall.match(options=LONG, pace="live")
    after = await hall.after(10 * MINUTE, table.id)
    assert after.clocks[0].due == clock.at + 10 * MINUTE


async def test_a_player_spends_a_token(hall, clock):
    table = await hall.match(options=LONG)
    await hall.told()
    clock.at += 70 * HOUR
    after = await hall.time_control.extend(table.id, AIKO.id)
    assert (after.clocks[0].due, after.clocks[0].tokens) == (clock.at + 14 * HOUR, 1)
    assert after == await hall.referee.table(table.id)
    assert [(notice.kind, notice.seat, notice.about) for notice in await hall.told()] == [
        ("extended", 0, str(clock.at + 14 * HOUR))
    ]
    await hall.time_control.extend(table.id, AIKO.id)
    with pytest.raises(NoTokens):
        await hall.time_control.extend(table.id, AIKO.id)


async def test_no_token_without_a_clock(hall):
    table = await hall.match(pace="friendly")
    with pytest.raises(NoClock):
        await hall.time_control.extend(table.id, AIKO.id)
    with pytest.raises(NotSeated):
        await hall.time_control.extend(table.id, CHLOE.id)


# Strikes


async def test_a_strike_lets_a_computer_answer_once(hall, table, clock):
    await answer(hall, table.id, BRUNO)
    await hall.told()
    after = await hall.after(72 * HOUR, table.id)
    mine = after.clocks[0]
    assert (mine.strikes, mine.standin, mine.due, mine.answers_at) == (1, 1, None, clock.at)
    assert ("strike", 0) in await hall.heard()
    after = await answer(hall, table.id, AIKO, "computer")
    assert (after.clocks[0].standin, after.clocks[0].strikes) == (0, 1)
    assert after.clocks[0].due == clock.at + 12 * HOUR, "what was used up is gone"
    assert [tuple(row)[3:] for row in await hall.moves(table.id, 0)] == [(72 * HOUR, 1, "computer")]


async def test_an_answer_in_time_forgives_a_strike(hall, table):
    await answer(hall, table.id, BRUNO)
    await hall.after(72 * HOUR)
    await answer(hall, table.id, AIKO, "computer")
    after = await answer(hall, table.id, AIKO)
    assert after.clocks[0].strikes == 0


async def test_a_player_who_answers_before_the_computer_has_answered_late(hall, table, clock):
    await answer(hall, table.id, BRUNO)
    await hall.after(72 * HOUR)
    after = await answer(hall, table.id, AIKO)
    assert (after.clocks[0].standin, after.clocks[0].strikes) == (0, 1)
    assert [tuple(row)[4:] for row in await hall.moves(table.id, 0)] == [(1, "player")]
    with pytest.raises(NotYourTurn):
        await answer(hall, table.id, AIKO, "computer")


async def test_what_is_answered_but_still_held_back_is_in_time(hall, table, clock):
    clock.at += 72 * HOUR - 1
    async with hall.store.transaction() as queries:
        hold = {"match_id": table.id, "seat": 0, "opened": 0, "move": "show 1", "made_at": clock.at}
        await queries.hold_answer(**hold, due=clock.at + 10_000, owner="")
    after = await hall.after(5_000, table.id)
    assert [each.strikes for each in after.clocks] == [0, 1]


async def test_an_answer_out_of_turn_that_was_too_late_leaves_the_bank_as_it_was(store, clock):
    hall = Hall(store, clock, {"morra": replace(FINGERS, reactions=frozenset({"show"}))})
    table = await hall.match(options=LONG)
    await hall.write("update seats set tokens = 0")
    await hall.after(4 * HOUR)
    after = await answer(hall, table.id, AIKO, "computer")
    assert (after.clocks[0].strikes, after.clocks[0].bank) == (1, 72 * HOUR)


def hasty():
    """The first to show ends the round; in the second one only the seat 1 is asked."""

    def play(state, seat, move, luck):
        return Step(replace(state, tricks=state.tricks + 1))

    def asks(state):
        return tuple(ask for ask in FINGERS.asks(state) if state.tricks != 1 or ask.seat == 1)

    return replace(FINGERS, play=play, asks=asks)


async def test_a_computer_that_was_to_answer_once_does_not_answer_something_else(store, clock):
    hall = Hall(store, clock, {"morra": hasty()})
    table = await hall.match(options=LONG)
    await hall.write("update seats set tokens = 0 where seat = 0")
    assert (await hall.after(72 * HOUR, table.id)).clocks[0].standin == 1
    for _ in range(2):
        after = await answer(hall, table.id, BRUNO)
    mine = after.clocks[0]
    assert (after.asked, mine.standin, mine.answers_at, mine.due) == ((0, 1), 0, None, clock.at + 12 * HOUR)


async def test_nobody_comes_back_from_a_strike_to_more_time(hall, table, clock):
    await answer(hall, table.id, BRUNO)
    struck = await hall.after(72 * HOUR, table.id)
    await hall.told()
    assert await hall.time_control.back(table.id, AIKO.id) == struck
    assert await hall.heard() == []
    await answer(hall, table.id, AIKO, "computer")


# A computer stands in


async def test_a_second_strike_in_a_row_hands_the_seat_over(hall, table, clock):
    after = await gone(hall, table.id, AIKO, 0)
    assert (after.clocks[0].standin, after.clocks[0].strikes, after.standins) == (2, 2, (0,))
    assert ("standin", 0) in await hall.heard()
    after = await answer(hall, table.id, AIKO, "computer")
    assert after.clocks[0].standin == 2
    assert (after.clocks[0].due, after.clocks[0].answers_at) == (None, clock.at), "asked again, without a clock"


async def test_a_player_who_is_back_plays_on_with_an_increment(hall, table, clock):
    await gone(hall, table.id, AIKO, 0)
    await hall.told()
    after = await hall.time_control.back(table.id, AIKO.id)
    mine = after.clocks[0]
    assert (mine.standin, mine.strikes, mine.answers_at, mine.due) == (0, 0, None, clock.at + 12 * HOUR)
    assert after == await hall.referee.table(table.id)
    assert await hall.heard() == [("back", 0)]
    with pytest.raises(NotYourTurn):
        await answer(hall, table.id, AIKO, "computer")
    assert await hall.time_control.back(table.id, AIKO.id) == after
    assert await hall.heard() == []


async def test_a_player_who_simply_answers_is_back(hall, table):
    await gone(hall, table.id, AIKO, 0)
    after = await answer(hall, table.id, AIKO)
    assert (after.clocks[0].standin, after.clocks[0].strikes) == (0, 0)


async def test_a_computer_that_was_thinking_for_somebody_is_too_late(hall, table):
    await gone(hall, table.id, AIKO, 0)
    seen = await hall.referee.table(table.id)
    await answer(hall, table.id, AIKO)
    with pytest.raises((NotYourTurn, StaleAsk)):
        await hall.referee.answer(table.id, AIKO.id, seen.opened(0), "show 1", "computer")


async def test_where_nobody_is_there_computers_do_not_play_on(hall, table):
    await hall.after(72 * HOUR)
    for player in (AIKO, BRUNO):
        await answer(hall, table.id, player, "computer")
    after = await hall.after(12 * HOUR, table.id)
    assert after.standins == (0, 1)
    assert [each.answers_at for each in after.clocks] == [None, None]
    after = await hall.time_control.back(table.id, BRUNO.id)
    assert after.clocks[0].answers_at is not None


# Votes


async def test_all_agree_to_wait(hall, three):
    await gone(hall, three.id, AIKO, 0)
    await hall.told()
    after = await hall.time_control.vote(three.id, BRUNO.id, "wait")
    assert after.clocks[0].answers_at is not None
    after = await hall.time_control.vote(three.id, CHLOE.id, "wait")
    assert after.clocks[0].answers_at is None
    assert await hall.time_control.vote(three.id, CHLOE.id, "wait") == after
    heard = [(notice.kind, notice.seat, notice.about) for notice in await hall.told()]
    assert heard == [("voted", 1, "wait"), ("voted", 2, "wait"), ("awaited", 2, "")]
    with pytest.raises(NotYourTurn):
        await answer(hall, three.id, AIKO, "computer")
    after = await hall.time_control.back(three.id, AIKO.id)
    assert [each.vote for each in after.clocks] == [None] * 3
    assert after.clocks[0].due == hall.clock.at + 12 * HOUR


async def test_a_player_who_changes_their_mind_lets_the_computer_play(hall, three):
    await gone(hall, three.id, AIKO, 0)
    for player in (BRUNO, CHLOE):
        await hall.time_control.vote(three.id, player.id, "wait")
    after = await hall.time_control.vote(three.id, CHLOE.id, "end")
    assert after.clocks[0].answers_at is not None


async def test_a_vote_outlives_what_is_played_meanwhile(hall, three):
    await gone(hall, three.id, AIKO, 0)
    for player in (BRUNO, CHLOE):
        await hall.time_control.vote(three.id, player.id, "wait")
        table = await hall.referee.table(three.id)
        if table.ask_of(table.seat_of(player.id)):
            await answer(hall, three.id, player)
    assert (await hall.referee.table(three.id)).clocks[0].answers_at is None


async def test_all_agree_to_end_it(hall, three):
    await gone(hall, three.id, AIKO, 0)
    await hall.told()
    await hall.time_control.vote(three.id, BRUNO.id, "end")
    after = await hall.time_control.vote(three.id, CHLOE.id, "end")
    assert (after.left, after.status) == ((0,), "playing")
    assert [kind for kind, _ in await hall.heard()][:4] == ["voted", "voted", "timeout", "board"]
    assert after == await hall.referee.table(three.id)


async def test_with_the_player_who_would_not_end_it_gone_it_ends(hall, three):
    await gone(hall, three.id, AIKO, 0)
    await hall.time_control.vote(three.id, BRUNO.id, "end")
    await hall.told()
    after = await hall.referee.resign(three.id, CHLOE.id)
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (1,), "time")
    assert (await hall.referee.table(three.id)).outcome == after.outcome
    assert [kind for kind, _ in await hall.heard() if kind != "hand"] == ["timeout", "result"]


async def struck_out(hall, id, seat):
    """Their time runs out as it did before."""
    await hall.write(f"update seats set strikes = 1 where seat = {seat}")
    return await hall.after((await hall.referee.table(id)).clocks[seat].due - hall.clock.at, id)


async def test_with_the_player_who_would_not_end_it_away_it_ends_for_those_who_were_away_before(hall, three):
    """Nobody has voted on the one who went last; the player who asks for it once more has."""
    await gone(hall, three.id, AIKO, 0)
    await hall.time_control.vote(three.id, BRUNO.id, "end")
    await answer(hall, three.id, AIKO, "computer")
    await answer(hall, three.id, BRUNO)
    await hall.told()
    after = await struck_out(hall, three.id, 2)
    assert (after.left, after.standins, after.status) == ((0,), (2,), "playing")
    told = [each for each in await hall.heard() if each[0] in {"standin", "timeout", "board"}]
    assert told == [("standin", 2), ("timeout", 0), ("board", None)]
    over = await hall.time_control.vote(three.id, BRUNO.id, "end")
    assert (over.status, over.outcome.winners) == ("over", (1,))
    assert ("voted", 1) not in await hall.heard(), "that has been told"


async def test_where_the_last_one_goes_away_nothing_is_ended(hall, three):
    await gone(hall, three.id, AIKO, 0)
    await hall.write("update seats set standin = 2, due = null where seat = 2")
    await answer(hall, three.id, AIKO, "computer")
    await answer(hall, three.id, CHLOE, "computer")
    after = await struck_out(hall, three.id, 1)
    assert (after.standins, after.status, after.left) == ((0, 1, 2), "playing", ())


async def test_with_the_player_who_had_not_agreed_away_it_is_a_draw_among_those_who_are_there(hall, three):
    agreements = Agreements(hall.store, hall.referee, hall.clock)
    for player in (AIKO, BRUNO):
        await answer(hall, three.id, player)
        await agreements.draw(three.id, player.id)
    await agreements.draw(three.id, AIKO.id)
    assert (await hall.referee.table(three.id)).status == "playing"
    after = await struck_out(hall, three.id, 2)
    assert (after.status, after.outcome.reason) == ("over", "agreed")


async def test_nobody_agrees_to_a_draw_with_themselves(hall, table):
    await answer(hall, table.id, BRUNO)
    await Agreements(hall.store, hall.referee, hall.clock).draw(table.id, BRUNO.id)
    after = await struck_out(hall, table.id, 0)
    assert (after.standins, after.status) == ((0,), "playing")


async def test_a_player_who_was_made_to_leave_does_not_come_back(hall, three):
    await gone(hall, three.id, AIKO, 0)
    for player in (BRUNO, CHLOE):
        after = await hall.time_control.vote(three.id, player.id, "end")
    await hall.told()
    with pytest.raises(NotSeated):
        await hall.time_control.back(three.id, AIKO.id)
    assert await hall.referee.table(three.id) == after
    assert await hall.heard() == []


async def test_of_two_the_one_who_stayed_ends_it(hall, table):
    await gone(hall, table.id, AIKO, 0)
    await hall.told()
    after = await hall.time_control.vote(table.id, BRUNO.id, "end")
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (1,), "time")
    assert (await hall.referee.table(table.id)).outcome == after.outcome
    assert [kind for kind, _ in await hall.heard()][:3] == ["voted", "timeout", "result"]
    with pytest.raises(MatchOver):
        await hall.time_control.back(table.id, AIKO.id)


async def test_who_votes_on_what(hall, table):
    with pytest.raises(NobodyAway):
        await hall.time_control.vote(table.id, BRUNO.id, "end")
    await gone(hall, table.id, AIKO, 0)
    for player, vote in ((AIKO, "wait"), (BRUNO, "perhaps")):
        with pytest.raises(NobodyAway):
            await hall.time_control.vote(table.id, player.id, vote)
    with pytest.raises(NotSeated):
        await hall.time_control.vote(table.id, CHLOE.id, "end")


# Several at once


async def test_two_walks_at_once_do_everything_once(hall, store, clock):
    other = Hall(store, clock)
    tables = [await hall.match(options=LONG) for _ in range(5)]
    await hall.told()
    clock.at += 72 * HOUR
    await asyncio.gather(*(each.deadlines.look() for each in (hall, other, hall, other)))
    notice = [(each.match, each.kind, each.seat) for each in await hall.told() if each.kind == "token"]
    assert sorted(notice) == sorted((table.id, "token", seat) for table in tables for seat in (0, 1))
    after = [await hall.referee.table(table.id) for table in tables]
    assert [clock.tokens for each in after for clock in each.clocks] == [1] * 10


async def test_an_answer_and_the_end_of_its_time_at_once(hall, table, clock):
    clock.at += 72 * HOUR
    await asyncio.gather(hall.deadlines.look(), answer(hall, table.id, AIKO), hall.deadlines.look())
    after = await hall.referee.table(table.id)
    assert 0 not in after.asked
    assert after.clocks[0].standin == 0
    assert after.clocks[1].standin == 1


# What is forgotten


async def test_a_match_without_a_move_for_thirty_days_is_over(hall, clock):
    table = await hall.match(pace="friendly")
    await answer(hall, table.id, AIKO)
    await hall.told()
    assert (await hall.after(30 * DAY - 1, table.id)).status == "playing"
    after = await hall.after(1, table.id)
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (0,), "silent")
    assert after.asks() == ()
    assert await hall.heard() == [("result", None), ("hand", 1)]
    assert len(await hall.log(table.id)) == 2
    assert await hall.turns.asked(BRUNO.id) == []
    assert [row["rated"] for row in await hall.results(BRUNO)] == [0]
    with pytest.raises(MatchOver):
        await answer(hall, table.id, BRUNO)


async def test_a_player_who_was_on_vacation_has_thirty_days_from_their_return(hall, clock):
    table = await hall.match(pace="friendly")
    await answer(hall, table.id, AIKO)
    clock.at += 10 * DAY
    await hall.vacations.begin(BRUNO.id, clock.at + 7 * DAY)
    assert (await hall.after(37 * DAY - 1, table.id)).status == "playing"
    assert (await hall.after(1, table.id)).outcome.reason == "silent"


async def test_where_everybody_was_silent_nobody_has_lost(hall):
    table = await hall.match(pace="friendly")
    after = await hall.after(30 * DAY, table.id)
    assert (after.outcome.winners, after.outcome.places, after.outcome.reason) == ((), (1, 1), "expired")
    assert [row["verdict"] for row in await hall.results(BRUNO)] == ["none"]


async def test_a_player_others_have_waited_for_without_success_has_lost(hall):
    """A lost match is not saved by staying away while the others are so kind as to wait."""
    table = await hall.match(options={"rounds": "3"})
    for _ in range(2):
        for player in (AIKO, BRUNO):
            await answer(hall, table.id, player)
    await answer(hall, table.id, AIKO)
    await hall.write("update seats set standin = 2, due = null, answers_at = null where seat = 1")
    await hall.time_control.vote(table.id, AIKO.id, "wait")
    after = await hall.after(30 * DAY, table.id)
    assert (after.outcome.winners, after.outcome.places, after.outcome.reason) == ((0,), (1, 2), "silent")
    results = [(await hall.results(player))[0] for player in (AIKO, BRUNO)]
    assert [(row["verdict"], row["rated"]) for row in results] == [("won", 1), ("lost", 1)]


async def test_of_three_only_those_who_were_to_move_have_lost_by_silence(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE, pace="friendly")
    for player in (AIKO, CHLOE):
        await answer(hall, table.id, player)
    after = await hall.after(30 * DAY, table.id)
    assert (after.outcome.winners, after.outcome.places) == ((), (1, 3, 1))


async def test_a_lobby_that_nobody_fills_in_seven_days_is_closed(hall, clock):
    lobby = await hall.lobby(AIKO)
    full = await hall.lobby(AIKO, BRUNO)
    clock.at += 7 * DAY - 1
    assert await hall.lobbies.stale() == []
    clock.at += 1
    assert await hall.lobbies.stale() == [lobby.id]
    assert (await hall.lobbies.expire(lobby.id)).status == "closed"
    assert await hall.lobbies.stale() == []
    assert (await hall.lobbies.expire(full.id)).status == "open"
