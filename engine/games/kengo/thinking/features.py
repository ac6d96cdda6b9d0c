"""What the network of Kengo! looks at: a move, and what its player then sees, as a few dozen facts that hold or don't.

A fact is a number below `FACTS`. It is derived from a view and nothing else.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

from engine.games.kengo.parts import CARDS, SPECIALS, VALUES, Hand
from engine.games.kengo.rules import behind, gained
from engine.games.kengo.state import Attack, Lunge, Move, Parry, View, Withdraw
from engine.games.kengo.thinking.heuristics import fewer, steps
from engine.games.kengo.view import lying
from engine.network import nearest

Counts = tuple[int, ...]  # of each value, 0 first, which no card has

NEAR: Final = 10  # distances from which two cards reach; all others are alike
MANY: Final = 3  # cards of a value; more are no better
LATE: Final = 3  # cards in the pile, from which on each one matters
TENTHS: Final = 10  # by which chances are told apart
LEADS: Final = 8  # squares ahead or behind; more are as good
PILES: Final = (1, 3, 6, 9)  # cards in the pile at which another stage of the round begins
KINDS: Final = ("attack", "parry", "retreat", "withdraw", "hit", "pass", "lunge", "advance")
PLAYS: Final = {play: at for at, play in enumerate(("advance", "retreat", "attack", "parry", "lunge", "withdraw"))}

VALUE, PILE, SIZE, GAPS = len(VALUES) + 1, 18, 8, NEAR + 1
SIZES: Final[Mapping[str, int]] = {
    "move": len(KINDS) * VALUE * GAPS,  # its kind, its card or how many cards strike, by the distance after it
    "gap": 25,
    "held": GAPS * VALUE * (MANY + 1),  # by distance: how many cards of each value are left in the hand
    "unseen": GAPS * VALUE * VALUE,  # by distance: how many of each value the enemy may hold
    "parry": (MANY + 1) * VALUE * (len(PILES) + 1),  # both for the very distance, by stage
    "lead": (2 * LEADS + 1) * (len(PILES) + 1),  # squares gained more than the enemy, by stage
    "ahead": 3 * PILE,  # whether that is a lead, by the cards left in the pile
    "count": 3 * (LATE + 1) * (MANY + 1),  # towards the end also by the cards that will be counted
    "struck": (TENTHS + 1) * 2 * 2,  # the chance to be struck at this distance by more cards than can parry
    "strike": (TENTHS + 1) * VALUE,  # the chance that an attack hits, by its cards
    "rear": VALUE * 2,  # room behind both
    "hands": SIZE * 2,  # cards in both hands
    "told": (len(PLAYS) * 2 * VALUE + 1) * GAPS,  # who acted last, how and with which card, by distance
    "special": len(SPECIALS),
}
AT: Final = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
FACTS: Final = sum(SIZES.values())
NUMBERS: Final = {key: at for at, key in enumerate(SPECIALS)}


class Look:
    """What a seat sees before it moves, counted once for all its moves."""

    __slots__ = ("held", "lead", "network", "rear", "room", "same", "theirs", "unseen", "view")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, seat = view, view.seat
        self.network = f"kengo/{view.options.level}"
        squares = gained(view)
        self.lead = squares[seat] - squares[1 - seat]
        self.room, self.rear = behind(view, seat), behind(view, 1 - seat)
        self.theirs = view.hand_sizes[1 - seat]
        hand = view.hand or ()
        self.held = tuple(map(hand.count, range(VALUE)))
        gone = (*hand, *lying(view))
        known = view.open_hands[1 - seat] if view.open_hands else None
        self.unseen = tuple(
            known.count(value) if known is not None else max(0, CARDS.count(value) - gone.count(value))
            for value in range(VALUE)
        )
        self.same = (AT["told"] + told(view) * GAPS + near(view.distance), AT["special"] + NUMBERS[view.special])

    def lacks(self, value: int, count: int) -> float:
        """The chance that the enemy holds fewer than `count` cards of this value."""
        copies = self.unseen[value]
        if self.view.open_hands:
            return float(copies < count)
        every = sum(self.unseen)
        return fewer(copies, every, min(self.theirs, every), count)

    def facts(self, move: Move) -> list[int]:
        """All that hold of this move and of what is seen after it."""
        cards = self.laid(move)
        blows = len(move.cards) if isinstance(move, Attack | Lunge) else 0
        forward = move.step if isinstance(move, Lunge) else steps(move)
        gap, lead = self.view.distance - forward, self.lead + forward
        left = list(self.held)
        for card in cards:
            left[card] -= 1
        size, here = sum(left), near(gap)
        pile = max(0, self.view.pile_size - drawn(move, SPECIALS[self.view.special].hand - size))
        stage = sum(pile >= size for size in PILES)
        played = KINDS.index(move.kind) * VALUE + (blows or (cards[0] if cards else 0))
        return [
            *self.same,
            AT["move"] + played * GAPS + here,
            AT["gap"] + min(max(gap, 0), 24),
            AT["lead"] + (min(max(lead, -LEADS), LEADS) + LEADS) * (len(PILES) + 1) + stage,
            AT["rear"] + min(max(self.room + forward, 0), VALUE - 1),
            AT["rear"] + VALUE + min(max(self.rear, 0), VALUE - 1),
            AT["hands"] + min(size, SIZE - 1),
            AT["hands"] + SIZE + min(self.theirs, SIZE - 1),
            *self.holdings(left, here),
            *self.blows(gap, blows, left, stage),
            *counting(left[gap] if 1 <= gap < VALUE else 0, (lead > 0) - (lead < 0) + 1, pile),
        ]

    def holdings(self, left: Sequence[int], here: int) -> Iterator[int]:
        """By the distance `here`: what is left of each value, and how many of it the enemy may hold."""
        for value in VALUES:
            yield AT["held"] + (here * VALUE + value) * (MANY + 1) + min(left[value], MANY)
            yield AT["unseen"] + (here * VALUE + value) * VALUE + self.unseen[value]

    def blows(self, gap: int, blows: int, left: Sequence[int], stage: int) -> Iterator[int]:
        """Where one card reaches the other: the chance to be struck, and of an attack the chance to hit."""
        if 1 <= gap < VALUE:
            mine = min(left[gap], MANY)
            struck = tenths(1 - self.lacks(gap, left[gap] + 1))
            yield AT["parry"] + (mine * VALUE + self.unseen[gap]) * (len(PILES) + 1) + stage
            yield AT["struck"] + (struck * 2 + (blows > 0)) * 2 + (mine > 0)
        if blows:
            yield AT["strike"] + tenths(self.lacks(gap, blows)) * VALUE + blows

    def laid(self, move: Move) -> Hand:
        match move:
            case Lunge(step, cards):
                return (step, *cards)
            case Attack(cards):
                return cards
            case Parry(cards):
                return cards or self.view.attack
        card = getattr(move, "card", 0)
        return (card,) if card else ()


def counting(mine: int, ahead: int, pile: int) -> Iterator[int]:
    """Who would win by position; towards the end also by `mine`, the cards that will be counted."""
    yield AT["ahead"] + ahead * PILE + min(pile, PILE - 1)
    if pile <= LATE:
        yield AT["count"] + (ahead * (LATE + 1) + pile) * (MANY + 1) + min(mine, MANY)


def drawn(move: Move, lacking: int) -> int:
    """KG-R10, KG-R12, KG-15: how many cards this move draws, if there are so many."""
    match move:
        case Parry():
            return 0
        case Withdraw():
            return 1
    return max(0, lacking)


def tenths(chance: float) -> int:
    return nearest(chance, TENTHS)


def near(distance: int) -> int:
    """From 0, and one for all that are too far."""
    return min(max(distance, 1), NEAR + 1) - 1


def told(view: View) -> int:
    """Who acted last and how, and with which card or, if they struck or parried, how many."""
    last = view.last
    if last is None:
        return len(PLAYS) * 2 * VALUE
    fight = last.play in ("attack", "parry", "lunge")
    return ((last.seat == view.seat) * len(PLAYS) + PLAYS[last.play]) * VALUE + min(
        len(last.cards) if fight else last.cards[0], VALUE - 1
    )
