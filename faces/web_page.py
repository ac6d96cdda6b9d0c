"""A whole match as one HTML file: `python -m faces.web_page < order.json > match.html`, in a process of its own."""

import html
import json
import os
import re
import sys
from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Final, TypedDict
from zlib import compress

from PIL import Image

from engine import record
from engine.core import Seat
from engine.games import GAMES
from engine.match import Match
from faces import FACES
from faces.core import AnyFace, AnyScene, Say, scene_of
from faces.draw.atlas import drawing
from faces.draw.palette import GROUND, INDEX
from faces.draw.png import decode, encode, recoloured, size, unpacked
from faces.emoji import emblem_path
from faces.film import Order
from faces.text import against, no_event_text
from faces.translation import speaker

SIDE: Final = 36  # px of a tile; smaller ones need longer lists, larger ones are more often new
TILE: Final = SIDE * SIDE  # bytes
WIDTH: Final = 900  # px of every picture
COLUMNS: Final = WIDTH // SIDE
LEVEL: Final = 5  # of zlib: 15 % smaller than a picture usually is
PER_SHEET: Final = 200  # tiles; browsers draw no picture that is much higher than this


class Mosaic:
    """All tiles so far, by their pixels. A picture is compared with the latest of its height, which is much like it."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}
        self._latest: dict[int, tuple[list[bytes], list[int]]] = {}  # by height: tiles and their numbers

    def tiles(self, picture: bytes) -> list[int]:
        """The numbers of a picture's tiles, row by row."""
        image = decode(picture)
        whole = Image.new(
            "L", (WIDTH, -(-image.height // SIDE) * SIDE), INDEX[GROUND]
        )  # as wide as all, in whole tiles
        whole.paste(image, ((WIDTH - image.width) // 2, 0))
        cut = _cut(whole)
        latest, numbers = self._latest.get(len(cut), ([], []))
        alike = zip_longest(cut, latest, numbers)
        found = [number if tile == before else self._number(tile) for tile, before, number in alike]
        self._latest[len(cut)] = cut, found
        return found

    def _number(self, tile: bytes) -> int:
        return self._numbers.setdefault(tile, len(self._numbers))

    def sheets(self) -> Iterator[bytes]:
        """The tiles as PNGs, one below the other."""
        tiles = list(self._numbers)
        for first in range(0, len(tiles), PER_SHEET):
            some = tiles[first : first + PER_SHEET]
            yield encode(Image.frombytes("L", (SIDE, SIDE * len(some)), b"".join(some)), smaller)


def smaller(pixels: memoryview, _: int) -> bytes:
    """Packed more tightly than a picture that somebody waits for."""
    return compress(pixels, LEVEL)


def _cut(image: Image.Image) -> list[bytes]:
    """The tiles row by row. Each is one piece of its column's bytes."""
    high = image.height
    columns = [image.crop((left, 0, left + SIDE, high)).tobytes() for left in range(0, WIDTH, SIDE)]
    return [column[start : start + TILE] for start in range(0, high * SIDE, TILE) for column in columns]


# A whole match as one HTML file: `python -m faces.web_page < order.json > match.html`, in a process of its own.


HERE: Final = Path(__file__).parent
PARTS: Final = HERE / "page"
STYLES: Final = ("ground.css", "board.css", "log.css", "widths.css")
SCRIPTS: Final = ("sha256.js", "check.js", "moments.js", "page.js")
PLACE: Final = re.compile(r"\{\{([a-z0-9-]+)\}\}")  # in the template, for a part of the page or a text
MOST: Final = 3_900_000  # bytes; a longer match is told without what players could have done
NICE: Final = 5  # because people's clicks come first


@dataclass(frozen=True, slots=True)
class Position:
    """What is seen of one position: the tiles of the board, those of a second picture of cards, and both in words."""

    board: list[int]
    hand: list[int]
    alt: str
    heights: tuple[int, int]  # px of both


class MomentTold(TypedDict):
    """A move that gave much away, and what its player is told of it: lines in pieces, every second of them bold."""

    ply: int
    seat: Seat
    lines: list[list[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class WebPage(Order):
    """What a page is made of. Its record is sealed and complete."""

    code: str  # of the match
    last: int  # the latest ply to which today's rules lead
    verdict: str
    moments: list[MomentTold] = field(default_factory=list)  # of the reader alone, in the order of Look closer


def page(order: WebPage) -> bytes:
    """The HTML file. Whatever is said of the match stands in one block."""
    say, told = speaker(order.locale), written(contents(order))
    if len(told) > MOST:
        told = written(contents(order, rings=False))
    style, script = ("".join(map(_part, names)) for names in (STYLES, SCRIPTS))
    parts = {
        "policy": policy(style, script),
        "language": say.locale,
        "title": html.escape(title(order, say)),
        "style": style,
        "data": told,
        "script": script,
    }
    return PLACE.sub(lambda place: parts.get(place[1]) or html.escape(say(place[1])), _part("page.html")).encode()


def policy(style: str, script: str) -> str:
    """Nothing is fetched from anywhere, and only these very lines of ours run."""
    kept = {"style": style, "script": script}
    sources = [
        f"{kind}-src 'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for kind, text in kept.items()
    ]
    return "; ".join(["default-src 'none'", "img-src data:", *sources, "base-uri 'none'", "form-action 'none'"])


def written(told: object) -> str:
    """JSON that cannot end the element in which it stands, in letters that no editor or browser changes."""
    return json.dumps(told, separators=(",", ":")).replace("<", r"\u003c")


def title(order: WebPage, say: Say) -> str:
    return f"{say(f'{order.record.game}-name')} · {against(order.names, say)}"


def contents(order: WebPage, *, rings: bool = True) -> dict[str, Any]:
    """Everything that the page tells of the match."""
    say, stages = speaker(order.locale), list(islice(record.stages(order.record), order.last + 1))
    return {
        "title": title(order, say),
        "code": order.code,
        "verdict": order.verdict,
        "older": say("replay-older", last=order.last) if order.last < len(order.record.moves) else "",
        "plies": plies(order, [events for _, events in stages], say),
        "moments": [
            {**each, "name": say("webpage-moment", number=number)} for number, each in enumerate(order.moments, 1)
        ],
        **drawings(order),
        **pictures(order, [now for now, _ in stages], say, rings=rings),
        "seal": order.record.shuffle.seal if order.record.shuffle else "",
        "record": json.loads(record.write(order.record)) if order.hands else None,
    }


def drawings(order: WebPage) -> dict[str, Any]:
    """The players, how the pictures mark them, and what stands for the game."""
    face, marks = FACES[order.record.game], [HERE / "art" / f"seat-{seat + 1}.svg" for seat in range(len(order.names))]
    return {
        "names": order.names,
        "emblem": _svg(emblem_path(order.record.game)),
        "marks": [_svg(path) for path in marks] if face.marks_seats else [],
    }


def pictures(order: WebPage, stages: Sequence[Match[Any]], say: Say, *, rings: bool) -> dict[str, Any]:
    """Every position as the table saw it and, if hands may be seen, as each seat saw it."""
    face, mosaic = FACES[order.record.game], Mosaic()
    eyes = [None, *range(len(order.names))] if order.hands else [None]
    scenes = ([seen(order, now, seat, say, rings=rings) for now in stages] for seat in eyes)
    with unpacked():
        views = [folded([position(scene, face, mosaic) for scene in each]) for each in scenes]
    pngs = (recoloured(png) if order.safe else png for png in mosaic.sheets())
    return {
        "views": views,
        "tile": {"side": SIDE, "columns": COLUMNS, "sheet": PER_SHEET},
        "sheets": [b64encode(png).decode() for png in pngs],
    }


def seen(order: WebPage, now: Match[Any], seat: Seat | None, say: Say, *, rings: bool) -> AnyScene:
    """As /replay shows it. Without `rings` no picture marks what its reader could do, so more of them are alike."""
    found = scene_of(GAMES[order.record.game], now.state, order.names, say, seat)
    return found if rings else replace(found, options=())


def position(scene: AnyScene, face: AnyFace, mosaic: Mosaic) -> Position:
    board = face.picture(scene)
    hand = face.hand(scene) if face.hand and scene.reader is not None else b""
    tiles, cards = mosaic.tiles(board), mosaic.tiles(hand) if hand else []
    return Position(tiles, cards, face.alt(scene), (size(board)[1], size(hand)[1] if hand else 0))


def folded(positions: Sequence[Position]) -> dict[str, Any]:
    """Each position as what has changed in its list of tiles since the one before: place, tile, place, tile.

    The heights are those of the highest pictures, so that the buttons below stay where they are.
    """
    found, before = [], list[int]()
    for each in positions:
        tiles = [*each.board, *each.hand]
        pairs = zip_longest(tiles, before[: len(tiles)])
        changes = [value for place, (new, old) in enumerate(pairs) if new != old for value in (place, new)]
        found.append({"board": len(each.board), "count": len(tiles), "changes": changes, "alt": each.alt})
        before = tiles
    board, hand = map(max, zip(*(each.heights for each in positions), strict=True))
    return {"heights": {"board": board, "hand": hand}, "positions": found}


def plies(order: WebPage, events: Sequence[Sequence[Any]], say: Say) -> list[dict[str, Any]]:
    """Who made each move, and the lines of the log that tell of it."""
    face, movers = FACES[order.record.game], [None, *(seat for seat, _ in order.record.moves)]
    found = []
    for ply, public in enumerate(events):
        lines = [(getattr(event, "seat", None), face.told_in_full(event, order.names, say)) for event in public]
        told = [line for line in lines if line[1]] or [(None, no_event_text(ply, movers[ply], order.names, say))]
        found.append({"seat": movers[ply], "lines": told, "at": say("replay-at", ply=ply, last=len(events) - 1)})
    return found


def _svg(path: Path) -> str:
    return f"data:image/svg+xml;base64,{b64encode(drawing(path).encode()).decode()}"


def _part(name: str) -> str:
    return (PARTS / name).read_text("utf-8")


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    sys.stdout.buffer.write(page(WebPage.read(sys.stdin.read())))


if __name__ == "__main__":
    main()
