"""Builds without one of the guards, each of which lets somebody be harmed."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.proofs.shared.patching import patched

BUILDS: dict[str, list[tuple[Any, str, Callable[..., Any]]]] = {}


@contextmanager
def broken(build: str) -> Iterator[None]:
    with ExitStack() as patches:
        for place, name, breaking in BUILDS[build]:
            patches.enter_context(patched(place, name, breaking))
        yield
