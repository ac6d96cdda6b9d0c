"""The real bot over databases of other versions: an older one is brought up and served, a newer one is left alone."""

import asyncio
import os
import shutil
import sqlite3
import sys
from contextlib import closing

import pytest

from tests.dojo.test_upgrade import HALLS
from tests.e2e.world import ROOT, Bot, text


@pytest.mark.parametrize("hall", HALLS, ids=lambda hall: hall.stem)
async def test_a_hall_that_was_kept_is_served(sandbox, people, tmp_path, hall):
    """Its servers are not in this sandbox: their news wait, and those who are here play on as ever."""
    async with Bot(sandbox, shutil.copy(hall, tmp_path / "hikyaku.db")) as bot:
        opened = (await people["Aiko"].run("play", game="kengo"))["message"]
        assert "Kengo" in text(opened)
        await asyncio.sleep(1.5)  # the rounds have been walked
        assert await bot.online()


@pytest.mark.parametrize("words", [(), ("restore", "newer.db")])
async def test_a_newer_database_is_refused_in_a_line_and_not_touched(tmp_path, words):
    path = tmp_path / "newer.db"
    shutil.copy(HALLS[-1], path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("insert into migrations values (999, 'from_the_future')")
    before = path.read_bytes()
    database = tmp_path / ("newer.db" if not words else "hikyaku.db")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", *words[:1], *(str(tmp_path / name) for name in words[1:])),
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": "", "DATABASE": str(database), "SANDBOX_PORT": "0"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, wrong = await asyncio.wait_for(process.communicate(), 60)
    assert (process.returncode, out) == (1, b"")
    assert wrong.count(b"\n") == 1
    assert b"The database is at version 999" in wrong
    assert path.read_bytes() == before
    assert words == () or not database.exists()
