"""Refusals: a day of many matches while Discord refuses and limits. Nothing is lost, and everybody is called."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles

from sandbox.world.people import Person
from tests.e2e.world import ids
from tests.proofs.refusals.broken_builds import BUILDS, broken
from tests.proofs.refusals.hours import HOURS, OPENINGS
from tests.proofs.refusals.house import House, Played, opened
from tests.proofs.report import Figure, Proof

MATCHES = {"short": 8, "full": 240}  # in full, 30 for each person
MOVES = {"short": 8, "full": 100}  # in each hour
A_SECOND = {"short": 4.0, "full": 4.0}  # moves, where nobody hurries
HURRIED = 10.0  # moves a second, where everybody does
HOURS_APART = 24 * 3600 / len(HOURS)
P50, P99, SHARE = 1.5, 10.0, 0.01
STUCK = 3  # times in a row that nobody can answer


@dataclass
class Found:
    faults: list[str] = field(default_factory=list)  # moves lost or doubled
    boards: list[str] = field(default_factory=list)  # matches that have no live board, or several
    uncalled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # from a move to the call, where Discord allows it
    held_up: list[float] = field(default_factory=list)  # where the channel was full
    moves: int = 0
    requests: int = 0
    limited: int = 0
    limits: dict[str, int] = field(default_factory=dict)

    @property
    def wrong(self) -> int:
        return len(self.faults) + len(self.boards) + len(self.uncalled) + len(self.stuck)


class Day:
    def __init__(self, house: House, matches: int, moves: int, pace: float) -> None:
        self.house, self.size, self.moves, self.pace = house, matches, moves, pace
        self.matches: list[Played] = []
        self.busy: set[str] = set()
        self.found, self.luck = Found(), Random(7)

    async def pass_by(self, hours: list[str]) -> Found:
        for name in hours:
            began = time.monotonic()
            await HOURS[name](self)
            await self.settle(name)
            self.house.advance(HOURS_APART)
            sys.stderr.write(f"refusals: {name}: {time.monotonic() - began:.0f} s, {self.found.wrong} faults\n")
        await self.settle("the end")
        await self.count()
        return self.found

    async def meet(self) -> None:
        """The matches of another circle of people."""
        await self.house.circle(self.size // len(OPENINGS), self.luck, self.matches, 1 / self.pace)

    def by_dm(self) -> list[Person]:
        """The first of each circle."""
        return list({match.people[0].id: match.people[0] for match in self.matches}.values())[::3]

    # Playing

    async def play(self, *, hurried: bool = False, beside: Callable[[], Awaitable[None]] | None = None) -> None:
        """Moves in matches whose players have been called, so many a second."""
        moving: list[asyncio.Task[None]] = []
        for n in range(self.moves):
            if match := await self.ready():
                self.busy.add(match.id)
                moving.append(asyncio.create_task(self.move(match)))
            if beside and n == self.moves // 2:
                await beside()
            await asyncio.sleep(1 / (HURRIED if hurried else self.pace))
        await asyncio.gather(*moving)

    async def ready(self) -> Played | None:
        self.hear()
        waiting = [match for match in self.matches if not match.awaited and match.id not in self.busy]
        self.luck.shuffle(waiting)
        for match in waiting:
            if not await match.over() and match.vain < STUCK:
                return match
        return None

    async def move(self, match: Played) -> None:
        try:
            if await match.move():
                match.awaited, match.vain = await match.asked_now(), 0
            elif not match.away:
                match.vain += 1
        finally:
            self.busy.discard(match.id)

    def hear(self) -> None:
        """Who has been called meanwhile."""
        for match in self.matches:
            for user in tuple(match.awaited):
                if call := self.house.calls.first(match.id, user, match.moved):
                    match.awaited.discard(user)
                    self.note(match, *call)
                elif match.sees_next(user):
                    match.awaited.discard(user)

    def note(self, match: Played, at: int, place: int) -> None:
        """How long a call has taken. At its start a match has had no move."""
        if not match.taken:
            return
        seconds, late = (at - match.moved) / 1000, self.house.calls.held_up(place, match.moved, at)
        (self.found.held_up if late else self.found.seconds).append(seconds)
        if seconds > P99:
            sys.stderr.write(
                f"refusals: {match.id} was called after {seconds:.1f} s, {'' if late else 'not '}held up\n"
            )

    # Looking

    async def settle(self, where: str) -> None:
        """Until the courier has nothing left to send at this hour. All who have not been called by then never are."""
        try:
            await self.house.until(self.sent, "the courier does not come to an end")
        except AssertionError as vain:
            self.fault(self.found.faults, f"{where}: {vain}")
        self.hear()
        for match in self.matches:
            for user in match.awaited:
                self.fault(
                    self.found.uncalled, f"{where}: {match.id}: {self.house.world.people[user].name} was not called"
                )
            match.awaited.clear()
            written = self.house.moves(match.id)
            if not match.taken <= written <= match.taken + match.unknown:
                self.fault(self.found.faults, f"{where}: {match.id}: {match.taken} taken, {written} written")
            match.unknown, match.taken = 0, written

    async def sent(self) -> bool:
        """What is due in an hour's time, such as a reminder, does not count."""
        due = await self.house.dojo.outbox.next_at()
        return due is None or due > self.house.dojo.now() + 120_000

    async def count(self) -> None:
        for match in self.matches:
            if (boards := await self.boards(match)) != 1:
                self.fault(self.found.boards, f"{match.id} has {boards} live boards")
            if match.vain >= STUCK:
                self.fault(self.found.stuck, f"{match.id} cannot be gone on with")
        self.found.moves = sum(match.taken for match in self.matches)
        statuses = self.house.sandbox.services.journal.statuses
        self.found.requests, self.found.limited = sum(statuses.values()), statuses[429]
        self.found.limits = dict(self.house.sandbox.services.limits.hits)

    async def boards(self, match: Played) -> int:
        """In the thread and in the channel together."""
        table = await match.table()
        places = {table.channel, table.thread, table.lobby_message}
        messages = [each for place in places for each in self.house.world.messages.get(place or 0, {}).values()]
        public = [vars_of(each) for each in messages if not each.is_ephemeral]
        return sum(any(ids(each, f"{verb}/{match.id}/") for verb in ("text", "rematch")) for each in public)

    def fault(self, among: list[str], what: str) -> None:
        sys.stderr.write(f"FAULT {what}\n")
        among.append(what)


def vars_of(message: object) -> dict[str, object]:
    return {"components": getattr(message, "components", None) or []}


async def passed(size: str, hours: list[str]) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as house:
            return await Day(house, MATCHES[size], MOVES[size], A_SECOND[size]).pass_by(hours)


async def found_out(build: str) -> bool:
    """Only the hours in which the broken build fails."""
    with broken(build), tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as house:
            house.patience = 20.0
            day = Day(house, MATCHES["short"], MOVES["short"], A_SECOND["short"])
            return bool((await day.pass_by(list(BUILDS[build][0]))).wrong)


async def proved(size: str) -> tuple[Found, list[str]]:
    found = await passed(size, list(HOURS))
    return found, [build for build in BUILDS if await found_out(build)]


def prove(size: str) -> Proof:
    found, caught = asyncio.run(proved(size))
    return Proof(
        "refusals",
        "Refusals",
        "A simulated day in a sandbox with Discord's rate limits, where each request takes 250 ms: people who play 30 "
        "matches each are written to for the first time, threads are locked and archived, DMs are refused "
        "and can't be opened, channels have had all the messages Discord takes, somebody is on vacation, and the bot "
        "is restarted. Players answer when they are called.",
        figures(found, size),
        "Builds that call nobody in the thread whose DM is refused, and that know no second place for a board.",
        len(caught),
        remarks=["; ".join(HOURS), f"limits that were hit: {found.limits or 'none'}"],
    )


def percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100)[percent - 1] if len(values) > 1 else 0.0


def figures(found: Found, size: str) -> list[Figure]:
    share, full = found.limited / max(1, found.requests), size == "full"
    p50, p99 = percentile(found.seconds, 50), percentile(found.seconds, 99)
    return [
        Figure("matches of all games", MATCHES[size]),
        Figure("moves", found.moves),
        Figure("moves lost or doubled", len(found.faults), "0", not found.faults),
        Figure("matches without exactly one live board at the end", len(found.boards), "0", not found.boards),
        Figure("players never called", len(found.uncalled), "0", not found.uncalled),
        Figure("matches that can't be gone on with", len(found.stuck), "0", not found.stuck),
        Figure("seconds from a click to the next player's call, p50", p50, f"<= {P50}", p50 <= P50 if full else None,
               f"{len(found.seconds)} calls, where Discord allows it"),
        Figure("p99", p99, f"<= {P99:.0f}", p99 <= P99 if full else None),
        Figure("p99 where the channel had had five messages in five seconds", percentile(found.held_up, 99),
               note=f"{len(found.held_up)} calls"),
        Figure("requests", found.requests),
        Figure("of them answered by 429", found.limited, "< 1 %", share < SHARE),
    ]  # fmt: skip
