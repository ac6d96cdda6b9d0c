"""Backup of a SQLite file while it is in use, and restoring one while it is not. Either can be killed at any moment.

Both write a draft beside the file that is to be replaced, check it, and rename it into place. The connection that reads
the file of a running Hikyaku can neither write nor checkpoint: `storage.sqlite.database` says why it must not.
"""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from storage.errors import AlreadyOpen, NoCopy
from storage.migrate import MIGRATIONS, pending
from storage.sqlite.database import explain, lock_database, read_version

MAGIC = b"SQLite format 3\0"
LOG_SUFFIXES = ("-wal", "-shm", "-journal")


def back_up(database: Path, to: Path) -> None:
    """Write everything that is committed at this moment to one file, replacing an older copy. Raises `NoCopy`."""
    database, to = database.expanduser().resolve(), to.expanduser().resolve()
    if not database.is_file():
        raise NoCopy(f"There is no database at {database}: set DATABASE to the one to be copied.")
    _require_other(to, database)
    with _explain_errors(to):
        _require_replaceable(to)
        with _draft_copy(database, to) as draft:
            os.replace(draft, to)


def restore(file: Path, database: Path, keep: str) -> Path | None:
    """Replace the database by a copy. Raises `NoCopy`, `AlreadyOpen`, `NewerDatabase`.

    Returns where the old database is kept, under a name that ends in `keep`; None if there was none.
    """
    database, file = database.expanduser().resolve(), file.expanduser().resolve()
    if not file.is_file():
        raise NoCopy(f"There is no file {file} to restore from: name one that `backup` has made.")
    _require_other(file, database)
    if database.exists() and not database.is_file():
        raise NoCopy(f"{database} is no file: set DATABASE to one.")
    with _explain_errors(database), _lock(database):
        _require_sound(file, file)
        with _draft_copy(file, database) as draft:
            kept = _keep_old(database, keep)
            os.replace(draft, database)
            return kept


@contextmanager
def _draft_copy(source: Path, to: Path) -> Iterator[Path]:
    """A checked copy of `source` beside `to`. What an interrupted attempt has left there is overwritten."""
    to.parent.mkdir(parents=True, exist_ok=True)
    draft = to.with_name(f"{to.name}.part")
    with _lock_draft(draft) as file:
        try:
            os.ftruncate(file, 0)
            with closing(_open_read_only(source)) as db, _report_damage(source):
                db.execute("vacuum into ?", [str(draft)])
            _require_sound(draft, source)
            os.fsync(file)
            yield draft
        finally:
            with suppress(FileNotFoundError):
                draft.unlink()
    _sync(to.parent)


@contextmanager
def _lock_draft(draft: Path) -> Iterator[int]:
    """Create and lock the draft, readable only by us: hands are in it. The lock ends when the process does."""
    file = os.open(draft, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if not os.path.samestat(os.fstat(file), draft.stat()):
            raise BlockingIOError  # the process that had the lock has just renamed it
        yield file
    except BlockingIOError:
        raise NoCopy(f"{draft} is being written by another: let it finish.") from None
    finally:
        os.close(file)


@contextmanager
def _lock(database: Path) -> Iterator[None]:
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(lock_database(database)):
        yield


def _require_sound(path: Path, named: Path) -> None:
    """Raise `NoCopy`, naming `named`, unless the file is an undamaged database of ours, or `NewerDatabase`."""
    with closing(_open_read_only(path)) as db:
        try:
            found = [*db.execute("pragma integrity_check(1)"), *db.execute("pragma foreign_key_check")]
            version = read_version(db)
        except sqlite3.DatabaseError as damage:
            raise _damage(named, damage) from None
    if wrong := next((row for row in found if row != ("ok",)), None):
        raise _damage(named, wrong[0] if len(wrong) == 1 else f"foreign key of {wrong[0]}")
    if not version:
        raise NoCopy(f"{named} is no database of Hikyaku's: take another file.")
    pending(MIGRATIONS, version)


@contextmanager
def _report_damage(source: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError:
        raise  # the disk's, and probably that of the file being written
    except sqlite3.DatabaseError as damage:
        raise _damage(source, damage) from None


def _damage(named: Path, why: object) -> NoCopy:
    return NoCopy(f"{named} is damaged ({' '.join(str(why).split())}): restore an earlier copy.")


def _keep_old(database: Path, keep: str) -> Path | None:
    """Link the old database to a second name, so that a whole one has the first name at every moment."""
    kept = database.with_name(f"{database.name}.{keep}")
    # SQLite must not apply a log to the new database that is damaged, or whose database was moved away.
    logs = [] if database.exists() and _merge_log(database) else _move_logs(database, kept)
    if database.exists():
        os.link(database, kept)
        logs.insert(0, kept)
    _sync(database.parent)
    return next(iter(logs), None)


def _move_logs(database: Path, kept: Path) -> list[Path]:
    """Rename its log files, so that they belong to `kept`."""
    found = [end for end in LOG_SUFFIXES if Path(f"{database}{end}").exists()]
    return [Path(f"{database}{end}").rename(f"{kept}{end}") for end in found]


def _merge_log(database: Path) -> bool:
    """Merge its log into the file. False if it is damaged, which may be why it is being replaced."""
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            return bool(db.execute("pragma journal_mode = delete").fetchone() == ("delete",))
    except sqlite3.OperationalError:
        raise  # somebody is reading it
    except sqlite3.DatabaseError:
        return False


def _require_replaceable(path: Path) -> None:
    """Raise `NoCopy` unless the file is an unused copy: a mistyped name must not cost anybody a document or a disk."""
    if path.exists() and not (path.is_file() and _read_header(path) in {b"", MAGIC}):
        raise NoCopy(f"{path} is something else than a database: name another file.")
    if any(Path(f"{path}{end}").exists() for end in LOG_SUFFIXES) or _in_use(path):
        # SQLite would apply the log that is there, or soon will be, to the copy.
        raise NoCopy(f"{path} is being used, or was by somebody who was killed: name another file.")


def _in_use(path: Path) -> bool:
    """Whether a Hikyaku has it open. Creates no lock file where there is none."""
    if not Path(f"{path}.lock").exists():
        return False
    try:
        lock_database(path).close()
    except sqlite3.OperationalError:
        return True
    return False


def _read_header(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(MAGIC))


def _require_other(path: Path, database: Path) -> None:
    if path in {database, *(Path(f"{database}{end}") for end in (*LOG_SUFFIXES, ".lock", ".part"))}:
        raise NoCopy(f"{path} is the database itself, or belongs to it: name another file.")


def _open_read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)


def _sync(folder: Path) -> None:
    """Make renames in it survive a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _explain_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        if isinstance(explain(path, error), AlreadyOpen):
            raise AlreadyOpen(f"{path} is in use: stop Hikyaku first.") from None
        raise NoCopy(f"{path} cannot be written ({getattr(error, 'strerror', None) or error}).") from None
