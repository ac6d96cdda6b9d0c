"""Positions of Kendo Duel in which an answer wins, whatever the other holds: at once, or by an attack at an empty hand.

They are late positions drawn at random: few cards are left, and most have been played. That an answer wins is proved by
playing it against every hand that fits the view.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, count, product
from random import Random
from typing import Final

from msgspec.structs import replace

from bench.players.proofs.proved import Proved
from engine.box import shuffled
from engine.core import Ask
from engine.games.kendo import GAME
from engine.games.kendo.parts import BODIES, Hand, in_box_order, sub_decks
from engine.games.kendo.state import Move, State, Threat

OWN: Final = (2, 3, 4, 5)  # cards in the hand
HELD: Final = (1, 2)  # in the other hand
LYING: Final = 3  # in each sub-deck at most
LUCK: Final = Random(0)


def sure_wins() -> Iterator[Proved]:
    for number in count():
        state = drawn_by_lot(Random(f"sure win {number}"))
        ask = GAME.rules.asks(state)[0]
        if 0 < len(wins := winning(state, ask)) < len(ask.options):
            yield Proved(state, ask, tuple(wins), all(over(state, ask.seat, option) for option in wins))


def drawn_by_lot(luck: Random) -> State:
    """A seat opens, or has to answer a strike."""
    usual = {name: values[0] for name, values in GAME.options.items()}
    seat, own, held = luck.randrange(2), luck.choice(OWN), luck.choice(HELD)
    cards = shuffled([card for deck in sub_decks(jikan=False) for card in deck], luck)
    mine, theirs, rest = in_box_order(cards[:own]), in_box_order(cards[own : own + held]), cards[own + held :]
    piles = [tuple(card for card in rest if card in deck) for deck in sub_decks(jikan=False)]
    left = [luck.randint(0, LYING) for _ in piles]
    hit = luck.random() < 0.5
    threat = Threat(1 - seat, seat, luck.choice(BODIES), luck.random() < 0.5) if hit else None
    return replace(
        GAME.rules.setup(2, usual, luck).state, choices=(), turn=seat, starter=seat, number=1, threat=threat,
        stage="answer" if hit else "open", hands=(theirs, mine) if seat else (mine, theirs),
        decks=three(pile[:size] for pile, size in zip(piles, left, strict=True)),
        played=three(pile[size:] for pile, size in zip(piles, left, strict=True)),
    )  # fmt: skip


def three(piles: Iterable[Hand]) -> tuple[Hand, Hand, Hand]:
    basics, counters, others = piles
    return basics, counters, others


def winning(state: State, ask: Ask[Move]) -> list[Move]:
    if ask.options[0].kind == "stuck":
        return []
    deals = [*every_deal(state, ask.seat)]
    return [option for option in ask.options if all(wins(deal, ask.seat, option) for deal in deals)]


def wins(state: State, seat: int, option: Move) -> bool:
    """KD-R20: an attack at an empty hand wins, and every answer leads to one for the seat that starts."""
    after = GAME.rules.play(state, seat, option, LUCK).state
    while after.turn == seat and after.stage in ("open", "discard") and not after.hands[1 - seat]:
        after = GAME.rules.play(after, seat, GAME.rules.asks(after)[0].options[0], LUCK).state
    return after.winners == (seat,)


def over(state: State, seat: int, option: Move) -> bool:
    return GAME.rules.outcome(GAME.rules.play(state, seat, option, LUCK).state) is not None


def every_deal(state: State, seat: int) -> Iterator[State]:
    """How many cards of each sub-deck the other holds is known: those that neither lie there nor were played."""
    own = state.hands[seat]
    seen = Counter(card for pile in (*state.played, own) for card in pile)
    hidden = [[*(Counter(deck) - seen).elements()] for deck in sub_decks(jikan=False)]
    held = [combinations(cards, len(cards) - len(lying)) for cards, lying in zip(hidden, state.decks, strict=True)]
    for parts in sorted(set(product(*held))):
        hand = in_box_order(tuple(card for part in parts for card in part))
        yield replace(state, hands=(own, hand) if seat == 0 else (hand, own))
