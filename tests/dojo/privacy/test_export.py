"""Of a seat that has changed hands each is told what is theirs: who has it now, and who has had it."""

import json
from pathlib import Path

import jsonschema
import pytest

from dojo.match.substitutes import Substitutes
from dojo.privacy.export import Exports
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI

SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "export.schema.json").read_text("utf-8"))
LONG = {"options": {"rounds": "3"}}


@pytest.fixture
def told(hall, store, clock):
    """What one of them is told, which is what the schema says."""
    exports = Exports(store, hall.referee, clock)

    async def of(player):
        found = json.loads(json.dumps(await exports.of(player.id)))
        jsonschema.validate(found, SCHEMA)
        return found

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


async def test_an_answer_without_a_time_limit_stands_with_the_player_who_had_the_seat_then(hall, told):
    """As `docs/export.md` says: a new player never gets the secret answers of the one before."""
    match = (await hall.match(pace="friendly", **LONG)).id
    await handed(hall, match, AIKO, CHLOE, AIKO)
    assert [plies(await told(player)) for player in (AIKO, CHLOE)] == [[1, 5], [3]]
