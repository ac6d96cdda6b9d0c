"""A whole match as an animated GIF: `python -m faces.film < order.json > film.gif`, in a process of its own.

It shows the public view of every ply, or of as many as fit, then the hands held at the end, then the end itself.
"""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import pairwise
from typing import Any, Self

from PIL import Image

from engine import record
from engine.core import AnyGame
from engine.games import GAMES
from engine.match import Match
from engine.record import Record
from faces import FACES
from faces.core import AnyScene, Names, Say, scene_of
from faces.draw.canvas import Canvas
from faces.draw.letters import fitted
from faces.draw.palette import GROUND, PALETTE
from faces.draw.png import decode, safe_palette
from faces.names import pictured
from faces.translation import speaker


@dataclass(frozen=True, slots=True)
class Order:
    """A match, and who will look at it. `hands` says whether they may see them."""

    record: Record
    names: Names
    locale: str
    hands: bool
    safe: bool = False  # in colours that all eyes tell apart

    @classmethod
    def read(cls, text: str) -> Self:
        said = json.loads(text)
        kept = Record.model_validate_json(json.dumps(said.pop("record")))
        return cls(record=kept, **{**said, "names": tuple(said["names"])})

    def __str__(self) -> str:
        kept = json.loads(record.write(self.record))
        told = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(told | {"record": kept})


# The film


MOST = 100  # pictures of plies; longer matches leave some out
WHOLE = 40_000  # milliseconds that all of them should take
SHORTEST, USUAL, LONGEST = 350, 1000, 2500  # milliseconds of one picture
HAND, END = 2500, 5000  # milliseconds of a hand, and of the last picture
CAPTION, SIZE = 52, 33  # px of the strip above a hand that says whose it is, and of its letters
BAR = 8  # px, the height of the progress bar
NICE = 10  # because people's clicks come first
TRIES = 5  # to get below the size limit


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of the film, its duration (ms), and how much of the match is over by then (0 to 1)."""

    png: bytes
    duration: int
    part: float
    caption: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Film(Order):
    """What a film is made of."""

    limit: int  # bytes


Stage = tuple[Match[Any], tuple[Any, ...]]


def filmed(order: Film) -> bytes:
    """A GIF within the limit, with fewer plies if necessary. After `TRIES` attempts it may still be larger."""
    stages, most = list(record.stages(order.record)), MOST
    for _ in range(TRIES):
        film = animated(shots(order, stages, most), safe=order.safe)
        if len(film) <= order.limit:
            break
        most = max(2, most * order.limit // len(film) * 4 // 5)
    return film


def shots(order: Film, stages: Sequence[Stage], most: int) -> list[Shot]:
    chosen = telling([len(events) for _, events in stages], most)
    usual = max(SHORTEST, min(USUAL, WHOLE // len(chosen)))
    game, say = GAMES[order.record.game], speaker(order.locale)
    draw = FACES[game.key].picture
    found = [
        Shot(
            draw(scene_of(game, stages[ply][0].state, order.names, say)),
            lasting(usual, stages[ply][1]),
            ply / (len(stages) - 1),
        )
        for ply in chosen[:-1]
    ]
    end = stages[-1][0].state
    last = draw(scene_of(game, end, order.names, say))
    shown = held(game, end, order.names, say) if order.hands else []
    hands = [Shot(png, HAND, 1.0, name) for name, png in shown if png != last]
    closing = [Shot(last, USUAL, 1.0), *hands] if hands else []
    return [*found, *closing, Shot(last, END, 1.0)]


def telling(weights: Sequence[int], most: int) -> list[int]:
    """At most `most` plies, evenly spread; in each stretch, the ply with the most events."""
    count = len(weights)
    if count <= most:
        return list(range(count))
    edges = [1 + (count - 2) * step // (most - 2) for step in range(most - 1)] if most > 2 else []
    middle = [max(range(left, right), key=weights.__getitem__) for left, right in pairwise(edges)]
    return [0, *middle, count - 1]


def lasting(usual: int, events: Sequence[Any]) -> int:
    """The duration of a picture (ms); plies with more events are shown longer."""
    return min(LONGEST, usual * (1 + max(1, len(events))) // 2)


def held(game: AnyGame, end: Any, names: Names, say: Say) -> list[tuple[str, bytes]]:
    """The hands that are not public anyway, as names and PNGs. Nothing marks what they could still have done."""
    face, table = FACES[game.key], game.rules.view(end, None)
    draw: Callable[[AnyScene], bytes] = face.hand or face.picture
    scenes = [(seat, replace(scene_of(game, end, names, say, seat), options=())) for seat in range(len(names))]
    return [(pictured(scene, seat), draw(scene)) for seat, scene in scenes if _tells_more(scene.view, table)]


def _tells_more(view: Any, table: Any) -> bool:
    named = (name for name in view.__struct_fields__ if name != "seat")
    return any(getattr(view, name) != getattr(table, name) for name in named)


def animated(film: Sequence[Shot], *, safe: bool = False) -> bytes:
    """A GIF. Frames are made one at a time, because those of a long film would fill the memory."""
    width, height = map(max, zip(*map(_size, film), strict=True))
    frames = _frames(film, width, height + BAR, safe_palette() if safe else PALETTE)
    written = io.BytesIO()
    next(frames).save(
        written, "GIF", save_all=True, append_images=frames, optimize=True, loop=0,
        duration=[shot.duration for shot in film],
    )  # fmt: skip
    return written.getvalue()


def _frames(film: Sequence[Shot], width: int, height: int, palette: bytes | list[int]) -> Iterator[Image.Image]:
    for shot in film:
        canvas, picture = Canvas.plain(width, height), decode(shot.png)
        canvas.lay(picture, (width - picture.width) // 2, _above(shot))
        canvas.write(fitted(shot.caption, "sans", SIZE, width), width // 2, SIZE + 8, SIZE, on=GROUND)
        canvas.fill(0, height - BAR, max(1, round(width * shot.part)), BAR, "kin")
        canvas.image.putpalette(palette)
        yield canvas.image


def _size(shot: Shot) -> tuple[int, int]:
    with Image.open(io.BytesIO(shot.png)) as picture:
        return picture.width, picture.height + _above(shot)


def _above(shot: Shot) -> int:
    return CAPTION if shot.caption else 0


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    sys.stdout.buffer.write(filmed(Film.read(sys.stdin.read())))


if __name__ == "__main__":
    main()
