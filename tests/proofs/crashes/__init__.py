"""Every crash point: the bot is killed at each statement and request of some scenarios. Nothing is lost or doubled.

A scenario is played again and again. In pass n the bot is killed at the n-th failpoint of each step and started again,
and the step is played to its end. A step that twice ends before its n-th failpoint has been tried at all of them. Some
bots are killed once more while they recover. All of this is done with a SQLite file and with a PostgreSQL server, where
a commit that is not answered yet is a failpoint, too.
"""

import asyncio
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from tests.proofs.crashes.passes import CrashCampaign, play, play_everything
from tests.proofs.report import Figure, Proof
from tests.proofs.shared.campaign import luck_of_the_day, play_at_random
from tests.proofs.shared.fork_server import ForkServer
from tests.proofs.shared.scenarios import SCENARIOS, crash_steps
from tests.storage.databases import served

KAITO, KENDO = "kaito by DM, day by day", "kendo of three, live, in the thread"
SENDING: Final = "POST /api/v10/channels/-/messages"


@dataclass(frozen=True)
class Control:
    """A broken build, and where it is looked for: in which scenario, at which failpoint of its steps.

    Where it can be seen at one point alone, that is named: it would be drawn too seldom.
    """

    what: str
    scenario: str
    points: range = range(1)  # one of them is drawn each time; 0 is none
    at: str = ""


CONTROLS: Final = {
    "marked before sent": Control("notices are marked as told before they are sent", KAITO, at=f"before {SENDING}"),
    "told before committed": Control("an answer is said to be played before it is written down", KENDO, range(9, 22)),
    "no nonce": Control("messages are sent without a nonce", KAITO, at=f"after {SENDING}"),
    "no transaction": Control("statements are committed one by one", KAITO, range(8, 24)),
}


@dataclass(frozen=True)
class Length:
    """Seconds, and the broken builds that are tried on each kind of database."""

    seconds: float
    on_sqlite: tuple[str, ...]
    on_postgresql: tuple[str, ...]


LENGTHS: Final = {"short": Length(7.0, ("no nonce",), ()), "full": Length(75 * 60.0, tuple(CONTROLS), tuple(CONTROLS))}


def prove(size: str) -> Proof:
    both, length = asyncio.run(proved(size)), LENGTHS[size]
    seen = sum(len(builds) for _, builds in both)
    wanted = len(length.on_sqlite) + len(length.on_postgresql)
    tried = dict.fromkeys((*length.on_sqlite, *length.on_postgresql))
    return Proof(
        "crashes",
        "Every crash point",
        __doc__ or "",
        [
            *(figure for campaign, _ in both for figure in figures(campaign, size)),
            Figure("broken builds seen", seen, str(wanted), seen == wanted),
        ],
        f"builds in which {'; '.join(CONTROLS[each].what for each in tried)}.",
        seen,
    )


async def proved(size: str) -> list[tuple[CrashCampaign, list[str]]]:
    """Both databases side by side, because most of a scenario is waiting."""
    with served() as postgres:
        async with ForkServer() as server:
            ends = time.monotonic() + LENGTHS[size].seconds
            both = [CrashCampaign(luck_of_the_day(bool(each)), ends, postgres=each) for each in ("", postgres)]
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: [each.hurry() for each in both])
            return await asyncio.gather(*(tried(server, each, size) for each in both))


async def tried(server: ForkServer, campaign: CrashCampaign, size: str) -> tuple[CrashCampaign, list[str]]:
    """What came of it, and which broken builds were seen."""
    if size == "full":
        await play_everything(server, campaign)
    else:
        await play_at_random(campaign, partial(play, server, campaign), 70)
    builds = LENGTHS[size].on_postgresql if campaign.postgres else LENGTHS[size].on_sqlite
    return campaign, [each for each in builds if await caught(server, each, campaign)]


async def caught(server: ForkServer, broken: str, before: CrashCampaign) -> bool:
    campaign, control = CrashCampaign(before.luck, 0.0, broken, postgres=before.postgres), CONTROLS[broken]
    drawn = partial(campaign.luck.choice, control.points)
    return await campaign.catch(lambda: play(server, campaign, control.scenario, drawn(), control.at))


def figures(campaign: CrashCampaign, size: str) -> Iterator[Figure]:
    full, every = size == "full", [name for scenario in SCENARIOS for name in crash_steps(scenario)]
    on, done = "PostgreSQL" if campaign.postgres else "SQLite", sum(map(campaign.is_done, every))
    kills, faults = len(campaign.kills), campaign.figure()
    yield Figure(f"{on}: kills", kills, ">= 1,000" if full else "", kills >= 1000 if full else None)
    yield Figure(f"{on}: of them while the last one's work was taken up", campaign.killed_again)
    yield Figure(f"{on}: steps interrupted at every point they have", done, note=f"of {len(every)}")
    if full:
        yield Figure(f"{on}: points of those steps, each a kill", sum(campaign.longest[name] for name in every))
    yield Figure(f"{on}: kinds of points at which the bot died", len(set(campaign.kills)))
    yield Figure(f"{on}: evenings", campaign.passes, note=f"{campaign.steps:,} steps")
    yield Figure(f"{on}: answers that people were told of", campaign.told, note="each is in the record, once")
    yield Figure(f"{on}: {faults.name}", faults.value, faults.goal, faults.met, faults.note)
