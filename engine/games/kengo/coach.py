"""What the coach says of a move, from what its seat sees: what it is good for, and what may go badly after it.

That is who could attack then, what decides after the last card, and the danger of having no card to play (KG-R14).
"""

from collections import Counter
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.core import Ask, Purpose
from engine.games.kengo.parts import CARDS, DRAWS_IN_A_ROW, VALUES, Hand
from engine.games.kengo.rules import behind, gained, lacking, turns
from engine.games.kengo.state import LEFT, RIGHT, Advance, Attack, Move, Parry, Retreat, View
from engine.games.kengo.thinking.features import Look
from engine.games.kengo.view import lying
from engine.network import rated
from engine.tuples import less

HIGHEST: Final = max(VALUES)
TURNS: Final = 2  # of one's own that are looked ahead
LIKELY: Final = 0.5  # a danger below this is no reason to warn
SAFER: Final = 0.5  # another move must have at most so much of it

Walk = Advance | Retreat


def purpose(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """Nothing where an advance & attack or a special card could reach further than the distance says."""
    if is_sure(view, move):
        return Purpose("kengo-purpose-sure", {"card": view.distance})
    if told := ending(view, move):
        return told
    if view.options.level == "advanced" or view.special is not None:
        return None
    match move:
        case Advance() | Retreat() if len(ask.options) == 1:
            return Purpose("kengo-purpose-only")
        case Advance(card) if view.distance - card > 2 * HIGHEST:
            return far(card, view.hand or ())
        case Advance() | Retreat():
            return reached(view, move)
        case Attack() if view.options.level != "basic":
            return Purpose("kengo-purpose-attack")
        case Parry() if turns(view, kept(view, move)):
            return Purpose("kengo-purpose-parry")
        case _:
            return None


def far(card: int, hand: Hand) -> Purpose:
    """What sets an advance apart from the others that stay out of reach: the ground, or the cards that are kept."""
    held = Counter(hand)
    if len(held) == 1:
        kind = ""
    elif card == max(held):
        kind = "-most"
    elif held[card] == 1 and max(held.values()) > 1:
        kind = "-pair"
    else:
        kind = "-least" if card == min(held) else ""
    return Purpose(f"kengo-purpose-far{kind}", {"card": HIGHEST})


def reached(view: View, move: Walk) -> Purpose:
    """KG-R9: an attack needs cards equal to the distance. KG-28: the other side has to move."""
    gap, hand, basic = distance_after(view, move), kept(view, move), view.options.level == "basic"
    last = not basic and answer_is_last(view)
    if gap > 2 * HIGHEST:
        return Purpose("kengo-purpose-far", {"card": HIGHEST})
    if gap > HIGHEST:
        hits = tuple(str(each) for each in range(gap - HIGHEST, HIGHEST + 1) if each in hand)
        return Purpose("kengo-purpose-near" + "-last" * last, {"count": len(hits), "hits": hits})
    held = hand.count(gap)
    if not out_of_sight(view, gap):
        return Purpose("kengo-purpose-unreached", {"card": gap, "count": 0 if last else held})
    key = "strike" if basic else "parries-last" if last else "parries"
    return Purpose(f"kengo-purpose-{key}", {"card": gap, "count": held})


def is_sure(view: View, move: Move) -> bool:
    """KG-R12: whether an attack could be parried, but no longer with what is out of sight."""
    if not isinstance(move, Attack) or view.special is not None or view.options.level == "basic":
        return False
    return out_of_sight(view, view.distance) < len(move.cards)


# The last card of the pile


def ending(view: View, move: Move) -> Purpose | None:
    """What decides if the round ends with this move, or with the answer to it; None if it goes on."""
    match move:
        case Advance() | Retreat() if view.pile_size <= drawn_for(view, 1):
            return last_step(view, move)
        case Attack() if view.options.level != "basic" and view.pile_size <= drawn_for(view, len(move.cards)):
            return Purpose("kengo-purpose-ends-attack", {"card": view.distance, "edge": edge(view, drawer=True)})
        case Parry() if not view.pile_size and view.options.level == "basic":  # KG-12
            return Purpose("kengo-purpose-ends-parry-basic", {"edge": edge(view, drawer=True)})
        case Parry() if not view.pile_size:  # KG-11
            return counted("parry", replace(view, hand=kept(view, move)), drawer=False)
        case _:
            return None


def last_step(view: View, move: Walk) -> Purpose:
    """KG-9, KG-R15: the hands are shown, or at Basic an attack may follow. With equally many, KG-R16 decides."""
    gap = distance_after(view, move)
    walked = move.card if isinstance(move, Advance) else -move.card
    left, right = view.places
    after = replace(view, places=(left + walked, right) if view.seat == LEFT else (left, right - walked))
    theirs, own = out_of_sight(view, gap), kept(view, move).count(gap)
    edged = edge(after, drawer=True)
    if not theirs + own:
        return Purpose("kengo-purpose-ends-far", {"distance": gap, "edge": edged})
    if view.options.level == "basic":
        key = "far" if not theirs else "basic"
        return Purpose(f"kengo-purpose-ends-{key}", {"distance": gap, "edge": edged})
    if theirs < own + (edged == "ahead"):
        return Purpose("kengo-purpose-ends-won", {"card": gap, "count": own})
    return counted("step", replace(after, hand=kept(view, move)), drawer=True)


def counted(kind: str, view: View, *, drawer: bool) -> Purpose:
    gap, edged = view.distance, edge(view, drawer=drawer)
    held = (view.hand or ()).count(gap)
    return Purpose(f"kengo-purpose-ends-{kind}", {"card": gap, "count": held, "edge": edged})


def edge(view: View, *, drawer: bool) -> str:
    """KG-R16, KG-21: who is further forward; if nobody is, whether the last card decides, which is the drawer's."""
    ways = gained(view)
    own, other = ways if view.seat == LEFT else ways[::-1]
    if own != other:
        return "ahead" if own > other else "behind"
    if view.draws < DRAWS_IN_A_ROW:
        return "level"
    return "drawn" if drawer else "spared"


# What may go badly


def risk(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """What may go badly after a step, if another move avoids it: being stuck soon, or an attack that can't be parried.

    Nothing is said against the move that the network prefers, nor where a special card changes what may be played.
    """
    if ask.topic != "act" or view.special is not None or not isinstance(move, Walk):
        return None
    if move == rated(Look(view), ask.options)[0][1]:
        return None
    return risk_of_being_stuck(view, ask, move) or risk_of_an_attack(view, ask, move)


def risk_of_being_stuck(view: View, ask: Ask[Move], move: Walk) -> Purpose | None:
    """The enemy can step so close that most draws leave no card to play."""
    danger = stuck(view, move)
    if danger < LIKELY:
        return None
    others = (stuck(view, each) if isinstance(each, Walk) else 0.0 for each in ask.options)
    return Purpose("kengo-risk-stuck") if min(others) <= SAFER * danger else None


def risk_of_an_attack(view: View, ask: Ask[Move], move: Walk) -> Purpose | None:
    """The enemy could attack from where the move leads, and no card is left there that parries."""
    if view.options.level == "basic" or drawn_for(view, 1) >= view.pile_size:  # KG-9: the round ends with the pile
        return None
    if not is_open(view, move) or all(is_open(view, each) for each in ask.options):
        return None
    return Purpose("kengo-risk-open", {"card": distance_after(view, move)})


def is_open(view: View, move: Move) -> bool:
    if not isinstance(move, Walk):
        return False
    gap = distance_after(view, move)
    return gap not in less(view.hand or (), move.card) and out_of_sight(view, gap) > 0


def stuck(view: View, move: Walk) -> float:
    """How likely it is to be stuck within the next turns if the enemy comes as close as that needs."""
    steps = move.card if isinstance(move, Advance) else -move.card
    turns = min(TURNS, (view.pile_size - 1) // 2)  # the round ends with the pile
    return pressed(behind(view, view.seat or 0) + steps, view.distance - steps, less(view.hand or (), move.card), turns)


@lru_cache(maxsize=4096)
def pressed(room: int, gap: int, kept: Hand, turns: int) -> float:
    """The same once the enemy is to step, with `room` squares behind oneself, before a card has been drawn."""
    return max((drawn(room, gap - step, kept, turns) for step in VALUES if step < gap), default=0.0) if turns else 0.0


def drawn(room: int, gap: int, kept: Hand, turns: int) -> float:
    """Over all cards that may have been drawn to those kept, of which there are as many as aren't in sight."""
    left = {value: CARDS.count(value) - kept.count(value) for value in VALUES}
    worst = (copies * freest(room, gap, tuple(sorted((*kept, value))), turns) for value, copies in left.items())
    return sum(worst) / sum(left.values())


@lru_cache(maxsize=4096)
def freest(room: int, gap: int, hand: Hand, turns: int) -> float:
    """After the best of one's own moves; 1 if there is none. An attack settles the matter otherwise."""
    if gap in hand:
        return 0.0
    ways = {steps for card in hand for steps in (card, -card) if -room <= steps < gap}
    return min((pressed(room + way, gap - way, less(hand, abs(way)), turns - 1) for way in ways), default=1.0)


# What the seat sees


def kept(view: View, move: Walk | Parry) -> Hand:
    """The cards in hand after a move, before any is drawn."""
    cards = (move.cards or view.attack) if isinstance(move, Parry) else (move.card,)
    return less(view.hand or (), *cards)


def distance_after(view: View, move: Walk) -> int:
    return view.distance + (-move.card if isinstance(move, Advance) else move.card)


def out_of_sight(view: View, value: int) -> int:
    """KG-23: how many cards of a number are neither in the own hand nor lie open."""
    return max(0, CARDS.count(value) - (view.hand or ()).count(value) - lying(view).count(value))


def drawn_for(view: View, used: int) -> int:
    """How many cards would fill the own hand up after `used` cards."""
    return lacking(view, len(view.hand or ()), used)


def answer_is_last(view: View) -> bool:
    """Whether the other side's next action takes the last card, if this side uses one card now."""
    theirs = view.hand_sizes[RIGHT if view.seat == LEFT else LEFT]
    return view.pile_size - drawn_for(view, 1) <= lacking(view, theirs, 1)
