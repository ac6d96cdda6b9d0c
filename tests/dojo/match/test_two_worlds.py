"""Two worlds that look the same to all but one player, who has a secret in one of them: nobody else can tell which.

A secret is an answer that is planned, for what is foreseen or in general, or one that is held. Every notice counts as
public, also one for a DM, because a DM that Discord refuses leads to a call in the thread.
"""

from contextlib import suppress

import pytest

from dojo.clock.paces import DAY, HOUR
from dojo.match.agreements import Agreements, OfferOpen
from dojo.match.held_moves import HeldMoves
from dojo.match.plans import Plans
from engine.core import GeneralPlan
from engine.games import GAMES
from engine.values import replace
from storage.store import Store
from tests.dojo.hall import NOON, Clock, Hall, foresee

LONG = 71 * HOUR  # until the secret answer is made
STEP = 4 * HOUR
IMPOSSIBLE = {("extend", "friendly"), ("take_back", "daily")}  # there is no clock; a rated match stands
SECRETS = ("none", "plan", "general", "held")
GENERAL = GeneralPlan("slide", "first", lambda _, ask: ask.options[0])
KAITO = replace(GAMES["kaito"], general_plans=(GENERAL,))
ACTS = ("nothing", "extend", "mute", "vacation", "nudge", "draw", "abort", "take_back")
TIMED = [(act, pace) for act in ACTS for pace in ("daily", "friendly") if (act, pace) not in IMPOSSIBLE]


class World:
    def __init__(self, store):
        self.store, self.clock = store, Clock()
        self.hall = Hall(store, self.clock, {"kaito": KAITO})
        self.hall.referee._random_between = lambda *_: LONG
        self.plans = Plans(store, self.hall.referee, foresee, self.clock)
        self.held = HeldMoves(store, self.hall.referee, self.clock, seconds=LONG / 1000)
        self.agreements = Agreements(store, self.hall.referee, self.clock)

    async def history(self, secret, act, pace):
        """All that is public after a move, while the player who is asked does nothing for everybody to see."""
        table = await self.hall.match(game="kaito", pace=pace)
        [mover] = table.asked
        other, secretive = table.players[mover].id, table.players[1 - mover].id
        question = (await self.plans.outlook(table.id, secretive)).questions[0]
        move = str(question.ask.options[0])
        if secret == "plan":
            await self.plans.plan(table.id, secretive, question.key, move)
        if secret == "general":
            await self.plans.plan(table.id, secretive, GENERAL.topic, GENERAL.key)
        await self.hall.told()
        await self.hall.referee.answer(table.id, other, None, question.move)
        if secret == "held":
            await self.held.answer(table.id, secretive, None, move)
        seen = [await self.public(table.id, 1 - mover)]
        await self.do(act, table, secretive, other)
        for _ in range(16):
            self.clock.at += STEP
            await self.hall.deadlines.look()
            await self.held.apply_due()
            seen.append(await self.public(table.id, 1 - mover))
        return seen

    async def do(self, act, table, secretive, other):
        clocks = self.hall.time_control
        match act:
            case "extend":
                await clocks.extend(table.id, secretive)
            case "mute":
                await clocks.mute(table.id, secretive)
            case "vacation":
                await self.hall.vacations.begin(secretive, self.clock.at + 2 * DAY)
            case "nudge":
                await clocks.nudge(table.id, other, table.seat_of(secretive))
            case "draw" | "abort" | "take_back":
                await getattr(self.agreements, act)(table.id, other)

    async def public(self, id, mine):
        """Seats count from the one with the secret, because who begins is drawn by lot."""
        table, told = await self.hall.referee.table(id), await self.hall.told()
        heard = sorted((each.kind, each.seat == mine, each.number, each.about[2:]) for each in told)
        return self.clock.at - NOON, heard, table.match.ply, table.clocks[mine], table.clocks[1 - mine]


@pytest.mark.parametrize(("act", "pace"), TIMED)
async def test_a_secret_changes_nothing_that_others_see(tmp_path, act, pace):
    seen = {}
    for secret in SECRETS:
        async with await Store.open(str(tmp_path / f"{secret}.db")) as store:
            seen[secret] = await World(store).history(secret, act, pace)
    for secret, history in seen.items():
        for with_secret, without in zip(history, seen["none"], strict=True):
            assert with_secret == without, f"{secret}, then {act}"


@pytest.mark.parametrize("offers", [("draw", "abort"), ("abort", "take_back"), ("take_back", "draw")])
async def test_nobody_is_kept_from_planning_by_one_offer_after_another(tmp_path, offers):
    async with await Store.open(str(tmp_path / "a.db")) as store:
        world = World(store)
        table = await world.hall.match(game="kaito", pace="friendly")
        [attacker] = table.asked
        by, victim = table.players[attacker].id, table.players[1 - attacker].id
        for user in (by, victim):
            ask = (await world.hall.referee.table(table.id)).asks()[0]
            await world.hall.referee.answer(table.id, user, None, str(ask.options[0]))
        await getattr(world.agreements, offers[0])(table.id, by)
        question = (await world.plans.outlook(table.id, victim)).questions[0]
        await world.plans.plan(table.id, victim, question.key, str(question.ask.options[0]))
        for offer in offers * 30:
            with suppress(OfferOpen):
                await getattr(world.agreements, offer)(table.id, by)
        assert (await world.plans.outlook(table.id, victim)).plans
