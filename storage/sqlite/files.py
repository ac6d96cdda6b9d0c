"""Who may read the files of a database: its owner, and nobody else, because everybody's hands are in them."""

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from storage.errors import NotWritable

log = logging.getLogger("hikyaku.storage")

LOG_SUFFIXES = ("-wal", "-shm", "-journal")  # SQLite gives them the mode of the database
LOCK_SUFFIX = ".lock"
OWNER_ONLY = 0o600
OTHERS = 0o077


def create_private(path: Path) -> None:
    """Create an empty file for its owner only, unless there is one."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def make_private(path: Path, *ends: str) -> None:
    """Close the files whose names are the path and one of these ends to all but their owner. Raises `NotWritable`.

    They are never opened here: a process that closes a file gives up the locks that it has on it.
    """
    for file in (Path(f"{path}{end}") for end in ends):
        with suppress(FileNotFoundError):
            _close_to_others(file)


def _close_to_others(file: Path) -> None:
    found = file.lstat()
    if stat.S_ISLNK(found.st_mode):
        raise NotWritable(f"{file} is a link, which could lead anywhere: remove it, or set DATABASE to another path.")
    if stat.S_ISREG(found.st_mode) and found.st_mode & OTHERS:
        with suppress(PermissionError):
            file.chmod(OWNER_ONLY)
        if not file.stat().st_mode & OTHERS:
            return
        if keeps_modes(file.parent):
            raise NotWritable(
                f"{file} is open to others: let its owner run `chmod 600` on it, or set DATABASE to another path."
            )
        log.warning("the disk keeps no modes, so others on this machine may read %s", file)


def keeps_modes(folder: Path) -> bool:
    """Whether files can be closed to others there. exFAT, NTFS and network shares often open all of them to all."""
    with TemporaryFile(dir=folder) as file:
        return not os.fstat(file.fileno()).st_mode & OTHERS


def owner_of_others(path: Path) -> str:
    """Who owns the file, or its folder if it doesn't exist; "" if that's us, or if it can't be known."""
    with suppress(OSError, KeyError, NotImplementedError, AttributeError):
        there = path if path.exists() else path.parent
        return "" if there.stat().st_uid == os.geteuid() else there.owner()
    return ""
