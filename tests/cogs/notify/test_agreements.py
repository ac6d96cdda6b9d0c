"""Whom the announcement of an offer or a request calls, however often it is delivered."""

from types import SimpleNamespace

import pytest

from cogs.notify.agreements import AGREEMENTS
from dojo.clock.paces import DAY
from dojo.limits import PINGS_AN_HOUR
from dojo.match.agreements import Agreements
from dojo.match.substitutes import Substitutes
from faces.translation import speaker
from tests.dojo.conftest import clock, hall
from tests.dojo.hall import AIKO, BRUNO, CHLOE
from tests.storage.databases import postgres, store, url

__all__ = ["clock", "hall", "postgres", "store", "url"]
TRIES = PINGS_AN_HOUR + 1


class Delivery(SimpleNamespace):
    """A notice on its way; whom each try calls is kept."""

    async def post(self, _, *, to=()):
        self.called.append([each.id for each in to])


async def delivered(hall, kind, table):
    """Whom the latest notice of this kind calls, of its match, try by try."""
    [notice] = [each for each in await hall.told() if (each.kind, each.match) == (kind, table.id)]
    table = await hall.referee.table(table.id)
    about = {"notice": notice, "table": table, "seat": notice.seat, "player": table.players[notice.seat]}
    delivery = Delivery(**about, say=speaker("en"), called=[])
    for _ in range(TRIES):
        assert await AGREEMENTS[kind](delivery)
    return delivery.called


@pytest.fixture
def agreements(hall, store, clock):
    return Agreements(store, hall.referee, clock)


async def test_an_offer_calls_the_same_player_at_each_try_and_counts_once(hall, agreements):
    table = await hall.match()
    await agreements.draw(table.id, AIKO.id)
    assert await delivered(hall, "draw", table) == [[BRUNO.id]] * TRIES
    assert len(await hall.store.read.kept_pings(id=AIKO.id)) == 1


async def test_after_too_many_calls_an_offer_is_made_and_calls_nobody(hall, agreements):
    tables = [await hall.match(AIKO, BRUNO, CHLOE) for _ in range(PINGS_AN_HOUR)]
    for table in tables:
        await agreements.draw(table.id, AIKO.id)
    last = await hall.match()
    await hall.told()
    await agreements.abort(last.id, AIKO.id)
    assert await delivered(hall, "abort", last) == [[]] * TRIES


async def test_somebody_who_has_left_since_is_not_called(hall, agreements):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    await agreements.draw(table.id, AIKO.id)
    await hall.referee.resign(table.id, CHLOE.id)
    assert await delivered(hall, "draw", table) == [[BRUNO.id]] * TRIES


async def test_somebody_who_wants_no_calls_is_not_called_and_it_does_not_count(hall, agreements):
    table = await hall.match()
    await hall.write(f"update people set notices = 'none' where id = {BRUNO.id}")
    await agreements.draw(table.id, AIKO.id)
    assert await delivered(hall, "draw", table) == [[]] * TRIES
    assert await hall.store.read.kept_pings(id=AIKO.id) == []


async def test_a_request_for_a_seat_calls_the_same_players_at_each_try_and_counts_once(hall, store, clock):
    table = await hall.match()
    await hall.write(f"update seats set standin = 2, absent_since = {clock.at - DAY} where seat = 0")
    await Substitutes(store, hall.referee, hall.people, clock).take(table.id, 0, CHLOE)
    assert await delivered(hall, "request", table) == [[BRUNO.id]] * TRIES
    assert len(await store.read.kept_pings(id=CHLOE.id)) == 1
