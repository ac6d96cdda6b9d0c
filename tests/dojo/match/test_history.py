"""Looking back: the record leads to every position again, and tells no more than may be remembered."""

import io
import json
import sqlite3
from contextlib import redirect_stdout
from dataclasses import replace
from random import Random

import pytest

from dojo.errors import NoSuchMatch, StillPlaying
from dojo.match.history import Archive
from engine import record
from engine.cli import main
from engine.codec import plain
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall

PEOPLE = (AIKO, BRUNO, CHLOE, DAI)


class Playing:
    """A random match in the hall, and every table it went through."""

    def __init__(self, store, seed):
        self.hall = Hall(store, Clock(), GAMES)
        self.archive = Archive(store, GAMES)
        self.dice = Random(seed)
        self.tables = []
        self.answered = {}  # the number of the latest move that each seat made itself

    async def begin(self, key, seats=None, **options):
        seats = seats or self.dice.choice(GAMES[key].seats)
        self.tables = [await self.hall.match(*PEOPLE[:seats], game=key, options=options)]
        return self

    @property
    def table(self):
        return self.tables[-1]

    async def answer(self, seat=None, move=None):
        asks = [ask for ask in self.table.asks() if seat in (None, ask.seat)]
        ask = self.dice.choice(asks)
        text = move or str(self.dice.choice(ask.options))
        self.answered[ask.seat] = self.table.match.ply + 1
        self.tables.append(await self.hall.referee.answer(self.table.id, self.table.players[ask.seat].id, None, text))

    async def to_the_end(self, most=10_000):
        while self.table.asks() and len(self.tables) < most:
            await self.answer()
        return self

    async def history(self):
        return await self.archive.history(self.table)


@pytest.mark.parametrize("key", GAMES)
async def test_the_record_leads_to_every_position_again(store, key, tmp_path):
    playing = await (await Playing(store, key).begin(key)).to_the_end()
    history = await playing.archive.ended(playing.table.id)
    assert history.whole
    assert history.last == playing.tables[-1].match.ply
    for table in playing.tables:
        then = history.at(table.match.ply)
        assert (then.match, then.recent, then.asked) == (table.match, table.recent, table.asked)
    assert history.at(history.last) == playing.table
    file = tmp_path / "record.json"
    file.write_text(record.write(history.record))
    with redirect_stdout(io.StringIO()) as told:
        assert main.main(["state", str(file)]) == 0
    assert json.loads(told.getvalue()) == plain(playing.table.game.state, playing.table.match.state)


@pytest.mark.parametrize("key", ["karenza", "regroup", "kendo"])
async def test_a_seat_that_left_is_in_the_record(store, key):
    playing = await Playing(store, key).begin(key, seats=3)
    for _ in range(7):
        await playing.answer()
    before = playing.table.match.ply
    playing.tables.append(await playing.hall.referee.resign(playing.table.id, BRUNO.id))
    await playing.to_the_end(most=12)
    history = await playing.history()
    assert history.whole
    assert (1, "leave") in history.record.moves
    assert [history.at(ply).left for ply in (before, before + 1)] == [(), (1,)]


async def test_nothing_but_the_log_is_told_before_the_end(store):
    playing = await Playing(store, 1).begin("kaito")
    with pytest.raises(StillPlaying):
        await playing.archive.ended(playing.table.id)
    for wrong in ("zzzzzzzz", "../etc", ""):
        with pytest.raises(NoSuchMatch):
            await playing.archive.ended(wrong)


async def test_what_is_over_is_found_by_those_who_played(store):
    playing = await (await Playing(store, 2).begin("kaito")).to_the_end()
    first = playing.table.id
    await playing.begin("kaito")
    assert [each.id for each in await playing.archive.finished(AIKO.id)] == [first]
    assert await playing.archive.finished(CHLOE.id) == []


# Since your last move


async def test_since_is_what_came_after_ones_own_answer(store):
    playing = await Playing(store, 3).begin("kendo", seats=2)
    own, later = await playing.archive.since(playing.table, 0)
    assert own is None
    assert [told.ply for told in later] == [0]
    for _ in range(6):
        await playing.answer()
    for seat, ply in playing.answered.items():
        own, later = await playing.archive.since(playing.table, seat)
        assert (own.ply, own.seat) == (ply, seat)
        assert [each.ply for each in later] == list(range(ply + 1, playing.table.match.ply + 1))


async def test_what_a_computer_did_for_somebody_is_news_to_them(tmp_path):
    path = tmp_path / "a.db"
    async with await Store.open(str(path)) as store:
        playing = await Playing(store, 4).begin("kendo", seats=2)
        own = []
        for _ in range(6):
            await playing.answer()
            own.append(playing.answered.get(0))
        *_, before, last = dict.fromkeys(own)
        with sqlite3.connect(path) as db:
            db.execute("update moves set hand = 'computer' where ply = ?", (last,))
        db.close()
        own, later = await playing.archive.since(playing.table, 0)
        assert (own and own.ply) == before
        assert later[0].ply == (before or -1) + 1


async def test_a_table_is_told_nothing_that_came_after_it(store):
    playing = await Playing(store, 5).begin("kendo", seats=2)
    for _ in range(6):
        await playing.answer()
    then = playing.tables[3]
    before = await playing.archive.history(then)
    assert (len(before.moves), before.whole) == (then.match.ply + 1, True)


# What a game wants forgotten


async def test_of_a_running_round_only_the_last_answer_is_remembered(store):
    playing = await Playing(store, 6).begin("kengo")
    while playing.table.match.state.standing.round < 2 or len(playing.table.match.state.actions) < 4:
        await playing.answer()
    history = await playing.history()
    rounds = [table.match.state.standing.round for table in playing.tables]
    hidden = [ply for ply in range(1, history.last) if rounds[ply - 1] == rounds[-1]]
    assert len(hidden) >= 3
    known = [told.ply for told in history.remembered()]
    assert known == [ply for ply in range(history.last + 1) if ply not in hidden]


async def test_an_open_discard_and_a_match_that_is_over_are_remembered_whole(store):
    playing = await Playing(store, 7).begin("kengo", open_discard="on")
    for _ in range(9):
        await playing.answer()
    history = await playing.history()
    assert history.remembered() == list(history.moves)
    await (await playing.begin("kengo", rounds="1")).to_the_end()
    history = await playing.history()
    assert history.remembered() == list(history.moves)


# What one has chosen in secret


async def test_a_secret_choice_is_known_to_the_one_who_made_it(store):
    playing = await Playing(store, 8).begin("karenza", seats=2)
    await playing.answer(seat=0, move="choose ines")
    await playing.answer(seat=1, move="choose masaru")
    await playing.answer()
    history = await playing.history()
    assert [str(history.secret(told)) for told in history.moves if told.seat == 0 and told.ply < 3] == ["choose ines"]
    assert history.secret(history.moves[0]) is history.secret(history.moves[3]) is None


async def test_a_move_that_the_house_made_is_no_choice_of_the_player(store):  # KD-R15
    playing = await (await Playing(store, 3).begin("kendo")).to_the_end()
    history = await playing.history()
    pulls = [told for told in history.moves if told.move.startswith("pull")]
    assert pulls
    assert {history.secret(told) for told in pulls} == {None}


async def test_where_nothing_is_hidden_nothing_is_secret(store):
    playing = await (await Playing(store, 9).begin("kaito")).to_the_end()
    history = await playing.history()
    assert not any(history.secret(told) for told in history.moves)


# Other rules than today's


async def test_what_todays_rules_do_not_lead_to_is_not_shown(store):
    playing = await (await Playing(store, 10).begin("kaito")).to_the_end()
    history = await playing.history()
    other = history.moves[3].move
    moves = (*history.record.moves[:4], (history.record.moves[4][0], other), *history.record.moves[5:])
    changed = replace(history, record=history.record.model_copy(update={"moves": moves}))
    assert not changed.whole
    assert changed.last <= 4
    assert changed.at(changed.last).match == playing.tables[changed.last].match


async def test_a_record_that_leads_elsewhere_without_a_word_is_not_whole(store):
    playing = await (await Playing(store, 11).begin("kengo")).to_the_end(most=5)
    history = await playing.history()
    elsewhere = replace(history, table=replace(playing.table, match=playing.tables[2].match))
    assert history.whole
    assert not elsewhere.whole
