"""Two players of Kendo Duel who know nothing but the rules: a greedy one who counts cards, and rules of thumb."""

from collections import Counter as Tally
from collections.abc import Callable
from math import comb
from random import Random

from engine.core import Ask
from engine.games.kendo.parts import BODIES, CARDS, OF_KIND, sub_decks
from engine.games.kendo.rules import answer_moves
from engine.games.kendo.state import (
    Change,
    Counter,
    Deflect,
    Discard,
    Draw,
    Keep,
    Meet,
    Move,
    Open,
    Parry,
    Stop,
    Switch,
    View,
    meets,
)

# What it costs to part with a card, in cards.
COST = {
    "basic": 0.15, "counter": 0.25, "reinforce": 0.2, "against": 0.25, "deflect": 0.35, "parry": 0.25,
    "alternative": 0.2, "time": 0,
}  # fmt: skip
Rule = Callable[[View, Move], float]


def greedy(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """The option that wins most cards on average, as far as one attack tells, less what it costs."""
    return _best(_gain, view, ask, luck)


def rules(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """Attacks with what few cards answer, strikes back where it can, and keeps what answers everything."""
    return _best(_thumb, view, ask, luck)


def _best(rule: Rule, view: View, ask: Ask[Move], luck: Random) -> Move:
    return max(luck.sample(ask.options, len(ask.options)), key=lambda move: rule(view, move))


def _gain(view: View, move: Move) -> float:
    match move:
        case Open(card, reinforcement):
            first = _unanswered(view, reinforcement, False) if reinforcement else 0.0
            prize = (2 if card in BODIES else 1) * _unanswered(view, card, False)
            return first + prize - _cost(card) - (_cost(reinforcement) if reinforcement else 0)
        case Counter(card, mushin):
            return 2 * _unanswered(view, CARDS[card].delivers or "", True) - _cost(card) - mushin * _cost("mushin")
        case Meet(card) if meets(view.threat, view.options):
            return 2 * _unanswered(view, card, False) - _cost(card)
        case Parry(card) | Deflect(card) | Meet(card) | Stop(card) | Discard(card):
            return -_cost(card)
        case Change(first, second):
            return sum(0.2 - _cost(CARDS[card].kind) for card in (first, second) if card)
        case Switch(card, deck):
            return -_cost(card) + (deck == "others")
    return 0


def _thumb(view: View, move: Move) -> float:
    match move:
        case Open(card, reinforcement):
            return 3 - (card in BODIES) + (reinforcement is not None) + _gone(view, card) / 10
        case Counter(card, mushin):
            return 5 - 4 * mushin + _gone(view, CARDS[card].delivers or "") / 10
        case Parry():
            return 4 if view.hand and len(view.hand) > 1 else -1
        case Meet():
            return 3
        case Deflect(card):
            return 2 - (card == "fudoshin")
        case Stop(card) | Discard(card):
            return 1 - _cost(card)
        case Draw(deck):
            return float(deck != "basics")
        case Keep():
            return 0.1
        case Change(first, second):
            return sum(
                (card.startswith("seigan")) - (not card.startswith("seigan")) for card in (first, second) if card
            )
    return 0


def _gone(view: View, kind: str) -> int:
    """How many of this kind this seat knows not to be in the other hand."""
    return sum(CARDS[card].kind == kind for pile in (*view.played, view.hand or ()) for card in pile)


def _cost(kind: str) -> float:
    return COST[CARDS[OF_KIND[kind][0]].role] if kind in OF_KIND else 1.0


def _unanswered(view: View, strike: str, counter: bool) -> float:
    """The chance that nothing in the hand of the one attacked answers it, mushin as a joker left aside."""
    unseen = Tally(card for deck in sub_decks(False) for card in deck)
    unseen -= Tally(card for pile in (*view.played, view.hand or ()) for card in pile)
    fits = {card for card, part in CARDS.items() if strike in part.stops}
    if strike in BODIES:
        fits = set(answer_moves(strike, counter, False))
    total, held = unseen.total(), view.hand_sizes[1 - (view.seat or 0)]
    return comb(total - sum(unseen[card] for card in fits), held) / max(1, comb(total, held))
