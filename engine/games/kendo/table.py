"""The table while a move is carried out: a state laid open, the luck, and what there is to tell.

A move may set off a row of losses, draws and shuffles, each of which depends on the last. Here they are done one after
another; with changed copies of a state, each rule would have to hand state, luck and events on to the next.
"""

from bisect import bisect
from random import Random
from typing import Any, Literal, cast

from engine.box import shuffled
from engine.core import Seat, Step
from engine.games.kendo.parts import DECK_OF, DECKS, OF_KIND, PLACE, Hand
from engine.games.kendo.state import Deed, Drew, Event, Play, Shuffled, Stage, State, Threat, in_game
from engine.tuples import put

NOTHING_DRAWN: tuple[Hand, ...] = ((), (), (), ())


class Table:
    """Mutable, and seen by nobody but the rules, within one move. Its fields are those of `State`."""

    __slots__ = (
        "changed", "choices", "decks", "drawn", "duel", "events", "exchange", "first", "hands", "hansoku", "ippons",
        "jikan", "last_attackers", "left", "luck", "number", "options", "out", "played", "reason", "rested",
        "spared", "stage", "starter", "threat", "turn", "winners",
    )  # fmt: skip

    def __init__(self, state: State, luck: Random) -> None:
        self.luck = luck
        self.events: list[Any] = []
        self.hands = list(state.hands)
        self.decks = list(state.decks)
        self.played = list(state.played)
        self.stage: Stage = state.stage
        self.turn, self.starter, self.rested = state.turn, state.starter, state.rested
        self.threat, self.spared = state.threat, state.spared
        self.exchange, self.number = state.exchange, state.number
        self.out, self.left, self.last_attackers = state.out, state.left, state.last_attackers
        self.ippons, self.hansoku, self.jikan = state.ippons, state.hansoku, state.jikan
        self.drawn, self.first = state.drawn, state.first
        self.changed, self.choices = state.changed, state.choices
        self.options, self.winners, self.reason = state.options, state.winners, state.reason
        self.duel = state.options.mode == "duel"

    def step(self) -> Step[State, Event]:
        """The table as a state again. Before the first opening an exchange holds what led to it."""
        told = tuple(self.events)
        state = State(
            hands=tuple(self.hands), decks=cast(Any, tuple(self.decks)), played=cast(Any, tuple(self.played)),
            stage=self.stage, turn=self.turn, starter=self.starter, rested=self.rested,
            threat=self.threat, spared=self.spared, exchange=self.exchange + told, number=self.number,
            out=self.out, left=self.left, last_attackers=self.last_attackers, ippons=self.ippons,
            hansoku=self.hansoku, jikan=self.jikan, drawn=self.drawn, first=self.first, changed=self.changed,
            choices=self.choices, options=self.options, winners=self.winners, reason=self.reason,
        )  # fmt: skip
        return Step(state, told)

    # Who plays

    def players(self) -> tuple[Seat, ...]:
        return in_game(len(self.hands), self.out)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the game."""
        seats = len(self.hands)
        return next(each for step in range(1, seats) if (each := (seat + step) % seats) not in self.out)

    def pending(self) -> Threat:
        """What is to be answered; raises `ValueError` where nothing is."""
        if self.threat is None:
            raise ValueError("nothing is to be answered")
        return self.threat

    # Cards

    def lay(self, seat: Seat, kind: str) -> str:
        """A card from the hand to those played. KD-R8: of equal basics that with the lowest number."""
        card = found(self.hands[seat], kind)
        self.take(seat, card)
        self.played[DECK_OF[card]] += (card,)
        return card

    def take(self, seat: Seat, card: str) -> None:
        hand = self.hands[seat]
        place = hand.index(card)
        self.hands[seat] = hand[:place] + hand[place + 1 :]

    def give(self, seat: Seat, card: str) -> None:
        """Into the hand, which lies in the order of the box."""
        hand = self.hands[seat]
        place = bisect(hand, PLACE[card], key=PLACE.__getitem__)
        self.hands[seat] = (*hand[:place], card, *hand[place:])
        self.drawn = put(self.drawn, seat, (*self.drawn[seat], card))

    def draw(self, seat: Seat, deck: int, why: Literal["play", "opening", "bonus", "refill"] | None = None) -> None:
        """The top card of a sub-deck. KD-27: played cards are shuffled into it only when it has none."""
        if not self.decks[deck]:
            played, self.played[deck] = self.played[deck], ()
            self.decks[deck] = shuffled(played, self.luck)
            self.events.append(Shuffled(DECKS[deck]))
        cards = self.decks[deck]
        self.decks[deck] = cards[1:]
        self.give(seat, cards[0])
        if why:
            self.events.append(Drew(seat, DECKS[deck], why))

    def put_under(self, seat: Seat, card: str) -> None:
        """KD-23: under its own sub-deck."""
        self.take(seat, card)
        self.decks[DECK_OF[card]] += (card,)

    # What is told

    def tell(self, seat: Seat, deed: Deed, cards: Hand, target: Seat | None, strike: Any) -> None:
        self.events.append(Play(seat, deed, cards, target, strike))


def found(hand: Hand, kind: str) -> str:
    """KD-R8: the first of a kind in a hand, by number; raises `ValueError` where there is none."""
    for card in OF_KIND[kind]:
        if card in hand:
            return card
    raise ValueError(f"there is no {kind} in this hand")
