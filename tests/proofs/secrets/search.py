"""The search for leaks: everything that a viewer is sent, compared with what is sent when all is dealt anew that the
viewer cannot see."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from dojo.table.table import Table
from engine.core import AnyGame, Seat
from tests.proofs.secrets.outputs import messages, pictures, state_of, words
from tests.proofs.secrets.positions import dealt_anew, tables, viewers

MOST = 5  # leaks that are described


@dataclass
class Found:
    """What a search has found. Two of them can be added."""

    positions: int = 0
    deals: int = 0  # a position dealt anew for one viewer
    new: int = 0  # those in which something lay otherwise afterwards
    compared: Counter[str] = field(default_factory=Counter)  # output by output
    leaks: Counter[str] = field(default_factory=Counter)  # output by output
    told: list[str] = field(default_factory=list)
    enough: frozenset[str] = frozenset()  # outputs: a search may end once there is a leak in one of them

    @property
    def done(self) -> bool:
        return bool(self.enough & set(self.leaks))

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.positions + other.positions,
            self.deals + other.deals,
            self.new + other.new,
            self.compared + other.compared,
            self.leaks + other.leaks,
            [*self.told, *other.told][:MOST],
        )

    def compare(self, where: str, output: str, one: Any, other: Any) -> None:
        self.compared[output] += 1
        if one != other:
            self.leaks[output] += 1
            if len(self.told) < MOST:
                self.told.append(f"{where}, {output}: {shortened(one, other)}")


def shortened(one: Any, other: Any) -> str:
    """Where they differ first."""
    one, other = str(one), str(other)
    at = next((at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), 0)
    start = max(0, at - 60)
    return f"...{one[start : at + 60]!r} or ...{other[start : at + 60]!r}"


def search_positions(game: AnyGame, seed: str, positions: int, enough: frozenset[str] = frozenset()) -> Found:
    """So many positions, the same ones for the same seed."""
    luck, found = Random(seed), Found(enough=enough)
    with asyncio.Runner() as runner:
        for _, table in zip(range(positions), tables(game, luck), strict=False):
            if found.done:
                break
            found.positions += 1
            others = {viewer: dealt_anew(table, viewer, luck) for viewer in viewers(table)}
            for viewer, other in others.items():
                found.deals += 1
                found.new += other.match.state != table.match.state
                compared(found, state_of, table, other, viewer)
            viewer = luck.choice(list(others))
            for leaving in (words, messages):
                compared(found, leaving, table, others[viewer], viewer)
            drawn(runner, found, table, others[viewer], viewer, luck.random())
    return found


def compared(found: Found, leaving: Any, table: Table, other: Table, viewer: Seat | None) -> None:
    """Both have the same outputs in the same order."""
    where = said(table, viewer)
    for one, two in zip(leaving(table, viewer), leaving(other, viewer), strict=True):
        found.compare(where, one[0], one[1], two[1])


def drawn(runner: asyncio.Runner, found: Found, table: Table, other: Table, viewer: Seat | None, seed: float) -> None:
    one, two = (runner.run(pictures(each, viewer, Random(seed))) for each in (table, other))
    for (output, bytes_one), (_, bytes_two) in zip(one, two, strict=True):
        found.compare(said(table, viewer), output, bytes_one, bytes_two)


def said(table: Table, viewer: Seat | None) -> str:
    return f"{table.game.key} {table.options}, seed {table.match.seed}, ply {table.match.ply}, seat {viewer}"
