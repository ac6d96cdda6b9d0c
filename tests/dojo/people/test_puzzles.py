"""Answers to puzzles: the first counts, what is right is told the next day, and all goes with the person."""

import pytest

from dojo.clock.paces import DAY
from dojo.dojo import Dojo
from dojo.people.puzzles import NoSuchAnswer, Post, PuzzleOver, Tally
from dojo.people.servers import Server
from engine.daily import puzzle_of
from engine.games import GAMES
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, CHLOE

GUILD = 7


@pytest.fixture
def dojo(store, clock):
    return Dojo(store, GAMES, clock)


@pytest.fixture
def puzzles(dojo):
    return dojo.puzzles


def right(puzzles):
    return str(puzzle_of(puzzles.today).best)


def wrong(puzzles):
    return next(text for text in map(str, puzzle_of(puzzles.today).offered) if text != right(puzzles))


async def answers(puzzles, player, text, guild=GUILD):
    return await puzzles.answer(player, guild, puzzles.today, text)


async def test_the_first_answer_counts(puzzles):
    assert await answers(puzzles, AIKO, wrong(puzzles)) == wrong(puzzles)
    assert await answers(puzzles, AIKO, right(puzzles)) == wrong(puzzles)
    assert await puzzles.answered(AIKO.id, puzzles.today) == wrong(puzzles)


async def test_the_puzzle_of_another_day_is_over(puzzles):
    day = puzzles.today - 1
    with pytest.raises(PuzzleOver):
        await puzzles.answer(AIKO, GUILD, day, str(puzzle_of(day).best))


async def test_an_answer_that_is_not_offered_is_refused(puzzles):
    with pytest.raises(NoSuchAnswer):
        await answers(puzzles, AIKO, "a forged one")


async def test_a_server_is_told_how_its_own_people_did(puzzles):
    await answers(puzzles, AIKO, right(puzzles))
    await answers(puzzles, BRUNO, wrong(puzzles))
    await answers(puzzles, CHLOE, right(puzzles), guild=8)
    assert await puzzles.tally(GUILD, puzzles.today) == Tally(2, 1)
    assert await puzzles.tally(9, puzzles.today) == Tally(0, 0)


async def test_a_streak_grows_by_right_answers_and_does_not_tell_today(puzzles, clock):
    for days in range(3):
        assert await puzzles.streak(AIKO.id) == days
        await answers(puzzles, AIKO, right(puzzles))
        assert await puzzles.streak(AIKO.id) == days
        clock.at += DAY
    assert await puzzles.streak(AIKO.id) == 3


@pytest.mark.parametrize("guess", [wrong, None], ids=["a wrong answer", "a day without one"])
async def test_a_streak_ends(puzzles, clock, guess):
    await answers(puzzles, AIKO, right(puzzles))
    clock.at += DAY
    if guess:
        await answers(puzzles, AIKO, guess(puzzles))
    clock.at += DAY
    assert await puzzles.streak(AIKO.id) == 0


async def test_each_server_that_wants_it_is_served_once_a_day(dojo, puzzles, clock):
    await dojo.servers.set_up(Server(GUILD, puzzle_channel=5, locale="en"), "Dojo")
    await dojo.servers.set_up(Server(8), "Another")
    [post] = await puzzles.to_post()
    assert post == Post(GUILD, 5, "en")
    await puzzles.posted(post, puzzles.today)
    assert await puzzles.to_post() == []
    clock.at += DAY
    assert await puzzles.to_post() == [post]
    await dojo.servers.left(GUILD)
    assert await puzzles.to_post() == []


async def test_answers_are_exported_and_go_with_the_person(dojo, puzzles):
    await answers(puzzles, AIKO, right(puzzles))
    await answers(puzzles, BRUNO, right(puzzles))
    [kept] = (await exported(dojo.exports, AIKO.id))["puzzles"]
    assert kept == {"day": puzzles.today, "guild": str(GUILD), "answer": right(puzzles), "solved": 1}
    await dojo.privacy.forget(AIKO.id, lambda language, number: "Former player")
    assert await puzzles.tally(GUILD, puzzles.today) == Tally(1, 1)


async def test_answers_go_after_a_year_and_with_their_server(dojo, puzzles, clock):
    await answers(puzzles, AIKO, right(puzzles))
    day = puzzles.today
    clock.at += 366 * DAY
    await dojo.retention.look()
    assert await puzzles.answered(AIKO.id, day)
    clock.at += DAY
    await dojo.retention.look()
    assert await puzzles.answered(AIKO.id, day) is None
    await dojo.servers.set_up(Server(GUILD), "Dojo")
    await answers(puzzles, AIKO, right(puzzles))
    day = puzzles.today
    await dojo.servers.left(GUILD)
    clock.at += 31 * DAY
    assert await dojo.servers.forget() == [GUILD]
    assert await puzzles.answered(AIKO.id, day) is None
