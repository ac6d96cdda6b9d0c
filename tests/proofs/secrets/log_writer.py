"""A session whose log is read: `python -m tests.proofs.secrets.log_writer GAME SEED`, in a process of its own.

The log goes to standard error as `bot.py` sets it up, at its most talkative. What may not be in it goes to standard
output as JSON. `SECRETS_BROKEN` names something that goes wrong on purpose.
"""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from cogs.process import log_format
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.table.table import Table
from engine import codec, match
from engine.core import AnyGame, RuleError
from engine.games import GAMES
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall
from tests.proofs.secrets.clicks import Clicker, answered, clicks
from tests.proofs.secrets.database_pairs import Pair, planned
from tests.proofs.secrets.positions import possible
from tests.proofs.shared.patching import patched

log = logger("session")

PLIES = 40
NOTE = "my note of the session"


async def session(folder: Path, game: AnyGame, luck: Random) -> set[str]:
    """Do everything that is logged, and collect what is secret of it."""
    clock, games = Clock(), {**GAMES, game.key: failing(game)}
    hidden: set[str] = set()
    async with await Store.open(str(folder / "session.db")) as store:
        options = {name: luck.choice(possible(game, 2, name)) for name in game.options}
        dojo, hall = Dojo(store, games, clock), Hall(store, clock, games)
        table = await hall.match(AIKO, BRUNO, game=game.key, options=options)
        for _ in range(PLIES):
            hidden |= set(secrets_of(table))
            if table.status == "over":
                break
            table = await answering(dojo, clock, table, luck)
        hidden |= await seed_of(store, table.id)
        await pressed(dojo, Pair((folder, folder), (games, games), table, 0, True))
        await damaged(dojo, hall, game, table)
    return hidden


async def answering(dojo: Dojo, clock: Clock, table: Table, luck: Random) -> Table:
    """One answer as most players give it: held, then sent by the clock. Before it one that is impossible."""
    ask = luck.choice(table.asks())
    user = table.players[ask.seat].id
    await dojo.agreements.note_down(table.id, user, NOTE)
    for order in table.game.orders:
        await dojo.standing_orders.give(table.id, user, order.topic, order.key)
    for seat, player in enumerate(table.players):
        if seat not in table.asked and table.match.ply % 4 == 0:  # in Karenza hundreds of moves are tried
            await planned(dojo, table, player.id)
    with suppress(RuleError):
        await dojo.held_moves.answer(table.id, user, table.opened(ask.seat), "no answer at all")
    await dojo.held_moves.answer(table.id, user, table.opened(ask.seat), str(luck.choice(ask.options)))
    clock.at += 3_600_000
    await dojo.held_moves.apply_due()
    await dojo.standing_orders.look()
    clock.at += 3_600_000
    await dojo.standing_orders.answer()
    return await dojo.referee.table(table.id)


async def pressed(dojo: Dojo, pair: Pair) -> None:
    """Many controls, forged in many ways."""
    for id, values in islice(clicks(pair), 0, None, 5):
        await answered(dojo, Clicker(pair.user, openly=False), id, values)


def failing(game: AnyGame) -> AnyGame:
    """Rules that fail at the end of the session, with a state in the words of the error."""

    def view(state: Any, seat: Any) -> Any:
        if FAILING:
            raise KeyError(codec.dump(game.state, state))
        return game.view(state, seat)

    return replace(game, view=view)


FAILING: list[bool] = []


async def damaged(dojo: Dojo, hall: Hall, game: AnyGame, table: Table) -> None:
    """A state that cannot be read, and rules that fail."""
    pair = Pair((Path(), Path()), (GAMES, GAMES), table, 0, True)
    FAILING.append(True)
    for id, values in clicks(pair):
        if id.startswith(("hand/", "text/", "picture/", "dossier/")):
            await answered(dojo, Clicker(pair.user, openly=False), id, values)
    FAILING.clear()
    state = codec.plain(game.state, table.match.state) | {"nonsense": 1}
    await hall.write(f"update matches set state = '{json.dumps(state)}' where id = '{table.id}'")
    for verb in ("hand", "log", "text"):
        await answered(dojo, Clicker(pair.user, openly=False), f"{verb}/{table.id}/", ())


# What may not be in a log


def secrets_of(table: Table) -> Iterator[str]:
    """A state, every hand and pile in it, as Python and JSON may write them; and every answer."""
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


async def seed_of(store: Store, id: str) -> set[str]:
    """The seed."""
    return {(await store.read.kept_match(id=id))["seed"]}


def broken(how: str) -> AbstractContextManager[None]:
    """A build that logs what it should not."""
    if how == "errors":
        return patched(log_format, "story", repr)  # an error in its own words
    if how == "answers":
        parse = match.parse
        return patched(
            match, "parse", lambda *told, **more: log.debug("answered", text=told[-1]) or parse(*told, **more)
        )
    return nullcontext()


def main() -> None:
    key, seed = sys.argv[1:]
    log_format.set_up_logging("debug", "console", ())
    with broken(os.environ.get("SECRETS_BROKEN", "")), tempfile.TemporaryDirectory() as folder:
        hidden = asyncio.run(session(Path(folder), GAMES[key], Random(seed)))
    sys.stdout.write(json.dumps(sorted(hidden)))


if __name__ == "__main__":
    main()
