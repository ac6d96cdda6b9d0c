"""One pass of a scenario after another: in pass n the bot is killed at the n-th failpoint of each step."""

import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

from tests.proofs.shared.campaign import Campaign, progress, side_by_side
from tests.proofs.shared.databases import database
from tests.proofs.shared.fork_server import ForkServer
from tests.proofs.shared.players import Players
from tests.proofs.shared.rig import Rig
from tests.proofs.shared.scenarios import SCENARIOS, START, Step, crash_steps, steps

ENOUGH: Final = 2  # passes in which a step ended before its failpoint
AGAIN: Final = 4  # one bot in so many is killed once more
LATEST: Final = 90  # failpoints after a start; by then the bot has recovered


@dataclass
class CrashCampaign(Campaign):
    """What came of it, on one kind of database."""

    postgres: str = ""  # the address of a server; without one, SQLite files
    kills: list[str] = field(default_factory=list)  # the failpoint of each
    killed_again: int = 0
    passes: int = 0
    steps: int = 0
    told: int = 0
    longest: Counter[str] = field(default_factory=Counter)  # the last failpoint of each step that was reached
    done: Counter[str] = field(default_factory=Counter)  # how often a step ended before its failpoint

    def is_done(self, name: str) -> bool:
        return self.done[name] >= ENOUGH

    def count(self, players: Players, name: str, points: int, before: int) -> None:
        kills = len(players.rig.kills) - before
        self.steps += 1
        self.killed_again += max(0, kills - 1)
        if kills:
            self.longest[name] = max(self.longest[name], points)
        elif points:
            self.done[name] += 1


async def play_everything(server: ForkServer, campaign: CrashCampaign) -> None:
    """Pass by pass, until every step of every scenario is done, or the time is up."""

    async def exhaust(scenario: str) -> None:
        for number in count(1):
            await play(server, campaign, scenario, number)
            progress(f"{scenario}, pass {number}: {len(campaign.kills)} kills, {len(campaign.wrong)} wrong")
            if campaign.late or all(map(campaign.is_done, crash_steps(scenario))):
                return

    await side_by_side(SCENARIOS, exhaust)


async def play(server: ForkServer, campaign: CrashCampaign, scenario: str, number: int, at: str = "") -> None:
    """One pass; with `at` the bot is killed at the first failpoint of that name in each step."""
    with tempfile.TemporaryDirectory() as folder:
        async with database(Path(folder), campaign.postgres) as stored:
            rig = Rig(server, Path(folder), stored, broken=campaign.broken)
            async with rig.open():
                await play_steps(Players(rig), campaign, scenario, number, at)
    campaign.kills += rig.kills
    campaign.passes += 1
    campaign.reached |= bool(rig.failpoints["reached"])


async def play_steps(players: Players, campaign: CrashCampaign, scenario: str, number: int, at: str) -> None:
    where = f"{scenario}, pass {number}"
    try:
        await first_start(players, campaign, number if scenario == START else 0)
        for name, step, killed in steps(scenario):
            await play_step(players, campaign, name, step, *((number, at) if killed else (0, "")))
            if campaign.decided:
                break
    except Exception as error:
        note(players, campaign, where, [f"{type(error).__name__}: {error}"])
    campaign.told += len(players.checker.told)
    note(players, campaign, f"{where}, log", errors(players.rig.log))


async def first_start(players: Players, campaign: CrashCampaign, number: int) -> None:
    """Without a database."""
    points = 0 if campaign.is_done(START) else number
    players.rig.begin(points)
    await players.quiet()
    campaign.count(players, START, points, 0)
    players.rig.failpoints.arm(0)


async def play_step(players: Players, campaign: CrashCampaign, name: str, step: Step, number: int, at: str) -> None:
    rig, before = players.rig, len(players.rig.kills)
    points = 0 if campaign.is_done(name) else number
    if points and not campaign.luck.randrange(AGAIN):
        rig.kill_next_at = campaign.luck.randrange(1, LATEST)
    rig.failpoints.arm(points, at)
    await step(players)
    await players.quiet()
    rig.failpoints.arm(0)
    rig.kill_next_at = 0
    await players.quiet()
    campaign.count(players, name, points, before)
    if len(rig.kills) > before:
        players.wrong += await players.check_a_control()
    note(players, campaign, f"{name}, pass {number}, killed {rig.kills[before:]}", await players.check())


def note(players: Players, campaign: Campaign, where: str, found: Iterable[str]) -> None:
    campaign.note(where, [*found, *players.wrong])
    players.wrong.clear()


def errors(log: Path) -> list[str]:
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    return [line for line in lines if "[error" in line or "[critical" in line or line.startswith("Traceback")]
