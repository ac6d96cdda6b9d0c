"""What a computer player may be told: the moves worth a thought, the likeliest first, and how a match stands."""

from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from math import exp, sqrt
from typing import Any

from engine.core import Ask, Seat
from engine.games.kendo.parts import BODIES, CARDS, COUNTERS, OF_KIND, Hand, sub_decks
from engine.games.kendo.rules import answer_moves
from engine.games.kendo.state import Change, Counter, Deflect, Discard, Meet, Move, Open, Parry, State, Stop, View
from engine.odds import after_next

# Fitted to who won 20,000 Duels of two who played by chance, mostly what comes first here.
VALUES = {
    "basic": 1.4, "counter": 2.25, "reinforce": 2.6, "seigan": 1.5, "mushin": 3.2, "deflect": 3.75, "fudoshin": 4.0,
    "parry": 2.2, "alternative": 2.9, "time": 0.0,
}  # fmt: skip
START = 4.05  # what it is worth to open next, which is more the fewer cards there are
FREE = {"basic": 4.25, "counter": 0.95, "reinforce": 0.75}  # added to what nothing in the other hand answers
# Fitted to who scored next in 1,500 such Competitions.
CONTEST = 0.54  # what counts there of the difference between two hands
OPENING = 0.12  # what it costs to open
PENALTY = 0.59  # what a hansoku costs

VALUE = {card: VALUES.get(part.kind) or VALUES[part.role] for card, part in CARDS.items()}
VALUE_OF = {part.kind: VALUE[card] for card, part in CARDS.items()}
FREE_OF = {part.kind: FREE[part.role] for part in CARDS.values() if part.role in FREE}
MEAN = [sum(map(VALUE.__getitem__, cards)) / len(cards) for cards in sub_decks(jikan=False)]
CHANGES = 8  # so many are thought about before a Duel
ORDER: tuple[type[Any], ...] = (Open, Counter, Meet, Parry, Deflect, Stop, Discard)


# Which moves


def sensible(state: State, ask: Ask[Move]) -> tuple[Move, ...]:
    """Some of the options, and at least one."""
    options = ask.options
    if len(options) == 1 or ask.topic not in THOUGHTS:
        return options
    thought = THOUGHTS[ask.topic]
    if thought is not ordered or len(state.hands) == 2:
        return thought(options)
    return turned(thought(options), ask.seat, len(state.hands), sum(map(len, state.hands)))


@lru_cache(maxsize=1024)
def changes(options: tuple[Move, ...]) -> tuple[Move, ...]:
    """The few which promise most of a card from the same sub-deck."""
    return tuple(sorted(options, key=gain, reverse=True)[:CHANGES])


def gain(option: Move) -> float:
    cards = (getattr(option, "first", None), getattr(option, "second", None))
    return sum(MEAN[CARDS[card].deck] - VALUE[card] for card in cards if card)


@lru_cache(maxsize=65536)
def ordered(options: tuple[Move, ...]) -> tuple[Move, ...]:
    return tuple(sorted(options, key=rank))


def rank(option: Move) -> tuple[int, int, float]:
    """Attacks that few cards answer, what strikes back, what ends the exchange; and of equals the cheaper card first.

    MUSHIN is kept to stop SEME, as a rule, so a counter with it comes last.
    """
    spent = isinstance(option, Counter) and option.mushin
    deed = ORDER.index(type(option)) if type(option) in ORDER and not spent else len(ORDER)
    plain = isinstance(option, Open) and (option.card in BODIES) + (option.card in BODIES and not option.reinforcement)
    return deed, int(plain), VALUE_OF.get(getattr(option, "card", ""), 0.0)


@lru_cache(maxsize=65536)
def turned(options: tuple[Move, ...], seat: Seat, seats: int, by: int) -> tuple[Move, ...]:
    """Of equals each is first now and then, counted from the seat, so that no seat is favoured by its number."""

    def clockwise(option: Move) -> int:
        return ((getattr(option, "target", None) or 0) - seat) % seats

    equals = [sorted(group, key=clockwise) for _, group in groupby(options, key=rank)]
    return tuple([group[(place + by) % len(group)] for group in equals for place in range(len(group))])


THOUGHTS: dict[str, Callable[[tuple[Move, ...]], tuple[Move, ...]]] = {
    "change": changes, "open": ordered, "reinforcement": ordered, "answer": ordered, "discard": ordered,
}  # fmt: skip


# What a form opens with


def suggested(view: View, ask: Ask[Move]) -> Move | None:
    """Before a Duel, the lowest strike alone: the numbers decide who starts, and a new one is likely to be higher."""
    alone = [move for move in ask.options if isinstance(move, Change) and not move.second and CARDS[move.first].number]
    return min(alone, key=lambda move: CARDS[move.first].number or 0, default=None)


# How a match stands


def standing(state: State) -> tuple[float, ...] | None:
    """Between two exchanges, by the cards in the hands."""
    if state.stage != "open":
        return None
    if state.options.mode == "competition":
        return contest(state)
    seats = range(len(state.hands))
    leads = [[lead(state, seat, other) for other in seats if other != seat] for seat in seats]
    return tuple([sum(each) / len(each) for each in leads])


def contest(state: State) -> tuple[float, float]:
    """KD-R23: a Competition, as if after the next ippon the two were equals."""
    turn, (first, second) = state.turn, state.ippons
    opener, other = state.hands[turn], state.hands[1 - turn]
    penalties = state.hansoku[turn] - state.hansoku[1 - turn]
    chance = 1 / (1 + exp(OPENING + PENALTY * penalties - CONTEST * ahead(opener, other)))
    needed = state.options.ippons
    share = after_next(1 - chance if turn else chance, needed - len(first), needed - len(second))
    return share, 1 - share


def lead(state: State, seat: Seat, other: Seat) -> float:
    """How likely one seat is to outlast another. A seat that is out was outlasted by those who went later."""
    out = state.out
    if seat in out or other in out:
        last = [*out, None]
        return float(last.index(other if other in out else None) < last.index(seat if seat in out else None))
    return better(state.hands[seat], state.hands[other], (state.turn == seat) - (state.turn == other))


def better(mine: Hand, theirs: Hand, start: int) -> float:
    """How likely one hand is to outlast another. To open is worth something."""
    cards = max(1, len(mine) + len(theirs))
    return 1 / (1 + exp(-start * START / cards - ahead(mine, theirs)))


def ahead(mine: Hand, theirs: Hand) -> float:
    """How much better one hand is than another."""
    return (worth(mine, theirs) - worth(theirs, mine)) / sqrt(max(1, len(mine) + len(theirs)))


@lru_cache(maxsize=16384)
def worth(hand: Hand, other: Hand) -> float:
    return value(hand) + free(hand, other)


def value(hand: Hand) -> float:
    return sum([VALUE[card] for card in hand])


def free(hand: Hand, other: Hand) -> float:
    """What is worth more because the other hand could not answer it; of equal strikes one."""
    kinds = dict.fromkeys(CARDS[card].kind for card in hand)
    return sum([FREE_OF[kind] for kind in kinds if kind in FREE_OF and not answered(kind, other)])


@lru_cache(maxsize=65536)
def answered(kind: str, hand: Hand) -> bool:
    part = CARDS[OF_KIND[kind][0]]
    if part.role == "reinforce":
        return any(kind in CARDS[card].stops for card in hand)
    moves = answer_moves(part.delivers or kind, part.deck == COUNTERS, "mushin" in hand)
    return not moves.keys().isdisjoint(hand)
