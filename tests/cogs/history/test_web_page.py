"""The order for a web page: the sealed record, and people as they are called, without markup."""

from dataclasses import replace

from cogs.history.web_page import page_order
from dojo.match.verification import sealed
from engine.core import Outcome
from engine.games import GAMES
from faces.translation import speaker
from tests.cogs.history.test_replay import history_of

SAY = speaker("en")


def test_a_page_is_ordered_with_the_record_that_was_sealed():
    history = history_of(GAMES["kaito"], seed=3, most=12)
    order = page_order(history, SAY, hands=True, safe=False)
    assert order.record == sealed(history)
    assert (order.code, order.last, order.hands, order.safe) == (history.table.id, history.last, True, False)


def test_names_are_not_escaped_because_a_page_reads_no_markdown():
    history = history_of(GAMES["kaito"], seed=3, most=12)
    first, *others = history.table.players
    players = (replace(first, name="A_b*c"), *others)
    table = replace(history.table, players=players, outcome=Outcome((0,), (1, 2), "left"), status="over")
    order = page_order(replace(history, table=table), SAY, hands=False, safe=True)
    assert order.names[0] == "A_b*c"
    assert "A_b*c" in order.verdict
    assert "\\" not in order.verdict
