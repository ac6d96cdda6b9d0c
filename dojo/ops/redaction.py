"""How errors are logged: where they came from, their type, and their message only if it can hold no secret.

The message of an error may name a card, or quote a row that the database refused. So it is left out unless the error's
type is about the outside world or about the program itself.
"""

import traceback
from collections.abc import Iterator
from typing import Final

OUTSIDE: Final = {"aiohttp", "asyncio", "cogs", "discord", "dojo", "sqlite3", "storage"}
PROGRAM: Final = (OSError, AttributeError, ImportError, NameError, RuntimeError, TypeError)
LONGEST: Final = 300  # characters


def redacted(trouble: BaseException) -> str:
    """Return the error's type and, if it may be shown, its message, on one line of at most about 300 characters.

    A hint of a database's is about statements, never about what is in them.
    """
    kind, said = type(trouble), str(trouble) if speaks(trouble) else getattr(trouble, "hint", None) or ""
    said = " ".join(said.split())
    return f"{kind.__qualname__}: {said[:LONGEST]}" if said else kind.__qualname__


def story(trouble: BaseException) -> str:
    """Return the traceback of the error and of its causes, the oldest first, with redacted messages."""
    return "\n".join("".join(traceback.format_tb(each.__traceback__)) + redacted(each) for each in _chain(trouble))


def speaks(trouble: BaseException) -> bool:
    """Whether the error's message may be logged."""
    return isinstance(trouble, PROGRAM) or type(trouble).__module__.partition(".")[0] in OUTSIDE


def _chain(trouble: BaseException) -> Iterator[BaseException]:
    before = trouble.__cause__ or (None if trouble.__suppress_context__ else trouble.__context__)
    if before:
        yield from _chain(before)
    if isinstance(trouble, BaseExceptionGroup):
        for each in trouble.exceptions:
            yield from _chain(each)
    yield trouble
