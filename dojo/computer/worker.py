"""What a computer is given to think about, and the process that thinks: it imports the engine and nothing else of ours.

`python -m dojo.computer.worker PARENT`, with the id of the process that asks, reads jobs from standard input and
writes one line of JSON for each to standard output: what their `solved` returns, or `{"trouble": TRACEBACK}`. It ends
when its standard input is closed.
"""

import json
import os
import pickle
import signal
import sys
from base64 import b64encode
from dataclasses import dataclass
from random import Random
from time import monotonic, process_time
from typing import Any, BinaryIO, Final, TypeAlias

from dojo.ops.redaction import story
from engine import codec
from engine.core import Ask, Seat
from engine.games import GAMES
from engine.player.ahead import foreseen
from engine.player.search import choose
from engine.player.sure import only_win
from engine.player.teacher import Decision, advise, judge

HEADER: Final = 4  # bytes before each job: its length, big-endian
NICE: Final = 10  # answering clicks has priority
MOST_TRACEBACK: Final = 4000  # characters; its end is kept


@dataclass(frozen=True, slots=True)
class MoveJob:
    """All that a computer may know: what its seat sees and is asked. Neither the state nor the seed is in it.

    `seed` is for the search alone and is drawn again for each job. Thinking ends after `playouts` playouts or
    `seconds` seconds, whichever comes first.
    """

    game: str
    view: Any
    ask: Ask[Any]
    seed: str
    playouts: int
    wander: float
    seconds: float

    def solved(self, parent: int) -> dict[str, Any]:
        return {"move": solve(self, parent)}


@dataclass(frozen=True, slots=True)
class HintJob:
    """A question to a player who asks the coach for a hint, with all that their seat sees."""

    game: str
    view: Any
    ask: Ask[Any]
    seed: str
    playouts: int
    seconds: float

    def solved(self, parent: int) -> dict[str, Any]:
        end = monotonic() + self.seconds
        more = lambda: monotonic() < end and parent == os.getppid()  # noqa: E731
        found = advise(GAMES[self.game], self.view, self.ask, Random(self.seed), self.playouts, more)
        next_best = None if found.next_best is None else str(found.next_best)
        return {"best": str(found.best), "next_best": next_best, "behind": found.behind}


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """A move that was made, with all that its seat saw. `claim` is a move that was found to be better, or None.

    `seconds` are of processor time: nobody waits for a turn.
    """

    game: str
    decision: Decision
    claim: Any
    seed: str
    playouts: int
    seconds: float

    def solved(self, parent: int) -> dict[str, Any]:
        began = process_time()
        judgement = judge(
            GAMES[self.game],
            self.decision,
            Random(self.seed),
            self.playouts,
            lambda: process_time() < began + self.seconds and parent == os.getppid(),
            self.claim,
        )
        return {"better": str(judgement.better), "loss": judgement.loss, "spent": process_time() - began}


@dataclass(frozen=True, slots=True)
class PuzzleJob:
    """A question of a match that is over, as its seat saw it. Is it a puzzle: does just one answer win for certain?

    What is kept of it is a state imagined from the view, so nothing that the seat didn't see is ever shown.
    `seconds` are of processor time.
    """

    game: str
    view: Any
    ask: Ask[Any]
    seed: str
    seconds: float

    def solved(self, parent: int) -> dict[str, Any]:
        game, luck, began = GAMES[self.game], Random(self.seed), process_time()
        more = lambda: process_time() < began + self.seconds and parent == os.getppid()  # noqa: E731
        best = only_win(game, self.view, self.ask, luck, more)
        state = codec.plain(game.rules.imagine(self.view, luck))
        return {"best": None if best is None else str(best), "state": state, "spent": process_time() - began}


@dataclass(frozen=True, slots=True)
class AheadJob:
    """A seat that plans ahead, with all that it sees: which questions may it be asked next?"""

    game: str
    view: Any
    seat: Seat
    seconds: float

    def solved(self, _: int) -> dict[str, Any]:
        found = foreseen(GAMES[self.game], self.view, self.seat)
        return {"foreseen": b64encode(pickle.dumps(found)).decode()}


Job: TypeAlias = MoveJob | HintJob | ReviewJob | PuzzleJob | AheadJob


def solve(job: MoveJob, parent: int | None = None) -> str:
    """Return the text of the chosen answer. Stops early if `parent` is given and no longer our parent process."""
    end = monotonic() + job.seconds
    move = choose(
        GAMES[job.game],
        job.view,
        job.ask,
        Random(job.seed),
        job.playouts,
        more=lambda: monotonic() < end and parent in {None, os.getppid()},
        wander=job.wander,
    )
    return str(move)


def encode(job: Job) -> bytes:
    """Return the job as the worker reads it: its length, then its pickle."""
    body = pickle.dumps(job)
    return len(body).to_bytes(HEADER) + body


def read_job(stream: BinaryIO) -> Job | None:
    """Return the next job; None at the end of the stream."""
    header = stream.read(HEADER)
    if len(header) < HEADER:
        return None
    job: Job = pickle.loads(stream.read(int.from_bytes(header)))
    return job


def reply_to(job: Job, parent: int) -> dict[str, Any]:
    """Return the line to be written. A traceback holds no secrets: the words of most errors are left out."""
    try:
        return job.solved(parent)
    except Exception as trouble:
        return {"trouble": story(trouble)[-MOST_TRACEBACK:]}


def main(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then stops us
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    while (job := read_job(sys.stdin.buffer)) is not None:
        try:
            sys.stdout.buffer.write(json.dumps(reply_to(job, parent)).encode() + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os.close(sys.stdout.fileno())
            return


if __name__ == "__main__":
    main(int(sys.argv[1]))
