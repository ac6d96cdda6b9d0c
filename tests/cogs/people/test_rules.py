"""The digest as it is shown: whole chapters, the credit, and what is found in it."""

import pytest

from cogs.interactions.controls import Pick
from cogs.people.rules import example_board, howto_card, search_panel, section_panel
from engine.games import GAMES
from faces.digest import digest
from faces.translation import speaker

SAY = speaker("en")
SECTIONS = [(game, section) for game in GAMES for section in digest(game).sections]
LIMIT = 4000  # of characters in one message


def shown(view):
    return "\n".join(part["content"] for part in view.to_components()[0]["components"] if "content" in part)


@pytest.mark.parametrize(("game", "section"), SECTIONS)
def test_a_chapter_stands_on_one_page_with_the_whole_credit(game, section):
    text = shown(section_panel(game, section, SAY))
    assert len(text) <= LIMIT
    assert digest(game).credit in text
    assert all(f"**{clause.id}**" in text for clause in digest(game).clauses if clause.section == section)


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_a_few_plain_sentences_and_a_picture_before_all_chapters(game):
    png, alt = example_board(game, "en")
    view = howto_card(game, alt, SAY)
    told = SAY(f"{game}-howto")
    assert told in shown(view)
    assert len(told.splitlines()) == 4, "the goal, your turn, what comes of it, the end"
    assert len(told) <= 700
    assert not [clause.id for clause in digest(game).clauses if clause.id in told], "no clauses yet"
    [pick] = [item for item in view.walk_children() if isinstance(item, Pick)]
    assert [option.value for option in pick.options] == list(digest(game).sections)
    assert png.startswith(b"\x89PNG")
    assert 0 < len(alt) <= 1024
    assert view.content_length() <= LIMIT


def test_the_picture_is_made_once():
    assert example_board("kengo", "en") is example_board("kengo", "en")


@pytest.mark.parametrize("game", GAMES)
def test_even_a_word_that_is_everywhere_fits_a_message(game):
    assert len(shown(search_panel(game, "e", SAY))) <= LIMIT


@pytest.mark.parametrize(
    ("game", "word"),
    [("kendo", "hansoku"), ("kendo", "mushin"), ("karenza", "combo"), ("karenza", "initiative"), ("regroup", "market")],
)
def test_the_words_of_the_table_are_found(game, word):
    assert f"“{word}”" in (text := shown(search_panel(game, word, SAY)))
    assert "**" in text
