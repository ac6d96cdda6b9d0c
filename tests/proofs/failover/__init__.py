"""Two processes of the bot on two PostgreSQL servers with synchronous replication, while people play.

A process is killed in the middle of its work, and the other one takes it up; then both are restarted in turn. Then the
primary is killed with all its processes, or they are suspended, so that it is as silent as a machine without a network.
The standby is promoted, and nobody touches the bot. Every answer and every message is there, and once.
"""

import asyncio
import signal
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic

from dojo.ops.leases import LEASE
from faces.translation import speaker
from tests.proofs import Figure, NotReached, Proof
from tests.proofs.failover.cluster import PROCESSES, Cluster, Found, Load, Shard, opened, say, started
from tests.proofs.failover.servers import Server, hold_back, pair
from tests.storage.databases import new_database, served

SAY = speaker("en")
CLAIMED = "select what, owner, orphaned from leases where what like 'notices/%'"
SOON_TAKEN_UP = 5  # seconds after the lease: a poll, and the sending
SOON = 30  # seconds from the promotion until everything works again
TOLD = ("not-read", "not-written", "not-known")  # of the sentences, those about the database
LINES = 60  # in the log, of both processes together: far fewer than clicks or looks of the background loops
HOLDS = {"kill": "killed:", "suspend": "cut off:"}
CONTROLS = (
    "Two processes that claim nothing: messages are sent twice. A standby that is asynchronous and held back, so \
that what was accepted since is not on it: answers are lost."
)


@dataclass(frozen=True)
class Size:
    matches: int
    people: int
    servers: int
    lease: int  # milliseconds; a starved process may lose a short one
    rate: float  # clicks a second
    calm: float  # seconds of play before the primary goes, and after everything works again
    away: dict[str, float]  # seconds until the standby is promoted: the bot must first notice one that is silent


SMALL = Size(40, 24, 6, 5000, 12.0, 2.0, {"kill": 8.0, "suspend": 16.0})
SIZES = {"short": SMALL, "full": Size(2000, 300, 60, LEASE, 8.0, 30.0, {"kill": 20.0, "suspend": 20.0})}


@dataclass
class Seen:
    found: Found = field(default_factory=Found)
    clicks: Counter[str] = field(default_factory=Counter)
    sentences: Counter[str] = field(default_factory=Counter)
    repeated: int = 0  # messages that were sent twice although no process was killed
    taken_up: float = 0.0  # seconds from the end of a process until the other one had sent what it had claimed
    orphans: int = 0  # matches whose notices were taken up
    unhealthy: int = 0  # processes that said so while the database was away
    again: float = 0.0  # seconds from the promotion to the first accepted answer
    well: float = 0.0  # seconds from the promotion until all processes say that they are well
    lines: int = 0  # in the log


def prove(size: str) -> Proof:
    return asyncio.run(proved(SIZES[size]))


async def proved(size: Size) -> Proof:
    seen = {how: await survived(size, how) for how in HOLDS}
    lost = (await survived(SMALL, "kill", synchronous=False)).found.lost
    repeated = await unclaimed()
    return Proof(
        key="failover",
        title="Processes and databases that die",
        claim=__doc__ or "",
        figures=[Figure("matches", size.matches), *(each for how in HOLDS for each in figures(size, how, seen[how]))],
        control=f"{CONTROLS} Messages sent twice: {repeated}; answers lost: {lost}.",
        caught=lost + repeated if lost and repeated else 0,
        remarks=[
            "An answer of which nobody could say whether it was committed may be in the record or not, but once.",
            "Servers, processes, sandbox and people share this machine. Matches are opened directly in the dojo.",
        ],
    )


async def survived(size: Size, how: str, *, synchronous: bool = True) -> Seen:
    """Without synchronous replication, the processes are left in peace."""
    with pair(synchronous) as (primary, standby):
        primary.run("createdb", "-h", "127.0.0.1", "-p", str(primary.port), "-U", "postgres", "hikyaku")
        address = f"postgresql://postgres@{primary.host},{standby.host}/hikyaku?sslmode=disable"
        async with opened(address, size.people, size.servers, size.lease) as cluster:
            await cluster.open_matches(size.matches)
            load, seen = Load(cluster), Seen()
            async with started(Shard(cluster, number) for number in range(PROCESSES)) as shards:
                await cluster.all_told(patience=3600)
                seen.repeated = await cluster.repeated()
                if synchronous:
                    await kill_a_process(cluster, load, shards, size, seen)
                else:
                    hold_back(primary, standby)
                await fail_over(cluster, load, shards, size, seen, primary, standby, how)
                await cluster.all_told()
                seen.found = await cluster.check(load)
    seen.clicks = Counter(click.came for click in load.clicks)
    for click in load.clicks:
        seen.sentences.update(each for each in TOLD if SAY(f"error-{each}") in click.said)
    say(how, "synchronous" if synchronous else "asynchronous", seen)
    return seen


async def kill_a_process(cluster: Cluster, load: Load, shards: list[Shard], size: Size, seen: Seen) -> None:
    """In the middle of its work; and then restart both in turn."""

    async def claimed() -> set[tuple[str, str, int]]:
        return {tuple(row) for row in await cluster.db.fetch(CLAIMED)}

    async def both_are_sending() -> bool:
        await asyncio.gather(*(load.one() for _ in range(4)))
        return len({owner for _, owner, _ in await claimed()}) == PROCESSES

    orphans: set[str] = set()
    async with load.clicking(size.rate):
        await cluster.until(both_are_sending, "every process is sending something")
        began = monotonic()
        await shards[0].end(signal.SIGKILL)
        left = await claimed()

        async def sent() -> bool:
            now = await claimed()
            orphans.update(what for what, _, orphaned in now if orphaned)
            return not left & now

        await cluster.until(sent, "what it had claimed is sent")
        seen.taken_up, seen.orphans = monotonic() - began, len(orphans)
        await shards[0].start()
        for shard in shards:
            await shard.end()
            await shard.start()


async def fail_over(
    cluster: Cluster,
    load: Load,
    shards: list[Shard],
    size: Size,
    seen: Seen,
    primary: Server,
    standby: Server,
    how: str,
) -> None:
    async with load.clicking(size.rate):
        await asyncio.sleep(size.calm)
        logged = cluster.log.read_text().count("\n")
        primary.signal(how)
        await asyncio.sleep(size.away[how])
        seen.unhealthy = sum([not await shard.healthy() for shard in shards])
        before = load.came("accepted").total()

        async def accepted() -> bool:
            return load.came("accepted").total() > before

        standby.promote()
        promoted = monotonic()
        await cluster.until(accepted, "an answer is accepted again")
        seen.again = monotonic() - promoted
        for shard in shards:
            await cluster.until(shard.healthy, "every process is well again")
        seen.well = monotonic() - promoted
        await asyncio.sleep(size.calm)
    seen.lines = cluster.log.read_text().count("\n") - logged


async def unclaimed() -> int:
    """How many messages two processes send more than once if they claim nothing."""
    with served() as postgres:
        async with opened(await new_database(postgres), 8, 4, SMALL.lease) as cluster:
            async with started(Shard(cluster, number, "no leases") for number in range(PROCESSES)) as shards:
                await cluster.open_matches(10)
                await cluster.all_told()
            if not all(shard.reached for shard in shards):
                raise NotReached("a process did not come to where it claims nothing")
            return await cluster.repeated()


def figures(size: Size, how: str, seen: Seen) -> list[Figure]:
    full, found, told, head = size is not SMALL, seen.found, seen.sentences, HOLDS[how]
    soon = size.lease / 1000 + SOON_TAKEN_UP
    sentences = ", ".join(f"{number} × {key}" for key, number in sorted(told.items()))
    kills = f"notices of {seen.orphans} matches"
    return [
        Figure(f"{head} answers accepted", seen.clicks["accepted"]),
        Figure(f"{head} of them lost", found.lost, "0", found.lost == 0),
        Figure(f"{head} answers in the record that nobody gave", found.twice, "0", found.twice == 0),
        Figure(f"{head} cards and DMs missing or doubled", found.cards, "0", found.cards == 0),
        Figure(f"{head} messages sent twice, nobody killed", seen.repeated, "0", seen.repeated == 0 if full else None),
        Figure(f"{head} clicks never heard", seen.clicks["unheard"], "0", seen.clicks["unheard"] == 0),
        Figure(f"{head} s until a killed process's work was done", seen.taken_up, f"< {soon:.0f}",
               seen.taken_up < soon, kills),
        Figure(f"{head} s until the promotion", size.away[how]),
        Figure(f"{head} clicks told that the database is away", told.total(), "> 0", told.total() > 0, sentences),
        Figure(f"{head} processes that were not well", seen.unhealthy, str(PROCESSES), seen.unhealthy == PROCESSES),
        Figure(f"{head} s from the promotion to an accepted answer", seen.again, f"<= {SOON}", seen.again <= SOON),
        Figure(f"{head} s from the promotion until all are well", seen.well, f"<= {SOON}", seen.well <= SOON),
        Figure(f"{head} lines in the log", seen.lines, f"< {LINES}", seen.lines < LINES),
    ]  # fmt: skip
