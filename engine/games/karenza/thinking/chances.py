"""What can be played from where somebody stands: the cards of a hand, and those that the other may hold."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.karenza.parts import CARDS, MOST_MOVES, Hand, Kind, Pose, takes_initiative
from engine.games.karenza.rules import reach
from engine.odds import none_of

FAR: Final = MOST_MOVES + 1  # moves to where a card can't be played from
Hidden = tuple[tuple[Kind, int], ...]  # kinds with their copies


def distance(card: Kind, pose: Pose | None, lock: bool) -> int:
    """Moves before a card can be played, or `FAR`."""
    return FAR if pose is None else reach(pose, lock, CARDS[card].side).get(card, FAR)


class Arms(NamedTuple):
    """A hand, from a pose."""

    cards: tuple[tuple[Kind, int, int], ...]  # each kind with its copies and its distance
    attacks: tuple[int, ...]  # by distance: the most power there
    guards: tuple[int, ...]  # by moves: the most power within so many
    kill: int  # moves to the nearest attack that wins, or `FAR`


@lru_cache(maxsize=2048)
def arms(hand: Hand, pose: Pose, need: int, lock: bool) -> Arms:
    attacks, guards, kill, cards = [0] * FAR, [0] * FAR, FAR, []
    for key in dict.fromkeys(hand):
        card, far = CARDS[key], distance(key, pose, lock)
        cards.append((key, hand.count(key), far))
        if far == FAR:
            continue
        if card.side == "defence":
            guards[far:] = [max(card.power, power) for power in guards[far:]]
            continue
        attacks[far] = max(attacks[far], card.power)
        if card.power >= need:
            kill = min(kill, far)
    return Arms(tuple(cards), tuple(attacks), tuple(guards), kill)


class Chances(NamedTuple):
    """What the other may hold, from where they stand."""

    threats: tuple[tuple[Kind, int, float], ...]  # each kind with its distance and the chance that they hold it
    lacks: Sequence[float]  # the chance that they hold none of so many copies
    attacks: tuple[int, ...]  # by distance: copies
    strongest: tuple[int, ...]  # and the most power
    guards: tuple[int, ...]  # by moves: copies within so many
    lethal: int  # copies of attacks that would win


@lru_cache(maxsize=1024)
def chances(hidden: Hidden, pose: Pose | None, held: int, need: int, lock: bool) -> Chances:
    none = lacking(sum([copies for _, copies in hidden]), held)
    attacks, strongest, guards, lethal, threats = [0] * FAR, [0] * FAR, [0] * FAR, 0, []
    for key, copies in hidden:
        card, far = CARDS[key], distance(key, pose, lock)
        threats.append((key, far, 1 - none[copies]))
        if far == FAR or not copies:
            continue
        if card.side == "defence":
            guards[far:] = [others + copies for others in guards[far:]]
            continue
        attacks[far] += copies
        strongest[far] = max(strongest[far], card.power)
        if card.power >= need:
            lethal += copies
    return Chances(tuple(threats), none, tuple(attacks), tuple(strongest), tuple(guards), lethal)


@lru_cache(maxsize=256)
def lacking(every: int, held: int) -> tuple[float, ...]:
    """The chance that none of so many copies, from none, is among the `held` of `every` unseen card."""
    return tuple(none_of(copies, min(held, every), every) for copies in range(every + 1))


@lru_cache(maxsize=1024)
def stronger(hidden: Hidden, pose: Pose | None, attack: Kind, steps: int, lock: bool) -> int:
    """Copies of parries within so many moves that would take the initiative from this attack."""
    parries = [(key, copies) for key, copies in hidden if CARDS[key].side == "defence"]
    return sum(
        [copies for key, copies in parries if takes_initiative(key, attack) and distance(key, pose, lock) <= steps]
    )
