"""A match of Kendo Duel: hands, three sub-decks, the exchange being fought, and what each seat may see of it."""

from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.kendo.moves import (
    Change,
    Changed,
    Counter,
    Deed,
    Deflect,
    Discard,
    Draw,
    Drew,
    DroppedOut,
    Element,
    Event,
    Extended,
    First,
    Hansoku,
    Ippon,
    Jikan,
    Keep,
    Left,
    Mark,
    Meet,
    Move,
    Open,
    Over,
    Parry,
    Passed,
    Play,
    Pulled,
    Reason,
    Shuffled,
    Stop,
    Stuck,
    Switch,
    Switched,
    Unanswered,
)
from engine.games.kendo.parts import Hand, Mode
from engine.values import Value

# The faces know this module and the parts, so all that they may meet is named here.
__all__ = [
    "Change", "Changed", "Counter", "Deed", "Deflect", "Discard", "Draw", "Drew", "DroppedOut", "Element", "Event",
    "Extended", "First", "Hansoku", "Ippon", "Jikan", "JikanState", "Keep", "Left", "Mark", "Meet", "Move", "Open",
    "Options", "Over", "Parry", "Passed", "Play", "Pulled", "Reason", "Shuffled", "Stage", "Stake", "State",
    "Stop", "Stuck", "Switch", "Switched", "Threat", "Unanswered", "View", "meets",
]  # fmt: skip

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
