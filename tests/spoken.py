"""Which language a text is in, by what could have produced it, messages and rules: nothing is guessed from letters."""

import re
from functools import cache

from engine.games import GAMES
from faces.digest import digest
from faces.languages.catalogue import catalogue
from faces.translation import FALLBACK, LOCALES, languages

GAP = "\0"  # in place of a variable
SHORTEST = {"ja": 6}  # characters of a piece that can be told apart; Japanese says more in fewer
SHORTEST_ELSE = 14
SENTENCE = re.compile(r"(?<=[.!?。])\s*")
MARKUP = "#*-_ "  # around a line
EVERYWHERE = "language-name"  # the list of languages calls each by its own name


@cache
def complete() -> tuple[str, ...]:
    """The languages besides English that have every message."""
    wanted = catalogue(LOCALES / FALLBACK).entries.keys()
    others = (name for name in languages() if name != FALLBACK)
    return tuple(name for name in others if wanted <= catalogue(LOCALES / name).entries.keys())


@cache
def said(language: str) -> frozenset[str]:
    """What stands between the variables of its messages, line by line, and the sentences of its rules."""
    found = catalogue(LOCALES / language)
    ways = [way for key in found.entries for way in found.spoken(key, lambda _: GAP)]
    ways += [part for game in GAMES for each in digest(game, language).clauses for part in SENTENCE.split(each.text)]
    return frozenset(piece.strip() for way in ways for line in way.split("\n") for piece in line.split(GAP))


@cache
def pieces(language: str) -> frozenset[str]:
    """As far as it is long enough."""
    least = SHORTEST.get(language, SHORTEST_ELSE)
    return frozenset(piece for piece in said(language) if len(piece) >= least)


@cache
def lines(language: str) -> frozenset[str]:
    """Whole lines, such as the label of a button, however short."""
    found = catalogue(LOCALES / language)
    ways = (way for key in found.entries if key != EVERYWHERE for way in found.spoken(key, lambda _: GAP))
    whole = (line.strip(MARKUP) for way in ways for line in way.split("\n") if GAP not in line)
    return frozenset(line for line in whole if any(map(str.isalpha, line)))


@cache
def foreign(language: str) -> frozenset[str]:
    """Pieces of all other languages that this one never says, not even in passing, such as the name of a game."""
    own = "\n".join(said(language))
    return frozenset(piece for other in languages() if other != language for piece in pieces(other) if piece not in own)


@cache
def foreign_lines(language: str) -> frozenset[str]:
    own = "\n".join(said(language))
    return frozenset(line for other in languages() if other != language for line in lines(other) if line not in own)


def strange(text: str, language: str) -> set[str]:
    """What in a text is said in another language than this one."""
    whole = {line.strip(MARKUP) for line in text.split("\n")}
    return {piece for piece in foreign(language) if piece in text} | (whole & foreign_lines(language))
