"""Two worlds that look the same to all but one player, who has a secret in one of them: nobody else can tell which.

A secret is an answer that is planned, for what is foreseen or in general, or one that is held. Every notice counts as
public, also one for a DM, because a DM that Discord refuses leads to a call in the thread.
"""

from contextlib import asynccontextmanager, suppress

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.match.agreements import OfferOpen
from engine.core import GeneralPlan
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import NOON, Clock, Hall
from tests.engine.toys import changed

LONG = 71 * HOUR  # until the secret answer is made
STEP = 4 * HOUR
IMPOSSIBLE = {("extend", "friendly"), ("take_back", "daily")}  # there is no clock; a rated match stands
SECRETS = ("none", "plan", "general", "held")
GENERAL = GeneralPlan("slide", "first", lambda _, ask: ask.options[0])
KAITO = changed(GAMES["kaito"], general_plans=(GENERAL,))
ACTS = ("nothing", "extend", "mute", "vacation", "nudge", "draw", "abort", "take_back")
TIMED = [(act, pace) for act in ACTS for pace in ("daily", "friendly") if (act, pace) not in IMPOSSIBLE]


@asynccontextmanager
async def world(path):
    async with await Store.open(str(path)) as store:
        hall = Hall(store, Clock(), {"kaito": KAITO}, hold_seconds=LONG / 1000)
        hall.referee._random_between = hall.plans._random_between = lambda *_: LONG
        yield hall


async def past(hall, secret, act, pace):
    """All that is public after a move, while the player who is asked does nothing for everybody to see."""
    table = await hall.match(game="kaito", pace=pace)
    [mover] = table.asked
    other, secretive = table.players[mover].id, table.players[1 - mover].id
    question = (await hall.plans.outlook(table.id, secretive)).questions[0]
    move = str(question.ask.options[0])
    if secret == "plan":
        await hall.plans.plan(table.id, secretive, question.key, move)
    if secret == "general":
        await hall.plans.plan(table.id, secretive, GENERAL.topic, GENERAL.key)
    await hall.told()
    await hall.referee.answer(table.id, other, None, question.move)
    if secret == "held":
        await hall.held_moves.answer(table.id, secretive, None, move)
    seen = [await public(hall, table.id, 1 - mover)]
    match act:
        case "extend" | "mute":
            await getattr(hall.time_control, act)(table.id, secretive)
        case "vacation":
            await hall.vacations.begin(secretive, hall.clock.at + 2 * DAY)
        case "nudge":
            await hall.time_control.nudge(table.id, other, 1 - mover)
        case "draw" | "abort" | "take_back":
            await getattr(hall.agreements, act)(table.id, other)
    for _ in range(16):
        await hall.after(STEP)
        await hall.held_moves.apply_due()
        seen.append(await public(hall, table.id, 1 - mover))
    return seen


async def public(hall, id, mine):
    """Seats count from the one with the secret, because who begins is drawn by lot."""
    table, told = await hall.referee.table(id), await hall.told()
    heard = sorted((each.kind, each.seat == mine, each.number, each.about[2:]) for each in told)
    return hall.clock.at - NOON, heard, table.match.ply, table.clocks[mine], table.clocks[1 - mine]


@pytest.mark.parametrize(("act", "pace"), TIMED)
async def test_a_secret_changes_nothing_that_others_see(tmp_path, act, pace):
    seen = {}
    for secret in SECRETS:
        async with world(tmp_path / f"{secret}.db") as hall:
            seen[secret] = await past(hall, secret, act, pace)
    for secret, history in seen.items():
        for with_secret, without in zip(history, seen["none"], strict=True):
            assert with_secret == without, f"{secret}, then {act}"


@pytest.mark.parametrize("offers", [("draw", "abort"), ("abort", "take_back"), ("take_back", "draw")])
async def test_nobody_is_kept_from_planning_by_one_offer_after_another(tmp_path, offers):
    async with world(tmp_path / "a.db") as hall:
        table = await hall.match(game="kaito", pace="friendly")
        by, victim = [table.players[seat].id for seat in (table.asked[0], 1 - table.asked[0])]
        await hall.moved(table, most=2)
        await getattr(hall.agreements, offers[0])(table.id, by)
        question = (await hall.plans.outlook(table.id, victim)).questions[0]
        await hall.plans.plan(table.id, victim, question.key, str(question.ask.options[0]))
        for offer in offers * 30:
            with suppress(OfferOpen):
                await getattr(hall.agreements, offer)(table.id, by)
        assert (await hall.plans.outlook(table.id, victim)).plans
