"""The processor time that one press of each button takes of the bot's own process, in matches half played."""

import asyncio
from collections import defaultdict
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.client import Message, Refusal, ids, lines
from bench.figures import Figure, Goal, Size, of_rounds
from bench.stage import UNLIMITED, Stage, Watcher
from bench.subjects.click import Meter, Sitting, Times, nothing
from engine.games import GAMES

GOAL = Goal(100, "less")
MOVES = {"tiny": 1, "quick": 4, "full": 12}
ROUNDS = {"tiny": 1, "quick": 2, "full": 5}
PRESSES = 5  # a round; the system counts processor time in steps of ten milliseconds
PAUSE = 0.1  # seconds, for what an acknowledged press brings later
# They change what the next press would find.
ENDS = {"answer", "sure", "weigh", "resignsure", "abortsure", "draw", "takeback", "leave", "start", "nodm", "mute"}


def measure(size: Size) -> list[Figure]:
    found = asyncio.run(_measured(MOVES[size], ROUNDS[size]))
    return [of_rounds(f"{verb} at its worst, {game}", "ms", ms, GOAL) for verb, (game, ms) in sorted(found.items())]


async def _measured(moves: int, rounds: int) -> dict[str, tuple[str, list[float]]]:
    """The milliseconds of each round, by verb, in the game in which it takes longest."""
    worst: dict[str, tuple[str, list[float]]] = {}
    for game in GAMES:
        async with AsyncExitStack() as open_things:
            folder = open_things.enter_context(TemporaryDirectory())
            sandbox = await open_things.enter_async_context(Stage.open())
            bot = await open_things.enter_async_context(
                sandbox.bot(UNLIMITED, DATABASE=str(Path(folder, "matches.db")))
            )
            meter = Meter(bot.pid)
            await Sitting(game, sandbox, nothing, Times(), meter).play_on(moves)
            for verb, ms in (await _pressed(sandbox, meter, rounds)).items():
                if verb not in worst or max(ms) > max(worst[verb][1]):
                    worst[verb] = game, ms
    return worst


async def _pressed(sandbox: Stage, meter: Meter, rounds: int) -> dict[str, list[float]]:
    """Every button that both see, and those of the panels that these bring."""
    found: dict[str, list[float]] = defaultdict(list)
    for person in sandbox.watchers:
        buttons = {id: message for message in [*person.messages.values()] for id in _buttons(message)}
        for id, message in list(buttons.items()):
            shown = (await _press(person, message, id)).get("message") or {}
            buttons |= {each: shown for each in _buttons(shown) if each not in buttons}
        for id, message in buttons.items():
            for _ in range(rounds):
                before = meter.ms
                for _ in range(PRESSES):
                    await _press(person, message, id)
                await asyncio.sleep(PAUSE)
                found[id.lstrip("+").split("/")[0]].append((meter.ms - before) / PRESSES)
    return found


def _buttons(message: Message) -> list[str]:
    return [id for id in ids(message) if id.lstrip("+").split("/")[0] not in ENDS]


async def _press(person: Watcher, message: Message, id: str) -> Message:
    """What it brings; nothing if the message has gone."""
    try:
        if id[0] == "+":
            chosen: Message = await person.choose(message, id, lines(message, id)[0]["value"])
            return chosen
        pressed: Message = await person.press(message, id)
        return pressed
    except Refusal:
        return {}
