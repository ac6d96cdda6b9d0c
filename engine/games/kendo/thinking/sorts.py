"""Cards of Kendo Duel that do the same count as one sort, by a number."""

from collections.abc import Iterator
from typing import Final

from engine.games.kendo.parts import BODIES, CARDS, OF_KIND, Hand, Part, sub_decks
from engine.games.kendo.state import Move

STRIKES: Final = range(len(BODIES))
COUNTERS: Final = len(STRIKES)  # the first of them: by what they answer, then by what they deliver
JODAN: Final = COUNTERS + len(STRIKES) ** 2
SEME, MUSHIN, SEIGAN, DEFLECT, FUDOSHIN, PARRY, ALTERNATIVE = range(JODAN + 1, JODAN + 8)
SORTS: Final = ALTERNATIVE + 1
NAMED: Final = {"jodan": JODAN, "seme": SEME, "mushin": MUSHIN, "seigan": SEIGAN, "fudoshin": FUDOSHIN}
BY_ROLE: Final = {"deflect": DEFLECT, "parry": PARRY, "alternative": ALTERNATIVE}
ANSWERING: Final = [range(COUNTERS + 4 * strike, COUNTERS + 4 * strike + 4) for strike in STRIKES]
DELIVERING: Final = [range(COUNTERS + strike, JODAN, 4) for strike in STRIKES]
BESIDES: Final = (JODAN, SEME, ALTERNATIVE)  # what else the other may attack with,
STOPS: Final = ((SEIGAN, FUDOSHIN), (MUSHIN, FUDOSHIN), (DEFLECT, FUDOSHIN))  # and what stops it
DECK_ENDS: Final = (0, COUNTERS, JODAN, SORTS)


def sort_of(part: Part) -> int:
    if part.answers and part.delivers:
        return ANSWERING[BODIES.index(part.answers)][BODIES.index(part.delivers)]
    return BODIES.index(part.delivers) if part.delivers else NAMED.get(part.kind) or BY_ROLE[part.role]


SORT: Final = {card: sort_of(CARDS[card]) for deck in sub_decks(jikan=False) for card in deck}
SORTS_OF: Final = {kind: SORT[cards[0]] for kind, cards in OF_KIND.items() if cards[0] in SORT}
BOX: Final = [sum(SORT[card] == sort for deck in sub_decks(jikan=False) for card in deck) for sort in range(SORTS)]


def counted(cards: Hand) -> list[int]:
    """How many of each sort, at most as many as are in the box."""
    counts = [0] * SORTS
    for card in cards:
        if (sort := SORT.get(card)) is not None and counts[sort] < BOX[sort]:
            counts[sort] += 1
    return counts


def laid(move: Move) -> Iterator[int]:
    """The sorts of the cards that leave the hand."""
    for kind in (getattr(move, "card", None), getattr(move, "reinforcement", None)):
        if kind:
            yield SORTS_OF[kind]
    if getattr(move, "mushin", False):
        yield MUSHIN
