"""An export: of a seat that has changed hands each is told what is theirs; and it comes in parts that fit a file."""

import asyncio
import json
import threading

import pytest

from dojo.clock.paces import HOUR
from dojo.privacy.export import PIECE, ExportedLately
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, Hall, refused
from tests.engine.toys import FINGERS
from tests.storage.databases import BOTH


async def handed(hall, *players, **terms):
    """A match, from one to the next of these, each of whom answers once, as Bruno does."""
    table = await hall.match(options=LONG, **terms)
    for player in players:
        if table.players[0].id != player.id:
            table = await hall.hand_over(table, 0, player)
        for each in (player, BRUNO):
            hall.clock.at += 1000
            table = await hall.show(table, each, move="show 2")
    return table


async def plies(hall, player):
    [match] = (await hall.exported(player))["matches"]
    return [move["ply"] for move in match["moves"]]


async def test_somebody_who_has_left_the_seat_sees_no_more_of_it_and_nobody_is_named_to_the_other(hall):
    table = await handed(hall, AIKO, CHLOE)
    for player, others in ((CHLOE, (AIKO, BRUNO)), (AIKO, (CHLOE, BRUNO))):
        found = json.dumps(await hall.exported(player))
        assert not [other.name for other in others if str(other.id) in found or other.name in found]
    [left], [taken] = [(await hall.exported(player))["matches"] for player in (AIKO, CHLOE)]
    assert (left["id"], left["seat"], left["seen"], left["status"]) == (table.id, {"seat": 0}, None, "playing")
    assert "seed" not in left
    assert (taken["seat"]["user_id"], bool(taken["seen"])) == (str(CHLOE.id), True)


@pytest.mark.parametrize("pace", ["daily", "friendly"])
async def test_each_is_told_their_own_answers(hall, pace):
    """As `docs/export.md` says: a new player never gets the secret answers of the one before."""
    await handed(hall, AIKO, CHLOE, AIKO, pace=pace)
    assert [await plies(hall, player) for player in (AIKO, CHLOE, BRUNO)] == [[1, 5], [3], [2, 4, 6]]


async def test_a_seat_handed_on_while_it_is_exported_is_not_seen(hall, clock):
    """Which seats are theirs has been read by then."""
    await hall.match()
    clock.at += 1000
    table = await hall.match()
    reading = hall.exports._items(AIKO.id)
    async for name, _ in reading:
        if name == "matches":
            await hall.hand_over(table, 0, CHLOE)
            break
    left = [item async for name, items in reading if name == "matches" for item in items]
    assert [(match["seat"], match["seen"]) for match in left] == [({"seat": 0}, None)]


async def test_what_a_seat_sees_is_written_off_the_loop(store, clock):
    seen = set()

    def view(state, seat):
        seen.add(threading.get_ident())
        return FINGERS.view(state, seat)

    hall = Hall(store, clock, {"morra": replace(FINGERS, view=view)})
    await hall.match()
    seen.clear()
    assert (await hall.exported(AIKO))["matches"][0]["seen"]
    assert (bool(seen), threading.get_ident() in seen) == (True, False)


async def wordy(hall, days):
    """So many reports of about a thousand bytes, half of them other than ASCII."""
    for number in range(days):
        await hall.reports.write(AIKO.id, f"{number:04}" + "é" * 400)
        hall.clock.at += 24 * HOUR


async def test_no_part_is_larger_than_it_may_be_and_together_they_hold_everything(hall):
    await hall.match()
    [part] = await hall.parts(AIKO)
    assert (part["part"], part["more"]) == (1, False)
    await wordy(hall, 20)
    sizes = [len(part) async for part in hall.exports.parts(AIKO.id, most=4000)]
    assert (len(sizes) > 4, max(sizes) <= 4000) == (True, True)
    found = await hall.parts(AIKO, most=4000)
    numbers = range(1, len(sizes) + 1)
    assert [(part["part"], part["more"]) for part in found] == [(number, number < len(sizes)) for number in numbers]
    assert {part["person"]["name"] for part in found} == {"Aiko"}
    words = [report["words"][:4] for part in found for report in part["reports"]]
    assert words == [f"{number:04}" for number in range(20)]
    assert sum(len(part["matches"]) for part in found) == 1


async def test_what_is_larger_than_a_part_by_itself_is_a_part_of_its_own(hall):
    await wordy(hall, 3)
    assert [len(part["reports"]) for part in await hall.parts(AIKO, most=10)] == [1, 1, 1]


@BOTH
async def test_rows_are_read_in_pieces_and_none_is_left_out_or_doubled(hall, store):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    codes = ["".join("abcdefghij"[int(digit)] for digit in f"{number:08}") for number in range(2 * PIECE + 1)]
    facts = {"seat": 0, "user_id": AIKO.id, "guild": 7, "game": "morra", "place": 1, "seats": 2, "verdict": "won"}
    facts |= {"rated": 0, "nth": None, "mu": None, "sigma": None}
    async with store.transaction() as queries:
        rows = [{"match_id": code, "now": number // 3, **facts} for number, code in enumerate(codes)]
        await queries.write_results(rows[::-1])
    assert [row["match_id"] for row in (await hall.exported(AIKO))["results"]] == codes


@BOTH
async def test_one_an_hour_however_many_come_at_once_also_after_a_restart_unless_it_failed(hall, store, clock):
    said = await asyncio.gather(*(hall.exports.begin(AIKO.id) for _ in range(4)), return_exceptions=True)
    assert sorted(isinstance(each, ExportedLately) for each in said) == [False, True, True, True]
    await refused(ExportedLately, Hall(store, clock).exports.begin(AIKO.id))
    await hall.exports.begin(BRUNO.id)
    await hall.exports.failed(AIKO.id)
    await hall.exports.begin(AIKO.id)
    clock.at += HOUR
    await hall.exports.begin(AIKO.id)
