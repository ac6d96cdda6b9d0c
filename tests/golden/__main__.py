"""`python -m tests.golden` keeps states of today's rules and a database of today's schema, to hold tomorrow's to them.

A file that is there is never written again, for what has been released must go on loading; before the first release,
delete a file to have it made again.
"""

import asyncio
import json
import sys
from pathlib import Path
from random import Random

from engine import codec, match
from engine.core import Outcome
from engine.games import GAMES
from engine.record import Record, extended, replay
from tests.engine import laws
from tests.golden.hall import furnished

HERE = Path(__file__).parent


def golden(game, seats, options, seed):
    """A record that starts a third into a random match and goes on to the end, and what came of it."""
    line = laws.a_match(game, seats, options, seed)
    position = codec.plain(game.state, line.plies[len(line.plies) // 3].before.state)
    whole = line.record(game).model_copy(update={"seed": seed, "position": position, "moves": ()})
    record, state = played_out(game, Record(**whole.model_dump()), Random(seed))
    return {"record": record.model_dump(mode="json"), "outcome": codec.plain(Outcome, game.outcome(state))}


def orders(game):
    """Seats, options and a seed for each case, the first with all options as they are when nobody chooses.

    Any two values of two options meet in one of them, and every number of seats is there.
    """
    chosen = [match.chosen(game, game.seats[0], {}), *laws.combos(game)]
    for at, options in enumerate(chosen):
        seats = [number for number in game.seats if laws.playable(game, options, number)]
        yield seats[at % len(seats)], options, f"golden {at}"


def played_out(game, record, dice):
    now = replay(record).match
    while asks := game.asks(now.state):
        ask = dice.choice(asks)
        move = dice.choice(ask.options)
        now, _ = match.answer(game, now, ask.seat, move)
        record = extended(record, (ask.seat, str(move)))
    return record, now.state


def main():
    for key, game in GAMES.items():
        path = HERE / f"{key}-v{game.version}.json"
        if not path.exists():
            cases = ",\n".join(json.dumps(golden(game, *order)) for order in orders(game))
            path.write_text(f"[\n{cases}\n]\n", encoding="utf-8")
            sys.stdout.write(f"wrote {path.name}\n")
    hall = HERE / "hall.db"
    if not hall.exists():
        asyncio.run(furnished(hall))
        sys.stdout.write(f"wrote {hall.name}\n")


if __name__ == "__main__":
    main()
