"""The commands a host gives at a shell: make a copy of the database, or restore one."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from storage.address import path_of
from storage.errors import BadAddress, NoCopy
from storage.sqlite.backup import back_up, restore

USAGE = "Expected: python bot.py, python bot.py backup [FILE], or restore FILE, check, terms or privacy in its place."


def run_command(database: str, words: Sequence[str]) -> str:
    """Run `backup [FILE]` or `restore FILE`; return a line that says what was done. Raises `StoreError`."""
    match words:
        case ["backup"]:
            path = _path_of(database)
            return _back_up(path, path.with_name(f"{path.stem}-{_timestamp()}.db"))
        case ["backup", file]:
            return _back_up(_path_of(database), Path(file))
        case ["restore", file]:
            return _restore(Path(file), _path_of(database))
    raise NoCopy(USAGE)


def _back_up(path: Path, to: Path) -> str:
    back_up(path, to)
    size = to.expanduser().stat().st_size
    return f"{to} is a copy of {path}, {size:,} bytes. It holds everybody's hands: keep it as safe."


def _restore(file: Path, path: Path) -> str:
    kept = restore(file, path, f"before-{_timestamp()}")
    return f"{path} is {file} now." + (f" What it was before is kept as {kept}." if kept else "")


def _path_of(database: str) -> Path:
    path = path_of(database)
    if not path:
        raise BadAddress("Only a SQLite file is copied here: for PostgreSQL use pg_dump and pg_restore.")
    return path


def _timestamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
