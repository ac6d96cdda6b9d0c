"""A game small enough to read here: all who play show fingers at once; the sum says who scores."""

from dataclasses import dataclass, replace

from engine.core import Ask, Game, Outcome, Step
from engine.tuples import put


@dataclass(frozen=True, slots=True)
class Show:
    fingers: int
    kind: str = "show"

    def __str__(self):
        return f"show {self.fingers}"


SHOWS = (Show(1), Show(2), Show(3))


@dataclass(frozen=True, slots=True)
class State:
    shown: tuple[int | None, ...]
    points: tuple[int, ...]
    rounds: int
    gone: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Happened:
    what: str
    seat: int
    fingers: tuple[int | None, ...] = ()


def setup(seats, options, luck):
    state = State((None,) * seats, (0,) * seats, int(options["rounds"]))
    return Step(state, (Happened("toss", luck.randrange(seats)),))


def staying(state):
    return [seat for seat in range(len(state.shown)) if seat not in state.gone]


def over(state):
    return not state.rounds or len(staying(state)) == 1


def asks(state):
    if over(state):
        return ()
    return tuple(Ask(seat, "show", SHOWS) for seat in staying(state) if state.shown[seat] is None)


def play(state, seat, move, luck):
    return ended(replace(state, shown=put(state.shown, seat, move.fingers)), (Happened("shows", seat),))


def ended(state, events):
    """The round, if all have shown."""
    if any(state.shown[seat] is None for seat in staying(state)):
        return Step(state, events)
    winner = staying(state)[sum(filter(None, state.shown)) % len(staying(state))]
    points = put(state.points, winner, state.points[winner] + 1)
    after = replace(state, shown=(None,) * len(points), points=points, rounds=state.rounds - 1)
    return Step(after, (*events, Happened("reveal", winner, state.shown)))


def view(state, seat):
    return replace(state, shown=tuple(f if who == seat or f is None else 0 for who, f in enumerate(state.shown)))


def outcome(state):
    if not over(state):
        return None
    best = max(state.points[seat] for seat in staying(state))
    winners = tuple(seat for seat in staying(state) if state.points[seat] == best)
    places = tuple(1 if seat in winners else 2 for seat in range(len(state.points)))
    return Outcome(winners, places, "last" if state.rounds else "points")


def leave(state, seat, luck):
    after = replace(state, gone=(*state.gone, seat), shown=put(state.shown, seat, None))
    return Step(after, (Happened("left", seat),)) if over(after) else ended(after, (Happened("left", seat),))


MORRA = Game(
    key="morra",
    name="Morra",
    version=1,
    seats=(2, 3),
    options={"rounds": ("1", "3")},
    state=State,
    move=Show,
    event=Happened,
    setup=setup,
    asks=asks,
    play=play,
    view=view,
    outcome=outcome,
    imagine=lambda seen, luck: seen,
    leave=leave,
)
