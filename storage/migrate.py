"""The numbered migrations that bring the tables to what the code expects."""

import re
from dataclasses import dataclass
from pathlib import Path

from storage.errors import NewerDatabase

MIGRATIONS = Path(__file__).with_name("migrations")
CREATE_REGISTER = "create table if not exists migrations (number integer primary key, name text not null);"


@dataclass(frozen=True, slots=True)
class Migration:
    """One file of `migrations/`: `001_hall.sql` has the number 1 and the name "hall"."""

    number: int
    name: str
    sql: str

    @property
    def script(self) -> str:
        """The SQL that applies the migration and records it as applied."""
        return f"{self.sql}\n;insert into migrations (number, name) values ({self.number}, '{self.name}');"


def pending(folder: Path, version: int) -> list[Migration]:
    """The migrations still to be applied to a database of this version, in order.

    `version`: the number of its last migration, 0 for an empty one. Raises `NewerDatabase` if we do not know it.
    """
    known = [_read(path) for path in sorted(folder.glob("*.sql"))]
    if version > len(known):
        raise NewerDatabase(
            f"The database is at version {version}, this Hikyaku knows {len(known)}: "
            "start the newer Hikyaku it was used with, or set DATABASE to another one."
        )
    return known[version:]


def _read(path: Path) -> Migration:
    number, name = re.fullmatch(r"(\d{3})_(\w+)", path.stem).groups()  # type: ignore[union-attr]
    return Migration(int(number), name, path.read_text("utf-8"))
