"""How a mishap is told in the log: where, of what kind, and in its own words only where those can be no secret.

What a card is called, or a row that a database refuses, may stand in the words of an error; so they are left out of all
but the kinds that speak of the world outside or of the program.
"""

import traceback
from collections.abc import Iterator
from typing import Final

OUTSIDE: Final = {"aiohttp", "asyncio", "cogs", "discord", "dojo", "sqlite3", "storage"}
PROGRAM: Final = (OSError, AttributeError, ImportError, NameError, RuntimeError, TypeError)
LONGEST: Final = 300  # characters


def brief(trouble: BaseException) -> str:
    """Its kind, and what it says on one line."""
    kind, said = type(trouble), " ".join(str(trouble).split()) if speaks(trouble) else ""
    return f"{kind.__qualname__}: {said[:LONGEST]}" if said else kind.__qualname__


def story(trouble: BaseException) -> str:
    """The way to it, and to what it came from, the oldest first."""
    return "\n".join("".join(traceback.format_tb(each.__traceback__)) + brief(each) for each in _chain(trouble))


def speaks(trouble: BaseException) -> bool:
    return isinstance(trouble, PROGRAM) or type(trouble).__module__.partition(".")[0] in OUTSIDE


def _chain(trouble: BaseException) -> Iterator[BaseException]:
    before = trouble.__cause__ or (None if trouble.__suppress_context__ else trouble.__context__)
    if before:
        yield from _chain(before)
    if isinstance(trouble, BaseExceptionGroup):
        for each in trouble.exceptions:
            yield from _chain(each)
    yield trouble
