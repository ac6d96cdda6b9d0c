"""What a Kendo Duel scene means: what the reader's moves are about, and what lies and has happened in the exchange."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core import Seat
from engine.games.kendo.parts import CARDS, DECKS, JIKAN, Hand, of_role
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
    Play,
    Stop,
    Switch,
    View,
)
from faces.core import Scene

KendoScene = Scene[View, Move]
REINFORCEMENTS = of_role("reinforce")


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
    aimed = (move.target for move in options if isinstance(move, Open | Meet | Counter | Deflect))
    return frozenset(target for target in aimed if target is not None)


def drawn(view: View) -> list[Seat]:
    """Whom a draw is between: the players who were still in, or all if nobody was."""
    everybody = list(range(view.seats))
    return [seat for seat in everybody if seat not in view.out] or everybody


# The exchange


class Laid(NamedTuple):
    """A card of the exchange: whose it is, and whether it still counts."""

    card: str
    seat: Seat
    joined: bool = False  # with the next one, beside which it lies
    settled: bool = False
    stopped: bool = False  # by the next one, so that neither has to do with those that follow


def laid(view: View) -> tuple[Laid, ...]:
    """The cards of the exchange in the order they lie: what has to be answered now is the last.

    So a reinforcement lies after its strike until it's settled, and then before it, with what has stopped it.
    """
    found: list[Laid] = []
    for play in view.exchange:
        if not isinstance(play, Play) or play.deed == "discard":
            continue
        cards = play.cards if reinforcing(view) else play.cards[::-1]
        lying = [Laid(card, play.seat, card != cards[-1], settled(view, play, card)) for card in cards]
        if play.strike in REINFORCEMENTS and found[-2:-1]:  # a position that was loaded may lack the attack
            found[-2:] = [found[-2]._replace(joined=False, stopped=True), *lying, found[-1]]
        else:
            found += lying
    return tuple(found)


def reinforcing(view: View) -> bool:
    """Whether a reinforcement still has to be stopped; then nothing else has been played but its attack."""
    return view.threat is not None and view.threat.reinforcement is not None


def settled(view: View, play: Play, card: str) -> bool:
    """Whether a card no longer counts: after the exchange, or a reinforcement that was stopped, or what stopped it.

    What ended the match stays bright.
    """
    if view.stage == "over":
        return False
    if view.threat is None or play.deed == "stop":
        return True
    return CARDS[card].role == "reinforce" and not reinforcing(view)
