"""The numbered migrations that make the tables what the code expects."""

import re
from dataclasses import dataclass
from pathlib import Path

from storage.errors import NewerDatabase

MIGRATIONS = Path(__file__).with_name("migrations")
REGISTER = "create table if not exists migrations (number integer primary key, name text not null);"


@dataclass(frozen=True, slots=True)
class Migration:
    number: int
    name: str
    sql: str

    @property
    def script(self) -> str:
        """The migration, and the note that it was made."""
        return f"{self.sql}\n;insert into migrations (number, name) values ({self.number}, '{self.name}');"


def pending(folder: Path, done: int) -> list[Migration]:
    """What is left to do for a database at number `done`; raises `NewerDatabase` if that is further than we are."""
    known = [_read(path) for path in sorted(folder.glob("*.sql"))]
    if done > len(known):
        raise NewerDatabase(
            f"The database is at version {done}, this Hikyaku knows {len(known)}: "
            "start the newer Hikyaku it was used with, or set DATABASE to another one."
        )
    return known[done:]


def _read(path: Path) -> Migration:
    number, name = re.fullmatch(r"(\d{3})_(\w+)", path.stem).groups()  # type: ignore[union-attr]
    return Migration(int(number), name, path.read_text("utf-8"))
