"""Failpoints: where the bot under test is killed, and which of its writes fail.

The bot and the test share a page of memory: the bot counts there, and the test says at which count to kill it.
Nothing that is shipped is counted like this.
"""

import mmap
import os
import signal
import sqlite3
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FIELDS: Final = ("count", "kill_at", "failing", "writes", "first", "refused", "reached")
LABEL: Final = 64  # where the name of the last point begins
AT: Final = 512  # where the name of the point begins at which the process is to be killed, if there is one
LONGEST: Final = 200
WRITE_ERRORS: Final = (
    ("database or disk is full", sqlite3.SQLITE_FULL),
    ("disk I/O error", sqlite3.SQLITE_IOERR),
    ("database is locked", sqlite3.SQLITE_BUSY),
)


class Failpoints:
    """`count` points have been passed since the start; the process is killed at number `kill_at` (0: never).

    `failing` numbers a write error from 1: write number `first` and all later ones are refused with it.
    """

    def __init__(self, path: Path) -> None:
        path.touch()
        os.truncate(path, mmap.PAGESIZE)
        with path.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), mmap.PAGESIZE)
        self._lock = threading.Lock()

    def __getitem__(self, field: str) -> int:
        return int(struct.unpack_from("q", self._page, 8 * FIELDS.index(field))[0])

    def __setitem__(self, field: str, value: int) -> None:
        struct.pack_into("q", self._page, 8 * FIELDS.index(field), value)

    @property
    def label(self) -> str:
        """The last point that was passed."""
        return self._read(LABEL)

    def _read(self, start: int) -> str:
        return self._page[start : start + LONGEST].rstrip(b"\0").decode(errors="replace")

    def _write(self, start: int, name: str) -> None:
        self._page[start : start + LONGEST] = name.encode()[:LONGEST].ljust(LONGEST, b"\0")

    def arm(self, points: int, at: str = "") -> None:
        """Kill the process so many points from now, or at the next one that is called `at`; 0 and "": let it live."""
        self["kill_at"] = self["count"] + points if points else 0
        self._write(AT, at)

    def restart(self, points: int) -> None:
        """Count a new process from 0."""
        self["count"] = 0
        self.arm(points)

    def fail_writes(self, error: int, after: int = 1) -> None:
        """Refuse the write that comes `after` so many, and all later ones; error 0: refuse none."""
        self["first"] = self["writes"] + after
        self["failing"] = error

    def reach(self) -> None:
        """Called where a broken build is broken."""
        self["reached"] = 1

    def point(self, label: str = "") -> None:
        """Called by the bot, from any of its threads."""
        with self._lock:
            self["count"] = here = self["count"] + 1
            self._write(LABEL, label)
            if here == self["kill_at"] or (label and label == self._read(AT)):
                os.kill(os.getpid(), signal.SIGKILL)

    @contextmanager
    def around(self, label: str) -> Iterator[None]:
        """Two points: before something is done, and after it."""
        self.point(f"before {label}")
        yield
        self.point(f"after {label}")

    def write(self) -> None:
        """One more write; if it is to fail, raises what SQLite would raise."""
        with self._lock:
            self["writes"] += 1
            if not self["failing"] or self["writes"] < self["first"]:
                return
            self["refused"] += 1
        words, code = WRITE_ERRORS[self["failing"] - 1]
        error = sqlite3.OperationalError(words)
        error.sqlite_errorcode = code
        raise error
