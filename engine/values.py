"""Values: everything the rules are about is an immutable record, which may carry a tag that tells its kind."""

import dataclasses
import re
from typing import Any, ClassVar, TypeVar

from msgspec import Struct, structs

T = TypeVar("T")


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """A state, a part of one, or what somebody sees of it. `msgspec.structs.replace` makes changed copies."""


def snake_case(name: str) -> str:
    return re.sub(r"\B(?=[A-Z])", "_", name).lower()


class Tagged(Value, frozen=True, tag_field="kind", tag=snake_case):
    """A move or an event. `kind` tells it from the others of its game: `LastCard` has the kind `last_card`."""

    kind: ClassVar[str]

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.kind = snake_case(cls.__name__)


def replace(record: T, /, **changes: Any) -> T:
    """A changed copy of a value or a dataclass, as `copy.replace` makes it from Python 3.13 on."""
    made: Any = structs.replace if isinstance(record, Struct) else dataclasses.replace
    changed: T = made(record, **changes)
    return changed
