"""What is remembered between clicks, and what the rooms find at the client, which they can't import."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Protocol, cast

import discord

from cogs.guard.channels import PATIENCE_SECONDS, DmChannels
from cogs.guard.limits import SEND_ERRORS
from cogs.interactions.acknowledge import OwnMessage
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("services")

TOKEN_SECONDS: Final = 840.0  # Discord takes edits through a click for 15 minutes
MAX_REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class _Clicked:
    message: OwnMessage
    at: float  # as time.monotonic()
    number: int | None  # of the match to which the click has led (engine.match)


class ClickedMessages:
    """What is forgotten here, in a restart for example, is edited as any other message is."""

    def __init__(self) -> None:
        self._clicks: dict[int, _Clicked] = {}  # by message, the oldest first

    def remember(self, message: OwnMessage, number: int | None = None) -> None:
        """`number`: of the match after what was done by the click that was answered in this message."""
        if not message.id:
            return
        self._clicks.pop(message.id, None)
        self._clicks[message.id] = _Clicked(message, monotonic(), number)
        if len(self._clicks) > MAX_REMEMBERED:
            del self._clicks[next(iter(self._clicks))]

    def has_led_to(self, number: int, message: int) -> bool:
        """Whether the match came to its present number in this message, so that its reader is looking at it."""
        click = self._clicks.get(message)
        return click is not None and click.number == number

    def can_edit(self, message: int) -> bool:
        click = self._clicks.get(message)
        return click is not None and monotonic() - click.at <= TOKEN_SECONDS

    async def edit(self, message: int, *, again: bool = False, **content: Any) -> bool:
        """Whether it could be edited in this way. `again`: it may be edited through the same click once more."""
        if not self.can_edit(message):
            return False
        own = self._clicks[message].message
        if not again:
            del self._clicks[message]
        try:
            await own.edit(**content)
        except SEND_ERRORS:
            return False
        return True

    async def delete(self, message: int) -> None:
        """An ephemeral message, which can't be deleted in any other way; nothing happens when it's too late."""
        if self.can_edit(message):
            with suppress(*SEND_ERRORS):
                await self._clicks.pop(message).message.delete()


# Which matches people have before them just now. After a restart none is known, and people are called as ever.


class OpenPanels:
    """Who has a match before them in an ephemeral panel that leads on by itself, so that nobody has to call them."""

    def __init__(self) -> None:
        self._opened: dict[tuple[str, int], float] = {}  # by match and user, the longest ago first

    def open(self, match: str, user: int) -> None:
        """This player clicked in such a panel, which can be edited through the click for some minutes."""
        self._opened.pop((match, user), None)
        self._opened[match, user] = monotonic()
        if len(self._opened) > MAX_REMEMBERED:
            del self._opened[next(iter(self._opened))]

    def close(self, match: str, user: int) -> None:
        """It couldn't be edited, or was given up."""
        self._opened.pop((match, user), None)

    def is_open(self, match: str, user: int) -> bool:
        opened = self._opened.get((match, user))
        return opened is not None and monotonic() - opened <= TOKEN_SECONDS


class LastMatches:
    """The match that a person last had to do with in a channel: a command that names none means that one first."""

    def __init__(self) -> None:
        self._matches: dict[tuple[int, int | None], str] = {}  # by user and channel, the longest ago first

    def note(self, interaction: discord.Interaction, match: str) -> None:
        place = interaction.user.id, interaction.channel_id
        self._matches.pop(place, None)
        self._matches[place] = match
        if len(self._matches) > MAX_REMEMBERED:
            del self._matches[next(iter(self._matches))]

    def of(self, interaction: discord.Interaction) -> str | None:
        """It may be over, or a lobby."""
        return self._matches.get((interaction.user.id, interaction.channel_id))


# The tasks that redraw or delete an ephemeral panel later, and what stands beside panels until the next move.

MAX_ASIDES: Final = 500  # players whose asides are remembered; each holds a whole interaction


@dataclass(frozen=True, slots=True)
class Aside:
    message: OwnMessage
    panel: int | None  # the ephemeral message in which it was asked for


class Panels:
    """The tasks that redraw or delete a panel after a move, and the asides; they may be lost in a restart.

    An aside is what a button of a panel shows below it: a hint, the cards, what else there is to press, or in a lesson
    the rules. It would stand between the player and the next panel, so it goes away with their move, or the next step.
    """

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()
        self.asides: dict[tuple[int, str], dict[str, Aside]] = {}  # by player, the longest ago first

    async def close(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def aside_shown(self, interaction: discord.Interaction, subject: str, verb: str, message: OwnMessage) -> None:
        """One of each is enough.

        `subject`: the match, or the game of a lesson.
        """
        player, clicked = (interaction.user.id, subject), interaction.message
        asides = self.asides[player] = self.asides.pop(player, {})
        if verb in asides:
            self.start(delete_reply(asides[verb].message), name=f"{verb} {subject}")
        asides[verb] = Aside(message, clicked.id if clicked and clicked.flags.ephemeral else None)
        if len(self.asides) > MAX_ASIDES:
            del self.asides[next(iter(self.asides))]

    def move_made(self, interaction: discord.Interaction, subject: str) -> None:
        """Delete the asides. One that was clicked says what was played, so the panel it was asked in goes instead."""
        clicked = interaction.message.id if interaction.message else None
        for verb, aside in self.asides.pop((interaction.user.id, subject), {}).items():
            if aside.message.id != clicked:
                self.start(delete_reply(aside.message), name=f"{verb} {subject}")
            elif aside.panel:
                client = services(interaction)
                self.start(client.clicked.delete(aside.panel), name=f"panel {subject}")

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def delete_reply(message: OwnMessage) -> None:
    try:
        await message.delete()
    except SEND_ERRORS as failure:
        log.info("panel not deleted", reason=redacted(failure))


def panels_of(interaction: discord.Interaction) -> Panels:
    return services(interaction).panels


# What the rooms find at the client, which they can't import: its module loads them.


@dataclass(frozen=True, slots=True)
class Listing:
    """What a host says about their copy of the bot; everything may be missing."""

    operator: str = ""
    contact: str = ""
    source_url: str = ""
    support_url: str = ""
    terms_url: str = ""
    privacy_url: str = ""
    user_install: bool = False  # whether people may install it themselves

    @property
    def links(self) -> dict[str, str]:
        """The addresses that are set, by the key of their label."""
        urls = {"about-support": self.support_url, "about-source": self.source_url}
        urls |= {"about-terms": self.terms_url, "about-privacy": self.privacy_url}
        return {name: url for name, url in urls.items() if url}


class Services(Protocol):
    """Only one client, `Hikyaku` in cogs/client.py, is meant."""

    dojo: Dojo
    clicked: ClickedMessages
    open_panels: OpenPanels
    last_matches: LastMatches
    panels: Panels
    dm_channels: DmChannels
    listing: Listing

    @property
    def user(self) -> discord.ClientUser | None: ...

    async def open_dm(self, user: int, patience: float = PATIENCE_SECONDS) -> discord.PartialMessageable: ...

    def get_partial_messageable(self, id: int, *, guild_id: int | None = None) -> discord.PartialMessageable: ...


def services(interaction: discord.Interaction[Any]) -> Services:
    return cast(Services, interaction.client)


def dojo_of(interaction: discord.Interaction[Any]) -> Dojo:
    return services(interaction).dojo
