"""The computers' turns: found in the database, thought about in a process of its own, and never lost."""

import asyncio
import os
import pickle
import re
import signal
import subprocess
import sys
import time
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from msgspec import Struct

from dojo.computer import moves
from dojo.computer import pool as workers
from dojo.computer.moves import ComputerMoves
from dojo.computer.pool import ThinkingFailed, WorkerLost
from dojo.computer.worker import MoveJob, encode, solve
from dojo.ops.leases import LEASE
from dojo.ops.loop import LOOPS
from dojo.people.computers import random_pause
from engine import match
from engine.games import GAMES
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, Hall, refused, until
from tests.engine.toys import changed
from tests.storage.databases import rows

ROOT = Path(__file__).parents[3]
GAME = "kaito"


async def thought(pool, job):
    async with pool.worker(AIKO.id) as worker:
        return await worker.think(job)


def at_work(hall, pool=None):
    return ComputerMoves(hall.store, hall.referee, hall.clock, pool).running()


async def my_turn(hall, id):
    """Once the computer has answered: the table, when we are asked or it is over."""

    async def look():
        hall.clock.at += 1  # as time goes by: no two answers of a seat are due at the same moment
        table = await hall.referee.table(id)
        return table if table.status == "over" or 0 in table.asked else None

    return await until(look)


async def asked_computer(store, clock, pause=0):
    """A match that waits for its computer, with nobody there to answer for it."""
    hall = Hall(store, clock, pause=lambda: pause)
    table = await hall.against("novice", game=GAME)
    while 0 in table.asked:
        table = await hall.move(table, seat=0)
    return hall, table


def job(playouts=10, seconds=5.0, game=GAME):
    """What the first seat that is asked has to think about."""
    played = GAMES[game]
    now, _ = match.start(played, played.seats[0], seed="7", options={})
    ask = played.rules.asks(now.state)[0]
    return MoveJob(game, played.rules.view(now.state, ask.seat), ask, "1", playouts, 0.0, seconds)


def options(asked):
    return [str(option) for option in asked.ask.options]


@pytest.mark.parametrize("level", ["novice", "student"])
async def test_a_computer_plays_a_match_to_its_end_also_where_two_serve_the_same_database(hall, pool, level):
    people, table = await hall.match(game=GAME), await hall.against(level, game=GAME)
    async with at_work(hall, pool), at_work(hall):
        while (over := await my_turn(hall, table.id)).status == "playing":
            await hall.move(over, seat=0)
    log = await hall.log(table.id)
    assert (bool(over.outcome), {logged.seat for logged in log}) == (True, {None, 0, 1})
    assert [logged.ply for logged in log] == list(range(over.match.ply + 1))
    assert (await hall.referee.table(people.id)).match == people.match, "people are never answered for"


async def test_an_answer_that_was_under_way_when_we_stopped_is_given_after_the_next_start(store, clock):
    hall, table = await asked_computer(store, clock, pause=3_000)
    for _ in range(2):
        async with at_work(hall):
            await asyncio.sleep(0.4)
        assert (await hall.referee.table(table.id)).match.ply == table.match.ply
    clock.at += 3_000 + LEASE  # what they had claimed is free again
    async with at_work(hall):
        await my_turn(hall, table.id)


@pytest.mark.parametrize("what", ["ends", "changes hands"])
async def test_a_match_that_ends_or_a_seat_that_changes_hands_meanwhile_takes_no_answer(hall, pool, caplog, what):
    """A computer stands in for somebody and is still thinking; nothing has failed."""
    caplog.set_level("INFO")
    table, at = await hall.match(AIKO, BRUNO, game=GAME), hall.clock.at + 600
    [seat] = table.asked
    await hall.write(f"update seats set standin = 2, answers_at = {at} where seat = {seat}")
    computers = ComputerMoves(hall.store, hall.referee, hall.clock, pool)
    async with computers.running():
        await until(lambda: asyncio.sleep(0, computers._under_way))
        await (hall.referee.resign(table.id, AIKO.id) if what == "ends" else hall.hand_over(table, seat, CHLOE))
        after = await hall.referee.table(table.id)
        hall.clock.at = at
        await until(lambda: asyncio.sleep(0, "computer overtaken" in caplog.text))
    assert (await hall.referee.table(table.id)).match == after.match
    assert [record.msg for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_computer_that_fails_is_tried_again_ever_later_and_then_answers_at_random(hall, url, pool, caplog):
    """Morra is a game that the process does not know."""
    table = await hall.against("novice", options=LONG)
    tries = "select tries, answers_at from seats where seat = 1"
    async with at_work(hall, pool):
        for failed in range(moves.GIVEN_UP):

            async def put_off(failed=failed):
                [(count, at)] = await rows(url, tries)
                return at - hall.clock.at if count > failed else None

            assert await until(put_off) == moves.AHEAD + 1000 * 2**failed
            assert (await hall.referee.table(table.id)).match.ply == 0
            hall.clock.at += 60_000

        async def answered():
            return (await hall.referee.table(table.id)).match.ply

        assert await until(answered) == 1
    stories = [record.story for record in caplog.records if record.msg == "computer stumped"]
    assert len(stories) == moves.GIVEN_UP
    assert all("in solve" in story and story.endswith("KeyError") for story in stories), "the story is in the log"
    await hall.show(table, AIKO)
    assert (await rows(url, tries))[0][0] == 0, "a new question is tried again"


async def started(pool):
    return (await until(lambda: asyncio.sleep(0, pool._all[0]._process))).pid


async def test_a_process_that_dies_is_replaced_and_asked_again_and_one_that_dies_again_is_lost(pool):
    for kills in (1, 1000):
        thinking = asyncio.create_task(thought(pool, job(playouts=10**9, seconds=3.0)))
        dead = set()
        while not thinking.done():
            process = pool._all[0]._process
            if process and process.pid not in dead and len(dead) < kills:
                dead.add(process.pid)
                os.kill(process.pid, signal.SIGKILL)
            await asyncio.sleep(0.02)
        assert (thinking.result() in options(job())) if kills == 1 else type(thinking.exception()) is WorkerLost
    assert await thought(pool, job()) in options(job()), "the next question finds a new one"


async def test_a_process_that_hangs_is_ended_and_trouble_in_thinking_ends_none(pool, monkeypatch):
    await thought(pool, job())
    before = await started(pool)
    assert "KeyError" in str(await refused(ThinkingFailed, thought(pool, replace(job(), game="morra"))))
    assert await started(pool) == before
    monkeypatch.setattr(workers, "GRACE", 0.2)
    os.kill(before, signal.SIGSTOP)
    await refused(TimeoutError, thought(pool, job(seconds=0.2)))
    monkeypatch.setattr(workers, "GRACE", 30.0)
    assert await thought(pool, job()) in options(job())
    assert await started(pool) != before


async def test_thinking_has_an_end_and_who_gives_up_waiting_does_not_leave_its_answer_to_the_next(pool):
    await thought(pool, job())
    asked = asyncio.get_running_loop().time()
    await thought(pool, job(playouts=10**9, seconds=0.5))
    assert asyncio.get_running_loop().time() - asked < 5
    await refused(TimeoutError, asyncio.wait_for(thought(pool, job(playouts=10**9, seconds=20.0)), 0.5))
    other = job(game=next(key for key in GAMES if key != GAME))
    assert await thought(pool, other) in options(other)


def everything(value):
    """A value and all it is made of."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from everything(getattr(value, field.name))
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from everything(getattr(value, name))
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from everything(each)
    elif isinstance(value, dict):
        yield from everything((*value, *value.values()))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_job_holds_what_the_seat_sees_and_nothing_else_and_is_solved_by_its_seed_alone(game):
    asked = job(game=game.key)
    assert [field.name for field in fields(asked)] == ["game", "view", "ask", "seed", "playouts", "wander", "seconds"]
    assert pickle.loads(encode(asked)[4:]) == asked
    now, _ = match.start(game, game.seats[0], seed="7", options={})
    kinds = {type(now.state), type(now)}
    assert kinds <= {type(each) for each in everything(now)}
    assert not kinds & {type(each) for each in everything(asked)}
    assert solve(asked) == solve(asked)
    assert solve(asked) in options(asked)


def test_a_job_is_thought_about_with_the_strength_of_its_level(monkeypatch):
    told = []

    def think(view, ask, luck, playouts, wander, more):
        told.append((view, playouts, wander, more()))
        return ask.options[0]

    monkeypatch.setitem(GAMES.loaded, GAME, changed(GAMES[GAME], think=think))
    asked = replace(job(playouts=7), wander=0.3)
    assert solve(asked) == options(asked)[0]
    assert told == [(asked.view, 7, 0.3, True)]


def test_the_process_imports_the_engine_and_nothing_else_of_ours():
    command = [sys.executable, "-c", "import dojo.computer.worker, sys; print(*sys.modules)"]
    loaded = set(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split())
    assert {name for name in loaded if name.partition(".")[0] == "dojo"} == {
        *("dojo", "dojo.computer", "dojo.computer.worker", "dojo.ops", "dojo.ops.redaction")
    }
    assert not loaded & {"storage", "cogs", "faces", "discord", "sqlite3", "asyncpg", "PIL"}


class Told:
    """Raises, when it is looked up, an error with the names in the environment of the process that unpickled it."""

    COMPLAINT = "lambda _: exec(\"raise OSError(' '.join(sorted(__import__('os').environ)))\")"

    def __reduce__(self):
        return eval, (f"type('Told', (), {{'__hash__': {self.COMPLAINT}}})()",)


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
async def test_the_process_was_never_given_a_secret_nor_is_it_in_reach_of_our_terminal(pool, monkeypatch):
    """What is deleted after the start can still be read from outside."""
    for name in ("DISCORD_TOKEN", "DATABASE", "PGPASSWORD"):
        monkeypatch.setenv(name, "a secret")
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    stumped = await refused(ThinkingFailed, thought(pool, replace(job(), game=Told())))
    names = set(re.search(r"OSError: (.*)", str(stumped))[1].split())
    assert "PYTHONHASHSEED" in names, "it did look"
    others = {name for name in names if not name.startswith("PYTHON")}
    assert others <= workers.KEPT_VARIABLES | {"LC_CTYPE"}  # which Python sets itself
    pid = await started(pool)
    given = await asyncio.to_thread(Path(f"/proc/{pid}/environ").read_bytes)
    assert (b"PATH=" in given, b"a secret" in given) == (True, False)
    assert os.getsid(pid) == pid != os.getsid(0)


LEFT_ALONE = """
import asyncio
from dojo.computer.pool import Worker
from tests.dojo.computer.test_moves import job

async def main():
    worker = Worker()
    asyncio.create_task(worker.think(job(playouts=10**9, seconds=120.0)))
    while not worker._process:
        await asyncio.sleep(0.01)
    print(worker._process.pid, flush=True)
    await asyncio.sleep(120)

asyncio.run(main())
"""


@pytest.mark.parametrize("after", [0.0, 2.0])
def test_the_process_ends_when_we_are_killed(after):
    """While it is starting, and some seconds later, while it is thinking."""
    bot = subprocess.Popen([sys.executable, "-c", LEFT_ALONE], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    pid = int(bot.stdout.readline())
    time.sleep(after)
    bot.kill()
    bot.communicate()
    end = time.monotonic() + 30
    while alive(pid):
        assert time.monotonic() < end
        time.sleep(0.05)


def alive(pid):
    """One that has ended and that nobody has waited for is not."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return shown.stdout.strip()[:1] not in {"", "Z"}


def test_thinking_is_over_before_any_usual_pause():
    """Or an easy choice, answered when the pause is over, would be told from a hard one, answered later."""
    least, most = moves.THOUGHT
    shortest = min(random_pause()() for _ in range(2000)) / 1000
    assert LOOPS["computers"] + least + moves.MARGIN <= 2.0 <= shortest
    assert most < moves.AHEAD / 1000 + 1


async def waiting(pool, number):
    await until(lambda: asyncio.sleep(0, len(pool._waiting) == number))


async def test_a_worker_goes_round_between_those_who_wait_and_the_patient_come_last(pool):
    served = []

    async def used(person, job, **how):
        async with pool.worker(person, **how):
            served.append((person, job))

    async with asyncio.TaskGroup() as group, pool.worker(0):
        group.create_task(used(4, "a", patient=True))
        gone = group.create_task(used(5, "a"))
        for job in ((1, "a"), (1, "b"), (1, "c"), (2, "a"), (3, "a"), (2, "b")):
            group.create_task(used(*job))
        await waiting(pool, 7)
        gone.cancel()  # the turn of somebody who is gone goes to the next
        assert served == []
    assert served == [(1, "a"), (2, "a"), (3, "a"), (1, "b"), (2, "b"), (1, "c"), (4, "a")]
    assert len(pool._idle) == 1


async def test_everybody_is_asked_about_once_before_anybody_twice(hall, clock):
    for host in (AIKO, AIKO, AIKO, AIKO, BRUNO, BRUNO, CHLOE):
        await hall.against("novice", host=host)
        clock.at += 1000
    asked = await hall.store.read.computers_asked(before=clock.at, now=clock.at, each=3, most=99)
    assert [row["person"] for row in asked] == [each.id for each in (AIKO, BRUNO, CHLOE, AIKO, BRUNO, AIKO)]
