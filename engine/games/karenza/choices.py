"""What may be answered, and to which question: legality is written here, once."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache

from engine.core import Ask, Seat
from engine.games.karenza.parts import (
    CARDS,
    MOST_MOVES,
    MOVES,
    OFFERED,
    PASSES_A_SEAT,
    POINTS,
    POSES,
    SQUARES,
    Hand,
    Kind,
    Pose,
    Side,
    posed,
)
from engine.games.karenza.state import RANDOM, Choose, Move, Play, Stand, State

Targets = tuple[Seat | None, ...]

WARRIORS: tuple[Move, ...] = tuple(map(Choose, (*OFFERED, RANDOM)))
PLACED = {
    posed(left, right, sword): Stand(left, right, sword)
    for left in SQUARES
    for right in SQUARES
    for sword in POINTS
    if left != right
}
PLACEMENTS: tuple[Move, ...] = tuple(PLACED.values())


def question(state: State, seat: Seat, pose: Pose) -> tuple[str, tuple[Move, ...]]:
    """One lone answer is asked all the same: to concede at once would show that the hand has no defence."""
    hand, options, attack = state.hands[seat], state.options, state.attack
    if attack:
        free = options.threat_cap == "defence"
        return "defend", answers(hand, pose, attack.moves, options.sword_lock, free)
    dear = state.passes >= PASSES_A_SEAT * len(state.poses)
    return "act", turns(hand, pose, options.sword_lock, targets(state, seat), dear)


def targets(state: State, seat: Seat) -> Targets:
    """With two seats nobody need be named."""
    if len(state.poses) == 2:
        return (None,)
    return tuple(other for other in range(len(state.poses)) if other != seat and other not in state.left)


# The opening


@lru_cache(maxsize=64)
def placements(hand: Hand, lock: bool) -> tuple[Move, ...]:
    """Every pose, those first from which most of the hand can be played soonest."""
    nearness = [sum(cards) for cards in zip(*(soon(card, lock) for card in hand), strict=True)]
    ready = sorted(range(len(nearness)), key=nearness.__getitem__, reverse=True)
    return tuple([PLACEMENTS[at] for at in ready]) or PLACEMENTS


@cache
def soon(card: Kind, lock: bool) -> tuple[int, ...]:
    """Pose by pose, 3 where the card can be played at once, 2 and 1 where that takes a move or two, else nothing."""
    wanted = CARDS[card].pose
    far = [MOST_MOVES if lock and pose[2] != wanted[2] else MOVES[pose][wanted] for pose in PLACED]
    return tuple(max(0, MOST_MOVES - moves) for moves in far)


# With the initiative


@lru_cache(maxsize=512)
def turns(hand: Hand, pose: Pose, lock: bool, targets: Targets, dear: bool) -> tuple[Move, ...]:
    """Cheapest first, and staying as one stands before all. Kept, for the same hand is asked about more than once."""
    attacks = playable(hand, pose, lock, "attack", MOST_MOVES)
    found: list[Move] = [play(card, target) for card in attacks for target in targets]
    if not (dear and hand):
        found += stands(pose, MOST_MOVES, None)
    for card in dict.fromkeys(hand):
        found += stands(pose, MOST_MOVES, card)
    return tuple(found)


# Threatened


@lru_cache(maxsize=512)
def answers(hand: Hand, pose: Pose, most: int, lock: bool, free: bool) -> tuple[Move, ...]:
    """Who lets the attack through moves no more than the attacker did either, unless the cap is on defences only."""
    defences = (play(card, None) for card in playable(hand, pose, lock, "defence", most))
    return (*defences, *stands(pose, MOST_MOVES if free else most, None))


def staying(state: State, ask: Ask[Move]) -> Move | None:
    """Let the attack through, and stand where one stands."""
    pose = state.poses[ask.seat]
    return next((move for move in ask.options if isinstance(move, Stand) and move.pose == pose), None)


# Moves and cards


def playable(hand: Hand, pose: Pose, lock: bool, side: Side, most: int) -> list[Kind]:
    """The kinds of a hand whose pose is near enough, the nearest first."""
    near = reach(pose, lock, side)
    return sorted((card for card in dict.fromkeys(hand) if near.get(card, most + 1) <= most), key=near.__getitem__)


@cache
def reach(pose: Pose, lock: bool, side: Side) -> Mapping[Kind, int]:
    """Every card of a side that could be played from a pose, and after how many moves; where the sword is locked, none
    of these may be the sword's."""
    cards = [card for card in CARDS.values() if card.side == side and not (lock and card.pose[2] != pose[2])]
    return {card.key: MOVES[pose][card.pose] for card in cards}


@cache
def stands(pose: Pose, most: int, discard: Kind | None) -> tuple[Stand, ...]:
    """Every pose within so many moves, the nearest first."""
    near = [stop for stop in POSES if MOVES[pose][stop] <= most]
    return tuple(stand(stop, discard) for stop in sorted(near, key=MOVES[pose].__getitem__))


@cache
def stand(pose: Pose, discard: Kind | None) -> Stand:
    return PLACED[pose] if discard is None else replace(PLACED[pose], discard=discard)


play = cache(Play)
