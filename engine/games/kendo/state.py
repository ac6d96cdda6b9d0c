"""A match of Kendo Duel: its moves and events, hands, sub-decks and the exchange, and what each seat may see of it."""

from functools import lru_cache
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.kendo.parts import Card, Deck, Hand, Kind, Mode
from engine.moves import Written
from engine.values import Tagged, Value

AT = {"target": "at"}  # where there is only one to aim at, nobody is named


class Keep(Written, frozen=True):
    """KD-3: change no card before the Duel."""


class Change(Written, frozen=True):
    """KD-3: before the Duel, these very cards, because here the numbers count."""

    first: Card
    second: Card | None = None


class Open(Written, frozen=True):
    card: Kind
    reinforcement: Kind | None = None
    target: Seat | None = None
    words = AT


class Jikan(Written, frozen=True):
    """KD-32: JIKAN DESU, in place of an opening."""


class Meet(Written, frozen=True):
    """KD-R12: answer a strike with the same basic strike. KD-8: aimed at somebody if it is an attack in its turn."""

    card: Kind
    target: Seat | None = None
    words = AT


class Counter(Written, frozen=True):
    card: Kind
    mushin: bool = False  # KD-13: played with it as a joker
    target: Seat | None = None
    words = AT


class Deflect(Written, frozen=True):
    """KD-15: pass a basic or counter on or, between two, let it end the exchange."""

    card: Kind
    target: Seat | None = None
    words = AT


class Parry(Written, frozen=True):
    card: Kind


class Stop(Written, frozen=True):
    """KD-10, KD-14: answer a reinforcement or an alternative attack."""

    card: Kind


class Switch(Written, frozen=True):
    """KD-23: before a play in the Competition, this card away, and one of that sub-deck instead."""

    card: Kind
    deck: Deck


class Draw(Written, frozen=True):
    deck: Deck


class Discard(Written, frozen=True):
    """KD-5: with no card to open with, this one away, for a basic."""

    card: Kind


class Stuck(Written, frozen=True):
    """In a position that was loaded or imagined, admit that there is nothing to play. Play settles that by itself."""


Move: TypeAlias = (
    Keep | Change | Open | Jikan | Meet | Counter | Deflect | Parry | Stop | Switch | Draw | Discard | Stuck
)


# Events, as far as all at the table see them (KD-R11)


Deed: TypeAlias = Literal["open", "meet", "counter", "deflect", "parry", "stop", "discard", "jikan"]
Mark: TypeAlias = Literal["M", "K", "D", "T", "H", "E"]
"""An ippon by the letter of the strike (KD-R23), by hansoku (KD-R24), or for an empty hand (KD-26)."""
Reason: TypeAlias = Literal["last", "hikiwake", "empty", "no_opening", "ippon", "jikan", "time", "left"]
Element: TypeAlias = Literal["men", "kote", "do", "tsuki", "taiatari", "maki_age", "jodan", "seme"]


class First(Tagged, frozen=True):
    """KD-R7: who starts, and why. KD-37: round by round only the sums of those still level, seat by seat."""

    seat: Seat
    by: Literal["totals", "card", "lot"]
    totals: tuple[tuple[int | None, ...], ...]


class Changed(Tagged, frozen=True):
    """KD-36: how many cards each seat changed before the Duel."""

    counts: tuple[int, ...]


class Play(Tagged, frozen=True):
    """Cards laid on the table: a strike before its reinforcement, a counter before its MUSHIN."""

    seat: Seat
    deed: Deed
    cards: Hand
    target: Seat | None = None  # the seat it is aimed at, which must answer it
    strike: Element | None = None  # what it delivers, passes on, meets, parries or stops


class Unanswered(Tagged, frozen=True):
    """Nothing in the hand answers it: `what` is a strike, an alternative attack or a reinforcement."""

    seat: Seat
    what: Element


class Pulled(Tagged, frozen=True):
    seat: Seat  # who has the cards now
    loser: Seat
    count: int


class Switched(Tagged, frozen=True):
    """KD-23: a card put under its own sub-deck, and one drawn from `deck`."""

    seat: Seat
    deck: Deck


class Drew(Tagged, frozen=True):
    seat: Seat
    deck: Deck
    why: Literal["play", "opening", "bonus", "refill"]


class Shuffled(Tagged, frozen=True):
    """KD-27: played cards became a sub-deck again."""

    deck: Deck


class Passed(Tagged, frozen=True):
    """KD-5, KD-29: no card to open with, and no basic to be had: the next seat starts."""

    seat: Seat


class DroppedOut(Tagged, frozen=True):
    seat: Seat


class Hansoku(Tagged, frozen=True):
    seat: Seat
    count: int  # KD-R24: 2 is an ippon for the other


class Ippon(Tagged, frozen=True):
    seat: Seat
    mark: Mark


class Extended(Tagged, frozen=True):
    """KD-32: JIKAN DESU at one all: everything shuffled, five cards each, the next ippon wins."""

    seat: Seat


class Left(Tagged, frozen=True):
    seat: Seat


class Over(Tagged, frozen=True):
    winners: tuple[Seat, ...]
    reason: Reason


Event: TypeAlias = (
    First | Changed | Play | Unanswered | Pulled | Switched | Drew | Shuffled | Passed | DroppedOut | Hansoku | Ippon
    | Extended | Left | Over
)  # fmt: skip


# The match

Stage: TypeAlias = Literal[
    "change",  # KD-36: all at once, before a Duel
    "switch", "draw",  # KD-23: before each play of a Competition
    "open", "discard",  # KD-19, KD-5: a new attack, or a card away for a basic to open with
    "reinforcement", "answer",  # KD-11, KD-9: of what is attacked with
    "bonus",  # KD-R18: a card for the last attacker of a seat that dropped out
    "refill",  # KD-30: up to six after an ippon
    "over",
]  # fmt: skip
"""What is being asked; the topic of the ask."""

JikanState: TypeAlias = Literal["unused", "last", "extension", "used"]
"""KD-32: still somewhere among the cards; the last attack is being made; the next ippon wins; played and gone."""

Stake: TypeAlias = Literal["cards", "all", "win", "ippon", "match"]
"""What an attack is about: cards, the last of them, nothing any more; an ippon, or the one that decides."""

STRIKE_COSTS = 2  # cards, in a Duel, if nothing answers it (KD-20)


class Options(Value, frozen=True):
    """As chosen in the lobby; see seeds/kendo/box.toml."""

    mode: Mode = "duel"  # KD-R1
    ippons: int = 2  # KD-R30: so many win a Competition
    meeting: Literal["attacks", "ends"] = "attacks"  # KD-8: what a basic that answers a basic does


class Threat(Value, frozen=True):
    """What `defender` must answer: first the reinforcement, if there still is one, then the strike."""

    attacker: Seat  # KD-8: the seat that opened, met, countered or passed it on
    defender: Seat
    strike: Literal["men", "kote", "do", "tsuki", "taiatari", "maki_age"]
    counter: bool = False  # KD-8: also when it was passed on
    reinforcement: Literal["jodan", "seme"] | None = None


def meets(threat: Threat | None, options: Options) -> bool:
    """KD-8, KD-R41: whether a basic that answers this is an attack in its turn. KD-R13: not against a counter."""
    return threat is not None and not threat.counter and options.meeting == "attacks"


@lru_cache(maxsize=1024)
def in_game(seats: int, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """KD-39, KD-R32: those still in the game are counted, not those who began it."""
    return tuple(seat for seat in range(seats) if seat not in out)


class State(Value, frozen=True):
    hands: tuple[Hand, ...]  # seat by seat
    decks: tuple[Hand, Hand, Hand] = ((), (), ())  # basics, counters, others; the next card first
    played: tuple[Hand, Hand, Hand] = ((), (), ())
    stage: Stage = "open"
    turn: Seat = 0  # who is asked; at the opening change, nobody in particular
    starter: Seat = 0  # who opens next, once what is being asked is done
    rested: bool = False  # whether the starter opens without switching and drawing
    threat: Threat | None = None
    spared: Seat | None = None  # KD-R16: the seat the starter may not attack, as long as four play
    exchange: tuple[Event, ...] = ()  # all that happened since the last opening, with it
    number: int = 0  # of the exchange, from 1
    out: tuple[Seat, ...] = ()  # in the order in which they went
    left: tuple[Seat, ...] = ()  # those of them who left for good
    last_attackers: tuple[Seat | None, ...] = (None, None, None, None)  # KD-R18: seat by seat
    ippons: tuple[tuple[Mark, ...], ...] = ((), ())  # seat by seat
    hansoku: tuple[int, ...] = (0, 0)
    jikan: JikanState = "unused"
    drawn: tuple[Hand, ...] = ((), (), (), ())  # seat by seat, the cards that the last move at the table brought it
    first: First | None = None
    changed: tuple[int, ...] = ()  # cards changed before the Duel, seat by seat, once all have chosen
    choices: tuple[Keep | Change | None, ...] = ()  # until then
    options: Options = Options()
    winners: tuple[Seat, ...] = ()
    reason: Reason | None = None  # why it is over


class View(Value, frozen=True):
    """KD-R11: what one seat sees, or a bystander (seat None).

    No field could hold another's hand, the order of a sub-deck, or what another chose to change. `open_hands` is filled
    when the match is over.
    """

    seat: Seat | None
    seats: int
    hand: Hand | None  # in the order of the box
    drawn: Hand  # of `hand`, what the last move at the table brought
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, int, int]
    played: tuple[Hand, Hand, Hand]
    open_hands: tuple[Hand, ...]
    stage: Stage
    turn: Seat
    asked: tuple[Seat, ...]
    starter: Seat
    rested: bool
    threat: Threat | None
    spared: Seat | None
    exchange: tuple[Event, ...]
    number: int
    out: tuple[Seat, ...]
    left: tuple[Seat, ...]
    last_attackers: tuple[Seat | None, ...]
    ippons: tuple[tuple[Mark, ...], ...]
    hansoku: tuple[int, ...]
    jikan: JikanState
    first: First | None
    changed: tuple[int, ...]
    choice: Keep | Change | None  # the reader's own, while others still choose
    options: Options
    winners: tuple[Seat, ...]
    reason: Reason | None

    @property
    def stake(self) -> Stake:
        """What the seat whose turn it is gets for a strike that nothing stops; "win" whatever the other does."""
        if self.options.mode == "competition":  # KD-R23
            return "match" if len(self.ippons[self.turn]) + 1 >= self.options.ippons else "ippon"
        others = [size for seat, size in enumerate(self.hand_sizes) if seat != self.turn and seat not in self.out]
        if len(others) > 1 or others[0] > STRIKE_COSTS:
            return "cards"
        return "all" if others[0] else "win"  # KD-R17, KD-R20
