"""What may be played, and when: which moves are legal is written here, once."""

from functools import lru_cache
from itertools import combinations

from engine.core import Seat
from engine.games.kengo.parts import SPECIALS, VALUES, Hand
from engine.games.kengo.state import (
    LEFT,
    RIGHT,
    Advance,
    Attack,
    Hit,
    Lunge,
    Move,
    Parry,
    Pass,
    Retreat,
    State,
    View,
    Withdraw,
)
from engine.tuples import less

HIT = Hit()
PASS = Pass()
ADVANCES = {card: Advance(card) for card in VALUES}
RETREATS = {card: Retreat(card) for card in VALUES}
FAR = 2 * max(VALUES) + 1  # neither one card nor two can strike from here


def question(state: State) -> tuple[str, tuple[Move, ...]]:
    """What it is about, and the options. A lone `hit` or `pass` is a decision already made: see `forced`."""
    hand = state.hands[state.turn]
    if state.attack:
        return "defend", defences(state, hand)
    if not state.pile and state.options.level == "basic":  # KG-R15
        return "last_attack", last_attacks(state, hand)
    if not hand:  # KG-18
        return "refill", (PASS,)
    options = turns(state, hand)
    return ("act", options) if options else ("stuck", (PASS,))  # KG-17, KG-R14


def forced(options: tuple[Move, ...]) -> bool:
    """KG-R20: whether there is only one answer and it shows nothing. A turn's one legal card would show the hand."""
    return len(options) == 1 and options[0].kind in ("hit", "pass")


def free(state: State) -> bool:
    """Whether it is plain, without a look at all options, that nothing is forced: a card to advance with is at hand."""
    hand = state.hands[state.turn]
    if state.attack or not hand or not state.pile:
        return False
    return min(hand) < state.distance


# The turn


def turns(state: State | View, hand: Hand) -> tuple[Move, ...]:
    """KG-R6: one action with these cards, and at Advanced also an advance & attack (KG-R2)."""
    rule, level = SPECIALS[state.special], state.options.level
    most = 1 if level == "basic" else rule.cards  # KG-20, KG-R25
    gap = min(state.distance, FAR)
    return _turns(hand, gap, room(state, state.turn), most, level == "advanced", rule.retreat)


@lru_cache(maxsize=8192)
def _turns(hand: Hand, gap: int, room: int, most: int, lunging: bool, retreating: bool) -> tuple[Move, ...]:
    """KG-28: no pass is among them. Kept, because there are only a few thousand hands and distances."""
    cards = sorted(set(hand))
    back = [RETREATS[card] for card in cards if card <= room]  # KG-R8
    ahead: list[Move] = [ADVANCES[card] for card in cards if card < gap]  # KG-R7: short of the enemy
    strikes: list[Move] = [Attack(cut) for cut in cuts(hand, gap, most)]
    if lunging:
        strikes += lunges(hand, gap, most)
    if not retreating and (ahead or strikes):  # KG-R24
        back = []
    return (*ahead, *back, *strikes)


def room(state: State | View, seat: Seat) -> int:
    """How many of the squares behind a seat a card could reach. Outside the mat there are none."""
    return max(0, min(behind(state, seat), max(VALUES)))


def behind(state: State | View, seat: Seat) -> int:
    """KG-2, KG-R8: how many squares of mat lie behind a seat; outside the mat fewer than none."""
    return state.places[LEFT] - 1 if seat == LEFT else state.options.tatami - state.places[RIGHT]


def lacking(state: State | View, held: int, used: int) -> int:
    """KG-R10, KG-R21, KG-R22: how many cards fill a hand of `held` up, once `used` cards are gone from it."""
    return max(0, SPECIALS[state.special].hand - held + used)


def cuts(hand: Hand, gap: int, most: int) -> list[Hand]:
    """KG-R9: one to `most` equal cards that reach just where the enemy stands."""
    return [(gap,) * times for times in range(1, min(hand.count(gap), most) + 1)]


def lunges(hand: Hand, gap: int, most: int) -> list[Lunge]:
    """KG-13: any card to advance with, then cards of exactly the new distance."""
    found = []
    for step in sorted(set(hand)):
        if step < gap:
            found += [Lunge(step, cut) for cut in cuts(less(hand, step), gap - step, most)]
    return found


# Answering an attack


def defences(state: State, hand: Hand) -> tuple[Move, ...]:
    """KG-27: a parry, a withdrawal from an advance & attack, or the hit. KG-16: the hit may always be taken."""
    steps = room(state, state.turn) if state.lunge else 0  # KG-15
    withdrawals = (Withdraw(card) for card in sorted(set(hand)) if card <= steps)
    return (*parries(state, hand), *withdrawals, HIT)


def parries(state: State, hand: Hand) -> tuple[Parry, ...]:
    """KG-R12: the same cards as the attack. KG-14: what a lunge advanced with is not in it."""
    attack = state.attack
    if SPECIALS[state.special].parry == "sum":
        groups = sorted(set(combinations(sorted(hand), len(attack))))
        return tuple(Parry(group) for group in groups if balanced(group, attack))
    return (Parry(),) if hand.count(attack[0]) >= len(attack) else ()


def balanced(cards: Hand, attack: Hand) -> bool:
    """KG-R26: whether these cards are as many as the attack has, with the same total."""
    return len(cards) == len(attack) and sum(cards) == sum(attack)


# The last attack of Basic


def last_attacks(state: State, hand: Hand) -> tuple[Move, ...]:
    """KG-R15, KG-8: an attack or a pass, and no move."""
    # KG-7: several equal cards may be used, because this one attack can be parried. Without the parry it is one card.
    most = SPECIALS[state.special].cards if state.options.basic_last_parry else 1  # KG-R25
    return (*map(Attack, cuts(hand, state.distance, most)), PASS)
