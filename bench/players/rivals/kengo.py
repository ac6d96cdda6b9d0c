"""Three players of Kengo! who know nothing but the rules: a greedy one, rules of thumb, and one who always attacks."""

from collections import Counter
from collections.abc import Callable, Mapping
from math import comb
from random import Random

from engine.core import Ask
from engine.games.kengo.parts import CARDS
from engine.games.kengo.state import Advance, Attack, Hit, Lunge, Move, Parry, Pass, Retreat, View, Withdraw

NEAR = 5  # from so far away one card reaches
Rule = Callable[[View, Move], float]


def greedy(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """The option with the best chance of a hit, less that of being hit at once; then the one that gains most ground."""
    return _best(_one_move_ahead, view, ask, luck)


def rules(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """Attacks with pairs, parries all, and comes near only where two cards are held for the distance."""
    return _best(_thumb, view, ask, luck)


def bold(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """Attacks with all there is, and else goes ahead as far as it can."""
    return _best(_boldness, view, ask, luck)


def _best(rule: Rule, view: View, ask: Ask[Move], luck: Random) -> Move:
    return max(luck.sample(ask.options, len(ask.options)), key=lambda move: rule(view, move))


def _one_move_ahead(view: View, move: Move) -> float:
    left, gap = _after(view, move)
    if isinstance(move, Parry):
        return 2
    if isinstance(move, Hit | Pass):
        return -1
    cards = move.cards if isinstance(move, Attack | Lunge) else ()
    hit = _lacks(view, gap, len(cards)) if cards else 0.0
    struck = 0.0 if gap > NEAR else 1 - _lacks(view, gap, left.count(gap) + 1)
    return hit - (1 - hit) * struck - gap / 100


def _thumb(view: View, move: Move) -> float:
    left, gap = _after(view, move)
    match move:
        case Parry():
            return 10
        case Attack(cards):
            return 9 if len(cards) > 1 or view.pile_size < 3 else 2 + (left.count(gap) > 0)
        case Lunge(_, cards):
            return 8 if len(cards) > 1 else 1
        case Withdraw():
            return 5
        case Advance() | Retreat():
            return _place(left, gap) + 0.1 * isinstance(move, Advance) + 0.01 * move.card
    return -1


def _place(left: tuple[int, ...], gap: int) -> float:
    """How good it is to stand there while the enemy moves."""
    if gap > NEAR:
        return 3 - gap / 10 + max(left.count(gap - card) for card in set(left) or {0}) / 5
    return 1.5 * left.count(gap)


def _boldness(view: View, move: Move) -> float:
    worth: Mapping[type, float] = {Parry: 9, Attack: 7, Lunge: 6, Advance: 3, Withdraw: 2, Retreat: 1}
    return worth.get(type(move), 0) + sum(getattr(move, "cards", ())) / 30 + getattr(move, "card", 0) / 10


# What can be counted


def _after(view: View, move: Move) -> tuple[tuple[int, ...], int]:
    """What is left in the hand before it is filled up, and the distance."""
    cards = getattr(move, "cards", ()) or (view.attack if isinstance(move, Parry) else ())
    used = Counter([*cards, getattr(move, "card", 0), getattr(move, "step", 0)])
    steps = getattr(move, "step", 0) + (move.card if isinstance(move, Advance) else 0)
    steps -= move.card if isinstance(move, Retreat | Withdraw) else 0
    return tuple((Counter(view.hand) - used).elements()), view.distance - steps


def _lacks(view: View, value: int, count: int) -> float:
    """The chance that the enemy holds fewer than `count` cards of this value."""
    assert view.hand is not None
    assert view.seat is not None
    if view.open_hands:
        return float(view.open_hands[1 - view.seat].count(value) < count)
    seen = Counter(view.hand) + Counter(view.last.cards if view.last else ())
    copies, unseen, held = CARDS.count(value) - seen[value], len(CARDS) - seen.total(), view.hand_sizes[1 - view.seat]
    ways = [comb(copies, each) * comb(unseen - copies, held - each) for each in range(min(copies, count - 1, held) + 1)]
    return sum(ways) / comb(unseen, held)
