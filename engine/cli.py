"""The command line: matches without Discord, as records and other JSON. Nothing else in the engine imports it."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, TypeAlias

from engine import codec, match, record
from engine.core import AnyGame, Ask, Outcome, Seat
from engine.games import GAMES
from engine.player.search import choose
from engine.quoting import printable, quoted
from engine.record import PLAIN_SEED, ForbiddenMove, Record, Replay

Games: TypeAlias = Mapping[str, AnyGame]
Player: TypeAlias = Callable[[Callable[[], Any], Ask[Any], Random], Any]
"""Chooses one of an ask's options. The first argument returns the view of the seat asked; a player never gets the
state, and the view is built only for a player that calls for it."""

DONE, UNREADABLE, FORBIDDEN = 0, 1, 2


def main(argv: Sequence[str] | None = None, games: Games = GAMES) -> int:
    """Run one command (`sys.argv` by default) and return its exit code; a command that fails prints no output."""
    given = parser(games).parse_args(argv)
    try:
        output = given.run(given, games)
    except (OSError, ValueError) as error:
        lines = error.lines if isinstance(error, codec.Unreadable) else (str(error),)
        sys.stderr.write("".join(f"{printable(line)}\n" for line in lines))
        return FORBIDDEN if isinstance(error, ForbiddenMove) else UNREADABLE
    sys.stdout.write(f"{output if isinstance(output, str) else json.dumps(output, separators=(',', ':'))}\n")
    return DONE


def parser(games: Games) -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m engine", description="Play and inspect matches without Discord.")
    commands = found.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace, Games], Any], *shared: argparse.ArgumentParser) -> Any:
        added = commands.add_parser(name, parents=shared, help=run.__doc__, description=run.__doc__)
        added.set_defaults(run=run)
        return added

    def shared(*names: str, **how: Any) -> argparse.ArgumentParser:
        made = argparse.ArgumentParser(add_help=False)
        made.add_argument(*names, **how)
        return made

    file = shared("record", metavar="RECORD", help="a file, or - for standard input")
    seat = shared("--seat", metavar="N", type=int, help="who looks (default: a bystander)")
    game = shared("game", choices=games)
    game.add_argument("--seats", metavar="N", type=int, help="how many play")
    game.add_argument("--seed", metavar="S", help=f"where luck comes from (default: {PLAIN_SEED})")
    game.add_argument("--set", dest="options", metavar="OPTION=VALUE", type=_setting, action="append", default=[])
    command("games", list_games)
    command("new", new, game).add_argument(
        "--position", metavar="FILE", help="a state to start from, as `state` prints it"
    )
    command("asks", asks, file, seat)
    command("play", play, file).add_argument("moves", metavar="SEAT:MOVE", nargs="+", type=_move)
    command("show", show, file, seat)
    command("state", state, file)
    command("events", events, file)
    command("outcome", outcome, file)
    simulating = command("simulate", simulate, game)
    simulating.add_argument("--games", metavar="N", dest="count", type=int, default=100, help="how many (default: 100)")
    simulating.add_argument(
        "--player",
        default="random",
        help="random or sparring:PLAYOUTS; one for all seats, or one for each, with commas",
    )
    return found


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError
    return name, value


def _move(text: str) -> tuple[Seat, str]:
    seat, _, move = text.partition(":")
    if not move.strip():
        raise ValueError
    return int(seat), move


def _read(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _replayed(given: argparse.Namespace, games: Games) -> Replay:
    """The record played through. Raises `ValueError`, also if `--seat` isn't at its table."""
    kept = record.read(_read(given.record))
    now, seat = record.replay(kept, games), getattr(given, "seat", None)
    if seat is not None and seat not in range(kept.seats):
        raise ValueError(f"there is no seat {seat}; expected 0 to {kept.seats - 1}")
    return now


# The commands


def list_games(given: argparse.Namespace, games: Games) -> Any:
    """list the games, with their options"""
    return [
        {"key": each.key, "name": each.name, "seats": each.seats, "options": dict(each.options)}
        for each in games.values()
    ]


def new(given: argparse.Namespace, games: Games) -> str:
    """print the record of a new match"""
    game, options, position = games[given.game], dict(given.options), None
    if given.position:
        position = codec.read(dict[str, Any], _read(given.position), "--position: ")
    seats = given.seats or (record.seats_held(game, options, position) if position else game.seats[0])
    begun = Record(
        game=game.key,
        version=game.version,
        seats=seats,
        options=options,
        seed=PLAIN_SEED if position is None and given.seed is None else given.seed,
        position=position,
        moves=(),
    )
    in_force = record.in_force(game, record.replay(begun, games).match.state)
    return record.write(begun.model_copy(update={"options": in_force}))


def asks(given: argparse.Namespace, games: Games) -> Any:
    """show who is to act, with every legal move"""
    now = _replayed(given, games)
    return [
        {
            "seat": ask.seat,
            "topic": ask.topic,
            "opened": now.match.opened[ask.seat],
            "options": [str(option) for option in ask.options],
        }
        for ask in now.game.rules.asks(now.match.state)
        if given.seat in (None, ask.seat)
    ]


def play(given: argparse.Namespace, games: Games) -> str:
    """print the record with moves added, such as '0:advance 4' or 1:leave"""
    longer = record.extended(record.read(_read(given.record)), *given.moves)
    record.replay(longer, games)
    return record.write(longer)


def show(given: argparse.Namespace, games: Games) -> str:
    """show what a seat sees"""
    now = _replayed(given, games)
    return codec.dump(now.game.rules.view(now.match.state, given.seat))


def state(given: argparse.Namespace, games: Games) -> str:
    """show the full state, hidden parts included"""
    return codec.dump(_replayed(given, games).match.state)


def events(given: argparse.Namespace, games: Games) -> Any:
    """list what was made public, ply by ply"""
    told = enumerate(_replayed(given, games).events)
    return [{"ply": ply, "events": codec.plain(public)} for ply, public in told]


def outcome(given: argparse.Namespace, games: Games) -> str:
    """show who won and why, or null"""
    now = _replayed(given, games)
    return codec.dump(now.game.rules.outcome(now.match.state))


def simulate(given: argparse.Namespace, games: Games) -> Any:
    """play many matches between computer players"""
    game, names = games[given.game], given.player.split(",")
    seats = given.seats or (len(names) if len(names) > 1 else game.seats[0])
    options = match.chosen(game, seats, dict(given.options))
    if len(names) not in (1, seats):
        raise ValueError(f"--player names {len(names)}; expected one for all seats, or {seats}")
    players = [player(name, game) for name in names] * (seats // len(names))
    began = perf_counter()
    played = list(simulated(game, players, options, given.seed or PLAIN_SEED, max(1, given.count)))
    moves = sorted(each for each, _ in played)
    return {
        "games": len(played),
        "moves": {"median": median(moves), "max": moves[-1]},
        "moves_per_second": round(sum(moves) / (perf_counter() - began)),
        "wins": [sum(seat in each.winners for _, each in played) for seat in range(seats)],
        "draws": sum(not each.winners for _, each in played),
        "reasons": dict(sorted(Counter(each.reason for _, each in played).items())),
    }


def player(name: str, game: AnyGame) -> Player:
    """The player called `random` or `sparring:PLAYOUTS`; raises `ValueError` for any other name."""
    kind, _, playouts = name.partition(":")
    if kind == "sparring" and playouts.isdecimal():
        return lambda look, ask, luck: choose(game, look(), ask, luck, int(playouts))
    if name != "random":
        raise ValueError(f"there is no player {quoted(name)}; expected: random or sparring:PLAYOUTS")
    return lambda look, ask, luck: ask.options[int(luck.random() * len(ask.options))]


def simulated(
    game: AnyGame, players: Sequence[Player], options: Mapping[str, str], seed: str, count: int
) -> Iterator[tuple[int, Outcome]]:
    """The moves and the outcome of one match after another; the same seed gives the same matches.

    It goes straight to the rules, without `engine.match`: players choose from the options, so no move needs a check.
    """
    for number in range(count):
        luck, moves = Random(f"{seed}:{number}"), 0
        now = game.rules.setup(len(players), options, luck).state
        while waiting := game.rules.asks(now):
            ask = waiting[0]
            move = players[ask.seat](partial(game.rules.view, now, ask.seat), ask, luck)
            now, moves = game.rules.play(now, ask.seat, move, luck).state, moves + 1
        over = game.rules.outcome(now)
        assert over, f"{game.key}: nobody is asked, and yet the match is not over"
        yield moves, over
