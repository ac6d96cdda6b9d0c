"""The puzzle of the day: what people answered, how a server did, where it is posted, and who gives their matches."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from dojo.clock.paces import DAY
from dojo.errors import DojoError
from dojo.people.people import Player
from engine.daily import DailyPuzzle, puzzle_from, puzzle_of
from engine.games import GAMES
from storage.store import Store


class PuzzleOver(DojoError):
    """It is the puzzle of another day."""

    key = "error-puzzle-over"


class NoSuchAnswer(DojoError):
    """The answer is not one of those that are offered."""

    key = "error-bad-value"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many on a server answered a puzzle, and how many of them were right."""

    answered: int
    solved: int


@dataclass(frozen=True, slots=True)
class Post:
    """A server that waits for today's puzzle, and the channel it wants it in."""

    guild: int
    channel: int
    locale: str


class Puzzles:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    @property
    def today(self) -> int:
        """Counted from 1970, UTC."""
        return self._now() // DAY

    async def of(self, day: int) -> DailyPuzzle:
        """From a match of people who have agreed, if there is one for this day."""
        row = await self._store.read.puzzle_on(day=day)
        return puzzle_from(GAMES[row["game"]], json.loads(row["puzzle"])) if row else puzzle_of(day)

    async def gives(self, user: int) -> bool:
        """Whether puzzles may be made of this person's matches."""
        return bool(await self._store.read.gives_puzzles(id=user))

    async def give(self, player: Player, *, gives: bool) -> None:
        """Somebody who no longer gives their matches also takes back the puzzles that are still to come."""
        async with self._store.transaction() as queries:
            await queries.remember(id=player.id, name=player.name, locale=player.locale)
            await queries.give_puzzles(id=player.id, gives=int(gives))
            if not gives:
                await queries.withdraw_puzzles(id=player.id, after=self.today)

    async def answer(self, player: Player, guild: int, day: int, text: str) -> str:
        """Keep an answer; returns the one that counts, which is the first. Raises `PuzzleOver`, `NoSuchAnswer`.

        It counts for no server that has barred them.
        """
        puzzle = await self.of(day)
        if day != self.today:
            raise PuzzleOver
        if text not in map(str, puzzle.offered):
            raise NoSuchAnswer
        async with self._store.transaction() as queries:
            await queries.remember(id=player.id, name=player.name, locale=player.locale)
            solved = int(text == str(puzzle.best))
            guild = 0 if await queries.barred(guild=guild, id=player.id) else guild
            await queries.answer_puzzle(user_id=player.id, day=day, guild=guild, answer=text, solved=solved)
            kept: str = await queries.puzzle_answer(user_id=player.id, day=day)
            return kept

    async def answered(self, user: int, day: int) -> str | None:
        """The text of somebody's answer."""
        text: str | None = await self._store.read.puzzle_answer(user_id=user, day=day)
        return text

    async def tally(self, guild: int, day: int) -> Tally:
        return Tally(**dict(await self._store.read.puzzle_tally(guild=guild, day=day)))

    async def streak(self, user: int) -> int:
        """On how many days in a row they were right, up to yesterday: today's result is not told before tomorrow."""
        solved = {day for (day,) in await self._store.read.puzzles_solved(user_id=user)}
        return next(number for number in count() if self.today - 1 - number not in solved)

    async def to_post(self) -> list[Post]:
        return [Post(*row) for row in await self._store.read.puzzles_to_post(day=self.today)]

    async def posted(self, post: Post, day: int) -> None:
        async with self._store.transaction() as queries:
            await queries.puzzle_posted(guild=post.guild, day=day)
