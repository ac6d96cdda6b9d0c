"""Everybody in the storm of abuse: good players and their matches, and bad accounts, each with people of its own."""

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any, Final

from engine.games import GAMES
from sandbox.world.people import Person
from sandbox.world.tracked_interactions import TrackedInteraction
from tests.e2e.world import ids, text
from tests.proofs.storms.harness import Harness, Match, begun

TRAPS: Final = (
    "x](https://trap.example)[y",
    "<@777000777>",
    "<t:777000777:R>",
    "\u202eparT",
    "\u200b",
    "https://trap.example",
)
SPRUNG: Final = ("](https://trap", "://trap.example", "<@777000777>", "<t:777000777", "\u202e", "\u200b")
PAUSE: Final = 0.5  # seconds between two clicks
ROLES: Final = ("Second", "Invited", "Sleeper", "Barred")
SILENT: Final = 1 << 12  # the flag of a message that calls nobody
Message = dict[str, Any]


@dataclass
class Witness:
    """Sees every message, and every answer that only its reader sees."""

    harness: Harness
    pings: Counter[int] = field(default_factory=Counter)  # by the person called
    traps: list[str] = field(default_factory=list)  # texts in which a name became more than a name

    def __post_init__(self) -> None:
        self.harness.world.subscribers.append(self.saw)
        self.harness.world.whisperers.append(self.saw)

    def saw(self, event: str, payload: Mapping[str, Any]) -> None:
        if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            return
        said = text(dict(payload))
        self.traps += [said for sign in SPRUNG if sign in said]
        if event == "MESSAGE_CREATE":
            self.count_pings(payload)

    def count_pings(self, payload: Mapping[str, Any]) -> None:
        channel = self.harness.world.channels[int(payload["channel_id"])]
        message = self.harness.world.messages.get(channel.id, {}).get(int(payload["id"]))
        if message is None or message.is_ephemeral or message.flags & SILENT:
            return
        self.pings.update({*message.ping_user_ids, *(channel.recipient_ids if channel.guild_id is None else ())})


class Good:
    """Matches of people who only want to play."""

    def __init__(self, harness: Harness, luck: Random) -> None:
        self.harness, self.luck, self.matches = harness, luck, list[Match]()

    async def sit_down(self, count: int) -> None:
        for number, game in zip(range(count), cycle(GAMES), strict=False):
            names = f"Good {number}a", f"Good {number}b"
            for name in names:
                arrive(self.harness, name)
            self.matches.append(await begun(self.harness, game, self.luck, *names))
        await self.harness.quiet()

    async def click(self, times: int) -> list[float]:
        """The milliseconds until each click was answered. One after the other, as if the others were thinking."""
        took: list[float] = []
        ours = {person.id for match in self.matches for person in match.people}

        def note(person: Person, act: TrackedInteraction) -> None:
            if person.id in ours and act.ms is not None:
                took.append(act.ms)

        with self.harness.noting(note):
            while len(took) < times:
                match = self.luck.choice(self.matches)
                if not await match.over():
                    await match.move()
                await asyncio.sleep(0.05)
        return took


@dataclass
class Bad:
    """An account with a name that is a trap, and people of its own on whom it tries everything."""

    harness: Harness
    person: Person
    second: Person  # the same person's other account
    invited: Person  # who never answers
    sleeper: Person  # who joins, and then sleeps
    stranger: Person  # who isn't on this server
    barred: Person  # who may not play on this server
    own: Any  # the channel of a server of their own, on which the stranger is, too
    group: Any  # a group DM with the second account
    luck: Random
    faults: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)  # how often it got as far as the point it is about

    async def run(self, name: str, **options: Any) -> Message:
        await self.breathe()
        return self.heard(await self.harness.run(self.person, name, **options))

    async def press(self, message: Message, custom_id: str, by: Person | None = None) -> Message:
        await self.breathe()
        return self.heard(await self.harness.press(by or self.person, message, custom_id))

    async def choose(self, message: Message, custom_id: str, value: str) -> Message:
        known = self.harness.world.messages[int(message["channel_id"])].get(int(message["id"]))
        if known is None:
            return {}
        await self.breathe()
        act = self.harness.sandbox.services.actions.choose(self.person, known, custom_id, [value])
        return self.heard(await self.harness.done(act))

    async def breathe(self) -> None:
        """Discord's app lets nobody click faster for long."""
        await asyncio.sleep(self.luck.uniform(0, 2 * PAUSE))

    def heard(self, act: TrackedInteraction | None) -> Message:
        shown = self.harness.shown(act)
        if shown and not ids(shown):
            self.refusals[text(shown)[:60]] += 1
        return shown

    def fault(self, what: str) -> None:
        self.faults.append(f"{self.person.name!r}: {what}")


def arrive(harness: Harness, name: str) -> Person:
    """Somebody new on the server."""
    person = harness.people[name] = harness.world.people.arrive(name, "en-GB")
    harness.world.add_member(harness.guild, person.id)
    return person


async def bad_account(harness: Harness, number: int) -> Bad:
    trap = f"{TRAPS[number % len(TRAPS)]}"
    person, second, invited, sleeper, barred = (
        arrive(harness, name) for name in (trap, *(f"{role} {number}" for role in ROLES))
    )
    stranger = harness.world.people.arrive(f"Stranger {number}", "en-GB")
    person.installed = True
    await harness.dojo.bars.bar(harness.guild, barred.id)
    channel = harness.world.open_server(f"Own {number}", [person.id, stranger.id], ["den"]).channel_ids[0]
    own, group = harness.world.channels[channel], harness.world.open_group("Den", [person.id, second.id])
    return Bad(harness, person, second, invited, sleeper, stranger, barred, own, group, Random(number))


def rows(harness: Harness, query: str, *values: Any) -> list[Any]:
    with contextlib.closing(sqlite3.connect(f"file:{harness.database}?mode=ro", uri=True)) as database:
        return database.execute(query, values).fetchall()
