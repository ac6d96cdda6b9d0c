"""What a player need not wait for: questions that everybody can answer, and moves that may be given at once."""

from collections import Counter as Tally
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from engine.core import Ask, Seat, Together
from engine.games.kendo.parts import Hand, in_box_order
from engine.games.kendo.rules import play, question
from engine.games.kendo.state import Deflect, Draw, Move, Parry, State, Stop, Switch, View
from engine.tuples import put

AT_ONCE = 4  # moves, as a switch, a draw, a parry and an opening (KD-23)
MAX_CHARS = 73  # of moves given at once: a button has room for no more
PREPARING = {"switch", "draw", "refill"}
PLAYING = {"open", "discard", "reinforcement", "answer"}
ANSWERING = {"reinforcement": (Stop,), "answer": (Parry, Deflect)}


def foregone(view: View) -> bool:
    """KD-R40: where all that is held is one card, it is that one."""
    last_two = view.options.mode == "duel" and view.seats - len(view.out) == 2
    forced = view.stage == "discard" or (last_two and view.stage in ("open", "reinforcement", "answer"))
    return forced and view.hand_sizes[view.turn] == 1


def together(state: State, ask: Ask[Move]) -> tuple[Together, ...]:
    """KD-R39: nobody else acts between the moves, and whatever is drawn meanwhile, each is legal."""
    found = (each for move in ask.options for each in lines(state, ask.seat, (move,)) if len(each) > 1)
    shown = (Together(*map(str, each)) for each in found)
    return tuple(each for each in shown if len(str(each)) <= MAX_CHARS)


def lines(state: State, seat: Seat, made: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """The moves that are made, and all that go on from them."""
    yield made
    if len(made) == AT_ONCE or not goes_on(state, made[-1]):
        return
    after = play(state, seat, made[-1], Random(0)).state
    settled = (state.threat is None) != (after.threat is None) and state.stage != "answer"  # KD-9: nothing answers it
    follows = PLAYING | (PREPARING - {"switch"} if state.stage in PREPARING else set())
    if after.turn == seat and after.stage in follows and not settled:
        sure = replace(after, hands=put(after.hands, seat, known(after, seat)))
        for move in question(sure):
            if move.kind != "stuck" and (move.kind != "draw" or after.stage in PREPARING):
                yield from lines(after if isinstance(move, Draw) else sure, seat, (*made, move))


def goes_on(state: State, move: Move) -> bool:
    """Whether the same seat may be asked next, and hidden cards of others do not decide that."""
    if state.stage in PREPARING:
        return isinstance(move, Switch | Draw)
    return isinstance(move, ANSWERING.get(state.stage, ())) and getattr(move, "target", None) is None


def known(state: State, seat: Seat) -> Hand:
    """The hand without what was drawn last, which nobody has seen when the moves are given."""
    return in_box_order(tuple((Tally(state.hands[seat]) - Tally(state.drawn[seat])).elements()))
