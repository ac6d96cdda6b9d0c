"""Builds that were broken on purpose, each with the storm that it cannot stand."""

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

import cogs.notify.board
import cogs.notify.hand
from cogs.guard.blocked_channels import BlockedChannels
from cogs.guard.stale_messages import StaleMessages


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
    "no second try": ("no message gets through", [("cogs.notify.courier", "put_off", giving_up)]),
    "another nonce, and no broom": (
        "answers lost",
        [
            (StaleMessages, "take_over", leaving_it),
            *((each, "nonce", another_each_time) for each in (cogs.notify.board, cogs.notify.hand)),
        ],
    ),
    "no memory of doors": ("permissions taken and given back", [(BlockedChannels, "is_blocked", forgetting)]),
}


@contextmanager
def broken(build: str) -> Iterator[None]:
    with ExitStack() as patches:
        for place, name, breaking in BUILDS[build][1]:
            if place == "cogs.notify.courier":
                place = sys.modules[place].Courier  # a cog is imported anew by each bot that loads it
            patches.enter_context(mock.patch.object(place, name, breaking))
        yield
