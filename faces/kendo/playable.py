"""Which cards, players and sub-decks the reader's legal moves are about."""

from collections.abc import Iterable, Iterator

from engine.core import Seat
from engine.games.kendo.parts import CARDS, DECKS, JIKAN, Hand
from engine.games.kendo.state import (
    Change,
    Counter,
    Deflect,
    Discard,
    Draw,
    Jikan,
    Meet,
    Move,
    Open,
    Parry,
    Stop,
    Switch,
)


def used(move: Move) -> tuple[str, ...]:
    """The kinds of cards that leave the hand with a move."""
    match move:
        case Open(card, reinforcement):
            return (card, reinforcement) if reinforcement else (card,)
        case Counter(card, mushin):
            return (card, "mushin") if mushin else (card,)
        case Meet(card) | Deflect(card) | Parry(card) | Stop(card) | Switch(card) | Discard(card):
            return (card,)
        case Jikan():
            return (JIKAN,)
        case _:
            return ()


def playable(hand: Hand, options: Iterable[Move]) -> Hand:
    """The cards of the hand, in its order, that some move uses."""
    exact, kinds = set(), set()
    for move in options:
        if isinstance(move, Change):
            exact |= {move.first, move.second}
        kinds |= set(used(move))
    return tuple(card for card in hand if card in exact or CARDS[card].kind in kinds)


def weighed_places(hand: Hand, move: Move | None) -> frozenset[int]:
    """The places in the hand of the cards that one move uses."""
    if move is None:
        return frozenset()
    wanted = [move.first, move.second] if isinstance(move, Change) else list(used(move))
    found = []
    for place, card in enumerate(hand):
        name = card if isinstance(move, Change) else CARDS[card].kind
        if name in wanted:
            wanted.remove(name)
            found.append(place)
    return frozenset(found)


def decks(options: Iterable[Move]) -> frozenset[int]:
    return frozenset(DECKS.index(move.deck) for move in options if isinstance(move, Switch | Draw))


def targets(options: Iterable[Move]) -> frozenset[Seat]:
    """The players who can be aimed at, if there is a choice."""
    return frozenset(_targets(options))


def _targets(options: Iterable[Move]) -> Iterator[Seat]:
    for move in options:
        if isinstance(move, Open | Counter | Deflect) and move.target is not None:
            yield move.target
