"""A file of SQLite, whose every statement is a point, and whose every write may fail."""

import sqlite3
from typing import Any, Final

from storage import adapters
from tests.proofs.fate import Fate
from tests.proofs.looks import LOOKS
from tests.proofs.points.names import Names

READS: Final = ("select", "pragma", "rollback")


class Counted(sqlite3.Connection):
    """A connection whose statements are points at which the bot may die, and at which its disk may fail.

    After a statement is before the next one, or before the commit; after a commit is a point of its own.
    """

    fate: Fate
    names: Names

    def execute(self, sql: str, *facts: Any) -> sqlite3.Cursor:
        name = self.names[sql]
        if name in LOOKS:
            return super().execute(sql, *facts)
        self.fate.point(f"before {name}")
        self.written(sql)
        return super().execute(sql, *facts)

    def executemany(self, sql: str, facts: Any) -> sqlite3.Cursor:
        self.fate.point(f"before {self.names[sql]}")
        self.written(sql)
        return super().executemany(sql, facts)

    def executescript(self, script: str) -> sqlite3.Cursor:
        """A script is one call: each of its statements is counted by itself."""
        self.set_trace_callback(lambda sql: self.fate.point(f"in a script: {self.names[sql]}"))
        try:
            return super().executescript(script)
        finally:
            self.set_trace_callback(None)

    def commit(self) -> None:
        with self.fate.around("commit"):
            self.written("commit")
            super().commit()

    def rollback(self) -> None:
        with self.fate.around("rollback"):
            super().rollback()

    def written(self, sql: str) -> None:
        if not sql.lower().startswith(READS):
            self.fate.write()


def sqlite_counted(fate: Fate) -> None:
    """From now on every connection to a file is counted."""
    Counted.fate, Counted.names = fate, Names(adapters.Sqlite)
    connect = sqlite3.connect
    sqlite3.connect = lambda *where, **how: connect(*where, factory=Counted, **how)  # type: ignore[assignment]
