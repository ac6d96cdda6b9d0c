"""Buttons and selects whose whole meaning is in their custom id, so that a restart loses none of them.

A custom id reads `verb/subject/rest`: what to do, the match or lobby it is done to, and the verb's own facts.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Self, TypeAlias

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, ui

from cogs.guard.in_flight import attend
from cogs.guard.payloads import is_ours
from cogs.interactions.context import say_to, wishes_of
from cogs.interactions.errors import refuse
from dojo.dojo import House
from dojo.errors import DojoError
from dojo.people.preferences import Wishes
from faces.core import Say

LARGEST: Final = 2**63 - 1  # a whole number in a database
LISTS: Final = dict.fromkeys("+#&", "list")  # with what the custom ids of selects begin


class Unreadable(DojoError):
    """A control that we never made, or not with this on it."""

    key = "error-bad-value"


def number(text: str) -> int:
    """A custom id may be forged."""
    if not re.fullmatch(r"-?[0-9]+", text) or abs(int(text)) > LARGEST:
        raise Unreadable
    return int(text)


@dataclass(frozen=True, slots=True)
class Click:
    """One press or pick: by whom, on what, in which language."""

    interaction: discord.Interaction
    house: House
    say: Say
    subject: str
    rest: str
    label: str = ""  # what stood on the button, or on the line picked from a list
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)  # what was written on a sheet

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def value(self) -> str:
        """What was picked from a list, of which one line can be picked."""
        if not self.values:
            raise Unreadable
        return self.values[0]

    @property
    def wishes(self) -> Wishes:
        return wishes_of(self.interaction)


Verb: TypeAlias = Callable[[Click], Awaitable[None]]
VERBS: dict[str, Verb] = {}


def on(verb: str) -> Callable[[Verb], Verb]:
    """Let a function serve every control with this verb."""

    def register(serve: Verb) -> Verb:
        VERBS[verb] = serve
        return serve

    return register


def custom_id(verb: str, subject: str, rest: str = "") -> str:
    return f"{verb}/{subject}/{rest}"


async def serve(interaction: discord.Interaction, found: re.Match[str], **given: Any) -> None:
    """Do what a control says; whatever goes wrong is told to whoever clicked."""
    if interaction.type is discord.InteractionType.component and not is_ours(interaction):
        return  # the client says so to whoever clicked
    house: House = interaction.client.house  # type: ignore[attr-defined]
    began, verb = perf_counter(), found["verb"]
    attend()
    try:
        interaction.extras["wishes"] = await house.people.wishes(interaction.user.id)
        click = Click(interaction, house, say_to(interaction), found["subject"], found["rest"], **given)
        if verb not in VERBS:
            raise Unreadable
        await VERBS[verb](click)
    except Exception as trouble:
        await refuse(interaction, trouble)
    control = "sheet" if "fields" in given else LISTS.get(found.string[:1], "button")
    house.tally.clicked(control, verb if verb in VERBS else "unknown", perf_counter() - began)


class Press(ui.DynamicItem[ui.Button[Any]], template=r"(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)"):
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


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"\+(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)"):
    """A select; its values come with the interaction."""

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


MOST: Final = 25  # values of one select
PLACES: Final = [discord.ChannelType.text, discord.ChannelType.news]
KNOWN: Final = r"(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)"


class Guide:
    """What both have in common: whoever picks from one is served by its verb."""

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


class PickChannel(Guide, ui.DynamicItem[ui.ChannelSelect[Any]], template=f"#{KNOWN}"):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        now = picked(chosen, SelectDefaultValueType.channel)
        name = "#" + custom_id(verb, subject, rest)
        super().__init__(ui.ChannelSelect(custom_id=name, channel_types=PLACES, default_values=now, **look))


class PickRole(Guide, ui.DynamicItem[ui.RoleSelect[Any]], template=f"&{KNOWN}"):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        now = picked(chosen, SelectDefaultValueType.role)
        super().__init__(ui.RoleSelect(custom_id="&" + custom_id(verb, subject, rest), default_values=now, **look))


def picked(ids: Sequence[int], kind: SelectDefaultValueType) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=id, type=kind) for id in ids[:MOST]]


class Layout(ui.LayoutView):
    """discord.py would keep what only its reader sees for a quarter of an hour, and a task with each."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()
