"""Runs a command and turns every way it can fail into an exit code and one short line on standard error."""

import os
import signal
import sys
from collections.abc import Mapping, Sequence
from io import BytesIO, StringIO, TextIOWrapper

import click

from engine.cli.commands import cli
from engine.codec import Unreadable
from engine.core import AnyGame
from engine.games import GAMES
from engine.quoting import printable, shortened
from engine.record import ForbiddenMove

DONE, UNREADABLE, FORBIDDEN = 0, 1, 2
INTERRUPTED = 130  # what a shell reports for a command ended by SIGINT


def run() -> int:
    """Run the command named by `sys.argv` as a process of its own; returns the exit code."""
    sys.stdin = sys.stdin or TextIOWrapper(BytesIO())  # Python has None where the shell closed a stream (`<&-`)
    sys.stderr = sys.stderr or StringIO()
    if sys.stdout is None:
        return _complain(UNREADABLE, "standard output: it is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # the same bytes on every machine
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` ends us quietly, like any other command
    try:
        code = main()
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the flush at exit fails again
        return _complain(UNREADABLE, f"standard output: {error.strerror}")
    return code


def main(argv: Sequence[str] | None = None, games: Mapping[str, AnyGame] = GAMES) -> int:
    """Run one command (`sys.argv` by default) and return its exit code; a command that fails prints no output."""
    try:
        output = cli.main(argv, "python -m engine", standalone_mode=False, obj=games)
        if isinstance(output, str):  # `--help` has printed its text and returns 0
            sys.stdout.write(output + "\n")
    except click.Abort:
        return INTERRUPTED
    except click.UsageError as error:
        usage = " ".join(error.ctx.get_usage().split()[1:]) if error.ctx else ""
        return _complain(UNREADABLE, f"{shortened(error.format_message())} (expected: {usage})")
    except Unreadable as error:
        return _complain(UNREADABLE, *error.lines)
    except ValueError as error:
        return _complain(FORBIDDEN if isinstance(error, ForbiddenMove) else UNREADABLE, str(error))
    return DONE


def _complain(code: int, *lines: str) -> int:
    sys.stderr.write("".join(f"{printable(line)}\n" for line in lines))
    return code
