"""The legal moves of a seat in its reader's language, and how they fill rows of buttons and selects."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.cards.parts import row
from cogs.interactions.controls import Press
from cogs.interactions.emoji import emoji_of
from dojo.table.table import Table
from engine import match
from engine.core import AnyGame, Ask, Seat, Together
from engine.moves import read
from faces import FACES
from faces.core import AnyScene, Say
from faces.emoji import drawing_of_move
from faces.text import known

SHORT_LABEL = 7  # characters
MAX_PAIRED = 12  # buttons; more rows would not fit into a message
BUTTONS_PER_ROW = 5
MAX_SELECT_OPTIONS = 25
CONFIRMED = "/sure"  # ends the custom id of a move that has been previewed or confirmed
BUTTON_STYLES = (discord.ButtonStyle.primary, discord.ButtonStyle.success)  # no red, which is a warning
QUIET_STYLE = discord.ButtonStyle.secondary
COACHED = "/coached"
MAX_PLACEHOLDER_CHARS = 150
HINT_SEPARATOR = " · "  # between a move and its hint
MAX_LABEL_CHARS = 80  # of a button
THEN = " ▸ "  # between moves that are made together
TOGETHER = "together"  # the kind of `Together`

Row: TypeAlias = ui.ActionRow[ui.LayoutView]
Part: TypeAlias = ui.Item[ui.LayoutView]


@dataclass(frozen=True)
class Offer:
    """The question a seat is asked, and its legal moves in the language of its reader."""

    table: Table
    seat: Seat
    ask: Ask[Any]
    scene: AnyScene

    @cached_property
    def moves(self) -> tuple[Any, ...]:
        """All that can be chosen; after the single moves also several together.

        The coach looks at one move at a time.
        """
        at_once = () if self.table.coached else match.together(self.table.game, self.table.match.state, self.seat)
        return (*self.ask.options, *at_once)

    @cached_property
    def kinds(self) -> dict[str, list[Any]]:
        """The moves by kind, quiet kinds last, otherwise in the order of the game; there may be hundreds."""
        groups, quiet = moves_by_kind(self.moves), FACES[self.key].quiet
        return {kind: groups[kind] for kind in sorted(groups, key=lambda kind: kind in quiet)}

    @cached_property
    def suggested(self) -> Any | None:
        """The move that the game suggests; None if it suggests none."""
        return self.table.game.teacher.suggest(self.scene.view, self.ask)

    def opening_move(self, kind: str) -> Any:
        """The move that the form for this kind opens with."""
        moves = self.kinds[kind]
        return self.suggested if self.suggested in moves else moves[0]

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
        return label_of(self.table.game, self.scene.view, move, self.say)

    def hint(self, move: Any) -> str:
        return "" if isinstance(move, Together) else FACES[self.key].hint(self.scene, move)

    def button_label(self, move: Any) -> str:
        return button_label(self.table.game, self.scene, move)

    def submit_label(self, move: Any) -> str:
        """Of the button below a form, which says what comes of the move where its game has words for that."""
        face = FACES[self.key]
        short = face.short(self.scene, move) if move.kind in face.forms else ""
        return self.say("press-play-it", move=short or self.label(move))[:MAX_LABEL_CHARS]

    def emoji(self, move: Any) -> str | discord.PartialEmoji | None:
        """What the move plays or takes, or else a character for its kind. None stands for several moves."""
        if isinstance(move, Together):
            return None
        key = f"{self.key}-emoji-{move.kind}"
        return self.card_emoji(move) or (self.say(key) if self.say.has(key) else None)

    def card_emoji(self, move: Any) -> discord.PartialEmoji | None:
        return emoji_of(drawing_of_move(self.key, self.scene, steps_of(self.table.game, move)[0]))

    def title(self, kind: str) -> str:
        """The name of this kind of moves, for this question if there is one."""
        key = "together-kind" if kind == TOGETHER else f"{self.key}-kind-{kind}"
        names = (known(self.say, each) for each in (f"{key}-{self.ask.topic}", key, "list-answers"))
        return next(filter(None, names))

    def style(self, move: Any) -> discord.ButtonStyle:
        """Moves that needn't stand out, or are several, are grey; the other kinds take turns between two colours."""
        face = FACES[self.key]
        if isinstance(move, Together) or move.kind in face.quiet or face.costs(self.scene, move):
            return QUIET_STYLE
        bold = [each for each in self.kinds if each not in face.quiet]
        return BUTTON_STYLES[bold.index(move.kind) % len(BUTTON_STYLES)]

    def verb_for(self, move: Any) -> str:
        """The verb of a button that makes this move; momentous moves are confirmed first."""
        return "sure" if self.say.has(f"{self.key}-confirm-{move.kind}") else "answer"

    @property
    def mark(self) -> str:
        """What ends the custom id of a move that the coach looks at before it's played."""
        return COACHED if self.table.coached else ""


def label_of(game: AnyGame, view: Any, move: Any, say: Say) -> str:
    """A move, or several that are made together, one after another."""
    return THEN.join(FACES[game.key].label(view, step, say) for step in steps_of(game, move))


def button_label(game: AnyGame, scene: AnyScene, move: Any) -> str:
    """A move and its hint, in fewer words if its game has them."""
    face, label = FACES[game.key], label_of(game, scene.view, move, scene.say)
    if isinstance(move, Together):
        return label[:MAX_LABEL_CHARS]
    return face.short(scene, move) or with_hint(label, face.hint(scene, move), MAX_LABEL_CHARS)


def steps_of(game: AnyGame, move: Any) -> list[Any]:
    """The moves that are made together; mostly just the one."""
    return [read(game.rules.move, step) for step in move.steps] if isinstance(move, Together) else [move]


def moves_by_kind(options: Sequence[Any]) -> dict[str, list[Any]]:
    groups: dict[str, list[Any]] = {}
    for option in options:
        groups.setdefault(option.kind, []).append(option)
    return groups


def with_hint(label: str, hint: str, most: int) -> str:
    """A move and its hint; the move alone if there is no room for both."""
    both = HINT_SEPARATOR.join(filter(None, (label, hint)))
    return (both if len(both) <= most else label)[:most]


def button_rows(presses: Sequence[Press]) -> list[Row]:
    """As few rows as there can be, and as long as one another: six buttons are three and three, not five and one.

    Labels of some words stand in pairs, because a phone has room for no more beside one another.
    """
    wordy = any(len(press.label or "") > SHORT_LABEL for press in presses)
    most = 2 if wordy and len(presses) <= MAX_PAIRED else BUTTONS_PER_ROW
    rows, rest = [], list(presses)
    while rest:
        length = ceil(len(rest) / ceil(len(rest) / most))
        rows.append(row(*rest[:length]))
        rest = rest[length:]
    return rows


def split_into_lists(
    lines: Sequence[discord.SelectOption], title: str, say: Say, short: str | None = None
) -> list[tuple[int, dict[str, Any]]]:
    """The options of each select, with the index of its first, and its placeholder. `short`: a title beside a range."""
    starts = range(0, len(lines), MAX_SELECT_OPTIONS)
    many = len(starts) > 1
    return [
        (start, {"options": shown, "placeholder": _list_title(short or title, start, shown, say) if many else title})
        for start in starts
        if (shown := list(lines[start : start + MAX_SELECT_OPTIONS]))
    ]


def _list_title(title: str, start: int, shown: Sequence[discord.SelectOption], say: Say) -> str:
    """Its first and last option, or their numbers where those are too long."""
    by_label = (shown[0].label, shown[-1].label)
    by_number = (str(start + 1), str(start + len(shown)))
    texts = [say("labelled", name=title, value=say("range", first=a, last=b)) for a, b in (by_label, by_number)]
    return next(text for text in texts if len(text) <= MAX_PLACEHOLDER_CHARS)


def move_option(
    offer: Offer, move: Any, label: str = "", *, chosen: bool = False, pictured: Any = None
) -> discord.SelectOption:
    """The option of a select that makes a move, or leads to it. `pictured`: the move whose emoji it has, if another."""
    return discord.SelectOption(
        label=(label or offer.label(move))[:100],
        value=str(move),
        description=offer.hint(move)[:100] or None,
        default=chosen,
        emoji=offer.card_emoji(pictured or move),
    )
