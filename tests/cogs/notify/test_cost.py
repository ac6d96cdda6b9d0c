"""What a click costs the database until everybody has been told."""

import asyncio

import pytest

from cogs.notify.courier import Courier
from engine.games import GAMES
from tests.dojo.hall import AIKO, BRUNO

MAX_COMMITS = 2
A_MOVE_OF_THE_HOUSE = 3  # the match, the move and its mover's clock, once more
MAX_STATEMENTS = {"thread": 22, "dms": 28}  # one that is asked by DM is shown what happened since, too


class Trace:
    """Every statement that both connections to the file carry out."""

    def __init__(self, store):
        self.statements = []
        self._connections = (store._database._writer, store.read._connection)

    async def __aenter__(self):
        for connection in self._connections:
            await connection.set_trace_callback(self.statements.append)
        return self

    async def __aexit__(self, *_):
        for connection in self._connections:
            await connection.set_trace_callback(None)

    @property
    def commits(self):
        """Each is an fsync of the log."""
        return sum(statement.upper().startswith("COMMIT") for statement in self.statements)

    @property
    def moves_of_the_house(self):
        return sum("insert into moves" in statement and "'house'" in statement for statement in self.statements)


async def click(dojo, table, user, ask):
    """As a click on the panel does it."""
    answer = dojo.held_moves.answer(table.id, user, table.opened(ask.seat), str(ask.options[0]))
    await asyncio.gather(answer, dojo.turns.count(user, but=table.id))


async def courier_rests(bot):
    """As the courier's loop does it, until it would wait for the next signal."""
    courier = Courier(bot)
    await courier.start_deliveries()
    while courier.under_way:
        await asyncio.gather(*courier.under_way.values())
    await courier.start_deliveries()
    await courier.rest_seconds()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("told", MAX_STATEMENTS)
async def test_a_click_costs_few_statements_until_all_are_told(world, game, told):
    world.dojo.held_moves._length = 0
    table = await world.hall.match(AIKO, BRUNO, game=game)
    if told == "dms":
        for person in (AIKO, BRUNO):
            await world.dojo.people.wants_dm(table.id, person.id, True)
    await world.told()
    for _ in range(6):
        table = await world.table(table)
        ask = table.asks()[0]
        async with Trace(world.hall.store) as trace:
            await click(world.dojo, table, table.players[ask.seat].id, ask)
            await courier_rests(world.bot)
        if (await world.table(table)).status == "over":
            return  # ratings and results are counted once a match
        assert trace.commits <= MAX_COMMITS, trace.statements
        most = MAX_STATEMENTS[told] + A_MOVE_OF_THE_HOUSE * trace.moves_of_the_house
        assert len(trace.statements) <= most, "\n".join(trace.statements)
