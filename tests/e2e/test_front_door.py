"""What a host can get wrong is said in one line, with exit code 1 and no traceback."""

import asyncio
import os
import sqlite3
import sys

import pytest

from tests.e2e.world import ROOT, TOKEN


async def opened(**settings):
    """Start the bot until it stops by itself; its exit code and what it said."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py"),
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": "", "DISCORD_URL": "", "LOG_LEVEL": "warning", **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), 30)
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


async def test_a_database_of_a_newer_version(tmp_path):
    path = tmp_path / "m.db"
    with sqlite3.connect(path) as db:
        db.execute("create table migrations (number integer primary key, name text, applied_at text)")
        db.execute("insert into migrations (number, name) values (9999, 'of tomorrow')")
    code, said = await opened(DATABASE=str(path))
    assert code == 1
    one_line(said, "newer")


async def test_a_second_process_on_the_same_file(bot, sandbox, tmp_path):
    code, said = await opened(DATABASE=bot.database, DISCORD_URL=sandbox.url)
    assert code == 1
    one_line(said, "in use", "DATABASE")
