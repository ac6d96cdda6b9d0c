"""The digest as it is shown: whole chapters, the credit, and what is found in it."""

from dataclasses import replace

import pytest
from discord.ui import MediaGallery

from cogs.interactions.controls import Press
from cogs.learning.reader import Reader
from cogs.learning.rules import caption, choice_label, howto_page, search_panel, section_panel
from dojo.people.preferences import DEFAULTS
from engine.games import GAMES
from faces.digest import digest
from faces.lessons import lessons
from faces.translation import languages, speaker

SAY = speaker("en")
READER = Reader(SAY, ("Aiko", "Bruno"), DEFAULTS)
SECTIONS = [
    (game, language, section)
    for game in GAMES
    for language in languages()
    for section in digest(game, language).sections
]
LIMIT = 4000  # of characters in one message
MOST_WORDS = 40  # of a caption


def shown(view):
    return "\n".join(part["content"] for part in view.to_components()[0]["components"] if "content" in part)


def presses(view):
    return [item for item in view.walk_children() if isinstance(item, Press)]


@pytest.mark.parametrize(("game", "language", "section"), SECTIONS)
def test_a_chapter_stands_on_one_page_and_the_code_of_a_clause_after_its_words(game, language, section):
    text = shown(section_panel(game, section, speaker(language)))
    assert len(text) <= LIMIT
    for clause in digest(game, language).clauses:
        if clause.section == section:
            [line] = [line for line in text.splitlines() if f"`{clause.id}`" in line]
            assert line.startswith("- ")
            assert line.endswith(f"`{clause.id}`")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_on_how_one_wins_and_what_one_does_in_a_turn(game):
    text = shown(section_panel(game, None, SAY))
    assert SAY(f"{game}-howto") in text
    assert not [clause.id for clause in digest(game, "en").clauses if f"`{clause.id}`" in text], "no clauses yet"


@pytest.mark.parametrize("game", GAMES)
def test_the_credit_stands_on_the_opening_page_alone(game):
    book = digest(game, "en")
    assert book.credit in shown(section_panel(game, None, SAY))
    assert not [section for section in book.sections if book.credit in shown(section_panel(game, section, SAY))]


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_is_found_by_its_code(game):
    for clause in digest(game, "en").clauses:
        assert shown(search_panel(game, clause.id.lower(), SAY)).count("\n- ") == 1
        assert choice_label(clause).endswith(f" · {clause.id}")
        assert len(choice_label(clause)) <= 100


@pytest.mark.parametrize("game", GAMES)
async def test_how_to_play_shows_one_picture_with_a_caption_a_page(game):
    for number, lesson in enumerate(lessons(game)):
        made = await howto_page(game, number, READER)
        [gallery, *_] = [item for item in made.view.walk_children() if isinstance(item, MediaGallery)]
        assert gallery.items[0].description
        assert (told := caption(lesson, number, SAY)) in shown(made.view)
        assert len(told.split()) <= MOST_WORDS
        assert made.files[0].fp.read(4) == b"\x89PNG"


async def test_how_to_play_is_turned_by_buttons():
    first, last = await howto_page("kaito", 0, READER), await howto_page("kaito", len(lessons("kaito")) - 1, READER)
    assert [press.disabled for press in presses(first.view)] == [True, False, False]
    assert [press.disabled for press in presses(last.view)] == [False, True, False]


async def test_how_to_play_is_text_for_those_who_prefer_it():
    made = await howto_page("kaito", 0, replace(READER, preferences=replace(DEFAULTS, text_first=True)))
    assert not made.files
    assert "```" in shown(made.view)


@pytest.mark.parametrize("game", GAMES)
def test_even_a_word_that_is_everywhere_fits_a_message(game):
    assert len(shown(search_panel(game, "e", SAY))) <= LIMIT


@pytest.mark.parametrize(
    ("game", "word"),
    [("kendo", "hansoku"), ("kendo", "mushin"), ("karenza", "combo"), ("karenza", "initiative"), ("regroup", "market")],
)
def test_the_words_of_the_table_are_found(game, word):
    assert f"“{word}”" in (text := shown(search_panel(game, word, SAY)))
    assert "\n- " in text
