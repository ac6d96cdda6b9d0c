"""The commands of `python -m engine`: the arguments each takes and the JSON it prints."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import IO, Any, TypeAlias

import click

from engine import codec
from engine import match as matches
from engine import record as records
from engine.cli.simulate import player, simulated, summary, watched
from engine.core import AnyGame, Seat
from engine.quoting import clipped, quoted
from engine.record import PLAIN_SEED, Record, Replay, replay

Games: TypeAlias = Mapping[str, AnyGame]

LARGEST = 999_999_999  # larger numbers are typing errors, and Python refuses to read those of thousands of digits
MOVE = re.compile(r"(\d{1,9}):(.*\S.*)", re.ASCII | re.DOTALL)

_json = partial(json.dumps, separators=(",", ":"))


# Arguments


def _game(context: click.Context, parameter: click.Parameter, key: str) -> AnyGame:
    games: Games = context.obj
    if key not in games:
        raise ValueError(f"there is no game {quoted(key)}; expected one of: {', '.join(games)}")
    return games[key]


def _seed(text: str) -> str:
    """Arguments may hold bytes that are not text, which no record can store."""
    text.encode()
    return text


def _settings(context: click.Context, parameter: click.Parameter, texts: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--set {quoted(text)}: expected option=value")
        if found.setdefault(name, value) != value:
            both = f"{quoted(found[name])} and to {quoted(value)}"
            raise ValueError(f"--set: {clipped(name)} is set to {both}; expected one value")
    return found


def _move(text: str) -> tuple[Seat, str]:
    found = MOVE.fullmatch(text)
    if not found:
        raise ValueError(f"{quoted(text)}: expected SEAT:MOVE, such as 0:{records.LEAVE}")
    return int(found[1]), found[2]


FILE, COUNT = click.File("rb"), click.IntRange(1, LARGEST)
GAME = click.argument("game", callback=_game)
RECORD = click.argument("record", type=FILE)
SEAT = click.option("--seat", metavar="N", type=click.IntRange(0, LARGEST), help="Who looks (default: a bystander).")
SEATS = click.option("--seats", metavar="N", type=COUNT, help="How many play.")
SEED = click.option("--seed", metavar="S", type=_seed, help=f"Where luck comes from (default: {PLAIN_SEED}).")
SETTINGS = click.option(
    "--set", "settings", metavar="OPTION=VALUE", multiple=True, callback=_settings, help="May be repeated."
)


def _bytes(file: IO[bytes]) -> bytes:
    """All of a file; raises `ValueError` where it can be opened but not read."""
    try:
        return file.read()
    except OSError as error:
        raise ValueError(f"{quoted(file.name)}: {error.strerror}") from error


def _replayed(games: Games, file: IO[bytes], seat: Seat | None = None) -> Replay:
    """The record in `file` played through; raises `ValueError` if `seat` is not at its table."""
    record = records.read(_bytes(file))
    now = replay(record, games)
    if seat is not None and seat >= record.seats:
        raise ValueError(f"there is no seat {seat}; expected 0 to {record.seats - 1}")
    return now


def _position(file: IO[bytes] | None) -> dict[str, Any] | None:
    if file is None:
        return None
    return codec.read(dict[str, Any], _bytes(file), "--position: expected a state, as `state` prints it; ")


# Commands. RECORD is a file, or - for standard input.


@click.group(no_args_is_help=False)
def cli() -> None:
    """Play and inspect matches without Discord. RECORD and FILE may be - for standard input."""


@cli.command()
@click.pass_obj
def games(games: Games) -> str:
    """List the games, with their options."""
    return _json([{"key": each.key, "name": each.name, "seats": each.seats, "options": dict(each.options)}
                  for each in games.values()])  # fmt: skip


@cli.command()
@GAME
@SEATS
@SEED
@SETTINGS
@click.option("--position", "file", metavar="FILE", type=FILE, help="A state to start from, as `state` prints it.")
@click.pass_obj
def new(
    games: Games, game: AnyGame, seats: int | None, seed: str | None, settings: dict[str, str], file: IO[bytes] | None
) -> str:
    """Print the record of a new match."""
    position = _position(file)
    seats = seats or (records.seats_held(game, settings, position) if position else game.seats[0])
    record = Record(
        game=game.key,
        version=game.version,
        seats=seats,
        options=settings,
        seed=PLAIN_SEED if position is None and seed is None else seed,
        position=position,
        moves=(),
    )
    options = records.in_force(game, replay(record, games).match.state)
    return records.write(record.model_copy(update={"options": options}))


@cli.command()
@RECORD
@SEAT
@click.pass_obj
def asks(games: Games, record: IO[bytes], seat: Seat | None) -> str:
    """Show who is to act, with every legal move."""
    now = _replayed(games, record, seat)
    return _json(
        [
            {
                "seat": ask.seat,
                "topic": ask.topic,
                "opened": now.match.opened[ask.seat],
                "options": [str(option) for option in ask.options],
            }
            for ask in now.game.asks(now.match.state)
            if seat in (None, ask.seat)
        ]
    )


@cli.command()
@RECORD
@click.argument("moves", metavar="SEAT:MOVE...", nargs=-1, required=True, type=_move)
@click.pass_obj
def play(games: Games, record: IO[bytes], moves: Sequence[tuple[Seat, str]]) -> str:
    """Print the record with moves added, such as '0:advance 4' or 1:leave."""
    longer = records.extended(records.read(record.read()), *moves)
    replay(longer, games)
    return records.write(longer)


@cli.command()
@RECORD
@SEAT
@click.pass_obj
def show(games: Games, record: IO[bytes], seat: Seat | None) -> str:
    """Show what a seat sees."""
    now = _replayed(games, record, seat)
    view = now.game.view(now.match.state, seat)
    return codec.dump(view)


@cli.command()
@RECORD
@click.pass_obj
def state(games: Games, record: IO[bytes]) -> str:
    """Show the full state, hidden parts included."""
    now = _replayed(games, record)
    return codec.dump(now.match.state)


@cli.command()
@RECORD
@click.pass_obj
def outcome(games: Games, record: IO[bytes]) -> str:
    """Show who won and why, or null."""
    now = _replayed(games, record)
    found = now.game.outcome(now.match.state)
    return codec.dump(found)


@cli.command()
@RECORD
@click.pass_obj
def events(games: Games, record: IO[bytes]) -> str:
    """List what was made public, ply by ply."""
    now = _replayed(games, record)
    return _json(
        [{"ply": ply, "events": [codec.plain(event) for event in public]} for ply, public in enumerate(now.events)]
    )


@cli.command()
@RECORD
@SEAT
@click.pass_obj
def board(games: Games, record: IO[bytes], seat: Seat | None) -> str:
    """Draw what a seat sees as text."""
    # The only place where the engine reaches outside itself: every other command must run without faces.
    from faces import FACES
    from faces.core import scene_of
    from faces.translation import speaker

    now = _replayed(games, record, seat)
    if now.game.key not in FACES:
        raise ValueError(f"there is no board for {now.game.key!r}; expected one of: {', '.join(FACES)}")
    names = tuple(f"Seat {each}" for each in range(len(now.match.opened)))  # numbered as --seat counts
    scene = scene_of(now.game, now.match.state, names, speaker("en"), seat)
    with records.making_sense(now.record, "board"):
        return FACES[now.game.key].board(scene)


@cli.command()
@GAME
@click.option("--games", "count", metavar="N", type=COUNT, default=100, show_default=True, help="How many matches.")
@SEATS
@SEED
@SETTINGS
@click.option("--player", "names", default="random", help="One for all seats, or one for each, with commas.")
def simulate(
    game: AnyGame, count: int, seats: int | None, seed: str | None, settings: dict[str, str], names: str
) -> str:
    """Play many matches between computer players."""
    players = [player(name, game) for name in names.split(",")]
    seats = seats or (len(players) if len(players) > 1 else game.seats[0])
    options = matches.chosen(game, seats, settings)
    if len(players) not in (1, seats):
        raise ValueError(f"--player names {len(players)}; expected one for all seats, or {seats}")
    began = perf_counter()
    playing = simulated(game, players * (seats // len(players)), options, PLAIN_SEED if seed is None else seed, count)
    return _json(summary(list(watched(playing, count)), seats, perf_counter() - began))
