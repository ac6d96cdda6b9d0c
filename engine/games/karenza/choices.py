"""What may be played, and when: which moves are legal is written here, once."""

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

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
from engine.games.karenza.state import RANDOM, Choose, Move, Options, Play, Stand, State

Targets = tuple[Seat | None, ...]

WARRIORS: tuple[Move, ...] = tuple(map(Choose, (*OFFERED, RANDOM)))  # KZ-25: two may choose the same
PLACED = {
    posed(left, right, sword): Stand(left, right, sword)
    for left in SQUARES
    for right in SQUARES
    for sword in POINTS
    if left != right
}
PLACEMENTS: tuple[Move, ...] = tuple(PLACED.values())


def question(state: State, seat: Seat, pose: Pose) -> tuple[str, tuple[Move, ...]]:
    """KZ-R9: threatened, or with the initiative. KZ-R21: a lone answer is asked too, or it would show the hand."""
    hand, options, attack = state.hands[seat], state.options, state.attack
    if attack:
        return "defend", answers(
            hand, pose, attack.moves, most_without_a_card(options, attack.moves), options.sword_lock
        )
    return "act", turns(hand, pose, options.sword_lock, targets(state, seat), pass_costs_a_card(state))


def pass_costs_a_card(state: State) -> bool:
    """KZ-26: also when somebody has left."""
    return state.passes >= PASSES_A_SEAT * (len(state.poses) - len(state.left))


def targets(state: State, seat: Seat) -> Targets:
    """KZ-18: any one opponent still there. With two seats nobody is named."""
    return _targets(len(state.poses), state.left, seat)


@lru_cache(maxsize=256)
def _targets(seats: int, left: tuple[Seat, ...], seat: Seat) -> Targets:
    return (None,) if seats == 2 else tuple(other for other in range(seats) if other != seat and other not in left)


# With the initiative


@lru_cache(maxsize=256)  # the same hand is asked about more than once; one takes 3 kB
def turns(hand: Hand, pose: Pose, lock: bool, targets: Targets, dear: bool) -> tuple[Move, ...]:
    """KZ-R7: moves and a card or none, cheapest first. KZ-R14: with no card, one may be discarded."""
    attacks = playable(hand, pose, lock, "attack", MOST_MOVES)  # KZ-R10, KZ-13
    found: list[Move] = [play(card, target) for card in attacks for target in targets]
    if not (dear and hand):
        found += stands(pose, MOST_MOVES, None)
    for card in dict.fromkeys(hand):  # KZ-12: at most one
        found += stands(pose, MOST_MOVES, card)
    return tuple(found)


# Threatened


@lru_cache(maxsize=512)
def answers(hand: Hand, pose: Pose, most: int, standing: int, lock: bool) -> tuple[Move, ...]:
    """KZ-R11: a defence after at most so many moves, or none, after at most `standing` moves."""
    defences = (play(card, None) for card in playable(hand, pose, lock, "defence", most))  # KZ-13
    return (*defences, *stands(pose, standing, None))


def most_without_a_card(options: Options, attack: int) -> int:
    """KZ-6: under an attack of so many moves no more than these, unless only defences are capped."""
    return attack if options.threat_cap == "always" else MOST_MOVES


def staying(state: State, ask: Ask[Move]) -> Move | None:
    """Let the attack through, and stay in the same pose."""
    pose = state.poses[ask.seat]
    return next((move for move in ask.options if isinstance(move, Stand) and move.pose == pose), None)


def staying_if_unarmed(state: State, ask: Ask[Move]) -> Move | None:
    """The same, but only if no card can be played."""
    return None if any(isinstance(move, Play) for move in ask.options) else staying(state, ask)


# Moves and cards


def playable(hand: Hand, pose: Pose, lock: bool, side: Side, most: int) -> list[Kind]:
    """The kinds of a hand whose pose is near enough, the nearest first (KZ-29)."""
    near = reach(pose, lock, side)
    return sorted([card for card in dict.fromkeys(hand) if near.get(card, most + 1) <= most], key=near.__getitem__)


@cache
def reach(pose: Pose, lock: bool, side: Side) -> Mapping[Kind, int]:
    """The cards of a side that could be played from a pose, and after how many moves. KZ-1: without the sword."""
    cards = [card for card in CARDS.values() if card.side == side and not (lock and card.pose[2] != pose[2])]
    return {card.key: MOVES[pose][card.pose] for card in cards}


@lru_cache(maxsize=512)
def stands(pose: Pose, most: int, discard: Kind | None) -> tuple[Stand, ...]:
    """KZ-R7: every pose within so many moves, the nearest first."""
    near = [stop for stop in POSES if MOVES[pose][stop] <= most]
    return tuple(stand(stop, discard) for stop in sorted(near, key=MOVES[pose].__getitem__))


@cache
def stand(pose: Pose, discard: Kind | None) -> Stand:
    """A pose without a card played. KZ-12: at most one card is discarded with it."""
    return PLACED[pose] if discard is None else replace(PLACED[pose], discard=discard)


play = cache(Play)
