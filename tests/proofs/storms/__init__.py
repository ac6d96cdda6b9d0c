"""Storms: matches of all games are played while Discord fails. Nothing is lost or doubled, and everybody is told."""

import asyncio
import logging
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from engine.games import GAMES
from sandbox.world.people import Person
from tests.e2e.world import text
from tests.proofs.report import Figure, Proof
from tests.proofs.shared.log_capture import Log
from tests.proofs.storms.broken_builds import BUILDS, broken
from tests.proofs.storms.faults import SLOW, STORMS
from tests.proofs.storms.harness import Harness, Match, begun, opened

OF_TODAY = 0  # the game of the short form
IMPATIENT, CHANCES, IN_CONTROL = 3.0, 6, 8  # of a broken build: seconds to settle, matches, moves in each
GUARDED = {"permissions taken and given back", "the bot sent away and let in again", "the channel deleted"}
AT_MOST = 9  # requests refused in them, however long they last: each place of a match is tried once
MOVES = {"short": 2, "full": 3}  # tried in each storm
AFTER_MOVE = 0.25  # seconds after each, in which its notices are sent
LAST = 600  # moves until a match has to be over
FAR_BELOW = 1_000  # refused requests in the whole run, of the 10,000 in ten minutes that Discord allows


@dataclass
class Found:
    storms: Counter[str] = field(default_factory=Counter)
    games: set[str] = field(default_factory=set)
    matches: int = 0
    moves: int = 0
    unknown: int = 0  # clicks whose outcome nobody was told
    faults: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    refused: int = 0
    worst: tuple[str, int] = ("", 0)  # the storm in which most was refused
    requests: int = 0


class Season:
    """One storm after another, in a match of each game. In a control no match is played to its end."""

    def __init__(self, harness: Harness, tries: int, luck: Random, *, control: bool = False) -> None:
        self.control = control
        self.harness, self.tries, self.luck, self.found, self.log = harness, tries, luck, Found(), Log()
        self.log.events = harness.log
        self.played: list[str] = []

    async def play(self, games: list[str], names: list[str]) -> Found:
        root = logging.getLogger()
        root.addHandler(self.log)
        try:
            for game in games:
                await self.through(game, names)
        finally:
            root.removeHandler(self.log)
        self.found.matches, self.found.moves = len(self.played), sum(map(self.harness.moves, self.played))
        statuses = self.harness.sandbox.services.journal.statuses
        self.found.refused, self.found.requests = self.harness.refused, sum(statuses.values())
        self.found.troubles = [line for line in self.log.troubles if "Traceback" in line]
        return self.found

    async def through(self, game: str, names: list[str]) -> None:
        match: Match | None = None
        for name in names:
            if match is None or await match.over():
                match = await begun(self.harness, game, self.luck)
                self.played.append(match.id)
            await self.rage(match, name, game)
        if match and not self.control:
            await self.to_the_end(match, game)

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
        self.found.worst = max(self.found.worst, (name, refused), key=lambda each: each[1])
        self.found.storms[name] += 1
        self.found.games.add(game)
        await self.look(match, f"{game}, {name}")
        sys.stderr.write(
            f"storms: {game}, {name}: {match.taken} taken, {refused} refused, {time.monotonic() - began:.1f} s, "
            f"{len(self.found.faults)} faults\n"
        )

    async def look(self, match: Match, where: str) -> None:
        try:
            await self.harness.quiet()
            await self.harness.until(lambda: settled(match), "it never settled")
        except AssertionError as vain:
            self.fault(f"{where}: {vain}: {await unsettled(match)}")
        written = self.harness.moves(match.id)
        if not match.taken <= written <= match.taken + match.unknown:
            self.fault(f"{where}: {match.taken} answers were taken, {match.unknown} unknown, {written} are written")
        match.unknown -= max(0, written - match.taken)
        match.taken = written

    def fault(self, what: str) -> None:
        sys.stderr.write(f"FAULT {what}\n")
        self.found.faults.append(what)

    async def to_the_end(self, match: Match, game: str) -> None:
        for _ in range(LAST):
            if await match.over():
                break
            await match.move()
        else:
            self.fault(f"{game}: the match cannot be played to its end")
        await self.look(match, f"{game}, the end")


async def settled(match: Match) -> bool:
    return not await unsettled(match)


async def unsettled(match: Match) -> list[str]:
    """What should be otherwise: there is one card, one DM for each question, and none for what is over."""
    table, found = await match.table(), []
    cards = await match.cards()
    in_place = (table.thread or table.channel) in match.harness.world.channels
    if in_place and [int(card["id"]) for card in cards] != [table.card]:
        found.append(f"{len(cards)} cards with buttons, of which {table.card} should be one")
    called = set(re.findall(r"<@(\d+)>", text(cards[-1]))) if in_place and cards and table.status == "playing" else None
    if called is not None and not {str(table.players[seat].id) for seat in table.asked} <= called:
        found.append("the board does not say whose turn it is")
    for seat, player in enumerate(table.players):
        person = next((each for each in match.people if each.id == player.id), None)
        if person is None or person.id in match.away:
            continue
        expected = int(seat in table.asked and table.status == "playing" and player.dm == "yes")
        dms = match.asking(person)
        current = match.asking(person, table.opened(seat))
        excused = in_place and await called_instead(match, person)
        if len(dms) > expected or (len(current) < expected and not excused):
            found.append(f"{person.name} has {len(dms)} DMs that ask, {len(current)} of them now, not {expected}")
    return found


async def called_instead(match: Match, person: Person) -> bool:
    """Since the board that asked, because Discord refused the DM."""
    board, call = (await match.table()).card or 0, f"<@{person.id}>, it's your move. I can't send you a DM"
    seen = match.harness.see(person, await match.place())
    return any(int(message["id"]) > board and call in text(message) for message in seen)


async def played(size: str, names: list[str], games: list[str], seed: int = 3) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as harness:
            return await Season(harness, MOVES[size], Random(seed)).play(games, names)


async def proved(size: str) -> tuple[Found, list[str]]:
    names = [name for name in STORMS if size == "full" or name not in SLOW]
    games = list(GAMES) if size == "full" else [list(GAMES)[OF_TODAY]]
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as harness:
            found = await Season(harness, MOVES[size], Random(3)).play(games, names)
            harness.patience = IMPATIENT
            return found, [build for build in BUILDS if await found_out(harness, build)]


async def found_out(harness: Harness, build: str) -> bool:
    """A broken build is played in the storm in which it fails, until it is seen.

    The faults fall alike each time, so that only another number of moves ends with another one.
    """
    with broken(build):
        for seed in range(CHANCES):
            harness.new_channel()
            found = await Season(harness, IN_CONTROL - seed, Random(seed), control=True).play(
                [next(iter(GAMES))], [BUILDS[build][0]]
            )
            if found.faults:
                return True
    return False


def prove(size: str) -> Proof:
    began = time.perf_counter()
    found, caught = asyncio.run(proved(size))
    sys.stderr.write(f"storms: {time.perf_counter() - began:.0f} s\n")
    sys.stderr.write("\n".join(found.troubles[:3]))
    return Proof(
        "storms",
        "Storms",
        "People play while Discord fails in every way it can: rate limits, errors, timeouts, connections that break "
        "and die, clicks that come twice, late or out of order, deletions, closed DMs, permissions that come and go, a "
        "server that sends the bot away, players who leave. Afterwards every answer of which its player was told is "
        "written once, there is one board and one DM for each question, and the match goes on to its end.",
        figures(found, size),
        "Builds whose courier never tries again, that send under another nonce each time and sweep nothing, and that "
        "forget which channels are blocked.",
        len(caught),
        remarks=[
            "; ".join(found.storms),
            f"at most {IN_CONTROL} moves in each storm of a broken build, {MOVES[size]} in all others",
        ],
    )


def figures(found: Found, size: str) -> list[Figure]:
    name, most = found.worst
    return [
        Figure("games", len(found.games), note="of five; all of them in full" if size == "short" else ""),
        Figure("storms", sum(found.storms.values()), note=f"{len(found.storms)} kinds"),
        Figure("matches, each played to its end", found.matches),
        Figure("answers written", found.moves),
        Figure("answers, boards and DMs lost or doubled", len(found.faults), "0", not found.faults),
        Figure("unexpected errors in the log", len(found.troubles), "0", not found.troubles),
        Figure("requests", found.requests),
        Figure("refused (401, 403, 404, 429)", found.refused, f"< {FAR_BELOW:,}", found.refused < FAR_BELOW,
               "Discord allows 10,000 in ten minutes"),
        Figure("refused in the worst storm", most, note=name),
    ]  # fmt: skip
