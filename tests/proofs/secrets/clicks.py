"""Every verb of every control, clicked in two databases that look the same to the user: the answers are the same.

The control need not be shown: a custom id can be forged, so everything that could be in one is tried. The databases
hold a match as it was played and an equivalent one, and differ in all that others keep to themselves: cards, held
answers, plans, notes.
"""

import asyncio
import io
import json
import logging
import re
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
from discord.ui import LayoutView, Modal

from cogs.client import load_rooms
from cogs.guard.payloads import custom_id, parse_custom_id
from cogs.interactions.controls import VERBS, serve
from cogs.process.log_format import formatter
from dojo.dojo import Dojo
from dojo.people.servers import Server
from dojo.table.table import Table
from engine import codec
from engine.core import AnyGame, RuleError, Seat, Step
from engine.games import GAMES
from storage.store import Store
from tests.cogs.world import Said, clicked
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, Clock, Hall
from tests.engine.toys import changed
from tests.proofs.secrets.matches import Stretch, equivalent, stretches
from tests.proofs.secrets.matches import played as replayed
from tests.proofs.secrets.positions import Found, possible

STRANGER = 2**62 + 99
SHORT, TRIES = 12, 6
PEOPLE = (AIKO, BRUNO, CHLOE, DAI)


@dataclass(frozen=True)
class Pair:
    """Two files, the match that is in both, and the viewer who cannot tell them apart."""

    files: tuple[Path, Path]
    games: tuple[Mapping[str, AnyGame], Mapping[str, AnyGame]]
    table: Table
    viewer: Seat | None
    differ: bool  # in more than what others keep to themselves

    @property
    def user(self) -> int:
        return STRANGER if self.viewer is None else self.table.players[self.viewer].id


def beginning_with(game: AnyGame, stretch: Stretch) -> Mapping[str, AnyGame]:
    """All games; this one is set up as the stretch begins."""
    return {**GAMES, game.key: changed(game, setup=lambda seats, options, luck: Step(stretch.start))}


async def two_databases(folder: Path, game: AnyGame, viewer: int, luck: Random) -> Pair:
    """`viewer` is a seat, modulo their number; the spectator comes after the last one."""
    options, eyes, *both = chosen(game, viewer, luck)
    stretch = both[0]
    files = (folder / "one.db", folder / "other.db")
    games = tuple(beginning_with(game, each) for each in both)
    table = await begun(files[0], games[0], game, options, stretch)
    shutil.copy(files[0], files[1])
    for number, (file, known, each) in enumerate(zip(files, games, both, strict=True)):
        table = await played(file, known, table.id, each, eyes, number)
    return Pair(files, (games[0], games[1]), table, eyes, both[0] != both[1])


def chosen(game: AnyGame, viewer: int, luck: Random) -> tuple[dict[str, str], Seat | None, Stretch, Stretch]:
    """A short stretch and an equivalent one; the same one, if several had nothing hidden."""
    found: tuple[dict[str, str], Seat | None, Stretch, Stretch] | None = None
    for options, stretch in islice((each for each in stretches(game, luck) if goes_on(game, each[1])), TRIES):
        eyes = (*range(stretch.seats), None)[viewer % (stretch.seats + 1)]
        found = (options, eyes, stretch, equivalent(game, stretch, eyes, luck))
        if found[2] != found[3]:
            break
    assert found
    return found


def goes_on(game: AnyGame, stretch: Stretch) -> bool:
    """Once it is over, nothing is hidden."""
    *_, (last, _) = replayed(game, stretch)
    return len(stretch.moves) < SHORT and game.rules.outcome(last.state) is None


async def begun(file: Path, games: Mapping[str, AnyGame], game: AnyGame, options: Any, stretch: Stretch) -> Table:
    async with await Store.open(str(file)) as store:
        hall = Hall(store, Clock(), games)
        for player in PEOPLE[: stretch.seats]:
            await hall.people.remember(player.id, player.name, "en")
        return await hall.match(*PEOPLE[: stretch.seats], game=game.key, options=options)


async def played(
    file: Path, games: Mapping[str, AnyGame], id: str, stretch: Stretch, viewer: Seat | None, number: int
) -> Table:
    async with await Store.open(str(file)) as store:
        hall = Hall(store, Clock(), games)
        state = codec.dump(stretch.start)
        await hall.write(f"update matches set seed = '{stretch.seed}', state = '{state}' where id = '{id}'")
        for name in ("matches", "lobbies"):  # the same luck, but another secret: it is told in the end
            await hall.write(f"update {name} set secret = '{number}' || secret where id = '{id}'")
        table = await hall.referee.table(id)
        for made, (seat, text) in enumerate(stretch.moves):
            if table.match.ply == made:  # or else the rules alone have made this move
                table = await hall.referee.answer(id, table.players[seat].id, None, text)
        if table.status == "playing":
            await kept_apart(hall, table, viewer, number)
        return table


async def kept_apart(dojo: Dojo, table: Table, viewer: Seat | None, number: int) -> None:
    """What others keep to themselves, different in each database."""
    for seat, player in enumerate(table.players):
        if seat == viewer:
            continue
        await dojo.agreements.note_down(table.id, player.id, f"note {number}")
        for plan in table.game.pacing.general_plans[number : number + 1]:
            await dojo.plans.plan(table.id, player.id, plan.topic, plan.key)
        ask = table.ask_of(seat)
        if not ask and number:
            await planned(dojo, table, player.id)
        if ask and number:
            await dojo.held_moves.answer(table.id, player.id, table.opened(seat), str(ask.options[-1]))


async def planned(dojo: Dojo, table: Table, user: int) -> None:
    """An answer to the likeliest question, if any is foreseen."""
    for question in (await dojo.plans.outlook(table.id, user)).questions[:1]:
        await dojo.plans.plan(table.id, user, question.key, str(question.ask.options[-1]))


@asynccontextmanager
async def opened(pair: Pair, which: int) -> AsyncIterator[Dojo]:
    async with await Store.open(str(pair.files[which])) as store:
        yield Hall(store, Clock(), pair.games[which])


# What Discord would be told

PRIVATE = {"sent privately", "edited privately", "modal", "deferred"}


class Response(Said):
    def __init__(self) -> None:
        super().__init__()
        self.ways: list[str] = []
        self.alone = False  # what is edited then is what was put off, which only its reader sees

    async def send_message(self, *words: Any, **message: Any) -> Any:
        """Words and files may come together."""
        self.ways.append("sent privately" if message.get("ephemeral") else "sent")
        return await super().send_message(**message, **({"content": str(words[0])} if words else {}))

    async def edit_message(self, **message: Any) -> Any:
        self.ways.append("edited privately" if self.alone else "edited")
        return await super().edit_message(**message)

    async def send_modal(self, modal: Any) -> None:
        self.ways.append("modal")
        await super().send_modal(modal)

    async def defer(self, **how: Any) -> None:
        self.alone = bool(how.get("ephemeral") and how.get("thinking"))
        self.ways.append("deferred")
        await super().defer(**how)


def written(told: Any) -> Any:
    """As Discord would have it, files and all."""
    if isinstance(told, dict):
        files = told.get("attachments") or told.get("files") or [told[name] for name in ("file",) if name in told]
        rest = {name: written(value) for name, value in told.items() if name not in {"attachments", "files", "file"}}
        return [rest, [(file.filename, file.fp.read().decode("latin-1")) for file in files]]
    if isinstance(told, LayoutView):
        return told.to_components()
    return told.to_dict()["components"] if isinstance(told, Modal) else str(told)


# Clicking

load_rooms()

# What ends something comes last, so that everything else is clicked while the match goes on.
LAST = ("noted", "planmove", "answer", "undo", "sendnow", "abortsure", "resignsure", "closesure", "forgetsure")
# Not compared: what is random, slow, or seen by others.
NOT = {"hint", "practise", "rematch", "film", "webpage", "closer", "report"}


SPECTATOR = -1  # the last of the viewers


@dataclass(frozen=True)
class Clicker:
    """The viewer; or (`openly`) a player, while the viewer watches what everybody can see."""

    user: int
    openly: bool


def click_in_both(game: AnyGame, seed: str, matches: int, *_: object) -> Found:
    """So many matches, each with the next viewer."""
    return sum((asyncio.run(clicked_by(game, f"{seed} {number}", number)) for number in range(matches)), Found())


def click_openly(game: AnyGame, seed: str, matches: int, *_: object) -> Found:
    """So many matches in which a player clicks, and a spectator watches."""
    return click_before_spectators(game, seed, matches, "openly")


def click_afterwards(game: AnyGame, seed: str, matches: int, *_: object) -> Found:
    """So many matches that end in a draw by agreement; a stranger clicks everything."""
    return click_before_spectators(game, seed, matches, "afterwards")


def click_before_spectators(game: AnyGame, seed: str, matches: int, way: str) -> Found:
    seeds = [f"{seed} {number}" for number in range(matches)]
    return sum((asyncio.run(clicked_by(game, each, SPECTATOR, f"{way} ")) for each in seeds), Found())


async def clicked_by(game: AnyGame, seed: str, viewer: int, way: str = "") -> Found:
    with tempfile.TemporaryDirectory() as folder:
        pair = await two_databases(Path(folder), game, viewer, Random(seed))
        found, openly = Found(1, 1, int(pair.differ)), way == "openly "
        if way == "afterwards ":
            await end_privately(pair)
        clicker = Clicker(pair.table.players[0].id if openly else pair.user, openly)
        await compared(found, pair, clicker, f"match {seed}", way)
    return found


async def end_privately(pair: Pair) -> None:
    """On a server that keeps hands from those who did not play."""
    for which in range(2):
        async with opened(pair, which) as dojo:
            await dojo.servers.set_up(Server(pair.table.guild, spectators=False), "Dojo")
            for player in pair.table.players:
                table = await dojo.agreements.draw(pair.table.id, player.id)
            assert table.status == "over"


async def compared(found: Found, pair: Pair, clicker: Clicker, where: str, way: str) -> None:
    one, other = [await all_clicked(pair, which, clicker) for which in range(2)]
    for (id, mine, told), (_, theirs, also) in zip(one, other, strict=True):
        place = f"{pair.table.game.key} {pair.table.options}, {where}, {clicker}, {id}"
        found.compare(place, f"{way}{id.split('/')[0]}", mine, theirs)
        found.compare(place, f"{way}what luck is made of", told or also, False)


async def all_clicked(pair: Pair, which: int, clicker: Clicker) -> list[tuple[str, str, bool]]:
    """The answer to each click, and whether it reveals the secret or the seed."""
    told = []
    async with opened(pair, which) as dojo:
        for id, values in clicks(pair):
            before = await dojo.referee.table(pair.table.id)
            text = await answered(dojo, clicker, id, values)
            ended = before.status == "playing" and (await dojo.referee.table(pair.table.id)).status == "over"
            told.append((id, "" if ended else text))  # its players then see all hands, which differ
    luck = luck_of(pair, which)
    return [(id, masked(text), any(each in text for each in luck)) for id, text in told]


def luck_of(pair: Pair, which: int) -> tuple[str, ...]:
    """Straight from the file: the bot itself reads no secret while a match runs."""
    with closing(sqlite3.connect(pair.files[which])) as db:
        found: tuple[str, ...] = db.execute("select secret, seed from matches").fetchone()
        assert all(found)
        return found


async def answered(dojo: Dojo, clicker: Clicker, id: str, values: tuple[str, ...]) -> str:
    click, response = clicked(dojo, clicker.user), Response()
    click.response = click.followup = response
    click.edit_original_response = response.edit_message
    click.client.open_dm = nowhere
    click.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=not clicker.openly))
    click.client.panels = SimpleNamespace(
        start=lambda task, name: task.close(), aside_shown=lambda *_: None, move_made=lambda *_: None
    )
    await serve(click, parse_custom_id(id), values=values)
    told = [
        each for each, way in zip(response.told, response.ways, strict=True) if not clicker.openly or way not in PRIVATE
    ]
    return json.dumps([*map(written, told), *([] if clicker.openly else response.ways)])


def masked(text: str) -> str:
    """Seals are hashes of a whole record: they tell nothing, and differ if anything does."""
    return re.sub(r"`[0-9a-f]{16,}`", "`#`", text)


async def nowhere(*_: Any) -> None:
    """Nobody here accepts DMs."""
    raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50007, "message": "closed"})


# What is clicked


def clicks(pair: Pair) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every verb, with everything that might belong to it, for this match and for none."""
    order = sorted(VERBS.keys() - NOT, key=lambda verb: (LAST.index(verb) + 1 if verb in LAST else 0, verb))
    for verb in order:
        for rest in rests(pair):
            yield custom_id(verb, pair.table.id, rest), ()
        for value in ("0", "1", "mover", "table", "-", "hit", "stay"):
            yield custom_id(verb, pair.table.id, "defend"), (value,)
        yield custom_id(verb, ""), ("dm",)


def rests(pair: Pair) -> Iterator[str]:
    """Answers of everybody, whether they are asked or not; seats, plies and edges of pages."""
    yield from ("", "0", "1", "b9", "a1", "draw", "9/mover/next")
    table = pair.table
    for seat in range(len(table.players)):
        ask = table.ask_of(seat)
        for text in ["nonsense"] if ask is None else [str(ask.options[0]), str(ask.options[-1])]:
            yield f"{table.opened(seat)}/{text}"
            yield f"{table.opened(seat)}/{text}/sure"


# The columns with secrets


def secret_columns(game: AnyGame, seed: str) -> set[str]:
    """`table.column`; of a table with other rows, all columns."""
    with tempfile.TemporaryDirectory() as folder:
        pair = asyncio.run(two_databases(Path(folder), game, SPECTATOR, Random(seed)))
        one, other = (columns(file) for file in pair.files)
    return {name for name in one if one[name] != other[name]}


def columns(file: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(file)) as db:
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table' order by name")]
        return {
            f"{table}.{column}": [value for (value,) in db.execute(f'select "{column}" from {table} order by 1')]
            for table in names
            for _, column, *_ in db.execute(f"pragma table_info({table})")
        }


# Secrets in the log of a session, as bot.py writes it at its most talkative


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
    for plan in table.game.pacing.general_plans:
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
        return game.rules.view(state, seat)

    return changed(game, view=view)


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
            yield from spelled(cards)
    for ask in table.asks():
        yield from (text for option in ask.options if " " in (text := str(option)))


def lists_in(value: Any) -> Iterator[tuple[Any, ...]]:
    if value and isinstance(value, tuple):
        if isinstance(value[0], tuple):
            for each in value:
                yield from lists_in(each)
        elif len(value) > 2:
            yield value


def spelled(cards: tuple[Any, ...]) -> Iterator[str]:
    some = cards[:3]
    yield from (json.dumps(some)[1:-1], repr(some)[1:-1], json.dumps(some, separators=(",", ":"))[1:-1])
    yield from (card for card in cards if isinstance(card, str) and len(card) > 4)
