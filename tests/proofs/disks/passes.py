"""One pass of a scenario after another: in pass n the n-th write of each step fails. And disks that really fail."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.proofs.disks.faults import DiskFault
from tests.proofs.shared.campaign import Campaign, progress, side_by_side
from tests.proofs.shared.databases import SqliteFile
from tests.proofs.shared.failpoints import WRITE_ERRORS
from tests.proofs.shared.fork_server import ForkServer
from tests.proofs.shared.players import Players
from tests.proofs.shared.rig import PATIENCE, Rig
from tests.proofs.shared.scenarios import PLAYED, Step, steps
from tests.proofs.shared.scenarios.answers import sends_now, takes_back

FAILING: Final = 0.35  # seconds that a disk fails, at least
SENTENCE: Final = "I can't save anything right now"
SCENARIO: Final = "kaito by DM, day by day"
OFTEN: Final = 4  # times that one message may be sent while nothing can be written
REAL_STEPS: Final = 5  # of that scenario; then somebody is asked
NUMBERS: Final = (*range(1, 17), *range(18, 80, 2))  # which of a step's writes is the first to be refused


@dataclass
class DiskCampaign(Campaign):
    failures: int = 0  # times that the disk failed
    refused: int = 0  # statements that it refused
    sentences: int = 0  # users who were told so
    real: list[str] = field(default_factory=list)  # real faults
    done: set[str] = field(default_factory=set)  # steps whose every write has been refused


async def play_everything(server: ForkServer, campaign: DiskCampaign) -> None:
    async def exhaust(scenario: str) -> None:
        for number in NUMBERS:
            await play(server, campaign, scenario, number)
            progress(f"{scenario}, write {number}: {campaign.failures} failures, {len(campaign.wrong)} wrong")
            if campaign.late or {name for name, *_ in steps(scenario)} <= campaign.done:
                return

    await side_by_side(PLAYED, exhaust)


@asynccontextmanager
async def opened(server: ForkServer, campaign: DiskCampaign, folder: Path, where: str) -> AsyncIterator[Players]:
    """What goes wrong, and what the log says of forgotten errors, is noted."""
    rig = Rig(server, folder, SqliteFile(folder / "matches.db"), broken=campaign.broken)
    try:
        async with rig.open():
            rig.begin()
            players = Players(rig)
            await players.quiet()
            yield players
            lines = rig.log.read_text(errors="replace").splitlines()
            lost = [at for at, line in enumerate(lines) if "never retrieved" in line]
            campaign.note("log", [" | ".join(lines[at : at + 40]) for at in lost])
    except Exception as error:
        campaign.note(where, [f"{type(error).__name__}: {error}"])
    campaign.reached |= bool(rig.failpoints["reached"])


async def play(server: ForkServer, campaign: DiskCampaign, scenario: str, number: int) -> None:
    """One pass."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(server, campaign, Path(folder), f"{scenario}, pass {number}") as players:
            for name, step, _ in steps(scenario):
                await play_step(players, campaign, name, step, number)
                if campaign.decided:
                    break


async def play_step(players: Players, campaign: DiskCampaign, name: str, step: Step, number: int) -> None:
    failpoints, error = players.rig.failpoints, 1 + number % len(WRITE_ERRORS)
    failpoints["refused"] = 0
    if name not in campaign.done:
        failpoints.fail_writes(error, number)
    repair, sent = asyncio.create_task(repaired(players, campaign)), players.rig.sandbox.rest.journal.next
    players.rig.answers.clear()
    try:
        await step(players)
        await players.quiet()
    finally:
        repair.cancel()
        failpoints.fail_writes(0)
    await players.quiet()
    count(players, campaign, name)
    where = f"{name}, {WRITE_ERRORS[error - 1][0]} at write {number}"
    note(players, campaign, where, [*await players.check(), *repeated(players, sent)])


async def repaired(players: Players, campaign: DiskCampaign) -> None:
    """The disk fails for a while after its first refusal, and works again before users lose patience."""
    failpoints = players.rig.failpoints
    await players.rig.until(lambda: failpoints["refused"], 2 * PATIENCE)
    await asyncio.sleep(campaign.luck.uniform(FAILING, 2 * FAILING))
    failpoints.fail_writes(0)


def count(players: Players, campaign: DiskCampaign, name: str) -> None:
    refused = players.rig.failpoints["refused"]
    if not refused:
        campaign.done.add(name)
    campaign.failures += bool(refused)
    campaign.refused += refused
    campaign.sentences += sum(SENTENCE in each for each in players.rig.answers)


def repeated(players: Players, since: int) -> list[str]:
    """Messages sent over and over, because nobody could write down that they were sent."""
    posts = [each["body"] for each in players.rig.sandbox.rest.journal.since(since) if each["method"] == "POST"]
    nonces = Counter(body.get("nonce") for body in posts if isinstance(body, dict) and body.get("nonce"))
    return [f"{nonce} was sent {times} times" for nonce, times in nonces.items() if times > OFTEN]


def note(players: Players, campaign: DiskCampaign, where: str, found: Iterable[str]) -> None:
    told = [f"told: {each}" for each in players.rig.answers if "went wrong" in each]
    campaign.note(where, [*found, *told, *players.wrong])
    players.wrong.clear()


async def real_fault(server: ForkServer, campaign: DiskCampaign, fault: DiskFault) -> None:
    """A disk that really fails: users who answer are told so, and answer again once it works."""
    where = f"{fault.name}, really"
    with fault.folder() as folder:
        async with opened(server, campaign, folder, where) as players:
            for _, step, _ in steps(SCENARIO)[:REAL_STEPS]:
                await step(players)
                await players.quiet()
            await answer_without_disk(players, campaign, fault, where)
            await takes_back(players)
            await sends_now(players)
            await players.quiet()
            note(players, campaign, where, [*await players.check(), *players.checker.check_after_kill()])


async def answer_without_disk(players: Players, campaign: DiskCampaign, fault: DiskFault, where: str) -> None:
    players.rig.answers.clear()
    with fault.broken(players.rig):
        for _ in range(3):
            if said := await players.answer(players.asked()[0]):
                campaign.note(where, [f"{said}, though nothing can be written"])
    told = sum(SENTENCE in each for each in players.rig.answers)
    campaign.real.append(f"{fault.name}: {told} of 3 told")
    campaign.sentences += told
    if told != 3:
        campaign.note(where, [str(players.rig.answers)])
