"""A disk that refuses to write: it is full, broken or locked, at every write of some scenarios.

In pass n of a scenario the n-th write of each step is refused, and all later ones for a while, with one of three errors
in turn (each of the first 16 writes, then every second one). Users who click are told so in one sentence, nothing is
half done, nothing is sent over and over, and once the disk works again the bot recovers by itself.
"""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Final

from tests.proofs.disks.faults import BUSY, FULL, IO, possible
from tests.proofs.disks.passes import SCENARIO, DiskCampaign, play, play_everything, real_fault
from tests.proofs.report import Figure, Proof
from tests.proofs.shared.campaign import luck_of_the_day, play_at_random
from tests.proofs.shared.fork_server import ForkServer
from tests.proofs.shared.scenarios import SCENARIOS, steps

SECONDS: Final = {"short": 6.0, "full": 14 * 60.0}
CONTROLS: Final = {
    "no rollback": "what was refused in the middle is committed with whatever comes next",
    "no retry": "the loop that plays held answers ends at its first error",
    "no sentence": "people are told that something went wrong, and no more",
}
BUILDS: Final = {"short": ("no sentence",), "full": tuple(CONTROLS)}
FIRST: Final = range(5, 12)  # in a broken build: the first write of each step that is refused


def prove(size: str) -> Proof:
    campaign, seen = asyncio.run(proved(size))
    wanted = [*BUILDS[size]]
    return Proof(
        "disks",
        "Disks that are full, broken or busy",
        __doc__ or "",
        [*figures(campaign), Figure("broken builds seen", len(seen), str(len(wanted)), seen == wanted)],
        f"builds in which {'; '.join(CONTROLS[each] for each in wanted)}.",
        len(seen),
        remarks=[] if possible(FULL) else ["No small disk can be mounted here, so the full one was only simulated."],
    )


async def proved(size: str) -> tuple[DiskCampaign, list[str]]:
    """What came of it, and which broken builds were seen."""
    async with ForkServer() as server:
        campaign = DiskCampaign(luck_of_the_day(), inf)
        await asyncio.gather(*(real_fault(server, campaign, each) for each in (FULL, IO, BUSY) if possible(each)))
        campaign.ends = time.monotonic() + SECONDS[size]
        if size == "full":
            await play_everything(server, campaign)
        else:
            await play_at_random(campaign, partial(play, server, campaign), 20)
        return campaign, [each for each in BUILDS[size] if await caught(server, each, campaign)]


async def caught(server: ForkServer, broken: str, before: DiskCampaign) -> bool:
    campaign = DiskCampaign(before.luck, 0.0, broken)
    return await campaign.catch(lambda: play(server, campaign, SCENARIO, campaign.luck.choice(FIRST)))


def figures(campaign: DiskCampaign) -> Sequence[Figure]:
    names = [name for scenario in SCENARIOS for name, *_ in steps(scenario)]
    done = sum(name in campaign.done for name in names)
    return (
        Figure("times a disk fell ill", campaign.failures),
        Figure("writes that it refused", campaign.refused),
        Figure("steps tried to their last write", done, note=f"of {len(names)}, as far as the time went"),
        Figure("people who were told so in a sentence", campaign.sentences),
        Figure("disks that were ill in earnest", len(campaign.real), note="; ".join(campaign.real)),
        campaign.figure(),
    )
