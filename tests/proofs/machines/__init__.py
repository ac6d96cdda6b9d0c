"""The same bot as several processes on one PostgreSQL: every answer once, every message once, whoever is killed."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from bench.figures import percentile
from dojo.ops.leases import LEASE
from tests.proofs.machines.checks import Found, check
from tests.proofs.machines.falling import killed, rolled
from tests.proofs.machines.opening import open_matches
from tests.proofs.machines.people import Click
from tests.proofs.machines.playing import Playing
from tests.proofs.machines.stage import UNCLAIMED, Part, Stage, opened, say
from tests.proofs.report import Figure, Proof

LESS = 10  # p99 under load, at most so many times the idle p50
SOON = LEASE / 1000 + 5  # seconds: a claim, a look, and the telling
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


SIZES = {"short": Size(30, 8, 4, (2,), 8, 8.0, 1), "full": Size(2000, 60, 24, (2, 4), 50, 120.0, 2)}


@dataclass
class Seen:
    """By the number of processes."""

    open: int = 0
    told: float = 0.0  # seconds until the news of all matches that began were told
    bears: float = 0.0  # answers a second
    idle: list[float] = field(default_factory=list)
    loaded: list[Click] = field(default_factory=list)
    taken_over: list[float] = field(default_factory=list)  # seconds
    repeated: int = 0  # messages that were sent twice though nobody was killed
    orphans: int = 0  # matches whose news were taken over
    second_clicks: int = 0
    unheard: int = 0


def prove(size: str) -> Proof:
    return asyncio.run(proved(SIZES[size]))


async def proved(size: Size) -> Proof:
    seen: dict[int, Seen] = {}
    async with opened(size.people, size.servers, max(size.processes)) as stage:
        matches = await open_matches(stage, size.matches)
        say(len(matches), "matches are open")
        playing = Playing(stage)
        for number in size.processes:
            seen[number] = await played(stage, playing, number, size)
        found = await check(stage, playing, matches)
        say(found, Counter(click.came for click in playing.clicks))
    caught = await control()
    return proof(size, seen, found, playing, caught)


async def played(stage: Stage, playing: Playing, number: int, size: Size) -> Seen:
    seen, began, before = Seen(), monotonic(), await stage.repeated()
    parts = [Part(stage, shard, number) for shard in range(number)]
    try:
        await asyncio.gather(*(part.start() for part in parts))
        await stage.all_told(patience=3600)
        seen.told = monotonic() - began
        seen.open = await stage.db.fetchval("select count(*) from matches where status = 'playing'")
        say(number, "processes have told what there was after", round(seen.told), "s;", seen.open, "matches are open")
        await measured(playing, seen, size)
        seen.repeated = await stage.repeated() - before
        await fallen(stage, playing, parts, seen, size)
    finally:
        for part in parts:
            await part.stop()
    return seen


async def measured(playing: Playing, seen: Seen, size: Size) -> None:
    """Idle before and after, for whoever else is busy on this machine comes and goes."""
    seen.idle = await playing.idle(size.idle // 2)
    seen.bears = await playing.throughput(size.idle, at_once=6)
    say("idle p50", percentile(seen.idle, 0.5), "ms; bears", round(seen.bears, 1), "answers a second")
    seen.loaded = await playing.steadily(SHARE * seen.bears, size.loaded)
    times = [click.ms for click in seen.loaded if click.ms is not None]
    say(len(times), "clicks under load: p50", percentile(times, 0.5), "p99", percentile(times, 0.99))
    await playing.stage.all_told()
    seen.idle += await playing.idle(size.idle // 2)


async def fallen(stage: Stage, playing: Playing, parts: list[Part], seen: Seen, size: Size) -> None:
    """Killed, and restarted one after the other, while people click."""
    rate = SHARE * seen.bears
    for kill in range(size.kills):
        seconds, orphans = await killed(stage, playing, parts[kill % len(parts)], rate)
        seen.taken_over.append(seconds)
        seen.orphans += orphans
    say("what killed processes had begun was told after", [round(each, 1) for each in seen.taken_over], "s")
    twice, unheard = playing.twice, playing.unheard
    await rolled(playing, parts, rate)
    seen.second_clicks, seen.unheard = playing.twice - twice, playing.unheard - unheard
    await stage.all_told()


async def control() -> int:
    """Two processes that claim nothing: how many messages were sent more than once."""
    async with opened(8, 4, 2) as stage:
        parts = [Part(stage, shard, 2, UNCLAIMED) for shard in range(2)]
        try:
            await asyncio.gather(*(part.start() for part in parts))
            await open_matches(stage, 10)
            await stage.all_told()
        finally:
            for part in parts:
                await part.stop()
        repeated = await stage.repeated()
    say(repeated, "messages are sent twice where nothing is claimed")
    return repeated


def proof(size: Size, seen: dict[int, Seen], found: Found, playing: Playing, caught: int) -> Proof:
    counted = Counter(click.came for click in playing.clicks)
    return Proof(
        key="machines",
        title="Several processes on one database",
        claim="Several processes of the bot, each with its shards, share a PostgreSQL and a sandbox. Half of the "
        "people answer by letter, half on the card. Processes are killed and restarted while they click.",
        figures=[
            Figure("answers accepted", counted["accepted"]),
            Figure("of them lost", found.lost, "0", found.lost == 0),
            Figure("answers in the record that nobody gave", found.twice, "0", found.twice == 0),
            Figure("cards and letters missing", found.missing, "0", found.missing == 0),
            Figure("cards and letters doubled", found.doubled, "0", found.doubled == 0),
            Figure("news left untold", found.untold, "0", found.untold == 0),
            *(figure for number in seen for figure in figures(number, seen[number])),
        ],
        control="Two processes with `Postgres.shared = False`, so that nothing is claimed, look for news all the "
        "time: messages are sent twice.",
        caught=caught,
        remarks=[
            "Matches were opened at the dojo's desks, not by commands; every answer was clicked in the sandbox.",
            f"The pace under load is {SHARE:.0%} of what the processes bore when people clicked without a pause.",
            "Processes, sandbox, PostgreSQL and people share this machine. Of a hundred clicks p99 is the longest.",
            f"Letters reach the process with shard 0 alone, as Discord wills it. A claim holds {LEASE // 1000} s.",
        ],
    )


def figures(number: int, seen: Seen) -> list[Figure]:
    times = [click.ms for click in seen.loaded if click.ms is not None]
    idle, p99 = percentile(seen.idle, 0.5), percentile(times, 0.99)
    last, head = max(seen.taken_over, default=0.0), f"{number} processes:"
    kills = f"{len(seen.taken_over)} kills, news of {seen.orphans} matches taken over"
    rest: list[Any] = [
        ("matches open at once", seen.open),
        ("s until all that had begun was told", seen.told),
        ("answers a second, news told, nobody pausing", seen.bears),
        ("answers a second at the steady pace", SHARE * seen.bears),
        ("ms from click to answer, idle p50", idle),
        ("ms from click to answer under load, p50", percentile(times, 0.5)),
        ("ms from click to answer under load, p99", p99),
    ]
    return [
        *(Figure(f"{head} {name}", value) for name, value in rest),
        Figure(f"{head} p99 under load / idle p50", p99 / idle, f"< {LESS}", p99 / idle < LESS, f"{len(times)} clicks"),
        Figure(f"{head} messages sent twice, nobody killed", seen.repeated, "0", seen.repeated == 0),
        Figure(f"{head} s until a killed one's work was done", last, f"< {SOON:.0f}", last < SOON, kills),
        Figure(f"{head} rolling restart: clicks lost", seen.unheard, "0", seen.unheard == 0),
        Figure(f"{head} rolling restart: clicks made twice", seen.second_clicks),
    ]
