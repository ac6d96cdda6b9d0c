"""What is in the box: 25 number cards, eight specials and the sizes of mat and hand, read from seeds/kengo/box.toml."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from engine.box import one_of, opened, options_in
from engine.values import Value

Card: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Hand: TypeAlias = tuple[Card, ...]

BOX = opened("kengo")

OPTIONS = options_in(BOX)
CARDS: Hand = tuple(int(value) for value, copies in BOX["cards"].items() for _ in range(copies))  # KG-3
VALUES: Hand = tuple(sorted(set(CARDS)))
DRAWS_IN_A_ROW: int = BOX["round"]["draws_in_a_row"]  # KG-21


class Special(Value, frozen=True):
    """What a special makes of a round. The defaults are those of a round without one."""

    key: str = ""
    name: str = ""
    house: bool = False
    hand: int = BOX["round"]["hand"]  # KG-R3, KG-R21, KG-R22: cards a hand is filled up to
    aside: int = 0  # KG-R21: cards put away unseen before the deal
    inset: int = 0  # KG-R23: squares inside the edge on which both start
    retreat: bool = True  # KG-R24: False where only a player with no other playable card may
    cards: int = len(CARDS)  # KG-R25: the most cards in one attack
    parry: Literal["same", "sum"] = "same"  # KG-R26
    open: bool = False  # KG-R27: hands lie face up
    points: int = 1  # KG-R28: what the round is worth
    idle: Mapping[str, object] = {}  # KG-5: options with which it changes nothing


SPECIALS: Mapping[str | None, Special] = {None: Special()} | {each["key"]: Special(**each) for each in BOX["special"]}

SpecialKey: TypeAlias = Annotated[str, one_of(key for key in SPECIALS if key)]


def starts(tatami: int, special: str | None) -> tuple[int, int]:
    """KG-R3, KG-1: where both stand at first, outside the mat on 0 and N+1, or as far inside as KG-R23 says."""
    inset = SPECIALS[special].inset
    return inset, tatami + 1 - inset
