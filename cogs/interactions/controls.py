"""Buttons and selects whose whole meaning is in their custom id, so that they all survive a restart.

A custom id reads `verb/subject/rest`: what to do, the match or lobby to do it to, and whatever else the verb needs.
Selects carry a prefix before it (`+`, `#` or `&`). A function registered with `on(verb)` serves every control with
that verb: it gets a `Click`. `Press` is a button; `Pick`, `PickChannel` and `PickRole` are selects; a `Layout` holds
them on a message.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Self, TypeAlias

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, ui

from cogs.guard.in_flight import track_current_task
from cogs.guard.payloads import is_ours
from cogs.interactions.context import preferences_of, speaker_for
from cogs.interactions.errors import refuse
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.people.preferences import Preferences
from faces.core import Say

MAX_INTEGER: Final = 2**63 - 1  # the largest integer a database column can hold
SELECT_PREFIXES: Final = dict.fromkeys("+#&", "list")  # how the custom ids of selects begin, and what metrics call them
CUSTOM_ID: Final = r"(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)"


class Unreadable(DojoError):
    """A control that we never made, or a value that we never offered on it."""

    key = "error-bad-value"


def parse_number(text: str) -> int:
    """The integer in a custom id or value, which may be forged. Raises `Unreadable`."""
    if not re.fullmatch(r"-?[0-9]+", text) or abs(int(text)) > MAX_INTEGER:
        raise Unreadable
    return int(text)


@dataclass(frozen=True, slots=True)
class Click:
    """One use of a control: who used it, what it is about, and their language."""

    interaction: discord.Interaction
    dojo: Dojo
    say: Say
    subject: str
    rest: str
    label: str = ""  # the label of the button, or of the option picked
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)  # texts typed into a modal, by the custom id of the field

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def value(self) -> str:
        """The one value picked from a select. Raises `Unreadable` if there is none."""
        if not self.values:
            raise Unreadable
        return self.values[0]

    @property
    def preferences(self) -> Preferences:
        return preferences_of(self.interaction)


Verb: TypeAlias = Callable[[Click], Awaitable[None]]
VERBS: dict[str, Verb] = {}


def on(verb: str) -> Callable[[Verb], Verb]:
    """Register a function to serve every control with this verb."""

    def register(serve: Verb) -> Verb:
        VERBS[verb] = serve
        return serve

    return register


def custom_id(verb: str, subject: str, rest: str = "") -> str:
    return f"{verb}/{subject}/{rest}"


async def serve(interaction: discord.Interaction, found: re.Match[str], **given: Any) -> None:
    """Do what a control says; any error is reported to the person who clicked."""
    if interaction.type is discord.InteractionType.component and not is_ours(interaction):
        return  # the client refuses it
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    started, verb = perf_counter(), found["verb"]
    track_current_task()
    try:
        dojo.bars.require_welcome(interaction.user.id)
        interaction.extras["preferences"] = await dojo.people.preferences(interaction.user.id)
        click = Click(interaction, dojo, speaker_for(interaction), found["subject"], found["rest"], **given)
        if verb not in VERBS:
            raise Unreadable
        await VERBS[verb](click)
    except Exception as error:
        await refuse(interaction, error)
    control = "sheet" if "fields" in given else SELECT_PREFIXES.get(found.string[:1], "button")
    dojo.metrics.clicked(control, verb if verb in VERBS else "unknown", perf_counter() - started)


class Press(ui.DynamicItem[ui.Button[Any]], template=CUSTOM_ID):
    """A button."""

    def __init__(self, verb: str, subject: str, rest: str = "", **look: Any) -> None:
        super().__init__(ui.Button(custom_id=custom_id(verb, subject, rest), **look))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, found: re.Match[str], /) -> Self:
        press = cls(found["verb"], found["subject"], found["rest"], label=getattr(item, "label", "") or "-")
        press.found = found
        return press

    found: re.Match[str]

    async def callback(self, interaction: discord.Interaction) -> None:
        await serve(interaction, self.found, label=str(self.item.label))


class Pick(ui.DynamicItem[ui.Select[Any]], template=rf"\+{CUSTOM_ID}"):
    """A select of texts."""

    def __init__(self, verb: str, subject: str, rest: str = "", **look: Any) -> None:
        super().__init__(ui.Select(custom_id="+" + custom_id(verb, subject, rest), **look))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, found: re.Match[str], /) -> Self:
        pick = cls(found["verb"], found["subject"], found["rest"])
        pick.found = found
        pick.labels = {option.value: option.label for option in getattr(item, "options", ())}
        return pick

    found: re.Match[str]
    labels: dict[str, str]

    async def callback(self, interaction: discord.Interaction) -> None:
        label = self.labels.get(next(iter(self.item.values), ""), "")
        await serve(interaction, self.found, label=label, values=tuple(self.item.values))


# Selects of channels and roles

MAX_SELECT_VALUES: Final = 25  # Discord's limit
TEXT_CHANNELS: Final = [discord.ChannelType.text, discord.ChannelType.news]


class EntityPick:
    """What selects of channels and of roles have in common: the values are ids, and there are no labels."""

    item: Any
    found: re.Match[str]

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, found: re.Match[str], /) -> Self:
        pick = cls(found["verb"], found["subject"], found["rest"])  # type: ignore[call-arg]
        pick.found = found
        return pick

    async def callback(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        await serve(interaction, self.found, values=tuple(map(str, data.get("values", ()))))


class PickChannel(EntityPick, ui.DynamicItem[ui.ChannelSelect[Any]], template=f"#{CUSTOM_ID}"):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        defaults = default_values(chosen, SelectDefaultValueType.channel)
        id = "#" + custom_id(verb, subject, rest)
        super().__init__(ui.ChannelSelect(custom_id=id, channel_types=TEXT_CHANNELS, default_values=defaults, **look))


class PickRole(EntityPick, ui.DynamicItem[ui.RoleSelect[Any]], template=f"&{CUSTOM_ID}"):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        defaults = default_values(chosen, SelectDefaultValueType.role)
        id = "&" + custom_id(verb, subject, rest)
        super().__init__(ui.RoleSelect(custom_id=id, default_values=defaults, **look))


def default_values(ids: Sequence[int], kind: SelectDefaultValueType) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=id, type=kind) for id in ids[:MAX_SELECT_VALUES]]


class Layout(ui.LayoutView):
    """The components of one message.

    It is stopped at once: otherwise discord.py would keep every ephemeral one, with a task, for 15 minutes.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()
