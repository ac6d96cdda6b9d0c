"""What is this card?: the reader's own hand, in pages that Discord takes, with and without a picture."""

import pytest

from cogs.cards.pictures import scene
from cogs.match.glossary import glossary_panel
from cogs.panel.panel import cards_key
from engine import match
from engine.games import GAMES
from engine.values import replace
from faces import FACES
from tests.cogs.shown import SAY, assert_fits, ids, reading, table_of, tables, words


def duel():
    """A hand of twelve cards."""
    now, _ = match.start(GAMES["kendo"], 2, seed="1", options={})
    return table_of(GAMES["kendo"], now, {"mode": "duel", "ippons": "2"})


@pytest.mark.parametrize("key", GAMES)
async def test_every_card_is_named_with_what_it_does(key):
    table = next(each for each in tables(GAMES[key], 1) if each.asked)
    panel = await glossary_panel(table, table.asked[0], SAY)
    entries = FACES[key].glossary(scene(table, SAY, table.asked[0]))
    assert all(f"{entry.name}**: {entry.line}" in words(panel) for entry in entries[:8])
    assert [file.filename for file in panel.files] == ["glossary.png"]
    own = {"kaito": "this tile?", "kengo": "can my cards do?", "regroup": "do the pictures mean?"}
    assert SAY(cards_key(key, SAY)).endswith(own.get(key, "What is this card?")), "the button to it"


async def test_a_large_hand_has_pages_that_follow_one_another():
    first, last = [await glossary_panel(duel(), 0, SAY, page) for page in (0, 1)]
    assert ids(first) == ["cards/abcdefgh/-1", "cards/abcdefgh/1"]
    assert "**#8 · " in words(first)
    assert "**#9 · " in words(last)
    for panel in (first, last):
        assert_fits(panel.view)
    assert words(await glossary_panel(duel(), 0, SAY, 99)) == words(last), "the nearest page that is there"
    as_text = await glossary_panel(reading(duel(), 0), 0, SAY)
    assert (as_text.files, "**#1 · " in words(as_text)) == ([], True)


async def test_somebody_who_holds_no_cards_is_told_so():
    table = duel()
    empty = replace(table.match.state, hands=((), table.match.state.hands[1]))
    panel = await glossary_panel(replace(table, match=replace(table.match, state=empty)), 0, SAY)
    assert SAY("glossary-none") in words(panel)
    assert panel.files == []
