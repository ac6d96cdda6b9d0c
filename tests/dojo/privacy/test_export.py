"""An export: of a seat that has changed hands each is told what is theirs; and it comes in parts that fit a file."""

import asyncio
import json
import threading
from dataclasses import replace

import pytest

from dojo.clock.paces import HOUR
from dojo.match.substitutes import Substitutes
from dojo.people.reports import Reports
from dojo.privacy.export import PIECE, ExportedLately, Exports
from tests.dojo.exported import exported, parts
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Hall
from tests.engine.toys import FINGERS

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


async def test_somebody_who_comes_back_is_told_nothing_of_who_sat_there_meanwhile(hall, told):
    match = (await hall.match(**LONG)).id
    await handed(hall, match, AIKO, CHLOE, AIKO)
    assert [plies(await told(player)) for player in (AIKO, CHLOE)] == [[1, 5], [3]]


async def test_somebody_who_has_left_the_seat_sees_no_more_of_it(hall, told):
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


# In parts


@pytest.fixture
def exports(hall, store, clock):
    return Exports(store, hall.referee, clock)


async def wordy(store, clock, days=20):
    """So many reports of about a thousand bytes, half of them other than ASCII."""
    for number in range(days):
        await Reports(store, clock).write(AIKO.id, f"{number:04}" + "é" * 400)
        clock.at += 24 * HOUR


async def test_no_part_is_larger_than_it_may_be_and_together_they_hold_everything(hall, store, clock, exports):
    await hall.match()
    await wordy(store, clock)
    sizes = [len(part) async for part in exports.parts(AIKO.id, most=4000)]
    assert len(sizes) > 4
    assert max(sizes) <= 4000
    found = await parts(exports, AIKO.id, most=4000)
    assert [(part["part"], part["more"]) for part in found] == [
        (number, number < len(sizes)) for number in range(1, len(sizes) + 1)
    ]
    assert {part["person"]["name"] for part in found} == {"Aiko"}
    words = [report["words"][:4] for part in found for report in part["reports"]]
    assert words == [f"{number:04}" for number in range(20)]
    assert sum(len(part["matches"]) for part in found) == 1


async def test_what_fits_into_one_file_is_one_part(hall, exports):
    await hall.match()
    [part] = await parts(exports, AIKO.id)
    assert (part["part"], part["more"]) == (1, False)


async def test_what_is_larger_than_a_part_by_itself_is_a_part_of_its_own(store, clock, exports):
    await wordy(store, clock, 3)
    assert [len(part["reports"]) for part in await parts(exports, AIKO.id, most=10)] == [1, 1, 1]


async def test_rows_are_read_in_pieces_and_none_is_left_out_or_doubled(hall, store, exports):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    count = 2 * PIECE + 1
    async with store.transaction() as queries:
        facts = {"seat": 0, "user_id": AIKO.id, "guild": 7, "game": "morra", "place": 1, "seats": 2, "verdict": "won"}
        facts |= {"rated": 0, "nth": None, "mu": None, "sigma": None}
        rows = [{"match_id": code(number), "now": number // 3, **facts} for number in range(count)]
        await queries.write_results(rows[::-1])
    found = (await exported(exports, AIKO.id))["results"]
    assert [row["match_id"] for row in found] == [code(number) for number in range(count)]


def code(number):
    return "".join("abcdefghij"[int(digit)] for digit in f"{number:08}")


async def test_what_a_seat_sees_is_written_off_the_loop(store, clock):
    seen = set()

    def view(state, seat):
        seen.add(threading.get_ident())
        return FINGERS.view(state, seat)

    hall = Hall(store, clock, {"morra": replace(FINGERS, view=view)})
    await hall.match()
    seen.clear()
    assert (await exported(Exports(store, hall.referee, clock), AIKO.id))["matches"][0]["seen"]
    assert seen
    assert threading.get_ident() not in seen


async def test_a_seat_handed_on_while_it_is_exported_is_not_seen(hall, store, clock, exports):
    """Which seats are theirs has been read by then."""
    await hall.match()
    clock.at += 1000
    table = await hall.match()
    substitutes = Substitutes(store, hall.referee, hall.people, clock)
    await substitutes.offer(table.id, AIKO.id, CHLOE)
    reading = exports._items(AIKO.id)
    async for name, _ in reading:
        if name == "matches":
            await substitutes.take(table.id, 0, CHLOE)
            break
    left = [item async for name, items in reading if name == "matches" for item in items]
    assert [(match["seat"], match["seen"]) for match in left] == [({"seat": 0}, None)]


async def test_one_an_hour(exports, clock):
    await exports.begin(AIKO.id)
    with pytest.raises(ExportedLately):
        await exports.begin(AIKO.id)
    await exports.begin(BRUNO.id)
    clock.at += HOUR
    await exports.begin(AIKO.id)


async def test_of_two_at_once_one_is_made(exports):
    said = await asyncio.gather(*(exports.begin(AIKO.id) for _ in range(4)), return_exceptions=True)
    assert sorted(isinstance(each, ExportedLately) for each in said) == [False, True, True, True]


async def test_one_that_failed_does_not_count(exports):
    await exports.begin(AIKO.id)
    await exports.failed(AIKO.id)
    await exports.begin(AIKO.id)


async def test_the_hour_outlasts_a_restart(hall, store, clock, exports):
    await exports.begin(AIKO.id)
    with pytest.raises(ExportedLately):
        await Exports(store, hall.referee, clock).begin(AIKO.id)
