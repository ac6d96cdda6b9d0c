"""Puzzles from matches: only where all have agreed, as one seat saw it, and gone when somebody changes their mind."""

from itertools import pairwise
from random import Random

import pytest

from dojo.clock.paces import DAY
from dojo.dojo import Dojo
from engine.daily import puzzle_of
from engine.games import GAMES
from engine.games.kaito.thinking.endgame import proved
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall

MATCHES = 12  # of chance players, one of which at least comes to a position with a single way to win


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock, games=GAMES)


@pytest.fixture
async def dojo(store, clock):
    dojo = Dojo(store, GAMES, clock)
    async with dojo.computer_moves.running():
        yield dojo


async def over(hall, number, handed=(), dojo=None):
    """A match that is over; the first seat is handed on to each of these in turn."""
    luck, table = Random(number), await hall.match(AIKO, BRUNO, game="kaito")
    for giver, taker in pairwise((AIKO, *handed)):
        await dojo.substitutes.offer(table.id, giver.id, taker)
        table = await dojo.substitutes.take(table.id, 0, taker)
    while asks := table.asks():
        ask = asks[0]
        table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(luck.choice(ask.options)))
    return table.id


async def coming(dojo, day):
    return await dojo.puzzles.of(day) != puzzle_of(day)


async def found(hall, dojo):
    """Tomorrow, after matches have been played until one gave a puzzle for it."""
    tomorrow = dojo.puzzles.today + 1
    for number in range(MATCHES):
        await over(hall, number)
        await dojo.puzzle_search.look()
        if await coming(dojo, tomorrow):
            return tomorrow
    raise AssertionError("no match gave a puzzle")


async def both_agree(dojo):
    for player in (AIKO, BRUNO):
        await dojo.puzzles.give(player, gives=True)


@pytest.mark.parametrize("agreeing", [(), (AIKO,)])
async def test_a_match_is_not_looked_at_unless_both_have_agreed(hall, dojo, store, agreeing):
    for player in agreeing:
        await dojo.puzzles.give(player, gives=True)
    await over(hall, 0)
    assert await store.read.match_to_search() is None


@pytest.mark.parametrize("handed", [(CHLOE,), (CHLOE, DAI), (CHLOE, AIKO)], ids=["once", "twice", "and back"])
async def test_everybody_who_ever_sat_there_must_agree(hall, dojo, store, handed):
    """Also with what was found, and someone who changes their mind takes it back."""
    id, people = await over(hall, 0, handed, dojo), {AIKO, BRUNO, *handed}
    for asked in people:
        for player in people:
            await dojo.puzzles.give(player, gives=player is not asked)
        assert await store.read.match_to_search() is None
        assert not await store.read.all_give_puzzles(match_id=id)
    await dojo.puzzles.give(asked, gives=True)
    assert await store.read.match_to_search() == id
    for player in people:
        async with store.transaction() as queries:
            await queries.keep_puzzle(day=dojo.puzzles.today + 1, match_id=id, game="kaito", puzzle="{}")
        await dojo.puzzles.give(player, gives=False)
        assert await store.read.puzzle_on(day=dojo.puzzles.today + 1) is None


async def test_a_puzzle_has_one_answer_that_is_proved_and_names_nobody(hall, dojo, store):
    await both_agree(dojo)
    day = await found(hall, dojo)
    puzzle = await dojo.puzzles.of(day)
    assert proved(puzzle.state, puzzle.ask) == [puzzle.best]
    text = (await store.read.puzzle_on(day=day))["puzzle"]
    assert AIKO.name not in text
    assert str(AIKO.id) not in text


async def test_a_match_is_looked_through_once(hall, dojo, store):
    await both_agree(dojo)
    id = await over(hall, 0)
    assert await store.read.match_to_search() == id
    await dojo.puzzle_search.look()
    assert await store.read.match_to_search() is None


async def test_a_match_that_cannot_be_read_holds_up_no_other(hall, dojo, store):
    await both_agree(dojo)
    both = {await over(hall, number) for number in range(2)}
    broken = await store.read.match_to_search()
    await hall.write(f"update matches set state = 'nonsense' where id = '{broken}'")
    with pytest.raises(ValueError, match="JSON"):
        await dojo.puzzle_search.look()
    assert {await store.read.match_to_search()} == both - {broken}


async def test_changing_your_mind_takes_back_what_is_still_to_come(hall, dojo, clock):
    await both_agree(dojo)
    day = await found(hall, dojo)
    await dojo.puzzles.give(BRUNO, gives=False)
    assert not await coming(dojo, day)
    assert not await dojo.puzzles.gives(BRUNO.id)


async def test_what_has_been_shown_stays_as_it_was(hall, dojo, clock):
    await both_agree(dojo)
    day = await found(hall, dojo)
    clock.at += DAY
    await dojo.puzzles.give(BRUNO, gives=False)
    assert await coming(dojo, day)


async def test_erasing_oneself_takes_them_back_too(hall, dojo):
    await both_agree(dojo)
    day = await found(hall, dojo)
    assert (await exported(dojo.exports, AIKO.id))["person"]["gives_puzzles"] == 1
    await dojo.privacy.forget(AIKO.id, lambda language, number: "Former player")
    assert not await coming(dojo, day)
    assert not await dojo.puzzles.gives(AIKO.id)


async def test_puzzles_go_after_a_year(hall, dojo, clock):
    await both_agree(dojo)
    day = await found(hall, dojo)
    clock.at += 366 * DAY
    await dojo.retention.look()
    assert await coming(dojo, day)
    clock.at += 2 * DAY
    await dojo.retention.look()
    assert not await coming(dojo, day)
