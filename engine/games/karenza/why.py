"""Why a move is refused: the clause that forbids it, found with the rules of choices.py."""

from engine.core import Refusal, Seat, first_of
from engine.games.karenza.choices import WARRIORS, most_without_a_card, pass_costs_a_card, targets
from engine.games.karenza.parts import CARDS, MOST_MOVES, MOVES, Pose, Side
from engine.games.karenza.state import Choose, Move, Play, Stand, State

Check = tuple[bool, Refusal]


def no(clause: str, key: str, **facts: int) -> Refusal:
    return Refusal(clause, f"karenza-why-{key}", facts)


def why(state: State, seat: Seat, move: Move) -> Refusal | None:
    if state.choices or isinstance(move, Choose):
        return choose(state, move)
    pose = state.poses[seat]
    if isinstance(move, Stand):
        return stand(state, seat, pose, move)
    if pose is None:
        return no("KZ-R6", "place-first")
    return (defend if state.attack else attack)(state, seat, pose, move)


def choose(state: State, move: Move) -> Refusal | None:
    if not state.choices:
        return no("KZ-25", "chosen")
    return first_of(
        (not isinstance(move, Choose), no("KZ-25", "choose-first")), (move not in WARRIORS, no("KZ-25", "no-warrior"))
    )


# A card


def attack(state: State, seat: Seat, pose: Pose, move: Play) -> Refusal | None:
    aims = targets(state, seat)
    aim = no("KZ-18", "no-target" if aims == (None,) else "target")
    return no_card(state, seat, pose, move, "attack") or first_of(
        too_far(pose, CARDS[move.card].pose, MOST_MOVES, "KZ-R7"), (move.target not in aims, aim)
    )


def defend(state: State, seat: Seat, pose: Pose, move: Play) -> Refusal | None:
    most = state.attack.moves if state.attack else MOST_MOVES
    return no_card(state, seat, pose, move, "defence") or first_of(
        too_far(pose, CARDS[move.card].pose, most, "KZ-6"), (move.target is not None, no("KZ-R11", "defence-target"))
    )


def no_card(state: State, seat: Seat, pose: Pose, move: Play, side: Side) -> Refusal | None:
    if move.card not in state.hands[seat]:
        return no("KZ-R7", "not-held")
    card = CARDS[move.card]
    return first_of(
        (card.side != side, no("KZ-13", f"not-{side}")),
        (
            state.options.sword_lock and card.pose[2] != pose[2],
            no("KZ-1", "sword", at=int(pose[2]), to=int(card.pose[2])),
        ),
    )


# No card


def stand(state: State, seat: Seat, pose: Pose | None, move: Stand) -> Refusal | None:
    if move.left == move.right:
        return no("KZ-R2", "feet")
    if pose is None or state.attack:
        return no("KZ-12", "no-discard") if move.discard else within(state, pose, move)
    return first_of(
        (bool(move.discard) and move.discard not in state.hands[seat], no("KZ-R14", "not-held")),
        (not move.discard and bool(state.hands[seat]) and pass_costs_a_card(state), no("KZ-26", "dear")),
    ) or within(state, pose, move)


def within(state: State, pose: Pose | None, move: Stand) -> Refusal | None:
    """Whether the tokens may be moved so far. The first placement is free."""
    if pose is None:
        return None
    most = most_without_a_card(state.options, state.attack.moves) if state.attack else MOST_MOVES
    return first_of(too_far(pose, move.pose, most, "KZ-R7" if most == MOST_MOVES else "KZ-6"))


def too_far(start: Pose, stop: Pose, most: int, clause: str) -> Check:
    key = "too-far" if clause == "KZ-R7" else "capped"
    return MOVES[start][stop] > most, no(clause, key, moves=MOVES[start][stop], most=most)
