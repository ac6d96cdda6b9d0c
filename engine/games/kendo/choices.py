"""What may be answered, and to which question: legality is written here, once."""

from collections import Counter as Tally
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import chain, combinations

from engine.core import Seat
from engine.games.kendo.moves import (
    Change,
    Counter,
    Deflect,
    Discard,
    Draw,
    Jikan,
    Keep,
    Meet,
    Move,
    Open,
    Parry,
    Pull,
    Stop,
    Stuck,
    Switch,
)
from engine.games.kendo.parts import BASICS, CARDS, COUNTERS, DECKS, JIKAN, OF_KIND, OTHERS, Hand, of_role
from engine.games.kendo.state import State
from engine.games.kendo.table import DECK_OF, KIND_OF, Table, in_game

Moves = tuple[Move, ...]
Targets = tuple[Seat | None, ...]

STUCK: Moves = (Stuck(),)
JIKAN_DESU = Jikan()
DRAWS = tuple(Draw(deck) for deck in DECKS)
PULLS = tuple(Pull(place) for place in range(1, len(CARDS) + 20))
DISCARDS: dict[str, Moves] = {kind: (Discard(kind),) for kind in OF_KIND}
REINFORCEMENTS, PARRIES, DEFLECTIONS = of_role("reinforce"), of_role("parry"), of_role("deflect")
STOPS: dict[str, dict[str, Moves]] = {
    element: {kind: (Stop(kind),) for kind in OF_KIND if element in CARDS[OF_KIND[kind][0]].stops}
    for element in (*REINFORCEMENTS, *of_role("alternative"))
}


def question(state: State) -> Moves:
    """The options of the one seat that is asked; a position may ask what nothing in the hand answers."""
    return QUESTIONS[state.stage](state) or STUCK


@lru_cache(maxsize=65536)
def kinds(hand: Hand) -> tuple[str, ...]:
    """Equal bodies are one answer: the numbers on basics count only before the first attack."""
    return tuple(dict.fromkeys([KIND_OF[card] for card in hand]))


def listed(hand: Hand, moves: dict[str, Moves]) -> Moves:
    return tuple(chain.from_iterable([moves[kind] for kind in kinds(hand) if kind in moves]))


# Before a Duel


@lru_cache(maxsize=1024)
def changes(hand: Hand, sizes: tuple[int, int, int]) -> Moves:
    """Up to two cards, each from its own sub-deck, which must have as many."""
    singles = [card for card in dict.fromkeys(hand) if sizes[DECK_OF[card]]]
    pairs = dict.fromkeys(combinations([card for card in hand if sizes[DECK_OF[card]]], 2))
    enough = [pair for pair in pairs if all(sizes[deck] >= n for deck, n in Tally(DECK_OF[c] for c in pair).items())]
    return (Keep(), *(Change(card) for card in singles), *(Change(*pair) for pair in enough))


# A new attack


@lru_cache(maxsize=1024)
def targets(seats: int, out: tuple[Seat, ...], seat: Seat, spared: Seat | None) -> Targets:
    """None where there is only one. Whom the starter has just robbed is spared as long as four play."""
    playing = in_game(seats, out)
    others = tuple(each for each in playing if each != seat and (each != spared or len(playing) < 4))
    return others if len(others) > 1 else (None,)


def openings(table: State | Table) -> Moves:
    """Attacks, and what a Competition allows in their place."""
    seat, seats = table.turn, len(table.hands)
    hand = table.hands[seat]
    found = attacks(hand, targets(seats, table.out, seat, table.spared) if seats > 2 else (None,))
    if JIKAN not in hand or not time_may_be_called(table, seat):
        return found
    instead = (DRAWS[BASICS],) if not found and (table.decks[BASICS] or table.played[BASICS]) else ()
    return (*found, *instead, JIKAN_DESU)


def time_may_be_called(table: State | Table, seat: Seat) -> bool:
    """At 1:0 for whoever calls it, or at 1:1."""
    return table.jikan == "unused" and len(table.ippons[seat]) == 1 and len(table.ippons[1 - seat]) <= 1


@lru_cache(maxsize=65536)
def attacks(hand: Hand, aims: Targets) -> Moves:
    return listed(hand, attack_moves(tuple(kind for kind in REINFORCEMENTS if kind in hand), aims))


@lru_cache(maxsize=1024)
def attack_moves(joined: tuple[str, ...], aims: Targets) -> dict[str, Moves]:
    moves: dict[str, Moves] = {
        kind: tuple(Open(kind, joins, aim) for joins in (None, *joined) for aim in aims) for kind in of_role("basic")
    }
    return moves | {kind: tuple(Open(kind, None, aim) for aim in aims) for kind in of_role("alternative")}


# Answers


def answers(table: State | Table) -> Moves:
    """To what threatens `turn`: a reinforcement first."""
    threat, seats = table.threat, len(table.hands)
    if threat is None:
        return ()
    hand = table.hands[threat.defender]
    if threat.reinforcement:
        return listed(hand, STOPS[threat.reinforcement])
    aims = targets(seats, table.out, threat.defender, None) if seats > 2 else (None,)
    return fitting(hand, threat.strike, threat.counter, aims)


@lru_cache(maxsize=65536)
def fitting(hand: Hand, strike: str, counter: bool, aims: Targets) -> Moves:
    return listed(hand, answer_moves(strike, counter, "mushin" in hand, aims))


@lru_cache(maxsize=1024)
def answer_moves(strike: str, counter: bool, mushin: bool, aims: Targets) -> dict[str, Moves]:
    """What each kind of card may do against a strike or an alternative attack. A parry stops no counter."""
    if strike in STOPS:
        return STOPS[strike]
    moves: dict[str, Moves] = {strike: (Meet(strike),)}
    for part in CARDS.values():
        if part.deck == COUNTERS and (mushin or part.answers == strike):
            jokers = [*([False] if part.answers == strike else []), *([True] if mushin else [])]
            moves[part.kind] = tuple(Counter(part.kind, joker, aim) for joker in jokers for aim in aims)
    moves |= {kind: tuple(Deflect(kind, aim) for aim in aims) for kind in DEFLECTIONS}
    return moves if counter else moves | {kind: (Parry(kind),) for kind in PARRIES}


# Drawing


def draws(table: State | Table, decks: tuple[int, ...]) -> tuple[Draw, ...]:
    return tuple([DRAWS[deck] for deck in decks if table.decks[deck] or table.played[deck]])


def switches(table: State | Table) -> Moves:
    had = tuple([bool(table.decks[deck] or table.played[deck]) for deck in range(3)])
    return listed(table.hands[table.turn], switch_moves(had))


@cache
def switch_moves(had: tuple[bool, ...]) -> dict[str, Moves]:
    decks = [deck for deck, has in zip(DECKS, had, strict=True) if has]
    return {kind: tuple(Switch(kind, deck) for deck in decks) for kind in OF_KIND}


def bonuses(table: State | Table) -> tuple[Draw, ...]:
    """No played cards are shuffled for a bonus."""
    return tuple([DRAWS[deck] for deck in range(3) if table.decks[deck]])


def pulls(state: State) -> Moves:
    return PULLS[: len(state.hands[state.threat.defender])] if state.threat else ()


QUESTIONS: dict[str, Callable[[State], Moves]] = {
    "switch": switches,
    "draw": lambda state: draws(state, (COUNTERS, OTHERS)),
    "open": openings,
    "discard": lambda state: listed(state.hands[state.turn], DISCARDS),
    "reinforcement": answers,
    "answer": answers,
    "pull": pulls,
    "bonus": bonuses,
    "refill": lambda state: draws(state, (BASICS, COUNTERS, OTHERS)),
}
