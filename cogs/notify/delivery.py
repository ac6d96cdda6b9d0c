"""One match's notices on their way to Discord: the match as it stands, and what has been posted so far."""

from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from dojo.match.messages import Places
from dojo.ops.retry import retry_write
from dojo.outbox import Notice
from dojo.people.people import Player
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku


def nonce_of(notice: Notice) -> str:
    """Discord takes a second message under the same nonce for the first one, for some minutes."""
    return f"{notice.match}:{notice.id}"[:25]


@dataclass(slots=True)
class Shared:
    """What all notices that are delivered together have in common: the match, and what isn't written down yet."""

    table: Table
    places: Places = field(default_factory=Places)
    done: list[Notice] = field(default_factory=list)


class Delivery:
    """The match is read once. What was posted, and which notices are done, is written down together at the end.

    Until then a crash may come. Then they're sent again under the same nonces, and Discord hands back what it has.
    """

    def __init__(self, bot: "Hikyaku", notice: Notice, table: Table, written: int = 0) -> None:
        self.bot = bot
        self.notice = notice
        self._shared = Shared(table)
        self._written = written  # how many commits had written notices when the match was read

    @classmethod
    async def of(cls, bot: "Hikyaku", notice: Notice) -> Self:
        """Raises `NoSuchMatch`."""
        written = bot.dojo.outbox.signal.count
        return cls(bot, notice, await bot.dojo.referee.table(notice.match), written)

    def of_another(self, notice: Notice) -> Self:
        """The delivery of another notice of the match, which may go on beside this one."""
        other = copy(self)
        other.notice = notice
        return other

    @property
    def table(self) -> Table:
        return self._shared.table

    @property
    def outdated(self) -> bool:
        """Whether something may have changed since the match was read; another process's changes can't be seen."""
        outbox = self.bot.dojo.outbox
        return outbox.shared or outbox.signal.count != self._written

    @property
    def seat(self) -> Seat:
        """The seat that the notice is about."""
        return int(self.notice.seat or 0)

    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    @property
    def say(self) -> Say:
        """In the language of the table."""
        return speaker(self.table.locale)

    @property
    def nonce(self) -> str:
        return nonce_of(self.notice)

    @property
    def channel(self) -> discord.PartialMessageable:
        """Where the match is shown: its thread, or the channel itself."""
        return self.bot.get_partial_messageable(self.table.thread or self.table.channel, guild_id=self.table.guild)

    async def has_held(self) -> bool:
        """Whether this player's answer is held, as planned ones are. Only what they alone see may depend on it."""
        return await self.bot.dojo.held_moves.held(self.table, self.seat) is not None

    async def post(self, view: ui.LayoutView, *, to: Any = (), **message: Any) -> discord.Message:
        """Where the match is shown. Only those in `to` are mentioned so that they notice; silent without any."""
        mentioned = discord.AllowedMentions(users=[discord.Object(each.id) for each in to])
        message = {"silent": not to, **message}
        return await self.channel.send(view=view, nonce=self.nonce, allowed_mentions=mentioned, **message)

    def posted_card(self, id: int, ply: int) -> None:
        self._shared.places.card = id
        self._shared.places.card_ply = ply

    def moved_to(self, thread: int) -> None:
        """To the channel, or to a thread, which has the id of the message under which it was opened."""
        self._shared.places.thread = thread
        home = self.table.lobby_message if thread == self.table.channel else thread
        self._shared.table = replace(self.table, thread=thread, lobby_message=home)

    def posted_hand(self, id: int | None) -> None:
        self._shared.places.hands[self.seat] = id

    def done(self) -> None:
        self._shared.done.append(self.notice)

    async def write(self) -> None:
        """As soon as the disk takes it: after some minutes Discord would take a repeated message for a new one."""
        places, done = self._shared.places, self._shared.done
        if places or done:
            await retry_write(lambda: self.bot.dojo.messages.delivered(self.table.id, places, done))
        self._shared = Shared(self.table)
