"""What a seat may answer, in the words of its reader: buttons in rows, lines in lists."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.cards.parts import row
from cogs.interactions.controls import Press
from dojo.table.table import Table
from engine.core import Ask, Seat
from faces import FACES
from faces.core import AnyScene, Say

IN_ROW = 5
LISTED = 25  # in one select
HINTED = " · "  # between an answer and what is said of it

Row: TypeAlias = ui.ActionRow[ui.LayoutView]


@dataclass(frozen=True)
class Offer:
    """What one seat may answer, in the words of its reader."""

    table: Table
    seat: Seat
    ask: Ask[Any]
    scene: AnyScene

    @cached_property
    def kinds(self) -> dict[str, list[Any]]:
        """The answers by their kinds, in the order in which the game has them; there may be hundreds."""
        return by_kind(self.ask.options)

    @property
    def say(self) -> Say:
        return self.scene.say

    @property
    def key(self) -> str:
        return self.table.game.key

    @property
    def opened(self) -> int:
        return self.table.opened(self.seat)

    def label(self, move: Any) -> str:
        return FACES[self.key].option(move, self.say)

    def hint(self, move: Any) -> str:
        hint = FACES[self.key].hint
        return hint(self.scene, move) if hint else ""

    def emoji(self, move: Any) -> str | None:
        key = f"{self.key}-emoji-{move.kind}"
        return self.say(key) if self.say.has(key) else None

    def title(self, kind: str) -> str:
        """What answers of this kind are called together."""
        key = f"{self.key}-kind-{kind}"
        return self.say(key) if self.say.has(key) else self.say("list-answers")

    def to_answer(self, move: Any) -> str:
        """The verb that gives this answer: what cannot be wanted by accident is asked twice."""
        return "sure" if self.say.has(f"{self.key}-confirm-{move.kind}") else "answer"


def by_kind(options: Sequence[Any]) -> dict[str, list[Any]]:
    groups: dict[str, list[Any]] = {}
    for option in options:
        groups.setdefault(option.kind, []).append(option)
    return groups


def rows(presses: Sequence[Press]) -> list[Row]:
    return [row(*presses[start : start + IN_ROW]) for start in range(0, len(presses), IN_ROW)]


def listed(lines: Sequence[discord.SelectOption], title: str) -> list[tuple[int, dict[str, Any]]]:
    """As many lists as the lines need, each with what stands in it while nothing is picked."""
    starts = range(0, len(lines), LISTED)
    many = len(starts) > 1
    return [
        (start, {"options": shown, "placeholder": _titled(title, shown) if many else title})
        for start in starts
        if (shown := list(lines[start : start + LISTED]))
    ]


def _titled(title: str, shown: Sequence[discord.SelectOption]) -> str:
    return f"{title}: {shown[0].label} – {shown[-1].label}"[:150]


def line(offer: Offer, move: Any, label: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """A line of a list: the answer it gives, or leads to."""
    return discord.SelectOption(
        label=(label or offer.label(move))[:100],
        value=str(move),
        description=offer.hint(move)[:100] or None,
        default=chosen,
    )
