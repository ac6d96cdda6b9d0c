"""Whole matches of every game there is, the database closed and opened again after every move."""

from contextlib import asynccontextmanager
from random import Random

import pytest

from cogs.panel.form import form_fields
from engine import match
from engine.core import MatchOver
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall
from tests.engine.toys import FINGERS

PEOPLE = (AIKO, BRUNO, CHLOE, DAI)
ALL = {**GAMES, "morra": FINGERS}


@asynccontextmanager
async def reopened(url):
    async with await Store.open(url) as store:
        yield Hall(store, Clock(), ALL)


def a_choice(options, dice):
    """A move found the way a player finds it: a field at a time where there are many."""
    move = dice.choice(options)
    for place in range(len(form_fields(options, move))):
        part = form_fields(options, move)[place]
        assert part.moves[part.value] == move
        assert set(part.moves.values()) <= set(options)
        move = dice.choice([*part.moves.values()])
    return move


def open_lists(table):
    """Who must find this match on which of their lists."""
    return [(player.id, seat in table.asked) for seat, player in enumerate(table.players)]


async def begun(url, key, dice):
    async with reopened(url) as hall:
        seats = dice.choice(ALL[key].seats)
        options = {
            name: dice.choice([value for value in values if seats in ALL[key].only.get((name, value), (seats,))])
            for name, values in ALL[key].options.items()
        }
        return await hall.match(*PEOPLE[:seats], game=key, options=options)


@pytest.mark.parametrize("key", ALL)
async def test_a_match_outlives_the_process_after_every_move(url, key):
    dice = Random(key)
    table = await begun(url, key, dice)
    made = []
    while table.asks():
        async with reopened(url) as hall:
            assert await hall.referee.table(table.id) == table
            for user, waits in open_lists(table):
                assert bool(await hall.turns.asked(user)) == waits
            ask = dice.choice(table.asks())
            move = a_choice(ask.options, dice)
            user = table.players[ask.seat].id
            table = await hall.referee.answer(table.id, user, table.opened(ask.seat), str(move))
            made.append((ask.seat, str(move)))
            await hall.told()
    async with reopened(url) as hall:
        await check_end(hall, table, made)


async def check_end(hall, table, made):
    assert (table.status, bool(table.outcome)) == ("over", True)
    with pytest.raises(MatchOver):
        await hall.referee.answer(table.id, table.players[0].id, None, made[-1][1])
    assert await hall.turns.playing(table.players[0].id) == []
    kept = await in_order(hall, table)
    assert [(seat, text) for seat, text, hand in kept if hand != "house"] == made
    now, events = match.start(table.game, len(table.players), seed=table.match.seed, options=table.options)
    log = await hall.log(table.id)
    assert (len(log), log[0].events) == (len(kept) + 1, events)
    for (seat, text, _), logged in zip(kept, log[1:], strict=True):
        move = next(option for option in match.ask(table.game, now, seat).options if str(option) == text)
        now, events = match.answer(table.game, now, seat, move)
        assert (logged.seat, logged.events) == (seat, events)
    assert now == table.match


async def in_order(hall, table):
    """Every move that was kept, the house's too: who made it, what it was, by whose hand."""
    rows = [(row["ply"], seat, row) for seat in range(len(table.players)) for row in await hall.moves(table.id, seat)]
    return [(seat, row["move"], row["hand"]) for _, seat, row in sorted(rows, key=lambda each: each[:2])]


@pytest.mark.parametrize("key", ALL)
@pytest.mark.parametrize("seed", range(2))
async def test_anybody_may_resign_at_any_moment(store, key, seed):
    dice = Random(f"{key}{seed}")
    hall = Hall(store, Clock(), ALL)
    table = await hall.match(*PEOPLE[: ALL[key].seats[0]], game=key)
    for _ in range(dice.randrange(20)):
        if table.asks():
            ask = dice.choice(table.asks())
            text = str(dice.choice(ask.options))
            table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, text)
    if table.asks():
        loser = dice.randrange(2)
        table = await hall.referee.resign(table.id, table.players[loser].id)
        assert (table.status, loser in table.outcome.winners) == ("over", False)
        assert (await hall.told())[-1].match == table.id
