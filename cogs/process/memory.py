"""Keeps the memory of the process small: the settings of glibc's allocator and of the garbage collector."""

import asyncio
import ctypes
import gc
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any, Final

MAX_ARENAS: Final = -8, 2  # M_ARENA_MAX of malloc.h
# M_MMAP_THRESHOLD: larger blocks, in bytes, are returned to the system once they are free.
MMAP_THRESHOLD: Final = -3, 128 * 1024
# How many new objects trigger a collection. discord.py leaves reference cycles behind, around which the heap grows (by
# a tenth in long play at 50,000). With far fewer, the objects of pending responses are traversed again and again.
YOUNG_OBJECTS: Final = 10_000
TRIM_SECONDS: Final = 60.0  # between two trims, each of which takes about 1 ms


def limit_malloc() -> None:
    """Limit glibc to a few arenas: it opens one for nearly every thread, and each keeps the memory that pictures took.

    Call it before any thread is started. It does nothing on other systems.
    """
    for what, value in (MAX_ARENAS, MMAP_THRESHOLD):
        _glibc("mallopt")(what, value)


@asynccontextmanager
async def trimming_memory() -> AsyncIterator[None]:
    """While the context is open, regularly return free pages to the system, which glibc does not do by itself."""
    task = asyncio.create_task(_trim_forever())
    try:
        yield
    finally:
        task.cancel()


async def _trim_forever() -> None:
    while True:
        await asyncio.sleep(TRIM_SECONDS)
        return_free_memory()


def return_free_memory() -> None:
    _glibc("malloc_trim")(ctypes.c_size_t(0))


@cache
def _glibc(name: str) -> Callable[..., Any]:
    """A function of glibc's allocator, or one that does nothing: even on Linux it may be missing."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            found: Callable[..., Any] = getattr(ctypes.CDLL(None), name)
            return found
    return lambda *_: None


def freeze_loaded_objects() -> None:
    """Exempt all present objects from garbage collection: traversing them would take longer than serving a click.

    The cycles of an earlier client are collected first, because otherwise they would stay for ever. Before the first
    client there is hardly anything to collect, and looking for it would take a fortieth of the start.
    """
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 20, 100)
