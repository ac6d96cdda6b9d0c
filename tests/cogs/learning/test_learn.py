"""The lessons and the digest of the rules: what fits a message, what each button says, and what is refused."""

from dataclasses import replace

import pytest
from discord.ui import MediaGallery

from cogs.interactions.controls import Unreadable
from cogs.learning.learn import done_panel, end_card, find_lesson, lesson_panel, next_lesson
from cogs.learning.reader import Reader
from cogs.learning.rules import caption, choice_label, howto_page, search_panel, section_panel
from dojo.people.people import Player
from dojo.people.preferences import DEFAULTS
from engine.games import GAMES
from faces.digest import digest
from faces.lessons import lessons
from faces.translation import languages, speaker
from tests.cogs.shown import SAY, ids, presses, words

READER = Reader(SAY, ("A name of thirty-two characters .", "Bruno"), DEFAULTS)
STEPS = [pytest.param(key, number, id=f"{key}-{each.key}") for key in GAMES for number, each in enumerate(lessons(key))]


@pytest.mark.parametrize(("game", "number"), STEPS)
async def test_a_lesson_has_a_button_for_each_move_and_fits_a_message(every_emoji, game, number):
    lesson = lessons(game)[number]
    wrong = next((move for move in lesson.offered if move not in lesson.right), None)
    made = await lesson_panel(game, number, READER, wrong)
    tries = [id for id in ids(made) if id.startswith("try/")]
    assert tries == [f"try/{game}/{number}/{move}" for move in lesson.offered]
    assert made.view.total_children_count <= 40
    assert made.view.content_length() <= LIMIT


@pytest.mark.parametrize(("game", "number"), STEPS)
async def test_after_a_right_move_the_way_is_on_and_its_rules_are_one_button_away(game, number):
    lesson = lessons(game)[number]
    made = await done_panel(lesson, number, lesson.right[0], READER)
    assert ids(made) == [f"lesson/{game}/{number + 1}", f"rule/{game}/{','.join(lesson.clauses)}"]
    assert lesson.word("rule", SAY) in words(made.view)
    assert not any(clause in words(made.view) for clause in lesson.clauses), "a newcomer can't read them"
    rules = words(search_panel(game, ",".join(lesson.clauses), SAY))
    assert all(f"`{clause}`" in rules for clause in lesson.clauses)


@pytest.mark.parametrize(
    ("game", "number", "bad", "seen"), [("kaito", 2, "slide b2", True), ("kendo", 1, "counter kote-nuki-men", False)]
)
async def test_what_a_picture_shows_of_a_wrong_move_is_said(game, number, bad, seen):
    made = await lesson_panel(game, number, READER, wrong=find_lesson(game, number).option(bad))
    assert (SAY("lesson-seen") in words(made.view)) == seen


@pytest.mark.parametrize(("number", "told"), [(0, False), (1, False), (2, True)])
async def test_a_lesson_that_does_not_go_on_from_the_one_before_says_so(number, told):
    made = await lesson_panel("kaito", number, READER)
    assert (SAY("lesson-fresh") in words(made.view)) == told


@pytest.mark.parametrize(
    ("game", "said"), [("kaito", []), ("kengo", []), ("kendo", [8]), ("karenza", [0]), ("regroup", [1])]
)
async def test_the_first_lesson_with_some_of_the_moves_says_so(every_emoji, game, said):
    made = [await lesson_panel(game, number, READER) for number in range(len(lessons(game)))]
    assert [number for number, panel in enumerate(made) if SAY("lesson-some") in words(panel.view)] == said


SECTIONS = [
    (game, language, section)
    for game in GAMES
    for language in languages()
    for section in digest(game, language).sections
]
LIMIT = 4000  # of characters in one message
MOST_WORDS = 40  # of a caption


@pytest.mark.parametrize(("game", "language", "section"), SECTIONS)
def test_a_chapter_stands_on_one_page_and_the_code_of_a_clause_after_its_words(game, language, section):
    text = words(section_panel(game, section, speaker(language)))
    assert len(text) <= LIMIT
    for clause in digest(game, language).clauses:
        if clause.section == section:
            [line] = [line for line in text.splitlines() if f"`{clause.id}`" in line]
            assert line.startswith("- ")
            assert line.endswith(f"`{clause.id}`")


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_is_found_by_its_code(game):
    for clause in digest(game, "en").clauses:
        assert words(search_panel(game, clause.id.lower(), SAY)).count("\n- ") == 1
        assert choice_label(clause).endswith(f" · {clause.id}")
        assert len(choice_label(clause)) <= 100


@pytest.mark.parametrize("game", GAMES)
async def test_how_to_play_shows_one_picture_with_a_caption_a_page(game):
    for number, lesson in enumerate(lessons(game)):
        made = await howto_page(game, number, READER)
        [gallery, *_] = [item for item in made.view.walk_children() if isinstance(item, MediaGallery)]
        assert gallery.items[0].description
        assert (told := caption(lesson, number, SAY)) in words(made.view)
        assert len(told.split()) <= MOST_WORDS
        assert made.files[0].fp.read(4) == b"\x89PNG"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_on_how_one_wins_and_the_credit_and_what_is_everywhere_fits_a_message(game):
    book, text = digest(game, "en"), words(section_panel(game, None, SAY))
    assert SAY(f"{game}-howto") in text
    assert not [clause.id for clause in book.clauses if f"`{clause.id}`" in text], "no clauses yet"
    assert [
        section for section in (None, *book.sections) if book.credit in words(section_panel(game, section, SAY))
    ] == [None]
    assert len(words(search_panel(game, "e", SAY))) <= LIMIT
    assert ids(end_card(game, SAY)) == [f"practise/{game}/", f"howto/{game}/"]


@pytest.mark.parametrize("as_text", [False, True])
async def test_a_picture_is_explained_to_those_who_see_it_and_others_get_text(as_text):
    reader = replace(READER, preferences=replace(DEFAULTS, text_first=as_text))
    step, page = await lesson_panel("kaito", 1, reader), await howto_page("kaito", 0, reader)
    assert (find_lesson("kaito", 1).look(SAY) in words(step)) == bool(page.files) == (not as_text)
    assert ("```" in words(page)) == as_text


async def test_how_to_play_is_turned_by_buttons():
    pages = [await howto_page("kaito", number, READER) for number in (0, len(lessons("kaito")) - 1)]
    assert [[press.disabled for press in presses(page)] for page in pages] == [
        [True, False, False],
        [False, True, False],
    ]


@pytest.mark.parametrize(("game", "word"), [("kendo", "mushin"), ("karenza", "combo"), ("regroup", "market")])
def test_the_words_of_the_table_are_found(game, word):
    text = words(search_panel(game, word, SAY))
    assert f"“{word}”" in text
    assert "\n- " in text


async def test_somebody_who_has_been_through_all_lessons_starts_again(dojo):
    for reached, shown_next in ((3, 3), (len(lessons("kaito")), 0)):
        await dojo.learners.reach(Player(1, "Aiko"), "kaito", reached)
        assert await next_lesson(dojo, 1, "kaito") == shown_next
    for number in (-1, len(lessons("kaito"))):
        with pytest.raises(Unreadable):
            find_lesson("kaito", number)
