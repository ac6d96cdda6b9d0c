"""Of a seat that has changed hands each is told what is theirs: who has it now, and who has had it."""

import json

import pytest

from dojo.match.substitutes import Substitutes
from dojo.privacy.export import Exports
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

LONG = {"options": {"rounds": "3"}}


@pytest.fixture
def told(hall, store, clock):
    """What one of them is told, which is what the schema says."""
    exports = Exports(store, hall.referee, clock)

    async def of(player):
        return await exported(exports, player.id)

    return of


async def handed(hall, match, *players):
    """From one to the next, each of whom answers once, as Bruno does."""
    substitutes = Substitutes(hall.store, hall.referee, hall.people, hall.clock)
    for before, player in zip((None, *players), players, strict=False):
        if before:
            await substitutes.offer(match, before.id, player)
            await substitutes.take(match, 0, player)
        for each in (player, BRUNO):
            hall.clock.at += 1000
            await hall.referee.answer(match, each.id, None, "show 2")


def plies(found):
    [match] = found["matches"]
    return [move["ply"] for move in match["moves"]]


async def test_nobody_who_had_the_seat_is_named_to_who_has_it(hall, told):
    match = (await hall.match(**LONG)).id
    await handed(hall, match, AIKO, CHLOE)
    for player, others in ((CHLOE, (AIKO, BRUNO)), (AIKO, (CHLOE, BRUNO))):
        found = json.dumps(await told(player))
        assert not [other.name for other in others if str(other.id) in found or other.name in found]


async def test_each_is_told_their_own_answers(hall, told):
    match = (await hall.match(**LONG)).id
    await handed(hall, match, AIKO, CHLOE, DAI)
    assert [plies(await told(player)) for player in (AIKO, CHLOE, DAI)] == [[1], [3], [5]]
    assert plies(await told(BRUNO)) == [2, 4, 6]


async def test_who_comes_back_is_told_nothing_of_who_sat_there_meanwhile(hall, told):
    match = (await hall.match(**LONG)).id
    await handed(hall, match, AIKO, CHLOE, AIKO)
    assert [plies(await told(player)) for player in (AIKO, CHLOE)] == [[1, 5], [3]]


async def test_who_has_left_the_seat_sees_no_more_of_it(hall, told):
    match = (await hall.match(**LONG)).id
    await handed(hall, match, AIKO, CHLOE)
    [left] = (await told(AIKO))["matches"]
    assert (left["id"], left["seat"], left["seen"], left["status"]) == (match, {"seat": 0}, None, "playing")
    assert "seed" not in left
    [taken] = (await told(CHLOE))["matches"]
    assert (taken["seat"]["user_id"], bool(taken["seen"])) == (str(CHLOE.id), True)


async def test_where_nobody_wrote_down_who_answered_it_stands_with_who_has_the_seat(hall, told):
    """As `docs/export.md` says."""
    match = (await hall.match(pace="friendly", **LONG)).id
    await handed(hall, match, AIKO, CHLOE)
    assert [plies(await told(player)) for player in (AIKO, CHLOE)] == [[], [1, 3]]
