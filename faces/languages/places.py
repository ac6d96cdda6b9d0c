"""Where each message is shown, and how long it may be there: Discord's limits, and ours where people play."""

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import Final

from engine.games import GAMES

GAME: Final = f"(?:{'|'.join(GAMES)})"
LONGER: Final = 1.4  # other languages need more letters than English
MOST_IN_PLAY: Final = 140  # characters of an English line on boards, panels, hands and in the log
MOST_ELSEWHERE: Final = 170
PLAY: Final = re.compile(
    rf"{GAME}-(ask|answer|event|round|battle|hint|reason|field|kind|always|confirm|option|pitch)|"
    "(turn|own|hold|confirm|panel|played|plan|next|since|remind|nudge|token|strike|turns|quiet|error|draw)-"
)
EXPLAINS: Final = re.compile(r"-(howto|detail)|^(privacy|webpage|verify|about)-|^(ratings-how|standin-head)$")

COMMAND_NAME: Final = re.compile(r"[-_'\w]{1,32}")
ROOM: Final = 8  # characters that a variable is taken to need; a test measures what is really shown


@dataclass(frozen=True, slots=True)
class Place:
    called: str
    most: int
    keys: re.Pattern[str]


def _place(called: str, most: int, keys: str) -> Place:
    return Place(called, most, re.compile(keys))


PLACES: Final = (
    _place("a command's description", 100, r"command-.*-about"),
    _place("an option's description", 100, r"command-.*"),  # names: see `is_name`
    _place("a menu's entry", 32, r"menu-.*"),
    _place("a form's title", 45, r"(challenge|settings-zone|notes|report)-title|press-options"),
    _place(
        "a form's label",
        45,
        rf"challenge-game|settings-zone-type|notes-label|report-words|pace|seats|sleeps|rated|on-time|{GAME}-option-[^-]+",
    ),
    _place(
        "a button",
        80,
        rf"press-.*|(extend|nudge)-label|leaders-(up|down)|vote-(wait|end)|check-invite|"
        rf"about-(support|source|terms|privacy|install|install-user)|turns-open|{GAME}-(answer|kind|field-\w+)-.*",
    ),
    _place(
        "a list's entry",
        100,
        rf"(pace|seats|sleeps|rated|on-time|level|computer|computer-add)-\w+|{GAME}-(option|always)-.*|{GAME}-name|"
        r"settings-(dm|thread|digest|none|hold|once|confirm|hour|from|from-off|to|zone-other|language-as)|"
        r"setup-(most|pace|locale|spectators).*|vacation-days|replay-(start|eyes-\w+)|together-(kind|stop)",
    ),
    _place(
        "a list's title",
        100,
        rf"(bars|blocks|vacation|puzzle|computer)-pick(-full)?|ongoing-close|setup-(channels|starters|log|puzzles)|"
        rf"replay-marks|rules-section|howto-rules|leaders-game|report-hint|panel-look|list-answers|"
        rf"together-field-.*|{GAME}-field-\w+",
    ),
    _place("what a move does", 60, rf"{GAME}-hint-.*"),
    _place("a text board", 40, rf"{GAME}-board-.*"),  # all other lines of text boards are folded
)


def place_of(key: str) -> Place | None:
    return next((place for place in PLACES if place.keys.fullmatch(key)), None)


def most_of_a_line(key: str) -> int | None:
    """Characters of an English line; None for messages that explain."""
    if PLAY.match(key):
        return MOST_IN_PLAY
    return None if EXPLAINS.search(key) else MOST_ELSEWHERE


def is_name(key: str, known: Container[str]) -> bool:
    """Whether it names a command, whose description is another message, or an option of commands."""
    return key.startswith("option-") or (key.startswith("command-") and f"{key}-about" in known)
