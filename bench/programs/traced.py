"""The bot as ever, counting the statements and commits that its SQLite runs: python -m bench.programs.traced FILE.

FILE has two counters, so that another process can read them at any moment.
"""

import runpy
import sqlite3
import struct
import sys
from mmap import mmap
from pathlib import Path
from typing import Any

from bench.programs.unlimited import lift_limits

PAIR = struct.Struct("=QQ")  # statements, and commits among them; each of these syncs the log to the disk


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
    count_in(Path(sys.argv.pop(1)))
    lift_limits()
    runpy.run_path("bot.py", run_name="__main__")
