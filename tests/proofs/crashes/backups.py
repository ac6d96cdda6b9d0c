"""Backups and restores that are killed at every line, and while SQLite copies, as another process goes on writing."""

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any

from storage.errors import StoreError
from storage.sqlite import backup
from storage.store import Store
from tests.proofs import Figure
from tests.proofs.failpoints import Failpoints

PEOPLE = 300  # in the database before anything is copied
PAUSE = 0.005  # seconds between two transactions
ROUNDS = {"short": (1, 8), "full": (4, 120)}  # of all lines, and steps within SQLite in each
EVERY = 20  # instructions of SQLite are one step
LINES, STEPS = "lines", "steps"
Work = Callable[[], Any]


def prove(size: str) -> tuple[list[Figure], int]:
    """What was found, and how many faults of the two careless ways, each of which has to be found out."""
    rounds, inside = ROUNDS[size]
    kills, broken, careless = 0, list[str](), (list[str](), list[str]())
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            with writing(Path(folder)) as files:
                kills += files.kill_backups(backup.back_up, inside, broken)
                if not number:
                    files.kill_backups(careless_backup, 1, careless[0])
                    files.back_up_anew()
            kills += files.kill_restores(backup.restore, inside, broken)
            if not number:
                files.kill_restores(careless_restore, 1, careless[1])
    figures = [
        Figure("backups and restores killed, while another process wrote or had written", kills, "> 40", kills > 40),
        Figure("files found damaged, halved or lost", len(broken), "0", not broken, "; ".join(broken[:3])),
    ]
    return figures, sum(map(len, careless)) if all(careless) else 0


class Files:
    """A database that is being written to, and a backup of it."""

    def __init__(self, folder: Path) -> None:
        self.database, self.backup, self.acked = folder / "hikyaku.db", folder / "backup.db", folder / "acked"
        self.failpoints = {kind: Failpoints(folder / kind) for kind in (LINES, STEPS)}

    def committed(self) -> int:
        return int(self.acked.read_text() or 0) if self.acked.exists() else 0

    def back_up_anew(self) -> None:
        """A careful backup where a careless one was: reading that may have left a log, beside which none is written."""
        for end in ("", *backup.LOG_SUFFIXES):
            Path(f"{self.backup}{end}").unlink(missing_ok=True)
        backup.back_up(self.database, self.backup)

    def fresh(self) -> Path:
        """A copy of the database, with its log, in a folder of its own."""
        folder = self.database.with_name("restored")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for end in ("", "-wal"):
            shutil.copy(f"{self.database}{end}", folder / f"hikyaku.db{end}")
        return folder / "hikyaku.db"

    def kill_backups(self, back_up: Callable[[Path, Path], Any], inside: int, broken: list[str]) -> int:
        """How often it was killed. One that is not killed succeeds."""
        kills, work = 0, partial(back_up, self.database, self.backup)
        for moment in self.moments(work, inside):
            before, least = people(self.backup), self.committed()
            killed = self.killed(work, moment)
            after = people(self.backup)
            kills += killed
            if after < 0 or not (after == before or after >= least) or (not killed and after < least):
                broken.append(f"backup at {moment}: {before} people before, {after} after, {least} were committed")
                self.back_up_anew()
        return kills

    def kill_restores(self, restore: Callable[[Path, Path, str], Any], inside: int, broken: list[str]) -> int:
        """Over a database whose writer was killed, so that only its log has the newest rows."""
        kills, old, new = 0, people(self.fresh(), inspect=True), people(self.backup)
        assert old > new > 0
        for moment in self.moments(lambda: restore(self.backup, self.fresh(), "kept"), inside):
            database = self.fresh()
            kills += self.killed(partial(restore, self.backup, database, "kept"), moment)
            found = people(database, inspect=True)
            if found not in {old, new} or people(self.backup) != new:
                broken.append(f"restore at {moment}: {found} people, {old} before, {new} in the backup")
        return kills

    def moments(self, work: Work, inside: int) -> Iterator[tuple[str, int]]:
        """Every line of it, and so many steps within SQLite, spread over all of them."""
        self.killed(work, (LINES, 0))
        lines, steps = (self.failpoints[kind]["count"] for kind in (LINES, STEPS))
        yield from ((LINES, number) for number in range(1, lines + 1))
        yield from ((STEPS, 1 + number * (steps - 1) // inside) for number in range(inside))

    def killed(self, work: Work, moment: tuple[str, int]) -> bool:
        """In a fork: whether it was killed, because it may have ended before that moment."""
        for kind, failpoints in self.failpoints.items():
            failpoints.restart(moment[1] if kind == moment[0] else 0)
        child = os.fork()
        if child == 0:
            try:
                self.count()
                work()
            except (StoreError, sqlite3.Error, OSError) as refusal:
                sys.stderr.write(f"refused: {refusal}\n")
                os._exit(1)
            os._exit(0)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL

    def count(self) -> None:
        """From now on the lines of backups, and the steps within SQLite, are failpoints of this process."""

        def lines(frame: FrameType, event: str, _: Any) -> Any:
            code = frame.f_code
            if code.co_filename != backup.__file__ and not code.co_name.startswith("careless"):
                return None
            if event == "line":
                self.failpoints[LINES].point()
            return lines

        def connect(*arguments: Any, **named: Any) -> sqlite3.Connection:
            db = opened(*arguments, **named)
            db.set_progress_handler(self.failpoints[STEPS].point, EVERY)
            return db

        opened, sqlite3.connect = sqlite3.connect, connect
        sys.settrace(lines)


@contextmanager
def writing(folder: Path) -> Iterator[Files]:
    """Meanwhile a process writes; afterwards it is killed."""
    files = Files(folder)
    process = get_context("fork").Process(target=lambda: asyncio.run(write(files)))
    process.start()
    try:
        while files.committed() < PEOPLE:
            assert process.is_alive(), "the writer has ended"
            time.sleep(0.05)
        backup.back_up(files.database, files.backup)
        yield files
        before = files.committed()
        while files.committed() < before + 5:  # the database has more than its backup
            time.sleep(0.01)
    finally:
        process.kill()
        process.join()


async def write(files: Files) -> None:
    """As a busy bot does: two statements in each transaction, so that half of one could be seen."""
    async with await Store.open(str(files.database)) as store:
        number = 0
        while True:
            number += 1
            async with store.transaction() as queries:
                await queries.remember(id=number, name=f"Guest {number}" * 8, locale="ja")
                await queries.set_preferences(id=number, dm=1)
            files.acked.write_text(f"{number:012}")
            await asyncio.sleep(PAUSE)


def people(path: Path, *, inspect: bool = False) -> int:
    """How many are in the file; -1 if it is damaged, or holds half a transaction."""
    if not path.exists():
        return -1
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode={'rw' if inspect else 'ro'}", uri=True)) as db:
            sound = db.execute("pragma integrity_check").fetchone() == ("ok",)
            count, last, halved = db.execute(
                "select count(*), coalesce(max(id), 0), sum(dm = 0) from people where id > 0"
            ).fetchone()
    except sqlite3.DatabaseError:
        return -1
    return int(count) if sound and count == last and not halved else -1


# The negative controls


def careless_backup(database: Path, to: Path) -> None:
    """As a copying command does it."""
    pages = Path(database).read_bytes()
    with to.open("wb", buffering=0) as file:
        for at in range(0, len(pages), 1 + len(pages) // 5):
            file.write(pages[at : at + 1 + len(pages) // 5])


def careless_restore(file: Path, database: Path, keep: str) -> None:
    """The old log stays beside the new file."""
    shutil.copy(database, f"{database}.{keep}")
    careless_backup(file, database)
