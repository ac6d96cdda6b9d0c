"""Attacks that win for certain, alone or by others that follow, whichever unseen cards the target may hold."""

from functools import lru_cache

from engine.core import Seat
from engine.games.karenza.parts import AFTER, CARDS, MOST_MOVES, MOVES, POSES, Hand, Kind, Pose, takes_initiative
from engine.games.karenza.rules import playable
from engine.games.karenza.state import Play, State
from engine.tuples import less


def sure_wins(state: State, seat: Seat) -> tuple[Play, ...]:
    """For the seat with the initiative, with no look at what the others hold and what they have yet to draw."""
    pose, hand, options = state.poses[seat], state.hands[seat], state.options
    missing, free = options.target - state.scores[seat], options.threat_cap == "defence"
    if pose is None or missing > strength(hand):
        return ()
    found: list[Play] = []
    for target, stood in enumerate(state.poses):
        if stood and target != seat and target not in state.left:
            hidden = tuple(sorted(state.hands[target] + state.decks[target]))
            cards = unstoppable(hand, pose, stood, hidden, missing, options.sword_lock, free)
            found += [Play(card, target if len(state.poses) > 2 else None) for card in cards]
    return tuple(found)


@lru_cache(maxsize=4096)
def strength(hand: Hand) -> int:
    """What all its attacks would score."""
    return sum([CARDS[card].power for card in hand if CARDS[card].side == "attack"])


@lru_cache(maxsize=8192)
def unstoppable(
    hand: Hand, pose: Pose, stood: Pose, hidden: Hand, missing: int, lock: bool, free: bool
) -> tuple[Kind, ...]:
    """Attacks on a target at `stood` which win, however it is parried or let through with the cards in `hidden`."""

    def wins(card: Kind) -> bool:
        rest, after, moves = less(hand, card), AFTER[card], MOVES[pose][CARDS[card].pose]
        left, parries = missing - CARDS[card].power, playable(hidden, stood, lock, "defence", moves)
        if any(takes_initiative(parry, card) for parry in parries):
            return False
        if not all(unstoppable(rest, after, AFTER[each], less(hidden, each), missing, lock, free) for each in parries):
            return False
        stops = within(stood, MOST_MOVES if free else moves)
        return left <= 0 or all(unstoppable(rest, after, each, hidden, left, lock, free) for each in stops)

    return tuple(filter(wins, playable(hand, pose, lock, "attack", MOST_MOVES)))


@lru_cache(maxsize=256)
def within(pose: Pose, most: int) -> tuple[Pose, ...]:
    return tuple(stop for stop in POSES if MOVES[pose][stop] <= most)
