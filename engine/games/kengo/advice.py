"""Advice on a round: how a match stands when it begins, and the danger of having no card to play (KG-R14)."""

from functools import lru_cache
from typing import Final

from engine.core import Ask, Purpose
from engine.games.kengo.network import ranked
from engine.games.kengo.parts import CARDS, VALUES, Hand
from engine.games.kengo.state import LEFT, RIGHT, Advance, Move, Retreat, State, View
from engine.odds import after_next, first_to
from engine.tuples import less

TURNS: Final = 2  # of one's own that are looked ahead
LIKELY: Final = 0.5  # a danger below this is no reason to warn
SAFER: Final = 0.5  # another move must have at most so much of it


def standing(state: State) -> tuple[float, float] | None:
    """By points alone, as between equals: in 2,500 random rounds of each level the starter won 48 to 52 of a hundred.

    Playing on to the end of the match would tell the same on average, but with more noise and in many times the time.
    """
    if state.actions or state.attack:
        return None
    options, (points, others) = state.options, state.standing.score
    needed, won = options.matches // 2 + 1, state.standing.matches_won
    match = first_to(options.rounds - points, options.rounds - others)
    share = after_next(match, needed - won[LEFT], needed - won[RIGHT])
    return share, 1 - share


# No card to play


def risk(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """What may go badly after a step, if another move avoids it: being stuck soon, or an attack that can't be parried.

    Nothing is said against the move that the network prefers, nor where a special card changes what may be played.
    """
    if ask.topic != "act" or view.special is not None or not isinstance(move, Advance | Retreat):
        return None
    if move == ranked(view, ask.options)[0]:
        return None
    return risk_of_being_stuck(view, ask, move) or risk_of_an_attack(view, ask, move)


def risk_of_being_stuck(view: View, ask: Ask[Move], move: Advance | Retreat) -> Purpose | None:
    """The enemy can step so close that most draws leave no card to play."""
    danger = stuck(view, move)
    if danger < LIKELY:
        return None
    others = (stuck(view, each) if isinstance(each, Advance | Retreat) else 0.0 for each in ask.options)
    return Purpose("kengo-risk-stuck") if min(others) <= SAFER * danger else None


def risk_of_an_attack(view: View, ask: Ask[Move], move: Advance | Retreat) -> Purpose | None:
    """The enemy could attack from where the move leads, and no card is left there that parries."""
    if view.options.level == "basic" or not is_open(view, move) or all(is_open(view, each) for each in ask.options):
        return None
    return Purpose("kengo-risk-open", {"card": distance_after(view, move)})


def is_open(view: View, move: Move) -> bool:
    if not isinstance(move, Advance | Retreat):
        return False
    gap = distance_after(view, move)
    return gap <= max(VALUES) and gap not in less(view.hand or (), move.card)


def distance_after(view: View, move: Advance | Retreat) -> int:
    return view.distance + (-move.card if isinstance(move, Advance) else move.card)


def stuck(view: View, move: Advance | Retreat) -> float:
    """How likely it is to be stuck within the next turns if the enemy comes as close as that needs."""
    steps = move.card if isinstance(move, Advance) else -move.card
    here = view.places[LEFT] if view.seat == LEFT else view.options.tatami + 1 - view.places[RIGHT]
    turns = min(TURNS, view.pile_size // 2)  # the round ends with the pile
    return pressed(here - 1 + steps, view.distance - steps, less(view.hand or (), move.card), turns)


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
