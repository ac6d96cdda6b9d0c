"""A round of Regroup!, in the order of the rulebook: set-up and organisation; battle.py has what comes after."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from engine.box import chosen, shuffled
from engine.core import Ask, Seat, Step
from engine.games.regroup.army import AT, BLOCK, begun, placed
from engine.games.regroup.battle import fought, living, next_seat
from engine.games.regroup.choices import question
from engine.games.regroup.parts import COMMON, COSTS, DECK, DIFFERENT, LEADERS, LIFE, CardId
from engine.games.regroup.state import Dealt, Event, Left, Move, Options, Place, Placed, Source, State, Take, Took
from engine.tuples import put

Events = tuple[Event, ...]

# PREPARATION


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Step[State, Event]:
    """RG-R2, RG-10: the lots fall in a fixed order: leaders, initial cards, the shuffle, the first player."""
    rules = chosen(Options, options)
    leaders = tuple(luck.sample(tuple(LEADERS), seats))
    initial = (COMMON,) * seats if rules.initial == "common" else tuple(luck.sample(DIFFERENT, seats))
    deck = shuffled(DECK, luck)
    first = luck.randrange(seats)
    state = State(
        armies=tuple(map(begun, initial)),
        life=(LIFE,) * seats,
        leaders=leaders,
        market=deck[: len(COSTS)],  # RG-R3: the first to be turned up lies at the free end
        pile=deck[len(COSTS) :],
        first=first,
        turn=first,
        fallen=(0,) * seats,
        options=rules,
    )
    return Step(state, (Dealt(first, leaders, initial, state.market),))


# A. ORGANISATION


def asks(state: State) -> tuple[Ask[Move], ...]:
    """RG-R4: one seat at a time, clockwise from the first player."""
    return () if state.ended else (Ask(state.turn, *question(state)),)


def play(state: State, seat: Seat, move: Move, luck: Random) -> Step[State, Event]:
    if isinstance(move, Take):
        return take(state, seat, move.source, forced=False)
    return place(state, seat, move)


def take(state: State, seat: Seat, source: Source, *, forced: bool) -> Step[State, Event]:
    """RG-R6: the row moves towards its free end and is filled up at once. RG-20: the top of the pile is shown."""
    market, pile = state.market, state.pile
    revealed: CardId | None = None
    if source == "pile":
        card, pile = pile[0], pile[1:]
    else:
        card = market[source - 1]
        market = market[: source - 1] + market[source:] + pile[:1]
        revealed, pile = (pile[0] if pile else None), pile[1:]
    taken = replace(state, market=market, pile=pile, turn=seat, placing=card)
    return Step(taken, (Took(seat, card, source, revealed, forced),))


def place(state: State, seat: Seat, move: Place) -> Step[State, Event]:
    """RG-R4: the card is laid, and the next seat is asked. RG-13: after the last one, the battle is fought."""
    card = state.placing or 0
    armies, before, after = state.armies, state.armies[seat], next_seat(state)
    covered = (before.mask & BLOCK << AT[move.spot]).bit_count()
    army = placed(before, card, move.spot, move.turns)
    laid = replace(state, armies=put(armies, seat, army), turn=seat if after is None else after, placing=None)
    events = (Placed(seat, card, move.spot, move.turns, covered),)
    return settled(fought(laid, events) if after is None else Step(laid, events))


def settled(step: Step[State, Event]) -> Step[State, Event]:
    """RG-27: a card that lies open, and is the only one that may be taken, is taken unasked."""
    state = step.state
    if state.pile or state.ended:
        return step
    options = question(state)[1]
    if len(options) > 1 or not isinstance(only := options[0], Take):
        return step
    taken = take(state, state.turn, only.source, forced=True)
    return Step(taken.state, step.events + taken.events)


# Leaving


def leave(state: State, seat: Seat, luck: Random) -> Step[State, Event]:
    """RG-R14: a card in hand is lost. Of the last two alive, the one who stays wins. The dead change nothing."""
    events = (Left(seat),)
    if seat not in living(state):
        return Step(state, events)
    held = () if seat != state.turn or state.placing is None else (state.placing,)
    gone = replace(state, left=(*state.left, seat), lost=state.lost + held, placing=None if held else state.placing)
    if len(living(gone)) == 1:
        return Step(replace(gone, ended="left"), events)
    if seat != state.turn:
        return Step(gone, events)
    after = next_seat(gone)
    return settled(fought(gone, events) if after is None else Step(replace(gone, turn=after), events))
