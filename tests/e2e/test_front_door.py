"""What a host can get wrong is said in one line, with exit code 1, and never with the token or a password."""

import asyncio
import json
import os
import shutil
import socket
import sqlite3
import stat
import sys
from contextlib import closing

import aiohttp
import pytest

from bench import stage
from bench.client import until
from bench.stage import ROOT, Bot, Sandbox
from cogs.process.settings import NAMES
from storage.store import Store
from tests.dojo.hall import Clock, Hall
from tests.dojo.test_upgrade import HALL
from tests.e2e.test_host import copied

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.distinctive.every-letter-of-it-is-a-secret"
PASSWORD = "hunter2-in-the-address"
SECRETS = (TOKEN, *TOKEN.split("."), PASSWORD)
LOUDEST = """
import logging, sys, bot
set_up_logging = bot.set_up_logging
def loud(*words, **more):
    set_up_logging(*words, **more)
    for name in ("", "discord", "aiohttp", "asyncio"):
        logging.getLogger(name).setLevel(logging.DEBUG)
bot.set_up_logging = loud
sys.exit(bot.run())
"""  # more than any setting makes it say: discord.py's own lines as well


@pytest.fixture
async def sandbox(monkeypatch):
    monkeypatch.setattr(stage, "TOKEN", TOKEN)
    async with Sandbox() as running:
        yield running


async def loud(*words, out, **settings):
    given = {"DISCORD_TOKEN": "", "DISCORD_URL": "", "LOG_LEVEL": "debug", **settings}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", LOUDEST, *words),
        cwd=ROOT,
        env=os.environ | given,
        stdout=out,
        stderr=asyncio.subprocess.STDOUT,
    )


async def refused(*words, status=78, **settings):
    """Start the bot, which ends by itself; what it says beside its log, however much that is told."""
    process = await loud(*words, out=asyncio.subprocess.PIPE, **settings)
    out, _ = await asyncio.wait_for(process.communicate(), 60)
    said = out.decode()
    assert process.returncode == status, said
    assert "Traceback" not in said
    assert [secret for secret in SECRETS if secret in said] == []
    [line] = [line for line in said.splitlines() if "[debug" not in line and "[info" not in line]
    return line


async def test_a_bot_that_is_refused_by_discord_says_why(sandbox, tmp_path):
    there = {"DISCORD_URL": sandbox.url, "DATABASE": str(tmp_path / "m.db")}
    said = await refused(DISCORD_TOKEN=TOKEN.replace("secret", "secret-2"), **there)
    assert "DISCORD_TOKEN was refused" in said
    assert "Bot page" in said
    await sandbox.post("gateway", {"refuse": 4014})
    said = await refused(DISCORD_TOKEN=TOKEN, **there)
    assert "intents" in said
    assert "Bot page" in said


NO_TOKEN = "DISCORD_TOKEN is not set"


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"LOG_LEVEL": "loud", "DISCORD_TOKEN": TOKEN}, ["LOG_LEVEL", "loud", ".env.example"]),
        ({"DATABASE": "/proc/nowhere/m.db", "DISCORD_TOKEN": TOKEN}, ["/proc/nowhere"]),
        ({"DATABASE": f"mysql://aiko:{PASSWORD}@127.0.0.1/db", "DISCORD_TOKEN": TOKEN}, ["postgresql://"]),
        ({"DATABASE": f"host=127.0.0.1 user=aiko password={PASSWORD}", "DISCORD_TOKEN": TOKEN}, []),
        ({"DATABASE": f"postgresql://aiko:{PASSWORD}@127.0.0.1:1/db"}, [NO_TOKEN, "DATABASE"]),
        ({"DISCORD_URL": "http://127.0.0.1:1"}, [NO_TOKEN, "DISCORD_URL"]),
        ({"CREDENTIALS_DIRECTORY": str(ROOT / "tests")}, [NO_TOKEN, "CREDENTIALS_DIRECTORY"]),
    ],
)
async def test_a_bad_setting_is_named(tmp_path, settings, words):
    said = await refused(**{"DATABASE": str(tmp_path / "m.db")} | settings if "DISCORD_TOKEN" in settings else settings)
    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize(
    ("address", "words"),
    [
        (f"postgresql://aiko:{PASSWORD}@127.0.0.1:1/db", ["127.0.0.1"]),
        (f"postgresql://aiko:{PASSWORD}:{PASSWORD}@127.0.0.1:1/db", []),
        (f"postgresql://aiko@127.0.0.1:1/db?password={PASSWORD}", []),
    ],
)
async def test_a_server_that_is_away_ends_the_process_so_that_it_is_started_again(address, words):
    said = await refused(DATABASE=address, DISCORD_TOKEN=TOKEN, status=1)
    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize("form", ["", "json"], ids=["as it is", "json"])
async def test_a_bot_that_says_all_it_can_does_not_say_its_token(sandbox, tmp_path, form):
    running = Bot(sandbox, tmp_path / "matches.db")
    with (tmp_path / "said").open("wb") as out:
        there = {"DISCORD_TOKEN": TOKEN, "DISCORD_URL": sandbox.url, "DATABASE": running.database}
        running.process = await loud(out=out, LOG_FORMAT=form, **there)
        await until(running.online)
        aiko = (await sandbox.people())["Aiko"]
        await aiko.press(await aiko.show("play", game="kaito"), "leave/")
        second = await refused(DATABASE=running.database, DISCORD_TOKEN=TOKEN, DISCORD_URL=sandbox.url)
        await running.__aexit__()
    said = (tmp_path / "said").read_text()
    assert "discord.gateway" in said, "its own lines and those of discord.py are there"
    assert "discord.http" in said
    assert len(said.splitlines()) > 30
    assert [secret for secret in SECRETS if secret in said] == []
    assert "in use" in second, "of a second process on the same file"
    assert "DATABASE" in second


# Real and sandbox


async def test_a_database_of_a_real_bot_is_not_opened_on_a_sandbox_and_keeps_its_notices(sandbox, tmp_path):
    database = str(tmp_path / "hikyaku.db")
    async with await Store.open(database) as store:
        await store.require_kind("real")
        await Hall(store, Clock()).match()
    said = await refused(DATABASE=database, DISCORD_TOKEN=TOKEN, DISCORD_URL=sandbox.url)
    assert "sandbox" in said
    assert "DATABASE" in said
    async with await Store.open(database) as store:
        assert await store.read.next_notice_at() is not None


async def test_a_database_of_the_sandbox_is_not_opened_on_discord(sandbox, tmp_path):
    database = str(tmp_path / "matches.db")
    async with Bot(sandbox, database):
        pass
    said = await refused(DATABASE=database, DISCORD_TOKEN="real-token")
    assert "sandbox" in said
    assert "DATABASE" in said


async def test_without_a_token_the_sandbox_has_a_database_and_a_token_of_its_own(tmp_path):
    """What `python3 play.py` does, of a copy, and from another folder."""
    copied(tmp_path / "copy")
    (tmp_path / "copy/sandbox").symlink_to(ROOT / "sandbox")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(tmp_path / "copy/bot.py")),
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
    data = tmp_path / "copy/data"
    with closing(sqlite3.connect(data / "sandbox.db")) as db:
        assert db.execute("select kind from database_kind").fetchone() == ("sandbox",)
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()} == {0o600}


async def test_the_first_lines_say_what_was_read_from_where_and_where_the_matches_are(sandbox, tmp_path):
    copied(tmp_path / "copy")
    env_file = tmp_path / "copy/.env"
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nHOLD_SECONDS=3\nDATABASE=kept/m.db\n")
    around = {name: value for name, value in os.environ.items() if name.upper() not in NAMES}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(tmp_path / "copy/bot.py")),
        cwd="/",
        env=around | {"DISCORD_URL": sandbox.url, "LOG_FORMAT": "json"},
        stderr=asyncio.subprocess.PIPE,
    )
    lines = [json.loads(await process.stderr.readline()) for _ in range(3)]
    process.terminate()
    await process.wait()
    assert [(line["event"], line.get("source")) for line in lines] == [
        ("settings read", str(env_file)), ("settings read", "environment"), ("database", None),
    ]  # fmt: skip
    assert lines[0]["settings"] == "DISCORD_TOKEN, HOLD_SECONDS=3.0, DATABASE"
    assert (lines[2]["place"], lines[2]["of"], lines[2]["new"]) == (
        str(tmp_path / "copy/kept/m.db"), "the sandbox", "file and folder",
    )  # fmt: skip


async def test_check_looks_at_all_that_a_host_provides(sandbox, tmp_path):
    async def checked(token):
        there = {"DISCORD_TOKEN": token, "DISCORD_URL": sandbox.url, "DATABASE": str(tmp_path / "m.db")}
        words = (sys.executable, "bot.py", "check")
        process = await asyncio.create_subprocess_exec(
            *words, cwd=ROOT, env=os.environ | there, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said, _ = await process.communicate()
        return process.returncode, said.decode()

    status, said = await checked(TOKEN)
    assert (status, "WRONG" in said) == (0, False), said
    assert all(word in said for word in ("time zones", "database is well", "GB free", "knows the token"))
    status, said = await checked(TOKEN.replace("secret", "secret-2"))
    assert (status, "WRONG DISCORD_TOKEN is refused" in said, "secret-2" in said) == (1, True, False)
    async with Bot(sandbox, tmp_path / "m.db"):
        status, said = await checked(TOKEN)
        assert (status, "A running Hikyaku has the database open" in said) == (0, True)


async def test_a_sandbox_ends_with_a_bot_that_is_killed(tmp_path, unused_tcp_port):
    """So that its port is free for the next."""
    copied(tmp_path / "copy")
    (tmp_path / "copy/sandbox").symlink_to(ROOT / "sandbox")
    env = {**os.environ, "DISCORD_TOKEN": "", "DISCORD_URL": "", "DATABASE": "", "SANDBOX_PORT": str(unused_tcp_port)}
    for _ in range(2):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(tmp_path / "copy/bot.py")), env=env, stdout=asyncio.subprocess.PIPE
        )
        assert (await process.stdout.readline()).decode().split()[-1] == f"http://127.0.0.1:{unused_tcp_port}/"
        process.kill()
        await process.wait()

        async def free():
            with socket.socket() as found:
                return found.connect_ex(("127.0.0.1", unused_tcp_port)) != 0

        await until(free)


# Databases of other versions


@pytest.mark.parametrize("words", [(), ("restore", "newer.db")])
async def test_a_newer_database_is_refused_in_a_line_and_not_touched(tmp_path, words):
    path = tmp_path / "newer.db"
    shutil.copy(HALL, path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("insert into migrations values (999, 'from_the_future')")
    before = path.read_bytes()
    database = tmp_path / ("newer.db" if not words else "hikyaku.db")
    of_backup = [*words[:1], *(str(tmp_path / name) for name in words[1:])]
    said = await refused(*of_backup, DATABASE=str(database), DISCORD_TOKEN=TOKEN, status=1 if words else 78)
    assert "The database is at version 999" in said
    assert "newer" in said
    assert path.read_bytes() == before
    assert words == () or not database.exists()
