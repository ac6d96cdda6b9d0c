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
from engine.echo import clipped, quoted
from engine.record import Record, Replay, replay


def game(arguments: Namespace, known: Mapping[str, AnyGame]) -> AnyGame:
    if arguments.game not in known:
        raise ValueError(f"there is no game {quoted(arguments.game)}; expected one of: {', '.join(known)}")
    return known[arguments.game]


def settings(arguments: Namespace) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in arguments.set:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--set {quoted(text)}: expected option=value")
        if found.setdefault(name, value) != value:
            both = f"{quoted(found[name])} and to {quoted(value)}"
            raise ValueError(f"--set: {clipped(name)} is set to {both}; expected one value")
    return found


def position(arguments: Namespace) -> dict[str, Any] | None:
    if arguments.position is None:
        return None
    try:
        found: dict[str, Any] = codec.adapter(dict[str, Any]).validate_json(_content(arguments.position))
    except ValidationError as error:
        raise codec.Unreadable("--position: expected a state, as `state` prints it; ", error) from error
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
        raise ValueError(f"{quoted(text)}: expected SEAT:MOVE, such as 0:{records.LEAVE}")
    number = seat.lstrip("0") or "0"  # Python reads no number of thousands of digits, noughts or not
    if len(number) > len(str(seats)) or int(number) >= seats:
        there_are = f"expected 0 to {seats - 1}" if seats > 0 else f"the record has {clipped(str(seats))} seats"
        raise ValueError(f"{quoted(text)}: there is no seat {clipped(seat)}; {there_are}")
    return int(number), move


def _content(name: str) -> bytes:
    try:
        return _standard_input() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        why = (isinstance(error, OSError) and error.strerror) or error
        raise ValueError(f"{clipped(name)}: {why}; expected a file, or - for standard input") from error


def _standard_input() -> bytes:
    if sys.stdin is None:  # as Python has it when the shell closed it (`<&-`)
        raise ValueError("standard input is closed")
    return sys.stdin.buffer.read()
