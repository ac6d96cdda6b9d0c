"""Players of Regroup! who know nothing but the rules: one-ply greedy, rules of thumb, and the flock."""

from collections.abc import Callable
from random import Random

from bench.balance.flock import answer
from engine.core import Ask
from engine.games.regroup.army import Army
from engine.games.regroup.parts import PICTURES
from engine.games.regroup.rules import places
from engine.games.regroup.state import Move, Place, Take, Totals, View, placed, totals, with_bonus

UNSEEN = -1000.0  # what the face-down card is worth to somebody who prefers to see what they take
BEYOND = 0.5  # points of life that a point of attack or defence is worth after the next battle
WORN = 22  # life from which on potions are of use

Worth = Callable[[Totals], float]


def greedy(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """The answer after which the next battle would go best, with the other armies as they lie."""
    mine, *others = (
        with_bonus(view.armies[seat], view.leaders[seat], view.bonus[seat])
        for seat in (ask.seat, *(each for each in view.order if each != ask.seat))
    )
    bonus = [with_all - without for with_all, without in zip(mine, totals(view.armies[ask.seat]), strict=True)]

    def worth(found: Totals) -> float:
        own = Totals(*[value + more for value, more in zip(found, bonus, strict=True)])
        margin = sum(_damage(own, each) / len(others) - _damage(each, own) for each in others)
        return margin + BEYOND * sum(own[:4]) + own.potion + 0.5 * min(own.coin, 2)

    return _best(view, ask, luck, worth)


def _damage(attacker: Totals, defender: Totals) -> int:
    return max(0, attacker.sword - defender.shield) + max(0, attacker.wand - defender.barrier)


def rules(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """Chickens in groups first; two coins early, potions when it hurts, no kind of defence left at nothing."""
    early, worn = view.round <= 3, view.life[ask.seat] <= WORN
    enemies = len(view.order) - 1

    def worth(found: Totals) -> float:
        attack, defence = found.sword + found.wand, found.shield + found.barrier
        lying = (1.5 if early else 0.3) * min(found.coin, 2) + (1.5 if worn else 0.2) * found.potion
        return attack + enemies * defence + lying + 0.5 * min(found.shield, found.barrier)

    return _best(view, ask, luck, worth)


def flock(view: View, ask: Ask[Move], luck: Random, seconds: float) -> Move:
    """The player that measures the balance of the cards."""
    return answer(view, ask, luck)


def _best(view: View, ask: Ask[Move], luck: Random, worth: Worth) -> Move:
    """Of several equals one by chance. A card is worth as much as the best place there is for it."""
    army = view.armies[ask.seat]

    def of_a_card(card: int) -> float:
        return max(worth(_after(army, card, place)) for place in places(army, PICTURES[card]))

    def of(move: Move) -> float:
        if isinstance(move, Take):
            return UNSEEN if move.source == "pile" else of_a_card(view.market[move.source - 1])
        return worth(_after(army, view.placing or 0, move)) if isinstance(move, Place) else 0.0

    return max(luck.sample(ask.options, len(ask.options)), key=of)


def _after(army: Army, card: int, place: Place) -> Totals:
    return totals(placed(army, card, place.spot, place.turns))
