"""Replaces functions of the bot for negative controls. A name that is gone, or a patch nobody reaches, is an error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch


class NotReached(AssertionError):
    """The build was not broken: nothing called the replacement."""


def reporting(place: Any, name: str, replacement: Callable[..., Any], reached: Callable[[], object]) -> Any:
    """The replacement of `place.name`, which reports every call."""
    if not hasattr(place, name):
        raise AttributeError(f"{place!r} has no {name} that could be broken")

    def called(*words: Any, **named: Any) -> Any:
        reached()
        return replacement(*words, **named)

    return called


def replace_for_good(place: Any, name: str, replacement: Callable[..., Any], reached: Callable[[], object]) -> None:
    """For a process that was started to be broken."""
    setattr(place, name, reporting(place, name, replacement, reached))


@contextmanager
def patched(place: Any, name: str, replacement: Callable[..., Any]) -> Iterator[None]:
    """For a while, in this process."""
    reached: set[bool] = set()
    with patch.object(place, name, reporting(place, name, replacement, lambda: reached.add(True))):
        yield
    if not reached:
        raise NotReached(f"nothing called the broken {name} of {place!r}")
