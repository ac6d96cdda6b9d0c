"""Buttons, selects and modals whose whole meaning is in their custom id, so that they all survive a restart."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Final, Self, TypeAlias

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, ui

from cogs.guard.limits import SEND_ERRORS
from cogs.guard.payloads import (
    BUTTON,
    CHANNELS,
    LIST,
    ROLES,
    CustomId,
    Forged,
    clicked_component,
    custom_id,
    parse_custom_id,
)
from cogs.interactions.acknowledge import OwnMessage, Panel, Shown, acknowledged, reply, sent_reply, show, update
from cogs.interactions.context import CODE, is_elsewhere, preferences_of, speaker_for
from cogs.interactions.errors import refuse
from cogs.interactions.services import dojo_of, services
from dojo.dojo import Dojo
from dojo.errors import Refusal
from dojo.limits import AT_ONCE
from dojo.lobby.lobby import Lobby
from dojo.ops.retry import retry_write
from dojo.people.bars import Banned
from dojo.people.preferences import Preferences
from dojo.people.servers import ELSEWHERE
from faces.core import Say

IN_FLIGHT: Final[dict[asyncio.Task[Any], int | None]] = {}  # with the person whom it counts against


def track_current_task(person: int) -> None:
    """Remember that the current task is serving this person. Raises `Refusal`."""
    task = asyncio.current_task()
    assert task
    busy = [*IN_FLIGHT.values()].count(person) >= AT_ONCE
    IN_FLIGHT[task] = person
    task.add_done_callback(lambda done: IN_FLIGHT.pop(done, None))
    if busy:
        raise Refusal("error-too-fast")


def only_waits() -> None:
    """The current task now waits in a queue with limits of its own: its person may go on."""
    task = asyncio.current_task()
    assert task
    if task in IN_FLIGHT:
        IN_FLIGHT[task] = None


async def wait_until_answered(seconds: float) -> None:
    """Wait for all other tracked tasks, at most so many seconds."""
    await asyncio.sleep(0)  # so that what has just arrived is under way
    if others := IN_FLIGHT.keys() - {asyncio.current_task()}:
        await asyncio.wait(others, timeout=seconds)


# Buttons and selects whose whole meaning is in their custom id, so that they all survive a restart.

MAX_INTEGER: Final = 2**63 - 1  # the largest integer a database column can hold
MAX_PAGE: Final = 10_000


def parse_number(text: str) -> int:
    """The integer in a custom id or value, which may be forged. Raises `Forged`."""
    if not re.fullmatch(r"-?[0-9]+", text) or abs(int(text)) > MAX_INTEGER:
        raise Forged
    return int(text)


def parse_page(text: str) -> int:
    """The number of a page in a custom id, the first being 0. Raises `Forged`."""
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
        """The one value picked from a select. Raises `Forged` if there is none."""
        if not self.values:
            raise Forged
        return self.values[0]

    @property
    def preferences(self) -> Preferences:
        return preferences_of(self.interaction)

    async def show(self, shown: Shown) -> OwnMessage:
        """Reply below the message that was clicked, for this person alone."""
        return await show(self.interaction, shown)

    async def replace(self, shown: Shown) -> OwnMessage:
        """Replace the message that was clicked, or reply privately if others see it: the control may be forged."""
        if not is_private(self.interaction):
            return await self.show(shown)
        panel = shown if isinstance(shown, Panel) else Panel(shown, [])
        replaced = await update(self.interaction, view=panel.view, attachments=panel.files)
        if pressed_dm_id(self.interaction) is None:  # nothing else can edit or delete an ephemeral message later
            services(self.interaction).clicked.remember(replaced)
        return replaced

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
    dojo = dojo_of(interaction)
    started, verb = perf_counter(), found.verb
    try:
        track_current_task(interaction.user.id)
        dojo.bars.require_welcome(interaction.user.id)
        if verb not in FINDS_PREFERENCES:
            await read_preferences(interaction)
        click = Click(interaction, dojo, speaker_for(interaction), found.subject, found.rest, **given)
        if verb not in VERBS:
            raise Forged
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
        dojo = dojo_of(interaction)
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


# Modals (forms) whose whole meaning is in their custom id, like that of a button.


class VerbModal(ui.Modal):
    """A modal served by its verb, which gets `click.fields` and `click.lists`, by the custom ids of the fields."""

    def __init__(self, verb: str, subject: str, rest: str = "", *, title: str, fields: Mapping[str, Any]) -> None:
        super().__init__(title=title[:45], custom_id=custom_id(verb, subject, rest))
        for label, item in fields.items():
            self.add_item(ui.Label(text=label[:45], component=item))
        self.stop()  # so that discord.py forgets it, and does not reply alongside us


async def serve_modal(interaction: discord.Interaction) -> None:
    """Serve a modal that has been submitted."""
    data: Any = interaction.data
    found = parse_custom_id(data["custom_id"])
    if found and found.sigil == BUTTON:
        fields = dict(answered_fields(data["components"]))
        texts = {name: value for name, value in fields.items() if isinstance(value, str)}
        lists = {name: value for name, value in fields.items() if isinstance(value, tuple)}
        await serve(interaction, found, fields=texts, lists=lists)
    else:
        await refuse(interaction, Forged())


def answered_fields(components: Iterable[Any]) -> Iterable[tuple[str, str | tuple[str, ...]]]:
    """The custom id of every field, in rows or under labels, and its text or what was picked.

    Anything malformed is skipped.
    """
    for part in components:
        name, value, values = part.get("custom_id"), part.get("value"), part.get("values")
        if isinstance(name, str) and isinstance(value, str):
            yield name, value
        if isinstance(name, str) and isinstance(values, list):
            yield name, tuple(map(str, values))
        yield from answered_fields(part.get("components", [part["component"]] if "component" in part else []))


# How we respond to a click: in place of the clicked message, as an ephemeral message, or with a lobby card.


def is_private(interaction: discord.Interaction) -> bool:
    """Whether only the person who clicked sees the message: then it may show their hand."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or is_in_our_dm(interaction))


def is_in_our_dm(interaction: discord.Interaction) -> bool:
    """Whether this comes from the direct messages between us and one person; group DMs have no server, too."""
    return interaction.guild_id is None and not is_elsewhere(interaction)


def pressed_dm_id(interaction: discord.Interaction) -> int | None:
    """The id of the direct message that was clicked; None if it was another kind of message."""
    message = interaction.message
    if message is None or message.flags.ephemeral or not is_in_our_dm(interaction):
        return None
    return message.id


async def post_lobby_card(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby, **message: Any) -> OwnMessage:
    """Respond with a lobby's card and save its message id. If that fails, close the lobby: nobody could find it."""
    try:
        card = await send_response(interaction, **message)
    except SEND_ERRORS:
        await dojo.lobbies.leave(lobby.id, lobby.host)
        raise
    if lobby.guild == ELSEWHERE:
        client = services(interaction)
        client.clicked.remember(card)
    await retry_write(lambda: dojo.lobbies.store_card(lobby.id, card.id))
    return card


async def send_response(interaction: discord.Interaction, **message: Any) -> OwnMessage:
    """Respond with a message.

    If Discord's reply is lost, ask whether the response arrived; if not, raise the first error.
    """
    try:
        return await reply(interaction, **message)
    except SEND_ERRORS as lost:
        with suppress(*SEND_ERRORS):
            if found := await sent_reply(interaction):
                return found
        raise lost from None
