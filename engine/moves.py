"""The shape of every move and event: a frozen value, told from the others by its `kind`, the name of its class."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, ParamSpec, TypeVar, cast, dataclass_transform

from engine.swift import swift

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C", bound="Tagged")


class Tagged:
    """A value with a tag. `tagged` makes it the last field: it ends the JSON, and pydantic finds it there."""

    __slots__ = ()
    kind: str


class Written(Tagged):
    """A move, which players write as its words: its kind, then each field in turn, as in `counter do-kaeshi-do at 2`.

    What is None, False or empty is left out, and what is True is its field's name. `words` has what stands before a
    field, by the field's name, or in place of the kind.
    """

    __slots__ = ()
    words: ClassVar[Mapping[str, str]] = {}

    def __str__(self) -> str:
        return " ".join([self.words.get("kind", self.kind), *self._said()])

    def _said(self) -> Iterator[str]:
        for name in self.__match_args__[:-1]:  # type: ignore[attr-defined]  # all fields but the kind
            value = getattr(self, name)
            if value is None or value is False or value == ():
                continue
            if name in self.words:
                yield self.words[name]
            yield name if value is True else " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


@dataclass_transform(frozen_default=True)
def tagged(plain: type[C]) -> type[C]:
    """A class of moves or events as a frozen, slotted dataclass; `LastCard` has the kind `last_card`."""
    kind = re.sub(r"\B(?=[A-Z])", "_", plain.__name__).lower()
    made: Any = plain
    made.__annotations__["kind"], made.kind = Literal[kind], kind
    made = dataclass(frozen=True, slots=True)(made)
    made.__orig_bases__ = made.__bases__  # an open twin must have them too: see `engine.swift`
    return made  # type: ignore[no-any-return]


def swiftly(frozen: Callable[P, T]) -> Callable[P, T]:
    """`swift` for a tagged class. The tag need not be given."""
    made, kind = swift(frozen), fields(cast(Any, frozen))[-1]
    cast(Any, made).__init__.__defaults__ = (kind.default,)
    return made
