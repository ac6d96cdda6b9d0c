"""Puzzles from matches: only where all have agreed, as one seat saw it, and gone when somebody changes their mind."""

from random import Random

import pytest

from dojo.clock.paces import DAY
from engine.daily import puzzle_of
from engine.games.kaito.thinking.endgame import proved
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, former

MATCHES = 12  # of chance players, one of which at least comes to a position with a single way to win


async def over(hall, number, *handed):
    """A match that is over; the first seat is handed on to each of these in turn."""
    table = await hall.match(game="kaito")
    for taker in handed:
        table = await hall.hand_over(table, 0, taker)
    return (await hall.moved(table, Random(number))).id


async def coming(hall, day):
    return await hall.puzzles.of(day) != puzzle_of(day)


@pytest.fixture
async def day(hall, pool):
    """Tomorrow, after matches of two who agree have been played until one gave a puzzle for it."""
    hall.puzzle_search._workers = pool
    for player in (AIKO, BRUNO):
        await hall.puzzles.give(player, gives=True)
    tomorrow = hall.puzzles.today + 1
    for number in range(MATCHES):
        await over(hall, number)
        await hall.puzzle_search.look()
        assert await hall.store.read.match_to_search() is None, "each match is looked through once"
        if await coming(hall, tomorrow):
            return tomorrow
    raise AssertionError("no match gave a puzzle")


@pytest.mark.parametrize("handed", [(), (CHLOE,), (CHLOE, DAI), (CHLOE, AIKO)])
async def test_everybody_who_ever_sat_there_must_agree(hall, store, handed):
    """Also with what was found, and someone who changes their mind takes it back."""
    id, people = await over(hall, 0, *handed), {AIKO, BRUNO, *handed}
    for asked in people:
        for player in people:
            await hall.puzzles.give(player, gives=player is not asked)
        assert await store.read.match_to_search() is None
        assert not await store.read.all_give_puzzles(match_id=id)
    await hall.puzzles.give(asked, gives=True)
    assert await store.read.match_to_search() == id
    for player in people:
        async with store.transaction() as queries:
            await queries.keep_puzzle(day=hall.puzzles.today + 1, match_id=id, game="kaito", puzzle="{}")
        await hall.puzzles.give(player, gives=False)
        assert await store.read.puzzle_on(day=hall.puzzles.today + 1) is None


async def test_a_puzzle_has_one_answer_that_is_proved_and_names_nobody(hall, store, day):
    puzzle = await hall.puzzles.of(day)
    assert proved(puzzle.state, puzzle.ask) == [puzzle.best]
    text = (await store.read.puzzle_on(day=day))["puzzle"]
    assert not [mark for mark in (AIKO.name, str(AIKO.id)) if mark in text]


async def test_a_match_that_cannot_be_read_holds_up_no_other(hall, store):
    for player in (AIKO, BRUNO):
        await hall.puzzles.give(player, gives=True)
    both = {await over(hall, number) for number in range(2)}
    broken = await store.read.match_to_search()
    await hall.write(f"update matches set state = 'nonsense' where id = '{broken}'")
    with pytest.raises(ValueError, match="JSON"):
        await hall.puzzle_search.look()
    assert {await store.read.match_to_search()} == both - {broken}


async def test_erasing_oneself_takes_back_what_is_still_to_come(hall, day):
    assert (await hall.exported(AIKO))["person"]["gives_puzzles"] == 1
    await hall.privacy.forget(AIKO.id, former)
    assert (await coming(hall, day), await hall.puzzles.gives(AIKO.id)) == (False, False)


async def test_what_has_been_shown_stays_as_it_was_for_a_year(hall, clock, day):
    clock.at += DAY
    await hall.puzzles.give(BRUNO, gives=False)
    for days, stays in ((365, True), (2, False)):
        assert await coming(hall, day)
        clock.at += days * DAY
        await hall.retention.look()
        assert await coming(hall, day) == stays
