"""How far somebody has come in the lessons of a game: kept for each game, given out and erased with the person."""

import pytest

from dojo.dojo import Dojo
from engine.games import GAMES
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO


@pytest.fixture
def dojo(store, clock):
    return Dojo(store, GAMES, clock)


@pytest.fixture
def learners(dojo):
    return dojo.learners


async def test_the_lesson_somebody_has_reached_is_kept_for_each_game(learners):
    await learners.reach(AIKO, "kengo", 2)
    await learners.reach(AIKO, "kengo", 3)
    assert await learners.reached(AIKO.id, "kengo") == 3
    assert await learners.reached(AIKO.id, "kaito") == 0
    assert await learners.reached(BRUNO.id, "kengo") == 0


async def test_somebody_who_has_begun_the_lessons_is_not_new_to_the_game(learners):
    assert await learners.is_new(AIKO.id, "kengo")
    await learners.reach(AIKO, "kengo", 1)
    assert not await learners.is_new(AIKO.id, "kengo")
    assert await learners.is_new(AIKO.id, "kaito")


async def test_somebody_who_has_finished_a_match_is_not_new_to_the_game(dojo, learners):
    lobby = await dojo.lobbies.practise(
        game="kengo", host=AIKO, level="novice", namer=lambda number: f"Novice {number}", pace="friendly", guild=7,
        guild_name="Dojo", channel=8, locale="en", seats=2, options={},
    )  # fmt: skip
    await dojo.lobbies.start(lobby.id, AIKO.id)
    match = (await dojo.turns.playing(AIKO.id))[0].id
    await dojo.referee.resign(match, AIKO.id)
    assert not await learners.is_new(AIKO.id, "kengo")


async def test_an_export_says_how_far_they_have_come(dojo, learners):
    await learners.reach(AIKO, "kengo", 2)
    assert (await exported(dojo.exports, AIKO.id))["learning"] == [{"game": "kengo", "lesson": 2}]


async def test_a_person_who_is_erased_starts_again(dojo, learners):
    await learners.reach(AIKO, "kengo", 2)
    await dojo.privacy.forget(AIKO.id, lambda language, number: "Former player")
    assert await learners.reached(AIKO.id, "kengo") == 0
