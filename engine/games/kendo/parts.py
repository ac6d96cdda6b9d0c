"""What is in the box, read from seeds/kendo/box.toml: three sub-decks of cards, what each card does, sizes of deals."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Literal, TypeAlias

from engine.box import one_of, opened, options_in
from engine.values import Value

BOX = opened("kendo")

Deck: TypeAlias = Literal["basics", "counters", "others"]
Body: TypeAlias = Literal["men", "kote", "do", "tsuki"]
Role: TypeAlias = Literal["basic", "counter", "reinforce", "against", "deflect", "parry", "alternative", "time"]
Mode: TypeAlias = Literal["duel", "competition"]

DECKS: tuple[Deck, ...] = ("basics", "counters", "others")
BASICS, COUNTERS, OTHERS = range(3)
BODIES: tuple[Body, ...] = ("men", "kote", "do", "tsuki")
JIKAN = "jikan_desu"


class Part(Value, frozen=True):
    """A card. `kind` is what a player calls it. KD-R8: the number on a basic matters only before the first attack."""

    card: str
    kind: str
    deck: int  # which of DECKS it belongs to
    role: Role
    name: str
    copies: int = 1
    number: int | None = None  # KD-R4
    answers: Body | None = None  # KD-R12: of a counter, its first word
    delivers: Body | None = None  # KD-7: of a basic, or the second word of a counter
    stops: tuple[str, ...] = ()  # KD-10, KD-14: reinforcements and alternative attacks
    house: bool = False


def basics() -> Iterator[Part]:
    """KD-R2, KD-R4: no two numbers are alike."""
    for body in BODIES:
        for number in BOX["basics"][body]:
            yield Part(f"{body}{number}", body, BASICS, "basic", body.upper(), number=number, delivers=body)


def counters() -> Iterator[Part]:
    """KD-R2: one for every strike answered and every strike delivered. KD-R5: five of the names are ours."""
    for answers in BODIES:
        for delivers in BODIES:
            card = f"{answers}-{BOX['counters'][answers][delivers]}-{delivers}"
            name, house = card.replace("-", " ").upper(), card in BOX["named_by_us"]["counters"]
            yield Part(card, card, COUNTERS, "counter", name, answers=answers, delivers=delivers, house=house)


def others() -> Iterator[Part]:
    """KD-R2: the rest, each with what it stops."""
    for card, each in BOX["others"].items():
        yield Part(card, card, OTHERS, each["role"], each["name"], each["copies"], stops=tuple(each.get("stops", ())))


CARDS: Mapping[str, Part] = {part.card: part for part in (*basics(), *counters(), *others())}
"""In the order of the box, in which hands are shown."""
PLACE: Mapping[str, int] = {card: place for place, card in enumerate(CARDS)}
DECK_OF: Mapping[str, int] = {card: part.deck for card, part in CARDS.items()}
OF_KIND: Mapping[str, tuple[str, ...]] = {
    part.kind: tuple(card for card, each in CARDS.items() if each.kind == part.kind) for part in CARDS.values()
}


def of_role(role: Role) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.kind for part in CARDS.values() if part.role == role))


Card: TypeAlias = Annotated[str, one_of(CARDS)]
Kind: TypeAlias = Annotated[str, one_of(OF_KIND)]
Hand: TypeAlias = tuple[Card, ...]

OPTIONS = options_in(BOX)
SEATS: Mapping[str, tuple[int, ...]] = {mode: tuple(seats) for mode, seats in BOX["seats"].items()}  # KD-R1
DEAL: Mapping[str, tuple[int, int, int]] = {name: tuple(sizes) for name, sizes in BOX["deal"].items()}  # KD-R6
TIES: int = BOX["limits"]["ties"]  # KD-2: rounds of changing the lowest basic
REFILL: int = BOX["limits"]["refill"]  # KD-30: cards that hands are filled up to
EXCHANGES: int = BOX["limits"]["exchanges"]  # KD-R25: then time is up
HANSOKU: int = BOX["limits"]["hansoku"]  # KD-R24: so many make an ippon


def in_box_order(cards: Hand) -> Hand:
    return tuple(sorted(cards, key=PLACE.__getitem__))


@cache
def sub_decks(jikan: bool) -> tuple[Hand, Hand, Hand]:
    """KD-R2: all cards that take part, by sub-deck. KD-R3: JIKAN DESU only where it is played with."""
    full = [card for card, part in CARDS.items() for _ in range(part.copies) if jikan or card != JIKAN]
    first, second, third = (tuple(card for card in full if CARDS[card].deck == deck) for deck in range(3))
    return first, second, third
