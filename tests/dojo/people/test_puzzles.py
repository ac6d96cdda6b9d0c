"""Answers to puzzles: the first counts, what is right is told the next day, and all goes with the person."""

import pytest

from dojo.clock.paces import DAY
from dojo.people.puzzles import NoSuchAnswer, Post, PuzzleOver, Tally
from dojo.people.servers import Server
from engine.daily import puzzle_of
from tests.dojo.hall import AIKO, BRUNO, CHLOE, former, refused

GUILD = 7


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


async def test_a_server_is_told_how_its_own_people_did(puzzles):
    await answers(puzzles, AIKO, right(puzzles))
    await answers(puzzles, BRUNO, wrong(puzzles))
    await answers(puzzles, CHLOE, right(puzzles), guild=8)
    assert [await puzzles.tally(guild, puzzles.today) for guild in (GUILD, 9)] == [Tally(2, 1), Tally(0, 0)]


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
