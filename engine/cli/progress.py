"""A bar on standard error, for whoever sits before it and waits."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

WIDTH = 40


def watched(work: Iterable[T], total: int) -> Iterator[T]:
    """Passes everything on. Nothing is drawn where nobody looks: a pipe or a log has no use for it."""
    if not sys.stderr.isatty():
        yield from work
        return
    drawn = -1
    for done, each in enumerate(work, 1):
        yield each
        if (filled := done * WIDTH // total) != drawn:
            drawn = filled
            sys.stderr.write(f"\r[{'#' * filled:<{WIDTH}}] {done}/{total}")
            sys.stderr.flush()
    sys.stderr.write("\r\x1b[K")
