"""Puzzles of the day: the first answer counts, and those from matches are only of people who all agreed."""

from random import Random

import pytest

from dojo.clock.paces import DAY
from dojo.people.puzzles import NoSuchAnswer, Post, PuzzleOver, Tally
from dojo.people.servers import Server
from engine.daily import puzzle_of
from engine.games.kaito.thinking.endgame import proved
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, former, refused

GUILD = 7
MATCHES = 12  # of chance players, one of which at least comes to a position with a single way to win


@pytest.fixture
def puzzles(hall):
    return hall.puzzles


def right(puzzles):
    return str(puzzle_of(puzzles.today).best)


def wrong(puzzles):
    return next(text for text in map(str, puzzle_of(puzzles.today).offered) if text != right(puzzles))


async def answers(puzzles, player, text, guild=GUILD):
    return await puzzles.answer(player, guild, puzzles.today, text)


async def test_the_first_answer_that_is_offered_counts(puzzles):
    await refused(NoSuchAnswer, answers(puzzles, AIKO, "a forged one"))
    assert await answers(puzzles, AIKO, wrong(puzzles)) == wrong(puzzles)
    assert await answers(puzzles, AIKO, right(puzzles)) == wrong(puzzles)
    assert await puzzles.answered(AIKO.id, puzzles.today) == wrong(puzzles)
    day = puzzles.today - 1
    await refused(PuzzleOver, puzzles.answer(AIKO, GUILD, day, str(puzzle_of(day).best)))


@pytest.mark.parametrize(("last", "streak"), [(right, 3), (wrong, 0), (None, 0)])
async def test_a_streak_grows_by_right_answers_and_does_not_tell_today(puzzles, clock, last, streak):
    for days, guess in enumerate((right, right, last)):
        assert await puzzles.streak(AIKO.id) == days
        if guess:
            await answers(puzzles, AIKO, guess(puzzles))
        assert await puzzles.streak(AIKO.id) == days
        clock.at += DAY
    assert await puzzles.streak(AIKO.id) == streak


async def test_each_server_that_wants_it_is_served_once_a_day(hall, puzzles, clock):
    await hall.servers.set_up(Server(GUILD, puzzle_channel=5, locale="en"), "Dojo")
    await hall.servers.set_up(Server(8), "Another")
    for _ in range(2):
        [post] = await puzzles.to_post()
        assert post == Post(GUILD, 5, "en")
        await puzzles.posted(post, puzzles.today)
        assert await puzzles.to_post() == []
        clock.at += DAY
    await hall.servers.left(GUILD)
    assert await puzzles.to_post() == []


async def test_answers_are_exported_and_go_with_the_person_after_a_year_and_with_their_server(hall, puzzles, clock):
    for player in (AIKO, BRUNO):
        await answers(puzzles, player, right(puzzles))
    day = puzzles.today
    kept = {"day": day, "guild": str(GUILD), "answer": right(puzzles), "solved": 1}
    assert (await hall.exported(AIKO))["puzzles"] == [kept]
    await hall.privacy.forget(AIKO.id, former)
    assert await puzzles.tally(GUILD, day) == Tally(1, 1)
    for days, stays in ((366, True), (1, False)):
        clock.at += days * DAY
        await hall.retention.look()
        assert bool(await puzzles.answered(BRUNO.id, day)) == stays
    await hall.servers.set_up(Server(GUILD), "Dojo")
    await answers(puzzles, BRUNO, right(puzzles))
    await hall.servers.left(GUILD)
    clock.at += 31 * DAY
    assert await hall.servers.forget() == [GUILD]
    assert await puzzles.answered(BRUNO.id, puzzles.today - 31) is None


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


async def test_what_has_been_shown_stays_as_it_was_for_a_year(hall, clock, day):
    clock.at += DAY
    await hall.puzzles.give(BRUNO, gives=False)
    for days, stays in ((365, True), (2, False)):
        assert await coming(hall, day)
        clock.at += days * DAY
        await hall.retention.look()
        assert await coming(hall, day) == stays
