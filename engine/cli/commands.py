"""What each command of the engine's command line prints."""

import json
from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Any, TypeAlias

from engine import codec
from engine import match as door
from engine import position as positions
from engine import record as records
from engine.cli import arguments as given
from engine.cli.progress import watched
from engine.core import AnyGame
from engine.player.simulate import player, simulated, summary
from engine.record import Record, replay

Games: TypeAlias = Mapping[str, AnyGame]
Run: TypeAlias = Callable[[Namespace, Games], str]

_json = partial(json.dumps, separators=(",", ":"))


def games(arguments: Namespace, known: Games) -> str:
    return _json(
        [
            {"key": game.key, "name": game.name, "seats": game.seats, "options": dict(game.options)}
            for game in known.values()
        ]
    )


def new(arguments: Namespace, known: Games) -> str:
    game, position, settings = given.game(arguments, known), given.position(arguments), given.settings(arguments)
    seats = arguments.seats or (records.seats_held(game, settings, position) if position else game.seats[0])
    record = Record(
        game=game.key,
        version=game.version,
        seats=seats,
        options=settings,
        seed=records.PLAIN_SEED if position is None and arguments.seed is None else arguments.seed,
        position=position,
        moves=(),
    )
    now = replay(record, known)
    options = positions.in_force(game, seats, now.match.state)
    return records.write(record.model_copy(update={"options": options}))


def asks(arguments: Namespace, known: Games) -> str:
    now, seat = given.replayed(arguments, known)
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


def play(arguments: Namespace, known: Games) -> str:
    record = given.record(arguments)
    longer = records.extended(record, *given.moves(arguments, record.seats))
    replay(longer, known)
    return records.write(longer)


def show(arguments: Namespace, known: Games) -> str:
    now, seat = given.replayed(arguments, known)
    view = now.game.view(now.match.state, seat)
    return codec.dump(type(view), view)


def state(arguments: Namespace, known: Games) -> str:
    now, _ = given.replayed(arguments, known)
    return codec.dump(now.game.state, now.match.state)


def outcome(arguments: Namespace, known: Games) -> str:
    now, _ = given.replayed(arguments, known)
    found = now.game.outcome(now.match.state)
    return codec.dump(type(found), found)


def events(arguments: Namespace, known: Games) -> str:
    now, _ = given.replayed(arguments, known)
    return _json(
        [
            {"ply": ply, "events": [codec.plain(now.game.event, event) for event in public]}
            for ply, public in enumerate(now.events)
        ]
    )


def board(arguments: Namespace, known: Games) -> str:
    # Here alone the engine reaches outside itself, and only when asked to: the rules must run without faces.
    from faces import FACES
    from faces.core import Scene
    from faces.translation import speaker

    now, seat = given.replayed(arguments, known)
    if now.game.key not in FACES:
        raise ValueError(f"there is no board for {now.game.key!r}; expected one of: {', '.join(FACES)}")
    options = {ask.seat: ask.options for ask in now.game.asks(now.match.state)}
    scene: Scene[Any, Any] = Scene(
        view=now.game.view(now.match.state, seat),
        names=tuple(f"Seat {each}" for each in range(len(now.match.opened))),  # as --seat counts them, from 0
        say=speaker("en"),
        reader=seat,
        asked=tuple(options),
        options=() if seat is None else options.get(seat, ()),
    )
    with records.making_sense(now.record, "board"):
        return FACES[now.game.key].board(scene)


def simulate(arguments: Namespace, known: Games) -> str:
    game = given.game(arguments, known)
    players = [player(name, game) for name in arguments.player.split(",")]
    seats = arguments.seats or (len(players) if len(players) > 1 else game.seats[0])
    options = door.chosen(game, seats, given.settings(arguments))
    if len(players) not in (1, seats):
        raise ValueError(f"--player names {len(players)}; expected one for all seats, or {seats}")
    began = perf_counter()
    matches = simulated(game, players * (seats // len(players)), options, arguments.seed, arguments.games)
    played = list(watched(matches, arguments.games))
    return _json(summary(played, seats, perf_counter() - began))
