"""Moves as text: how players, buttons and records write them, and how they are read."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, get_args, get_origin

from msgspec import Meta, ValidationError, convert
from msgspec.structs import FieldInfo, fields

from engine.values import Tagged

DIGITS = 6  # more than any number in a move has


class Written(Tagged, frozen=True):
    """A move, which players write as its words: its kind, then each field in turn, as in `counter do-kaeshi-do at 2`.

    A field that may be None is left out then, one that is False by default is its own name or nothing, and a tuple is
    each of its items. A number of a `named` type is written as its name. `words` has what stands before a field, by the
    field's name, or in place of the kind.
    """

    words: ClassVar[Mapping[str, str]] = {}

    def __str__(self) -> str:
        text = self.words.get("kind", self.kind)
        for each in fields(type(self)):
            value = getattr(self, each.name)
            if value is None or value is False:
                continue
            if word := self.words.get(each.name):
                text += f" {word}"
            if value is True:
                text += f" {each.name}"
            elif isinstance(value, tuple):
                text += "".join(f" {item}" for item in value)
            else:
                text += f" {names[value] if (names := _names(each.type)) else value}"
        return text


def named(names: tuple[str, ...]) -> Meta:
    """For `Annotated`: a number from 0 that players know by its name."""
    return Meta(ge=0, lt=len(names), extra={"names": names})


def read(moves: Any, text: str) -> Any:
    """The move of a union that is written `text`, legal or not; None if it is no move of the game."""
    for kind in get_args(moves):
        if found := _pattern(kind).fullmatch(text):
            said = [each for each in fields(kind) if found[each.name]]
            try:
                return convert({"kind": kind.kind} | {each.name: _value(each, found[each.name]) for each in said}, kind)
            except (ValidationError, ValueError):  # a card or a square that does not exist
                return None
    return None


def _value(field: FieldInfo, text: str) -> Any:
    if field.default is False:
        return True
    if names := _names(field.type):
        return names.index(text.strip())
    values = [int(word) if word.isdecimal() and len(word) < DIGITS else word for word in text.split()]
    return values if get_origin(field.type) is tuple else values[0]


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """Those of a `named` type, or none."""
    if get_origin(kind) is not Annotated:
        return ()
    return next((meta.extra["names"] for meta in kind.__metadata__ if isinstance(meta, Meta) and meta.extra), ())


@cache
def _pattern(kind: type[Written]) -> re.Pattern[str]:
    """What `str` writes, with a group for each field."""
    text = kind.words.get("kind", kind.kind)
    for each in fields(kind):
        before = f" {kind.words[each.name]}" if each.name in kind.words else ""
        if get_origin(each.type) is tuple:
            text += rf"{before}(?P<{each.name}>(?: \S+)*?)"
        elif each.default is False:
            text += rf"(?P<{each.name}>{before} {each.name})?"
        else:
            text += rf"(?:{before} (?P<{each.name}>\S+))" + "?" * (each.default is None)
    return re.compile(text)
