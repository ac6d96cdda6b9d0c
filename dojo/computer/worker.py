"""What a computer is given to think about, and the process in which it thinks: it imports the engine and nothing else.

python -m dojo.thinking reads puzzles and writes answers until whoever asks has gone.
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

LENGTH: Final = 4  # bytes
NICE: Final = 10  # clicks come first
TOLD: Final = 4000  # characters of a trouble


@dataclass(frozen=True, slots=True)
class Puzzle:
    """All that a computer may know: what its seat sees and is asked. No state, and no seed of the match's luck."""

    game: str
    view: Any
    ask: Ask[Any]
    seed: str
    playouts: int
    seconds: float


def solved(puzzle: Puzzle) -> str:
    """The text of the chosen answer."""
    end, asker = monotonic() + puzzle.seconds, os.getppid()
    move = choose(
        GAMES[puzzle.game],
        puzzle.view,
        puzzle.ask,
        Random(puzzle.seed),
        puzzle.playouts,
        more=lambda: monotonic() < end and os.getppid() == asker,
    )
    return str(move)


def packed(puzzle: Puzzle) -> bytes:
    body = pickle.dumps(puzzle)
    return len(body).to_bytes(LENGTH) + body


def unpacked(asked: BinaryIO) -> Puzzle | None:
    head = asked.read(LENGTH)
    if len(head) < LENGTH:
        return None
    puzzle: Puzzle = pickle.loads(asked.read(int.from_bytes(head)))
    return puzzle


def reply(puzzle: Puzzle) -> dict[str, str]:
    try:
        return {"move": solved(puzzle)}
    except Exception as trouble:
        return {"trouble": story(trouble)[-TOLD:]}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    os.nice(NICE)
    while (puzzle := unpacked(sys.stdin.buffer)) is not None:
        try:
            sys.stdout.buffer.write(json.dumps(reply(puzzle)).encode() + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os.close(sys.stdout.fileno())
            return


if __name__ == "__main__":
    main()
