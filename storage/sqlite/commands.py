"""What a host asks of the database at a shell: a copy of it, or a copy put back."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from storage.errors import BadAddress, NoCopy
from storage.sqlite.backup import back_up, restore

USAGE = "Expected: python bot.py, python bot.py backup [FILE], or python bot.py restore FILE."
FILE = "sqlite:///"


def done(database: str, words: Sequence[str]) -> str:
    """What has been done, in a line; raises `StoreError`."""
    match words:
        case ["backup"]:
            path = located(database)
            return backed_up(path, path.with_name(f"{path.stem}-{moment()}.db"))
        case ["backup", file]:
            return backed_up(located(database), Path(file))
        case ["restore", file]:
            return restored(Path(file), located(database))
    raise NoCopy(USAGE)


def backed_up(path: Path, to: Path) -> str:
    back_up(path, to)
    size = to.expanduser().stat().st_size
    return f"{to} is a copy of {path}, {size:,} bytes. It holds everybody's hands: keep it as safe."


def restored(file: Path, path: Path) -> str:
    kept = restore(file, path, f"before-{moment()}")
    return f"{path} is {file} now." + (f" What it was before is kept as {kept}." if kept else "")


def located(database: str) -> Path:
    if "://" in database and not database.startswith(FILE):
        raise BadAddress("Only a SQLite file is copied here: for PostgreSQL use pg_dump and pg_restore.")
    return Path(database.removeprefix(FILE))


def moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
