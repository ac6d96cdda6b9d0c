"""What a fair fencer answers at once: by how likely attacks are to hit, and where its own cards can be played."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.core import Seat
from engine.games.karenza.parts import AFTER, CARDS, MOST_MOVES, MOVES, POSES, WARRIORS, Hand, Kind, Pose
from engine.games.karenza.rules import WARRIORS as CHOICES
from engine.games.karenza.rules import most_without_a_card, playable, reach, stand
from engine.games.karenza.state import Move, Play, State
from engine.games.karenza.thinking.heuristics import surplus
from engine.tuples import less

HOPE = (1.0, 0.6, 0.4, 0.3, 0.0)  # that a card can be played from a pose, by the moves before it
FOLLOW = 0.5  # of what the next attack is worth
LOST = 1.0  # points it costs to be parried
WON = 10.0  # points that the last hit is worth


def reply(state: State, seat: Seat, luck: Random) -> Move:
    """From its own hand, what lies open, and which cards nobody has seen. Only a warrior is left to luck."""
    if state.choices:
        return luck.choice(CHOICES)
    pose, hand, options = state.poses[seat], state.hands[seat], state.options
    if pose is None:
        return stand(stance(hand, None, MOST_MOVES, options.sword_lock), None)
    if state.attack is None:
        return strike(state, seat, hand, pose)
    cap = state.attack.moves
    if card := parry(hand, pose, options.sword_lock, cap, CARDS[state.attack.card].power):
        return Play(card)
    return stand(stance(hand, pose, most_without_a_card(options, cap), options.sword_lock), None)


@lru_cache(maxsize=4096)
def parry(hand: Hand, pose: Pose, lock: bool, cap: int, power: int) -> Kind | None:
    """The weakest that takes the initiative, else the weakest."""
    near = playable(hand, pose, lock, "defence", cap)
    return min(near, key=lambda card: (CARDS[card].power <= power, CARDS[card].power), default=None)


def strike(state: State, seat: Seat, hand: Hand, pose: Pose) -> Move:
    """The attack that promises most, or the best stance where there is none."""
    lock, seats = state.options.sword_lock, range(len(state.poses))
    chances = [(target, hits(state, target)) for target in seats if target != seat and target not in state.left]
    aim = aimed(attacks(hand, pose, lock), chances, state.options.target - state.scores[seat])
    if aim:
        return Play(aim[1].card, aim[0] if len(seats) > 2 else None)
    return stand(stance(hand, pose, MOST_MOVES, lock), discarded(hand))


def hits(state: State, target: Seat) -> list[float]:
    """What `missed` says, for a seat of this state."""
    held, hidden = state.hands[target], Counter(state.hands[target] + state.decks[target])
    near = guards(state.warriors[target] or "", state.poses[target] or "", state.options.sword_lock)
    return missed(near, hidden, len(held) / max(1, hidden.total()))


def missed(guards: Sequence[Hand], hidden: Mapping[Kind, int], held: float) -> list[float]:
    """By the moves of an attack, how likely a seat has no card against it, if it holds this part of what is hidden."""
    chances, number = [], 0
    for cards in guards:
        for card in cards:
            number += hidden.get(card, 0)
        chances.append((1 - held) ** number)
    return chances


@lru_cache(maxsize=1024)
def guards(warrior: str, pose: Pose, lock: bool) -> tuple[Hand, ...]:
    """The defences of a warrior that take no move from here, then those that take one, and so on."""
    near = reach(pose, lock, "defence")
    cards = [card.key for card in WARRIORS[warrior].cards if card.key in near]
    return tuple(tuple([card for card in cards if near[card] == moves]) for moves in range(MOST_MOVES + 1))


class Attack(NamedTuple):
    card: Kind
    moves: int
    power: int
    follow: float  # points to be hoped for from the next attack


def aimed(
    attacks: Iterable[Attack], chances: Iterable[tuple[Seat, Sequence[float]]], missing: int
) -> tuple[Seat, Attack] | None:
    """The attack that promises most and whom it is for, or None if all of them promise less than nothing."""
    most, best = 0.0, None
    for target, missed in chances:
        for each in attacks:
            chance = missed[each.moves]
            worth = chance * (each.power + each.follow + WON * (each.power >= missing)) - (1 - chance) * LOST
            if worth > most:
                most, best = worth, (target, each)
    return best


@lru_cache(maxsize=8192)
def discarded(hand: Hand) -> Kind | None:
    return next(iter(surplus(hand)), None)


@lru_cache(maxsize=8192)
def attacks(hand: Hand, pose: Pose, lock: bool) -> tuple[Attack, ...]:
    return tuple(
        Attack(
            card, MOVES[pose][CARDS[card].pose], CARDS[card].power, FOLLOW * hope(less(hand, card), AFTER[card], lock)
        )
        for card in playable(hand, pose, lock, "attack", MOST_MOVES)
    )


@lru_cache(maxsize=8192)
def hope(hand: Hand, pose: Pose, lock: bool) -> float:
    """Points to be expected of the best attack from here."""
    near = reach(pose, lock, "attack")
    return max((CARDS[card].power * HOPE[near[card]] for card in hand if card in near), default=0.0)


@lru_cache(maxsize=8192)
def stance(hand: Hand, pose: Pose | None, most: int, lock: bool) -> Pose:
    """Within so many moves, where most of the hand can be played soonest, defences first."""
    poses = [CARDS[card].pose for card in dict.fromkeys(hand)]
    near = [each for each in poses if pose is None or MOVES[pose][each] <= most]
    return max([*([pose] if pose else []), *near], key=lambda each: readiness(hand, each, lock), default=POSES[0])


@lru_cache(maxsize=8192)
def readiness(hand: Hand, pose: Pose, lock: bool) -> float:
    near = reach(pose, lock, "defence")
    return sum([HOPE[near[card]] * CARDS[card].power for card in dict.fromkeys(hand) if card in near]) + 0.5 * hope(
        hand, pose, lock
    )
