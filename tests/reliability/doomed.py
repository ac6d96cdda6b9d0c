"""Starts the real bot again and again, each time as a fork of a process that has imported everything.

The child counts its statements and requests before and after each of them, and kills itself at the one it is told.
Orders are lines of JSON: settings, the page of its `Fate`, a log, and which broken build it is to be.
"""

import ctypes
import gc
import importlib
import json
import os
import re
import signal
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
from discord.ext.tasks import Loop
from yarl import URL

import bot
from cogs.client import COGS, Hikyaku
from dojo import holding, orders, rounds, timepiece
from faces import FACES
from storage import adapters
from storage.desk import queries
from tests.reliability.breaking import BUILDS
from tests.reliability.fate import Fate
from tests.reliability.looks import LOOKS

QUICK = 0.05  # seconds between two looks of whatever walks round by the clock, so that an evening is short
DIES_WITH_PARENT = 1
READS = ("select", "pragma", "rollback")


class Counted(sqlite3.Connection):
    """A connection whose statements are points at which the bot may die, and at which its disk may fail.

    After a statement is before the next one, or before the commit; after a commit is a point of its own.
    """

    fate: Fate
    names: dict[str, str]

    def execute(self, sql: str, *facts: Any) -> sqlite3.Cursor:
        name = self.name(sql)
        if name in LOOKS:
            return super().execute(sql, *facts)
        self.fate.point(f"before {name}")
        self.written(sql)
        return super().execute(sql, *facts)

    def executemany(self, sql: str, facts: Any) -> sqlite3.Cursor:
        self.fate.point(f"before {self.name(sql)}")
        self.written(sql)
        return super().executemany(sql, facts)

    def executescript(self, script: str) -> sqlite3.Cursor:
        """A script is one call: each of its statements is counted by itself."""
        self.set_trace_callback(lambda sql: self.fate.point(f"in a script: {self.name(sql)}"))
        try:
            return super().executescript(script)
        finally:
            self.set_trace_callback(None)

    def commit(self) -> None:
        with self.fate.around("commit"):
            self.written("commit")
            super().commit()

    def rollback(self) -> None:
        with self.fate.around("rollback"):
            super().rollback()

    def name(self, sql: str) -> str:
        return self.names.get(sql) or " ".join(sql.split())[:40]

    def written(self, sql: str) -> None:
        if not sql.lower().startswith(READS):
            self.fate.write()


def connect_counted(fate: Fate) -> None:
    """From now on every connection to a database is counted."""
    asked, connect = queries(adapters.Sqlite), sqlite3.connect
    Counted.fate = fate
    Counted.names = {getattr(asked, name).sql: name for name in asked.available_queries if not name.endswith("_cursor")}
    sqlite3.connect = lambda *where, **how: connect(*where, factory=Counted, **how)  # type: ignore[assignment]


def request_counted(fate: Fate) -> None:
    """From now on every request to Discord is counted; the sandbox's clock is not Discord."""
    ask = aiohttp.ClientSession._request

    async def counted(self: aiohttp.ClientSession, method: str, url: Any, **how: Any) -> aiohttp.ClientResponse:
        path = URL(url).path
        if path.startswith("/sandbox/"):
            return await ask(self, method, url, **how)
        with fate.around(f"{method} {shape(path)}"):
            return await ask(self, method, url, **how)

    aiohttp.ClientSession._request = counted  # type: ignore[method-assign]


def shape(path: str) -> str:
    """The route without ids and tokens."""
    return re.sub(r"/(\d+|[\w.=-]{24,})", "/-", path)


def hurry() -> None:
    """Whatever looks at the clock again and again does so more often."""
    for module in (holding, orders, rounds):
        module.ROUND = QUICK  # type: ignore[attr-defined]
    timepiece.LOOK = QUICK  # type: ignore[misc]
    load = Hikyaku.load_extension

    async def loaded(self: Hikyaku, name: str, **how: Any) -> None:
        await load(self, name, **how)
        for walk in (getattr(cog, each, None) for cog in self.cogs.values() for each in ("start_full", "look")):
            if isinstance(walk, Loop):
                walk.change_interval(seconds=QUICK)

    Hikyaku.load_extension = loaded  # type: ignore[method-assign]


def mortal() -> None:
    """Whoever is started here ends with who started it, where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)


def live(order: dict[str, Any]) -> None:
    """The child: the front door, as `python bot.py` opens it."""
    mortal()
    os.environ.update(order["settings"])
    nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, opened in enumerate((nothing, log, log)):
        os.dup2(opened, number)
    fate = Fate(Path(order["fate"]))
    hurry()
    connect_counted(fate)
    request_counted(fate)
    if order.get("broken"):
        BUILDS[order["broken"]]()
    os._exit(bot.run())


def say(told: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def prepare() -> None:
    """Whatever can be read and kept before it is known which bot it will be."""
    mortal()
    os.nice(int(os.environ.get("NICE", "0")))
    for name in COGS:
        importlib.import_module(f"cogs.{name}")
    queries(adapters.Sqlite)
    assert FACES
    gc.collect()
    gc.freeze()


def main(words: Sequence[str]) -> None:
    prepare()
    say({"ready": True})
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                live(json.loads(line))
            finally:
                os._exit(70)
        say({"born": child})
        _, status = os.waitpid(child, 0)
        say({"died": os.waitstatus_to_exitcode(status)})


if __name__ == "__main__":
    main(sys.argv[1:])
