"""The legal moves of a seat in its reader's language, and how they fill rows of buttons and selects."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.cards.parts import row
from cogs.interactions.controls import Press
from cogs.interactions.emoji import emoji_of
from dojo.table.table import Table
from engine.core import Ask, Seat
from faces import FACES
from faces.core import AnyScene, Say
from faces.emoji import drawing_of_move

BUTTONS_PER_ROW = 5
MAX_SELECT_OPTIONS = 25
HINT_SEPARATOR = " · "  # between a move and its hint

Row: TypeAlias = ui.ActionRow[ui.LayoutView]


@dataclass(frozen=True)
class Offer:
    """The question a seat is asked, and its legal moves in the language of its reader."""

    table: Table
    seat: Seat
    ask: Ask[Any]
    scene: AnyScene

    @cached_property
    def kinds(self) -> dict[str, list[Any]]:
        """The moves by kind, in the order of the game; there may be hundreds."""
        return moves_by_kind(self.ask.options)

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

    def emoji(self, move: Any) -> str | discord.PartialEmoji | None:
        """What the move plays or takes, or else a character for its kind."""
        key = f"{self.key}-emoji-{move.kind}"
        return self.card_emoji(move) or (self.say(key) if self.say.has(key) else None)

    def card_emoji(self, move: Any) -> discord.PartialEmoji | None:
        return emoji_of(drawing_of_move(self.key, self.scene, move))

    def title(self, kind: str) -> str:
        """The name of this kind of moves."""
        key = f"{self.key}-kind-{kind}"
        return self.say(key) if self.say.has(key) else self.say("list-answers")

    def verb_for(self, move: Any) -> str:
        """The verb of a button that makes this move; momentous moves are confirmed first."""
        return "sure" if self.say.has(f"{self.key}-confirm-{move.kind}") else "answer"


def moves_by_kind(options: Sequence[Any]) -> dict[str, list[Any]]:
    groups: dict[str, list[Any]] = {}
    for option in options:
        groups.setdefault(option.kind, []).append(option)
    return groups


def button_rows(presses: Sequence[Press]) -> list[Row]:
    return [row(*presses[start : start + BUTTONS_PER_ROW]) for start in range(0, len(presses), BUTTONS_PER_ROW)]


def split_into_lists(lines: Sequence[discord.SelectOption], title: str) -> list[tuple[int, dict[str, Any]]]:
    """The options of each select, with the index of its first, and its placeholder."""
    starts = range(0, len(lines), MAX_SELECT_OPTIONS)
    many = len(starts) > 1
    return [
        (start, {"options": shown, "placeholder": _list_title(title, shown) if many else title})
        for start in starts
        if (shown := list(lines[start : start + MAX_SELECT_OPTIONS]))
    ]


def _list_title(title: str, shown: Sequence[discord.SelectOption]) -> str:
    return f"{title}: {shown[0].label} – {shown[-1].label}"[:150]


def move_option(offer: Offer, move: Any, label: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """The option of a select that makes a move, or leads to it."""
    return discord.SelectOption(
        label=(label or offer.label(move))[:100],
        value=str(move),
        description=offer.hint(move)[:100] or None,
        default=chosen,
        emoji=offer.card_emoji(move),
    )
