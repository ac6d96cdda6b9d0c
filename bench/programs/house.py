"""The bot as ever, but for one thing: python -m bench.programs.house english | unlimited | counted FILE.

* `english`: it has no other language.
* `unlimited`: a person may open any number of lobbies in an hour, and the bot may send any number of messages in a
  second. It would wait, since Discord takes no more than some 50, and it's the bot that is measured.
* `counted`: the same, and FILE has two counters, of the statements and commits that SQLite runs, so that another
  process can read them at any moment.
"""

import runpy
import sqlite3
import struct
import sys
from mmap import mmap
from pathlib import Path
from typing import Any

import cogs.guard.limits
from dojo import limits
from faces import translation

PAIR = struct.Struct("=QQ")  # statements, and commits among them; each of these syncs the log to the disk


def forget_languages() -> None:
    translation.languages = lambda: (translation.FALLBACK,)  # type: ignore[assignment]


def lift_limits() -> None:
    limits.LOBBIES_AN_HOUR = 10**9  # type: ignore[misc]
    cogs.guard.limits.MOST_A_SECOND = 10**9  # type: ignore[misc]


def read(file: Path) -> tuple[int, int]:
    """The statements and commits so far."""
    statements, commits = PAIR.unpack(file.read_bytes())
    return statements, commits


def count_in(file: Path) -> None:
    """Count those of every connection that is opened from now on."""
    file.write_bytes(bytes(PAIR.size))
    with file.open("r+b") as opened:
        counters = mmap(opened.fileno(), PAIR.size)
    connect: Any = sqlite3.connect

    def note(statement: str) -> None:
        statements, commits = PAIR.unpack(counters[:])
        counters[:] = PAIR.pack(statements + 1, commits + statement.upper().startswith("COMMIT"))

    def connected(*place: Any, **how: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*place, **how)
        connection.set_trace_callback(note)
        return connection

    sqlite3.connect = connected  # type: ignore[assignment]


if __name__ == "__main__":
    how, *file = sys.argv[1:]
    del sys.argv[1:]
    if how == "english":
        forget_languages()
    else:
        lift_limits()
    if file:
        count_in(Path(*file))
    runpy.run_path("bot.py", run_name="__main__")
