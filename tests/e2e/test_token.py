"""The token, and a password in an address, stand in no line of any log and in no refusal, however much is logged."""

import asyncio
import os
import sys
from contextlib import asynccontextmanager

import pytest

from tests.e2e import world
from tests.e2e.world import ROOT, Bot, Sandbox, ids, until

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.distinctive.every-letter-of-it-is-a-secret"
PASSWORD = "hunter2-in-the-address"
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
PARTS = (TOKEN, *TOKEN.split("."), PASSWORD)


@pytest.fixture
async def sandbox(monkeypatch):
    monkeypatch.setattr(world, "TOKEN", TOKEN)
    async with Sandbox() as running:
        yield running


class Loud(Bot):
    """All that it says, kept in a file."""

    def __init__(self, sandbox, folder, **settings):
        super().__init__(sandbox, folder / "matches.db")
        self.said, self.more = folder / "said", settings

    async def start(self):
        self.process = await run(self.said, DISCORD_URL=self.sandbox.url, DATABASE=self.database, **self.more)
        await until(self.online)
        return self


async def run(said, **settings):
    with said.open("wb") as out:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", LOUDEST),
            cwd=ROOT,
            env={**os.environ, "DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "debug", **settings},
            stdout=out,
            stderr=out,
        )


@asynccontextmanager
async def ended(said, **settings):
    process = await run(said, **settings)
    try:
        await asyncio.wait_for(process.wait(), 60)
        yield process.returncode, said.read_text()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def kept(text):
    return [part for part in PARTS if part in text]


@pytest.mark.parametrize("form", [{}, {"LOG_FORMAT": "json"}])
async def test_a_bot_that_says_all_it_can_does_not_say_its_token(sandbox, tmp_path, form):
    async with Loud(sandbox, tmp_path, **form):
        aiko = (await sandbox.people())["Aiko"]
        opened = (await aiko.run("play", game="kaito"))["message"]
        await aiko.press(opened, ids(opened, "leave/")[0])
    said = (tmp_path / "said").read_text()
    assert "discord.gateway" in said, "its own lines and those of discord.py are there"
    assert "discord.http" in said
    assert len(said.splitlines()) > 30
    assert kept(said) == []


async def test_a_token_that_is_refused_is_not_told_either(sandbox, tmp_path):
    wrong = TOKEN.replace("secret", "secret-2")
    where = {"DISCORD_URL": sandbox.url, "DATABASE": str(tmp_path / "a.db"), "DISCORD_TOKEN": wrong}
    async with ended(tmp_path / "said", **where) as (code, said):
        assert code == 1
        assert "DISCORD_TOKEN was refused" in said
        assert "Traceback" not in said
        assert kept(said) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"LOG_LEVEL": "loud"},
        {"SANDBOX_PORT": "many"},
        {"DATABASE": f"postgresql://aiko:{PASSWORD}@127.0.0.1:1/db"},
        {"DATABASE": f"mysql://aiko:{PASSWORD}@127.0.0.1/db"},
        {"DATABASE": f"postgresql://aiko:{PASSWORD}:{PASSWORD}@127.0.0.1:1/db"},
        {"DATABASE": f"postgresql://aiko@127.0.0.1:1/db?password={PASSWORD}"},
        {"DATABASE": f"host=127.0.0.1 user=aiko password={PASSWORD}"},
    ],
)
async def test_no_setting_that_is_refused_brings_it_to_light(sandbox, tmp_path, wrong):
    where = {"DISCORD_URL": sandbox.url, "DATABASE": str(tmp_path / "a.db")} | wrong
    async with ended(tmp_path / "said", **where) as (code, said):
        assert (code, "Traceback" in said) == (1, False), said
        assert kept(said) == []


def test_a_token_in_a_line_would_be_seen():
    assert kept(f"2026 INFO hikyaku: logging in with {TOKEN}") == [TOKEN, *TOKEN.split(".")]
