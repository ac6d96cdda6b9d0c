"""Everything goes from a SQLite file to PostgreSQL and back, or nothing does."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import AlreadyOpen, NoCopy
from storage.move import _new, move
from storage.store import Store
from tests.dojo.test_upgrade import HALL

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hall(tmp_path):
    """A database with some of everything in it."""
    return Path(shutil.copy(HALL, tmp_path / "hall.db"))


def kept(path):
    with closing(sqlite3.connect(path)) as db:
        return {table: sorted(map(repr, db.execute(f"select * from {table}"))) for table in _new()}


async def test_what_goes_to_a_server_and_comes_back_is_what_it_was(hall, server, tmp_path):
    before = kept(hall)
    count = await move(str(hall), server)
    assert count == sum(map(len, before.values())) > 100
    async with await Store.open(server) as store:
        assert await store.read.decided_kind()
    assert await move(server, str(tmp_path / "back.db")) == count
    assert kept(tmp_path / "back.db") == before == kept(hall)


async def test_nothing_is_moved_over_something_else_or_from_nothing(hall, server, tmp_path):
    await move(str(hall), server)
    with pytest.raises(NoCopy, match="isn't empty: name a database without matches"):
        await move(str(hall), server)
    with pytest.raises(NoCopy, match="There is no database at"):
        await move(str(tmp_path / "none.db"), server)


@pytest.mark.parametrize("used", ["source", "target"])
async def test_nothing_is_moved_while_somebody_uses_it(hall, server, used):
    async with await Store.open(str(hall) if used == "source" else server):
        with pytest.raises(AlreadyOpen):
            await move(str(hall), server)
    assert await move(str(hall), server)


async def test_whenever_it_is_killed_the_target_has_nothing_or_everything(hall, server, tmp_path):
    before = kept(hall)
    for tenths in range(4, 16):
        command = [sys.executable, "bot.py", "move", str(hall), server]
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
        try:
            await asyncio.wait_for(process.wait(), tenths / 10)
        except TimeoutError:
            process.kill()
            await process.wait()
        async with await Store.open(server) as store:
            whole = bool(await store.read.decided_kind())
        if whole:
            break
    if not whole:
        await move(str(hall), server)
    await move(server, str(tmp_path / "back.db"))
    assert kept(tmp_path / "back.db") == before == kept(hall)


def test_the_command_says_in_a_line_what_came_of_it(hall, tmp_path):
    def moved(*words):
        run = subprocess.run([sys.executable, "bot.py", "move", *words], cwd=ROOT, capture_output=True, text=True)
        return run.returncode, run.stdout + run.stderr

    code, said = moved(str(hall), str(tmp_path / "other.db"))
    assert (code, said.count("\n"), "each compared. Set DATABASE to it" in said) == (0, 1, True)
    code, said = moved(str(hall), "postgresql://aiko:hunter2@127.0.0.1:1/db")
    assert (code, said.count("\n"), "hunter2" in said, "Traceback" in said) == (1, 1, False, False)
