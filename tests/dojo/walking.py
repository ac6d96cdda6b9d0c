"""A process that walks round the house at a given moment until it is killed.

python -m tests.dojo.walking URL MOMENT
"""

import asyncio
import sys

from storage.store import Store
from tests.dojo.hall import Clock, Hall


async def walk(url, moment):
    async with await Store.open(url) as store:
        clock = Clock()
        clock.at = moment
        hall = Hall(store, clock)
        sys.stdout.write("open\n")
        sys.stdout.flush()
        await hall.deadlines.wake()
        while True:
            await hall.deadlines.look()
            await asyncio.sleep(0)


if __name__ == "__main__":
    asyncio.run(walk(sys.argv[1], int(sys.argv[2])))
