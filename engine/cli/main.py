"""The engine's command line: which commands there are, what they take, and how they fail."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, TypeAlias

from engine import codec
from engine.cli import commands
from engine.core import AnyGame
from engine.echo import printable, quoted, shortened
from engine.games import GAMES
from engine.record import PLAIN_SEED, ForbiddenMove

DONE, UNREADABLE, FORBIDDEN = 0, 1, 2
DIGITS = 9

Argument: TypeAlias = tuple[str, dict[str, Any]]


def _whole(least: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        if len(text) > DIGITS and text.isdecimal():
            raise argparse.ArgumentTypeError(f"{quoted(text)} is too large; expected {DIGITS} digits at most")
        if not (text.isascii() and text.isdecimal() and int(text) >= least):
            raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number from {least} up")
        return int(text)

    return whole


def _seed(text: str) -> str:
    """Python lets through bytes that are no text, and no record could hold them."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not text in UTF-8") from error
    return text


GAME: Argument = ("game", {"metavar": "GAME", "help": "the key of a game"})
RECORD: Argument = ("record", {"metavar": "RECORD", "help": "a file, or - for standard input"})
SEAT: Argument = ("--seat", {"metavar": "N", "type": _whole(0), "help": "the seat that looks (default: a bystander)"})
SEATS: Argument = ("--seats", {"metavar": "N", "type": _whole(1), "help": "how many play"})
OWN_SEED: Argument = ("--seed", {"metavar": "S", "type": _seed, "help": "where luck comes from (default: 0)"})
SEED: Argument = ("--seed", OWN_SEED[1] | {"default": PLAIN_SEED})
SET: Argument = ("--set", {"metavar": "option=value", "action": "append", "default": [], "help": "may be repeated"})
POSITION: Argument = ("--position", {"metavar": "FILE", "help": "a state to start from, as `state` prints it, or -"})
MOVES: Argument = ("moves", {"metavar": "SEAT:MOVE", "nargs": "+", "help": "such as '0:advance 4' or 1:leave"})
GAMES_COUNT: Argument = ("--games", {"metavar": "N", "type": _whole(1), "default": 100, "help": "how many matches"})
PLAYER: Argument = ("--player", {"default": "random", "help": "one for all seats, or one for each, with commas"})


class Command(NamedTuple):
    run: commands.Run
    help: str
    takes: tuple[Argument, ...] = ()


COMMANDS = {
    "games": Command(commands.games, "the games there are, with their options"),
    "new": Command(commands.new, "the record of a new match", (GAME, SEATS, OWN_SEED, SET, POSITION)),
    "asks": Command(commands.asks, "who is asked what, with every legal answer", (RECORD, SEAT)),
    "play": Command(commands.play, "the record with moves added", (RECORD, MOVES)),
    "show": Command(commands.show, "what a seat sees", (RECORD, SEAT)),
    "state": Command(commands.state, "everything, hidden or not", (RECORD,)),
    "outcome": Command(commands.outcome, "who won and why, or null", (RECORD,)),
    "events": Command(commands.events, "what was made public, ply by ply", (RECORD,)),
    "board": Command(commands.board, "what a seat sees, drawn as text", (RECORD, SEAT)),
    "simulate": Command(
        commands.simulate, "many matches between computer players", (GAME, GAMES_COUNT, SEATS, SEED, PLAYER, SET)
    ),
}


class Parser(argparse.ArgumentParser):
    """Says in one line what is off and what was expected, where argparse would print its usage and exit with 2."""

    def error(self, message: str) -> NoReturn:
        usage = " ".join(self.format_usage().split()[1:])
        raise ValueError(f"{shortened(message)} (expected: {usage})")


def main(argv: Sequence[str] | None = None, games: Mapping[str, AnyGame] = GAMES) -> int:
    try:
        arguments = _parser().parse_args(argv)
        sys.stdout.write(arguments.run(arguments, games) + "\n")
    except ForbiddenMove as error:
        return _complain(FORBIDDEN, error)
    except ValueError as error:
        return _complain(UNREADABLE, error)
    return DONE


def _parser() -> Parser:
    parser = Parser(prog="python -m engine", description=__doc__, allow_abbrev=False)
    parsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        one = parsers.add_parser(name, help=command.help, description=command.help, allow_abbrev=False)
        one.set_defaults(run=command.run)
        for flag, settings in command.takes:
            one.add_argument(flag, **settings)
    return parser


def _complain(code: int, error: ValueError) -> int:
    lines = error.lines if isinstance(error, codec.Unreadable) else (str(error),)
    if sys.stderr is not None:  # as Python has it when the shell closed it (`2>&-`)
        sys.stderr.write("".join(f"{printable(line)}\n" for line in lines))
    return code
