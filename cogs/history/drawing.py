"""What takes long to draw is drawn in a process of its own, so that other clicks do not wait for it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections import deque
from pathlib import Path
from typing import Final

from cogs.cards.parts import plain
from cogs.guard.in_flight import only_waits
from cogs.history.film_queue import FilmQueue
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.controls import Click
from dojo.clock.paces import HOUR
from dojo.computer.pool import scrub_environment
from dojo.errors import DojoError
from dojo.limits import FILES_AN_HOUR
from dojo.ops.log import logger

log = logger("drawing")

ROOT: Final = Path(__file__).parents[2]
SECONDS: Final = 120.0  # the time limit for one of them


async def drawn(module: str, failed: type[DojoError], order: str) -> bytes:
    """What the module makes of the order. Its process ends with ours and logs to our standard error.

    Raises `failed`.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        cwd=ROOT,
        env=scrub_environment(os.environ),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
    )
    made = b""
    try:
        async with asyncio.timeout(SECONDS):
            made, _ = await process.communicate(order.encode())
    except TimeoutError:
        log.error("drawing took too long", made_by=module)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise failed
    return made


class TooManyFiles(DojoError):
    """This person has been sent as many films and pages as they may in an hour: wait until `at`."""

    key = "error-too-many-files"


SENT: Final[dict[int, deque[int]]] = {}  # by person, when they were sent films and pages in the last hour (ms)


def count_file(person: int, now: int) -> None:
    """Raises `TooManyFiles`."""
    for each in [each for each, times in SENT.items() if times[-1] <= now - HOUR]:
        del SENT[each]
    times = SENT.setdefault(person, deque(maxlen=FILES_AN_HOUR))
    if len(times) == FILES_AN_HOUR and times[0] > now - HOUR:
        raise TooManyFiles(at=times[0] + HOUR)
    times.append(now)


async def awaited(click: Click, reply: OwnMessage, queue: FilmQueue, order: str, waiting: str) -> bytes:
    """What was ordered, once it is made. Until then the reply says how many come before it."""
    wanted = queue.want(click.user, order)
    only_waits()
    async for before in queue.progress(click.user, order):
        await reply.edit(view=plain(click.say(waiting, before=before)))
    return wanted.result()
