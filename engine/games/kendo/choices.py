"""What may be played, and when: which moves are legal is written here, once."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations

from engine.core import Seat
from engine.games.kendo.moves import (
    Change,
    Counter,
    Deflect,
    Discard,
    Draw,
    Drew,
    Jikan,
    Keep,
    Meet,
    Move,
    Open,
    Parry,
    Stop,
    Stuck,
    Switch,
)
from engine.games.kendo.parts import BASICS, CARDS, COUNTERS, DECKS, JIKAN, OF_KIND, OTHERS, Hand, of_role
from engine.games.kendo.state import State, View, meets
from engine.games.kendo.table import DECK_OF, Table, in_game

Moves = tuple[Move, ...]
Targets = tuple[Seat | None, ...]

STUCK: Moves = (Stuck(),)
KEEP, JIKAN_DESU = Keep(), Jikan()
change_of = cache(Change)
DRAWS = tuple(Draw(deck) for deck in DECKS)
REINFORCEMENTS, PARRIES, DEFLECTIONS = of_role("reinforce"), of_role("parry"), of_role("deflect")
STOPS: dict[str, dict[str, Moves]] = {
    element: {card: (Stop(card),) for card, part in CARDS.items() if element in part.stops}  # KD-10, KD-14
    for element in (*REINFORCEMENTS, *of_role("alternative"))
}


def question(state: State) -> Moves:
    """The options of the one seat that is asked. In a position that was loaded there may be nothing to play."""
    return QUESTIONS[state.stage](state) or STUCK


def by_card(moves: dict[str, Moves]) -> dict[str, Moves]:
    """What each single card may do, from what each kind of card may do."""
    return {card: moves[kind] for kind in moves for card in OF_KIND[kind]}


def listed(hand: Hand, moves: dict[str, Moves]) -> Moves:
    """KD-R8: equal strikes are one move. In a hand they lie side by side."""
    found: list[Move] = []
    last = None
    for card in hand:
        options = moves.get(card)
        if options is not None and options is not last:
            found += options
            last = options
    return tuple(found)


DISCARDS = by_card({kind: (Discard(kind),) for kind in OF_KIND})


# Before a Duel


@lru_cache(maxsize=64)
def changes(hand: Hand, sizes: tuple[int, int, int]) -> Moves:
    """KD-3: up to two cards, each for one of its own sub-deck. KD-4: which must have as many."""
    cards = [card for card in hand if sizes[DECK_OF[card]]]
    pairs = dict.fromkeys(combinations(cards, 2))
    enough = [(one, other) for one, other in pairs if DECK_OF[one] != DECK_OF[other] or sizes[DECK_OF[one]] > 1]
    return (KEEP, *(change_of(card, None) for card in dict.fromkeys(cards)), *(change_of(*pair) for pair in enough))


# A new attack


@lru_cache(maxsize=1024)
def targets(seats: int, out: tuple[Seat, ...], seat: Seat, spared: Seat | None) -> Targets:
    """KD-R9: whom to attack; None where there is only one. KD-R16: `spared` counts as long as four play."""
    playing = in_game(seats, out)
    others = tuple(each for each in playing if each != seat and (each != spared or len(playing) < 4))
    return others if len(others) > 1 else (None,)


def openings(table: State | Table) -> Moves:
    """KD-19, and in a Competition KD-32. KD-29: drawing a basic is asked of all alike while time may be called."""
    seat, seats = table.turn, len(table.hands)
    hand = table.hands[seat]
    found = attacks(hand, targets(seats, table.out, seat, table.spared) if seats > 2 else (None,))
    if seats > 2 or not time_may_be_called(table, seat):
        return found
    instead = (DRAWS[BASICS],) if not found and (table.decks[BASICS] or table.played[BASICS]) else ()
    return (*found, *instead, *((JIKAN_DESU,) if JIKAN in hand else ()))


def time_may_be_called(table: State | Table, seat: Seat) -> bool:
    """KD-32: at 1:0 for the caller, or at 1:1. KD-29: not with a basic that was drawn to be opened with."""
    drew = table.exchange[-1:]
    if drew and isinstance(drew[0], Drew) and drew[0].why == "opening":
        return False
    return ippons_allow_time(table, seat)


def ippons_allow_time(table: State | Table | View, seat: Seat) -> bool:
    return table.jikan == "unused" and len(table.ippons[seat]) == 1 and len(table.ippons[1 - seat]) <= 1


@lru_cache(maxsize=256)
def attacks(hand: Hand, aims: Targets) -> Moves:
    return listed(hand, attack_moves(tuple(kind for kind in REINFORCEMENTS if kind in hand), aims))


@lru_cache(maxsize=1024)
def attack_moves(joined: tuple[str, ...], aims: Targets) -> dict[str, Moves]:
    """KD-19: a basic, alone or with one reinforcement, or an alternative attack alone. No counter opens."""
    moves: dict[str, Moves] = {
        kind: tuple(Open(kind, joins, aim) for joins in (None, *joined) for aim in aims) for kind in of_role("basic")
    }
    moves |= {kind: tuple(Open(kind, None, aim) for aim in aims) for kind in of_role("alternative")}
    return by_card(moves)


# Answers


def answers(table: State | Table) -> Moves:
    """KD-9: all that answers what threatens, and no refusing."""
    threat, seats = table.threat, len(table.hands)
    if threat is None:
        return ()
    hand = table.hands[threat.defender]
    if threat.reinforcement:  # KD-11; KD-35: only what stops it
        return listed(hand, STOPS[threat.reinforcement])
    ends = not meets(threat, table.options)
    if seats == 2:
        return fitting(hand, threat.strike, threat.counter, ends=ends)
    anyone = targets(seats, table.out, threat.defender, None)
    away = targets(seats, table.out, threat.defender, threat.attacker)  # KD-R34
    return fitting(hand, threat.strike, threat.counter, anyone, away, ends=ends)


@lru_cache(maxsize=256)
def fitting(
    hand: Hand, strike: str, counter: bool, anyone: Targets = (None,), away: Targets = (None,), *, ends: bool = False
) -> Moves:
    return listed(hand, answer_moves(strike, counter, "mushin" in hand, anyone, away, ends=ends))


@lru_cache(maxsize=1024)
def answer_moves(
    strike: str,
    counter: bool,
    mushin: bool,
    anyone: Targets = (None,),
    away: Targets = (None,),
    *,
    ends: bool = False,
) -> dict[str, Moves]:
    """KD-R12, KD-7: what each kind of card may do against a strike or an alternative attack.

    KD-R14, KD-R34: whom it may be aimed at, `anyone`, or of four anyone but the attacker, `away`.
    """
    moves: dict[str, Moves] = {}
    for part in CARDS.values():
        fits = part.answers == strike
        if part.deck == COUNTERS and (mushin or fits):
            # KD-13, KD-R43: with MUSHIN any counter answers any attack, and it may join one that fits anyhow.
            jokers = (False, True)[not fits : 1 + mushin]
            aims = anyone if fits and part.delivers == strike else away  # KD-R34
            moves[part.kind] = tuple(Counter(part.kind, joker, aim) for joker in jokers for aim in aims)
    if strike in STOPS:  # KD-14
        return by_card(moves) | STOPS[strike]
    moves[strike] = tuple(Meet(strike, aim) for aim in ((None,) if ends else away))  # KD-8
    moves |= {kind: tuple(Deflect(kind, aim) for aim in anyone) for kind in DEFLECTIONS}  # KD-15
    return by_card(moves if counter else moves | {kind: (Parry(kind),) for kind in PARRIES})  # KD-17, KD-18


# Drawing


def draws(table: State | Table, decks: tuple[int, ...]) -> tuple[Draw, ...]:
    """KD-27: a sub-deck can be drawn from as long as it has cards, or played ones to shuffle into it."""
    return tuple([DRAWS[deck] for deck in decks if table.decks[deck] or table.played[deck]])


def switches(table: State | Table) -> Moves:
    """KD-23: any card of the hand, for one of any sub-deck."""
    (basics, counters, others), (first, second, third) = table.decks, table.played
    had = (bool(basics or first), bool(counters or second), bool(others or third))
    return listed(table.hands[table.turn], switch_moves(had))


@cache
def switch_moves(had: tuple[bool, bool, bool]) -> dict[str, Moves]:
    decks = [deck for deck, has in zip(DECKS, had, strict=True) if has]
    return by_card({kind: tuple(Switch(kind, deck) for deck in decks) for kind in OF_KIND})


def bonuses(table: State | Table) -> tuple[Draw, ...]:
    """KD-R18: no played cards are shuffled for a bonus."""
    return tuple([DRAWS[deck] for deck in range(3) if table.decks[deck]])


QUESTIONS: dict[str, Callable[[State], Moves]] = {
    "switch": switches,
    "draw": lambda state: draws(state, (COUNTERS, OTHERS)),
    "open": openings,
    "discard": lambda state: listed(state.hands[state.turn], DISCARDS),
    "reinforcement": answers,
    "answer": answers,
    "bonus": bonuses,
    "refill": lambda state: draws(state, (BASICS, COUNTERS, OTHERS)),
}
