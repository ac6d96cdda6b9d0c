"""An evening whose log is read: `python -m tests.proofs.secrets.evening GAME SEED`, in a process of its own.

The log goes to standard error as the front door sets it up, at its most talkative; what may not stand in it goes to
standard output as JSON. `SECRETS_BROKEN` names something that goes wrong on purpose.
"""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from cogs.process import log_format
from dojo.dojo import Dojo
from dojo.ops import redaction
from dojo.ops.log import logger
from dojo.table.table import Table
from engine import codec, match
from engine.core import AnyGame, RuleError
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall
from tests.proofs.secrets.houses import Pair
from tests.proofs.secrets.presses import Hand, answered, clicks
from tests.proofs.secrets.tables import possible

log = logger("evening")

PLIES = 40
NOTE = "my note of the evening"


async def evening(folder: Path, game: AnyGame, dice: Random) -> set[str]:
    """Everything that is written into a log is written; what is secret of it."""
    clock, games = Clock(), {**GAMES, game.key: failing(game)}
    hidden: set[str] = set()
    async with await Store.open(str(folder / "evening.db")) as store:
        options = {name: dice.choice(possible(game, 2, name)) for name in game.options}
        dojo, hall = Dojo(store, games, clock), Hall(store, clock, games)
        table = await hall.match(AIKO, BRUNO, game=game.key, options=options)
        for _ in range(PLIES):
            hidden |= set(secrets_of(table))
            if table.status == "over":
                break
            table = await answering(dojo, clock, table, dice)
        hidden |= await locked_away(store, table.id)
        await pressed(dojo, Pair((folder, folder), (games, games), table, 0, True))
        await damaged(dojo, hall, game, table)
    return hidden


async def answering(dojo: Dojo, clock: Clock, table: Table, dice: Random) -> Table:
    """One answer, by the way of most people: held, and then sent by the clock; before it one that is none."""
    ask = dice.choice(table.asks())
    user = table.players[ask.seat].id
    await dojo.agreements.note_down(table.id, user, NOTE)
    for order in table.game.orders:
        await dojo.standing_orders.give(table.id, user, order.topic, order.key)
    with suppress(RuleError):
        await dojo.held_moves.answer(table.id, user, table.opened(ask.seat), "no answer at all")
    await dojo.held_moves.answer(table.id, user, table.opened(ask.seat), str(dice.choice(ask.options)))
    clock.at += 3_600_000
    await dojo.held_moves.apply_due()
    await dojo.standing_orders.look()
    clock.at += 3_600_000
    await dojo.standing_orders.answer()
    return await dojo.referee.table(table.id)


async def pressed(dojo: Dojo, pair: Pair) -> None:
    """Many a control, forged in many a way."""
    for id, values in islice(clicks(pair), 0, None, 5):
        await answered(dojo, Hand(pair.user, openly=False), id, values)


def failing(game: AnyGame) -> AnyGame:
    """Rules that stumble over a hand at the end of the evening; what an error says may be a card."""

    def view(state: Any, seat: Any) -> Any:
        if STUMBLES:
            raise KeyError(codec.dump(game.state, state))
        return game.view(state, seat)

    return replace(game, view=view)


STUMBLES: list[bool] = []


async def damaged(dojo: Dojo, hall: Hall, game: AnyGame, table: Table) -> None:
    """A position that cannot be read, and rules that cannot be followed."""
    pair = Pair((Path(), Path()), (GAMES, GAMES), table, 0, True)
    STUMBLES.append(True)
    for id, values in clicks(pair):
        if id.startswith(("hand/", "text/", "picture/", "dossier/")):
            await answered(dojo, Hand(pair.user, openly=False), id, values)
    STUMBLES.clear()
    state = codec.plain(game.state, table.match.state) | {"nonsense": 1}
    await hall.write(f"update matches set state = '{json.dumps(state)}' where id = '{table.id}'")
    for verb in ("hand", "log", "text"):
        await answered(dojo, Hand(pair.user, openly=False), f"{verb}/{table.id}/", ())


# What may not stand in a log


def secrets_of(table: Table) -> Iterator[str]:
    """A position, and every hand and pile in it, in all ways in which Python and JSON write it; every answer."""
    yield NOTE
    yield table.match.seed
    state = table.match.state
    yield codec.dump(table.game.state, state)
    for name in ("hands", "decks", "pile", "aside"):
        for cards in lists_in(getattr(state, name, ())):
            yield from written(cards)
    for ask in table.asks():
        yield from (text for option in ask.options if " " in (text := str(option)))


def lists_in(value: Any) -> Iterator[tuple[Any, ...]]:
    if value and isinstance(value, tuple):
        if isinstance(value[0], tuple):
            for each in value:
                yield from lists_in(each)
        elif len(value) > 2:
            yield value


def written(cards: tuple[Any, ...]) -> Iterator[str]:
    some = cards[:3]
    yield from (json.dumps(some)[1:-1], repr(some)[1:-1], json.dumps(some, separators=(",", ":"))[1:-1])
    yield from (card for card in cards if isinstance(card, str) and len(card) > 4)


async def locked_away(store: Store, id: str) -> set[str]:
    """What luck is made of."""
    row = await store.read.kept_match(id=id)
    return {row["seed"]}


def broken(how: str) -> None:
    """A build that tells what it should not."""
    if how == "errors":
        redaction.story = repr  # an error in its own words
    if how == "answers":
        parse = match.parse
        match.parse = lambda *told, **more: log.debug("answered", text=told[-1]) or parse(*told, **more)


def main() -> None:
    key, seed = sys.argv[1:]
    log_format.set_up_logging("debug", "console", ())
    broken(os.environ.get("SECRETS_BROKEN", ""))
    with tempfile.TemporaryDirectory() as folder:
        hidden = asyncio.run(evening(Path(folder), GAMES[key], Random(seed)))
    sys.stdout.write(json.dumps(sorted(hidden)))


if __name__ == "__main__":
    main()
