"""The lessons of `/learn` in `seeds/<key>/lessons.json`: positions, and the moves that are right in them.

A lesson without a `start` goes on where the one before it ended. The learner always sits in the first seat.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any, Final

from engine import match as matches
from engine import record
from engine.core import AnyGame, Ask, Seat
from engine.games import GAMES
from engine.match import Match
from faces import FACES
from faces.core import AnyScene, Names, Say, Scene
from faces.digest import SEEDS
from faces.text import known

LEARNER: Final[Seat] = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of a guided match: a position, and the moves that lead on from it."""

    game: AnyGame
    key: str
    match: Match[Any]
    events: tuple[Any, ...]  # what the opponent has done since the lesson before, or what matters of it
    ask: Ask[Any]
    right: tuple[Any, ...]
    offered: tuple[Any, ...]
    clauses: tuple[str, ...]
    after: tuple[tuple[Seat, str], ...]  # moves of others that follow a right one, and are shown with what it led to
    fresh: bool  # it has a position of its own, and doesn't go on from the lesson before

    def word(self, part: str, say: Say, **facts: str) -> str:
        """A sentence of the lesson: its `task`, or the `rule` behind it."""
        return say(f"{self.game.key}-lesson-{self.key}-{part}", **facts)

    def why_not(self, move: Any, say: Say) -> str:
        """Why a move is not what the lesson asks. The words may tell moves apart, by their text or their kind."""
        return self.word("not", say, move=str(move).replace(" ", "-"), kind=move.kind)

    def fresh_line(self, say: Say) -> str:
        """That this is a new position, or what else it is."""
        return known(say, f"{self.game.key}-lesson-{self.key}-fresh") or say("lesson-fresh")

    def look(self, say: Say) -> str:
        """What something in the picture means, in the lesson in which it first matters; mostly ""."""
        return known(say, f"{self.game.key}-lesson-{self.key}-look") or ""

    def offers_all(self) -> bool:
        """Whether there is a button for every legal move."""
        return len(self.offered) == len(self.ask.options)

    def option(self, text: str) -> Any:
        """The move written `text`; None if it is not offered."""
        return next((move for move in self.offered if str(move) == text), None)

    def played(self, move: Any) -> tuple[Match[Any], tuple[Any, ...]]:
        """The match after a move and those that the house makes, after a right one also `after`, and what happened."""
        now, events = matches.answer(self.game, self.match, LEARNER, move)
        while due := matches.foregone(self.game, now):
            now, more = matches.answer(self.game, now, *due)
            events += more
        if move not in self.right:
            return now, events
        now, more = _answered(self.game, now, self.after)
        return now, events + more

    def weighs(self, move: Any) -> bool:
        """Whether a picture can show the move as if it were made."""
        return move.kind in FACES[self.game.key].weighs

    def label(self, move: Any, say: Say) -> str:
        return FACES[self.game.key].label(self._view(self.match), move, say)

    def scene(self, say: Say, names: Names, *, safe: bool = False) -> AnyScene:
        """The position as a player sees it: all that may be chosen is marked, and nothing tells what is right."""
        return Scene(self._view(self.match), names, say, LEARNER, (LEARNER,), self.offered, safe=safe)

    def scene_of(self, move: Any, say: Say, names: Names, *, safe: bool = False) -> AnyScene:
        """The position as if the move were made; where pictures can't show that, what is right is marked."""
        weighed, options = (move, self.offered) if self.weighs(move) else (None, self.right)
        return Scene(self._view(self.match), names, say, LEARNER, (LEARNER,), options, weighed, safe=safe)

    def scene_after(self, move: Any, say: Say, names: Names, *, safe: bool = False) -> AnyScene:
        """The position after a move and what follows; if the move ended a round, that moment, where it can be shown."""
        now, events = self.played(move)
        ended = next((event for event in events if event.kind in FACES[self.game.key].ends), None)
        asked = () if ended else tuple(ask.seat for ask in self.game.rules.asks(now.state))
        return Scene(self._view(now), names, say, LEARNER, asked, ended=ended, safe=safe)

    def told(self, now: Match[Any], events: Sequence[Any], names: Names, say: Say) -> list[str]:
        """A line for each event of the move that led to this match, if it has one; nothing of the next round."""
        face, view = FACES[self.game.key], self._view(now)
        shown = face.of_the_round(events)
        return [line for event in shown if (line := face.told_latest(view, event, names, say))]

    def _view(self, now: Match[Any]) -> Any:
        return self.game.rules.view(now.state, LEARNER)


@cache
def lessons(key: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; raises `ValueError` if one of them cannot be played."""
    found: list[Lesson] = []
    now: Match[Any] | None = None
    events: tuple[Any, ...] = ()
    for raw in json.loads((SEEDS / key / "lessons.json").read_text("utf-8")):
        if "start" in raw:
            now, events = _begun(key, raw["start"])
        if now is None:
            raise ValueError(f"{key}: the first lesson has no start")
        lesson = _lesson(GAMES[key], raw, now, events)
        now, _ = lesson.played(lesson.right[0])
        now, events = _answered(lesson.game, now, raw.get("then", ()))
        found.append(lesson)
    return tuple(found)


def _begun(key: str, start: dict[str, Any]) -> tuple[Match[Any], tuple[Any, ...]]:
    """The match at the end of a record, of which `start` leaves out what is the same in all, and its events."""
    whole = {"game": key, "version": GAMES[key].version, "seats": 2, "options": {}, "moves": []} | start
    replay = record.replay(record.read(json.dumps(whole)))
    return replay.match, tuple(chain.from_iterable(replay.events))


def _lesson(game: AnyGame, raw: dict[str, Any], now: Match[Any], events: tuple[Any, ...]) -> Lesson:
    ask = matches.ask(game, now, LEARNER)

    def moves(name: str, usual: Sequence[Any]) -> tuple[Any, ...]:
        texts = raw.get(name)
        return tuple(usual) if texts is None else tuple(matches.parse(game, now, LEARNER, text) for text in texts)

    right = moves("right", ())
    offered = moves("offered", ask.options)
    told = tuple(event for event in events if event.kind in raw.get("told", (event.kind,)))
    after = tuple((seat, text) for seat, text in raw.get("after", ()))
    return Lesson(game, raw["key"], now, told, ask, right, offered, tuple(raw["clauses"]), after, "start" in raw)


def _answered(game: AnyGame, now: Match[Any], moves: Sequence[tuple[Seat, str]]) -> tuple[Match[Any], tuple[Any, ...]]:
    """The match after the moves of the opponent, and of the learner where there is nothing to learn."""
    events: list[Any] = []
    for seat, text in moves:
        now, public = matches.answer(game, now, seat, matches.parse(game, now, seat, text))
        events += public
    return now, tuple(events)
