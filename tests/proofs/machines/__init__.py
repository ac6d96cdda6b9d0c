"""Several processes of the bot on one PostgreSQL: every answer and every message once, whichever is killed."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from bench.figures import percentile
from dojo.ops.leases import LEASE
from tests.proofs.machines.checks import Found, check
from tests.proofs.machines.clients import Click
from tests.proofs.machines.cluster import Cluster, Host, Shard, say
from tests.proofs.machines.failover import kill, restart_in_turn
from tests.proofs.machines.load import Load
from tests.proofs.machines.seeding import open_matches
from tests.proofs.report import Figure, Proof
from tests.proofs.shared.patching import NotReached

LESS = 10  # p99 under load, at most so many times the idle p50
SOON = 5  # seconds after the lease: a poll, and the sending
SHARE = 0.25  # of the answers that the machine can bear: the steady pace


@dataclass(frozen=True)
class Size:
    matches: int
    people: int
    servers: int
    processes: tuple[int, ...]
    idle: int  # clicks
    loaded: float  # seconds
    kills: int
    lease: int  # milliseconds


SIZES = {"short": Size(30, 8, 4, (2,), 8, 4.0, 1, 5000), "full": Size(2000, 60, 24, (2, 4), 50, 120.0, 2, LEASE)}


@dataclass
class Seen:
    """By the number of processes."""

    open: int = 0
    told: float = 0.0  # seconds until the notices of all matches that began were told
    bears: float = 0.0  # answers a second
    idle: list[float] = field(default_factory=list)
    loaded: list[Click] = field(default_factory=list)
    taken_over: list[float] = field(default_factory=list)  # seconds
    repeated: int = 0  # messages that were sent twice although no process was killed
    orphans: int = 0  # matches whose notices were taken over
    second_clicks: int = 0
    unheard: int = 0


def prove(size: str) -> Proof:
    return asyncio.run(proved(SIZES[size]))


async def proved(size: Size) -> Proof:
    seen: dict[int, Seen] = {}
    async with Host.open(size.lease) as host:
        async with host.cluster(size.people, size.servers, max(size.processes)) as cluster:
            matches = await open_matches(cluster, size.matches)
            say(len(matches), "matches are open")
            load = Load(cluster)
            for number in size.processes:
                seen[number] = await measured(cluster, load, number, size)
            found = await check(cluster, load, matches)
            say(found, Counter(click.came for click in load.clicks))
        caught = await control(host)
    return proof(size, seen, found, load, caught)


async def measured(cluster: Cluster, load: Load, number: int, size: Size) -> Seen:
    seen, began, before = Seen(), monotonic(), await cluster.repeated()
    async with running(Shard(cluster, shard, number) for shard in range(number)) as shards:
        await cluster.all_told(patience=3600)
        seen.told = monotonic() - began
        seen.open = await cluster.db.fetchval("select count(*) from matches where status = 'playing'")
        say(number, "processes have told what there was after", round(seen.told), "s;", seen.open, "matches are open")
        await time_clicks(load, seen, size)
        seen.repeated = await cluster.repeated() - before
        await fail_over(cluster, load, shards, seen, size)
    return seen


@asynccontextmanager
async def running(shards: Iterable[Shard]) -> AsyncIterator[list[Shard]]:
    started = list(shards)
    try:
        await asyncio.gather(*(shard.start() for shard in started))
        yield started
    finally:
        await asyncio.gather(*(shard.end() for shard in started))


async def time_clicks(load: Load, seen: Seen, size: Size) -> None:
    """Idle before and after, because other work on this machine comes and goes."""
    seen.idle = await load.idle(size.idle // 2)
    seen.bears = await load.throughput(size.idle, at_once=6)
    say("idle p50", percentile(seen.idle, 0.5), "ms; bears", round(seen.bears, 1), "answers a second")
    seen.loaded = await load.steadily(SHARE * seen.bears, size.loaded)
    times = [click.ms for click in seen.loaded if click.ms is not None]
    say(len(times), "clicks under load: p50", percentile(times, 0.5), "p99", percentile(times, 0.99))
    await load.cluster.all_told()
    seen.idle += await load.idle(size.idle // 2)


async def fail_over(cluster: Cluster, load: Load, shards: list[Shard], seen: Seen, size: Size) -> None:
    """Killed, and restarted one after the other, while people click."""
    rate = SHARE * seen.bears
    for number in range(size.kills):
        seconds, orphans = await kill(cluster, load, shards[number % len(shards)], rate)
        seen.taken_over.append(seconds)
        seen.orphans += orphans
    say("what killed processes had begun was told after", [round(each, 1) for each in seen.taken_over], "s")
    twice, unheard = load.twice, load.unheard
    await restart_in_turn(load, shards, rate)
    seen.second_clicks, seen.unheard = load.twice - twice, load.unheard - unheard
    await cluster.all_told()


async def control(host: Host) -> int:
    """Two processes that claim nothing: how many messages were sent more than once."""
    async with host.cluster(8, 4, 2) as cluster:
        async with running(Shard(cluster, shard, 2, "no leases") for shard in range(2)) as shards:
            await open_matches(cluster, 10)
            await cluster.all_told()
        repeated = await cluster.repeated()
        if not all(shard.reached for shard in shards):
            raise NotReached("a process did not come to where it claims nothing")
    say(repeated, "messages are sent twice where nothing is claimed")
    return repeated


def proof(size: Size, seen: dict[int, Seen], found: Found, load: Load, caught: int) -> Proof:
    counted = Counter(click.came for click in load.clicks)
    return Proof(
        key="machines",
        title="Several processes on one database",
        claim="Several processes of the bot, each with its shards, share a PostgreSQL and a sandbox. Half of the "
        "people answer in DMs, half on the card. Processes are killed and restarted while they click.",
        figures=[
            Figure("answers accepted", counted["accepted"]),
            Figure("of them lost", found.lost, "0", found.lost == 0),
            Figure("answers in the record that nobody gave", found.twice, "0", found.twice == 0),
            Figure("cards and DMs missing", found.missing, "0", found.missing == 0),
            Figure("cards and DMs doubled", found.doubled, "0", found.doubled == 0),
            Figure("notices left untold", found.untold, "0", found.untold == 0),
            *(figure for number in seen for figure in figures(number, seen[number], size.lease / 1000 + SOON)),
        ],
        control="Two processes with `Postgres.shared = False`, so that nothing is claimed, look for notices all the "
        "time: messages are sent twice.",
        caught=caught,
        remarks=[
            "Matches were opened in the dojo, not by commands; every answer was clicked in the sandbox.",
            f"The pace under load is {SHARE:.0%} of what the processes bore when people clicked without a pause.",
            "Processes, sandbox, PostgreSQL and people share this machine. Of a hundred clicks p99 is the longest.",
            f"Discord sends DMs to shard 0 alone. A claim holds {size.lease // 1000} s.",
        ],
    )


def figures(number: int, seen: Seen, soon: float) -> list[Figure]:
    times = [click.ms for click in seen.loaded if click.ms is not None]
    idle, p99 = percentile(seen.idle, 0.5), percentile(times, 0.99)
    last, head = max(seen.taken_over, default=0.0), f"{number} processes:"
    kills = f"{len(seen.taken_over)} kills, notices of {seen.orphans} matches taken over"
    rest: list[Any] = [
        ("matches open at once", seen.open),
        ("s until all that had begun was told", seen.told),
        ("answers a second, notices told, nobody pausing", seen.bears),
        ("answers a second at the steady pace", SHARE * seen.bears),
        ("ms from click to answer, idle p50", idle),
        ("ms from click to answer under load, p50", percentile(times, 0.5)),
        ("ms from click to answer under load, p99", p99),
    ]
    return [
        *(Figure(f"{head} {name}", value) for name, value in rest),
        Figure(f"{head} p99 under load / idle p50", p99 / idle, f"< {LESS}", p99 / idle < LESS, f"{len(times)} clicks"),
        Figure(f"{head} messages sent twice, nobody killed", seen.repeated, "0", seen.repeated == 0),
        Figure(f"{head} s until a killed one's work was done", last, f"< {soon:.0f}", last < soon, kills),
        Figure(f"{head} rolling restart: clicks lost", seen.unheard, "0", seen.unheard == 0),
        Figure(f"{head} rolling restart: clicks made twice", seen.second_clicks),
    ]
