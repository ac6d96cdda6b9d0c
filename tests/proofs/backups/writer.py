"""`python -m tests.proofs.backups.writer DATABASE ACKED`: a process that writes without a pause, as a busy bot does.

Each transaction has two statements, so that half of one could be seen. ACKED says how many are committed.
"""

import asyncio
import sys
from pathlib import Path

from storage.store import Store


async def write(database: str, acked: Path) -> None:
    async with await Store.open(database) as store:
        number = 0
        while await store.read.person(id=number + 1):
            number += 1
        while True:
            number += 1
            async with store.transaction() as queries:
                await queries.remember(id=number, name=f"Guest {number}" * 8, locale="ja")
                await queries.set_preferences(id=number, dm=1)
            await asyncio.to_thread(acked.write_text, f"{number:012}")


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], Path(sys.argv[2])))
