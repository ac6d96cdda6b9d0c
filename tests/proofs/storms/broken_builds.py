"""Builds that are broken on purpose, each with the storm in which it fails."""

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import cogs.notify.delivery
from cogs.guard.blocked_channels import BlockedChannels
from cogs.guard.stale_messages import StaleMessages
from tests.proofs.shared.patching import patched


async def giving_up(courier: Any, notice: Any, _: Exception) -> None:
    """What fails once is never tried again."""
    await courier.outbox.done(notice)


def another_each_time(_: Any) -> str:
    return secrets.token_hex(8)


def leaving_it(*_: Any) -> None:
    """Nothing is in doubt, so nothing is swept."""


def forgetting(*_: Any) -> bool:
    return False


Broken = tuple[Any, str, Callable[..., Any]]
BUILDS: dict[str, tuple[str, list[Broken]]] = {
    "no retry": ("no message gets through", [("cogs.notify.courier", "put_off", giving_up)]),
    "another nonce, and no sweep": (
        "answers lost",
        [(StaleMessages, "take_over", leaving_it), (cogs.notify.delivery, "nonce_of", another_each_time)],
    ),
    "no memory of blocked channels": (
        "the bot sent away and let in again",
        [(BlockedChannels, "is_blocked", forgetting)],
    ),
}


@contextmanager
def broken(build: str) -> Iterator[None]:
    with ExitStack() as patches:
        for place, name, breaking in BUILDS[build][1]:
            if place == "cogs.notify.courier":
                place = sys.modules[place].Courier  # each bot imports its cogs anew
            patches.enter_context(patched(place, name, breaking))
        yield
