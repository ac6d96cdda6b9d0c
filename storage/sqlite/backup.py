"""Backup of a SQLite file while it is in use, and restoring one while it is not. Either can be killed at any moment.

Both write a draft beside the file that is to be replaced, check it, and rename it into place. The connection that reads
the file of a running Hikyaku can neither write nor checkpoint: `storage.sqlite.database` says why it must not.
"""

import os
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from storage.errors import AlreadyOpen, NoCopy
from storage.migrate import MIGRATIONS, pending
from storage.sqlite.database import explain, lock_database, read_version
from storage.sqlite.files import LOCK_SUFFIX, LOG_SUFFIXES, OWNER_ONLY, make_private

MAGIC = b"SQLite format 3\0"
DRAFT = re.compile(r"(?P<of>.+)\.[0-9a-f]{16}\.part")


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
    """A checked copy of `source` beside `to`, under a name that nobody could have prepared."""
    to.parent.mkdir(parents=True, exist_ok=True)
    draft = to.with_name(f"{to.name}.{secrets.token_hex(8)}.part")
    with _lock_draft(draft):
        made = _create(draft)
        try:
            _remove_leftovers(to, draft, made)
            with closing(_open_read_only(source)) as db, _report_damage(source):
                db.execute("vacuum into ?", [str(draft)])
            _require_sound(draft, source)
            _sync_ours(draft, made)
            _give_to_owner(draft, to)
            yield draft
        finally:
            with suppress(FileNotFoundError):
                draft.unlink()
    _sync(to.parent)


@contextmanager
def _lock_draft(draft: Path) -> Iterator[None]:
    """Lock the draft, which shows to others that it is being written. The lock ends when the process does."""
    with closing(lock_database(draft)):
        yield
    Path(f"{draft}{LOCK_SUFFIX}").unlink(missing_ok=True)


def _create(draft: Path) -> os.stat_result:
    """Create the draft for us alone, because hands are in it. Some disks give all files another mode or owner."""
    file = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    try:
        return os.fstat(file)
    finally:
        os.close(file)


def _sync_ours(draft: Path, made: os.stat_result) -> None:
    """Make the draft survive a power cut. Raise `NoCopy` if it isn't the file that was created."""
    found = draft.lstat()
    if not os.path.samestat(found, made) or not _alike(found, made):
        raise NoCopy(f"{draft} was exchanged while it was written: name a file in a folder of your own.")
    file = os.open(draft, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _alike(found: os.stat_result, made: os.stat_result) -> bool:
    return (found.st_uid, found.st_mode) == (made.st_uid, made.st_mode)


def _give_to_owner(draft: Path, to: Path) -> None:
    """What root puts in place belongs to the owner of what was there, or of the folder, so that the bot can open it."""
    owner = (to if to.exists() else to.parent).stat()
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.chown(draft, owner.st_uid, owner.st_gid)


def _remove_leftovers(to: Path, own: Path, made: os.stat_result) -> None:
    """Delete the drafts that killed processes have left in the folder. Raises `NoCopy` if another copies to `to`."""
    for path in [each for each in to.parent.iterdir() if DRAFT.fullmatch(each.name) and each != own]:
        if _still_written(path, made) and path.name.startswith(f"{to.name}."):
            raise NoCopy(f"{to} is being written by another: let it finish.")


def _still_written(draft: Path, made: os.stat_result) -> bool:
    """Whether the process that writes the draft is alive. If it is not, the draft is deleted."""
    with suppress(FileNotFoundError):  # it has just been renamed
        if not _alike(draft.lstat(), made):
            return False  # none of ours
        try:
            with _lock_draft(draft):
                draft.unlink()
        except sqlite3.OperationalError:
            return True
    return False


@contextmanager
def _lock(database: Path) -> Iterator[None]:
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(lock_database(database)):
        make_private(database, "", *LOG_SUFFIXES)
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
    if not Path(f"{path}{LOCK_SUFFIX}").exists():
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
    if path in {database, *(Path(f"{database}{end}") for end in (*LOG_SUFFIXES, LOCK_SUFFIX))}:
        raise NoCopy(f"{path} is the database itself, or belongs to it: name another file.")


def _open_read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)


def _sync(folder: Path) -> None:
    """Make renames in it survive a power cut. Windows does so by itself, and opens no folder."""
    if os.name == "nt":
        return
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
