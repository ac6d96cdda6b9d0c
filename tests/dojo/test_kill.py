"""Nothing a player was told is ever lost: processes are killed while they answer, and race for the same move."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from unittest.mock import patch

import asyncpg
import pytest

from dojo.clock.paces import HOUR
from engine import match
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, NOON, Clock, Hall
from tests.engine.toys import FINGERS
from tests.storage.databases import new_database

ROOT = Path(__file__).parents[2]
KILLS = 10


def answering(url, seed, matches):
    command = [sys.executable, "-m", "tests.dojo.answering", url, str(seed), *matches]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, bufsize=1)
    assert process.stdout.readline() == "open\n"
    return process


def go(*processes):
    for process in processes:
        process.stdin.write("go\n")


def said(lines):
    """What was acknowledged: (match, ply) and who answered what."""
    heard = {}
    for line in lines:
        if line.endswith("\n"):  # the last line may have been cut short
            id, ply, seat, text = line.split(maxsplit=3)
            assert (id, int(ply)) not in heard
            heard[id, int(ply)] = (int(seat), text.strip())
    return heard


async def rows(url, question):
    """Read without our own code."""
    if url.startswith("sqlite"):
        db = sqlite3.connect(url.removeprefix("sqlite:///"))
        found = db.execute(question).fetchall()
        db.close()
        return found
    db = await asyncpg.connect(url)
    found = [tuple(row) for row in await db.fetch(question)]
    await db.close()
    return found


async def new_matches(url, number):
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        with patch("dojo.lobby.limits.LOBBIES_AN_HOUR", number):
            return [(await hall.match(AIKO, BRUNO, options={"rounds": "3"})).id for _ in range(number)]


async def check(url, acknowledged):
    """Every acknowledged answer is there once, every match is what its moves make of it, and so are its notices."""
    moves = await rows(url, "select match_id, ply, seat, move from moves where ply > 0")
    written = {(id, ply): (seat, text) for id, ply, seat, text in moves}
    assert len(written) == len(moves)
    assert acknowledged.items() <= written.items()
    notice = await rows(url, "select match_id, id, kind, seat, ply from news order by match_id, id")
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        for id in {id for id, _ in written}:
            table = await hall.referee.table(id)
            check_match(table, [written[key] for key in sorted(written) if key[0] == id])
            check_news(table, [row[1:] for row in notice if row[0] == id])
    asked = await rows(
        url, "select count(*) from seats join matches on id = match_id where asked = 1 and status = 'over'"
    )
    assert asked == [(0,)]
    return written


def check_match(table, moves):
    now, _ = match.start(FINGERS, 2, seed=table.match.seed, options=table.options)
    for seat, text in moves:
        now, _ = match.answer(FINGERS, now, seat, match.parse(FINGERS, now, seat, text))
    assert table.match == now


def check_news(table, notice):
    """Nothing has been delivered: the thread, one board or result of the newest ply, a hand for each seat asked."""
    assert notice[0] == (1, "thread", -1, 0)
    boards = [(kind, ply) for _, kind, _, ply in notice if kind in {"board", "result"}]
    assert boards == [("board" if table.asked else "result", table.match.ply)]
    hands = [(seat, ply) for _, kind, seat, ply in notice if kind == "hand"]
    assert len(hands) == len(dict(hands))
    assert all(dict(hands)[seat] == table.opened(seat) for seat in table.asked)


async def test_a_killed_process_has_lost_nothing_it_acknowledged_and_done_nothing_twice(url):
    """The matches go on from kill to kill; the notices of a match that has not moved yet are those of its start."""
    dice = Random(7)
    matches = await new_matches(url, 150)
    acknowledged = {}
    for kill in range(KILLS):
        process = answering(url, kill, matches)
        go(process)
        first = process.stdout.readline()
        await asyncio.sleep(dice.uniform(0, 0.06))
        process.kill()
        lines, _ = process.communicate()
        acknowledged |= said([first, *lines.splitlines(keepends=True)])
        written = await check(url, acknowledged)
    assert len(acknowledged) > KILLS
    assert len(written) - len(acknowledged) <= KILLS * 4  # at most what was under way at each kill


async def test_processes_that_race_for_the_same_move_make_it_once(postgres):
    url = await new_database(postgres)
    matches = await new_matches(url, 12)
    processes = [answering(url, seed, matches) for seed in range(2)]
    go(*processes)
    heard = [said(process.communicate(timeout=60)[0].splitlines(keepends=True)) for process in processes]
    assert all(heard), "one process did everything: that was no race"
    assert not heard[0].keys() & heard[1].keys()
    written = await check(url, heard[0] | heard[1])
    assert written == heard[0] | heard[1]
    assert len(written) == 12 * 6


@pytest.mark.parametrize("at_once", [8])
async def test_two_stores_on_one_server_decide_each_race_for_one(postgres, at_once):
    url = await new_database(postgres)
    async with await Store.open(url) as one, await Store.open(url) as other:
        halls = [Hall(one, Clock()), Hall(other, Clock())]
        table = await halls[0].match()
        clicks = [halls[n % 2].referee.answer(table.id, AIKO.id, 0, "show 1") for n in range(at_once)]
        done = await asyncio.gather(*clicks, return_exceptions=True)
        names = sorted(type(each).__name__ for each in done)
        assert names == ["StaleAsk"] * (at_once - 1) + ["Table"]


async def test_two_stores_on_one_server_fill_a_lobby_once(postgres):
    url = await new_database(postgres)
    async with await Store.open(url) as one, await Store.open(url) as other:
        halls = [Hall(one, Clock()), Hall(other, Clock())]
        lobby = await halls[0].lobby(AIKO, BRUNO)
        await asyncio.gather(*(hall.lobbies.start(lobby.id, AIKO.id) for hall in halls * 3))
        heard = await halls[1].heard()
        assert heard == [("thread", None), ("board", None), ("hand", 0), ("hand", 1)]


# Clocks


def walking(url, moment):
    command = [sys.executable, "-m", "tests.dojo.walking", url, str(moment)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "open\n"
    return process


async def test_walks_that_are_killed_spend_each_token_once_and_tell_it_once(url):
    """And what an outage gives back it gives back once, however often it is begun."""
    dice, matches, later = Random(8), await new_matches(url, 60), 10 * HOUR
    async with await Store.open(url) as store:
        await Hall(store, Clock()).deadlines.wake()
        await Hall(store, Clock()).write("update seats set due = 1, remind_at = null")
    for _ in range(KILLS // 2):
        process = walking(url, NOON + later)
        await asyncio.sleep(dice.uniform(0, 0.25))
        process.kill()
        process.wait()
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        hall.clock.at += later
        await hall.write("delete from claims")  # those of the dead have ended
        await hall.deadlines.wake()
        for _ in range(3):
            await hall.deadlines.look()
    seats = await rows(url, "select tokens, due, strikes from seats")
    assert set(seats) == {(1, NOON + later + 12 * HOUR, 0)}
    notice = await rows(url, "select match_id, kind, count(*) from news group by match_id, kind")
    assert {(kind, number) for _, kind, number in notice if kind in {"outage", "token"}} == {
        ("outage", 1),
        ("token", 2),
    }
    assert len(notice) == 5 * len(matches)
