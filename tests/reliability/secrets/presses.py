"""Every verb of every control, pressed in two houses that look the same to whoever presses: the answers are the same.

No control has to be shown for that: whatever stands in a custom id may be forged, so all that could stand there does.
"""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
from discord.ui import LayoutView, Modal

from cogs.client import COGS
from cogs.controls import VERBS, custom_id, serve
from cogs.sheets import SHEET
from dojo.house import House
from engine.core import AnyGame
from tests.cogs.test_forged import Said, clicked
from tests.reliability.secrets.houses import Pair, opened, two_houses
from tests.reliability.secrets.search import Found

for cog in COGS:
    import_module(f"cogs.{cog}")

# What ends something comes last, so that all before it meets a match that goes on.
LAST = ("noted", "order", "answer", "undo", "sendnow", "abortsure", "resignsure", "forgetsure")
# What others see, and what is drawn by lot or takes its time, is not compared.
NOT = {"rematch", "film", "report"}


PRIVATE = {"sent privately", "edited privately", "sheet", "deferred"}


class Heard(Said):
    """What Discord would be told, and in which way."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: list[str] = []
        self.alone = False  # what is edited then is what was put off, which only its reader sees

    async def send_message(self, *words: Any, **message: Any) -> Any:
        self.ways.append("sent privately" if message.get("ephemeral") else "sent")
        return await super().send_message(*words, **message)

    async def edit_message(self, **message: Any) -> None:
        self.ways.append("edited privately" if self.alone else "edited")
        await super().edit_message(**message)

    async def send_modal(self, sheet: Any) -> None:
        self.ways.append("sheet")
        await super().send_modal(sheet)

    async def defer(self, **how: Any) -> None:
        self.alone = bool(how.get("ephemeral") and how.get("thinking"))
        self.ways.append("deferred")
        await super().defer(**how)


@dataclass(frozen=True)
class Hand:
    """Whoever presses: their own eyes, or somebody at the table while a bystander watches what all can see."""

    user: int
    openly: bool


def pressed_in_both(game: AnyGame, seed: str, matches: int) -> Found:
    """So many matches, each looked at through the next pair of eyes."""
    found = Found()
    for number in range(matches):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(looked_at(found, Path(folder), game, f"{seed} {number}", number))
    return found


def pressed_openly(game: AnyGame, seed: str, _: int) -> Found:
    """One match, looked at by a bystander."""
    found = Found()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(looked_at(found, Path(folder), game, seed, -1))
    return found


async def looked_at(found: Found, folder: Path, game: AnyGame, seed: str, viewer: int) -> None:
    pair = await two_houses(folder, game, viewer, Random(seed))
    found.positions += 1
    found.deals += 1
    found.new += pair.differ
    hands = [Hand(pair.user, openly=False)]
    if pair.viewer is None:
        hands += [Hand(pair.table.players[0].id, openly=True)]
    for hand in hands:
        one, other = [await all_pressed(pair, which, hand) for which in range(2)]
        for (id, mine), (_, theirs) in zip(one, other, strict=True):
            where = f"{game.key} {pair.table.options}, match {seed}, {hand}, {id}"
            found.compare(where, f"{'openly ' if hand.openly else ''}{id.split('/')[0]}", mine, theirs)
            found.compare(where, "seed", pair.table.match.seed in mine, False)


async def all_pressed(pair: Pair, which: int, hand: Hand) -> list[tuple[str, str]]:
    async with opened(pair, which) as house:
        return [(id, await answered(house, hand, id, values)) for id, values in clicks(pair)]


async def answered(house: House, hand: Hand, id: str, values: tuple[str, ...]) -> str:
    click, heard = clicked(house, hand.user), Heard()
    click.response = click.followup = heard
    click.edit_original_response = heard.edit_message
    click.client.create_dm = nowhere
    click.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=not hand.openly))
    click.client.get_cog = lambda _: SimpleNamespace(follow=lambda *_: None)
    await serve(click, SHEET.fullmatch(id), values=values)
    told = [each for each, way in zip(heard.told, heard.ways, strict=True) if not hand.openly or way not in PRIVATE]
    return json.dumps([*map(written, told), *([] if hand.openly else heard.ways)])


async def nowhere(_: Any) -> None:
    """Nobody here takes letters."""
    raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50007, "message": "closed"})  # type: ignore[arg-type]


def written(told: Any) -> Any:
    """As Discord would have it, files and all."""
    if isinstance(told, dict):
        files = told.get("attachments") or told.get("files") or [told[name] for name in ("file",) if name in told]
        rest = {name: written(value) for name, value in told.items() if name not in {"attachments", "files", "file"}}
        return [rest, [(file.filename, file.fp.read().hex()) for file in files]]
    if isinstance(told, LayoutView):
        return told.to_components()
    return told.to_dict()["components"] if isinstance(told, Modal) else str(told)


# What is pressed


def clicks(pair: Pair) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every verb with every fact that might be its own, of this match and of none."""
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
