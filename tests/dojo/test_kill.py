"""Nothing a player was told is ever lost: processes are killed while they answer, and race for the same move.

`python -m tests.dojo.test_kill answer URL SEED MATCH...` answers whatever is asked, and says each answer aloud once it
was acknowledged; `... walk URL MOMENT` walks round the house at that moment. Both go on until they are killed.
"""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from unittest.mock import patch

from dojo.clock.paces import HOUR
from engine import match
from engine.core import RuleError
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, LONG, NOON, Clock, Hall
from tests.engine.toys import FINGERS
from tests.storage.databases import BOTH, new_database, rows

ROOT = Path(__file__).parents[2]
KILLS = 10


# What is killed


async def answer(url, seed, *matches):
    async with await Store.open(url) as store:
        hall, luck = Hall(store, Clock()), Random(seed)
        say("open")
        sys.stdin.readline()  # until all who take part are there
        # A few at a time, so that a kill finds some of them in the middle of being written.
        await asyncio.gather(*(play(hall, luck, matches[start::4]) for start in range(4)))


async def play(hall, luck, matches):
    for id in matches:
        while (table := await hall.referee.table(id)).asks():
            ask = luck.choice(table.asks())
            text, user = str(luck.choice(ask.options)), table.players[ask.seat].id
            try:
                after = await hall.referee.answer(id, user, table.opened(ask.seat), text)
            except RuleError:
                continue  # somebody else was faster
            say(f"{id} {after.match.ply} {ask.seat} {text}")


async def walk(url, moment):
    async with await Store.open(url) as store:
        clock = Clock()
        clock.at = int(moment)
        hall = Hall(store, clock)
        say("open")
        await hall.deadlines.wake()
        while True:
            await hall.deadlines.look()
            await asyncio.sleep(0)


def say(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def process(*what):
    command, pipe = [sys.executable, "-m", "tests.dojo.test_kill", *map(str, what)], subprocess.PIPE
    made = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, bufsize=1)
    assert made.stdout.readline() == "open\n"
    return made


# What is left


def said(lines):
    """What was acknowledged: (match, ply) and who answered what."""
    heard = {}
    for line in lines:
        if line.endswith("\n"):  # the last line may have been cut short
            id, ply, seat, text = line.split(maxsplit=3)
            assert (id, int(ply)) not in heard
            heard[id, int(ply)] = (int(seat), text.strip())
    return heard


async def new_matches(url, number):
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        with patch("dojo.lobby.limits.LOBBIES_AN_HOUR", number):
            return [(await hall.match(options=LONG)).id for _ in range(number)]


async def check(url, acknowledged):
    """Every acknowledged answer is there once, every match is what its moves make of it, and so are its notices."""
    moves = await rows(url, "select match_id, ply, seat, move from moves where ply > 0 order by match_id, ply")
    written = {(id, ply): (seat, text) for id, ply, seat, text in moves}
    assert len(written) == len(moves)
    assert acknowledged.items() <= written.items()
    notices = await rows(url, "select match_id, id, kind, seat, ply from news order by match_id, id")
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        for id in {id for id, _ in written}:
            table = await hall.referee.table(id)
            now, _ = match.start(FINGERS, 2, seed=table.match.seed, options=table.options)
            for _, _, seat, text in (move for move in moves if move[0] == id):
                now, _ = match.answer(FINGERS, now, seat, match.parse(FINGERS, now, seat, text))
            assert table.match == now
            check_notices(table, [row[1:] for row in notices if row[0] == id])
    asked = "select count(*) from seats join matches on id = match_id where asked = 1 and status = 'over'"
    assert await rows(url, asked) == [(0,)]
    return written


def check_notices(table, notices):
    """Nothing has been delivered: the thread, one board or result of the newest ply, a hand for each seat asked."""
    assert notices[0] == (1, "thread", -1, 0)
    boards = [(kind, ply) for _, kind, _, ply in notices if kind in {"board", "result"}]
    assert boards == [("board" if table.asked else "result", table.match.ply)]
    hands = [(seat, ply) for _, kind, seat, ply in notices if kind == "hand"]
    assert len(hands) == len(dict(hands))
    assert all(dict(hands)[seat] == table.opened(seat) for seat in table.asked)


@BOTH
async def test_a_killed_process_has_lost_nothing_it_acknowledged_and_done_nothing_twice(url):
    """The matches go on from kill to kill; the notices of a match that has not moved yet are those of its start."""
    luck, matches, acknowledged = Random(7), await new_matches(url, 150), {}
    for kill in range(KILLS):
        answering = process("answer", url, kill, *matches)
        answering.stdin.write("go\n")
        first = answering.stdout.readline()
        await asyncio.sleep(luck.uniform(0, 0.06))
        answering.kill()
        lines, _ = answering.communicate()
        acknowledged |= said([first, *lines.splitlines(keepends=True)])
        written = await check(url, acknowledged)
    assert len(acknowledged) > KILLS
    assert len(written) - len(acknowledged) <= KILLS * 4  # at most what was under way at each kill


async def test_processes_that_race_for_the_same_move_make_it_once(postgres):
    url = await new_database(postgres)
    matches = await new_matches(url, 12)
    processes = [process("answer", url, seed, *matches) for seed in range(2)]
    for each in processes:
        each.stdin.write("go\n")
    heard = [said(each.communicate(timeout=60)[0].splitlines(keepends=True)) for each in processes]
    assert all(heard), "one process did everything: that was no race"
    assert not heard[0].keys() & heard[1].keys()
    assert await check(url, heard[0] | heard[1]) == heard[0] | heard[1]
    assert len(heard[0] | heard[1]) == 12 * 6


async def test_two_stores_on_one_server_decide_each_race_for_one_and_fill_a_lobby_once(halls):
    lobby = await halls[0].lobby(AIKO, BRUNO)
    await asyncio.gather(*(hall.lobbies.start(lobby.id, AIKO.id) for hall in halls * 3))
    assert await halls[1].heard() == [("thread", None), ("board", None), ("hand", 0), ("hand", 1)]
    clicks = [hall.referee.answer(lobby.id, AIKO.id, 0, "show 1") for hall in halls * 4]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["StaleAsk"] * 7 + ["Table"]


@BOTH
async def test_walks_that_are_killed_spend_each_token_once_and_tell_it_once(url):
    """And what an outage gives back it gives back once, however often it is begun."""
    luck, matches, later = Random(8), await new_matches(url, 60), NOON + 10 * HOUR
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        await hall.deadlines.wake()
        await hall.write("update seats set due = 1, remind_at = null")
    for _ in range(KILLS // 2):
        walking = process("walk", url, later)
        await asyncio.sleep(luck.uniform(0, 0.25))
        walking.kill()
        walking.communicate()
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        hall.clock.at = later
        await hall.write("delete from claims")  # those of the dead have ended
        await hall.deadlines.wake()
        for _ in range(3):
            await hall.deadlines.look()
    assert set(await rows(url, "select tokens, due, strikes from seats")) == {(1, later + 12 * HOUR, 0)}
    told = await rows(url, "select match_id, kind, count(*) from news group by match_id, kind")
    counts = {(kind, number) for _, kind, number in told if kind in {"outage", "token"}}
    assert (counts, len(told)) == ({("outage", 1), ("token", 2)}, 5 * len(matches))


if __name__ == "__main__":
    asyncio.run({"answer": answer, "walk": walk}[sys.argv[1]](*sys.argv[2:]))
