"""`python -m engine`: the front door of the engine for whoever sits at a shell."""

import os
import sys
from io import TextIOWrapper

from engine.cli.main import UNREADABLE, main

CUT_OFF, INTERRUPTED = 141, 130  # as a shell says of a command ended by SIGPIPE or SIGINT


def run() -> int:
    """Whoever stops reading, or waiting, knows that they did: neither is worth a traceback."""
    if sys.stdout is None:
        return _complained("closed")
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        return _unheard(CUT_OFF)
    except OSError as error:
        return _unheard(_complained(str(error.strerror)))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _complained(why: str) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"standard output: {why}; expected a place that takes what is printed\n")
    return UNREADABLE


def _unheard(code: int) -> int:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the flush at exit must not fail again
    return code


if __name__ == "__main__":
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # the same bytes on every machine
    sys.exit(run())
