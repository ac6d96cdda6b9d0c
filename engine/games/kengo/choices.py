"""What may be answered, and to which question: legality is written here, once."""

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
    Withdraw,
)
from engine.tuples import less

HIT = Hit()
PASS = Pass()
ADVANCES = {card: Advance(card) for card in VALUES}
RETREATS = {card: Retreat(card) for card in VALUES}
FAR = 2 * max(VALUES) + 1  # no card, nor two, can strike from here or further


def question(state: State) -> tuple[str, tuple[Move, ...]]:
    """What it is about, and the options. One lone `hit` or `pass` is a decision already made: see `forced`."""
    hand = state.hands[state.turn]
    if state.attack:
        return "defend", defences(state, hand)
    if not state.pile and state.options.level == "basic":
        return "last_attack", last_attacks(state, hand)
    if not hand:
        return "refill", (PASS,)
    options = turns(state, hand)
    return ("act", options) if options else ("stuck", (PASS,))


def forced(options: tuple[Move, ...]) -> bool:
    """Whether there is one answer only, and it shows nothing; a turn's one legal card would show the hand."""
    return len(options) == 1 and options[0].kind in ("hit", "pass")


def free(state: State) -> bool:
    """Whether it is plain without a look at all options that nothing is forced: a card to advance with is at hand."""
    hand = state.hands[state.turn]
    if state.attack or not hand or not state.pile:
        return False
    return min(hand) < state.distance


# The turn


def turns(state: State, hand: Hand) -> tuple[Move, ...]:
    rule, level = SPECIALS[state.special], state.options.level
    most = 1 if level == "basic" else rule.cards
    gap = min(state.distance, FAR)
    return _turns(hand, gap, room(state, state.turn), most, level == "advanced", rule.retreat)


@lru_cache(maxsize=8192)
def _turns(hand: Hand, gap: int, room: int, most: int, lunging: bool, retreating: bool) -> tuple[Move, ...]:
    """Kept, for a few thousand hands and distances are all there are."""
    cards = sorted(set(hand))
    back = [RETREATS[card] for card in cards if card <= room]
    ahead: list[Move] = [ADVANCES[card] for card in cards if card < gap]
    strikes: list[Move] = [Attack(cut) for cut in cuts(hand, gap, most)]
    if lunging:
        strikes += lunges(hand, gap, most)
    if not retreating and (ahead or strikes):
        back = []
    return (*ahead, *back, *strikes)


def room(state: State, seat: Seat) -> int:
    """How many squares of mat are behind: cards beyond that would leave it. Outside it, there are none."""
    behind = state.places[LEFT] - 1 if seat == LEFT else state.options.tatami - state.places[RIGHT]
    return max(0, min(behind, max(VALUES)))


def cuts(hand: Hand, gap: int, most: int) -> list[Hand]:
    """One to `most` equal cards that reach just where the enemy stands."""
    return [(gap,) * times for times in range(1, min(hand.count(gap), most) + 1)]


def lunges(hand: Hand, gap: int, most: int) -> list[Lunge]:
    """Any card to advance with, then cards that match the new distance."""
    found = []
    for step in sorted(set(hand)):
        if step < gap:
            found += [Lunge(step, cut) for cut in cuts(less(hand, step), gap - step, most)]
    return found


# The answer to an attack


def defences(state: State, hand: Hand) -> tuple[Move, ...]:
    """A parry, a withdrawal from an advance & attack, or the hit, which may always be taken."""
    steps = room(state, state.turn) if state.lunge else 0
    withdrawals = (Withdraw(card) for card in sorted(set(hand)) if card <= steps)
    return (*parries(state, hand), *withdrawals, HIT)


def parries(state: State, hand: Hand) -> tuple[Parry, ...]:
    attack = state.attack
    if SPECIALS[state.special].parry == "sum":
        groups = sorted(set(combinations(sorted(hand), len(attack))))
        return tuple(Parry(group) for group in groups if sum(group) == sum(attack))
    return (Parry(),) if hand.count(attack[0]) >= len(attack) else ()


# The last attack of Basic


def last_attacks(state: State, hand: Hand) -> tuple[Move, ...]:
    """Several equal cards may be used, for against this one attack there is a parry; without the parry, one."""
    most = SPECIALS[state.special].cards if state.options.basic_last_parry else 1
    return (*map(Attack, cuts(hand, state.distance, most)), PASS)
