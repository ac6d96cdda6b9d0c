"""Answers planned ahead: carried out in just the view they were planned for, or in general, after a while."""

from random import Random

import pytest

from dojo.clock.paces import HOUR
from dojo.errors import NotSeated
from dojo.match.agreements import Agreements
from dojo.match.held_moves import HeldMoves
from dojo.match.plans import NotForeseen, Plans
from dojo.match.substitutes import Substitutes
from dojo.privacy.erase import Privacy
from dojo.table.plans import DEFAULT_DELAY_MS, MIN_WAITS, UNDO_MS
from engine.core import MatchOver
from engine.games import GAMES
from engine.match import answer as played
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall, foresee

SHORTEST = DEFAULT_DELAY_MS[0]


@pytest.fixture
def hall(store, clock):
    made = Hall(store, clock, GAMES)
    made.referee._random_between = lambda least, most: least
    return made


@pytest.fixture
def plans(hall, store, clock):
    return Plans(store, hall.referee, foresee, clock, lambda least, most: least)


@pytest.fixture
def held_moves(hall, store, clock):
    return HeldMoves(store, hall.referee, clock)


async def waiting(hall, **terms):
    """A match of KAITO, where all is open: the table, who is to move, and who waits."""
    table = await hall.match(game="kaito", **terms)
    [mover] = table.asked
    return table, table.players[mover].id, table.players[1 - mover].id


async def planned(plans, table, user, at=0, answer=0):
    """A plan for one of the questions that are foreseen; the question, and the answer."""
    question = (await plans.outlook(table.id, user)).questions[at]
    move = str(question.ask.options[answer])
    await plans.plan(table.id, user, question.key, move)
    return question, move


async def kept(hall, table):
    rows = [await hall.store.read.plans_of(match_id=table.id, seat=seat) for seat in range(len(table.players))]
    return [row for each in rows for row in each]


async def withdrawn(hall, plans, table, user):
    """Whether this player is told that something else happened than they planned for."""
    now = await hall.referee.table(table.id)
    return await plans.withdrawn(now, now.seat_of(user))


async def held(hall, table, user):
    return await hall.store.read.held_answer(match_id=table.id, seat=table.seat_of(user))


def ended(table, seat, move):
    """Whether this move would end the match."""
    return table.game.outcome(played(table.game, table.match, seat, move)[0].state)


async def fired(hall, plans, **terms):
    """A match in which a planned answer waits to be played: the table, who planned it, and who moved."""
    table, mover, planner = await waiting(hall, **terms)
    question, move = await planned(plans, table, planner)
    return await hall.referee.answer(table.id, mover, None, question.move), planner, mover, move


# Planning


async def test_several_plans_stand_and_each_can_be_withdrawn(hall, plans):
    table, _, planner = await waiting(hall)
    first, _ = await planned(plans, table, planner)
    second, move = await planned(plans, table, planner, at=1)
    after = await plans.plan(table.id, planner, first.key, None)
    assert after.plans == (await plans.outlook(table.id, planner)).plans == {second.key: move}


async def test_a_question_has_one_plan_the_latest(hall, plans):
    table, _, planner = await waiting(hall)
    question, _ = await planned(plans, table, planner)
    _, move = await planned(plans, table, planner, answer=1)
    assert (await plans.outlook(table.id, planner)).plans == {question.key: move}


async def test_nothing_is_planned_by_somebody_who_is_asked_where_there_is_nothing_general(hall, plans):
    table = await hall.match(game="kendo")
    mover = table.players[table.asked[0]].id
    with pytest.raises(NotForeseen):
        await plans.outlook(table.id, mover)


@pytest.mark.parametrize(("key", "move"), [("nonsense", "slide a1"), (None, "slide z9")])
async def test_only_what_is_foreseen_is_planned(hall, plans, key, move):
    table, _, planner = await waiting(hall)
    seen = await plans.outlook(table.id, planner)
    with pytest.raises(NotForeseen):
        await plans.plan(table.id, planner, key or seen.questions[0].key, move)
    assert not await kept(hall, table)


async def test_nothing_is_planned_in_a_match_that_is_over(hall, plans):
    table, mover, planner = await waiting(hall)
    await hall.referee.resign(table.id, mover)
    with pytest.raises(MatchOver):
        await plans.outlook(table.id, planner)


# Carrying out


async def test_a_plan_is_carried_out_after_a_while_that_a_person_may_take(hall, plans, held_moves, clock):
    table, planner, _, move = await fired(hall, plans)
    await held_moves.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == table.match.ply, "never at once"
    clock.at += SHORTEST + UNDO_MS
    await held_moves.apply_due()
    [last] = await hall.moves(table.id, table.seat_of(planner))
    assert (last["move"], last["waited"], last["made_by"]) == (move, SHORTEST, "player")


async def test_the_delay_is_one_that_the_player_took_before(hall, plans, clock):
    table, *people = await waiting(hall)
    dice = Random(1)
    for turn in range(2 * MIN_WAITS):
        ask = table.asks()[0]
        clock.at += (3 if table.players[ask.seat].id == people[1] else 1) * HOUR + turn
        table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(dice.choice(ask.options)))
    planner = table.players[1 - table.asked[0]].id
    question, _ = await planned(plans, table, planner)
    table = await hall.referee.answer(table.id, table.players[table.asked[0]].id, None, question.move)
    took = {row["waited"] for row in await hall.moves(table.id, table.seat_of(planner))}
    assert (await held(hall, table, planner))["made_at"] - clock.at in took


async def test_the_delay_ends_before_the_clock(hall, plans, clock):
    hall.referee._random_between = lambda least, most: most
    table, planner, *_ = await fired(hall, plans, pace="live")
    due = table.clocks[table.seat_of(planner)].due
    hold = await held(hall, table, planner)
    assert clock.at < hold["made_at"] < due
    assert hold["due"] == hold["made_at"], "as in all live matches, nothing is held once it's made"


async def test_nobody_is_heard_of_in_their_quiet_hours(hall, plans, clock):
    for player in (AIKO, BRUNO):
        await hall.quiet(player, 22, 7)  # NOON is 22:13:20
    table, planner, *_ = await fired(hall, plans)
    quiet_until = table.hours(table.seat_of(planner)).quiet_until(clock.at)
    assert (await held(hall, table, planner))["made_at"] == quiet_until + SHORTEST


async def test_a_player_who_has_planned_is_not_reminded(hall, plans, clock):
    await fired(hall, plans, pace="relaxed")
    hall.referee._random_between = lambda least, most: most
    await hall.told()
    await hall.after(30 * 24 * HOUR)
    assert not [each for each in await hall.heard() if each[0] in {"reminder", "extended", "strike"}]


async def test_others_hear_what_they_always_hear(hall, plans):
    told = []
    for plan in (True, False):
        table, mover, planner = await waiting(hall)
        question = (await plans.outlook(table.id, planner)).questions[0]
        if plan:
            await planned(plans, table, planner)
        await hall.told()
        after = await hall.referee.answer(table.id, mover, None, question.move)
        seat = table.seat_of(planner)
        heard = [(kind, about == seat) for kind, about in await hall.heard()]
        told.append((sorted(heard), after.asked == (seat,), after.clocks[seat], after.clocks[1 - seat]))
    assert told[0] == told[1]


async def test_a_planned_answer_can_be_undone_until_it_is_played(hall, plans, held_moves, clock):
    table, planner, *_ = await fired(hall, plans)
    assert await held_moves.undo(table.id, planner, table.opened(table.seat_of(planner)))
    clock.at += HOUR
    await held_moves.apply_due()
    assert (await hall.referee.table(table.id)).match.ply == table.match.ply


async def test_a_planned_answer_that_is_sent_at_once_is_made_now(hall, plans, held_moves, clock):
    table, planner, *_ = await fired(hall, plans)
    clock.at += 7
    await held_moves.send_now(table.id, planner, table.opened(table.seat_of(planner)))
    [last] = await hall.moves(table.id, table.seat_of(planner))
    assert last["waited"] == 7


async def test_a_plan_waits_while_the_others_turn_goes_on(store, clock, hall, plans):
    """A Competition: they switch, draw and attack in three clicks, and the plan is for the attack."""
    table = await hall.match(game="kendo", options={"mode": "competition"})
    [mover] = table.asked
    planner = table.players[1 - mover].id
    questions = (await plans.outlook(table.id, planner)).questions
    for each in questions:
        await plans.plan(table.id, planner, each.key, str(each.ask.options[0]))
    while mover in table.asked:
        assert not await held(hall, table, planner)
        ask = table.ask_of(mover)
        wanted = [option for option in ask.options if str(option) in {each.move for each in questions}]
        move = str((wanted or ask.options)[0])
        table = await hall.referee.answer(table.id, table.players[mover].id, None, move)
    assert not [row for row in await kept(hall, table) if row["views"] == ""]


# In general


async def meeting(hall, game, topic):
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
            if asked := [each.seat for each in table.game.asks(after.state) if each.topic == topic]:
                return table, move, table.players[asked[0]].id, table.players[ask.seat].id
            table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, move)
    raise AssertionError(topic)


@pytest.mark.parametrize(
    ("game", "topic", "key"),
    [("kengo", "defend", "hit"), ("kengo", "defend", "parry"), ("kaito", "exchange", "pass")],
)
async def test_a_general_plan_stands_and_is_carried_out_like_any_other(
    hall, plans, held_moves, clock, game, topic, key
):
    table, move, planner, mover = await meeting(hall, game, topic)
    await plans.plan(table.id, planner, topic, key)
    table = await hall.referee.answer(table.id, mover, None, move)
    hold = await held(hall, table, planner)
    if key in map(str, table.ask_of(table.seat_of(planner)).options):
        assert (hold["move"], hold["made_at"]) == (key, clock.at + SHORTEST)
        clock.at += SHORTEST + UNDO_MS
        await held_moves.apply_due()
        assert (await hall.referee.table(table.id)).match.ply == table.match.ply + 1
    else:
        assert hold is None
    assert (await plans.outlook(table.id, planner)).plans == {topic: key}


async def test_what_is_planned_for_one_view_goes_before_the_general(hall, plans):
    table, move, planner, mover = await meeting(hall, "kengo", "defend")
    await plans.plan(table.id, planner, "defend", "parry")
    question = next(each for each in (await plans.outlook(table.id, planner)).questions if each.move == move)
    await plans.plan(table.id, planner, question.key, "hit")
    table = await hall.referee.answer(table.id, mover, None, move)
    assert (await held(hall, table, planner))["move"] == "hit"
    assert [row["topic"] for row in await kept(hall, table)] == ["defend"]


async def test_what_is_planned_in_general_answers_what_is_asked_now_until_it_is_withdrawn(hall, plans):
    table, move, planner, mover = await meeting(hall, "kengo", "defend")
    table = await hall.referee.answer(table.id, mover, None, move)
    await plans.plan(table.id, planner, "last_attack", "pass")
    assert await held(hall, table, planner) is None
    await plans.plan(table.id, planner, "defend", "hit")
    assert (await held(hall, table, planner))["move"] == "hit"
    await plans.plan(table.id, planner, "defend", None)
    assert await held(hall, table, planner) is None
    assert (await plans.outlook(table.id, planner)).plans == {"last_attack": "pass"}


async def test_an_answer_that_was_given_is_not_replaced_by_what_is_planned_in_general(hall, plans, held_moves):
    table, move, planner, mover = await meeting(hall, "kengo", "defend")
    table = await hall.referee.answer(table.id, mover, None, move)
    given = next(str(option) for option in table.asks()[0].options if str(option) != "hit")
    await hall.write("update matches set pace = 'daily'")
    await held_moves.answer(table.id, planner, None, given)
    await plans.plan(table.id, planner, "defend", "hit")
    assert (await held(hall, table, planner))["move"] == given


@pytest.mark.parametrize(
    "away", ["update seats set strikes = 1", "update seats set standin = 2", "update seats set vote = 'draw'"]
)
async def test_nothing_general_answers_for_somebody_who_may_be_away_or_is_to_decide_on_an_offer(hall, plans, away):
    table, move, planner, mover = await meeting(hall, "kengo", "defend")
    await plans.plan(table.id, planner, "defend", "hit")
    await hall.write(f"{away} where match_id = '{table.id}' and user_id = {mover if 'vote' in away else planner}")
    table = await hall.referee.answer(table.id, mover, None, move)
    assert await held(hall, table, planner) is None
    assert not await withdrawn(hall, plans, table, planner)


async def test_an_offer_leaves_what_is_planned_in_general(hall, plans, store, clock):
    table, move, planner, mover = await meeting(hall, "kengo", "defend")
    await plans.plan(table.id, planner, "defend", "hit")
    await hall.referee.answer(table.id, mover, None, move)
    await Agreements(store, hall.referee, clock).draw(table.id, mover)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, plans, table, planner)
    assert (await plans.outlook(table.id, planner)).plans == {"defend": "hit"}


@pytest.mark.parametrize(("topic", "key"), [("slide", "slide a1"), ("exchange", "katana"), ("exchange", "hit")])
async def test_only_what_the_game_offers_is_planned_in_general(hall, plans, topic, key):
    table, mover, _ = await waiting(hall)
    with pytest.raises(NotForeseen):
        await plans.plan(table.id, mover, topic, key)
    assert not await kept(hall, table)


async def test_nothing_general_is_planned_by_somebody_who_has_left(hall, plans):
    table = await hall.match(AIKO, BRUNO, CHLOE, game="karenza")
    await hall.referee.resign(table.id, AIKO.id)
    with pytest.raises(NotSeated):
        await plans.plan(table.id, AIKO.id, "defend", "stay")


# Withdrawn


async def test_what_was_not_planned_for_withdraws_all_plans_and_is_told_until_the_answer(hall, plans):
    table, mover, planner = await waiting(hall)
    await planned(plans, table, planner)
    other = (await plans.outlook(table.id, planner)).questions[1]
    table = await hall.referee.answer(table.id, mover, None, other.move)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, plans, table, planner)
    table = await hall.referee.answer(table.id, planner, None, str(table.asks()[0].options[0]))
    assert not await kept(hall, table)


async def test_a_player_who_has_planned_nothing_is_told_of_no_plan(hall, plans):
    table, mover, planner = await waiting(hall)
    table = await hall.referee.answer(table.id, mover, None, str(table.asks()[0].options[0]))
    assert not await withdrawn(hall, plans, table, planner)


async def test_a_plan_that_the_rules_refuse_is_withdrawn(hall, plans):
    table, mover, planner = await waiting(hall)
    question, _ = await planned(plans, table, planner)
    await hall.write(f"update plans set move = 'slide z9' where match_id = '{table.id}'")
    table = await hall.referee.answer(table.id, mover, None, question.move)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, plans, table, planner)


@pytest.mark.parametrize("offer", ["draw", "abort", "take_back"])
async def test_an_offer_is_new_and_withdraws_what_waits(hall, plans, store, clock, offer):
    table, planner, mover, _ = await fired(hall, plans, pace="friendly")
    await hall.told()
    await getattr(Agreements(store, hall.referee, clock), offer)(table.id, mover)
    assert await held(hall, table, planner) is None
    assert await withdrawn(hall, plans, table, planner)


async def test_an_offer_leaves_an_answer_that_was_given_as_it_is(hall, plans, held_moves, store, clock):
    table, mover, planner = await waiting(hall)
    await held_moves.answer(table.id, mover, None, str(table.asks()[0].options[0]))
    await Agreements(store, hall.referee, clock).draw(table.id, planner)
    assert await held(hall, table, mover)


async def test_moves_taken_back_take_the_plans_with_them(hall, plans, store, clock):
    table, planner, mover, _ = await fired(hall, plans, pace="friendly")
    agreements = Agreements(store, hall.referee, clock)
    await agreements.take_back(table.id, mover)
    after = await agreements.agree_to_take_back(table.id, planner, 0)
    assert not await kept(hall, after)
    assert await held(hall, after, planner) is None


async def test_no_plan_answers_for_a_seat_that_a_computer_holds(hall, plans):
    table, mover, planner = await waiting(hall)
    question, _ = await planned(plans, table, planner)
    await hall.write(f"update seats set standin = 2 where match_id = '{table.id}' and user_id = {planner}")
    table = await hall.referee.answer(table.id, mover, None, question.move)
    assert await held(hall, table, planner) is None


async def test_a_seat_that_changes_hands_has_no_plans(hall, plans, store, clock):
    table, _, planner = await waiting(hall)
    await planned(plans, table, planner)
    substitutes = Substitutes(store, hall.referee, hall.people, clock)
    await substitutes.offer(table.id, planner, DAI)
    await substitutes.take(table.id, table.seat_of(planner), DAI)
    assert not await kept(hall, table)


async def test_when_the_match_is_over_there_are_no_plans(hall, plans):
    table, mover, planner = await waiting(hall)
    await planned(plans, table, planner)
    await hall.referee.resign(table.id, mover)
    assert not await kept(hall, table)


async def test_plans_are_exported_to_their_player_alone(hall, plans, store, clock):
    table, mover, planner = await waiting(hall)
    _, move = await planned(plans, table, planner)
    people = {player.id: player for player in table.players}
    found = {user: (await hall.exported(people[user]))["matches"][0]["plans"] for user in (mover, planner)}
    assert found == {mover: [], planner: [{"topic": "", "move": move}]}


async def test_erasing_somebody_erases_their_plans(hall, plans, store, clock):
    table = await hall.match(AIKO, BRUNO, CHLOE, game="regroup")
    await hall.write(f"insert into plans values ('{table.id}', 0, '', 'view', 'take 1')")
    privacy = Privacy(store, hall.lobbies, hall.referee, clock)
    await privacy.forget(table.players[0].id, lambda *_: "Former player")
    assert not await kept(hall, table)
