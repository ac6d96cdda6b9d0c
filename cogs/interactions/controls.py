"""Buttons and selects whose whole meaning is in their custom id, so that they all survive a restart.

`cogs/guard/custom_ids.py` has their grammar. A function registered with `on(verb)` serves every control with that verb:
it gets a `Click`. `Press` is a button; `Pick`, `PickChannel` and `PickRole` are selects. discord.py does not dispatch
them: it would build all controls of a message again for each click.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Final, Self, TypeAlias

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, ui

from cogs.guard.custom_ids import BUTTON, CHANNELS, LIST, ROLES, CustomId, custom_id, parse_custom_id
from cogs.guard.in_flight import track_current_task
from cogs.guard.payloads import clicked_component
from cogs.interactions.acknowledge import acknowledged
from cogs.interactions.context import CODE, preferences_of, speaker_for
from cogs.interactions.errors import refuse
from cogs.interactions.services import services
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.people.bars import Banned
from dojo.people.preferences import Preferences
from faces.core import Say

MAX_INTEGER: Final = 2**63 - 1  # the largest integer a database column can hold
MAX_PAGE: Final = 10_000


class Unreadable(DojoError):
    """A control that we never made, or a value that we never offered on it."""

    key = "error-bad-value"


def parse_number(text: str) -> int:
    """The integer in a custom id or value, which may be forged. Raises `Unreadable`."""
    if not re.fullmatch(r"-?[0-9]+", text) or abs(int(text)) > MAX_INTEGER:
        raise Unreadable
    return int(text)


def parse_page(text: str) -> int:
    """The number of a page in a custom id, the first being 0. Raises `Unreadable`."""
    return max(0, min(parse_number(text), MAX_PAGE))


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
    fields: Mapping[str, str] = field(default_factory=dict)  # texts given in a modal, by the field's custom id
    lists: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # likewise what was picked from its lists

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

    def knowing(self, preferences: Preferences) -> Self:
        """The same click, with preferences that came with something else that was read."""
        self.interaction.extras["preferences"] = preferences
        return replace(self, say=speaker_for(self.interaction))


Verb: TypeAlias = Callable[[Click], Awaitable[None]]
VERBS: dict[str, Verb] = {}
REPLIES_AT_ONCE: set[str] = set()  # verbs that are not acknowledged, however long they take
FINDS_PREFERENCES: set[str] = set()  # verbs whose functions don't have to wait for the preferences


def on(verb: str, *, finds_preferences: bool = False, replies_at_once: bool = False) -> Callable[[Verb], Verb]:
    """Register a function to serve every control with this verb.

    `finds_preferences`: it reads the match, which has them, and calls `Click.knowing` before it says anything.
    `replies_at_once`: with a form, or a message that is filled later, neither of which can follow an acknowledgement.
    """

    def register(serve: Verb) -> Verb:
        VERBS[verb] = serve
        if replies_at_once:
            REPLIES_AT_ONCE.add(verb)
        if finds_preferences:
            FINDS_PREFERENCES.add(verb)
        return serve

    return register


BEFORE_ELSEWHERE: list[Verb] = []


def before_elsewhere(serve: Verb) -> Verb:
    """Register a function that gets every click where we can't post anything, before the function of its verb."""
    BEFORE_ELSEWHERE.append(serve)
    return serve


async def serve_component(interaction: discord.Interaction) -> None:
    """Serve a button or select that is ours and on the message that was clicked, which the client has checked."""
    data: Any = interaction.data
    part, found = clicked_component(interaction), parse_custom_id(data["custom_id"])
    if part is None or found is None:
        return
    if found.sigil == BUTTON:
        await serve(interaction, found, label=part.label or "-")
        return
    values = tuple(map(str, data.get("values") or ()))
    labels = {option.value: option.label for option in getattr(part, "options", ())}
    await serve(interaction, found, label=labels.get(next(iter(values), ""), ""), values=values)


async def serve(interaction: discord.Interaction, found: CustomId, **given: Any) -> None:
    """Do what a control says; any error is reported to the person who clicked."""
    dojo = services(interaction).dojo
    started, verb = perf_counter(), found.verb
    try:
        track_current_task(interaction.user.id)
        dojo.bars.require_welcome(interaction.user.id)
        if verb not in FINDS_PREFERENCES:
            await read_preferences(interaction)
        click = Click(interaction, dojo, speaker_for(interaction), found.subject, found.rest, **given)
        if verb not in VERBS:
            raise Unreadable
        if CODE.fullmatch(found.subject):
            services(interaction).last_matches.note(interaction, found.subject)
        timely = "fields" not in given and verb not in REPLIES_AT_ONCE
        async with acknowledged(interaction) if timely else nullcontext():
            if timely and interaction.extras.get("elsewhere"):
                for first in BEFORE_ELSEWHERE:
                    await first(click)
            await VERBS[verb](click)
    except Exception as error:
        if verb in FINDS_PREFERENCES and not isinstance(error, Banned):
            with suppress(Exception):  # then the refusal is in the language that Discord reports
                await read_preferences(interaction)
        await refuse(interaction, error)
    control = "modal" if "fields" in given else "list" if found.sigil else "button"
    dojo.metrics.clicked(control, verb if verb in VERBS else "unknown", perf_counter() - started)


async def read_preferences(interaction: discord.Interaction) -> None:
    """Unless they are known already."""
    if "preferences" not in interaction.extras:
        dojo = services(interaction).dojo
        interaction.extras["preferences"] = await dojo.people.preferences(interaction.user.id)


class Press(ui.Button[Any]):
    """A button."""

    def __init__(self, verb: str, subject: str, rest: str = "", **look: Any) -> None:
        super().__init__(custom_id=custom_id(verb, subject, rest), **look)


class Pick(ui.Select[Any]):
    """A select of texts."""

    def __init__(self, verb: str, subject: str, rest: str = "", **look: Any) -> None:
        super().__init__(custom_id=custom_id(verb, subject, rest, LIST), **look)


# Selects of channels and roles

MAX_SELECT_VALUES: Final = 25  # Discord's limit
TEXT_CHANNELS: Final = [discord.ChannelType.text, discord.ChannelType.news]


class PickChannel(ui.ChannelSelect[Any]):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        defaults = default_values(chosen, SelectDefaultValueType.channel)
        id = custom_id(verb, subject, rest, CHANNELS)
        super().__init__(custom_id=id, channel_types=TEXT_CHANNELS, default_values=defaults, **look)


class PickRole(ui.RoleSelect[Any]):
    def __init__(self, verb: str, subject: str, rest: str = "", chosen: Sequence[int] = (), **look: Any) -> None:
        defaults = default_values(chosen, SelectDefaultValueType.role)
        super().__init__(custom_id=custom_id(verb, subject, rest, ROLES), default_values=defaults, **look)


def default_values(ids: Sequence[int], kind: SelectDefaultValueType) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=id, type=kind) for id in ids[:MAX_SELECT_VALUES]]
