"""How many answers a second one process bears when everybody answers by DM: `python -m tests.proofs.machines.dms`.

Discord sends every DM to shard 0, so this bounds how many people may answer by DM at once, however many processes run.
"""

import asyncio
from collections import Counter

from tests.proofs.machines import SIZES, running
from tests.proofs.machines.cluster import Host, Shard, say
from tests.proofs.machines.load import Load
from tests.proofs.machines.seeding import open_matches

MATCHES = 300
ANSWERS = 600
AT_ONCE = 6


async def measured() -> float:
    size = SIZES["full"]
    async with Host.open(size.lease) as host, host.cluster(size.people, size.servers, 1) as cluster:
        for person in cluster.people:
            person.dms = True
        await open_matches(cluster, MATCHES)
        load = Load(cluster)
        async with running([Shard(cluster, 0, 1)]):
            await cluster.all_told()
            bears = await load.throughput(ANSWERS, AT_ONCE)
        say(Counter(click.came for click in load.clicks))
        return bears


if __name__ == "__main__":
    say(round(asyncio.run(measured()), 1), "answers a second")
