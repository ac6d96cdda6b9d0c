"""What a host can get wrong is said in one line, with exit code 1 and no traceback."""

import asyncio
import os
import shutil
import sqlite3
import stat
import sys
from contextlib import closing

import aiohttp
import pytest

from storage.store import Store
from tests.dojo.hall import Clock, Hall
from tests.dojo.test_upgrade import HALL
from tests.e2e.world import ROOT, TOKEN, Bot, text, until


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
        ({"DATABASE": "mysql://here", "DISCORD_TOKEN": TOKEN}, ["postgresql://"]),
        ({"DATABASE": "/proc/nowhere/m.db", "DISCORD_TOKEN": TOKEN}, ["/proc/nowhere"]),
        ({"DATABASE": "postgresql://nobody:secret@127.0.0.1:1/none", "DISCORD_TOKEN": TOKEN}, ["127.0.0.1"]),
        ({"DATABASE": "postgresql://nobody:secret@127.0.0.1:1/none"}, ["DISCORD_TOKEN is not set", "DATABASE"]),
        ({"DISCORD_URL": "http://127.0.0.1:1"}, ["DISCORD_TOKEN is not set", "DISCORD_URL"]),
        ({"CREDENTIALS_DIRECTORY": str(ROOT / "tests")}, ["DISCORD_TOKEN is not set", "CREDENTIALS_DIRECTORY"]),
    ],
)
async def test_a_bad_setting(settings, words):
    code, said = await opened(**settings)
    assert code == 1
    one_line(said, *words)
    assert "secret" not in said


async def test_a_second_process_on_the_same_file(bot, sandbox, tmp_path):
    code, said = await opened(DATABASE=bot.database, DISCORD_TOKEN=TOKEN, DISCORD_URL=sandbox.url)
    assert code == 1
    one_line(said, "in use", "DATABASE")


# Real and sandbox


async def test_a_database_of_a_real_bot_is_not_opened_on_a_sandbox_and_keeps_its_notices(sandbox, people, tmp_path):
    database = str(tmp_path / "hikyaku.db")
    async with await Store.open(database) as store:
        await store.require_kind("real")
        await Hall(store, Clock()).match()
    code, said = await opened(DATABASE=database, DISCORD_TOKEN=TOKEN, DISCORD_URL=sandbox.url)
    assert code == 1
    one_line(said, "sandbox", "DATABASE")
    async with await Store.open(database) as store:
        assert await store.read.next_notice_at() is not None


async def test_a_database_of_the_sandbox_is_not_opened_on_discord(sandbox, tmp_path):
    database = str(tmp_path / "matches.db")
    async with Bot(sandbox, database):
        pass
    code, said = await opened(DATABASE=database, DISCORD_TOKEN="real-token")
    assert code == 1
    one_line(said, "sandbox", "DATABASE")


async def test_without_a_token_the_sandbox_has_a_database_and_a_token_of_its_own(tmp_path):
    """What `make play` does, in another folder."""
    (tmp_path / "sandbox").symlink_to(ROOT / "sandbox")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py")),
        cwd=tmp_path,
        env={**os.environ, "DISCORD_TOKEN": "", "DISCORD_URL": "", "DATABASE": "", "SANDBOX_PORT": "0"},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        address = (await process.stdout.readline()).decode().split()[-1]
        async with aiohttp.ClientSession() as session:

            async def online():
                async with session.get(f"{address}sandbox/world") as answer:
                    return (await answer.json())["bot"]["online"]

            await until(online)
            for token in ("sandbox-token", "sandbox", ""):
                async with session.get(f"{address}api/v10/users/@me", headers={"Authorization": f"Bot {token}"}) as no:
                    assert no.status == 401
    finally:
        process.terminate()
        await process.wait()
    with closing(sqlite3.connect(tmp_path / "data/sandbox.db")) as db:
        assert db.execute("select kind from database_kind").fetchone() == ("sandbox",)
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()} == {0o600}


# Databases of other versions


def awake(database):
    """When the bot noted last that it looks after the clocks; it does so every ten seconds."""
    with closing(sqlite3.connect(database)) as db:
        return db.execute("select coalesce(max(at), 0) from heartbeats").fetchone()[0]


async def test_a_hall_that_was_kept_is_served(sandbox, people, tmp_path):
    """Its servers are not in this sandbox: their notices wait, and those who are here play on as ever.

    It takes some doing: its ids are such as Discord makes, so the sandbox would not have it.
    """
    database = shutil.copy(HALL, tmp_path / "hikyaku.db")
    await (await Store.open(str(database))).aclose()
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update database_kind set kind = 'sandbox'")
    async with Bot(sandbox, database) as bot:

        async def opened():
            """A bot that has just come up, with so much to tell, may be too late for Discord."""
            return (await people["Aiko"].run("play", game="kengo")).get("message")

        assert "Kengo" in text(await until(opened))
        for _ in range(2):  # a round begins with this note, so with the second the first has been walked to its end
            before = awake(database)
            await sandbox.post("clock", {"advance": 11})

            async def noted(before=before):
                return awake(database) > before

            await until(noted)
        assert await bot.online()


@pytest.mark.parametrize("words", [(), ("restore", "newer.db")])
async def test_a_newer_database_is_refused_in_a_line_and_not_touched(tmp_path, words):
    path = tmp_path / "newer.db"
    shutil.copy(HALL, path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("insert into migrations values (999, 'from_the_future')")
    before = path.read_bytes()
    database = tmp_path / ("newer.db" if not words else "hikyaku.db")
    of_backup = [*words[:1], *(str(tmp_path / name) for name in words[1:])]
    code, said = await opened(*of_backup, DATABASE=str(database), DISCORD_TOKEN=TOKEN)
    assert code == 1
    one_line(said, "The database is at version 999", "newer")
    assert path.read_bytes() == before
    assert words == () or not database.exists()
