"""Builds that are broken on purpose, each with the hours in which it fails."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import cogs.notify.hand
from cogs.notify.delivery import Delivery
from dojo.errors import NoSuchMatch
from tests.proofs.shared.patching import patched


async def calling_nobody(*_: Any) -> None:
    """A DM that can't be sent is taken for sent."""


def staying(delivery: Any, to: int) -> None:
    """A board that can't be written where it was is given up."""
    if delivery.table.thread:
        raise NoSuchMatch
    MOVED(delivery, to)


MOVED = Delivery.moved_to
Broken = tuple[Any, str, Callable[..., Any]]
BUILDS: dict[str, tuple[tuple[str, ...], Broken]] = {
    "no fallback from a refused DM": (
        ("DMs to newcomers: quarantine",),
        (cogs.notify.hand, "call_instead", calling_nobody),
    ),
    "no second place for a board": (
        ("DMs to newcomers: open", "threads locked: 160005", "threads locked: 50083"),
        (Delivery, "moved_to", staying),
    ),
}


@contextmanager
def broken(build: str) -> Iterator[None]:
    with ExitStack() as patches:
        patches.enter_context(patched(*BUILDS[build][1]))
        yield
