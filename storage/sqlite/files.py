"""Who may read the files of a database: its owner, and nobody else, because everybody's hands are in them."""

import os
import stat
from contextlib import suppress
from pathlib import Path

from storage.errors import NotWritable

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
    mode = file.lstat().st_mode
    if stat.S_ISLNK(mode):
        raise NotWritable(f"{file} is a link, which could lead anywhere: remove it, or set DATABASE to another path.")
    if stat.S_ISREG(mode) and mode & OTHERS:
        try:
            file.chmod(OWNER_ONLY)
        except PermissionError:
            raise NotWritable(
                f"{file} is open to others: let its owner run `chmod 600` on it, or set DATABASE to another path."
            ) from None
