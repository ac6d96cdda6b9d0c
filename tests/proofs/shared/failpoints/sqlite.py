"""SQLite: every statement is a failpoint, and every write can fail."""

import sqlite3
from typing import Any, Final

from storage import adapters
from tests.proofs.shared.failpoints import Failpoints
from tests.proofs.shared.failpoints.names import POLLS, Names

READS: Final = ("select", "pragma", "rollback")


class Counted(sqlite3.Connection):
    """There is a point before each statement, and one before and after each commit and rollback."""

    failpoints: Failpoints
    names: Names

    def execute(self, sql: str, *facts: Any) -> sqlite3.Cursor:
        if self.names[sql] not in POLLS:
            self._before(sql)
        return super().execute(sql, *facts)

    def executemany(self, sql: str, facts: Any) -> sqlite3.Cursor:
        self._before(sql)
        return super().executemany(sql, facts)

    def executescript(self, script: str) -> sqlite3.Cursor:
        """A script is one call, but each of its statements is counted."""
        self.set_trace_callback(lambda sql: self.failpoints.point(f"in a script: {self.names[sql]}"))
        try:
            return super().executescript(script)
        finally:
            self.set_trace_callback(None)

    def commit(self) -> None:
        with self.failpoints.around("commit"):
            self.failpoints.write()
            super().commit()

    def rollback(self) -> None:
        with self.failpoints.around("rollback"):
            super().rollback()

    def _before(self, sql: str) -> None:
        self.failpoints.point(f"before {self.names[sql]}")
        if not sql.lower().startswith(READS):
            self.failpoints.write()


def count_sqlite(failpoints: Failpoints) -> None:
    """From now on every connection to a file is counted."""
    Counted.failpoints, Counted.names = failpoints, Names(adapters.Sqlite)
    connect = sqlite3.connect
    sqlite3.connect = lambda *where, **how: connect(*where, factory=Counted, **how)  # type: ignore[assignment]
