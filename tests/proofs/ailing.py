"""Disks that are ill in earnest: a small one that is filled up, a file that may not grow, a lock that is not let go."""

import os
import resource
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.proofs.evening import Evening

SIZE: Final = "6m"


@dataclass(frozen=True)
class Illness:
    name: str
    folder: Callable[[], AbstractContextManager[Path]]
    ill: Callable[[Evening], AbstractContextManager[None]]


@contextmanager
def usual() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@contextmanager
def small() -> Iterator[Path]:
    """A disk in memory, of a few megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], check=True, capture_output=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True, capture_output=True)


@contextmanager
def filled(evening: Evening) -> Iterator[None]:
    """Until nothing more goes onto it."""
    filler = evening.folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for piece in (1 << 16, 1 << 9, 1):
            try:
                while True:
                    file.write(b"x" * piece)
            except OSError:
                continue
    yield
    filler.unlink()


@contextmanager
def stunted(evening: Evening) -> Iterator[None]:
    """No file of the bot may be written to beyond its beginning: the system refuses, and SQLite calls it broken."""
    _, most = resource.prlimit(evening.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(evening.pid, resource.RLIMIT_FSIZE, (1, most))
    yield
    resource.prlimit(evening.pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def locked(evening: Evening) -> Iterator[None]:
    """As by somebody who has opened the database in a shell."""
    with closing(sqlite3.connect(evening.book.address, isolation_level=None)) as db:
        db.execute("begin immediate")
        yield
        db.execute("rollback")


FULL: Final = Illness("a full disk", small, filled)
IO: Final = Illness("a disk that refuses to write", usual, stunted)
BUSY: Final = Illness("a database that somebody holds", usual, locked)


def possible(illness: Illness) -> bool:
    """To mount a disk one has to be allowed to."""
    if illness is not FULL:
        return True
    try:
        with illness.folder():
            return os.access("/", os.R_OK)
    except (OSError, subprocess.CalledProcessError):
        return False
