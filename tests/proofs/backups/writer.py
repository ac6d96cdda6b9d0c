"""`python -m tests.proofs.backups.writer DATABASE ACKED`: a process that writes and writes, as a busy bot does.

Each transaction has two statements, so that the half of one could be seen. How many are committed stands in ACKED.
"""

import asyncio
import sys
from pathlib import Path

from storage.store import Store


async def scribble(database: str, acked: Path) -> None:
    async with await Store.open(database) as store:
        number = await written(store)
        while True:
            number += 1
            await write(store, number)
            await asyncio.to_thread(acked.write_text, f"{number:012}")


async def write(store: Store, number: int) -> None:
    async with store.transaction() as queries:
        await queries.remember(id=number, name=f"Guest {number}" * 8, locale="ja")
        await queries.set_preferences(id=number, dm=1)


async def written(store: Store) -> int:
    number = 0
    while await store.read.person(id=number + 1):
        number += 1
    return number


if __name__ == "__main__":
    asyncio.run(scribble(sys.argv[1], Path(sys.argv[2])))
