"""Players: their names, languages and whether they want DMs."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from dojo import shuffle
from dojo.outbox import Draft, unit_of_work
from dojo.people.preferences import DEFAULTS, Preferences, dm_of, preferences
from dojo.people.reliability import NO_HABITS, Habits, habits_of
from engine.core import AnyGame
from storage.store import Store

FORMER = -1_000_000  # ids from here down stand for people who asked to be erased


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody with a seat. `dm`: "yes", "no", or "closed" if they want DMs but Discord refuses them."""

    id: int
    name: str
    dm: str = "no"
    locale: str = "en"  # the language they chose, else Discord's
    preferences: Preferences = DEFAULTS
    habits: Habits = NO_HABITS  # as they were when they joined the lobby
    click: int = field(default=0, compare=False)  # Discord's id of the click with which they joined

    @property
    def computer(self) -> bool:
        """Whether it's a computer. Discord has no negative ids."""
        return FORMER < self.id < 0

    @property
    def former(self) -> bool:
        """Whether it's somebody who asked to be erased: a person's seat, but nobody can be reached."""
        return self.id <= FORMER


def player(row: Any) -> Player:
    """A player from the row of a lobby's guest or a match's seat."""
    stored = preferences(row)
    return Player(row["user_id"], row["name"], dm_of(row), stored.language or row["speaks"], stored)


def known_player(id: int, person: Any) -> Player:
    """A player from the row of a person."""
    stored = preferences(person)
    return Player(id, person["name"], dm_of(person), stored.language or person["locale"], stored)


class People:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def remember(self, id: int, name: str, locale: str) -> Preferences:
        """Remember a name and language; returns the preferences. Only changes are written: every command calls this."""
        known = await self._store.read.person(id=id)
        if known is None or (known["name"], known["locale"], known["introduced_at"]) != (name, locale, None):
            async with self._store.transaction() as queries:
                await queries.remember(id=id, name=name, locale=locale)
        return preferences(known) if known else DEFAULTS

    async def remember_player(self, player: Player) -> Player:
        """Remember a player who joins; returns them with what is stored: preferences, habits, whether they want DMs."""
        stored = await self.remember(player.id, player.name, player.locale)
        known = await self._store.read.person(id=player.id)
        habits = await habits_of(self._store.read, player.id)
        locale = stored.language or player.locale
        dm = dm_of(known) if known else "no"  # erased meanwhile
        return replace(player, dm=dm, locale=locale, preferences=stored, habits=habits)

    async def remember_if_new(self, player: Player) -> None:
        """Remember somebody named by another player, unless we already know their name and language from themselves."""
        if await self._store.read.person(id=player.id) is None:
            async with self._store.transaction() as queries:
                await queries.introduce(id=player.id, name=player.name, locale=player.locale, now=self._now())

    async def preferences(self, id: int) -> Preferences:
        """The person's preferences. Read at every click."""
        known = await self._store.read.person(id=id)
        return preferences(known) if known else DEFAULTS

    async def dm_channel(self, id: int) -> int | None:
        """The channel for DMs to this person, if one has been opened."""
        channel: int | None = await self._store.read.dm_channel(id=id)
        return channel

    async def store_dm_channel(self, id: int, channel: int | None) -> None:
        async with self._store.transaction() as queries:
            await queries.store_dm_channel(id=id, channel=channel)

    async def dm_closed(self, id: int) -> None:
        async with self._store.transaction() as queries:
            await queries.close_dms(id=id, closed=1)

    async def dm_open(self, id: int) -> None:
        """They can get DMs again: send the hands that couldn't be sent."""
        async with self._store.transaction() as queries:
            await queries.close_dms(id=id, closed=0)
        await self._notify_hands(await self._store.read.hands_owed(person=id))

    async def reopen_dms(self, guild: int) -> list[str]:
        """A server let us in again: try DMs to its players once more. Returns the matches being played there."""
        for (person,) in await self._store.read.shut_out(guild=guild):
            await self.dm_open(person)
        return [id for (id,) in await self._store.read.shown_in(guild=guild)]

    async def wants_dm(self, id: str, user: int, yes: bool) -> None:
        """Whether this player wants their hand by DM in one lobby or match."""
        shuffle.require_code(id)
        async with self._store.transaction() as queries:
            await queries.touch_lobby(id=id, user_id=user)  # so that a match starting right now takes the choice over
            await queries.set_preferences(id=user, dm=int(yes))
            await queries.prefer_dms_in_lobby(lobby_id=id, user_id=user, dm=int(yes))
            await queries.prefer_dms_in_match(match_id=id, user_id=user, dm=int(yes))
            if not yes:
                await queries.prefer_thread(id=user, match_id=id)
        owed = [row for row in await self._store.read.hands_owed(person=user) if row["match_id"] == id]
        await self._notify_hands(owed if yes else await self._store.read.hand_to_take_down(match_id=id, person=user))

    async def take_dms(self, user: int) -> None:
        """This player wants DMs in every lobby and match, present and future. `dm_open` then sends the hands."""
        async with self._store.transaction() as queries:
            await queries.prefer_dms(id=user)
            await queries.prefer_dms_in_matches(id=user)
            await queries.prefer_dms_in_lobbies(id=user)

    async def has_played(self, user: int, game: AnyGame, options: Mapping[str, str]) -> bool:
        """Whether they have ever had a seat in a match of this game, in the same mode if it has several.

        Of a match that has been deleted only the game is known; it counts as one of the usual mode.
        """
        rows = await self._store.read.options_played(person=user, game=game.key)
        return mode(game, options) in {mode(game, json.loads(played or "{}")) for (played,) in rows}

    async def _notify_hands(self, hands: Iterable[Any]) -> None:
        for hand in hands:
            async with unit_of_work(self._store, self._now) as work:
                number = max(json.loads(hand["opened"]))  # as in engine.match
                work.notify_match(hand["match_id"], number, Draft("hand", hand["seat"]))


def mode(game: AnyGame, options: Mapping[str, str]) -> tuple[str, ...]:
    """The options that decide what has to be learnt; nothing in most games."""
    return tuple(options.get(name, values[0]) for name, values in game.options.items() if name in game.modes)
