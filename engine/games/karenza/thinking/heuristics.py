"""What a computer player may be told: the few of some hundred moves that are worth a thought, and how a match stands.

No rule stands here: each move is one of the options, and is chosen only by what the seat asked can see.
"""

from functools import lru_cache, partial
from math import exp, sqrt

from engine.core import Ask, Seat
from engine.games.karenza.parts import CARDS, MOST_MOVES, MOVES, Hand, Kind, Pose
from engine.games.karenza.rules import Targets, most_without_a_card, pass_costs_a_card, playable, stand, targets
from engine.games.karenza.state import Move, Play, Stand, State, View, readiness
from engine.games.karenza.thinking.certainty import sure_wins

# Fitted to who won 2,500 matches of two who played by chance, mostly what comes first here.
AHEAD = 0.58  # what a point more is worth, and less the more points are to come
TURN = 0.54  # what it is worth to have hit last, and so to play next
WORTH = {"attack": 0.415, "defence": 0.275}  # a card in the hand


def sensible(state: State, ask: Ask[Move]) -> tuple[Move, ...]:
    """What wins for certain; else cards, and standing where own cards are played from. Few discards."""
    seat, options, attack = ask.seat, state.options, state.attack
    if ask.topic == "warrior":
        return ask.options
    pose, hand = state.poses[seat], state.hands[seat]
    if pose is None:
        return tuple(stand(each, None) for each in poses(hand)) or ask.options
    if attack:
        most = most_without_a_card(options, attack.moves)
        return answers(hand, pose, attack.moves, most, options.sword_lock)
    if won := sure_wins(state, seat):
        return won
    return turns(hand, pose, options.sword_lock, targets(state, seat), pass_costs_a_card(state))


@lru_cache(maxsize=4096)
def answers(hand: Hand, pose: Pose, cap: int, most: int, lock: bool) -> tuple[Move, ...]:
    defences = (Play(card) for card in playable(hand, pose, lock, "defence", cap))
    return (*defences, *(stand(each, None) for each in stances(hand, pose, most)))


@lru_cache(maxsize=4096)
def turns(hand: Hand, pose: Pose, lock: bool, targets: Targets, dear: bool) -> tuple[Move, ...]:
    attacks = (Play(card, other) for card in playable(hand, pose, lock, "attack", MOST_MOVES) for other in targets)
    cards, stops = weakest(hand) if dear and hand else (None, *surplus(hand)), stances(hand, pose, MOST_MOVES)
    return (*attacks, *[stand(each, card) for card in cards for each in stops])


def stances(hand: Hand, pose: Pose, most: int) -> list[Pose]:
    """Where the seat stands, and where it would have to stand, the nearest first."""
    near = MOVES[pose]
    return [pose, *sorted((each for each in poses(hand) if 0 < near[each] <= most), key=near.__getitem__)]


def poses(hand: Hand) -> tuple[Pose, ...]:
    return tuple(dict.fromkeys([CARDS[card].pose for card in hand]))


def weakest(hand: Hand) -> tuple[Kind, ...]:
    """The card of each side that is missed least."""
    found: dict[str, Kind] = {}
    for card in sorted(hand, key=lambda card: CARDS[card].power):
        found.setdefault(CARDS[card].side, card)
    return tuple(found.values())


def surplus(hand: Hand) -> tuple[Kind, ...]:
    """The weakest card of the side of which there are more: a better one may be drawn for it."""
    attacks = [card for card in hand if CARDS[card].side == "attack"]
    many = attacks if 2 * len(attacks) > len(hand) else [card for card in hand if card not in attacks]
    return (min(many, key=lambda card: CARDS[card].power),) if many else ()


# What a form opens with


def suggested(view: View, ask: Ask[Move]) -> Move | None:
    """The stance from which most of the hand can be played soonest. The side that is needed first counts double."""
    hand = view.hand or ()
    stands = [move for move in ask.options if isinstance(move, Stand)]
    cards = {None} if any(move.discard is None for move in stands) else {*weakest(hand)}
    return max([move for move in stands if move.discard in cards], key=partial(readiness, view), default=None)


# How a match stands


def standing(state: State) -> tuple[float, ...] | None:
    """Just after a hit, by points and hands. At other times too much depends on the poses."""
    if state.attack or not state.streak:
        return None
    seats = range(len(state.scores))
    ahead = [[lead(state, seat, other) for other in seats if other != seat] for seat in seats]
    return tuple([sum(each) / len(each) for each in ahead])


def lead(state: State, seat: Seat, other: Seat) -> float:
    """How likely one seat is to end before another. A seat that has left comes last."""
    left, scores = state.left, state.scores
    if seat in left or other in left:
        return ((other in left) - (seat in left) + 1) / 2
    missing = max(1, 2 * state.options.target - scores[seat] - scores[other])
    points = AHEAD * (scores[seat] - scores[other]) / sqrt(missing)
    turn = TURN * ((state.turn == seat) - (state.turn == other))
    return 1 / (1 + exp(-points - turn - value(state.hands[seat]) + value(state.hands[other])))


@lru_cache(maxsize=65536)
def value(hand: Hand) -> float:
    return sum([WORTH[CARDS[card].side] for card in hand])
