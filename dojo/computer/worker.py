"""What a computer is given to think about, and the process that thinks: it imports the engine and nothing else of ours.

`python -m dojo.computer.worker PARENT`, with the id of the process that asks, reads puzzles from standard input and
writes one line of JSON for each to standard output: `{"move": TEXT}` or `{"trouble": TRACEBACK}`. It ends when its
standard input is closed.
"""

import json
import os
import pickle
import signal
import sys
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, BinaryIO, Final

from dojo.ops.redaction import story
from engine.core import Ask
from engine.games import GAMES
from engine.player.search import choose

HEADER: Final = 4  # bytes before each puzzle: its length, big-endian
NICE: Final = 10  # answering clicks has priority
MOST_TRACEBACK: Final = 4000  # characters; its end is kept


@dataclass(frozen=True, slots=True)
class Puzzle:
    """All that a computer may know: what its seat sees and is asked. Neither the state nor the seed is in it.

    `seed` is for the search alone and is drawn anew for each puzzle. Thinking ends after `playouts` playouts or
    `seconds` seconds, whichever comes first.
    """

    game: str
    view: Any
    ask: Ask[Any]
    seed: str
    playouts: int
    wander: float
    seconds: float


def solve(puzzle: Puzzle, parent: int | None = None) -> str:
    """Return the text of the chosen answer. Stops early if `parent` is given and no longer our parent process."""
    end = monotonic() + puzzle.seconds
    move = choose(
        GAMES[puzzle.game],
        puzzle.view,
        puzzle.ask,
        Random(puzzle.seed),
        puzzle.playouts,
        more=lambda: monotonic() < end and parent in {None, os.getppid()},
        wander=puzzle.wander,
    )
    return str(move)


def encode(puzzle: Puzzle) -> bytes:
    """Return the puzzle as the worker reads it: its length, then its pickle."""
    body = pickle.dumps(puzzle)
    return len(body).to_bytes(HEADER) + body


def read_puzzle(stream: BinaryIO) -> Puzzle | None:
    """Return the next puzzle; None at the end of the stream."""
    header = stream.read(HEADER)
    if len(header) < HEADER:
        return None
    puzzle: Puzzle = pickle.loads(stream.read(int.from_bytes(header)))
    return puzzle


def reply_to(puzzle: Puzzle, parent: int) -> dict[str, str]:
    """Return the line to be written. A traceback holds no secrets: the words of most errors are left out."""
    try:
        return {"move": solve(puzzle, parent)}
    except Exception as trouble:
        return {"trouble": story(trouble)[-MOST_TRACEBACK:]}


def main(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then stops us
    os.nice(NICE)
    while (puzzle := read_puzzle(sys.stdin.buffer)) is not None:
        try:
            sys.stdout.buffer.write(json.dumps(reply_to(puzzle, parent)).encode() + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os.close(sys.stdout.fileno())
            return


if __name__ == "__main__":
    main(int(sys.argv[1]))
