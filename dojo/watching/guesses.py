"""Guess the move: what watchers lock in before it's told, what becomes of it, and the score of a season.

A guess is made by somebody who never had a seat of the match, from what everybody can see. It's settled in the
transaction of the move that decides it, and void if the player didn't make that move or it is taken back.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from dojo.errors import DojoError, require_option
from dojo.people.bars import require_not_barred
from dojo.people.people import Player
from dojo.shuffle import require_code
from dojo.table import table_rows
from dojo.table.seat_clocks import Answer
from dojo.table.table import Table
from engine import match
from engine.core import AnyGame, Seat
from storage.store import Queries, Store

BEST: Final = 5  # guessers of a server that are named
COUNTED: Final = 10  # guesses of one person about one player that count in a season: a friend may tell their moves
WATCHED: Final = 3  # how many players' moves somebody must have guessed to be named
NOBODY: Final = -1


class KnowsAHand(DojoError):
    """Somebody who plays in a match, or once did, may know what others can't."""

    key = "error-knows-a-hand"


class GuessElsewhere(DojoError):
    """Guesses count on the server of the match, so they are made there, by its people."""

    key = "error-guess-elsewhere"


class NothingToGuess(DojoError):
    """The move has been made, or nothing can be guessed about the one that comes."""

    key = "error-nothing-to-guess"


class GuessedAlready(DojoError):
    """A guess that is locked in stays."""

    key = "error-guessed-already"


@dataclass(frozen=True, slots=True)
class Question:
    """What watchers may guess now: `opened` is the number of the question that was put to the seat."""

    seat: Seat
    opened: int
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guess:
    """The latest of one person in one match. `hit` is None until the move is told."""

    text: str
    hit: bool | None


@dataclass(frozen=True, slots=True)
class Score:
    """Of the guesses that were decided and count, how many were right."""

    name: str
    made: int
    hits: int


NO_SCORE: Final = Score("", 0, 0)


def question(table: Table) -> Question | None:
    """What can be guessed: the move of a person who alone is asked, on a server, if no computer answers for them."""
    choices = match.guesses(table.game, table.match) if table.status == "playing" and table.guild > 0 else ()
    seat = next(iter(table.asked), NOBODY)
    if not choices or not table.people([seat]) or table.clocks[seat].standin:
        return None
    return Question(seat, table.opened(seat), choices)


class Guesses:
    def __init__(self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], int]) -> None:
        self._store = store
        self._games = games
        self._now = now

    async def lock_in(self, id: str, player: Player, guild: int, opened: int, text: str) -> None:
        """Raises what `require_watcher` does, `NothingToGuess`, `GuessedAlready` or `BadOption`.

        `guild`: the server on which they guess. The match is locked, so the move isn't made meanwhile.
        """
        async with self._store.transaction() as queries:
            await queries.hold_match(id=require_code(id))
            table = table_rows.read(self._games, await table_rows.rows_of(queries, id))
            await _require_watcher(queries, table, player.id, guild)
            asked = question(table)
            if asked is None or asked.opened != opened:
                raise NothingToGuess
            require_option("guess", text, asked.choices)
            await queries.remember(id=player.id, name=player.name, locale=player.locale)
            facts = {"match_id": id, "opened": opened, "seat": asked.seat, "guess": text, "now": self._now()}
            if await queries.lock_in_guess(**facts, user_id=player.id) is None:
                raise GuessedAlready

    async def require_watcher(self, table: Table, user: int, guild: int) -> None:
        """Raises `GuessElsewhere`, `Barred` or `KnowsAHand`."""
        await _require_watcher(self._store.read, table, user, guild)

    async def latest(self, match: str, user: int) -> Guess | None:
        row = await self._store.read.last_guess(match_id=require_code(match), user_id=user)
        return row and Guess(row["guess"], None if row["ply"] is None else bool(row["hit"]))

    async def score(self, guild: int, user: int) -> Score:
        """Their score on a server this season."""
        row = await self._store.read.guess_score(guild=guild, user_id=user, since=season(self._now()), counted=COUNTED)
        return Score("", row["made"], row["hits"])

    async def best(self, guild: int) -> list[Score]:
        """Those with the most right guesses on a server this season; among equals, those who made fewer guesses."""
        terms = {"since": season(self._now()), "counted": COUNTED, "watched": WATCHED, "most": BEST}
        rows = await self._store.read.best_guessers(guild=guild, **terms)
        return [Score(**dict(row)) for row in rows]


def season(now: int) -> int:
    """When the season of this moment began: a quarter of a year, UTC (ms)."""
    today = datetime.fromtimestamp(now / 1000, UTC)
    return int(datetime(today.year, 3 * ((today.month - 1) // 3) + 1, 1, tzinfo=UTC).timestamp()) * 1000


async def _require_watcher(queries: Queries, table: Table, user: int, guild: int) -> None:
    if guild != table.guild:
        raise GuessElsewhere
    await require_not_barred(queries, guild, [user])
    if await queries.has_sat_at(match_id=table.id, user_id=user):
        raise KnowsAHand


async def settle(queries: Queries, before: Table, answer: Answer, after: Table) -> None:
    """Decide the guesses that a move decides, within its transaction; what can't be decided any more is void."""
    if not before.open_guesses:
        return
    await queries.void_guesses_of_players(match_id=after.id)
    told = match.guess_told(after.game, answer.seat, after.recent)
    if told and answer.hand == "player" and not answer.leaving:
        await queries.settle_guesses(match_id=after.id, seat=answer.seat, made=told, ply=after.match.ply)
    asked = None if told or answer.hand == "computer" else question(after)
    await queries.void_guesses(match_id=after.id, asked=asked.seat if asked else NOBODY)
