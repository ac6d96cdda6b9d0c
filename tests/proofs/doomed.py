"""Starts the real bot again and again, each time as a fork of a process that has imported everything.

The child counts its statements and requests before and after each of them, and kills itself at the one it is told.
Orders are lines of JSON: settings, the page of its `Fate`, a log, and which broken build it is to be.
"""

import ctypes
import gc
import importlib
import json
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from discord.ext.tasks import Loop

import bot
from cogs.client import COGS, Hikyaku
from dojo.match import deadlines as rounds
from dojo.match import held_moves as held_moves
from dojo.match import standing_orders as orders
from dojo.ops import leases, system_clock
from faces import FACES
from storage import adapters
from storage.queries import load_queries
from tests.proofs.breaking import BUILDS
from tests.proofs.fate import Fate
from tests.proofs.points import request_counted, server_counted, sqlite_counted

QUICK = 0.05  # seconds between two looks of whatever walks round by the clock, so that an evening is short
LEASE = 1500  # milliseconds until what a bot had claimed that died may be claimed by the next one
DIES_WITH_PARENT = 1


def hurry() -> None:
    """Whatever looks at the clock again and again does so more often."""
    for module in (held_moves, orders, rounds):
        module.ROUND = QUICK  # type: ignore[attr-defined]
    system_clock.LOOK = QUICK  # type: ignore[misc]
    leases.LEASE, leases.RENEWED = LEASE, LEASE / 4000  # type: ignore[misc]
    load = Hikyaku.load_extension

    async def loaded(self: Hikyaku, name: str, **how: Any) -> None:
        await load(self, name, **how)
        if name == "cogs.notify.courier":  # executed anew by each bot
            sys.modules[name].ROUND = QUICK  # type: ignore[attr-defined]
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
    sqlite_counted(fate)
    server_counted(fate)
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
    load_queries(adapters.Sqlite)
    load_queries(adapters.Postgres)
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
