"""What the arguments of the command line say: games, options, positions, moves and records."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine import codec
from engine import record as records
from engine.core import AnyGame, Seat
from engine.record import Record, Replay, replay


def game(arguments: Namespace, known: Mapping[str, AnyGame]) -> AnyGame:
    if arguments.game not in known:
        raise ValueError(f"there is no game {arguments.game!r}; expected one of: {', '.join(known)}")
    return known[arguments.game]


def settings(arguments: Namespace) -> dict[str, str]:
    for text in arguments.set:
        if "=" not in text:
            raise ValueError(f"--set {text!r}: expected option=value")
    return dict(text.split("=", 1) for text in arguments.set)


def position(arguments: Namespace) -> dict[str, Any] | None:
    if arguments.position is None:
        return None
    try:
        found: dict[str, Any] = codec.adapter(dict[str, Any]).validate_json(_content(arguments.position))
    except ValidationError as error:
        raise ValueError(f"--position: expected a state, as `state` prints it; {codec.problems(error)[0]}") from error
    return found


def moves(arguments: Namespace, seats: int) -> list[tuple[Seat, str]]:
    return [_move(text, seats) for text in arguments.moves]


def record(arguments: Namespace) -> Record:
    return records.read(_content(arguments.record))


def replayed(arguments: Namespace, known: Mapping[str, AnyGame]) -> tuple[Replay, Seat | None]:
    """The record played through, and the seat that looks."""
    found = record(arguments)
    seat: Seat | None = getattr(arguments, "seat", None)
    now = replay(found, known)
    if seat is not None and seat >= found.seats:
        raise ValueError(f"there is no seat {seat}; expected 0 to {found.seats - 1}")
    return now, seat


def _move(text: str, seats: int) -> tuple[Seat, str]:
    seat, colon, move = text.partition(":")
    if not (colon and seat.isascii() and seat.isdecimal() and move.strip()):
        raise ValueError(f"{text!r}: expected SEAT:MOVE, such as 0:{records.LEAVE}")
    if int(seat) >= seats:
        raise ValueError(f"{text!r}: there is no seat {seat}; expected 0 to {seats - 1}")
    return int(seat), move


def _content(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}; expected a file, or - for standard input") from error
