"""The order for a web page: the sealed record, and people as they are called, without markup."""

from dataclasses import replace

import pytest

from cogs.history.look_closer import moment_panel, page_moments
from cogs.history.web_page import own_moments, page_card, page_order
from dojo.computer.teacher import Moment
from dojo.dojo import Dojo
from dojo.match.verification import sealed
from engine.core import Outcome
from engine.games import GAMES
from faces.translation import speaker
from storage.store import Store
from tests.cogs.history.test_look_closer import moments_of, reader, words
from tests.cogs.history.test_replay import history_of
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Clock, Hall

pytestmark = pytest.mark.usefixtures("every_emoji")
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


async def test_moments_are_those_of_the_reader_alone_and_nobody_looks_for_them(tmp_path):
    async with await Store.open(str(tmp_path / "matches.db")) as store:
        hall, dojo = Hall(store, Clock(), GAMES), Dojo(store, GAMES, Clock())
        table = await hall.match(AIKO, BRUNO, game="kaito")
        mine = table.seat_of(AIKO.id)
        async with store.transaction() as queries:
            await queries.keep_moments(match_id=table.id, seat=mine, person=AIKO.id, moments='[[3, "slide a1"]]')
        assert await own_moments(dojo, table, AIKO.id) == (mine, (Moment(3, "slide a1"),))
        assert await own_moments(dojo, table, BRUNO.id) is None
        assert await own_moments(dojo, table, CHLOE.id) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_the_page_tells_of_a_moment_what_the_panel_does_without_its_markdown(game):
    history = history_of(game, seed=1, most=30)
    moments = moments_of(history)
    for number, told in enumerate(page_order(history, SAY, hands=True, safe=False, own=(0, moments)).moments):
        shown = words((await moment_panel(reader(), history, 0, moments, number)).view)
        assert (told["ply"], told["seat"]) == (moments[number].ply, 0)
        for pieces in told["lines"]:
            lead, move, reason = pieces
            assert f"{lead}**{move}**{reason}" in shown


def test_a_name_with_markup_stays_as_it_is_in_a_moment():
    history = history_of(GAMES["kaito"], seed=1, most=30)
    players = tuple(replace(player, name="A**b_c") for player in history.table.players)
    table = replace(history.table, players=players)
    told = str(page_moments(replace(history, table=table), 0, moments_of(history), SAY))
    assert "\\" not in told


def test_the_message_says_whether_moments_are_in_the_page():
    history = history_of(GAMES["kaito"], seed=1, most=3)
    told = [words(page_card(history, "kaito.html", SAY, moments=there)) for there in (False, True)]
    assert ["Look closer" in text for text in told] == [False, True]
