"""Which states may be loaded. What could not lie on a table is refused, and what is only incomplete is not."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from engine.box import not_offered
from engine.faults import without
from engine.games.kendo.parts import BODIES, CARDS, DECKS, OPTIONS, SEATS, in_box_order
from engine.games.kendo.state import State

ANSWERING = {"reinforcement", "answer", "pull"}


def option_faults(state: State) -> Iterator[str]:
    options = state.options
    yield from not_offered(options, OPTIONS, "ippons")
    if len(state.hands) not in SEATS[options.mode]:
        allowed = ", ".join(map(str, SEATS[options.mode]))
        yield f"hands: there are {len(state.hands)}; for mode {options.mode} there may be: {allowed}"
    if max(map(len, state.ippons), default=0) > options.ippons or max(state.hansoku, default=0) > 1:
        yield f"ippons can be no more than {options.ippons}, and hansoku no more than 1"
    if (len(state.ippons), len(state.hansoku)) != (2, 2) or min(state.hansoku) < 0:
        yield "ippons and hansoku are two each, one for each seat of a Competition, and not below 0"


def seat_faults(state: State) -> Iterator[str]:
    seats = range(len(state.hands))
    named = [("turn", state.turn), ("starter", state.starter), *(("out", seat) for seat in state.out)]
    named += [("left", seat) for seat in state.left] + [("winners", seat) for seat in state.winners]
    named += [(name, seat) for name, seat in [("spared", state.spared)] if seat is not None]
    named += [("last_attackers", seat) for seat in state.last_attackers if seat is not None]
    if threat := state.threat:
        named += [("threat.attacker", threat.attacker), ("threat.defender", threat.defender)]
        if threat.attacker == threat.defender or {threat.attacker, threat.defender} & set(state.out):
            yield "threat: attacker and defender are two seats still in the game"
        if threat.reinforcement and (threat.counter or threat.strike not in BODIES):
            yield "threat: a reinforcement joins nothing but a basic card"  # KD-19
    for name, seat in named:
        if seat not in seats:
            yield f"{name} cannot be {seat}; seats are 0 to {len(state.hands) - 1}"
    if (len(state.last_attackers), len(state.drawn)) != (4, 4):
        yield "last_attackers and drawn are four each, because so many may play"
    if len(set(state.out)) != len(state.out) or (len(state.out) >= len(state.hands) - 1 and not state.reason):
        yield "out: each seat drops out once, and two at least are still in the game"
    if state.stage not in ("change", "over") and state.turn in state.out:
        yield f"turn cannot be {state.turn}, which is out"


def card_faults(state: State) -> Iterator[str]:
    for deck, name in enumerate(DECKS):
        for pile in (state.decks[deck], state.played[deck]):
            if wrong := [card for card in pile if CARDS[card].deck != deck]:
                yield f"{wrong[0]} does not belong to the sub-deck of {name}"
    for hand in state.hands:
        if hand != in_box_order(hand):
            yield f"hands lie in the order of the box: {', '.join(in_box_order(hand))}"


def stage_faults(state: State) -> Iterator[str]:
    duel = state.options.mode == "duel"
    if state.stage in ANSWERING and state.threat is None:
        yield f"stage {state.stage} needs a threat"
    if state.threat and state.stage not in ANSWERING | {"switch", "draw"}:
        yield f"threat: nothing is to be answered at stage {state.stage}"
    if state.stage in ({"switch", "draw", "refill"} if duel else {"change", "discard", "bonus"}):
        yield f"stage cannot be {state.stage} in mode {state.options.mode}"
    if (state.stage == "over") != (state.reason is not None):
        yield "reason says why a match is over, and belongs to stage over"
    if (state.stage == "change") != bool(state.choices) or len(state.choices) not in (0, len(state.hands)):
        yield "choices belong to stage change, one for each seat, null for a seat that has not chosen"
    if (state.stage == "pull") != (state.owed > 0):
        yield "owed belongs to stage pull: how many cards are still to be pulled"


Position: TypeAlias = Annotated[State, without(option_faults, seat_faults, card_faults, stage_faults)]
