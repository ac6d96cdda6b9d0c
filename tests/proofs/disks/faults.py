"""Disks that really fail: a small one that is filled up, a file that may not grow, a lock that is not released."""

import resource
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.proofs.shared.rig import Rig

SIZE: Final = "6m"


@dataclass(frozen=True)
class DiskFault:
    name: str
    folder: Callable[[], AbstractContextManager[Path]]
    broken: Callable[[Rig], AbstractContextManager[None]]


@contextmanager
def usual_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@contextmanager
def small_disk() -> Iterator[Path]:
    """In memory, of a few megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], check=True, capture_output=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True, capture_output=True)


@contextmanager
def filled(rig: Rig) -> Iterator[None]:
    """Until not a byte more fits."""
    filler = rig.folder / "filler"
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
def limited(rig: Rig) -> Iterator[None]:
    """The bot may not write beyond the first byte of a file: the system refuses, and SQLite calls it an I/O error."""
    assert rig.bot
    _, most = resource.prlimit(rig.bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(rig.bot.pid, resource.RLIMIT_FSIZE, (1, most))
    yield
    resource.prlimit(rig.bot.pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def locked(rig: Rig) -> Iterator[None]:
    """As by somebody who has opened the database in a shell."""
    with closing(sqlite3.connect(rig.database.address, isolation_level=None)) as db:
        db.execute("begin immediate")
        yield
        db.execute("rollback")


FULL: Final = DiskFault("a full disk", small_disk, filled)
IO: Final = DiskFault("a disk that refuses to write", usual_folder, limited)
BUSY: Final = DiskFault("a database that somebody holds", usual_folder, locked)


def possible(fault: DiskFault) -> bool:
    """Not everybody may mount a disk."""
    if fault is not FULL:
        return True
    try:
        with fault.folder():
            return True
    except (OSError, subprocess.CalledProcessError):
        return False
