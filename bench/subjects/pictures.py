"""Pictures of random positions: the time to draw one, its size, and how long the event loop is blocked."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from io import BytesIO
from random import Random
from typing import TypeAlias

from PIL import Image

from bench.figures import Figure, Goal, Size, beside, of_samples, ratios
from bench.positions import scenes
from engine.games import GAMES
from faces import FACES

Draw: TypeAlias = Callable[[], bytes]

TIME, WEIGHT, HEAVIEST = Goal(3.5, "less"), Goal(60, "less"), Goal(120, "less")
LATE = Goal(5, "less")
COUNT = {"tiny": 3, "quick": 25, "full": 250}
TICK = 0.001  # seconds between two readings of the clock


def measure(size: Size) -> list[Figure]:
    whose = {key: ("public", "hand", *(("cards",) if face.hand else ())) for key, face in FACES.items()}
    kinds = [(key, each) for key, every in whose.items() for each in every]
    draws = {f"{key} {each}": _draws(key, each, COUNT[size]) for key, each in kinds}
    figures = [figure for name, each in draws.items() for figure in drawn(name, each)]
    return [*figures, *asyncio.run(lags([draw for each in draws.values() for draw in each]))]


def _draws(key: str, whose: str, count: int) -> list[Draw]:
    face = FACES[key]
    picture = face.hand if whose == "cards" and face.hand else face.picture
    seen = scenes(GAMES[key], whose, count, Random(f"{key} {whose}"))
    picture(seen[0])  # fills the atlas, which the bot does once at its start
    return [lambda scene=scene: picture(scene) for scene in seen]  # type: ignore[misc]


def drawn(name: str, draws: Sequence[Draw]) -> list[Figure]:
    """The times of the pictures, beside those of only encoding the same pixels: no drawing can be faster."""
    ours, floor, weights = [], [], []
    for draw in draws:
        png, took = timed(draw)
        pixels = Image.open(BytesIO(png))
        pixels.load()
        floor.append(timed(lambda: packed(pixels))[1])  # noqa: B023
        ours.append(took)
        weights.append(len(png) / 1000)
    packing = of_samples(f"{name}: packing alone", "ms", floor, 0.5)
    return [
        beside(of_samples(f"{name}: drawn, median", "ms", ours, 0.5, TIME), packing, ratios(ours, floor)),
        of_samples(f"{name}: drawn, p99", "ms", ours, 0.99),
        packing,
        of_samples(f"{name}: weight, median", "kB", weights, 0.5, WEIGHT),
        of_samples(f"{name}: weight, heaviest", "kB", weights, 1.0, HEAVIEST),
    ]


def timed(draw: Draw) -> tuple[bytes, float]:
    """The result and the milliseconds of this thread, which leaves out other programs on this machine."""
    start = time.thread_time()
    made = draw()
    return made, (time.thread_time() - start) * 1000


def packed(pixels: Image.Image) -> bytes:
    out = BytesIO()
    pixels.save(out, "PNG", compress_level=1)
    return out.getvalue()


async def lags(draws: Sequence[Draw]) -> list[Figure]:
    """The delays of the event loop when idle, and while pictures are drawn in a thread, as in the bot."""
    calm = await _lateness(asyncio.sleep(max(0.3, len(draws) * 0.002)))
    busy = await _lateness(_one_by_one(draws))
    quiet = of_samples("event loop late, idle, p99", "ms", calm, 0.99)
    return [
        quiet,
        beside(of_samples("event loop late, drawing, p99", "ms", busy, 0.99, LATE), quiet),
        of_samples("event loop late, drawing, worst", "ms", busy, 1.0),
    ]


async def _one_by_one(draws: Sequence[Draw]) -> None:
    for draw in draws:
        await asyncio.to_thread(draw)


async def _lateness(work: Coroutine[None, None, None]) -> list[float]:
    late: list[float] = []
    task = asyncio.ensure_future(work)
    while not task.done():
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - due) * 1000)
    await task
    return late
