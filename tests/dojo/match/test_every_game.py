"""Whole matches of every game there is, the database closed and opened again after every move."""

from random import Random

import pytest

from cogs.panel.form import form_fields
from engine import match
from engine.core import MatchOver
from storage.store import Store
from tests.dojo.hall import ALL, PEOPLE, Clock, Hall, refused
from tests.storage.databases import BOTH


def a_choice(options, luck):
    """A move found the way a player finds it: a field at a time where there are many."""
    move = luck.choice(options)
    for place in range(len(form_fields(options, move))):
        part = form_fields(options, move)[place]
        assert part.moves[part.value] == move
        assert set(part.moves.values()) <= set(options)
        move = luck.choice([*part.moves.values()])
    return move


@BOTH
@pytest.mark.parametrize("key", ALL)
async def test_a_match_outlives_the_process_after_every_move(url, key):
    luck, game, made = Random(key), ALL[key], []
    seats = luck.choice(game.seats)
    options = {
        name: luck.choice([value for value in values if seats in game.only.get((name, value), (seats,))])
        for name, values in game.options.items()
    }
    async with await Store.open(url) as store:
        table = await Hall(store, Clock()).match(*PEOPLE[:seats], game=key, options=options)
    while table.asks():
        async with await Store.open(url) as store:
            hall = Hall(store, Clock())
            assert await hall.referee.table(table.id) == table
            for seat, player in enumerate(table.players):
                assert bool(await hall.turns.asked(player.id)) == (seat in table.asked)
            ask = luck.choice(table.asks())
            made.append((ask.seat, str(a_choice(ask.options, luck))))
            user = table.players[ask.seat].id
            table = await hall.referee.answer(table.id, user, table.opened(ask.seat), made[-1][1])
            await hall.told()
    async with await Store.open(url) as store:
        await check_end(Hall(store, Clock()), table, made)


async def check_end(hall, table, made):
    assert (table.status, bool(table.outcome)) == ("over", True)
    await refused(MatchOver, hall.referee.answer(table.id, table.players[0].id, None, made[-1][1]))
    assert await hall.turns.playing(table.players[0].id) == []
    seats = range(len(table.players))
    rows = sorted([(row["ply"], seat, row) for seat in seats for row in await hall.moves(table.id, seat)])
    assert [(seat, row["move"]) for _, seat, row in rows if row["made_by"] != "house"] == made
    now, events = match.start(table.game, len(seats), seed=table.match.seed, options=table.options)
    log = await hall.log(table.id)
    assert (len(log), log[0].events) == (len(rows) + 1, events)
    for (_, seat, row), logged in zip(rows, log[1:], strict=True):
        now, events = match.answer(table.game, now, seat, match.parse(table.game, now, seat, row["move"]))
        assert (logged.seat, logged.events) == (seat, events)
    assert now == table.match


@pytest.mark.parametrize("key", ALL)
@pytest.mark.parametrize("seed", range(2))
async def test_anybody_may_resign_at_any_moment(hall, key, seed):
    luck = Random(f"{key}{seed}")
    table = await hall.moved(await hall.match(*PEOPLE[: ALL[key].seats[0]], game=key), luck, luck.randrange(20))
    if table.asks():
        loser = luck.randrange(2)
        table = await hall.referee.resign(table.id, table.players[loser].id)
        assert (table.status, loser in table.outcome.winners) == ("over", False)
        assert (await hall.told())[-1].match == table.id
