"""Answers planned ahead: carried out in just the view they were planned for, or in general, after a while."""

from random import Random

import pytest

from dojo.clock.paces import HOUR
from dojo.errors import NotSeated
from dojo.match.plans import NotForeseen
from dojo.table.plans import DEFAULT_DELAY_MS, MIN_WAITS, UNDO_MS
from engine.core import MatchOver
from engine.match import answer as played
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall, refused

SHORTEST = DEFAULT_DELAY_MS[0]


@pytest.fixture
def hall(store, clock):
    """Nobody waits longer than they must."""
    made = Hall(store, clock)
    made.plans._random_between = made.referee._random_between = lambda least, most: least
    return made


async def waiting(hall, **terms):
    """A match of KAITO, where all is open: the table, who is to move, and who waits."""
    table = await hall.match(game="kaito", **terms)
    [mover] = table.asked
    return table, table.players[mover].id, table.players[1 - mover].id


async def answered(hall, table, user, move=None):
    return await hall.referee.answer(table.id, user, None, move or str(table.asks()[0].options[0]))


async def planned(hall, table, user, at=0, answer=0):
    """A plan for one of the questions that are foreseen; the question, and the answer."""
    question = (await hall.plans.outlook(table.id, user)).questions[at]
    move = str(question.ask.options[answer])
    await hall.plans.plan(table.id, user, question.key, move)
    return question, move


async def kept(hall, table):
    rows = [await hall.store.read.plans_of(match_id=table.id, seat=seat) for seat in range(len(table.players))]
    return [row for each in rows for row in each]


async def plans_of(hall, table, user):
    return (await hall.plans.outlook(table.id, user)).plans


async def withdrawn(hall, table, user):
    """Whether this player is told that something else happened than they planned for."""
    now = await hall.referee.table(table.id)
    return await hall.plans.withdrawn(now, now.seat_of(user))


async def held(hall, table, user):
    return await hall.store.read.held_answer(match_id=table.id, seat=table.seat_of(user))


async def fired(hall, **terms):
    """A match in which a planned answer waits to be played: the table, who planned it, who moved, and the answer."""
    table, mover, planner = await waiting(hall, **terms)
    question, move = await planned(hall, table, planner)
    return await answered(hall, table, mover, question.move), planner, mover, move


# Planning


async def test_several_plans_stand_the_latest_for_each_question_and_each_can_be_withdrawn(hall):
    table, _, planner = await waiting(hall)
    first, _ = await planned(hall, table, planner)
    second, _ = await planned(hall, table, planner, at=1)
    _, latest = await planned(hall, table, planner, at=1, answer=1)
    after = await hall.plans.plan(table.id, planner, first.key, None)
    assert after.plans == await plans_of(hall, table, planner) == {second.key: latest}


async def test_nothing_is_planned_by_somebody_who_is_asked_or_gone_or_in_a_match_that_is_over(hall):
    table = await hall.match(game="kendo")  # which has nothing general
    await refused(NotForeseen, hall.plans.outlook(table.id, table.players[table.asked[0]].id))
    three = await hall.match(AIKO, BRUNO, CHLOE, game="karenza")
    await hall.referee.resign(three.id, AIKO.id)
    await refused(NotSeated, hall.plans.plan(three.id, AIKO.id, "defend", "stay"))
    await hall.referee.resign(table.id, AIKO.id)
    await refused(MatchOver, hall.plans.outlook(table.id, BRUNO.id))


@pytest.mark.parametrize(
    ("key", "move"),
    [("nonsense", "slide a1"), (None, "slide z9"), ("slide", "slide a1"), ("exchange", "katana"), ("exchange", "hit")],
)
async def test_only_what_is_foreseen_or_what_the_game_offers_in_general_is_planned(hall, key, move):
    table, _, planner = await waiting(hall)
    seen = await hall.plans.outlook(table.id, planner)
    await refused(NotForeseen, hall.plans.plan(table.id, planner, key or seen.questions[0].key, move))
    assert not await kept(hall, table)


# Carrying out


async def test_a_plan_is_carried_out_after_a_while_that_a_person_may_take(hall, clock):
    table, planner, _, move = await fired(hall)
    await hall.held_moves.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == table.match.ply, "never at once"
    clock.at += SHORTEST + UNDO_MS
    await hall.held_moves.apply_due()
    [last] = await hall.moves(table.id, table.seat_of(planner))
    assert (last["move"], last["waited"], last["made_by"]) == (move, SHORTEST, "player")


async def test_the_delay_is_one_that_the_player_took_before(hall, clock):
    table, *people = await waiting(hall)
    dice = Random(1)
    for turn in range(2 * MIN_WAITS):
        ask = table.asks()[0]
        clock.at += (3 if table.players[ask.seat].id == people[1] else 1) * HOUR + turn
        table = await answered(hall, table, table.players[ask.seat].id, str(dice.choice(ask.options)))
    planner = table.players[1 - table.asked[0]].id
    question, _ = await planned(hall, table, planner)
    table = await answered(hall, table, table.players[table.asked[0]].id, question.move)
    took = {row["waited"] for row in await hall.moves(table.id, table.seat_of(planner))}
    assert (await held(hall, table, planner))["made_at"] - clock.at in took


async def test_the_delay_ends_before_the_clock(hall, clock):
    hall.referee._random_between = lambda least, most: most
    table, planner, *_ = await fired(hall, pace="live")
    hold = await held(hall, table, planner)
    assert clock.at < hold["made_at"] < table.clocks[table.seat_of(planner)].due
    assert hold["due"] == hold["made_at"], "as in all live matches, nothing is held once it's made"


async def test_nobody_is_heard_of_in_their_quiet_hours(hall, clock):
    for player in (AIKO, BRUNO):
        await hall.quiet(player, 22, 7)  # NOON is 22:13:20
    table, planner, *_ = await fired(hall)
    quiet_until = table.hours(table.seat_of(planner)).quiet_until(clock.at)
    assert (await held(hall, table, planner))["made_at"] == quiet_until + SHORTEST


async def test_a_plan_waits_while_the_others_turn_goes_on(hall):
    """A Competition: they switch, draw and attack in three clicks, and the plan is for the attack."""
    table = await hall.match(game="kendo", options={"mode": "competition"})
    [mover] = table.asked
    planner = table.players[1 - mover].id
    questions = (await hall.plans.outlook(table.id, planner)).questions
    for each in questions:
        await hall.plans.plan(table.id, planner, each.key, str(each.ask.options[0]))
    while mover in table.asked:
        assert not await held(hall, table, planner)
        ask = table.ask_of(mover)
        wanted = [option for option in ask.options if str(option) in {each.move for each in questions}]
        table = await answered(hall, table, table.players[mover].id, str((wanted or ask.options)[0]))
    assert not [row for row in await kept(hall, table) if row["views"] == ""]


# In general


async def meeting(hall, game="kengo", topic="defend"):
    """A match in which this is about to be asked: the table before the move that leads there, and that move.

    Who will be asked, and who makes the move.
    """
    for attempt in range(50):
        luck, table = Random(attempt), await hall.match(game=game, pace="friendly")
        while table.status == "playing":
            hall.clock.at += SHORTEST
            ask = table.asks()[0]
            chosen = luck.choice(ask.options)
            move, (after, _) = str(chosen), played(table.game, table.match, ask.seat, chosen)
            if asked := [each.seat for each in table.game.rules.asks(after.state) if each.topic == topic]:
                return table, move, table.players[asked[0]].id, table.players[ask.seat].id
            table = await answered(hall, table, table.players[ask.seat].id, move)
    raise AssertionError(topic)


@pytest.mark.parametrize(
    ("game", "topic", "key"), [("kengo", "defend", "hit"), ("kengo", "defend", "parry"), ("kaito", "exchange", "pass")]
)
async def test_a_general_plan_stands_and_is_carried_out_like_any_other(hall, clock, game, topic, key):
    table, move, planner, mover = await meeting(hall, game, topic)
    await hall.plans.plan(table.id, planner, topic, key)
    table = await answered(hall, table, mover, move)
    hold = await held(hall, table, planner)
    if key in map(str, table.ask_of(table.seat_of(planner)).options):
        assert (hold["move"], hold["made_at"]) == (key, clock.at + SHORTEST)
        clock.at += SHORTEST + UNDO_MS
        await hall.held_moves.apply_due()
        assert (await hall.referee.table(table.id)).match.ply == table.match.ply + 1
    else:
        assert hold is None
    assert await plans_of(hall, table, planner) == {topic: key}


async def test_what_is_planned_for_one_view_goes_before_the_general(hall):
    table, move, planner, mover = await meeting(hall)
    await hall.plans.plan(table.id, planner, "defend", "parry")
    question = next(each for each in (await hall.plans.outlook(table.id, planner)).questions if each.move == move)
    await hall.plans.plan(table.id, planner, question.key, "hit")
    table = await answered(hall, table, mover, move)
    assert (await held(hall, table, planner))["move"] == "hit"
    assert [row["topic"] for row in await kept(hall, table)] == ["defend"]


async def test_what_is_planned_in_general_answers_what_is_asked_now_until_it_is_withdrawn(hall):
    table, move, planner, mover = await meeting(hall)
    table = await answered(hall, table, mover, move)
    for topic, plan, answer in (("last_attack", "pass", None), ("defend", "hit", "hit"), ("defend", None, None)):
        await hall.plans.plan(table.id, planner, topic, plan)
        hold = await held(hall, table, planner)
        assert (hold and hold["move"]) == answer
    assert await plans_of(hall, table, planner) == {"last_attack": "pass"}


async def test_an_answer_that_was_given_is_not_replaced_by_what_is_planned_in_general(hall):
    table, move, planner, mover = await meeting(hall)
    table = await answered(hall, table, mover, move)
    given = next(str(option) for option in table.asks()[0].options if str(option) != "hit")
    await hall.write("update matches set pace = 'daily'")
    await hall.held_moves.answer(table.id, planner, None, given)
    await hall.plans.plan(table.id, planner, "defend", "hit")
    assert (await held(hall, table, planner))["move"] == given


@pytest.mark.parametrize("away", ["strikes = 1", "standin = 2", "vote = 'draw'"])
async def test_nothing_general_answers_for_somebody_who_may_be_away_or_is_to_decide_on_an_offer(hall, away):
    table, move, planner, mover = await meeting(hall)
    await hall.plans.plan(table.id, planner, "defend", "hit")
    who = mover if "vote" in away else planner
    await hall.write(f"update seats set {away} where match_id = '{table.id}' and user_id = {who}")
    table = await answered(hall, table, mover, move)
    assert await held(hall, table, planner) is None
    assert not await withdrawn(hall, table, planner)


async def test_an_offer_leaves_what_is_planned_in_general(hall):
    table, move, planner, mover = await meeting(hall)
    await hall.plans.plan(table.id, planner, "defend", "hit")
    await answered(hall, table, mover, move)
    await hall.agreements.draw(table.id, mover)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, table, planner)
    assert await plans_of(hall, table, planner) == {"defend": "hit"}


# Withdrawn


async def test_what_was_not_planned_for_withdraws_all_plans_and_is_told_until_the_answer(hall):
    table, mover, planner = await waiting(hall)
    assert not await withdrawn(hall, table, planner), "who has planned nothing is told of no plan"
    await planned(hall, table, planner)
    other = (await hall.plans.outlook(table.id, planner)).questions[1]
    table = await answered(hall, table, mover, other.move)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, table, planner)
    table = await answered(hall, table, planner)
    assert not await kept(hall, table)


async def test_a_plan_that_the_rules_refuse_is_withdrawn(hall):
    table, mover, planner = await waiting(hall)
    question, _ = await planned(hall, table, planner)
    await hall.write(f"update plans set move = 'slide z9' where match_id = '{table.id}'")
    table = await answered(hall, table, mover, question.move)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, table, planner)


@pytest.mark.parametrize("offer", ["draw", "abort", "take_back"])
async def test_an_offer_is_new_and_withdraws_what_waits(hall, offer):
    table, planner, mover, _ = await fired(hall, pace="friendly")
    await getattr(hall.agreements, offer)(table.id, mover)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, table, planner)


@pytest.mark.parametrize("how", ["taken back", "handed over", "over"])
async def test_plans_go_with_what_they_were_planned_for(hall, how):
    table, mover, planner = await waiting(hall, pace="friendly")
    question, _ = await planned(hall, table, planner)
    match how:
        case "taken back":
            await answered(hall, table, mover, question.move)
            await hall.agreements.take_back(table.id, mover)
            await hall.agreements.agree_to_take_back(table.id, planner, 0)
        case "handed over":
            await hall.hand_over(table, table.seat_of(planner), DAI)
        case "over":
            await hall.referee.resign(table.id, mover)
    assert (await kept(hall, table), await held(hall, table, planner)) == ([], None)
