"""Looking for leaks: position after position, viewer after viewer, everything that leaves compared with what leaves
when all that the viewer cannot see has been dealt anew."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from dojo.table.table import Table
from engine.core import AnyGame, Seat
from tests.proofs.secrets.outputs import messages, pictures, sights, words
from tests.proofs.secrets.positions import dealt_anew, tables, viewers

MOST = 5  # leaks that are told in words


@dataclass
class Found:
    """What a search has come to; two searches can be added."""

    positions: int = 0
    deals: int = 0  # a position dealt anew for one viewer
    new: int = 0  # those in which something lay otherwise afterwards
    compared: Counter[str] = field(default_factory=Counter)  # door by door
    leaks: Counter[str] = field(default_factory=Counter)  # door by door
    told: list[str] = field(default_factory=list)

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.positions + other.positions,
            self.deals + other.deals,
            self.new + other.new,
            self.compared + other.compared,
            self.leaks + other.leaks,
            [*self.told, *other.told][:MOST],
        )

    def compare(self, where: str, door: str, one: Any, other: Any) -> None:
        self.compared[door] += 1
        if one != other:
            self.leaks[door] += 1
            if len(self.told) < MOST:
                self.told.append(f"{where}, {door}: {shortened(one, other)}")


def shortened(one: Any, other: Any) -> str:
    """Where they begin to differ."""
    one, other = str(one), str(other)
    at = next((at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), 0)
    start = max(0, at - 60)
    return f"...{one[start : at + 60]!r} or ...{other[start : at + 60]!r}"


def searched(game: AnyGame, seed: str, positions: int) -> Found:
    """So many positions, the same ones for the same seed."""
    dice, found = Random(seed), Found()
    with asyncio.Runner() as runner:
        for _, table in zip(range(positions), tables(game, dice), strict=False):
            found.positions += 1
            others = {viewer: dealt_anew(table, viewer, dice) for viewer in viewers(table)}
            for viewer, other in others.items():
                found.deals += 1
                found.new += other.match.state != table.match.state
                compared(found, sights, table, other, viewer)
            viewer = dice.choice(list(others))
            for leaving in (words, messages):
                compared(found, leaving, table, others[viewer], viewer)
            drawn(runner, found, table, others[viewer], viewer, dice.random())
    return found


def compared(found: Found, leaving: Any, table: Table, other: Table, viewer: Seat | None) -> None:
    """The same doors in the same order: what leaves of the one as of the other."""
    where = said(table, viewer)
    for one, two in zip(leaving(table, viewer), leaving(other, viewer), strict=True):
        found.compare(where, one[0], one[1], two[1])


def drawn(runner: asyncio.Runner, found: Found, table: Table, other: Table, viewer: Seat | None, luck: float) -> None:
    one, two = (runner.run(pictures(each, viewer, Random(luck))) for each in (table, other))
    for (door, bytes_one), (_, bytes_two) in zip(one, two, strict=True):
        found.compare(said(table, viewer), door, bytes_one, bytes_two)


def said(table: Table, viewer: Seat | None) -> str:
    return f"{table.game.key} {table.options}, seed {table.match.seed}, ply {table.match.ply}, seat {viewer}"
