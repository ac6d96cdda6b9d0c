"""When a bot is to die, and which of its writes are to fail: a page of memory it shares with whoever watches it."""

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

FIELDS: Final = ("count", "deadline", "failing", "writes", "first", "refused")
LABEL: Final = 64  # where the name of the last point begins
LONGEST: Final = 200
TROUBLES: Final = (
    ("database or disk is full", sqlite3.SQLITE_FULL),
    ("disk I/O error", sqlite3.SQLITE_IOERR),
    ("database is locked", sqlite3.SQLITE_BUSY),
)


class Fate:
    """`count` points have been passed in this life; at point `deadline` it ends (0: never).

    Once `failing` names a trouble (from 1), the write number `first` and all after it are refused.
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
        """What the bot did last."""
        return self._page[LABEL : LABEL + LONGEST].rstrip(b"\0").decode(errors="replace")

    def arm(self, points: int) -> None:
        """Let it die so many points from now; 0: let it live."""
        self["deadline"] = self["count"] + points if points else 0

    def reborn(self, points: int) -> None:
        """A new life, with its own count."""
        self["count"], self["deadline"] = 0, points

    def fail(self, trouble: int, after: int = 1) -> None:
        """Refuse every write from the one on that comes `after` so many; 0: no trouble any more."""
        self["first"] = self["writes"] + after
        self["failing"] = trouble

    def point(self, label: str) -> None:
        """Called by the bot, from whichever of its threads."""
        with self._lock:
            self["count"] = here = self["count"] + 1
            self._page[LABEL : LABEL + LONGEST] = label.encode()[:LONGEST].ljust(LONGEST, b"\0")
            if here == self["deadline"]:
                os.kill(os.getpid(), signal.SIGKILL)

    @contextmanager
    def around(self, label: str) -> Iterator[None]:
        """Two points: before something is done, and once it is."""
        self.point(f"before {label}")
        yield
        self.point(f"after {label}")

    def write(self) -> None:
        """One more write; raises what SQLite would if it is to fail."""
        with self._lock:
            self["writes"] += 1
            if not self["failing"] or self["writes"] < self["first"]:
                return
            self["refused"] += 1
        words, code = TROUBLES[self["failing"] - 1]
        trouble = sqlite3.OperationalError(words)
        trouble.sqlite_errorcode = code
        raise trouble
