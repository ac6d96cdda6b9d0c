"""A running sandbox and a running bot, each in a process of its own, and a dojo with two people for every test."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import SimpleNamespace

import pytest

SOURCE = Path(__file__).parents[1] / "src"
SCHEMAS = Path(__file__).parents[3] / "shared" / "discord"
BOT = Path(__file__).with_name("bot.py")


class Caller:
    """Calls the control interface."""

    def __init__(self, address):
        self.address = address

    def ask(self, method, path, body=None):
        """The status and the JSON of the answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/sandbox{path}", data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            return refused.code, json.load(refused)

    def get(self, path):
        return self._fine(*self.ask("GET", path))

    def post(self, path, /, **body):
        return self._fine(*self.ask("POST", path, body))

    def delete(self, path):
        return self._fine(*self.ask("DELETE", path))

    @staticmethod
    def _fine(status, told):
        assert status == 200, told
        return told

    def messages(self, person, channel):
        return self.get(f"/people/{person}/channels/{channel}/messages")

    def command(self, person, channel, name, /, **options):
        return self.post(f"/people/{person}/channels/{channel}/command", name=name, options=options)

    def press(self, person, message, custom_id):
        where = f"/people/{person}/channels/{message['channel_id']}/press"
        return self.post(where, message=message["id"], custom_id=custom_id)


class Running:
    """A process that answers a line with a line."""

    def __init__(self, *words):
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(
            [sys.executable, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=SOURCE,
            env=environment,
        )

    def read(self):
        return json.loads(self.process.stdout.readline() or '{"ended": null}')

    def run(self, text):
        """Runs statements inside the bot; the whole answer, refusals by Discord included."""
        self.process.stdin.write(json.dumps(text) + "\n")
        self.process.stdin.flush()
        return self.read()

    def value(self, text):
        told = self.run(text)
        assert "value" in told, told
        return told["value"]

    def stop(self, how=signal.SIGTERM):
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        self.process.wait(10)
        self.process.stdin.close()
        self.process.stdout.close()


def until(check, seconds=5.0):
    """What `check` says as soon as it says something true."""
    end = time.monotonic() + seconds
    while not (told := check()) and time.monotonic() < end:
        time.sleep(0.01)
    return told


@pytest.fixture(scope="session")
def schemas():
    if not (SCHEMAS / "openapi.json").exists():
        pytest.skip("Discord's API description is not beside this checkout (../shared/discord)")
    return SCHEMAS


def start_sandbox(*words):
    checked = ["--schemas", SCHEMAS] if (SCHEMAS / "openapi.json").exists() else []
    process = Running("-m", "sandbox", "--port", "0", "--token", "sandbox", *checked, *words)
    return process, Caller(process.process.stdout.readline().strip())


def start_bot(caller, *words):
    bot = Running(BOT, caller.address, "sandbox", *words)
    assert until(lambda: caller.get("/world")["bot"]["online"], 10)
    assert bot.value("await bot.wait_until_ready()") is None
    return bot


@pytest.fixture(scope="session")
def sandbox():
    process, caller = start_sandbox()
    yield caller
    process.stop()


@pytest.fixture(scope="session")
def _bot(sandbox):
    bot = start_bot(sandbox, "privileged")
    yield bot
    bot.stop()


@pytest.fixture
def bot(_bot, sandbox):
    """The bot that most tests share, with nothing heard yet and nothing ordered to fail."""
    sandbox.delete("/faults")
    sandbox.delete("/rules")
    _bot.value("bot.heard.clear(); bot.errors.clear()")
    yield _bot
    sandbox.delete("/faults")
    sandbox.delete("/rules")


@pytest.fixture
def dojo(sandbox):
    aiko, bruno = (sandbox.post("/people", name=name)["id"] for name in ("Aiko", "Bruno"))
    server = sandbox.post("/servers", name="Dojo", members=[aiko, bruno])
    return SimpleNamespace(aiko=aiko, bruno=bruno, server=server["id"], channel=server["channels"][0]["id"])
