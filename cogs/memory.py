"""How the process keeps its memory: what has been loaded stays, what a picture took goes back to the system."""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

ARENAS: Final = -8, 2  # M_ARENA_MAX of malloc.h
OWN_PAGES: Final = -3, 128 * 1024  # M_MMAP_THRESHOLD: from so many bytes on a block is given back once it is free
# What discord.py leaves behind points at itself and waits until there are so many objects. The heap grows around what
# waits (to a tenth more in the soak, when it was 50,000); with far fewer, answers in flight are walked again and again.
YOUNG: Final = 10_000


def keep_memory_together() -> None:
    """glibc opens an arena for nearly every thread and keeps in each what a picture has left there, between what stays.

    To be called before there are threads. Other systems have their own ways, and are left to them.
    """
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):  # not every Linux has glibc
        allocator = ctypes.CDLL(None)
        for what, value in (ARENAS, OWN_PAGES):
            allocator.mallopt(what, value)


def keep_the_collector_away() -> None:
    """What is loaded by now stays; to walk it in the middle of a click would take longer than the click.

    A client that came before this one is in rings of its own: they are let go first, or they would stay, too.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 100)
