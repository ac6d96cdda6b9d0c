"""What a host can get wrong is said in one line, with exit code 1 and no traceback."""

import asyncio
import os
import shutil
import sqlite3
import sys
from contextlib import closing

import pytest

from tests.dojo.test_upgrade import HALLS
from tests.e2e.world import ROOT, TOKEN, Bot, text


async def opened(*words, **settings):
    """Start the bot until it stops by itself; its exit code and what it said."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", *words),
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": "", "DISCORD_URL": "", "LOG_LEVEL": "warning", **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, said = await asyncio.wait_for(process.communicate(), 60)
    assert out == b""
    return process.returncode, said.decode()


def one_line(said, *words):
    assert len(said.strip().splitlines()) == 1, said
    assert "Traceback" not in said
    assert [word for word in words if word not in said] == []


async def test_a_wrong_token(sandbox, tmp_path):
    code, said = await opened(DISCORD_TOKEN="wrong", DISCORD_URL=sandbox.url, DATABASE=str(tmp_path / "m.db"))
    assert code == 1
    one_line(said, "DISCORD_TOKEN", "Bot page")
    assert "wrong" not in said.replace("was refused", "")


async def test_a_missing_intent(sandbox, tmp_path):
    await sandbox.post("gateway", {"refuse": 4014})
    code, said = await opened(DISCORD_TOKEN=TOKEN, DISCORD_URL=sandbox.url, DATABASE=str(tmp_path / "m.db"))
    assert code == 1
    one_line(said, "intents", "Bot page")


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"LOG_LEVEL": "loud"}, ["LOG_LEVEL", "loud", ".env.example"]),
        ({"SANDBOX_PORT": "many"}, ["SANDBOX_PORT", "many"]),
        ({"DISCORD_URL": "http://example.org"}, ["DISCORD_URL"]),
        ({"DATABASE": "mysql://here"}, ["mysql"]),
        ({"DATABASE": "/proc/nowhere/m.db"}, ["/proc/nowhere"]),
        ({"DATABASE": "postgresql://nobody:secret@127.0.0.1:1/none"}, ["127.0.0.1"]),
    ],
)
async def test_a_bad_setting(settings, words):
    code, said = await opened(**settings)
    assert code == 1
    one_line(said, *words)
    assert "secret" not in said


async def test_a_second_process_on_the_same_file(bot, sandbox, tmp_path):
    code, said = await opened(DATABASE=bot.database, DISCORD_URL=sandbox.url)
    assert code == 1
    one_line(said, "in use", "DATABASE")


# Databases of other versions


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
    code, said = await opened(*words[:1], *(str(tmp_path / name) for name in words[1:]), DATABASE=str(database))
    assert code == 1
    one_line(said, "The database is at version 999", "newer")
    assert path.read_bytes() == before
    assert words == () or not database.exists()
