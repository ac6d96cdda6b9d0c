"""The picture of a profile: a person's name, how soon they move, and a row for each game they are rated in."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Final

from PIL import Image

from faces import FACES
from faces.core import Say
from faces.draw.atlas import Sprite, ground, sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, face_of, fitted
from faces.draw.shapes import document, panel, path
from faces.names import legible
from faces.tallies import BEGINNING, INSIDE, LEFT, NOW, Place, Tally, columns, emblem, row
from faces.text import prose

HEAD: Final = 84  # px, the height of the plate with the name
TOP: Final = 152  # of the first row
GAP: Final = 12
FOOT: Final = 44  # where the dates stand
HEIGHTS: Final = (468, 424, 236, 164, 130, 102)  # of a row, by the number of rows; of the panel if there are none
MOST: Final = len(HEIGHTS) - 1
MOUNTAIN: Final = "M60 588 C210 570 350 460 412 366 C424 350 476 350 488 366 C550 460 690 570 840 588 Z"
SNOW: Final = (
    "M376 418 C390 402 401 384 412 366 C424 350 476 350 488 366 C499 384 510 402 524 418 "
    "L502 410 L476 430 L450 410 L424 430 L398 410 Z"
)


@dataclass(frozen=True, slots=True)
class Profile:
    """`wait` is how long this person's moves take, `share` the percentage made in time; None while unknown."""

    name: str
    tallies: tuple[Tally, ...]
    wait: str | None = None
    share: int | None = None


def picture(profile: Profile, say: Say) -> bytes:
    """PNG, 900 px wide."""
    rows = profile.tallies[:MOST]
    canvas = Canvas(_room(len(rows)))
    head(canvas, profile, say)
    if rows:
        table(canvas, rows, say)
    else:
        unrated(canvas)
    return canvas.png()


def alt(profile: Profile, say: Say) -> str:
    """The same as prose."""
    told = [said for tally in profile.tallies[:MOST] for said in _told(tally, say)] or [say("profile-new")]
    if profile.wait and profile.share is not None:
        told.append(say("habits-known", wait=profile.wait, share=profile.share))
    return prose([say("profile-alt", who=profile.name), *told], say)


def _told(tally: Tally, say: Say) -> tuple[str, str]:
    first, last = (str(value) for _, value in (tally.curve[0], tally.curve[-1]))
    counts = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost}
    line = say("profile-line", game=say(f"{tally.game}-name"), rating=f"{last}{'' if tally.sure else '?'}", **counts)
    return say("sentence", text=line), say("profile-alt-curve", first=first, last=last)


def head(canvas: Canvas, profile: Profile, say: Say) -> None:
    """The name; at the right edge how many moves are in time, and left of it how long they take."""
    edge, middle = LEFT + INSIDE - 24, LEFT + HEAD // 2
    told = ((SHARE, None if profile.share is None else say("percent", share=profile.share)), (WAIT, profile.wait))
    for piece, text in told:
        if text:
            canvas.write(text, edge, middle + 13, 36, on="yoi", anchor="r")
            edge -= round(face_of(text, "sans", 36).getlength(text)) + 50
            canvas.put(piece, edge, middle - 20)
            edge -= 30
    name = fitted(legible(profile.name) or say("nameless"), "serif", 46, edge - LEFT - 24)
    canvas.write(name, LEFT + 24, middle + 16, 46, on="yoi", family="serif", anchor="l")


def table(canvas: Canvas, rows: tuple[Tally, ...], say: Say) -> None:
    times = [when for tally in rows for when, _ in tally.curve]
    since, until, height = min(times), max(times), HEIGHTS[len(rows)]
    lead = max((until - since) // 20, 1)
    columns(canvas, LEFT + HEAD + 6)
    places = [Place(TOP + number * (height + GAP), height, since, until, lead) for number in range(len(rows))]
    for tally, place in zip(rows, places, strict=True):
        row(canvas, tally, place, say)
    dates(canvas, places[-1])


def dates(canvas: Canvas, place: Place) -> None:
    """The months at both ends of the last chart, written below it."""
    left, width = place.across
    first, last = (f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}" for at in (place.since, place.until))
    bottom = place.top + place.height + 34
    canvas.write(last, left + width + 12, bottom, SMALLEST, on="yoru", ink="asagi", anchor="r")
    if first != last:
        canvas.write(first, left, bottom, SMALLEST, on="yoru", ink="asagi", anchor="l")


def unrated(canvas: Canvas) -> None:
    """Nothing has been rated yet: show all games, and the rating everybody begins with."""
    games = list(FACES)
    pitch = 140
    left = LEFT + INSIDE // 2 - (len(games) * pitch - 20) // 2
    for number, game in enumerate(games):
        canvas.put(emblem(game, 120), left + number * pitch, 150)
    canvas.put(NOW, 177, 537)
    canvas.write(BEGINNING, 160, 524, 50, on="yoi", family="serif")


@cache
def _room(rows: int) -> Image.Image:
    """The background with everything that never changes."""
    body = [panel(LEFT, LEFT, INSIDE, HEAD, "yoi", 14)]
    if rows:
        height = HEIGHTS[rows]
        body += [panel(LEFT, TOP + number * (height + GAP), INSIDE, height, "yoi") for number in range(rows)]
        bottom = TOP + rows * (height + GAP) + FOOT - GAP
    else:
        snow = f'<g opacity=".2">{path(SNOW, "washi")}</g>'
        body += [panel(LEFT, 120, INSIDE, HEIGHTS[0], "yoi", 18), path(MOUNTAIN, "kumo"), snow]
        bottom = 120 + HEIGHTS[0] + LEFT
    return ground(document(panel(0, 0, 900, bottom, "yoru", 0) + "".join(body), 900, bottom))


def _sign(d: str, colour: str) -> Sprite:
    return sprite(document(path(d, f"{colour}-l", 4.5), 40, 40), 40, on="yoi")


WAIT: Final = _sign(
    "M10 5 H30 M10 35 H30 M13 5 C13 15 18 17 20 20 C22 17 27 15 27 5 M13 35 C13 25 18 23 20 20 C22 23 27 25 27 35",
    "asagi",
)
SHARE: Final = _sign("M20 4 A16 16 0 1 0 36 20 M13 19 L19 26 L35 8", "asagi")
