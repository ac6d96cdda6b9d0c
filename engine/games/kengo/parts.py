"""What is in the box: 25 number cards, eight specials and the sizes of mat and hand, read from seeds/kengo/box.toml."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.box import opened, options_in

Card: TypeAlias = Annotated[int, Field(ge=1, le=5)]
Hand: TypeAlias = tuple[Card, ...]

BOX = opened("kengo")

OPTIONS = options_in(BOX)
CARDS: Hand = tuple(int(value) for value, copies in BOX["cards"].items() for _ in range(copies))
VALUES: Hand = tuple(sorted(set(CARDS)))
DRAWS_IN_A_ROW: int = BOX["round"]["draws_in_a_row"]


@dataclass(frozen=True, slots=True)
class Special:
    """What a special makes of a round; as it stands here, a round without one."""

    key: str = ""
    name: str = ""
    house: bool = False
    hand: int = BOX["round"]["hand"]
    aside: int = 0
    inset: int = 0
    retreat: bool = True
    cards: int = len(CARDS)
    parry: Literal["same", "sum"] = "same"
    open: bool = False
    points: int = 1
    idle: Mapping[str, object] = field(default_factory=dict)


SPECIALS: Mapping[str | None, Special] = {None: Special()} | {each["key"]: Special(**each) for each in BOX["special"]}


def starts(tatami: int, special: str | None) -> tuple[int, int]:
    """Where both stand at first: outside the mat, on 0 and N+1, if no special says otherwise."""
    inset = SPECIALS[special].inset
    return inset, tatami + 1 - inset
