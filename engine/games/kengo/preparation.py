"""Before the first card: the deck of specials, the special of a round, the shuffle and the deal."""

from functools import lru_cache
from random import Random

from msgspec.structs import replace

from engine.box import shuffled
from engine.core import Seat, Step
from engine.games.kengo.parts import CARDS, SPECIALS, Hand, Special, starts
from engine.games.kengo.state import LEFT, Begun, Event, Options, Standing, State


@lru_cache(maxsize=128)
def special_deck(options: Options) -> tuple[str, ...]:
    """KG-5: the specials that take part, in the order of the box. One that would change nothing stays out."""
    if not options.specials:
        return ()
    return tuple(key for key, special in SPECIALS.items() if key and not idle(special, options))


def idle(special: Special, options: Options) -> bool:
    conditions = special.idle.items()
    return bool(conditions) and all(getattr(options, name) == value for name, value in conditions)


def new_match(options: Options, standing: Standing, starter: Seat, luck: Random) -> Step[State, Event]:
    """KG-22, KG-R4: points start again, and the specials are shuffled again; matches won, and what is public, stay."""
    specials = shuffled(special_deck(options), luck)
    fresh = replace(standing, score=(0, 0), round=1, starter=starter, draws=0, specials=specials)
    return new_round(options, fresh, luck)


def new_round(options: Options, standing: Standing, luck: Random) -> Step[State, Event]:
    """KG-R3, KG-R4: the special, the shuffle, the starter's whole hand, then the other's."""
    special, unused = turned_up(options, standing.specials, luck)
    rule = SPECIALS[special]
    cards = shuffled(CARDS, luck)
    aside, cards = cards[: rule.aside], cards[rule.aside :]  # KG-R21
    starter = standing.starter
    state = State(
        places=starts(options.tatami, special),
        hands=dealt(cards, rule.hand, starter),
        pile=cards[2 * rule.hand :],
        turn=starter,
        special=special,
        aside=aside,
        options=options,
        standing=replace(standing, specials=unused),
    )
    return Step(state, (Begun(standing.round, starter, special),))


def turned_up(options: Options, unused: tuple[str, ...], luck: Random) -> tuple[str | None, tuple[str, ...]]:
    """KG-R5, KG-5: the next special, and those left. When all have been turned up they are shuffled again."""
    if not options.specials:
        return None, ()
    deck = unused or shuffled(special_deck(options), luck)
    return deck[0], deck[1:]


def dealt(cards: Hand, size: int, starter: Seat) -> tuple[Hand, Hand]:
    """KG-R4: the hands, left first. The starter is dealt their whole hand before the other."""
    first, second = tuple(sorted(cards[:size])), tuple(sorted(cards[size : 2 * size]))
    return (first, second) if starter == LEFT else (second, first)
