"""What each seat sees of a match, whole states that fit that, and what bystanders may guess."""

from random import Random
from typing import Any

from engine.core import Seat
from engine.games.regroup.parts import DECK, LEADERS
from engine.games.regroup.rules import asks, clockwise, living, outcome
from engine.games.regroup.state import Event, State, Take, Took, View, bonus_holds


def view(state: State, seat: Seat | None) -> View:
    """RG-R13: all of it, but of the pile only how many cards there are, and no wish of anybody else."""
    alive, leaders, over = living(state), state.options.leaders, outcome(state)
    return View(
        seat=seat, armies=state.armies, life=state.life, leaders=state.leaders,
        wish=None if seat is None or not state.wishes else state.wishes[seat],
        wished=tuple([wish is not None for wish in state.wishes]),
        bonus=tuple([bonus_holds(leaders, life) for life in state.life]),
        market=state.market, pile_size=len(state.pile), first=state.first, turn=state.turn,
        order=tuple([each for each in clockwise(state, state.first) if each in alive]),
        placing=state.placing, round=state.round, fallen=state.fallen, left=state.left, lost=state.lost,
        battle=state.battle, ended=state.ended,
        winner=over.winners[0] if over else None, options=state.options,
    )  # fmt: skip


def matters(view: View) -> tuple[Any, ...]:
    """RG-R6: not the card that was turned up last, nor where others lay theirs. All who plan to take know the rest."""
    known = view.market[:-1] if view.pile_size else view.market
    own = None if view.seat is None else view.armies[view.seat].laid
    return view.round, view.turn, view.placing, known, own, view.left, view.leaders


def imagine(view: View, luck: Random) -> State:
    """RG-R13: cards once laid were seen by all, so the rest of the deck is the pile, in an order nobody knows.

    RG-R2: a wish may be for any leader that is left.
    """
    free = [leader for leader in LEADERS if leader not in view.leaders]
    wishes = [
        (view.wish if seat == view.seat else luck.choice(free)) if wished else None
        for seat, wished in enumerate(view.wished)
    ]
    seen = {laid.card for army in view.armies for laid in army.laid} | {*view.market, *view.lost, view.placing}
    unseen = [card for card in DECK if card not in seen]
    return State(
        view.armies, view.life, view.leaders, view.market, tuple(luck.sample(unseen, view.pile_size)), view.first,
        view.turn, view.placing, view.round, view.fallen, view.left, view.lost, view.battle, view.ended, tuple(wishes),
        view.options,
    )  # fmt: skip


# Guesses


def guesses(view: View) -> tuple[str, ...]:
    """RG-R5: what it may cost lies open."""
    options = [move for ask in asks(imagine(view, Random(0))) for move in ask.options]
    return tuple(f"take {move.source}" for move in options if isinstance(move, Take))


def guessed(event: Event) -> str | None:
    return f"take {event.source}" if isinstance(event, Took) and not event.forced else None
