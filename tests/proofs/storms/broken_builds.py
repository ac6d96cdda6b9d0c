"""Builds that are broken on purpose, each by what it lacks: what has to be found wrong with it."""

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest.mock import patch

import cogs.client
import cogs.guard.payloads
import cogs.interactions.controls
import cogs.notify.delivery
import cogs.notify.dms
import dojo.lobby.lobbies
import dojo.people.vacations
import dojo.ratings.ratings
import dojo.watching.guesses
import faces.names
from cogs.guard.channels import BlockedChannels, StaleMessages
from cogs.interactions import acknowledge
from cogs.interactions.acknowledge import ACKNOWLEDGE_SECONDS, OwnMessage, reply
from cogs.notify.courier import Courier
from cogs.notify.delivery import Delivery
from dojo.errors import NoSuchMatch, NotSeated
from dojo.lobby.lobby import Lobby
from dojo.match import agreements
from dojo.match.referee import Referee
from dojo.table.table import Table
from tests.proofs import patched

Broken = tuple[Any, str, Any]
CAST_OFFER: Final = agreements._cast_offer
MOVED: Final = Delivery.moved_to


@contextmanager
def broken(*builds: Broken) -> Iterator[None]:
    with ExitStack() as patches:
        for place, name, breaking in builds:
            called = callable(breaking) and not isinstance(breaking, type)
            patches.enter_context(patched(place, name, breaking) if called else patch.object(place, name, breaking))
        yield


# In storms: what fails, and in which storm


async def giving_up(courier: Any, notice: Any, _: Exception) -> None:
    """What fails once is never tried again."""
    await courier.outbox.done(notice)


def another_each_time(_: Any) -> str:
    return secrets.token_hex(8)


def leaving_it(*_: Any) -> None:
    """Nothing is in doubt, so nothing is swept."""


def forgetting(*_: Any) -> bool:
    return False


async def calling_nobody(*_: Any) -> None:
    """A DM that can't be sent is taken for sent."""


def staying(delivery: Any, to: int) -> None:
    """A board that can't be written where it was is given up."""
    if delivery.table.thread:
        raise NoSuchMatch
    MOVED(delivery, to)


IN_STORMS: Final[dict[str, tuple[str, tuple[Broken, ...]]]] = {
    "no retry": ("no message gets through", ((Courier, "put_off", giving_up),)),
    "another nonce, and no sweep": (
        "answers lost",
        ((StaleMessages, "take_over", leaving_it), (cogs.notify.delivery, "nonce_of", another_each_time)),
    ),
    "no memory of blocked channels": (
        "the bot sent away and let in again",
        ((BlockedChannels, "is_blocked", forgetting),),
    ),
    "no call in place of a refused DM": (
        "DMs to newcomers: quarantine",
        ((cogs.notify.dms, "call_instead", calling_nobody),),
    ),
    "no second place for a board": ("threads locked: 160005", ((Delivery, "moved_to", staying),)),
}


# Under forged input, by the fault that has to be found. Each is given what it replaces


def seating_strangers(seat_of: Any) -> Any:
    """Users without a seat are given the first one."""

    def broken(table: Table, user: int) -> int:
        try:
            return int(seat_of(table, user))
        except NotSeated:
            return 0

    return broken


def telling_the_log(table: Any) -> Any:
    """A match that was read is logged whole, with its seed."""

    async def broken(referee: Referee, id: str) -> Table:
        found = await table(referee, id)
        logging.getLogger("hikyaku").info("read %r", found.match)
        return found

    return broken


def deaf_to_strange_controls(_: Any) -> Any:
    return lambda interaction: True


def answering_twice(refuse: Any) -> Any:
    async def broken(interaction: Any, trouble: Exception) -> None:
        await refuse(interaction, trouble)
        interaction.response._response_type = None
        await refuse(interaction, trouble)

    return broken


def trusting_modals(_: Any) -> Any:
    """Every field has a name and a value."""

    def broken(components: Any) -> Iterator[tuple[str, str]]:
        for part in components:
            if "value" in part:
                yield part["custom_id"], part["value"]
            yield from broken(part.get("components", [part["component"]] if "component" in part else []))

    return broken


# The last two play others' matches, and may end them.
FORGEABLE: Final[dict[str, tuple[Any, str, Callable[[Any], Any]]]] = {
    "logged": (Referee, "table", telling_the_log),
    "unanswered": (cogs.client, "is_ours", deaf_to_strange_controls),
    "doubled": (cogs.client, "refuse", answering_twice),
    "troubles": (cogs.interactions.controls, "answered_fields", trusting_modals),
    "leaked": (Table, "seat_of", seating_strangers),
    "changed": (Table, "seat_of", seating_strangers),
}


# Without a guard against abuse


async def uncounted(*_: Any) -> None:
    """Everybody may call everybody as often as they like."""


async def all_seats(queries: Any, match: str) -> set[int]:
    """Everybody is taken to have moved."""
    return {row["seat"] for row in await queries.standing_at_end(match_id=match)}


async def let_everybody_guess(*_: Any) -> None:
    """Strangers and barred people, too."""


async def forgetful_offer(work: Any, seat: int, vote: str, now: int) -> None:
    """An earlier offer is no longer known."""
    await agreements.cast(work, seat, None)
    await CAST_OFFER(work, seat, vote, now)


async def reply_of_the_click(interaction: Any, **message: Any) -> OwnMessage:
    """On a busy machine. What is deleted later is taken to be the answer, which may be the message that was clicked."""
    await asyncio.sleep(ACKNOWLEDGE_SECONDS)
    return OwnMessage((await reply(interaction, **message)).id, interaction)


UNGUARDED: Final[dict[str, Broken]] = {
    "limits of calls": (dojo.lobby.lobbies, "count_ping", uncounted),
    "terms to agree to": (Lobby, "may_start_at", property(lambda _: 0)),
    "escaped names": (faces.names, "PUNCTUATION", re.compile("(?!)")),
    "a vote on calling off": (agreements, "agreed", lambda *_: True),
    "moves before a rating": (dojo.ratings.ratings, "moved_seats", all_seats),
    "clicks at once": (cogs.interactions.controls, "AT_ONCE", 1_000),
    "vacations a day": (dojo.people.vacations, "VACATIONS_A_DAY", 1_000),
    "who may guess": (dojo.watching.guesses, "_require_watcher", let_everybody_guess),
    "channels of the server": (cogs.guard.payloads, "are_here", lambda *_: True),
    "one offer at a time": (agreements, "_cast_offer", forgetful_offer),
    "the bot's own messages": (acknowledge, "reply", reply_of_the_click),
}
