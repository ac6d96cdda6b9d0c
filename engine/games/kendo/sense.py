"""What a computer player need think about, the likeliest first, and how it takes a Duel to stand."""

from collections.abc import Callable
from functools import lru_cache
from math import exp, sqrt
from typing import Any

from engine.core import Ask, Seat
from engine.games.kendo.moves import Counter, Deflect, Discard, Meet, Move, Open, Parry, Stop
from engine.games.kendo.parts import BODIES, CARDS, Hand, sub_decks
from engine.games.kendo.state import State

# Fitted to who won 6,000 Duels of two who answered by chance, rather with what comes first here.
VALUES = {
    "basic": 1.65, "counter": 2.5, "reinforce": 2.8, "seigan": 1.8, "mushin": 4.1, "deflect": 4.0, "fudoshin": 4.4,
    "parry": 2.5, "alternative": 2.8, "time": 0.0,
}  # fmt: skip
START = 3.9  # what it is worth to open next, and more the fewer cards there are

VALUE = {card: VALUES.get(part.kind) or VALUES[part.role] for card, part in CARDS.items()}
VALUE_OF = {part.kind: VALUE[card] for card, part in CARDS.items()}
MEAN = [sum(map(VALUE.__getitem__, cards)) / len(cards) for cards in sub_decks(jikan=False)]
CHANGES = 8  # that are thought about before a Duel
ORDER: tuple[type[Any], ...] = (Open, Counter, Parry, Meet, Deflect, Stop, Discard)


# Which answers


def sensible(state: State, ask: Ask[Move]) -> tuple[Move, ...]:
    """Never none of them, and only what is among them."""
    options = ask.options
    return THOUGHTS[ask.topic](options) if len(options) > 1 and ask.topic in THOUGHTS else options


def one(options: tuple[Move, ...]) -> tuple[Move, ...]:
    """A hand that is mixed has no places."""
    return options[:1]


@lru_cache(maxsize=1024)
def changes(options: tuple[Move, ...]) -> tuple[Move, ...]:
    """The few which promise most of a card from the same sub-deck."""
    return tuple(sorted(options, key=gain, reverse=True)[:CHANGES])


def gain(option: Move) -> float:
    cards = (getattr(option, "first", None), getattr(option, "second", None))
    return sum(MEAN[CARDS[card].deck] - VALUE[card] for card in cards if card)


@lru_cache(maxsize=65536)
def ordered(options: tuple[Move, ...]) -> tuple[Move, ...]:
    """MUSHIN is kept to stop SEME, unless nothing else is left."""
    thrifty = [option for option in options if not (isinstance(option, Counter) and option.mushin)]
    return tuple(sorted(thrifty or options, key=rank))


def rank(option: Move) -> tuple[int, int, float]:
    """Attacks that few cards answer first, a counter before what ends the exchange, and of equals the cheaper card."""
    deed = ORDER.index(type(option)) if type(option) in ORDER else len(ORDER)
    plain = isinstance(option, Open) and (option.card in BODIES) + (option.card in BODIES and not option.reinforcement)
    return deed, int(plain), VALUE_OF.get(getattr(option, "card", ""), 0.0)


THOUGHTS: dict[str, Callable[[tuple[Move, ...]], tuple[Move, ...]]] = {
    "pull": one, "change": changes, "open": ordered, "reinforcement": ordered, "answer": ordered, "discard": ordered,
}  # fmt: skip


# How a Duel stands


def standing(state: State) -> tuple[float, ...] | None:
    """Between two exchanges, by the cards in the hands; a Competition is not decided by them."""
    if state.stage != "open" or state.options.mode != "duel":
        return None
    seats = range(len(state.hands))
    ahead = [[lead(state, seat, other) for other in seats if other != seat] for seat in seats]
    return tuple([sum(each) / len(each) for each in ahead])


def lead(state: State, seat: Seat, other: Seat) -> float:
    """How likely one seat is to outlast another; who is out was outlasted by those who went later, and by the rest."""
    out = state.out
    if seat in out or other in out:
        last = [*out, None]
        return float(last.index(other if other in out else None) < last.index(seat if seat in out else None))
    mine, theirs = state.hands[seat], state.hands[other]
    cards = max(1, len(mine) + len(theirs))
    start = ((state.turn == seat) - (state.turn == other)) * START / cards
    return 1 / (1 + exp(-start - (value(mine) - value(theirs)) / sqrt(cards)))


def value(hand: Hand) -> float:
    return sum([VALUE[card] for card in hand])
