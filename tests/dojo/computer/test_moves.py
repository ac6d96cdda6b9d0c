"""The computers' turns: found in the database, thought about in a process of its own, and never lost."""

import asyncio
import gc
import os
import pickle
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest

from dojo.computer import moves, pool
from dojo.computer import pool as workers
from dojo.computer.moves import ComputerMoves
from dojo.computer.pool import ThinkingFailed, Worker, WorkerLost, WorkerPool
from dojo.computer.worker import MoveJob, encode, solve
from dojo.match.substitutes import Substitutes
from dojo.ops.leases import LEASE
from dojo.ops.loop import LOOPS
from dojo.people.computers import random_pause
from engine import match
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Clock, Hall
from tests.dojo.test_kill import rows
from tests.engine.toys import FINGERS

ROOT = Path(__file__).parents[3]
PATIENCE = 30
HELD = 5  # seconds, in which an answer and its being put off are both refused
GAME = "kaito"


@pytest.fixture
def hall(store):
    return Hall(store, Clock(), games=GAMES)


@pytest.fixture
async def thinkers():
    opened = WorkerPool(1)
    yield opened
    await opened.aclose()


async def thought(thinkers, job, person=AIKO.id):
    async with thinkers.worker(person) as worker:
        return await worker.think(job)


def at_work(hall, thinkers):
    return ComputerMoves(hall.store, hall.referee, hall.clock, thinkers).running()


async def until(look):
    async with asyncio.timeout(PATIENCE):
        while not (seen := await look()):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return seen


async def my_turn(hall, id):
    """Once the computer has answered: the table, when we are asked or it is over."""

    async def look():
        hall.clock.at += 1  # as time goes by: no two answers of a seat are due at the same moment
        table = await hall.referee.table(id)
        return table if table.status == "over" or 0 in table.asked else None

    return await until(look)


async def played_out(hall, id):
    while (table := await my_turn(hall, id)).status == "playing":
        await hall.referee.answer(id, AIKO.id, table.opened(0), str(table.ask_of(0).options[0]))
    return table


def job(playouts=10, seconds=5.0, game=GAME):
    """What the first seat that is asked has to think about."""
    rules = GAMES[game]
    now, _ = match.start(rules, rules.seats[0], seed="7", options={})
    ask = rules.asks(now.state)[0]
    return MoveJob(game, rules.view(now.state, ask.seat), ask, "1", playouts, 0.0, seconds)


def options(asked):
    return [str(option) for option in asked.ask.options]


# A match


@pytest.mark.parametrize("level", ["novice", "student"])
async def test_a_computer_plays_a_match_to_its_end(hall, thinkers, level):
    table = await hall.against(level, game=GAME)
    async with at_work(hall, thinkers):
        over = await played_out(hall, table.id)
    assert over.outcome
    log = await hall.log(table.id)
    assert {logged.seat for logged in log} == {None, 0, 1}
    assert [logged.ply for logged in log] == list(range(len(log)))


async def asked_computer(hall, pause=0):
    """A match that waits for its computer, with nobody there to answer for it."""
    hall = Hall(hall.store, hall.clock, games=GAMES, pause=lambda: pause)
    table = await hall.against("novice", game=GAME)
    while 0 in table.asked:
        table = await hall.referee.answer(table.id, AIKO.id, table.opened(0), str(table.ask_of(0).options[0]))
    return table


async def test_what_was_asked_before_the_start_is_found_after_it(hall, thinkers):
    table = await asked_computer(hall)
    async with at_work(hall, thinkers):
        assert (await my_turn(hall, table.id)).match.ply > table.match.ply


async def test_while_nothing_can_be_written_a_computer_waits_and_then_answers(tmp_path, thinkers):
    lost = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: lost.append(about))
    file = tmp_path / "matches.db"
    async with await Store.open(str(file)) as store:
        hall = Hall(store, Clock(), games=GAMES)
        table = await asked_computer(hall)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("begin immediate")
            async with at_work(hall, thinkers):
                await asyncio.sleep(HELD)
                assert (await hall.referee.table(table.id)).match.ply == table.match.ply
                other.execute("rollback")
                assert (await my_turn(hall, table.id)).match.ply > table.match.ply
    gc.collect()
    assert lost == [], "no task ends with a trouble that nobody hears of"


async def test_an_answer_that_was_under_way_when_we_stopped_is_given_after_the_next_start(hall):
    table = await asked_computer(hall, pause=3_000)
    for _ in range(2):
        async with ComputerMoves(hall.store, hall.referee, hall.clock).running():
            await asyncio.sleep(0.4)
        assert (await hall.referee.table(table.id)).match.ply == table.match.ply
    hall.clock.at += 3_000 + LEASE  # what they had claimed is free again
    async with ComputerMoves(hall.store, hall.referee, hall.clock).running():
        await my_turn(hall, table.id)


async def test_it_answers_when_its_pause_is_over_and_not_before(hall, thinkers):
    table = await asked_computer(hall, pause=1_200)
    asked = asyncio.get_running_loop().time()
    async with at_work(hall, thinkers):
        await my_turn(hall, table.id)
    assert asyncio.get_running_loop().time() - asked >= 1.2


async def test_two_who_serve_the_same_database_answer_once(hall):
    table = await asked_computer(hall)
    async with (
        ComputerMoves(hall.store, hall.referee, hall.clock).running(),
        ComputerMoves(hall.store, hall.referee, hall.clock).running(),
    ):
        over = await played_out(hall, table.id)
    log = await hall.log(table.id)
    assert [logged.ply for logged in log] == list(range(over.match.ply + 1))


async def test_a_match_that_ends_meanwhile_takes_no_answer(hall, thinkers, caplog):
    caplog.set_level("INFO")
    table = await asked_computer(hall, pause=600)
    computers = ComputerMoves(hall.store, hall.referee, hall.clock, thinkers)
    async with computers.running():
        await until(lambda: asyncio.sleep(0, computers._under_way))
        over = await hall.referee.resign(table.id, AIKO.id)
        hall.clock.at += 600
        await until(lambda: asyncio.sleep(0, "computer overtaken" in caplog.text))
    assert (await hall.referee.table(table.id)).match == over.match


async def test_a_seat_that_is_handed_on_meanwhile_takes_no_answer_and_nothing_has_failed(hall, thinkers, caplog):
    """A computer stands in for somebody and is still thinking when a substitute sits down."""
    caplog.set_level("INFO")
    table = await hall.match(AIKO, BRUNO, game=GAME)
    seat = table.asked[0]
    at = hall.clock.at + 600
    await hall.write(f"update seats set standin = 2, answers_at = {at} where seat = {seat}")
    substitutes = Substitutes(hall.store, hall.referee, hall.people, hall.clock)
    await substitutes.offer(table.id, table.players[seat].id, CHLOE)
    async with at_work(hall, thinkers):
        await asyncio.sleep(0.3)
        await substitutes.take(table.id, seat, CHLOE)
        hall.clock.at = at

        async def answered():
            return [record for record in caplog.records if record.name == "hikyaku.computer"]

        [line, *_] = await until(answered)
    assert (line.msg, line.reason) == ("computer overtaken", "NotSeated: error-not-seated")
    after = await hall.referee.table(table.id)
    assert (after.match, after.players[seat].id) == (table.match, CHLOE.id)
    assert [record.msg for record in caplog.records if record.levelname == "ERROR"] == []


async def test_people_are_never_answered_for(hall, thinkers):
    table, other = await hall.match(AIKO, BRUNO, game=GAME), await asked_computer(hall)
    async with at_work(hall, thinkers):
        await my_turn(hall, other.id)
    assert (await hall.referee.table(table.id)).match == table.match


# Trouble


async def test_a_computer_that_fails_is_tried_again_ever_later_and_then_answers_at_random(store, url, thinkers, caplog):
    """Morra is a game that the process does not know."""
    hall = Hall(store, Clock(), {"morra": FINGERS})
    table = await hall.against("novice", options={"rounds": "3"})
    tries = "select tries, answers_at from seats where seat = 1"
    async with at_work(hall, thinkers):
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
    assert "by lot" in caplog.text
    await hall.referee.answer(table.id, AIKO.id, 0, "show 1")
    assert (await rows(url, tries))[0][0] == 0, "a new question is tried again"


async def started(mind_of):
    async def look():
        return mind_of._all[0]._process

    return (await until(look)).pid


async def test_a_process_that_dies_is_replaced_and_asked_again(thinkers):
    thinking = asyncio.create_task(thought(thinkers, job(playouts=10**9, seconds=3.0)))
    first = await started(thinkers)
    await asyncio.sleep(0.2)
    os.kill(first, signal.SIGKILL)
    assert await thinking in options(job())
    assert await started(thinkers) != first


async def test_a_process_that_dies_again_and_again_is_lost_and_the_next_question_finds_a_new_one(thinkers):
    thinking = asyncio.create_task(thought(thinkers, job(playouts=10**9, seconds=20.0)))
    dead = set()
    while not thinking.done():
        process = thinkers._all[0]._process
        if process and process.pid not in dead:
            dead.add(process.pid)
            os.kill(process.pid, signal.SIGKILL)
        await asyncio.sleep(0.02)
    assert type(thinking.exception()) is WorkerLost
    assert await thought(thinkers, job()) in options(job())


async def test_a_process_that_hangs_is_ended(thinkers, monkeypatch):
    await thought(thinkers, job())
    monkeypatch.setattr(workers, "GRACE", 0.2)
    hanging = await started(thinkers)
    os.kill(hanging, signal.SIGSTOP)
    with pytest.raises(TimeoutError):
        await thought(thinkers, job(seconds=0.2))
    monkeypatch.setattr(workers, "GRACE", 30.0)
    assert await thought(thinkers, job()) in options(job())
    assert await started(thinkers) != hanging


async def test_trouble_in_thinking_ends_no_process(thinkers):
    await thought(thinkers, job())
    before = await started(thinkers)
    with pytest.raises(ThinkingFailed, match="KeyError"):
        await thought(thinkers, replace(job(), game="morra"))
    assert await thought(thinkers, job()) in options(job())
    assert await started(thinkers) == before


async def test_somebody_who_gives_up_waiting_does_not_leave_its_answer_to_the_next(thinkers):
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await thought(thinkers, job(playouts=10**9, seconds=20.0))
    other = next(key for key in GAMES if key != GAME)
    assert await thought(thinkers, job(game=other)) in options(job(game=other))


async def test_thinking_has_an_end(thinkers):
    await thought(thinkers, job())
    asked = asyncio.get_running_loop().time()
    await thought(thinkers, job(playouts=10**9, seconds=0.5))
    assert asyncio.get_running_loop().time() - asked < 5


# What a computer may know


def everything(value):
    """A value and all it is made of."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from everything(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from everything(each)
    elif isinstance(value, dict):
        yield from everything((*value, *value.values()))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_job_holds_what_the_seat_sees_and_nothing_else(game):
    asked = job(game=game.key)
    assert [field.name for field in fields(asked)] == ["game", "view", "ask", "seed", "playouts", "wander", "seconds"]
    body = encode(asked)[4:]
    assert pickle.loads(body) == asked
    now, _ = match.start(game, game.seats[0], seed="7", options={})
    kinds = {type(now.state), type(now)}
    assert kinds <= {type(each) for each in everything(now)}
    assert not kinds & {type(each) for each in everything(asked)}


def test_a_job_is_thought_about_with_the_strength_of_its_level(monkeypatch):
    told = []

    def think(view, ask, luck, playouts, wander, more):
        told.append((view, playouts, wander, more()))
        return ask.options[0]

    monkeypatch.setitem(GAMES.loaded, GAME, replace(GAMES[GAME], think=think))
    asked = replace(job(playouts=7), wander=0.3)
    assert solve(asked) == options(asked)[0]
    assert told == [(asked.view, 7, 0.3, True)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_job_is_solved_by_one_of_its_options(game):
    asked = job(game=game.key)
    assert solve(asked) in options(asked)
    assert solve(asked) == solve(asked), "by its seed alone"


def test_the_process_imports_the_engine_and_nothing_else_of_ours():
    told = subprocess.run(
        [sys.executable, "-c", "import dojo.computer.worker, sys; print(*sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(told.stdout.split())
    assert {name for name in loaded if name.partition(".")[0] == "dojo"} == {
        "dojo",
        "dojo.computer",
        "dojo.computer.worker",
        "dojo.ops",
        "dojo.ops.redaction",
    }
    assert not loaded & {"storage", "cogs", "faces", "discord", "sqlite3", "asyncpg", "PIL"}


class Told:
    """Raises, when it is looked up, an error with the names in the environment of the process that unpickled it."""

    COMPLAINT = "lambda _: exec(\"raise OSError(' '.join(sorted(__import__('os').environ)))\")"

    def __reduce__(self):
        return eval, (f"type('Told', (), {{'__hash__': {self.COMPLAINT}}})()",)


async def test_the_process_knows_no_secret_of_the_settings(thinkers, monkeypatch):
    for name in ("DISCORD_TOKEN", "DATABASE", "PGPASSWORD"):
        monkeypatch.setenv(name, "a secret")
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    with pytest.raises(ThinkingFailed) as stumped:
        await thought(thinkers, replace(job(), game=Told()))
    names = set(re.search(r"OSError: (.*)", str(stumped.value))[1].split())
    assert "PYTHONHASHSEED" in names, "it did look"
    assert not names & {"DISCORD_TOKEN", "DATABASE", "PGPASSWORD", "HOME"}
    others = {name for name in names if not name.startswith("PYTHON")}
    assert others <= pool.KEPT_VARIABLES | {"LC_CTYPE"}  # which Python sets itself


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
async def test_the_process_was_never_given_a_secret_nor_is_it_in_reach_of_our_terminal(thinkers, monkeypatch):
    """What is deleted after the start can still be read from outside."""
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    await thought(thinkers, job())
    pid = await started(thinkers)
    given = initial_environment(pid)
    assert b"PATH=" in given
    assert b"a secret" not in given
    assert os.getsid(pid) == pid != os.getsid(0)


def initial_environment(pid):
    return Path(f"/proc/{pid}/environ").read_bytes()


LEFT_ALONE = """
import asyncio
from tests.dojo.computer.test_moves import Worker, job, started

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
    end = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < end
        time.sleep(0.05)


def alive(pid):
    """One that has ended and that nobody has waited for is not."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return shown.stdout.strip()[:1] not in {"", "Z"}


async def test_the_process_ends_with_the_one_that_asks():
    worker = Worker()
    await worker.think(job())
    process = worker._process
    process.stdin.close()
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0


def test_thinking_is_over_before_any_usual_pause():
    """Or an easy choice, answered when the pause is over, would be told from a hard one, answered later."""
    least, most = moves.THOUGHT
    shortest = min(random_pause()() for _ in range(2000)) / 1000
    assert LOOPS["computers"] + least + moves.MARGIN <= 2.0 <= shortest
    assert most < moves.AHEAD / 1000 + 1
