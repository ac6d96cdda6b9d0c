"""Processes that are killed in the middle of their work, and such that are asked to end, one after the other."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from tests.proofs.machines.playing import Playing
from tests.proofs.machines.stage import Part, Stage

AT_ONCE = 16
CLAIMED = "select what, owner, orphaned from claims where what like 'news/%'"


@asynccontextmanager
async def clicking(playing: Playing, rate: float) -> AsyncIterator[None]:
    """People go on, whatever happens to the processes, for as long as this lasts."""
    until = asyncio.Event()

    async def going_on() -> None:
        while not until.is_set():
            await playing.steadily(rate, 2.0)

    task = asyncio.create_task(going_on())
    try:
        yield
    finally:
        until.set()
        await task


async def killed(stage: Stage, playing: Playing, part: Part, rate: float) -> tuple[float, int]:
    """Seconds until what it had begun was told by others, and of how many matches it was."""
    orphans: set[str] = set()
    async with clicking(playing, rate):
        burst = await in_the_middle(playing, part.shards)
        began = monotonic()
        await part.end(signal.SIGKILL)
        left = {tuple(row) for row in await stage.db.fetch(CLAIMED)}

        async def told() -> bool:
            now = {tuple(row) for row in await stage.db.fetch(CLAIMED)}
            orphans.update(what for what, _, orphaned in now if orphaned)
            return not left & now

        await stage.until(told, "what it had claimed is told")
        seconds = monotonic() - began
        await part.start()
    await asyncio.gather(*burst)
    await stage.all_told()
    return seconds, len(orphans)


async def in_the_middle(playing: Playing, processes: int) -> set[asyncio.Task[object]]:
    """Until each of them is telling something; the clicks that brought it about."""
    clicks: set[asyncio.Task[object]] = set()
    while len({row["owner"] for row in await playing.stage.db.fetch(CLAIMED)}) < processes:
        if len(clicks) < AT_ONCE:
            clicks.add(asyncio.create_task(playing.one()))
        clicks = {click for click in clicks if not click.done()}
        await asyncio.sleep(0.02)
    return clicks


async def rolled(playing: Playing, parts: list[Part], rate: float) -> None:
    async with clicking(playing, rate):
        for part in parts:
            await part.stop()
            await part.start()
