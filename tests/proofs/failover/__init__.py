"""A database that dies: the primary of two PostgreSQL servers goes while people play, and its standby is promoted."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import aiohttp

from faces.translation import speaker
from tests.proofs.failover.servers import Server, free_port, hold_back, pair
from tests.proofs.machines import running
from tests.proofs.machines.checks import Found, check
from tests.proofs.machines.cluster import Cluster, Host, Shard, say
from tests.proofs.machines.failover import clicking
from tests.proofs.machines.load import Load
from tests.proofs.machines.seeding import open_matches
from tests.proofs.report import Figure, Proof

SAY = speaker("en")
PROCESSES = 2
SOON = 30  # seconds from the promotion until everything works again
TOLD = ("not-read", "not-written", "not-known")  # of the sentences, those about the database
LINES = 40  # in the log, of both processes together: far fewer than clicks or looks of the background loops


@dataclass(frozen=True)
class Size:
    matches: int
    people: int
    servers: int
    rate: float  # clicks a second
    calm: float  # seconds of play before the primary goes, and after everything works again
    killed: float  # seconds until the standby is promoted
    silent: float  # the same, where the primary does not answer any more: the bot must first notice


SIZES = {
    "short": Size(40, 24, 6, 12.0, 2.0, 8.0, 16.0),
    "full": Size(2000, 300, 60, 8.0, 30.0, 20.0, 20.0),
}


class WatchedShard(Shard):
    """It says on a port of its own how it is."""

    def __init__(self, cluster: Cluster, number: int) -> None:
        super().__init__(cluster, number, PROCESSES)
        self.port = free_port()

    def settings(self) -> dict[str, str]:
        return super().settings() | {"METRICS_PORT": str(self.port)}

    async def healthy(self) -> bool:
        address = f"http://127.0.0.1:{self.port}/healthz"
        try:
            async with self.cluster.sandbox.session.get(address) as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False


@dataclass
class Seen:
    found: Found = field(default_factory=Found)
    clicks: Counter[str] = field(default_factory=Counter)
    sentences: Counter[str] = field(default_factory=Counter)
    unhealthy: int = 0  # processes that said so while the database was away
    again: float = 0.0  # seconds from the promotion to the first accepted answer
    well: float = 0.0  # seconds from the promotion until all processes say that they are well
    unanswered: int = 0  # clicks of which Discord itself said that the bot did not respond
    lines: int = 0  # in the log


def prove(size: str) -> Proof:
    return asyncio.run(proved(SIZES[size], SIZES["short"]))


async def proved(size: Size, small: Size) -> Proof:
    lease = 5000 if size is small else 20_000
    async with Host.open(lease) as host:
        seen = {how: await survived(host, size, how) for how in ("kill", "suspend")}
        lost = await survived(host, small, "kill", synchronous=False)
    return proof(size, seen, lost.found.lost)


async def survived(host: Host, size: Size, how: str, *, synchronous: bool = True) -> Seen:
    with pair(synchronous) as (primary, standby):
        primary.run("createdb", "-h", "127.0.0.1", "-p", str(primary.port), "-U", "postgres", "hikyaku")
        address = f"postgresql://postgres@{primary.host},{standby.host}/hikyaku?sslmode=disable"
        async with host.cluster(size.people, size.servers, PROCESSES, address) as cluster:
            matches = await open_matches(cluster, size.matches)
            load, seen = Load(cluster), Seen()
            async with running(WatchedShard(cluster, number) for number in range(PROCESSES)) as shards:
                await cluster.all_told(patience=3600)
                if not synchronous:
                    hold_back(primary, standby)
                await fail_over(load, shards, size, seen, primary, standby, how)
                await cluster.all_told()
                seen.found = await check(cluster, load, matches)
            count(load, seen)
    say(how, "synchronous" if synchronous else "asynchronous", seen)
    return seen


async def fail_over(
    load: Load, shards: list[Any], size: Size, seen: Seen, primary: Server, standby: Server, how: str
) -> None:
    cluster, log = load.cluster, load.cluster.folder / "bots.log"
    async with clicking(load, size.rate):
        await asyncio.sleep(size.calm)
        before, logged = load.twice, log.read_text().count("\n")
        primary.signal(how)
        await asyncio.sleep(size.killed if how == "kill" else size.silent)
        seen.unhealthy = sum([not await shard.healthy() for shard in shards])
        accepted = accepted_answers(load)
        standby.promote()
        promoted = monotonic()
        await cluster.until(lambda: true(accepted_answers(load) > accepted), "an answer is accepted again")
        seen.again = monotonic() - promoted
        for shard in shards:
            await cluster.until(shard.healthy, "every process is well again")
        seen.well = monotonic() - promoted
        await asyncio.sleep(size.calm)
    seen.unanswered, seen.lines = load.twice - before, log.read_text().count("\n") - logged


async def true(value: bool) -> bool:
    return value


def accepted_answers(load: Load) -> int:
    return sum(click.came == "accepted" for click in load.clicks)


def count(load: Load, seen: Seen) -> None:
    for click in load.clicks:
        seen.clicks[click.came] += 1
        seen.sentences.update(each for each in TOLD if SAY(f"error-{each}") in click.said)


def proof(size: Size, seen: dict[str, Seen], caught: int) -> Proof:
    return Proof(
        key="failover",
        title="A database that dies",
        claim=f"{PROCESSES} processes of the bot on two PostgreSQL servers with synchronous replication. While "
        "people play, the primary is killed with all its processes, or they are suspended so that it is as silent as "
        "a machine without a network. The standby is promoted, and nobody touches the bot.",
        figures=[
            Figure("matches", size.matches),
            *figures("killed:", size.killed, seen["kill"]),
            *figures("cut off:", size.silent, seen["suspend"]),
        ],
        control="The standby is asynchronous and held back, so what was accepted since is not on it: answers are lost.",
        caught=caught,
        remarks=[
            "An answer of which nobody could say whether it was committed may be in the record or not, but once.",
            "Both servers, processes, sandbox and people share this machine.",
        ],
    )


def figures(head: str, away: float, seen: Seen) -> list[Figure]:
    found, told = seen.found, seen.sentences
    sentences = ", ".join(f"{number} × {key}" for key, number in sorted(told.items()))
    cards = found.missing + found.doubled
    return [
        Figure(f"{head} s until the promotion", away),
        Figure(f"{head} answers accepted", seen.clicks["accepted"]),
        Figure(f"{head} of them lost", found.lost, "0", found.lost == 0),
        Figure(f"{head} answers in the record that nobody gave", found.twice, "0", found.twice == 0),
        Figure(f"{head} cards and DMs missing or doubled", cards, "0", cards == 0),
        Figure(f"{head} notices left untold", found.untold, "0", found.untold == 0),
        Figure(f"{head} clicks told that the database is away", told.total(), "> 0", told.total() > 0, sentences),
        Figure(f"{head} clicks that the bot did not respond to", seen.unanswered),
        Figure(f"{head} clicks never heard", seen.clicks["unheard"], "0", seen.clicks["unheard"] == 0),
        Figure(f"{head} processes that were not well", seen.unhealthy, str(PROCESSES), seen.unhealthy == PROCESSES),
        Figure(f"{head} s from the promotion to an accepted answer", seen.again, f"<= {SOON}", seen.again <= SOON),
        Figure(f"{head} s from the promotion until all are well", seen.well, f"<= {SOON}", seen.well <= SOON),
        Figure(f"{head} lines in the log", seen.lines, f"< {LINES}", seen.lines < LINES),
    ]
