"""What lies about when a turn is over: the next state, the cards that are cleared away and those that are drawn."""

from engine.core import Seat
from engine.games.karenza.parts import Hand
from engine.games.karenza.state import Action, Attack, Laid, Reason, State
from engine.swift import swift
from engine.tuples import put

state_of = swift(State)


def turned(
    state: State, action: Action, turn: Seat, table: tuple[Laid, ...], *, hands: tuple[Hand, ...] = (),
    decks: tuple[Hand, ...] = (), discards: tuple[Hand, ...] = (), scores: tuple[int, ...] = (),
    attack: Attack | None = None, passes: int = 0, streak: int = 0, ended: Reason | None = None,
) -> State:  # fmt: skip
    """The next state, by position and in one go, for it is made at every move; what is not given is as it was."""
    return state_of(
        (),
        state.warriors,
        put(state.poses, action.seat, action.stop),
        hands or state.hands,
        decks or state.decks,
        discards or state.discards,
        scores or state.scores,
        turn,
        state.opener,
        table,
        attack,
        passes,
        streak,
        action,
        state.left,
        ended,
        state.options,
    )


# Clearing and drawing


def cleared(discards: tuple[Hand, ...], state: State) -> tuple[Hand, ...]:
    """Each card of the table goes to the pile of whoever played it."""
    for laid in state.table:
        discards = put(discards, laid.seat, (*discards[laid.seat], laid.card))
    return discards


def lacking(state: State, hands: tuple[Hand, ...]) -> tuple[int, ...]:
    """How many cards fill each hand up; who has left draws none."""
    size, left = state.options.hand, state.left
    return tuple([0 if seat in left else max(0, size - len(hand)) for seat, hand in enumerate(hands)])


def drawing(
    hands: tuple[Hand, ...], decks: tuple[Hand, ...], drawn: tuple[int, ...]
) -> tuple[tuple[Hand, ...], tuple[Hand, ...]]:
    held, piles = list(hands), list(decks)
    for seat, count in enumerate(drawn):
        if count:
            held[seat] = tuple(sorted(held[seat] + piles[seat][:count]))
            piles[seat] = piles[seat][count:]
    return tuple(held), tuple(piles)
