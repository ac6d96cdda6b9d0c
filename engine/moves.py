"""The shape of every move and event: a frozen value, told from the others by its `kind`, the name of its class."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import Field, dataclass, fields
from functools import cache
from typing import Any, ClassVar, Literal, ParamSpec, TypeVar, cast, dataclass_transform, get_args, get_origin

from engine.codec import adapter
from engine.swift import swift

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C", bound="Tagged")
DIGITS = 6  # more than any number in a move has


class Tagged:
    """A value with a tag. `tagged` makes it the last field: it ends the JSON, and pydantic finds it there."""

    __slots__ = ()
    kind: str


class Written(Tagged):
    """A move, which players write as its words: its kind, then each field in turn, as in `counter do-kaeshi-do at 2`.

    A field that may be None is left out then, one that is False by default is its own name or nothing, and a tuple is
    each of its items. `words` has what stands before a field, by the field's name, or in place of the kind.
    """

    __slots__ = ()
    words: ClassVar[Mapping[str, str]] = {}


@dataclass_transform(frozen_default=True)
def tagged(plain: type[C]) -> type[C]:
    """A class of moves or events as a frozen, slotted dataclass; `LastCard` has the kind `last_card`."""
    kind = re.sub(r"\B(?=[A-Z])", "_", plain.__name__).lower()
    made: Any = plain
    made.__annotations__["kind"], made.kind = Literal[kind], kind
    made = dataclass(frozen=True, slots=True)(made)
    made.__orig_bases__ = made.__bases__  # an open twin must have them too: see `engine.swift`
    if made.__str__ is object.__str__ and issubclass(made, Written):
        made.__str__ = _written_out(made)
    return made  # type: ignore[no-any-return]


def _written_out(made: Any) -> Callable[[Any], str]:
    """`__str__` as one f-string over the fields, made once: a click may ask for the words of hundreds of moves."""
    *said, kind = fields(made)
    text = made.words.get("kind", kind.default) + "".join(_said(each, made.words.get(each.name, "")) for each in said)
    spelled: Callable[[Any], str] = eval(f'lambda self: f"""{text}"""')
    return spelled


def _said(each: Field[Any], word: str) -> str:
    """A field within that f-string, with a space before it."""
    before, value = f" {word}" if word else "", f"self.{each.name}"
    if get_origin(each.type) is tuple:
        return f"{before}{{''.join(f' {{each}}' for each in {value})}}"
    if each.default is False:
        return f"{{'{before} {each.name}' if {value} else ''}}"
    if each.default is None:
        return f"{{'' if {value} is None else f'{before} {{{value}}}'}}"
    return f"{before} {{{value}}}"


def read(moves: Any, text: str) -> Any:
    """The move of an annotated union that is written `text`, legal or not; None if it is no move of the game."""
    for kind in get_args(get_args(moves)[0]):
        if found := _pattern(kind).fullmatch(text):
            raw = {each.name: _value(each, found[each.name]) for each in fields(kind)[:-1] if found[each.name]}
            with suppress(ValueError):  # a card or a square that does not exist
                return adapter(kind).validate_python(raw)
    return None


def _value(each: Field[Any], text: str) -> Any:
    if each.default is False:
        return True
    values = [int(word) if word.isdecimal() and len(word) < DIGITS else word for word in text.split()]
    return values if get_origin(each.type) is tuple else values[0]


@cache
def _pattern(kind: Any) -> re.Pattern[str]:
    """What `_written_out` writes, with a group for each field."""
    *said, tag = fields(kind)
    words = [_group(each, f" {kind.words[each.name]}" if each.name in kind.words else "") for each in said]
    return re.compile(kind.words.get("kind", tag.default) + "".join(words))


def _group(each: Field[Any], before: str) -> str:
    if get_origin(each.type) is tuple:
        return rf"{before}(?P<{each.name}>(?: \S+)*?)"
    if each.default is False:
        return rf"(?P<{each.name}>{before} {each.name})?"
    return rf"(?:{before} (?P<{each.name}>\S+))" + "?" * (each.default is None)


def swiftly(frozen: Callable[P, T]) -> Callable[P, T]:
    """`swift` for a tagged class. The tag need not be given."""
    made, kind = swift(frozen), fields(cast(Any, frozen))[-1]
    cast(Any, made).__init__.__defaults__ = (kind.default,)
    return made
