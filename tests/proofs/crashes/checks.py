"""Whether all is well with a bot that was killed or had a sick disk: in the database, and on everybody's screen.

Both are looked at without the bot's own code.
"""

import asyncio
import json
import shutil
import sqlite3
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
from simcord.enums import ChannelType

from bench.client import ids, parts, text
from dojo.clock.clock import REMINDER_FRACTIONS
from engine import codec, match
from engine.games import GAMES
from engine.record import LEAVE
from sandbox.server import Sandbox
from tests.storage.databases import drop, new_database

Ask = Callable[..., Sequence[Any]]
"""`ask(query, *facts)` gives rows, which are read by name or number. In the query the facts are ?1, ?2."""

PATIENCE = 30.0  # seconds
LAST_TABLE = "puzzle_answers"  # if it is there, all of them are
SESSIONS = (
    "select count(*) from pg_stat_activity"
    " where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'"
)
MATCHES = "select id, game, status, seed, options, ply, opened, state, card, thread, guild from matches order by id"
MOVES = "select match_id, ply, seat, move, made_by from moves where ply > 0 order by match_id, ply"
SEATS = "select match_id, seat, user_id, asked, standin, playing, dm, hand_message from seats order by match_id, seat"
DUE = (
    "select (select count(*) from notices) + (select count(*) from held_moves where due <= ?1)"
    " + (select count(*) from seats where answers_at is not null)"
    " + (select count(*) from lobbies where status = 'open' and starts_at <= ?1) as left"
)
ASKING = ("answer/", "sure/", "+answer/", "+sure/", "weigh/", "+weigh/", "undo/")

REMINDER = "this match is waiting for you"


# The two kinds of databases. Of each, `open` gives a way to ask, and `left` one to ask what a killed bot has left, as
# the next bot will find it. Both give nothing before anything has been written.


class SqliteFile:
    def __init__(self, path: Path) -> None:
        self.path, self.address = path, str(path)

    @contextmanager
    def open(self) -> Iterator[Ask | None]:
        if not self.path.exists():
            yield None
            return
        with closing(sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            yield asking(db)

    @contextmanager
    def left(self) -> Iterator[Ask | None]:
        """A copy, because opening it would repair it."""
        copy = self.path.with_name("copy.db")
        for end in ("", "-wal", "-shm"):
            Path(f"{copy}{end}").unlink(missing_ok=True)
            if end != "-shm" and Path(f"{self.path}{end}").exists():
                shutil.copyfile(f"{self.path}{end}", f"{copy}{end}")
        if not copy.exists() or not copy.stat().st_size:
            yield None
            return
        with closing(sqlite3.connect(copy)) as db:
            ask = asking(db)
            yield ask if ask("select 1 from sqlite_master where name = ?1", LAST_TABLE) else None

    def damage(self, ask: Ask) -> list[str]:
        whole, loose = ask("pragma integrity_check")[0][0], ask("pragma foreign_key_check")
        return [f"integrity: {whole}"] * (whole != "ok") + [f"{len(loose)} loose rows"] * bool(loose)


def asking(db: sqlite3.Connection) -> Ask:
    db.row_factory = sqlite3.Row
    return lambda question, *facts: db.execute(question, facts).fetchall()


class PostgresDatabase:
    """Queried in a thread of its own, because checks do not await."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._db: Any = None

    @contextmanager
    def open(self) -> Iterator[Ask | None]:
        yield self._ask if self._ask("select to_regclass(?1)", LAST_TABLE)[0][0] else None

    @contextmanager
    def left(self) -> Iterator[Ask | None]:
        """The server takes a moment to see that the bot is gone, and to roll back or commit what it began."""
        end = time.monotonic() + PATIENCE
        while self._ask(SESSIONS)[0][0]:
            assert time.monotonic() < end, "the server does not see that the bot is gone"
            time.sleep(0.01)
        with self.open() as ask:
            yield ask

    def damage(self, ask: Ask) -> list[str]:
        """The server itself checks foreign keys and pages."""
        return []

    def _ask(self, question: str, *facts: Any) -> Sequence[Any]:
        async def asked() -> Any:
            self._db = self._db or await asyncpg.connect(self.address)
            return await self._db.fetch(question.replace("?", "$"), *facts)

        return waited(asked())

    def close(self) -> None:
        if self._db:
            waited(self._db.close())


@cache
def thread() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="databases", daemon=True).start()
    return loop


def waited(work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, thread()).result(PATIENCE)


@asynccontextmanager
async def database(folder: Path, server: str) -> Any:
    """An empty one: on this server, or a file in the folder."""
    if not server:
        yield SqliteFile(folder / "matches.db")
        return
    served = PostgresDatabase(await new_database(server))
    try:
        yield served
    finally:
        served.close()
        await drop(server, served.address)


# What was told, and what is stored


class Question(NamedTuple):
    """What a seat is asked, by the ply at which it was first asked."""

    match: str
    seat: int
    opened: int


class Given(NamedTuple):
    """An answer in the record."""

    move: str
    hand: str


class Checker:
    """Remembers what users were told, and checks that the database says so."""

    def __init__(self, database: Any) -> None:
        self.database = database
        self.tried: dict[Question, set[str]] = defaultdict(set)
        self.told: dict[Question, str] = {}  # "You played"
        self.held: dict[Question, str] = {}  # "Nobody has seen it yet"
        self.undone: set[Question] = set()
        self._replayed: dict[tuple[Any, ...], dict[Question, Given]] = {}

    def tries(self, question: Question, move: str) -> None:
        """Until they are told, nobody knows whether the bot heard it."""
        self.tried[question].add(move)
        self.held.pop(question, None)
        self.undone.discard(question)

    def rows(self, question: str, *facts: Any) -> Sequence[Any]:
        with self.database.open() as ask:
            return ask(question, *facts) if ask else []

    def settled(self, now: int) -> bool:
        """Nothing is left to tell, to play or to start."""
        left = self.rows(DUE, now)
        return bool(left) and left[0]["left"] == 0

    def check_after_kill(self) -> list[str]:
        """The faults in what the killed bot left behind."""
        with self.database.left() as ask:
            return [*self.database.damage(ask), *self._faults(ask)] if ask else []

    def check_now(self) -> list[str]:
        with self.database.open() as ask:
            return self._faults(ask) if ask else ["nothing has been written"]

    def _faults(self, ask: Ask) -> list[str]:
        """Answers that were lost, invented, or kept though taken back; and records that lead to another position."""
        found, given = self._records(ask)
        moves = {question: answer.move for question, answer in given.items()}
        people = {question for question, answer in given.items() if answer.hand == "player"}
        holds = {Question(*row[:3]): row[3] for row in ask("select match_id, seat, opened, move from held_moves")}
        found += [f"lost: {q} {m}, in the record: {moves.get(q)}" for q, m in self.told.items() if moves.get(q) != m]
        found += [f"held and lost: {q} {m}" for q, m in self.held.items() if m not in {holds.get(q), moves.get(q)}]
        found += [f"taken back and played: {q}" for q in self.undone & people]
        return found + [f"never given, or twice: {q}" for q in people if moves[q] not in {LEAVE, *self.tried[q]}]

    def _records(self, ask: Ask) -> tuple[list[str], dict[Question, Given]]:
        moves, asked = defaultdict(list), defaultdict(list)
        for row in ask(MOVES):
            moves[row["match_id"]].append(tuple(row)[1:])
        for row in ask(SEATS):
            asked[row["match_id"]].append(row["asked"])
        found, given = [], {}
        for row in ask(MATCHES):
            key = (*row, *moves[row["id"]], *asked[row["id"]])
            try:
                if key not in self._replayed:
                    self._replayed[key] = replayed(row, moves[row["id"]], asked[row["id"]])
                given.update(self._replayed[key])
            except Exception as wrong:
                found.append(f"record of {row['id']} ({row['game']}): {wrong!r}")
        return found, given


def replayed(row: Any, moves: list[Any], asked: list[int]) -> dict[Question, Given]:
    """Every answer, by its question. Raises if they do not lead to the stored position."""
    game, given = GAMES[row["game"]], {}
    now, _ = match.start(game, len(asked), seed=row["seed"], options=json.loads(row["options"]))
    for ply, seat, move, hand in moves:
        assert ply == now.ply + 1, f"ply {ply} follows {now.ply}"
        if move == LEAVE:
            now, _ = match.leave(game, now, seat)
            continue
        given[Question(row["id"], seat, now.opened[seat])] = Given(move, hand)
        now, _ = match.answer(game, now, seat, match.parse(game, now, seat, move))
    assert codec.dump(now.state) == row["state"], "the moves lead to another position"
    assert (now.ply, json.dumps(now.opened)) == (row["ply"], row["opened"]), "another ply, or other questions"
    waiting = [ask.seat for ask in game.rules.asks(now.state)] if row["status"] == "playing" else []
    assert asked == [int(seat in waiting) for seat in range(len(asked))], "others are asked than the rules ask"
    return given


# What everybody sees


class Screens:
    """Once the bot is idle there is one board, one DM for each question, and nothing was sent twice."""

    def __init__(self, sandbox: Sandbox, checker: Checker) -> None:
        self.sandbox, self.world, self.checker = sandbox, sandbox.world, checker
        # The nonces of each text in a channel and about a match: two matches may well say the same.
        self.posted: dict[tuple[int, str, str], list[str | int | None]] = defaultdict(list)
        sandbox.world.subscribers.append(self._sent)

    def _sent(self, event: str, payload: Mapping[str, Any]) -> None:
        """Every new message of the bot, as it then reads."""
        if event != "MESSAGE_CREATE" or payload["author"]["id"] != str(self.world.bot_user.id):
            return
        if payload.get("interaction_metadata") or payload["type"] != 0:
            return
        nonce = payload.get("nonce") or self.world.nonces.of(int(payload["id"]))
        shown = [item.get("description") or "" for part in parts(payload) for item in part.get("items", ())]
        whole = "\n".join((text(payload), *shown, *ids(payload)))
        self.posted[int(payload["channel_id"]), whole, str(nonce).partition(":")[0]].append(nonce)

    def doubled(self) -> list[str]:
        """Since the last check. The reminders of one question say the same, and are notices of their own."""
        found = [
            f"sent as {nonces}: {said!r}"
            for (_, said, _), nonces in self.posted.items()
            if len(nonces) > (len(REMINDER_FRACTIONS) if REMINDER in said else 1) or None in nonces
        ]
        self.posted.clear()
        return found

    def faults(self) -> list[str]:
        found = [f"{each['place']}: {each}" for each in self.sandbox.findings.told()]
        for row in self.checker.rows("select * from matches"):
            found += [f"{row['game']} {row['id']}: {each}" for each in (*self._board(row), *self._dms(row))]
        return found + self._lobbies()

    def all(self, channel: int) -> list[dict[str, Any]]:
        kept = self.world.messages.get(channel, {}).values()
        return [self.world.message_of(message) for message in kept if not message.is_ephemeral]

    def _board(self, row: Any) -> Iterator[str]:
        place, id = row["thread"], row["id"]
        if place is None:
            yield "it is shown nowhere"
        elif row["guild"]:
            if row["lobby_message"] and self.world.channels[place].type != ChannelType.PUBLIC_THREAD:
                yield "it has no thread"
            verb = "text/" if row["status"] == "playing" else "rematch/"
            cards = [each for each in self.all(place) if ids(each, f"{verb}{id}") and not ids(each, f"mute/{id}")]
            if [int(each["id"]) for each in cards] != [row["card"]]:
                yield f"cards {[each['id'] for each in cards]}, noted {row['card']}"

    def _dms(self, row: Any) -> Iterator[str]:
        """Those who are asked and want DMs have one with the question."""
        for seat in self.checker.rows(SEATS):
            if seat["match_id"] != row["id"] or seat["user_id"] < 0:
                continue
            dms = self.all(self.world.dm_channels.get(seat["user_id"]) or 0)
            asking = [int(each["id"]) for each in dms if any(ids(each, f"{verb}{row['id']}") for verb in ASKING)]
            wanted = seat["asked"] and row["status"] == "playing" and self._wants_dm(row, seat)
            if asking != ([seat["hand_message"]] if wanted else []):
                yield f"seat {seat['seat']} has DMs {asking}, noted {seat['hand_message']}, wanted: {wanted}"

    def _wants_dm(self, row: Any, seat: Any) -> bool:
        [person] = self.checker.rows("select notices, dm_closed from people where id = ?1", seat["user_id"])
        by_dm = seat["dm"] and person["notices"] == "dm" and not person["dm_closed"]
        return not seat["standin"] and bool(by_dm or not row["guild"])

    def _lobbies(self) -> list[str]:
        """No card offers a lobby that is not open, and no lobby has two cards."""
        cards = Counter(
            id
            for channel in list(self.world.messages)
            for message in self.all(channel)
            for id in {id.split("/")[1] for verb in ("join/", "start/") for id in ids(message, verb)}
        )
        status = {row["id"]: row["status"] for row in self.checker.rows("select id, status from lobbies")}
        return [
            f"lobby {id} is {status.get(id)} and has {count} cards"
            for id, count in cards.items()
            if count > 1 or status.get(id) != "open"
        ]
