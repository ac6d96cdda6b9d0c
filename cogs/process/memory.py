"""How the process keeps its memory: what has been loaded stays, what a picture took goes back to the system."""

import asyncio
import ctypes
import gc
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any, Final

ARENAS: Final = -8, 2  # M_ARENA_MAX of malloc.h
OWN_PAGES: Final = -3, 128 * 1024  # M_MMAP_THRESHOLD: from so many bytes on a block is given back once it is free
# What discord.py leaves behind points at itself and waits until there are so many objects. The heap grows around what
# waits (to a tenth more in the soak, when it was 50,000); with far fewer, answers in flight are walked again and again.
YOUNG: Final = 10_000
ROUND: Final = 60.0  # seconds between two times that free pages are given back, which takes about one millisecond


def keep_memory_together() -> None:
    """glibc opens an arena for nearly every thread and keeps in each what a picture has left there, between what stays.

    To be called before there are threads. Other systems have their own ways, and are left to them.
    """
    for what, value in (ARENAS, OWN_PAGES):
        _glibc("mallopt")(what, value)


@asynccontextmanager
async def giving_back() -> AsyncIterator[None]:
    """Meanwhile, pages that are free but lie between others go back to the system, which glibc never does by itself."""
    task = asyncio.create_task(_give_back())
    try:
        yield
    finally:
        task.cancel()


async def _give_back() -> None:
    while True:
        await asyncio.sleep(ROUND)
        _glibc("malloc_trim")(ctypes.c_size_t(0))


@cache
def _glibc(name: str) -> Callable[..., Any]:
    """A function of its allocator; one that does nothing where there is none, for not every Linux has glibc."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            found: Callable[..., Any] = getattr(ctypes.CDLL(None), name)
            return found
    return lambda *_: None


def keep_the_collector_away() -> None:
    """What is loaded by now stays; to walk it in the middle of a click would take longer than the click.

    A client that came before this one is in rings of its own: they are let go first, or they would stay, too.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 100)
