"""Matches of all games are played while Discord fails in every way it can.

Afterwards every answer of which its player was told is written once, there is one board and one DM for each question or
a call in its place, and the match goes on to its end.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine.games import GAMES
from tests.proofs.report import Figure
from tests.proofs.storms.broken_builds import IN_STORMS, broken
from tests.proofs.storms.faults import SLOW, STORMS, unsettled
from tests.proofs.storms.harness import Harness, Log, Match, begun, logging_to, opened

IMPATIENT, CHANCES, IN_CONTROL = 3.0, 6, 8  # of a broken build: seconds to settle, matches, moves in each
GUARDED = {"permissions taken and given back", "the bot sent away and let in again", "the channel deleted"}
AT_MOST = 9  # requests refused in them, however long they last: each place of a match is tried once
MOVES = {"short": 2, "full": 3}  # tried in each storm
AFTER_MOVE = 0.25  # seconds after each, in which its notices are sent
LAST = 600  # moves until a match has to be over
FAR_BELOW = 1_000  # refused requests in the whole run, of the 10,000 in ten minutes that Discord allows


@dataclass
class Season:
    """One storm after another, in a match of each game. In a control no match is played to its end."""

    harness: Harness
    tries: int
    luck: Random
    control: bool = False
    storms: Counter[str] = field(default_factory=Counter)
    played: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    worst: tuple[str, int] = ("", 0)  # the storm in which most was refused

    async def play(self, games: list[str], names: list[str]) -> None:
        log = Log()
        log.events = self.harness.log
        with logging_to(log):
            for game in games:
                await self.through(game, names)
        self.troubles = [line for line in log.troubles if "Traceback" in line]

    async def through(self, game: str, names: list[str]) -> None:
        match: Match | None = None
        for name in names:
            if match is None or await match.over():
                match = await begun(self.harness, game, self.luck)
                self.played.append(match.id)
            await self.rage(match, name, game)
        if match and not self.control:
            for _ in range(LAST):
                if await match.over():
                    break
                await match.move()
            else:
                self.fault(f"{game}: the match cannot be played to its end")
            await self.look(match, f"{game}, the end")

    async def rage(self, match: Match, name: str, game: str) -> None:
        """Moves are tried in the storm. After it everything is checked."""
        before, began = self.harness.refused, time.monotonic()
        try:
            async with STORMS[name](match):
                for _ in range(self.tries):
                    if not await match.over():
                        await match.move()
                    await asyncio.sleep(AFTER_MOVE)
        except AssertionError as wrong:
            self.fault(f"{game}, {name}: {wrong}")
        refused = self.harness.refused - before
        if name in GUARDED and refused > AT_MOST:
            self.fault(f"{game}, {name}: {refused} requests were refused, though it was known that they would be")
        self.worst = max(self.worst, (name, refused), key=lambda each: each[1])
        self.storms[name] += 1
        await self.look(match, f"{game}, {name}")
        sys.stderr.write(
            f"storms: {game}, {name}: {match.taken} taken, {refused} refused, {time.monotonic() - began:.1f} s, "
            f"{len(self.faults)} faults\n"
        )

    async def look(self, match: Match, where: str) -> None:
        async def settled() -> bool:
            return not await unsettled(match)

        try:
            await self.harness.quiet()
            await self.harness.until(settled, "it never settled")
        except AssertionError as vain:
            self.fault(f"{where}: {vain}: {await unsettled(match)}")
        written = self.harness.moves(match.id)
        if not match.taken <= written <= match.taken + match.unknown:
            self.fault(f"{where}: {match.taken} answers were taken, {match.unknown} unknown, {written} are written")
        match.unknown -= max(0, written - match.taken)
        match.taken = written

    def fault(self, what: str) -> None:
        sys.stderr.write(f"FAULT {what}\n")
        self.faults.append(what)


async def weathered(size: str) -> tuple[list[Figure], list[str]]:
    """In the short form one game, and no storm that takes long."""
    full = size == "full"
    names = [name for name in STORMS if full or name not in SLOW]
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as harness:
            season = Season(harness, MOVES[size], Random(3))
            await season.play([*GAMES][: None if full else 1], names)
            figures = figures_of(season, harness)
            harness.patience = IMPATIENT
            return figures, [build for build in IN_STORMS if await found_out(harness, build)]


async def found_out(harness: Harness, build: str) -> bool:
    """A broken build is played in the storm in which it fails, until it is seen.

    The faults fall alike each time, so that only another number of moves ends with another one.
    """
    storm, breaking = IN_STORMS[build]
    with broken(*breaking):
        for seed in range(CHANCES):
            harness.general = harness.world.create_channel(harness.guild, "another").id
            season = Season(harness, IN_CONTROL - seed, Random(seed), control=True)
            await season.play([next(iter(GAMES))], [storm])
            if season.faults:
                return True
    return False


def figures_of(season: Season, harness: Harness) -> list[Figure]:
    name, most = season.worst
    faults, refused = season.faults, harness.refused
    return [
        Figure("storms", season.storms.total(), note=f"{len(season.storms)} kinds"),
        Figure("matches, each played to its end", len(season.played)),
        Figure("answers written", sum(map(harness.moves, season.played))),
        Figure("answers, boards and DMs lost or doubled", len(faults), "0", not faults, "; ".join(faults[:2])),
        Figure("unexpected errors in the log", len(season.troubles), "0", not season.troubles),
        Figure("requests", sum(harness.sandbox.services.journal.statuses.values())),
        Figure("refused (401, 403, 404, 429)", refused, f"< {FAR_BELOW:,}", refused < FAR_BELOW,
               f"Discord allows 10,000 in ten minutes; most, {most}, in: {name}"),
    ]  # fmt: skip
