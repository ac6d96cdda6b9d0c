"""Other libraries than discord.py log in, register a command and play a match; skipped where they aren't installed."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from .conftest import start_sandbox, until

pytestmark = [pytest.mark.xdist_group("sandbox")]
TOKEN = "OTAwMDAwMDAwMDAwMDAwMDAw.a.b"  # hikari reads an id in its first part
CLIENTS = Path(__file__).with_name("clients")
NODE_MODULES = os.environ.get("NODE_PATH", str(Path.cwd() / "node_modules"))
HIKARI = os.environ.get("HIKARI_PYTHON") or (sys.executable if find_spec("hikari") else None)


def play(words, **settings):
    """A match between two people at a bot that was started by these words: what is left on the board."""
    process, sandbox = start_sandbox("--token", TOKEN)
    environment = {**os.environ, "TOKEN": TOKEN, "ADDRESS": sandbox.address, **settings}
    bot = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        people = [sandbox.post("/people", name=name)["id"] for name in ("Aiko", "Bruno")]
        server = sandbox.post("/servers", name="Dojo", members=people)
        assert bot.stdout.readline().strip() == "ready"
        return people, *played(sandbox, people, server["channels"][0]["id"]), sandbox.get("/findings")
    finally:
        bot.terminate()
        bot.wait(10)
        bot.stdout.close()
        process.stop()


def played(sandbox, people, channel):
    told = sandbox.command(people[0], channel, "nim")

    def threads():
        server = sandbox.get(f"/people/{people[0]}/places")["servers"][0]
        return [thread["id"] for each in server["channels"] for thread in each["threads"]]

    def board():
        found = [each for each in sandbox.messages(people[0], thread) if each["content"]]
        return found[-1] if found else None

    [thread] = until(threads, 30)
    for turn in range(5):
        [row] = until(board, 30)["components"]
        answer = sandbox.press(people[turn % 2], board(), row["components"][0]["custom_id"])
        assert answer["state"] == "updated", answer
    return told, board()


def check(people, told, board, findings):
    assert told["message"]["content"] == "A match begins."
    assert board["content"] == f"{people[0]} has won."
    assert not board["components"]
    assert findings == []


@pytest.mark.skipif(not HIKARI, reason="hikari isn't installed (HIKARI_PYTHON may name a Python that has it)")
def test_a_bot_of_hikari_logs_in_and_plays_a_match():
    check(*play([HIKARI, str(CLIENTS / "nim.py")]))


@pytest.mark.skipif(
    not (shutil.which("node") and Path(NODE_MODULES, "discord.js").exists()),
    reason="discord.js isn't installed (NODE_PATH may name the folder that has it)",
)
def test_a_bot_of_discord_js_logs_in_and_plays_a_match():
    check(*play(["node", str(CLIENTS / "nim.mjs")], FROM=str(Path(NODE_MODULES, "discord.js", "package.json"))))
