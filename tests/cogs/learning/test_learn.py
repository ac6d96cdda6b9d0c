"""The panels of the lessons: what fits a message, what each button says, and what is refused."""

from dataclasses import replace

import pytest

from cogs.interactions.controls import Press, Unreadable
from cogs.learning.learn import done_panel, end_card, find_lesson, lesson_panel, next_lesson
from cogs.learning.reader import Reader
from cogs.learning.rules import search_panel
from dojo.dojo import Dojo
from dojo.ops.system_clock import SystemClock
from dojo.people.people import Player
from dojo.people.preferences import DEFAULTS
from engine.games import GAMES
from faces.lessons import lessons
from faces.translation import speaker
from storage.store import Store
from tests.cogs.learning.test_rules import LIMIT, shown

SAY = speaker("en")
READER = Reader(SAY, ("A name of thirty-two characters .", "Bruno"), DEFAULTS)
STEPS = [pytest.param(key, number, id=f"{key}-{each.key}") for key in GAMES for number, each in enumerate(lessons(key))]


def presses(view):
    return {item.custom_id: item for item in view.walk_children() if isinstance(item, Press)}


@pytest.mark.parametrize(("game", "number"), STEPS)
async def test_a_lesson_has_a_button_for_each_move_and_fits_a_message(every_emoji, game, number):
    lesson = lessons(game)[number]
    wrong = next((move for move in lesson.offered if move not in lesson.right), None)
    made = await lesson_panel(game, number, READER, wrong)
    tries = [id for id in presses(made.view) if id.startswith("try/")]
    assert tries == [f"try/{game}/{number}/{move}" for move in lesson.offered]
    assert made.view.total_children_count <= 40
    assert made.view.content_length() <= LIMIT


@pytest.mark.parametrize(("game", "number"), STEPS)
async def test_after_a_right_move_the_way_is_on_and_its_rules_are_one_button_away(game, number):
    lesson = lessons(game)[number]
    made = await done_panel(lesson, number, lesson.right[0], READER)
    assert list(presses(made.view)) == [f"lesson/{game}/{number + 1}", f"rule/{game}/{','.join(lesson.clauses)}"]
    assert lesson.word("rule", SAY) in shown(made.view)
    assert not any(clause in shown(made.view) for clause in lesson.clauses), "a newcomer can't read them"
    rules = shown(search_panel(game, ",".join(lesson.clauses), SAY))
    assert all(f"`{clause}`" in rules for clause in lesson.clauses)


async def test_a_wrong_move_is_explained_by_its_own_words():
    lesson, bad = find_lesson("kaito", 2), "slide b2"
    made = await lesson_panel("kaito", 2, READER, wrong=lesson.option(bad))
    assert "your kabuto on b5" in shown(made.view)


@pytest.mark.parametrize(
    ("game", "number", "bad", "seen"), [("kaito", 2, "slide b2", True), ("kendo", 1, "counter kote-nuki-men", False)]
)
async def test_what_a_picture_shows_of_a_wrong_move_is_said(game, number, bad, seen):
    made = await lesson_panel(game, number, READER, wrong=find_lesson(game, number).option(bad))
    assert (SAY("lesson-seen") in shown(made.view)) == seen


@pytest.mark.parametrize(("number", "told"), [(0, False), (1, False), (2, True)])
async def test_a_lesson_that_does_not_go_on_from_the_one_before_says_so(number, told):
    made = await lesson_panel("kaito", number, READER)
    assert (SAY("lesson-fresh") in shown(made.view)) == told


@pytest.mark.parametrize(
    ("game", "said"), [("kaito", []), ("kengo", []), ("kendo", [8]), ("karenza", [0]), ("regroup", [1])]
)
async def test_the_first_lesson_with_some_of_the_moves_says_so(every_emoji, game, said):
    made = [await lesson_panel(game, number, READER) for number in range(len(lessons(game)))]
    assert [number for number, panel in enumerate(made) if SAY("lesson-some") in shown(panel.view)] == said


@pytest.mark.parametrize("as_text", [False, True])
async def test_what_the_picture_shows_is_explained_to_those_who_see_it(as_text):
    reader = replace(READER, preferences=replace(DEFAULTS, text_first=as_text))
    made = await lesson_panel("kaito", 1, reader)
    assert (find_lesson("kaito", 1).look(SAY) in shown(made.view)) == (not as_text)


@pytest.mark.parametrize("game", GAMES)
def test_after_the_last_lesson_one_may_practise_or_look_the_rules_up(game):
    assert list(presses(end_card(game, SAY))) == [f"practise/{game}/", f"howto/{game}/"]


@pytest.mark.parametrize("number", [-1, len(lessons("kaito"))])
def test_a_lesson_that_is_not_there_is_refused(number):
    with pytest.raises(Unreadable):
        find_lesson("kaito", number)


@pytest.mark.parametrize(("reached", "shown_next"), [(3, 3), (len(lessons("kaito")), 0)])
async def test_somebody_who_has_been_through_all_lessons_starts_again(tmp_path, reached, shown_next):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        dojo = Dojo(store, GAMES, SystemClock())
        await dojo.learners.reach(Player(1, "Aiko"), "kaito", reached)
        assert await next_lesson(dojo, 1, "kaito") == shown_next
