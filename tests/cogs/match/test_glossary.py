"""What is this card?: the reader's own hand, in pages that Discord takes, with and without a picture."""

from dataclasses import replace

import pytest

from cogs.cards.pictures import scene
from cogs.match.glossary import glossary_panel
from engine import match
from engine.games import GAMES
from faces import FACES
from faces.translation import speaker
from tests.cogs.cards.test_lobby import text
from tests.cogs.panel.test_panel import table_of, tables

SAY = speaker("en")
MOST = 4000  # characters in one message


def duel():
    """A hand of twelve cards."""
    now, _ = match.start(GAMES["kendo"], 2, seed="1", options={})
    return table_of(GAMES["kendo"], now, {"mode": "duel", "ippons": "2"})


def ids(panel):
    return [item.custom_id for item in panel.view.walk_children() if getattr(item, "custom_id", None)]


@pytest.mark.parametrize("key", GAMES)
async def test_every_card_is_named_with_what_it_does(key):
    table = next(each for each in tables(GAMES[key], 1) if each.asked)
    panel = await glossary_panel(table, table.asked[0], SAY)
    entries = FACES[key].glossary(scene(table, SAY, table.asked[0]))
    assert all(f"{entry.name}**: {entry.line}" in text(panel.view) for entry in entries[:8])
    assert [file.filename for file in panel.files] == ["glossary.png"]


async def test_a_large_hand_has_pages_that_follow_one_another():
    first, last = [await glossary_panel(duel(), 0, SAY, page) for page in (0, 1)]
    assert ids(first) == ["cards/abcdefgh/-1", "cards/abcdefgh/1"]
    assert "**#8 · " in text(first.view)
    assert "**#9 · " in text(last.view)
    assert max(panel.view.content_length() for panel in (first, last)) <= MOST


async def test_a_page_that_is_not_there_is_the_nearest_that_is():
    assert text((await glossary_panel(duel(), 0, SAY, 99)).view) == text((await glossary_panel(duel(), 0, SAY, 1)).view)


async def test_somebody_who_prefers_text_gets_no_picture():
    table, [first, other] = duel(), duel().players
    reading = replace(first, preferences=replace(first.preferences, text_first=True))
    panel = await glossary_panel(replace(table, players=(reading, other)), 0, SAY)
    assert panel.files == []
    assert "**#1 · " in text(panel.view)


async def test_somebody_who_holds_no_cards_is_told_so():
    table = duel()
    empty = replace(table.match.state, hands=((), table.match.state.hands[1]))
    panel = await glossary_panel(replace(table, match=replace(table.match, state=empty)), 0, SAY)
    assert SAY("glossary-none") in text(panel.view)
    assert panel.files == []
