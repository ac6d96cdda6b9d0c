"""Remembers what users were told, and checks that the database says so. It reads it without the bot's own code."""

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine import codec, match
from engine.games import GAMES
from engine.record import LEAVE
from tests.proofs.shared.databases import Ask, Database

MATCHES = "select id, game, status, seed, options, ply, opened, state, card, thread, guild from matches order by id"
MOVES = "select match_id, ply, seat, move, hand from moves where ply > 0 order by match_id, ply"
SEATS = "select match_id, seat, user_id, asked, standin, playing, dm, hand from seats order by match_id, seat"


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
    def __init__(self, database: Database) -> None:
        self.database = database
        self.tried: dict[Question, set[str]] = defaultdict(set)
        self.told: dict[Question, str] = {}  # "You played"
        self.held: dict[Question, str] = {}  # "Nobody has seen it yet"
        self.undone: set[Question] = set()
        self._replayed: dict[tuple[Any, ...], dict[Question, Given]] = {}

    # What users do

    def tries(self, question: Question, move: str) -> None:
        """Until they are told, nobody knows whether the bot heard it."""
        self.tried[question].add(move)
        self.held.pop(question, None)
        self.undone.discard(question)

    def takes_back(self, question: Question) -> None:
        self.held.pop(question, None)

    # What is stored

    def rows(self, question: str, *facts: Any) -> Sequence[Any]:
        with self.database.open() as ask:
            return ask(question, *facts) if ask else []

    def settled(self, now: int) -> bool:
        """Nothing is left to tell, to play or to start."""
        left = self.rows(
            "select (select count(*) from news) + (select count(*) from holds where due <= ?1)"
            " + (select count(*) from seats where answers_at is not null)"
            " + (select count(*) from lobbies where status = 'open' and starts_at <= ?1) as left",
            now,
        )
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
        holds = {Question(*row[:3]): row[3] for row in ask("select match_id, seat, opened, move from holds")}
        found += [f"lost: {q} {m}, in the record: {given.get(q)}" for q, m in self.told.items() if _move(given, q) != m]
        found += [f"held and lost: {q} {m}" for q, m in self.held.items() if m not in {holds.get(q), _move(given, q)}]
        found += [f"taken back and played: {q}" for q in self.undone if q in given and given[q].hand == "player"]
        people = {q: answer.move for q, answer in given.items() if answer.hand == "player" and answer.move != LEAVE}
        found += [f"never given, or twice: {q} {m}" for q, m in people.items() if m not in self.tried[q]]
        return found

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


def _move(given: dict[Question, Given], question: Question) -> str | None:
    return given[question].move if question in given else None


def replayed(row: Any, moves: list[Any], asked: list[int]) -> dict[Question, Given]:
    """Every answer, by its question. Raises if they do not lead to the stored position."""
    game, given = GAMES[row["game"]], {}
    now, _ = match.start(game, len(asked), seed=row["seed"], options=json.loads(row["options"]))
    for ply, seat, text, hand in moves:
        assert ply == now.ply + 1, f"ply {ply} follows {now.ply}"
        if text == LEAVE:
            now, _ = match.leave(game, now, seat)
            continue
        given[Question(row["id"], seat, now.opened[seat])] = Given(text, hand)
        now, _ = match.answer(game, now, seat, match.parse(game, now, seat, text))
    assert codec.dump(game.state, now.state) == row["state"], "the moves lead to another position"
    assert (now.ply, json.dumps(now.opened)) == (row["ply"], row["opened"]), "another ply, or other questions"
    waiting = match.waiting_for(game, now) if row["status"] == "playing" else ()
    assert asked == [int(seat in waiting) for seat in range(len(asked))], "others are asked than the rules ask"
    return given
