"""Reminders, nudges, and when time runs out: an extension, a strike, a computer that stands in, a vote, a return."""

import asyncio

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import AsleepNow, NobodyAway, NoClock, NoTokens, NotSeated, NudgedAlready, OnVacation, WantsNoNotices
from engine.core import MatchOver, NotYourTurn, StaleAsk, Step
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, Hall, refused
from tests.engine.toys import FINGERS, changed
from tests.storage.databases import BOTH

MIDNIGHT = 1_700_006_400_000  # in UTC


@pytest.fixture
async def waited_table(hall):
    """Only the first of two has yet to answer."""
    return await waiting(hall)


async def waiting(hall, **terms):
    waited_table = await hall.show(await hall.match(options=LONG, **terms), BRUNO)
    await hall.told()
    return waited_table


async def reminded(hall, waited_table, until):
    """When reminders come, in hours after the question; walked every ten minutes."""
    began, found = waited_table.clocks[0].since, []
    while hall.clock.at < until:
        await hall.after(10 * MINUTE)
        found += [(hall.clock.at - began) / HOUR for kind, _ in await hall.heard() if kind == "remind"]
    return [round(hours, 1) for hours in found]


async def test_after_half_of_the_wait_and_again_near_its_end_and_for_the_next_question_anew(hall, waited_table, clock):
    assert waited_table.clocks[0].remind_at == clock.at + 36 * HOUR
    await hall.after(36 * HOUR)
    assert [(each.kind, each.seat, each.about) for each in await hall.told()] == [
        ("remind", 0, str(waited_table.clocks[0].due))
    ]
    assert await reminded(hall, waited_table, clock.at + 35 * HOUR) == [61.3]
    assert (await hall.referee.table(waited_table.id)).clocks[0].reminded == 2
    mine = (await hall.show(waited_table, AIKO)).clocks[0]
    assert (mine.reminded, mine.remind_at) == (0, clock.at + 12 * HOUR // 2 + HOUR // 2)


async def test_an_extension_has_reminders_of_its_own_but_four_are_enough(hall, waited_table, clock):
    await hall.after(36 * HOUR)
    await hall.after(26 * HOUR)
    assert await hall.heard() == [("remind", 0)], "the newer one stands for both"
    after = await hall.time_control.extend(waited_table.id, AIKO.id)
    assert after.clocks[0].remind_at == clock.at + 11 * HOUR
    await hall.told()
    assert len(await reminded(hall, waited_table, after.clocks[0].due - MINUTE * 20)) == 2
    after = await hall.time_control.extend(waited_table.id, AIKO.id)
    assert (after.clocks[0].remind_at, after.clocks[0].reminded) == (None, 4)


async def test_an_extension_that_is_taken_twice_is_taken_once(hall, waited_table):
    """A player who was told nothing, because we were killed, presses again."""
    first = await hall.time_control.extend(waited_table.id, AIKO.id, 2)
    assert first.clocks[0].tokens == 1
    assert await hall.time_control.extend(waited_table.id, AIKO.id, 2) == first
    assert (await hall.time_control.extend(waited_table.id, AIKO.id, 1)).clocks[0].tokens == 0


async def test_muted_it_stays_quiet_until_the_next_question(hall, waited_table, clock):
    after = await hall.time_control.mute(waited_table.id, AIKO.id)
    assert (after.clocks[0].muted, after.clocks[0].remind_at) == (True, None)
    await hall.time_control.extend(waited_table.id, AIKO.id)
    await hall.told()
    assert await reminded(hall, waited_table, clock.at + 70 * HOUR) == []
    assert not (await hall.show(waited_table, AIKO)).clocks[0].muted
    await refused(NotSeated, hall.time_control.mute(waited_table.id, CHLOE.id))


@pytest.mark.parametrize(("notices", "told"), [("dm", 1), ("thread", 1), ("digest", 0), ("none", 0)])
async def test_only_a_player_who_wants_to_be_told_is_reminded_or_nudged(hall, waited_table, clock, notices, told):
    await hall.write(f"update people set notices = '{notices}' where id = {AIKO.id}")
    assert len(await reminded(hall, waited_table, clock.at + 40 * HOUR)) == told
    nudge = hall.time_control.nudge(waited_table.id, BRUNO.id, 0)
    await (nudge if told else refused(WantsNoNotices, nudge))


@pytest.mark.parametrize(
    ("hours", "pace", "walk", "times"),
    [
        ((8, 20), "daily", 71, [44, 68]),  # 36 hours after midnight is noon, which is when Aiko sleeps
        ((16, 4), "brisk", 23, [12, 15.5]),  # before the quiet hours, as they end too late
    ],
)
async def test_in_quiet_hours_nobody_is_reminded(hall, clock, hours, pace, walk, times):
    clock.at = MIDNIGHT
    await hall.quiet(AIKO, *hours)
    waited_table = await waiting(hall, pace=pace)
    assert await reminded(hall, waited_table, clock.at + walk * HOUR) == times


async def test_hours_that_were_changed_since_count_when_it_comes_to_it(hall, waited_table):
    at = waited_table.clocks[0].remind_at
    await hall.quiet(AIKO, (at // HOUR) % 24, (at // HOUR + 2) % 24)
    assert await reminded(hall, waited_table, at + HOUR) == []
    assert len(await reminded(hall, waited_table, at + 3 * HOUR)) == 1


async def sleeping(hall):
    lobby = await hall.lobby(AIKO, BRUNO, options=LONG)
    return await hall.begun(await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "sleeps", "on")))


async def test_where_clocks_sleep_a_reminder_comes_after_half_of_the_time_awake(hall, clock):
    clock.at = MIDNIGHT
    await hall.quiet(AIKO, 0, 12)
    mine = (await sleeping(hall)).clocks[0]
    assert mine.due == MIDNIGHT + 6 * DAY
    assert mine.remind_at == MIDNIGHT + 3 * DAY + 12 * HOUR, "half of it is at midnight, when they sleep"


async def test_a_clock_that_sleeps_does_not_run_out_at_night(hall, clock):
    """Their hours were changed after the question was put."""
    clock.at = MIDNIGHT
    waited_table = await sleeping(hall)
    await hall.quiet(AIKO, 23, 7)
    after = await hall.after(72 * HOUR, waited_table.id)
    assert (after.clocks[0].tokens, after.clocks[0].due) == (2, clock.at + 7 * HOUR)
    assert after.clocks[1].tokens == 1


async def test_an_opponent_nudges_once_a_day_which_is_counted_over_answers(hall, waited_table, clock):
    await refused(NotYourTurn, hall.time_control.nudge(waited_table.id, AIKO.id, 1))
    await hall.time_control.nudge(waited_table.id, BRUNO.id, 0)
    assert [(each.kind, each.seat, each.about) for each in await hall.told()] == [("nudge", 0, "1")]
    await hall.show(waited_table, AIKO)
    clock.at += DAY - 1
    refusal = await refused(NudgedAlready, hall.time_control.nudge(waited_table.id, BRUNO.id, 0))
    assert refusal.facts == {"at": clock.at + 1}
    clock.at += 1
    await hall.time_control.nudge(waited_table.id, BRUNO.id, 0)


async def test_nobody_is_nudged_in_quiet_hours_or_on_vacation(hall, waited_table, clock):
    clock.at = MIDNIGHT + 60 * HOUR
    await hall.quiet(AIKO, 10, 14)
    refusal = await refused(AsleepNow, hall.time_control.nudge(waited_table.id, BRUNO.id, 0))
    assert refusal.facts == {"at": MIDNIGHT + 62 * HOUR}
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    await refused(OnVacation, hall.time_control.nudge(waited_table.id, BRUNO.id, 0))


async def tokenless(hall, *players):
    """All are asked at once; nobody has a token left."""
    table = await hall.match(*players, options=LONG)
    await hall.write("update seats set tokens = 0")
    await hall.told()
    return table


@pytest.fixture
async def table(hall):
    return await tokenless(hall)


@pytest.fixture
async def three(hall):
    return await tokenless(hall, AIKO, BRUNO, CHLOE)


async def late(hall, table, seat=0):
    """The time of this seat runs out."""
    due = (await hall.referee.table(table.id)).clocks[seat].due
    return await hall.after(due - hall.clock.at, table.id)


async def gone(hall, table):
    """Aiko's time runs out twice; the others answer at once."""
    for _ in range(2):
        table = await hall.referee.table(table.id)
        for seat, player in enumerate(table.players):
            if seat and seat in table.asked and not table.clocks[seat].standin:
                await hall.show(table, player)
        table = await late(hall, table)
        if table.clocks[0].standin == 1:
            await hall.show(table, AIKO, hand="computer")
    return await hall.referee.table(table.id)


async def facts(hall, *kinds):
    return [(each.kind, each.seat, each.about) for each in await hall.told() if each.kind in kinds]


async def test_two_tokens_are_spent_by_themselves_and_then_there_is_a_strike(hall, clock):
    table = await hall.match(options=LONG)
    await hall.show(table, BRUNO)
    assert (await hall.after(72 * HOUR - 1, table.id)).clocks[0].tokens == 2
    after = await hall.after(1, table.id)
    due = clock.at + 12 * HOUR
    assert (after.clocks[0].tokens, after.clocks[0].due) == (1, due)
    assert await facts(hall, "token") == [("token", 0, str(due))]
    for _ in range(2):
        await late(hall, table)
    assert [kind for kind, *_ in await facts(hall, "token", "strike")] == ["token", "strike"]


async def test_a_player_spends_a_token(hall, clock):
    table = await hall.match(options=LONG)
    clock.at += 70 * HOUR
    after = await hall.time_control.extend(table.id, AIKO.id)
    assert (after.clocks[0].due, after.clocks[0].tokens) == (clock.at + 14 * HOUR, 1)
    assert after == await hall.referee.table(table.id)
    assert await facts(hall, "extended") == [("extended", 0, str(clock.at + 14 * HOUR))]
    await hall.time_control.extend(table.id, AIKO.id)
    await refused(NoTokens, hall.time_control.extend(table.id, AIKO.id))
    await refused(NotSeated, hall.time_control.extend(table.id, CHLOE.id))
    await refused(NoClock, hall.time_control.extend((await hall.match(pace="friendly")).id, AIKO.id))


async def test_a_strike_lets_a_computer_answer_once(hall, table, clock):
    await hall.show(table, BRUNO)
    struck = await late(hall, table)
    mine = struck.clocks[0]
    assert (mine.strikes, mine.standin, mine.due, mine.answers_at) == (1, 1, None, clock.at)
    assert ("strike", 0) in await hall.heard()
    assert await hall.time_control.back(table.id, AIKO.id) == struck, "nobody comes back from it to more time"
    after = await hall.show(table, AIKO, hand="computer")
    assert (after.clocks[0].standin, after.clocks[0].strikes) == (0, 1)
    assert after.clocks[0].due == clock.at + 12 * HOUR, "what was used up is gone"
    assert [tuple(row)[3:] for row in await hall.moves(table.id, 0)] == [(72 * HOUR, 1, "computer")]
    assert (await hall.show(table, AIKO)).clocks[0].strikes == 0, "an answer in time forgives it"


async def test_a_player_who_answers_before_the_computer_has_answered_late(hall, table):
    await hall.show(table, BRUNO)
    await late(hall, table)
    after = await hall.show(table, AIKO)
    assert (after.clocks[0].standin, after.clocks[0].strikes) == (0, 1)
    assert [tuple(row)[4:] for row in await hall.moves(table.id, 0)] == [(1, "player")]
    await refused(NotYourTurn, hall.show(table, AIKO, hand="computer"))


async def test_what_is_answered_but_still_held_back_is_in_time(hall, table, clock):
    clock.at += 72 * HOUR - 1
    await hall.held_moves.answer(table.id, AIKO.id, 0, "show 1")
    after = await hall.after(5_000, table.id)
    assert [each.strikes for each in after.clocks] == [0, 1]


async def test_an_answer_out_of_turn_that_was_too_late_leaves_the_bank_as_it_was(store, clock):
    hall = Hall(store, clock, {"morra": changed(FINGERS, reactions=frozenset({"show"}))})
    table = await tokenless(hall)
    await hall.after(4 * HOUR)
    after = await hall.show(table, AIKO, hand="computer")
    assert (after.clocks[0].strikes, after.clocks[0].bank) == (1, 72 * HOUR)


async def test_a_computer_that_was_to_answer_once_does_not_answer_something_else(store, clock):
    """The first to show ends the round; in the second one only the seat 1 is asked."""

    def play(state, seat, move, luck):
        return Step(replace(state, tricks=state.tricks + 1))

    def asks(state):
        return tuple(ask for ask in FINGERS.rules.asks(state) if state.tricks != 1 or ask.seat == 1)

    hall = Hall(store, clock, {"morra": changed(FINGERS, play=play, asks=asks)})
    table = await hall.match(options=LONG)
    await hall.write("update seats set tokens = 0 where seat = 0")
    assert (await late(hall, table)).clocks[0].standin == 1
    after = await hall.show(table, BRUNO, BRUNO)
    mine = after.clocks[0]
    assert (after.asked, mine.standin, mine.answers_at, mine.due) == ((0, 1), 0, None, clock.at + 12 * HOUR)


async def test_a_second_strike_in_a_row_hands_the_seat_over_until_its_player_is_back(hall, table, clock):
    after = await gone(hall, table)
    assert (after.clocks[0].standin, after.clocks[0].strikes, after.standins) == (2, 2, (0,))
    assert ("standin", 0) in await hall.heard()
    after = await hall.show(table, AIKO, hand="computer")
    mine = after.clocks[0]
    assert (mine.standin, mine.due, mine.answers_at) == (2, None, clock.at), "asked again, without a clock"
    await hall.told()
    after = await hall.time_control.back(table.id, AIKO.id)
    mine = after.clocks[0]
    assert (mine.standin, mine.strikes, mine.answers_at, mine.due) == (0, 0, None, clock.at + 12 * HOUR)
    assert await hall.time_control.back(table.id, AIKO.id) == after == await hall.referee.table(table.id)
    assert await hall.heard() == [("back", 0)]
    await refused(NotYourTurn, hall.show(table, AIKO, hand="computer"))


async def test_a_player_who_simply_answers_is_back_and_the_computer_too_late(hall, table):
    seen = await gone(hall, table)
    after = await hall.show(table, AIKO)
    assert (after.clocks[0].standin, after.clocks[0].strikes) == (0, 0)
    late_answer = hall.referee.answer(table.id, AIKO.id, seen.opened(0), "show 1", "computer")
    await refused((NotYourTurn, StaleAsk), late_answer)


async def test_where_nobody_is_there_computers_do_not_play_on(hall, table):
    await late(hall, table)
    await hall.show(table, AIKO, BRUNO, hand="computer")
    after = await hall.after(12 * HOUR, table.id)
    assert (after.standins, [each.answers_at for each in after.clocks]) == ((0, 1), [None, None])
    after = await hall.time_control.back(table.id, BRUNO.id)
    assert after.clocks[0].answers_at is not None


async def test_all_agree_to_wait(hall, three):
    await gone(hall, three)
    await hall.told()
    assert (await hall.time_control.vote(three.id, BRUNO.id, "wait")).clocks[0].answers_at is not None
    await hall.show(three, AIKO, hand="computer")  # a vote outlives what is played meanwhile
    after = await hall.time_control.vote(three.id, CHLOE.id, "wait")
    assert after.clocks[0].answers_at is None
    assert await hall.time_control.vote(three.id, CHLOE.id, "wait") == after
    assert await facts(hall, "voted", "awaited") == [("voted", 1, "wait"), ("voted", 2, "wait"), ("awaited", 2, "")]
    await refused(NotYourTurn, hall.show(three, AIKO, hand="computer"))
    after = await hall.time_control.vote(three.id, CHLOE.id, "end")
    assert after.clocks[0].answers_at is not None, "somebody has changed their mind"
    after = await hall.time_control.back(three.id, AIKO.id)
    assert [each.vote for each in after.clocks] == [None] * 3
    assert after.clocks[0].due == hall.clock.at + 12 * HOUR


async def test_all_agree_to_end_it_and_who_was_made_to_leave_does_not_come_back(hall, three):
    await gone(hall, three)
    await hall.told()
    await hall.time_control.vote(three.id, BRUNO.id, "end")
    after = await hall.time_control.vote(three.id, CHLOE.id, "end")
    assert (after.left, after.status) == ((0,), "playing")
    assert [kind for kind, _ in await hall.heard()][:4] == ["voted", "voted", "timeout", "board"]
    await refused(NotSeated, hall.time_control.back(three.id, AIKO.id))
    assert await hall.referee.table(three.id) == after


async def test_with_the_player_who_would_not_end_it_gone_it_ends(hall, three):
    await gone(hall, three)
    await hall.time_control.vote(three.id, BRUNO.id, "end")
    await hall.told()
    after = await hall.referee.resign(three.id, CHLOE.id)
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (1,), "time")
    assert (await hall.referee.table(three.id)).outcome == after.outcome
    assert [kind for kind, _ in await hall.heard() if kind != "hand"] == ["timeout", "result"]


async def struck_out(hall, table, seat):
    """Their time runs out as it did before."""
    await hall.write(f"update seats set strikes = 1 where seat = {seat}")
    return await late(hall, table, seat)


async def test_with_the_player_who_would_not_end_it_away_it_ends_for_those_who_were_away_before(hall, three):
    """Nobody has voted on the one who went last; the player who asks for it once more has."""
    await gone(hall, three)
    await hall.time_control.vote(three.id, BRUNO.id, "end")
    await hall.show(three, AIKO, hand="computer")
    await hall.show(three, BRUNO)
    await hall.told()
    after = await struck_out(hall, three, 2)
    assert (after.left, after.standins, after.status) == ((0,), (2,), "playing")
    told = [each for each in await hall.heard() if each[0] in {"standin", "timeout", "board"}]
    assert told == [("standin", 2), ("timeout", 0), ("board", None)]
    over = await hall.time_control.vote(three.id, BRUNO.id, "end")
    assert (over.status, over.outcome.winners) == ("over", (1,))
    assert ("voted", 1) not in await hall.heard(), "that has been told"


async def test_nobody_agrees_to_a_draw_with_themselves(hall, table):
    await hall.show(table, BRUNO)
    await hall.agreements.draw(table.id, BRUNO.id)
    after = await struck_out(hall, table, 0)
    assert (after.standins, after.status) == ((0,), "playing")


async def test_of_two_the_one_who_stayed_ends_it_and_only_they_vote(hall, table):
    await refused(NobodyAway, hall.time_control.vote(table.id, BRUNO.id, "end"))
    await gone(hall, table)
    await refused(NobodyAway, hall.time_control.vote(table.id, AIKO.id, "wait"))
    await refused(NobodyAway, hall.time_control.vote(table.id, BRUNO.id, "perhaps"))
    await refused(NotSeated, hall.time_control.vote(table.id, CHLOE.id, "end"))
    await hall.told()
    after = await hall.time_control.vote(table.id, BRUNO.id, "end")
    assert (after.status, after.outcome.winners, after.outcome.reason) == ("over", (1,), "time")
    assert [kind for kind, _ in await hall.heard()][:3] == ["voted", "timeout", "result"]
    await refused(MatchOver, hall.time_control.back(table.id, AIKO.id))


@BOTH
async def test_two_walks_at_once_do_everything_once(hall, store, clock):
    other, tables = Hall(store, clock), [await hall.match(options=LONG) for _ in range(5)]
    clock.at += 72 * HOUR
    await asyncio.gather(*(each.deadlines.look() for each in (hall, other, hall, other)))
    told = [(each.match, each.seat) for each in await hall.told() if each.kind == "token"]
    assert sorted(told) == sorted((table.id, seat) for table in tables for seat in (0, 1))
    assert {each.tokens for table in tables for each in (await hall.referee.table(table.id)).clocks} == {1}


async def test_a_match_without_a_move_for_thirty_days_is_over(hall):
    table = await hall.match(pace="friendly")
    await hall.show(table, AIKO)
    await hall.told()
    assert (await hall.after(30 * DAY - 1, table.id)).status == "playing"
    after = await hall.after(1, table.id)
    assert (after.status, after.outcome.winners, after.outcome.reason, after.asks()) == ("over", (0,), "silent", ())
    assert await hall.heard() == [("result", None), ("hand", 1)]
    assert (len(await hall.log(table.id)), await hall.turns.asked(BRUNO.id)) == (2, [])
    assert [row["rated"] for row in await hall.results(BRUNO)] == [0]
    await refused(MatchOver, hall.show(table, BRUNO))


async def test_a_player_who_was_on_vacation_has_thirty_days_from_their_return(hall, clock):
    table = await hall.match(pace="friendly")
    await hall.show(table, AIKO)
    clock.at += 10 * DAY
    await hall.vacations.begin(BRUNO.id, clock.at + 7 * DAY)
    assert (await hall.after(37 * DAY - 1, table.id)).status == "playing"
    assert (await hall.after(1, table.id)).outcome.reason == "silent"


@pytest.mark.parametrize(
    ("players", "answers", "winners", "places", "reason"),
    [((AIKO, BRUNO), (), (), (1, 1), "expired"), ((AIKO, BRUNO, CHLOE), (AIKO, CHLOE), (), (1, 3, 1), "silent")],
)
async def test_only_those_who_were_to_move_have_lost_by_silence(hall, players, answers, winners, places, reason):
    table = await hall.match(*players, pace="friendly")
    await hall.show(table, *answers)
    outcome = (await hall.after(30 * DAY, table.id)).outcome
    assert (outcome.winners, outcome.places, outcome.reason) == (winners, places, reason)
    if not answers:
        assert [row["verdict"] for row in await hall.results(BRUNO)] == ["none"]


async def test_a_player_others_have_waited_for_without_success_has_lost(hall):
    """A lost match is not saved by staying away while the others are so kind as to wait."""
    table = await hall.match(options=LONG)
    await hall.show(table, AIKO, BRUNO, AIKO, BRUNO, AIKO)
    await hall.write("update seats set standin = 2, due = null, answers_at = null where seat = 1")
    await hall.time_control.vote(table.id, AIKO.id, "wait")
    after = await hall.after(30 * DAY, table.id)
    assert (after.outcome.winners, after.outcome.places, after.outcome.reason) == ((0,), (1, 2), "silent")
    results = [(await hall.results(player))[0] for player in (AIKO, BRUNO)]
    assert [(row["verdict"], row["rated"]) for row in results] == [("won", 1), ("lost", 1)]
