"""Looking back: the record leads to every position again, and tells no more than may be remembered."""

import io
import json
from contextlib import redirect_stdout
from random import Random

import pytest

from dojo.errors import NoSuchMatch, StillPlaying
from dojo.match.verification import proved
from engine import cli, match, record
from engine.codec import plain
from engine.core import IllegalMove
from engine.games import GAMES
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, NOON, PEOPLE, Hall, refused


async def played(hall, key, most=10_000, seats=2, **options):
    """A random match, and every table it went through."""
    luck, tables = Random(key), [await hall.match(*PEOPLE[:seats], game=key, options=options)]
    while tables[-1].asks() and len(tables) <= most:
        tables.append(await hall.move(tables[-1], luck))
    return tables


async def history_of(hall, tables):
    return await hall.archive.history(tables[-1])


@pytest.mark.parametrize("key", GAMES)
async def test_the_record_leads_to_every_position_again(hall, key, tmp_path):
    tables = await played(hall, key, seats=GAMES[key].seats[-1])
    history = await hall.archive.ended(tables[0].id)
    assert (history.whole, history.last) == (True, tables[-1].match.ply)
    for table in tables:
        then = history.at(table.match.ply)
        assert (then.match, then.recent, then.asked) == (table.match, table.recent, table.asked)
    assert history.at(history.last) == tables[-1]
    file = tmp_path / "record.json"
    file.write_text(record.write(history.record))
    with redirect_stdout(io.StringIO()) as told:
        assert cli.main(["state", str(file)]) == 0
    assert json.loads(told.getvalue()) == plain(tables[-1].match.state)


@pytest.mark.parametrize("key", ["karenza", "regroup", "kendo"])
async def test_a_seat_that_left_is_in_the_record(hall, key):
    before = (await played(hall, key, most=7, seats=3))[-1]
    await hall.moved(await hall.referee.resign(before.id, BRUNO.id), Random(key), most=4)
    history = await hall.archive.history(await hall.referee.table(before.id))
    assert (history.whole, (1, "leave") in history.record.moves) == (True, True)
    assert [history.at(ply).left for ply in (before.match.ply, before.match.ply + 1)] == [(), (1,)]


async def test_a_match_is_looked_back_at_when_it_is_over_by_those_who_played(hall):
    over, running = await hall.over(), await hall.match()
    await refused(StillPlaying, hall.archive.ended(running.id))
    for wrong in ("zzzzzzzz", "../etc", ""):
        await refused(NoSuchMatch, hall.archive.ended(wrong))
    assert [[each.id for each in await hall.archive.finished(who.id)] for who in (AIKO, CHLOE)] == [[over.id], []]


async def test_since_is_what_came_after_ones_own_answer_and_nothing_after_the_table_one_saw(hall):
    """What a computer did for somebody is news to them."""
    own, later = await hall.archive.since(await hall.match(), 0)
    assert (own, [told.ply for told in later]) == (None, [0])
    tables = await played(hall, "kendo", most=6)
    log = await hall.log(tables[0].id)
    for seat in (0, 1):
        *_, before, last = [told.ply for told in log if told.seat == seat]
        own, later = await hall.archive.since(tables[-1], seat)
        assert (own.ply, own.seat, [each.ply for each in later]) == (last, seat, list(range(last + 1, 1 + log[-1].ply)))
        await hall.write(f"update moves set made_by = 'computer' where ply = {last}")
        own, later = await hall.archive.since(tables[-1], seat)
        assert (own.ply, later[0].ply) == (before, before + 1)
    early = await hall.archive.history(tables[3])
    assert (len(early.moves), early.whole) == (tables[3].match.ply + 1, True)


async def test_of_a_running_round_only_the_last_answer_is_remembered(hall):
    luck, tables = Random(6), await played(hall, "kengo", most=0)
    while tables[-1].match.state.standing.round < 2 or len(tables[-1].match.state.actions) < 4:
        tables.append(await hall.move(tables[-1], luck))
    history = await history_of(hall, tables)
    rounds = [table.match.state.standing.round for table in tables]
    hidden = [ply for ply in range(1, history.last) if rounds[ply - 1] == rounds[-1]]
    assert len(hidden) >= 3
    assert [told.ply for told in history.remembered()] == [ply for ply in range(history.last + 1) if ply not in hidden]


@pytest.mark.parametrize(("most", "options"), [(9, {"open_discard": "on"}), (10_000, {"rounds": "1"})])
async def test_an_open_discard_and_a_match_that_is_over_are_remembered_whole(hall, most, options):
    history = await history_of(hall, await played(hall, "kengo", most=most, **options))
    assert history.remembered() == list(history.moves)


async def test_a_secret_choice_is_known_to_the_one_who_made_it(hall):
    table = await hall.match(game="karenza")
    for seat, move in enumerate(("choose ines", "choose masaru")):
        table = await hall.referee.answer(table.id, PEOPLE[seat].id, None, move)
    history = await hall.archive.history(await hall.move(table))
    assert [str(history.secret(told)) for told in history.moves if told.seat == 0 and told.ply < 3] == ["choose ines"]
    assert history.secret(history.moves[0]) is history.secret(history.moves[3]) is None


async def test_what_todays_rules_do_not_lead_to_is_not_shown(hall):
    tables = await played(hall, "kaito")
    history = await history_of(hall, tables)
    kept = history.record.moves
    moves = (*kept[:4], (kept[4][0], history.moves[3].move), *kept[5:])
    changed = replace(history, record=history.record.model_copy(update={"moves": moves}))
    assert (changed.whole, changed.last <= 4) == (False, True)
    assert changed.at(changed.last).match == tables[changed.last].match
    elsewhere = replace(history, table=replace(tables[-1], match=tables[2].match))
    assert (history.whole, elsewhere.whole) == (True, False), "a record that leads elsewhere without a word"


def offered(table, seat):
    return match.together(table.game, table.match.state, seat)


async def test_several_moves_given_at_once_each_have_a_line_are_made_at_one_time_and_told_once(store, clock):
    ticks = iter(range(NOON, NOON + 999))
    hall = Hall(store, lambda: next(ticks))
    table = await hall.match(game="kendo", options={"mode": "competition"})
    [seat] = table.asked
    several = next(each for each in offered(table, seat) if len(each.steps) == 3)  # to switch, draw and play
    text = f"switch {several.now.split()[1]} basics, counters, nothing"
    await refused(IllegalMove, hall.referee.answer(table.id, table.players[seat].id, 0, text))
    await hall.told()
    after = await hall.referee.answer(table.id, table.players[seat].id, 0, str(several))
    made = await hall.moves(table.id, seat)
    assert [(row["ply"], row["move"]) for row in made] == list(enumerate(several.steps, 1))
    assert len({row["made_at"] for row in made}) == 1
    assert (after.match.ply, after.asked) == (3, (1 - seat,))
    assert await hall.referee.table(table.id) == after
    assert await hall.heard() == [("board", None), ("hand", 0), ("hand", 1)]


async def test_nobody_is_asked_what_everybody_knows_and_the_record_leads_to_the_same_end(hall, monkeypatch):  # KD-R40
    """The house plays the last card of a player, where all can see that nothing else is left to do."""
    monkeypatch.setattr("dojo.shuffle.secret", lambda: "secret")
    luck, table = Random(1), await hall.match(game="kendo")
    while table.asked:
        seat = luck.choice(table.asked)
        choices = [*table.ask_of(seat).options, *offered(table, seat)]
        table = await hall.referee.answer(table.id, table.players[seat].id, None, str(luck.choice(choices)))
        assert match.foregone(table.game, table.match) is None
    rows = [row for seat in (0, 1) for row in await hall.moves(table.id, seat)]
    assert [row["move"] for row in rows if row["made_by"] == "house"]
    assert (await hall.archive.history(table)).whole


async def before_a_leave(hall, monkeypatch):
    """A duel of three in which something is foregone once a certain seat leaves; the table, and that seat."""
    monkeypatch.setattr("dojo.shuffle.secret", lambda: "secret")
    luck, table = Random(24), await hall.match(AIKO, BRUNO, CHLOE, game="kendo", options={"mode": "duel"})
    while table.asked:
        for seat in set(range(3)) - set(table.left):
            if match.foregone(table.game, match.leave(table.game, table.match, seat)[0]):
                return table, seat
        table = await hall.move(table, luck)
    raise AssertionError("nobody's leaving makes anything foregone")


async def test_the_house_also_makes_what_is_foregone_because_somebody_leaves_and_it_checks_out(hall, monkeypatch):
    table, seat = await before_a_leave(hall, monkeypatch)
    after = await hall.referee.resign(table.id, table.players[seat].id)
    assert (after.status, match.foregone(after.game, after.match)) == ("playing", None)
    [*_, left, forced] = await hall.store.read.moves_of(id=table.id)
    assert (left["seat"], left["move"]) == (seat, "leave")
    [row] = [row for row in await hall.moves(table.id, forced["seat"]) if row["ply"] == forced["ply"]]
    assert (row["made_by"], row["waited"]) == ("house", 0)
    await hall.referee.resign(table.id, table.players[(seat + 1) % 3].id)
    assert proved(await hall.archive.ended(table.id)).holds
