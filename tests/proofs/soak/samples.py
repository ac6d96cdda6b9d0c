"""What a process holds, sampled every few seconds: memory, open files, threads, tasks, connections."""

import asyncio
import re
import socket
from collections import defaultdict
from collections.abc import Callable
from time import monotonic

import aiohttp
import psutil

OWN = "own memory"  # what lies in no file: what files take comes and goes with other processes
MEMORY = (OWN, "RSS")  # megabytes
COUNTS = ("open files", "threads", "tasks", "database connections")


class Samples:
    def __init__(self) -> None:
        self.at: list[float] = []
        self.of: dict[str, list[float]] = defaultdict(list)

    def note(self, at: float, found: dict[str, float]) -> None:
        self.at.append(at)
        for name, value in found.items():
            self.of[name].append(value)


async def sampled(
    pid: int, port: int, database: str, every: float, *, until: Callable[[], bool], say: Callable[[str], None]
) -> Samples:
    process, samples, said = psutil.Process(pid), Samples(), 0.0
    async with aiohttp.ClientSession() as session:
        while not until():
            now = monotonic()
            found = {**held(process, database), "tasks": await tasks(session, port)}
            samples.note(now, found)
            if now - said > 60:
                said = now
                say(", ".join(f"{name} {value:,.1f}" for name, value in found.items()))
            await asyncio.sleep(every)
    return samples


def held(process: psutil.Process, database: str) -> dict[str, float]:
    memory, open_ones = process.memory_info(), [each.path for each in process.open_files()]
    return {
        OWN: (memory.rss - getattr(memory, "shared", 0)) / 1e6,
        "RSS": memory.rss / 1e6,
        "open files": process.num_fds(),
        "threads": process.num_threads(),
        "database connections": open_ones.count(database),
    }


async def tasks(session: aiohttp.ClientSession, port: int) -> float:
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        found = re.search(r"^hikyaku_tasks (\S+)$", await answer.text(), flags=re.M)
    assert found, "the bot tells its figures"
    return float(found[1])


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])
