"""Processes that are killed in the middle of their work, and a rolling restart."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from tests.proofs.machines.cluster import Cluster, Shard
from tests.proofs.machines.load import Load

AT_ONCE = 16
CLAIMED = "select what, owner, orphaned from claims where what like 'notices/%'"


@asynccontextmanager
async def clicking(load: Load, rate: float) -> AsyncIterator[None]:
    """Meanwhile users go on clicking, whatever happens to the processes."""
    until = asyncio.Event()

    task = asyncio.create_task(load.while_it_holds(lambda: not until.is_set(), rate))
    try:
        yield
    finally:
        until.set()
        await task


async def kill(cluster: Cluster, load: Load, shard: Shard, rate: float) -> tuple[float, int]:
    """Seconds until the others sent what it had claimed, and from how many matches that was."""
    orphans: set[str] = set()
    async with clicking(load, rate):
        burst = await in_the_middle(load, shard.shards)
        began = monotonic()
        await shard.end(signal.SIGKILL)
        left = {tuple(row) for row in await cluster.db.fetch(CLAIMED)}

        async def told() -> bool:
            now = {tuple(row) for row in await cluster.db.fetch(CLAIMED)}
            orphans.update(what for what, _, orphaned in now if orphaned)
            return not left & now

        await cluster.until(told, "what it had claimed is sent")
        seconds = monotonic() - began
        await shard.start()
    await asyncio.gather(*burst)
    await cluster.all_told()
    return seconds, len(orphans)


async def in_the_middle(load: Load, processes: int) -> set[asyncio.Task[object]]:
    """Until each of them is sending something; the clicks that led to it."""
    clicks: set[asyncio.Task[object]] = set()
    while len({row["owner"] for row in await load.cluster.db.fetch(CLAIMED)}) < processes:
        if len(clicks) < AT_ONCE:
            clicks.add(asyncio.create_task(load.one()))
        clicks = {click for click in clicks if not click.done()}
        await asyncio.sleep(0.02)
    return clicks


async def restart_in_turn(load: Load, shards: list[Shard], rate: float) -> None:
    async with clicking(load, rate):
        for shard in shards:
            await shard.end()
            await shard.start()
