"""Which states may be loaded. What could not lie on a table is refused, and what is only incomplete is not."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from engine.box import not_offered
from engine.core import Seat
from engine.faults import without
from engine.games.karenza.parts import CARDS, MOST_MOVES, OFFERED, OPTIONS, POSES, WARRIORS, Kind
from engine.games.karenza.state import RANDOM, State


def shape_faults(state: State) -> Iterator[str]:
    seats = len(state.poses)
    if seats not in (2, 3, 4):
        yield f"poses has {seats} seats; there may be 2, 3 or 4"
    for name in ("warriors", "hands", "decks", "discards", "scores"):
        if len(getattr(state, name)) != seats:
            yield f"{name} has {len(getattr(state, name))} seats, but poses has {seats}"
    if len(state.choices) not in (0, seats):
        yield f"choices has {len(state.choices)} seats; it may have {seats}, or none once all have chosen"
    yield from not_offered(state.options, OPTIONS, "hand", "target")
    if min(*state.scores, state.passes, state.streak) < 0:
        yield "scores, passes and streak cannot be below 0"


def seat_faults(state: State) -> Iterator[str]:
    for name, seat in seats(state):
        if seat not in range(len(state.poses)):
            yield f"{name} cannot be {seat}; seats are 0 to {len(state.poses) - 1}"
    if state.left != tuple(sorted(set(state.left))):
        yield f"left {list(state.left)}: each seat once, in order"
    if state.turn in state.left and not state.ended and not state.choices:
        yield f"turn {state.turn}: that seat has left"


def seats(state: State) -> Iterator[tuple[str, Seat]]:
    yield from (("turn", state.turn), ("opener", state.opener))
    yield from (("left", seat) for seat in state.left)
    yield from ((f"table[{at}].{name}", getattr(laid, name)) for at, laid in enumerate(state.table) for name in PAIR)
    if state.attack:
        yield from ((f"attack.{name}", getattr(state.attack, name)) for name in PAIR)
    if state.last:
        yield "last.seat", state.last.seat


PAIR = ("seat", "target")


def pose_faults(state: State) -> Iterator[str]:
    last = state.last
    for pose in (*state.poses, *((last.start, last.stood, last.stop) if last else ())):
        if pose is not None and pose not in POSES:
            yield f"pose {pose!r}: both feet cannot stand on one square"
    if last and not 0 <= last.moves <= MOST_MOVES:
        yield f"last.moves cannot be {last.moves}; it may be 0 to {MOST_MOVES}"
    placed = [pose is not None for seat, pose in enumerate(state.poses) if seat not in state.left]
    if not all(placed) and (state.table or state.attack):
        yield "cards lie on the table before all tokens are placed"
    if any(placed) and state.choices:
        yield "tokens are placed before the warriors are chosen"


def warrior_faults(state: State) -> Iterator[str]:
    for choice in state.choices:
        if choice not in (*OFFERED, RANDOM, None):
            yield f"there is no warrior {choice!r}; there are: {', '.join((*OFFERED, RANDOM))}"
    for seat, warrior in enumerate(state.warriors):
        if warrior not in (*WARRIORS, None):
            yield f"there is no warrior {warrior!r}; there are: {', '.join(WARRIORS)}"
        if (warrior is None) != bool(state.choices) and seat not in state.left:
            yield "each seat has a warrior as soon as all have chosen, and not before"


def card_faults(state: State) -> Iterator[str]:
    for seat, card in cards(state):
        warrior = state.warriors[seat]
        if card not in CARDS:
            yield f"there is no card {card!r}"
        elif warrior is None or CARDS[card] not in WARRIORS[warrior].cards:
            yield f"seat {seat} has {card!r}, which is no card of {warrior}"


def cards(state: State) -> Iterator[tuple[Seat, Kind]]:
    for piles in (state.hands, state.decks, state.discards):
        yield from ((seat, card) for seat, pile in enumerate(piles) for card in pile)
    yield from ((laid.seat, laid.card) for laid in state.table)
    yield from ((each.seat, each.card) for each in (state.attack, state.last) if each and each.card)


def attack_faults(state: State) -> Iterator[str]:
    attack = state.attack
    if attack is None:
        return
    if CARDS[attack.card].side != "attack":
        yield f"attack.card {attack.card!r} is a defence"
    if not 0 <= attack.moves <= MOST_MOVES:
        yield f"attack.moves cannot be {attack.moves}; it may be 0 to {MOST_MOVES}"
    if attack.target != state.turn or attack.seat == attack.target or attack.seat in state.left:
        yield "an attack is answered by its target, whose turn it is, and nobody attacks themselves"
    if not state.table or (state.table[-1].seat, state.table[-1].card) != (attack.seat, attack.card):
        yield "an attack that is to be answered lies on the table, the last card of all"


def end_faults(state: State) -> Iterator[str]:
    if state.options.won(max(state.scores)) != (state.ended == "points"):
        yield f"scores {list(state.scores)}: the match ends by points as soon as one is {state.options.target}"
    if (len(state.left) >= len(state.poses) - 1) != (state.ended == "left"):
        yield "the match ends as soon as all but one have left"
    if state.ended and state.attack:
        yield "the match is over, and yet an attack is to be answered"


Position: TypeAlias = Annotated[
    State, without(shape_faults, seat_faults, pose_faults, warrior_faults, card_faults, attack_faults, end_faults)
]
