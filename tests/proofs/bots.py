"""Starts the real bot quickly and often, also broken: each is a fork of a server that has already imported all."""

import asyncio
import ctypes
import gc
import importlib
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord

import bot
from cogs.cards.parts import plain
from cogs.client import load_rooms
from cogs.interactions import errors
from cogs.interactions.controls import VERBS, Click
from cogs.match import answer
from cogs.notify import courier
from dojo.errors import NotWritten
from dojo.ops import leases, system_clock
from dojo.ops.loop import LOOPS, Loop
from dojo.outbox import Outbox
from storage import adapters
from storage.gathered import GatheringTransaction
from storage.postgres import Postgres
from storage.queries import Queries, load_queries
from storage.sqlite.transaction import Transaction
from tests.proofs import replace_for_good, reporting
from tests.proofs.failpoints import Failpoints, count_postgres, count_requests, count_sqlite

FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload([__name__])
load_rooms()
importlib.import_module("faces")
load_queries(adapters.Sqlite)
load_queries(adapters.Postgres)
gc.freeze()

QUICK = 0.05  # seconds between two polls, instead of up to thirty, so that scenarios are short
POLLING = ("held moves", "deadlines", "lobbies", "digests", "reports")
LEASE = 1500  # milliseconds
DIES_WITH_PARENT = 1


@dataclass(frozen=True)
class Order:
    """Settings for `bot.py`, where it logs, its failpoints, and in which way it is broken (see `BUILDS`)."""

    settings: dict[str, str]
    log: str
    failpoints: str
    broken: str = ""
    as_shipped: bool = False  # no failpoint is counted, and the bot polls at its usual pace
    lease: int = LEASE  # milliseconds until what a killed bot had claimed can be claimed again


class BotProcess:
    """Started at once; any number of them can run."""

    def __init__(self, order: Order) -> None:
        self._process, self._loop = FORKING.Process(target=live, args=(order,), daemon=True), asyncio.get_running_loop()
        self._process.start()
        self.pid = self._process.pid
        self.ended: asyncio.Future[int] = self._loop.create_future()  # its status
        self._loop.add_reader(self._process.sentinel, self._end)

    def _end(self) -> None:
        self._loop.remove_reader(self._process.sentinel)
        self._process.join()
        self.ended.set_result(self._process.exitcode)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if not self.ended.done():
            os.kill(self.pid, how)


def live(order: Order) -> None:
    """The bot as `python bot.py` starts it, with failpoints."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    multiprocessing.current_process()._config["daemon"] = False  # it has workers of its own
    sys.argv = ["bot.py"]  # and not what the proof was asked
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
            BUILDS[order.broken](failpoints.reach)
        os._exit(bot.run())
    except BaseException:
        traceback.print_exc()
        os._exit(70)


def poll_quickly() -> None:
    LOOPS.update(dict.fromkeys(POLLING, QUICK))
    overwrite(system_clock, "LOOK", QUICK)
    overwrite(courier, "LOOK_SECONDS", QUICK)


def overwrite(module: Any, name: str, value: float) -> None:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)


# Bots that are broken on purpose: a proof that does not see what is wrong with them proves nothing


Reached = Callable[[], object]


def marked_before_sent(reached: Reached) -> None:
    async def deliver_one(self: Any, delivery: Any, notice: Any) -> None:
        await self.outbox.done(notice)
        delivery.notice = notice
        await courier.KINDS[notice.kind].deliver(delivery)

    replace_for_good(courier.Courier, "deliver_one", deliver_one, reached)


def told_before_committed(reached: Reached) -> None:
    async def hasty(click: Click) -> None:
        opened, text = answer.parse_question_and_move(click)
        await click.interaction.response.edit_message(view=plain("You played it."), attachments=[])
        await click.dojo.held_moves.answer(click.subject, click.user, opened, text, sure=True)

    assert "answer" in VERBS, "nothing serves an answer"
    VERBS["answer"] = reporting(answer, "parse_question_and_move", hasty, reached)


def no_nonce(reached: Reached) -> None:
    send = discord.abc.Messageable.send

    async def unsigned(self: Any, *words: Any, nonce: Any = None, **how: Any) -> Any:
        return await send(self, *words, **how)

    replace_for_good(discord.abc.Messageable, "send", unsigned, reached)


def no_transaction(reached: Reached) -> None:
    """SQLite and PostgreSQL commit each statement where no transaction was begun."""

    class AtOnce(GatheringTransaction):
        async def write(self, name: str, sql: str, rows: Any) -> None:
            await self.executemany(sql, rows)

    @asynccontextmanager
    async def transaction(self: Any, match: str | None = None) -> AsyncIterator[Queries]:
        async with self._pool.acquire() as connection:
            yield Queries(load_queries(adapters.Postgres), AtOnce(connection))

    replace_for_good(Transaction, "_send_writes", write_waiting, reached)
    replace_for_good(Postgres, "transaction", transaction, reached)


def no_rollback(reached: Reached) -> None:
    """What was refused stays half done, and is committed with what comes next."""

    async def rollback(self: Any) -> None: ...

    def caught_up(self: Any, db: Any) -> Any:
        self._begun = True
        if not db.in_transaction:
            db.execute("begin immediate")
        return write_waiting(self, db)

    replace_for_good(Transaction, "rollback", rollback, reached)
    replace_for_good(Transaction, "_send_writes", caught_up, lambda: None)


def write_waiting(transaction: Any, db: Any) -> Any:
    unsent, transaction._unsent = transaction._unsent, []
    for sql, facts in unsent:
        db.executemany(sql, facts)
    return db


def no_retry(reached: Reached) -> None:
    """Background loops end at their first error."""

    async def run(self: Any) -> None:
        while True:
            await self._work()
            await asyncio.sleep(0.05)

    replace_for_good(Loop, "_run", run, reached)


def no_sentence(reached: Reached) -> None:
    """What cannot be written has no sentence of its own."""
    words = errors._key_and_facts

    def told(error: BaseException) -> Any:
        return (None, {}) if isinstance(error, NotWritten) else words(error)

    replace_for_good(errors, "_key_and_facts", told, reached)


def no_leases(reached: Reached) -> None:
    """Each process takes the database for its own. It would hear of the others' notices by chance, so it polls."""

    async def at_once(_: Outbox) -> int:
        return 0

    assert Postgres.shared, "Postgres.shared says that a database may have several processes"
    Postgres.shared = False
    replace_for_good(Outbox, "next_at", at_once, reached)


BUILDS: dict[str, Callable[[Reached], None]] = {
    "marked before sent": marked_before_sent,
    "told before committed": told_before_committed,
    "no nonce": no_nonce,
    "no transaction": no_transaction,
    "no rollback": no_rollback,
    "no retry": no_retry,
    "no sentence": no_sentence,
    "no leases": no_leases,
}
