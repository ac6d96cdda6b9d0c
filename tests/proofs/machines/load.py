"""The load: anybody who is asked may be the next to answer, and each answer is kept to be compared with the record."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from time import monotonic

from tests.proofs.machines.clients import Click
from tests.proofs.machines.cluster import Cluster

ASKED = "select match_id, user_id from seats where asked = 1 and playing = 1 and user_id > 0 and answers_at is null"
LOOK = 0.7  # seconds between two looks at who is asked
AGAIN = 40  # times that somebody clicks once more who was not heard


class Load:
    def __init__(self, cluster: Cluster, seed: int = 1) -> None:
        self.cluster, self.luck = cluster, Random(seed)
        self.by_id = {person.id: person for person in cluster.people}
        self.asked: set[tuple[str, str]] = set()
        self.busy: set[tuple[str, str]] = set()
        self.clicks: list[Click] = []
        self.twice = 0  # clicks that had to be made again
        self.unheard = 0  # and that were not heard all the same

    async def look(self) -> None:
        rows = await self.cluster.db.fetch(ASKED)
        self.asked = {(row["match_id"], str(row["user_id"])) for row in rows}

    async def one(self) -> Click | None:
        """Client who is asked, and has it before them, answers."""
        for key in self.luck.sample(sorted(self.asked - self.busy), min(40, len(self.asked - self.busy))):
            if self.by_id[key[1]].ready(key[0]):
                return await self.answered(key)
        return None

    async def answered(self, key: tuple[str, str]) -> Click | None:
        match, user = key
        self.busy.add(key)
        try:
            click = await self.by_id[user].answer(match, self.luck)
            if click and click.came == "unheard":
                click = await self.again(click)
        except RuntimeError:  # what they clicked has just gone
            click = None
        finally:
            self.busy.discard(key)
        if click:
            self.clicks.append(click)
        if not click or click.came != "refused":  # somebody who is told to try again does
            self.asked.discard(key)
        return click

    async def again(self, click: Click) -> Click:
        self.twice += 1
        for _ in range(AGAIN):
            try:
                if (now := await self.by_id[click.user].retry_write(click)).came != "unheard":
                    return now
            except RuntimeError:
                pass  # the DM is just being deleted
            await asyncio.sleep(0.5)
        self.unheard += 1
        return click

    async def idle(self, number: int) -> list[float]:
        """One after the other, each once all notices of the one before are sent."""
        found: list[float] = []
        while len(found) < number:
            await self.cluster.all_told()
            await self.look()
            await asyncio.sleep(0.1)
            click = await self.one()
            if click and click.came == "accepted" and click.ms is not None:
                found.append(click.ms)
        return found

    async def throughput(self, number: int, at_once: int) -> float:
        """Answers a second when so many always click at once, until all notices are sent."""
        before, began = len(self.clicks), monotonic()

        async def clicking() -> None:
            while len(self.clicks) - before < number:
                if not await self.one():
                    await asyncio.sleep(0.1)

        async with self.looking():
            await asyncio.gather(*(clicking() for _ in range(at_once)))
            await self.cluster.all_told()
        return (len(self.clicks) - before) / (monotonic() - began)

    async def steadily(self, rate: float, seconds: float) -> list[Click]:
        end = monotonic() + seconds
        return await self.while_it_holds(lambda: monotonic() < end, rate)

    async def while_it_holds(self, condition: Callable[[], bool], rate: float) -> list[Click]:
        """At random moments, so many a second, however long each answer takes."""
        before = len(self.clicks)
        async with self.looking(), asyncio.TaskGroup() as clicking:
            while condition():
                clicking.create_task(self.one())
                await asyncio.sleep(random.expovariate(rate))
        return self.clicks[before:]

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """Meanwhile it is known who is asked."""

        async def again() -> None:
            while True:
                await asyncio.sleep(LOOK)
                await self.look()

        await self.look()
        task = asyncio.create_task(again())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def accepted(self) -> Counter[tuple[str, str, str]]:
        return Counter((each.match, each.user, each.text) for each in self.clicks if each.came == "accepted")

    def unsure(self) -> Counter[tuple[str, str, str]]:
        """Nobody told them whether they were heard, and they are no longer asked."""
        said = {"heard before", "unheard", "refused"}
        return Counter((each.match, each.user, each.text) for each in self.clicks if each.came in said)
