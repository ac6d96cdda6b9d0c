"""Reads the arguments of a control call, and refuses wrong ones in one sentence."""

from collections.abc import Mapping
from typing import Any, TypeVar

T = TypeVar("T")
MISSING = object()


class Refused(Exception):
    """A call was refused and has changed nothing; the message is sent to the caller."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def field(body: Mapping[str, Any], name: str, kind: type[T], default: Any = MISSING) -> T:
    value = body.get(name, default)
    if value is MISSING:
        raise Refused(f"The body needs the field '{name}'.")
    if value is default:
        return value  # type: ignore[no-any-return]
    # In Python, True is an int; here it is not a number.
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise Refused(f"The field '{name}' has to be of the type {kind.__name__}, not {type(value).__name__}.")
    return value


def number(body: Mapping[str, Any], name: str, default: Any = MISSING) -> float:
    value = body.get(name, default)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Refused(f"The field '{name}' has to be a number.")
    return value


def snowflake(value: Any) -> int:
    if not isinstance(value, (str, int)) or not str(value).isascii() or not str(value).isdecimal():
        raise Refused(f"{value!r} is not an id.")
    return int(value)
