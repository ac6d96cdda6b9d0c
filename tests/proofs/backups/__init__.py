"""Backups and restores that are killed at every line, and while SQLite copies.

Afterwards either the old file or the new one is there, and it is whole.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from storage.sqlite import backup
from tests.proofs.backups.killed import KILLED, Killer
from tests.proofs.report import Figure, Proof

ROOT = Path(__file__).parents[3]
PEOPLE = 300  # in the database before anything is copied
ROUNDS = {"short": (1, 8, 0), "full": (4, 120, 60)}  # of all lines; steps within SQLite a round; real processes


def prove(size: str) -> Proof:
    rounds, inside, real = ROUNDS[size]
    counts = {"backup": 0, "restore": 0, "process": 0}
    broken: list[str] = []
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            with writing(Path(folder)) as hall:
                counts["backup"] += kill_backups(hall, backup.back_up, inside, broken)
                counts["process"] += kill_processes(hall, real // rounds, broken)
            counts["restore"] += kill_restores(hall, backup.restore, inside, broken)
        sys.stderr.write(f"round {number + 1}: {counts}, {len(broken)} broken\n")
    return Proof(
        key="backups",
        title="Backups cut short",
        claim="Whenever `bot.py backup` or `bot.py restore` is killed, the old file or the new one is there, whole: "
        "SQLite finds nothing wrong with it, no half of a transaction is in it, and none is missing that was "
        "acknowledged before.",
        figures=[
            Figure("backups killed, while another process wrote without a pause", counts["backup"]),
            Figure("restores killed, over a database whose log was not yet merged", counts["restore"]),
            Figure("`python bot.py backup` killed at a random moment", counts["process"]),
            Figure("files found damaged, halved or lost", len(broken), "0", not broken, "; ".join(broken[:3])),
        ],
        control="A copy written straight over the file, and a restore that leaves the old log beside it.",
        caught=controls(),
    )


class Hall:
    """A database that is being written to, and a backup of it."""

    def __init__(self, folder: Path) -> None:
        self.database, self.backup, self.acked = folder / "hikyaku.db", folder / "backup.db", folder / "acked"
        self.killer = Killer(folder)

    def committed(self) -> int:
        try:
            return int(self.acked.read_text() or 0)
        except FileNotFoundError:
            return 0

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


@contextmanager
def writing(folder: Path) -> Iterator[Hall]:
    """Meanwhile a process writes; afterwards it is killed."""
    hall = Hall(folder)
    command = [sys.executable, "-m", "tests.proofs.backups.writer", str(hall.database), str(hall.acked)]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        while hall.committed() < PEOPLE:
            assert process.poll() is None, "the writer has ended"
            time.sleep(0.05)
        backup.back_up(hall.database, hall.backup)
        yield hall
        written_since(hall)
    finally:
        process.kill()
        process.wait()


def written_since(hall: Hall) -> None:
    """Wait until the database has more than its backup."""
    before = hall.committed()
    while hall.committed() < before + 5:
        time.sleep(0.01)


def kill_backups(hall: Hall, back_up: Callable[[Path, Path], Any], inside: int, broken: list[str]) -> int:
    """How often it was killed. One that is not killed succeeds."""
    kills, work = 0, partial(back_up, hall.database, hall.backup)
    for moment in hall.killer.moments(work, inside):
        before, least = people(hall.backup), hall.committed()
        killed = hall.killer.run(work, moment)
        after = people(hall.backup)
        kills += killed
        if after < 0 or not (after == before or after >= least) or (not killed and after < least):
            told = f"{before} people before, {after} after, {least} were committed"
            broken.append(f"backup killed at {moment}: {told}")
            hall.back_up_anew()
    return kills


def kill_restores(hall: Hall, restore: Callable[[Path, Path, str], Any], inside: int, broken: list[str]) -> int:
    """Over a database whose writer was killed, so that only its log has the newest rows."""
    kills, old, new = 0, people(hall.fresh(), inspect=True), people(hall.backup)
    assert old > new > 0
    for moment in hall.killer.moments(lambda: restore(hall.backup, hall.fresh(), "kept"), inside):
        database = hall.fresh()
        kills += hall.killer.run(partial(restore, hall.backup, database, "kept"), moment)
        found = people(database, inspect=True)
        if found not in {old, new} or people(hall.backup) != new:
            broken.append(f"restore killed at {moment}: {found} people, {old} before, {new} in the backup")
    return kills


def kill_processes(hall: Hall, tries: int, broken: list[str]) -> int:
    """`python bot.py backup` itself, at a random moment."""
    luck, kills = Random(7), 0
    for _ in range(tries):
        before, least = people(hall.backup), hall.committed()
        command = [sys.executable, "bot.py", "backup", str(hall.backup)]
        process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "DATABASE": str(hall.database)}, stdout=-3)
        while process.poll() is None and not any(hall.backup.parent.glob("backup.db.*.part")):
            time.sleep(0.001)
        time.sleep(luck.uniform(0, 0.03))
        process.kill()
        kills += process.wait() == KILLED
        after = people(hall.backup)
        if after < 0 or not (after == before or after >= least):
            broken.append(f"process killed: {before} people before, {after} after, {least} were committed")
    return kills


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


def controls() -> int:
    """How many faults were found, if both careless ways are found out."""
    backed_up: list[str] = []
    restored: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        with writing(Path(folder)) as hall:
            kill_backups(hall, careless_backup, 1, backed_up)
            hall.back_up_anew()
        kill_restores(hall, careless_restore, 1, restored)
    return len(backed_up) + len(restored) if backed_up and restored else 0


def careless_backup(database: Path, to: Path) -> None:
    """As a copying command does it."""
    pages = Path(database).read_bytes()
    with to.open("wb", buffering=0) as file:
        for at in range(0, len(pages), 1 + len(pages) // 20):
            file.write(pages[at : at + 1 + len(pages) // 20])


def careless_restore(file: Path, database: Path, keep: str) -> None:
    """The old log stays beside the new file."""
    shutil.copy(database, f"{database}.{keep}")
    careless_backup(file, database)
