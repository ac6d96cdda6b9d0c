"""Positions of Kengo! in which an answer wins the round at once, whatever the enemy holds and whatever is drawn.

It is proved by playing it against every hand that fits the view and, where it may take the last card, on every pile.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, count, islice
from random import Random
from typing import Final

from msgspec.structs import replace

from bench.players.proofs.proved import Proved
from bench.players.rivals.kengo import bold, rules
from engine.core import Ask
from engine.games.kengo import GAME
from engine.games.kengo.parts import CARDS, Hand
from engine.games.kengo.state import LEFT, Move, State

LEVELS: Final = ("normal", "advanced", "normal", "basic")
DRAWN: Final = 5  # cards at most in one draw
FEW: Final = 10  # deals that are tried first
CARELESS: Final = 0.5  # of the answers on the way there are random


def sure_wins() -> Iterator[Proved]:
    for number in count():
        yield from islice(wins_of_a_round(Random(f"sure win {number}"), LEVELS[number % len(LEVELS)]), 1)


def wins_of_a_round(luck: Random, level: str) -> Iterator[Proved]:
    """In a round of two who play carelessly, from some turn on, so that not all wins come from its beginning."""
    options = {name: values[0] for name, values in GAME.options.items()} | {"level": level}
    state, after = GAME.rules.setup(2, options, luck).state, luck.randrange(12)
    while not state.standing.last_round:
        ask = GAME.rules.asks(state)[0]
        if len(state.actions) >= after and 0 < len(wins := winning(state, ask)) < len(ask.options):
            yield Proved(state, ask, tuple(wins), in_one=True)
        rival = luck.choice((bold, rules))
        careless = luck.random() < CARELESS
        move = luck.choice(ask.options) if careless else rival(GAME.rules.view(state, ask.seat), ask, luck, 0)
        state = GAME.rules.play(state, ask.seat, move, luck).state


def winning(state: State, ask: Ask[Move]) -> list[Move]:
    view, luck = GAME.rules.view(state, ask.seat), Random(0)
    some = [GAME.rules.imagine(view, luck) for _ in range(FEW)]
    likely = [option for option in ask.options if all(wins(deal, ask.seat, option) for deal in some)]
    return [option for option in likely if all(wins(deal, ask.seat, option) for deal in every_deal(state, ask.seat))]


def wins(state: State, seat: int, option: Move) -> bool:
    after = GAME.rules.play(state, seat, option, Random(0)).state.standing
    return after.round > state.standing.round and after.last_round is not None and after.last_round.winner == seat


def every_deal(state: State, seat: int) -> Iterator[State]:
    """A pile that is longer than any draw has nothing to do with how the round ends."""
    lying = state.actions[-1].cards if state.actions else ()
    unseen = Counter(CARDS) - Counter(state.hands[seat]) - Counter(lying)
    size = len(state.pile) if len(state.pile) <= DRAWN else 0
    for hand in chosen(unseen, len(state.hands[1 - seat])):
        for pile in chosen(unseen - Counter(hand), size):
            yield dealt(state, seat, hand, pile or state.pile)


def chosen(cards: Counter[int], size: int) -> list[Hand]:
    """All ways to take so many of them."""
    return sorted(set(combinations(sorted(cards.elements()), size)))


def dealt(state: State, seat: int, hand: Hand, pile: Hand) -> State:
    own = state.hands[seat]
    return replace(state, hands=(own, hand) if seat == LEFT else (hand, own), pile=pile)
