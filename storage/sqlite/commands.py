"""The commands a host gives at a shell: make a copy of the database, or restore one."""

from datetime import UTC, datetime
from pathlib import Path

from storage.address import path_of
from storage.errors import BadAddress
from storage.sqlite.backup import back_up, restore


def run_backup(database: str, file: Path | None) -> str:
    """Copy the database, to a file beside it if none is named; a line that says what was done. Raises `StoreError`."""
    path = _path_of(database)
    to = file or path.with_name(f"{path.stem}-{_timestamp()}.db")
    back_up(path, to)
    size = to.expanduser().stat().st_size
    return f"{to} is a copy of {path}, {size:,} bytes. It holds everybody's hands: keep it as safe."


def run_restore(database: str, file: Path) -> str:
    """Put a copy in the database's place; a line that says what was done. Raises `StoreError`."""
    path = _path_of(database)
    kept = restore(file, path, f"before-{_timestamp()}")
    return f"{path} is {file} now." + (f" What it was before is kept as {kept}." if kept else "")


def _path_of(database: str) -> Path:
    path = path_of(database)
    if not path:
        raise BadAddress("Only a SQLite file is copied here: for PostgreSQL use pg_dump and pg_restore.")
    return path


def _timestamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
