"""Runs a function in a fork that is killed at a failpoint: at a line of Python, or at a step within SQLite."""

import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from storage.errors import StoreError
from storage.sqlite import backup
from tests.proofs.shared.failpoints import Failpoints

EVERY = 20  # instructions of SQLite are one step
KILLED = -signal.SIGKILL
LINES, STEPS = "line", "step"
Moment = tuple[str, int]


class Killer:
    """Its failpoints are in the folder; `careless` is a function of the tests whose lines count, too."""

    def __init__(self, folder: Path) -> None:
        self.failpoints = {kind: Failpoints(folder / f"{kind}s") for kind in (LINES, STEPS)}

    def moments(self, doing: Callable[[], Any], inside: int) -> Iterator[Moment]:
        """Every line of it, and so many steps within SQLite, spread over all of them."""
        self.run(doing, (LINES, 0))
        lines, steps = (self.failpoints[kind]["count"] for kind in (LINES, STEPS))
        yield from ((LINES, number) for number in range(1, lines + 1))
        yield from ((STEPS, 1 + number * (steps - 1) // inside) for number in range(inside))

    def run(self, doing: Callable[[], Any], moment: Moment) -> bool:
        """Whether it was killed: it may have ended before that moment."""
        for kind, failpoints in self.failpoints.items():
            failpoints.restart(moment[1] if kind == moment[0] else 0)
        child = os.fork()
        if child == 0:
            try:
                with self._counting():
                    doing()
            except (StoreError, sqlite3.Error, OSError) as refusal:
                sys.stderr.write(f"refused: {refusal}\n")
                os._exit(1)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        return os.waitstatus_to_exitcode(status) == KILLED

    @contextmanager
    def _counting(self) -> Iterator[None]:
        def lines(frame: FrameType, event: str, _: Any) -> Any:
            code = frame.f_code
            if code.co_filename != backup.__file__ and not code.co_name.startswith("careless"):
                return None
            if event == "line":
                self.failpoints[LINES].point()
            return lines

        def connect(*arguments: Any, **named: Any) -> sqlite3.Connection:
            db = opened(*arguments, **named)
            db.set_progress_handler(self.failpoints[STEPS].point, EVERY)
            return db

        opened, sqlite3.connect = sqlite3.connect, connect  # type: ignore[assignment]
        sys.settrace(lines)
        try:
            yield
        finally:
            sys.settrace(None)
            sqlite3.connect = opened
