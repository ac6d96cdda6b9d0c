"""What a fork of the fork server does: it is the bot as `python bot.py` starts it, with failpoints."""

import importlib
import os
import sys
import traceback
from pathlib import Path
from typing import Any

import bot
from cogs.client import COGS, Hikyaku
from dojo.ops import leases, system_clock
from dojo.ops.loop import LOOPS
from storage import adapters
from storage.queries import load_queries
from tests.proofs.shared.broken_builds import break_build
from tests.proofs.shared.failpoints import Failpoints
from tests.proofs.shared.failpoints.postgres import count_postgres
from tests.proofs.shared.failpoints.requests import count_requests
from tests.proofs.shared.failpoints.sqlite import count_sqlite
from tests.proofs.shared.fork_server import QUICK, Order

for name in COGS:
    importlib.import_module(f"cogs.{name}")
load_queries(adapters.Sqlite)
load_queries(adapters.Postgres)


def live(order: Order) -> int:
    os.environ.update(order.settings)
    nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, opened in enumerate((nothing, log, log)):
        os.dup2(opened, number)
    try:
        failpoints = Failpoints(Path(order.failpoints))
        if not order.as_shipped:
            poll_quickly()
            for count in (count_sqlite, count_postgres, count_requests):
                count(failpoints)
        overwrite(leases, "LEASE", order.lease)
        LOOPS["leases"] = order.lease / 4000
        if order.broken:
            break_build(order.broken, failpoints.reach)
        return bot.run()
    except BaseException:
        traceback.print_exc()
        raise


def poll_quickly() -> None:
    LOOPS.update(dict.fromkeys(("held moves", "standing orders", "deadlines", "lobbies", "digests", "reports"), QUICK))
    overwrite(system_clock, "LOOK", QUICK)
    load = Hikyaku.load_extension

    async def loaded(self: Hikyaku, name: str, **how: Any) -> None:
        await load(self, name, **how)
        if name == "cogs.notify.courier":  # executed anew by each bot
            overwrite(sys.modules[name], "LOOK_SECONDS", QUICK)

    Hikyaku.load_extension = loaded  # type: ignore[method-assign]


def overwrite(module: Any, name: str, value: float) -> None:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)
