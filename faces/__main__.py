"""Draw a position of a random match or a record: `python -m faces kengo --random 7 --plies 12 --seat 0 -o hand.png`."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine import match, record
from engine.core import AnyGame
from engine.games import GAMES
from engine.match import Match
from engine.quoting import quoted
from faces import FACES
from faces.core import AnyScene, scene_of
from faces.translation import speaker

NAMES = ("Aiko", "Bruno", "Chiyo", "Dario")


def main(arguments: list[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        game, now = opened(given)
        if given.seat is not None and given.seat not in range(len(now.opened)):
            raise ValueError(f"there is no seat {given.seat}; expected 0 to {len(now.opened) - 1}")
        scene, face = seen(game, now, given), FACES[given.game]
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    given.output.write_bytes(face.picture(scene))
    if given.hand and face.hand:
        given.hand.write_bytes(face.hand(scene))
    sys.stdout.write(f"{face.board(scene)}\n\n{face.alt(scene)}\n")
    return 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m faces", description=__doc__)
    found.add_argument("game", choices=[key for key in FACES if key in GAMES])
    found.add_argument("record", nargs="?", help="a match as JSON, as `python -m engine` writes it: a file, or -")
    found.add_argument("--random", metavar="SEED", default="0", help="a match played at random (default: 0)")
    found.add_argument("--plies", type=int, default=10, help="how many moves of it (default: 10)")
    found.add_argument("--seats", type=int, help="how many play it (default: as few as can)")
    found.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    found.add_argument("--seat", type=int, help="as this seat sees it (default: as a bystander does)")
    found.add_argument("--weigh", metavar="MOVE", help="show this move of the seat's as if it were made")
    found.add_argument("--hand", type=Path, metavar="FILE", help="where a second picture goes, of the seat's cards")
    found.add_argument("--locale", default="en")
    found.add_argument("-o", "--output", type=Path, default=Path("picture.png"))
    return found


def opened(given: argparse.Namespace) -> tuple[AnyGame, Match[Any]]:
    if given.record is None:
        return GAMES[given.game], at_random(GAMES[given.game], given)
    replay = record.replay(record.read(written(given.record)))
    if replay.game.key != given.game:
        raise ValueError(f"{given.record} is a match of {replay.game.key}")
    return replay.game, replay.match


def written(name: str) -> bytes:
    """What is in the file, or comes from standard input if it is called `-`."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}") from error


def at_random(game: AnyGame, given: argparse.Namespace) -> Match[Any]:
    luck, options = Random(given.random), dict(map(setting, given.option))
    now, _ = match.start(game, given.seats or game.seats[0], seed=given.random, options=options)
    for _ in range(given.plies):
        asks = game.rules.asks(now.state)
        if not asks:
            break
        now, _ = match.answer(game, now, asks[0].seat, any_move(asks[0].options, luck))
    return now


def setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--option {quoted(text)}: expected NAME=VALUE")
    return name, value


def any_move(options: tuple[Any, ...], luck: Random) -> Any:
    """Every kind of move is equally likely; otherwise kinds with few moves would hardly be seen."""
    kind = luck.choice(list(dict.fromkeys(option.kind for option in options)))
    return luck.choice([option for option in options if option.kind == kind])


def seen(game: AnyGame, now: Match[Any], given: argparse.Namespace) -> AnyScene:
    found = scene_of(game, now.state, NAMES[: len(now.opened)], speaker(given.locale), given.seat)
    if given.weigh is None:
        return found
    weighed = next((option for option in found.options if str(option) == given.weigh), None)
    if weighed is None:
        there = f"such as {str(found.options[0])!r}" if found.options else "but there is none now"
        raise ValueError(f"--weigh {quoted(given.weigh)}: expected a move of the seat's, {there}")
    return replace(found, weighed=weighed)


if __name__ == "__main__":
    sys.exit(main())
