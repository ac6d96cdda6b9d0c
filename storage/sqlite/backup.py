"""A SQLite file copied while it is used, and put back when it is not; cut short at any moment, nothing is half there.

Both write beside what they are about to replace, look the copy over, and rename it into place. What reads the file of a
running Hikyaku can neither write nor checkpoint, as `storage.sqlite` demands.
"""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from storage.errors import AlreadyOpen, NoCopy
from storage.migrate import MIGRATIONS, pending
from storage.sqlite.database import done, locked, refused

MAGIC = b"SQLite format 3\0"
BESIDE = ("-wal", "-shm", "-journal")


def back_up(database: Path, to: Path) -> None:
    """What is committed at this moment, as one whole file; an older copy of that name is replaced."""
    database, to = database.expanduser().resolve(), to.expanduser().resolve()
    if not database.is_file():
        raise NoCopy(f"There is no database at {database}: set DATABASE to the one to be copied.")
    _be_another(to, database)
    with _explained(to):
        _be_replaceable(to)
        with _drafted(database, to) as draft:
            os.replace(draft, to)


def restore(file: Path, database: Path, keep: str) -> Path | None:
    """Put a copy in the place of the database; where the old one is kept now, its name ending in `keep`."""
    database, file = database.expanduser().resolve(), file.expanduser().resolve()
    if not file.is_file():
        raise NoCopy(f"There is no file {file} to restore from: name one that `backup` has made.")
    _be_another(file, database)
    if database.exists() and not database.is_file():
        raise NoCopy(f"{database} is no file: set DATABASE to one.")
    with _explained(database), _nobody_at(database):
        _be_sound(file, file)
        with _drafted(file, database) as draft:
            kept = _kept(database, keep)
            os.replace(draft, database)
            return kept


@contextmanager
def _drafted(source: Path, to: Path) -> Iterator[Path]:
    """A whole copy beside the place where it shall be; what is left of one that was cut short is overwritten."""
    to.parent.mkdir(parents=True, exist_ok=True)
    draft = to.with_name(f"{to.name}.part")
    with _ours(draft) as file:
        try:
            os.ftruncate(file, 0)
            with closing(_reading(source)) as db, _legible(source):
                db.execute("vacuum into ?", [str(draft)])
            _be_sound(draft, source)
            os.fsync(file)
            yield draft
        finally:
            with suppress(FileNotFoundError):
                draft.unlink()
    _synchronised(to.parent)


@contextmanager
def _ours(draft: Path) -> Iterator[int]:
    """Hands are in it, so nobody else may read it; the lock ends with the process however that ends."""
    file = os.open(draft, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if not os.path.samestat(os.fstat(file), draft.stat()):
            raise BlockingIOError  # the other one has just put it in its place
        yield file
    except BlockingIOError:
        raise NoCopy(f"{draft} is being written by another: let it finish.") from None
    finally:
        os.close(file)


@contextmanager
def _nobody_at(database: Path) -> Iterator[None]:
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(locked(database)):
        yield


def _be_sound(path: Path, named: Path) -> None:
    """A Hikyaku's database, whole, and not from a later one."""
    with closing(_reading(path)) as db:
        try:
            found = [*db.execute("pragma integrity_check(1)"), *db.execute("pragma foreign_key_check")]
            version = done(db)
        except sqlite3.DatabaseError as damage:
            raise _damaged(named, damage) from None
    if wrong := next((row for row in found if row != ("ok",)), None):
        raise _damaged(named, wrong[0] if len(wrong) == 1 else f"foreign key of {wrong[0]}")
    if not version:
        raise NoCopy(f"{named} is no database of Hikyaku's: take another file.")
    pending(MIGRATIONS, version)


@contextmanager
def _legible(source: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError:
        raise  # of the disk, and rather of the one that is written to
    except sqlite3.DatabaseError as damage:
        raise _damaged(source, damage) from None


def _damaged(named: Path, why: object) -> NoCopy:
    return NoCopy(f"{named} is damaged ({' '.join(str(why).split())}): restore an earlier copy.")


def _kept(database: Path, keep: str) -> Path | None:
    """A second name for the old one, so that there is a whole database under the first at every moment."""
    kept = database.with_name(f"{database.name}.{keep}")
    # A log that nobody can read, or whose database was moved away, must not be taken for that of the new one.
    logs = [] if database.exists() and _settled(database) else _moved(database, kept)
    if database.exists():
        os.link(database, kept)
        logs.insert(0, kept)
    _synchronised(database.parent)
    return next(iter(logs), None)


def _moved(database: Path, kept: Path) -> list[Path]:
    """What lies beside it, beside another one."""
    found = [end for end in BESIDE if Path(f"{database}{end}").exists()]
    return [Path(f"{database}{end}").rename(f"{kept}{end}") for end in found]


def _settled(database: Path) -> bool:
    """What its log holds goes into the file; False for one that is damaged, which may be why we are here."""
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            return bool(db.execute("pragma journal_mode = delete").fetchone() == ("delete",))
    except sqlite3.OperationalError:
        raise  # it is being read
    except sqlite3.DatabaseError:
        return False


def _be_replaceable(path: Path) -> None:
    """Nothing but an older copy: a name mistyped costs nobody a letter, let alone a device."""
    if path.exists() and not (path.is_file() and _head(path) in {b"", MAGIC}):
        raise NoCopy(f"{path} is something else than a database: name another file.")
    if any(Path(f"{path}{end}").exists() for end in BESIDE) or _somebody_at(path):
        # SQLite would take the log that lies there, or is about to, for that of the copy.
        raise NoCopy(f"{path} is being used, or was by somebody who was killed: name another file.")


def _somebody_at(path: Path) -> bool:
    """Another Hikyaku, if only since a moment ago; no lock is left beside a copy that never had one."""
    if not Path(f"{path}.lock").exists():
        return False
    try:
        locked(path).close()
    except sqlite3.OperationalError:
        return True
    return False


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(MAGIC))


def _be_another(path: Path, database: Path) -> None:
    if path in {database, *(Path(f"{database}{end}") for end in (*BESIDE, ".lock", ".part"))}:
        raise NoCopy(f"{path} is the database itself, or belongs to it: name another file.")


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)


def _synchronised(folder: Path) -> None:
    """What was renamed in it stays so through a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as refusal:
        if isinstance(refused(path, refusal), AlreadyOpen):
            raise AlreadyOpen(f"{path} is in use: stop Hikyaku first.") from None
        raise NoCopy(f"{path} cannot be written ({getattr(refusal, 'strerror', None) or refusal}).") from None
