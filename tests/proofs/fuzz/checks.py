"""While strangers click, nothing that belongs to others may change, be told or be logged."""

import hashlib
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

from cogs.cards.pictures import scene
from cogs.learning.puzzles import seen
from dojo.people.remembered import KEY_NAME, pseudonym
from engine import match
from engine.daily import puzzle_from, shelf
from engine.games import GAMES
from faces import FACES
from faces.core import Scene
from faces.lessons import lessons
from faces.translation import speaker
from tests.proofs.fuzz.fixture import PLAYERS, PLIES, TOKEN, Fixture

SAY = speaker("en-GB")
CODE = re.compile(r"(?<![a-z0-9])[a-z0-9]{8}(?![a-z0-9])")  # of a match
LONG = 15  # characters of a line of a hand that stands in no other sentence
USUAL_DEALS = 12  # other deals whose lines are no secret of these
HANDS = ("answer", "sure", "weigh", "undo", "sendnow")  # controls that show what somebody may answer


class Secrets:
    """What each seat sees and nobody else: lines of its board, its pictures, the seeds."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.lines: dict[str, set[int]] = {}  # by secret: who may see it
        self.pictures: dict[str, set[int]] = {}
        self.seeds: set[str] = {TOKEN}
        self.controls: dict[str, set[int]] = {}  # by match: who may have its answers

    async def gather(self) -> None:
        for id in self.fixture.kept:
            table = await self.fixture.dojo.referee.table(id)
            seats, open_ = range(len(table.players)), board_lines(table, None)
            usual = usual_lines(table.game.key, len(table.players), table.options)
            usual |= lesson_lines(table.game.key) | puzzle_lines() | open_
            self.controls[id] = {player.id for player in table.players}
            for seat in seats:
                user, face = table.players[seat].id, FACES[table.game.key]
                for line in board_lines(table, seat) - usual:
                    self.lines.setdefault(line, set()).add(user)
                for draw in filter(None, (face.picture, face.hand)):
                    self.pictures.setdefault(digest(draw(scene(table, SAY, seat))), set()).add(user)
            self.pictures.pop(digest(FACES[table.game.key].picture(scene(table, SAY, None))), None)
        for line in {line for id in self.fixture.ended for table in self.fixture.past[id] for line in all_lines(table)}:
            self.lines.pop(line, None)  # stands in a match that is over as well
        with sqlite3.connect(self.fixture.database) as database:
            rows = database.execute("select id, secret, seed from matches").fetchall()
            self.seeds |= {value for id, *values in rows if id in self.fixture.kept for value in values}
            self.seeds |= {secret for (secret,) in database.execute("select secret from lobbies where status = 'open'")}

    def told(self, text: str, pictures: Iterable[bytes], user: int) -> list[str]:
        """What this person should not have been told."""
        hands = self.lines.keys() & set(text.splitlines())
        found = [f"a line of a hand: {line}" for line in hands if user not in self.lines[line]]
        found += [f"a seed: {seed}" for seed in self.seeds if seed in text]
        found += [f"a picture of a hand: {key[:8]}" for key in map(digest, pictures) if user not in self.may(key, user)]
        for id, may in self.controls.items():
            found += [
                f"controls of {id}" for verb in HANDS if user not in may and f"\n{verb}/{id}/" in text.replace("+", "")
            ]
        return found

    def own(self, asked: str, told: str, user: int) -> bool:
        """Whether it is about another match, in which they sit themselves and may hold the like."""
        with sqlite3.connect(f"file:{self.fixture.database}?mode=ro", uri=True) as database:
            matches = {id for (id,) in database.execute("select id from matches")}
            theirs = {id for (id,) in database.execute("select match_id from seats where user_id = ?", (user,))}
        named = matches & set(CODE.findall(told)) or matches & set(CODE.findall(asked))
        return bool(named) and named <= theirs - {*self.fixture.kept}

    def may(self, key: str, user: int) -> set[int]:
        return self.pictures.get(key, {user})

    def logged(self, line: str) -> bool:
        return any(seed in line for seed in self.seeds) or any(hand in line for hand in self.lines if len(hand) > LONG)


def board_lines(table: Any, seat: int | None) -> set[str]:
    """The words of a board: of a player, or of a bystander."""
    return {line for line in FACES[table.game.key].board(scene(table, SAY, seat)).splitlines() if len(line) > 5}


def all_lines(table: Any) -> set[str]:
    return board_lines(table, None).union(*(board_lines(table, seat) for seat in range(len(table.players))))


def usual_lines(key: str, seats: int, options: dict[str, str]) -> set[str]:
    """What stands on such boards whatever is dealt."""
    game, luck, found = GAMES[key], Random(1), set()
    for number in range(USUAL_DEALS):
        dealt, _ = match.start(game, seats, seed=f"other {number}", options=options)
        for _ in range(PLIES):
            for seat in range(seats):
                found |= {*FACES[key].board(as_seen(game, dealt.state, seat, seats)).splitlines()}
            if ask := next(iter(game.asks(dealt.state)), None):
                dealt, _ = match.answer(game, dealt, ask.seat, luck.choice(ask.options))
    return found


@cache
def lesson_lines(key: str) -> set[str]:
    """What the boards of `/learn` and of *How to play* say as text, to everybody alike."""
    board, found = FACES[key].board, set[str]()
    for lesson in lessons(key):
        found |= {*board(lesson.scene(SAY, PLAYERS[:2])).splitlines()}
        for move in lesson.right:
            found |= {*board(lesson.scene_after(move, SAY, PLAYERS[:2])).splitlines()}
    return found


@cache
def puzzle_lines() -> set[str]:
    """What the boards of the puzzles of the day say as text, to everybody alike."""
    shown = (puzzle_from(GAMES[key], kept) for key, kept in shelf())
    return {line for each in shown for line in FACES[each.game.key].board(seen(each, SAY)).splitlines()}


def as_seen(game: Any, state: Any, seat: int, seats: int) -> Scene[Any, Any]:
    ask = next((ask for ask in game.asks(state) if ask.seat == seat), None)
    asked = tuple(ask.seat for ask in game.asks(state))
    options = ask.options if ask else ()
    return Scene(game.view(state, seat), PLAYERS[:seats], SAY, seat, asked=asked, options=options)


def digest(png: bytes) -> str:
    return hashlib.sha256(png).hexdigest()


# What was told


def texts(value: Any) -> Iterator[str]:
    """Every string in a body, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


# What is stored

IN_MATCHES = ("seats", "moves", "notices", "held_moves", "results", "substitutes", "moments", "plans")
OF_MATCHES = {"matches": "id", **dict.fromkeys(IN_MATCHES, "match_id")}
OF_LOBBIES = {"lobbies": "id", "lobby_players": "lobby_id"}
OF_USERS = ("vacations", "blocks", "reports", "ratings", "pings", "puzzle_answers", "learners", "followers", "guesses")
OF_PEOPLE = {"people": "id", **dict.fromkeys(OF_USERS, "user_id")}
OF_NOBODY = {"heartbeats", "database_kind", "keys"}  # when it was awake, whether it is real, what it hashes with


class Rows:
    """All rows of the database, but those that the strangers may write: about themselves, and what they opened."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.strangers = {person.id for person in fixture.strangers}

    def now(self) -> Counter[tuple[Any, ...]]:
        with sqlite3.connect(f"file:{self.fixture.database}?mode=ro", uri=True) as database:
            tables = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
            theirs, hashed = self.opened(database), self.pseudonyms(database)
            found = [row for table in tables if table not in OF_NOBODY for row in self.rows(database, table, theirs)]
        return Counter(row for row in found if not (row[0] == "remembered" and row[1] in hashed))

    def pseudonyms(self, database: sqlite3.Connection) -> set[int]:
        """Under which the strangers' own counts stand."""
        keys = database.execute("select key from keys where name = ?", (KEY_NAME,)).fetchall()
        return {pseudonym(bytes.fromhex(key), id) for (key,) in keys for id in self.strangers}

    def opened(self, database: sqlite3.Connection) -> set[str]:
        """Lobbies and matches of the strangers alone."""
        hosted = {id for id, host in database.execute("select id, host from lobbies") if host in self.strangers}
        seated = {id for id, user in database.execute("select match_id, user_id from seats") if user in self.strangers}
        return (hosted | seated) - {*self.fixture.kept, *self.fixture.lobbies, *self.fixture.ended}

    def rows(self, database: sqlite3.Connection, table: str, theirs: set[str]) -> Iterator[tuple[Any, ...]]:
        database.row_factory = sqlite3.Row
        for row in database.execute(f"select * from {table}"):
            if table in OF_PEOPLE and row[OF_PEOPLE[table]] in self.strangers:
                continue
            if table == "servers" and row["id"] == self.fixture.eves and not self.strays(row):
                continue
            if (OF_MATCHES | OF_LOBBIES).get(table) and row[(OF_MATCHES | OF_LOBBIES)[table]] in theirs:
                continue
            yield (table, *row)
        database.row_factory = None

    def strays(self, row: sqlite3.Row) -> bool:
        """Whether the settings of Eve's own server name a channel of another."""
        named = {int(word) for value in row for word in str(value).split() if word.isdecimal()}
        return any(id in named and each.guild_id != row["id"] for id, each in self.fixture.world.channels.items())


def public_messages(fixture: Fixture) -> dict[int, str]:
    """Those of ours that several people see, as text with custom ids."""
    world, ours = fixture.world, fixture.world.bot_user.id
    shared = [id for id, channel in world.channels.items() if channel.guild_id or channel is fixture.group]
    found = [each for id in shared for each in world.messages.get(id, {}).values() if each.author_id == ours]
    return {
        each.id: "\n".join(texts(world.message_of(each)))
        for each in found
        if not (each.is_ephemeral or each.id in fixture.laid)
    }


def changes(before: Counter[tuple[Any, ...]], after: Counter[tuple[Any, ...]]) -> list[str]:
    """Rows that have gone or come, a few words of each; of a row that has changed, the values before and now."""
    gone, come = (before - after), (after - before)
    found = []
    for row in gone:
        now = next((each for each in come if each[:2] == row[:2] and len(each) == len(row)), None)
        values = (
            f"{row}"
            if now is None
            else f"{row[:2]}: {[pair for pair in zip(row, now, strict=True) if pair[0] != pair[1]]}"
        )
        found.append(f"- {values}"[:300])
    return found + [f"+ {row}"[:300] for row in come]
