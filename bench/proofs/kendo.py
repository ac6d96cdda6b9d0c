"""Positions of Kendo Duel in which an answer wins, whatever the other holds: at once, or by an attack at an empty hand.

It is proved by playing it against every hand that fits the view.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count, islice
from random import Random
from typing import Final

from bench.proofs.proved import Proved
from bench.rivals.kendo import greedy, rules
from engine.core import Ask
from engine.games.kendo import GAME
from engine.games.kendo.moves import Move
from engine.games.kendo.parts import in_box_order, sub_decks
from engine.games.kendo.state import State

HELD: Final = 2  # cards at most in the other hand: so many hands can be tried
FEW: Final = 10  # deals that are tried first
CARELESS: Final = 0.3  # of the answers on the way there are random
LUCK: Final = Random(0)


def sure_wins() -> Iterator[Proved]:
    for number in count():
        yield from islice(wins_of_a_duel(Random(f"sure win {number}")), 1)


def wins_of_a_duel(luck: Random) -> Iterator[Proved]:
    state = GAME.setup(2, {name: values[0] for name, values in GAME.options.items()}, luck).state
    while asks := GAME.asks(state):
        ask = asks[0]
        few = state.stage in ("open", "answer") and len(state.hands[1 - ask.seat]) <= HELD
        if few and 0 < len(wins := winning(state, ask)) < len(ask.options):
            yield Proved(state, ask, tuple(wins), all(over(state, ask.seat, option) for option in wins))
        rival = luck.choice((greedy, rules))
        careless = luck.random() < CARELESS
        move = luck.choice(ask.options) if careless else rival(GAME.view(state, ask.seat), ask, luck, 0)
        state = GAME.play(state, ask.seat, move, luck).state


def winning(state: State, ask: Ask[Move]) -> list[Move]:
    view = GAME.view(state, ask.seat)
    some = [GAME.imagine(view, LUCK) for _ in range(FEW)]
    likely = [option for option in ask.options if all(wins(deal, ask.seat, option) for deal in some)]
    return [option for option in likely if all(wins(deal, ask.seat, option) for deal in every_deal(state, ask.seat))]


def wins(state: State, seat: int, option: Move) -> bool:
    """KD-R20: an attack at an empty hand wins, and every answer leads to one for the seat that starts."""
    after = GAME.play(state, seat, option, LUCK).state
    while after.turn == seat and after.stage in ("open", "discard") and not after.hands[1 - seat]:
        after = GAME.play(after, seat, GAME.asks(after)[0].options[0], LUCK).state
    return after.winners == (seat,)


def over(state: State, seat: int, option: Move) -> bool:
    return GAME.outcome(GAME.play(state, seat, option, LUCK).state) is not None


def every_deal(state: State, seat: int) -> Iterator[State]:
    own, other = state.hands[seat], state.hands[1 - seat]
    unseen = Counter(card for deck in sub_decks(jikan=False) for card in deck)
    unseen -= Counter(card for pile in (*state.played, own) for card in pile)
    for hand in sorted(set(combinations(unseen.elements(), len(other)))):
        hands = (own, in_box_order(hand)) if seat == 0 else (in_box_order(hand), own)
        yield replace(state, hands=hands)
