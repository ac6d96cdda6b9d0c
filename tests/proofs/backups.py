"""Backups and restores cut short by SIGKILL at every line of theirs and in the middle of the copying.

Afterwards the old file or the new one is there, whole. A child is forked for each try; what it does is counted, line by
line in Python and step by step within SQLite, and it kills itself at the step it was told.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from storage.errors import StoreError
from storage.sqlite import backup
from tests.proofs.report import Figure, Proof

ROOT = Path(__file__).parents[2]
EVERY = 20  # instructions of SQLite between two steps that are counted
PEOPLE = 300  # in the database before anything is copied
ROUNDS = {"short": (1, 25, 0), "full": (4, 120, 60)}  # of all lines; steps within SQLite a round; real processes
CUT = -signal.SIGKILL


def prove(size: str) -> Proof:
    rounds, inside, real = ROUNDS[size]
    counts = {"backup": 0, "restore": 0, "process": 0}
    broken: list[str] = []
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder, scribbling(Path(folder)) as hall:
            counts["backup"] += backups(hall, backup.back_up, inside, broken)
            counts["process"] += processes(hall, real // rounds, broken)
        with tempfile.TemporaryDirectory() as folder:
            counts["restore"] += restores(Path(folder), backup.restore, inside, broken)
        sys.stderr.write(f"round {number + 1}: {counts}, {len(broken)} broken\n")
    caught = controls()
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
        caught=caught,
    )


# What is tried


class Hall:
    """A database that is being written to, and a backup of it."""

    def __init__(self, folder: Path) -> None:
        self.database, self.backup, self.acked = folder / "hikyaku.db", folder / "backup.db", folder / "acked"


@contextmanager
def scribbling(folder: Path) -> Iterator[Hall]:
    hall = Hall(folder)
    command = [sys.executable, "-m", "tests.proofs.scribbler", str(hall.database), str(hall.acked)]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        while committed(hall) < PEOPLE:
            assert process.poll() is None, "the scribbler has gone away"
            time.sleep(0.05)
        backup.back_up(hall.database, hall.backup)
        yield hall
    finally:
        process.kill()
        process.wait()


def committed(hall: Hall) -> int:
    try:
        return int(hall.acked.read_text() or 0)
    except FileNotFoundError:
        return 0


def backups(hall: Hall, back_up: Callable[[Path, Path], Any], inside: int, broken: list[str]) -> int:
    """How often it was cut short. What was there before was whole, and an uncut one afterwards succeeds."""
    kills = 0
    for where, step in moments(lambda: back_up(hall.database, hall.backup), inside):
        before, least = people(hall.backup), committed(hall)
        cut = run(lambda: back_up(hall.database, hall.backup), where, step)
        after = people(hall.backup)
        kills += cut
        if after < 0 or not (after == before or after >= least) or (not cut and after < least):
            broken.append(
                f"backup cut at {where} {step}: {before} people before, {after} after, {least} were committed"
            )
            for end in ("", *backup.LOG_SUFFIXES):  # where something was left, nothing is copied to
                Path(f"{hall.backup}{end}").unlink(missing_ok=True)
            backup.back_up(hall.database, hall.backup)
    return kills


def restores(folder: Path, restore: Callable[[Path, Path, str], Any], inside: int, broken: list[str]) -> int:
    """Over a database that was killed itself, so that its newest rows are in its log only."""
    with scribbling(folder) as hall:
        pass
    source, kills = folder / "restored", 0
    old, new = people(fresh(hall, source), inspect=True), people(hall.backup)
    assert old > new > 0
    for where, step in moments(lambda: restore(hall.backup, fresh(hall, source), "kept"), inside):
        database = fresh(hall, source)
        kills += run(lambda: restore(hall.backup, database, "kept"), where, step)  # noqa: B023
        found = people(database, inspect=True)
        if found not in {old, new} or people(hall.backup) != new:
            broken.append(f"restore cut at {where} {step}: {found} people, {old} before, {new} in the backup")
    return kills


def fresh(hall: Hall, folder: Path) -> Path:
    """The same database again, with its log."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for end in ("", "-wal"):
        shutil.copy(f"{hall.database}{end}", folder / f"hikyaku.db{end}")
    return folder / "hikyaku.db"


def processes(hall: Hall, tries: int, broken: list[str]) -> int:
    """The front door itself, killed by somebody else whenever that is."""
    dice, kills = Random(7), 0
    for _ in range(tries):
        before, least = people(hall.backup), committed(hall)
        command = [sys.executable, "bot.py", "backup", str(hall.backup)]
        process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "DATABASE": str(hall.database)}, stdout=-3)
        while process.poll() is None and not hall.backup.with_name("backup.db.part").exists():
            time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.03))
        process.kill()
        kills += process.wait() == CUT
        after = people(hall.backup)
        if after < 0 or not (after == before or after >= least):
            broken.append(f"process killed: {before} people before, {after} after, {least} were committed")
    return kills


def people(path: Path, *, inspect: bool = False) -> int:
    """How many are in a whole file; -1 for one that is none, or holds the half of a transaction."""
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


# Cutting


def moments(doing: Callable[[], Any], inside: int) -> Iterator[tuple[str, int]]:
    """Every line of it, and some steps within SQLite, spread over all there are."""
    lines, steps = counted(doing)
    yield from (("line", number) for number in range(1, lines + 1))
    yield from (("step", 1 + number * (steps - 1) // inside) for number in range(inside))


def counted(doing: Callable[[], Any]) -> tuple[int, int]:
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            found = [0, 0]
            with counting(found.__setitem__, found):
                doing()
            os.write(write, f"{found[0]} {found[1]}".encode())
        finally:
            os._exit(0)
    os.close(write)
    os.waitpid(child, 0)
    with os.fdopen(read) as told:
        lines, steps = told.read().split()
    return int(lines), int(steps)


def run(doing: Callable[[], Any], where: str, step: int) -> bool:
    """In a process of its own, cut short at its line or step of that number; whether it came so far."""
    child = os.fork()
    if child == 0:
        try:
            with counting(kill_at(0 if where == "line" else 1, step), [0, 0]):
                doing()
        except (StoreError, sqlite3.Error, OSError) as refusal:
            sys.stderr.write(f"refused: {refusal}\n")
            os._exit(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == CUT


def kill_at(which: int, step: int) -> Callable[[int, int], None]:
    def reached(kind: int, count: int) -> None:
        if kind == which and count >= step:
            os.kill(os.getpid(), signal.SIGKILL)

    return reached


@contextmanager
def counting(reached: Callable[[int, int], None], found: list[int]) -> Iterator[None]:
    """Lines of what copies, and steps of every connection that is opened."""

    def lines(frame: FrameType, event: str, _: Any) -> Any:
        code = frame.f_code
        if code.co_filename != backup.__file__ and not code.co_name.startswith("careless"):
            return None
        if event == "line":
            found[0] += 1
            reached(0, found[0])
        return lines

    def steps() -> int:
        found[1] += 1
        reached(1, found[1])
        return 0

    def connect(*arguments: Any, **named: Any) -> sqlite3.Connection:
        db = opened(*arguments, **named)
        db.set_progress_handler(steps, EVERY)
        return db

    opened, sqlite3.connect = sqlite3.connect, connect  # type: ignore[assignment]
    sys.settrace(lines)
    try:
        yield
    finally:
        sys.settrace(None)
        sqlite3.connect = opened


# The negative control


def controls() -> int:
    """How many of the broken ones are found out."""
    broken: list[str] = []
    with tempfile.TemporaryDirectory() as folder, scribbling(Path(folder)) as hall:
        backups(hall, careless_backup, 1, broken)
    found = len(broken)
    with tempfile.TemporaryDirectory() as folder:
        restores(Path(folder), careless_restore, 1, broken)
    return len(broken) if 0 < found < len(broken) else 0


def careless_backup(database: Path, to: Path) -> None:
    """What a copying command does."""
    pages = Path(database).read_bytes()
    with to.open("wb", buffering=0) as file:
        for at in range(0, len(pages), 1 + len(pages) // 20):
            file.write(pages[at : at + 1 + len(pages) // 20])


def careless_restore(file: Path, database: Path, keep: str) -> None:
    """The old log stays beside the new file."""
    shutil.copy(database, f"{database}.{keep}")
    careless_backup(file, database)
