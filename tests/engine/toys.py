"""MORRA: a game small enough to read here, with all that makes games hard: hidden hands, secret simultaneous choices,
luck in the middle, an option, three seats. Negative controls break one thing of it at a time.

Everybody holds three cards. All show one at the same time, face down; when all have, the cards are turned over, the
highest takes a point, and everybody draws one from the deck. After four tricks most points win.

FINGERS is the same game with hands of which everybody can always show one, two or three, and all do in the end: the
sum of them says who scores. So a test knows by heart what may be answered and who wins.
"""

from dataclasses import fields
from typing import Literal

from engine.core import Ask, Game, Outcome, Rules, Step
from engine.moves import Written
from engine.tuples import less, put
from engine.values import Tagged, Value, replace

CARDS = tuple(range(1, 10)) * 3
TRICKS = 4
FINGERS_OF_A_HAND = (1, 2, 3)


class Show(Written, frozen=True):
    card: int


class Options(Value, frozen=True):
    win: Literal["high", "low", "sum"]
    rounds: int = TRICKS


class State(Value, frozen=True):
    options: Options
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    shown: tuple[int | None, ...]
    points: tuple[int, ...]
    tricks: int = 0
    last: tuple[int | None, ...] = ()
    gone: tuple[int, ...] = ()


class View(Value, frozen=True):
    seat: int | None
    options: Options
    hand: tuple[int, ...]
    mine: int | None  # the card this seat has face down
    ready: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    points: tuple[int, ...]
    tricks: int
    last: tuple[int | None, ...]
    gone: tuple[int, ...]


class Tossed(Tagged, frozen=True):
    seat: int


class Ready(Tagged, frozen=True):
    seat: int


class Turned(Tagged, frozen=True):
    shown: tuple[int | None, ...]


class Gone(Tagged, frozen=True):
    seat: int


def setup(seats, options, luck):
    deck = tuple(luck.sample(CARDS, len(CARDS)))
    hands = tuple(tuple(sorted(deck[3 * seat : 3 * seat + 3])) for seat in range(seats))
    state = State(Options(options["win"]), hands, deck[3 * seats :], (None,) * seats, (0,) * seats)
    return Step(state)


def three_fingers(seats, options, luck):
    rounds = int(options["rounds"])
    state = State(Options("sum", rounds), (FINGERS_OF_A_HAND * rounds,) * seats, (), (None,) * seats, (0,) * seats)
    return Step(state, (Tossed(luck.randrange(seats)),))


def asks(state):
    if outcome(state):
        return ()
    return tuple(
        Ask(seat, "show", tuple(Show(card) for card in sorted(set(hand))))
        for seat, hand in enumerate(state.hands)
        if state.shown[seat] is None and seat not in state.gone
    )


def play(state, seat, move, luck):
    state = replace(
        state, shown=put(state.shown, seat, move.card), hands=put(state.hands, seat, less(state.hands[seat], move.card))
    )
    return turned(state, (Ready(seat),), luck)


def turned(state, events, luck):
    """When all who are left have shown a card, they are turned over."""
    left = [seat for seat in range(len(state.hands)) if seat not in state.gone]
    if len(left) < 2 or any(state.shown[seat] is None for seat in left):
        return Step(state, events)
    winner = WINNERS[state.options.win](left, [state.shown[seat] for seat in left], luck)
    after = replace(
        state,
        points=put(state.points, winner, state.points[winner] + 1),
        tricks=state.tricks + 1,
        last=state.shown,
        shown=(None,) * len(state.hands),
    )
    return Step(drawn(after, left), (*events, Turned(state.shown)))


def by_rank(best):
    """A tie is broken at random."""
    return lambda left, shown, luck: luck.choice(
        [seat for seat, card in zip(left, shown, strict=True) if card == best(shown)]
    )


WINNERS = {"high": by_rank(max), "low": by_rank(min), "sum": lambda left, shown, luck: left[sum(shown) % len(left)]}


def drawn(state, left):
    for seat in left:
        hand = tuple(sorted((*state.hands[seat], *state.deck[:1])))
        state = replace(state, hands=put(state.hands, seat, hand), deck=state.deck[1:])
    return state


def view(state, seat):
    return View(
        seat=seat,
        options=state.options,
        hand=() if seat is None else state.hands[seat],
        mine=None if seat is None else state.shown[seat],
        ready=tuple(card is not None for card in state.shown),
        hand_sizes=tuple(map(len, state.hands)),
        deck_size=len(state.deck),
        points=state.points,
        tricks=state.tricks,
        last=state.last,
        gone=state.gone,
    )


def outcome(state):
    left = [seat for seat in range(len(state.hands)) if seat not in state.gone]
    if len(left) > 1 and state.tricks < state.options.rounds:
        return None
    points = tuple(state.points[seat] if seat in left else -1 for seat in range(len(state.hands)))
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    reason = "left" if len(left) == 1 else "points"
    return Outcome(tuple(seat for seat, place in enumerate(places) if place == 1), places, reason)


def imagine(view, luck):
    """Any cards will do, as many as there are; a card shown face down is one of them."""
    seats = range(len(view.hand_sizes))

    def some(size):
        return tuple(sorted(luck.choices(CARDS, k=size)))

    return State(
        options=view.options,
        hands=tuple(view.hand if seat == view.seat else some(view.hand_sizes[seat]) for seat in seats),
        deck=some(view.deck_size),
        shown=tuple(
            (view.mine if seat == view.seat else luck.choice(CARDS)) if view.ready[seat] else None for seat in seats
        ),
        points=view.points,
        tricks=view.tricks,
        last=view.last,
        gone=view.gone,
    )


def leave(state, seat, luck):
    state = replace(state, gone=tuple(sorted((*state.gone, seat))), shown=put(state.shown, seat, None))
    return turned(state, (Gone(seat),), luck)


def redealt(state, seat, luck):
    """The same as far as `seat` can tell, written without a look at `view`: other hands, face-down cards, the deck."""
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [card for other in others for card in state.hands[other]] + list(state.deck)
    hidden += [state.shown[other] for other in others if state.shown[other] is not None]
    luck.shuffle(hidden)
    hands, shown = list(state.hands), list(state.shown)
    for other in others:
        hands[other] = tuple(sorted(hidden.pop() for _ in state.hands[other]))
        shown[other] = None if state.shown[other] is None else hidden.pop()
    return replace(state, hands=tuple(hands), shown=tuple(shown), deck=tuple(hidden))


def changed(game, **parts):
    """The game with other parts, each put where it belongs."""
    for group in ("rules", "player", "teacher", "pacing"):
        whole = getattr(game, group)
        own = {name: parts.pop(name) for name in tuple(parts) if name in {each.name for each in fields(whole)}}
        game = replace(game, **{group: replace(whole, **own)}) if own else game
    return replace(game, **parts)


MORRA = Game(
    key="morra",
    name="Morra",
    version=1,
    seats=(2, 3),
    options={"win": ("high", "low")},
    rules=Rules(
        state=State,
        move=Show,
        event=Ready | Turned | Gone,
        setup=setup,
        asks=asks,
        play=play,
        view=view,
        outcome=outcome,
        imagine=imagine,
        leave=leave,
    ),
)

FINGERS = changed(MORRA, options={"rounds": ("1", "3")}, event=Tossed | Ready | Turned | Gone, setup=three_fingers)
