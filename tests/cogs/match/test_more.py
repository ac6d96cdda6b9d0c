"""The More panel says what its less plain buttons do; standing orders ask in words and lead back to it."""

import pytest

from cogs.interactions.controls import Pick, Press
from cogs.match.more import more_panel
from cogs.match.notes import orders_panel
from engine.games import GAMES
from faces.translation import speaker
from tests.cogs.history.test_look_closer import words
from tests.dojo.hall import AIKO, BRUNO, CHLOE

SAY = speaker("en")


async def test_a_player_reads_what_the_buttons_do_and_a_watcher_has_none_of_them(hall):
    table = await hall.match(AIKO, BRUNO, game="kengo")
    told = words(more_panel(table, AIKO.id, SAY, 0))
    for label in ("Text board", "Notes", "Standing orders", "Call it off", "Resign"):
        assert f"**{label}**" in told
    assert "if everyone agrees" in told
    assert "**" not in words(more_panel(table, CHLOE.id, SAY, 0))


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.orders])
async def test_a_standing_order_asks_a_question_and_being_asked_is_the_first_answer(hall, key):
    table = await hall.match(AIKO, BRUNO, game=key)
    order = table.game.orders[0]
    view = orders_panel(table, {order.topic: order.key}, SAY)
    pick = next(each for each in view.walk_children() if isinstance(each, Pick))
    assert "What should I do when" in words(view)
    assert pick.options[0].label == "Ask me"
    assert [option.value for option in pick.options if option.default] == [order.key]
    [back] = [each for each in view.walk_children() if isinstance(each, Press)]
    assert back.custom_id == f"more/{table.id}/back"
