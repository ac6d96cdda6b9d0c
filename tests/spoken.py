"""Which language a text is in, by the messages that could have produced it: nothing is guessed from letters."""

from functools import cache

from faces.languages.catalogue import catalogue
from faces.translation import FALLBACK, LOCALES, languages

GAP = "\0"  # in place of a variable
SHORTEST = {"ja": 6}  # characters of a piece that can be told apart; Japanese says more in fewer
SHORTEST_ELSE = 14


@cache
def complete() -> tuple[str, ...]:
    """The languages besides English that have every message."""
    wanted = catalogue(LOCALES / FALLBACK).entries.keys()
    others = (name for name in languages() if name != FALLBACK)
    return tuple(name for name in others if wanted <= catalogue(LOCALES / name).entries.keys())


@cache
def said(language: str) -> frozenset[str]:
    """What stands between the variables of its messages, line by line."""
    found = catalogue(LOCALES / language)
    ways = (way for key in found.entries for way in found.spoken(key, lambda _: GAP))
    return frozenset(piece.strip() for way in ways for line in way.split("\n") for piece in line.split(GAP))


@cache
def pieces(language: str) -> frozenset[str]:
    """As far as it is long enough."""
    least = SHORTEST.get(language, SHORTEST_ELSE)
    return frozenset(piece for piece in said(language) if len(piece) >= least)


@cache
def foreign(language: str) -> frozenset[str]:
    """Pieces of all other languages that this one never says, not even in passing, such as the name of a game."""
    own = "\n".join(said(language))
    return frozenset(piece for other in languages() if other != language for piece in pieces(other) if piece not in own)


def strange(text: str, language: str) -> set[str]:
    """What in a text is said in another language than this one."""
    return {piece for piece in foreign(language) if piece in text}
