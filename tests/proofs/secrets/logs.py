"""Looks for secrets in the log of a session, as `bot.py` writes it at its most talkative."""

import asyncio
import io
import json
import logging
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from cogs.process.log_format import formatter
from dojo.table.table import Table
from engine import codec
from engine.core import AnyGame, RuleError
from engine.games import GAMES
from engine.values import replace
from storage.store import Store
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall
from tests.proofs.secrets.clicks import Clicker, Pair, answered, clicks, planned
from tests.proofs.secrets.positions import Found, possible

PLIES = 40
NOTE = "my note of the session"


def search_logs(game: AnyGame, seed: str, sessions: int, *_: object) -> Found:
    """Each line is searched for every secret of its session."""
    total = Found()
    for number in range(sessions):
        with tempfile.TemporaryDirectory() as folder, listening() as log:
            hidden = asyncio.run(session(Path(folder), game, Random(f"{seed} {number}")))
        found = Found(1, len(hidden), len(hidden))
        for line in log.getvalue().splitlines():
            held = [secret for secret in hidden if secret in line]
            found.compare(f"{game.key}, session {seed} {number}", "log lines", None, held[0] if held else None)
        total += found
    return total


@contextmanager
def listening() -> Iterator[io.StringIO]:
    log, root, ours = io.StringIO(), logging.getLogger(), logging.getLogger("hikyaku")
    before, handler = (root.level, ours.level), logging.StreamHandler(log)
    handler.setFormatter(formatter("console", ()))
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    ours.setLevel(logging.DEBUG)
    try:
        yield log
    finally:
        root.removeHandler(handler)
        root.setLevel(before[0])
        ours.setLevel(before[1])


async def session(folder: Path, game: AnyGame, luck: Random) -> set[str]:
    """Do everything that is logged, and collect what is secret of it."""
    clock, games = Clock(), {**GAMES, game.key: failing(game)}
    hidden: set[str] = set()
    async with await Store.open(str(folder / "session.db")) as store:
        options = {name: luck.choice(possible(game, 2, name)) for name in game.options}
        hall = Hall(store, clock, games)
        table = await hall.match(AIKO, BRUNO, game=game.key, options=options)
        for _ in range(PLIES):
            hidden |= set(secrets_of(table))
            if table.status == "over":
                break
            table = await answering(hall, clock, table, luck)
        hidden.add((await store.read.kept_match(id=table.id))["seed"])
        for id, values in islice(clicks(Pair((folder, folder), (games, games), table, 0, True)), 0, None, 5):
            await answered(hall, Clicker(table.players[0].id, openly=False), id, values)
        await damaged(hall, game, table)
    return hidden


async def answering(hall: Hall, clock: Clock, table: Table, luck: Random) -> Table:
    """One answer as most players give it: held, then sent by the clock. Before it one that is impossible."""
    ask = luck.choice(table.asks())
    user = table.players[ask.seat].id
    await hall.agreements.note_down(table.id, user, NOTE)
    for plan in table.game.general_plans:
        await hall.plans.plan(table.id, user, plan.topic, plan.key)
    for seat, player in enumerate(table.players):
        if seat not in table.asked and table.match.ply % 4 == 0:  # in Karenza hundreds of moves are tried
            await planned(hall, table, player.id)
    with suppress(RuleError):
        await hall.held_moves.answer(table.id, user, table.opened(ask.seat), "no answer at all")
    await hall.held_moves.answer(table.id, user, table.opened(ask.seat), str(luck.choice(ask.options)))
    clock.at += 3_600_000
    await hall.held_moves.apply_due()
    return await hall.referee.table(table.id)


def failing(game: AnyGame) -> AnyGame:
    """Rules that fail at the end of the session, with a state in the words of the error."""

    def view(state: Any, seat: Any) -> Any:
        if FAILING:
            raise KeyError(codec.dump(state))
        return game.view(state, seat)

    return replace(game, view=view)


FAILING: list[bool] = []


async def damaged(hall: Hall, game: AnyGame, table: Table) -> None:
    """A state that cannot be read, and rules that fail."""
    pair = Pair((Path(), Path()), (GAMES, GAMES), table, 0, True)
    FAILING.append(True)
    for id, values in clicks(pair):
        if id.startswith(("hand/", "text/", "picture/", "dossier/")):
            await answered(hall, Clicker(pair.user, openly=False), id, values)
    FAILING.clear()
    state = codec.plain(table.match.state) | {"nonsense": 1}
    await hall.write(f"update matches set state = '{json.dumps(state)}' where id = '{table.id}'")
    for verb in ("hand", "log", "text"):
        await answered(hall, Clicker(pair.user, openly=False), f"{verb}/{table.id}/", ())


# What may not be in a log


def secrets_of(table: Table) -> Iterator[str]:
    """A state, every hand and pile in it, as Python and JSON may write them; and every answer."""
    yield NOTE
    yield table.match.seed
    state = table.match.state
    yield codec.dump(state)
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
