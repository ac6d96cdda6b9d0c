"""The messages of one language as Fluent parses them: what each can say, and what it needs to say it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from fluent.syntax import parse
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Placeable,
    SelectExpression,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

Filling: TypeAlias = Callable[[str], str]  # what stands for a variable


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or, with a dash before its key, a term."""

    key: str
    file: str  # its file's name without the ending
    pattern: Any


@dataclass(frozen=True, slots=True)
class Catalogue:
    entries: dict[str, Entry]
    junk: tuple[tuple[str, int], ...]  # files and lines that Fluent can't read
    twice: tuple[str, ...]

    def spoken(self, key: str, filling: Filling) -> list[str]:
        """Every way in which a message can come out."""
        entry = self.entries.get(key)
        return _spoken(self, entry.pattern, filling) if entry else [""]

    def words(self, key: str) -> str:
        """All that it can say, with blanks for its variables."""
        return " ".join(dict.fromkeys(self.spoken(key, lambda _: " ")))


def catalogue(folder: Path) -> Catalogue:
    entries: dict[str, Entry] = {}
    junk, twice = [], []
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        for found in parse(text).body:
            if isinstance(found, Junk):
                junk.append((path.stem, text.count("\n", 0, found.span.start if found.span else 0) + 1))
            if isinstance(found, Message | Term):
                key = f"{'-' * isinstance(found, Term)}{found.id.name}"
                twice += [key] * (key in entries)
                entries[key] = Entry(key, path.stem, found.value)
    return Catalogue(entries, tuple(junk), tuple(twice))


def _spoken(all_of: Catalogue, pattern: Any, filling: Filling) -> list[str]:
    outs = [""]
    for element in pattern.elements if pattern else ():
        ways = list(_ways(all_of, element, filling))
        outs = [out + way for out in outs for way in ways]
    return outs


def _ways(all_of: Catalogue, element: Any, filling: Filling) -> Iterator[str]:
    if isinstance(element, TextElement):
        yield element.value
        return
    inner = element.expression
    if isinstance(inner, SelectExpression):
        for variant in inner.variants:
            yield from _spoken(all_of, variant.value, filling)
    elif isinstance(inner, MessageReference | TermReference):
        yield from all_of.spoken(f"{'-' * isinstance(inner, TermReference)}{inner.id.name}", filling)
    elif isinstance(inner, VariableReference):
        yield filling(inner.id.name)
    elif isinstance(inner, Placeable):
        yield from _ways(all_of, inner, filling)
    else:
        yield str(getattr(inner, "value", " "))  # a literal, or a function such as NUMBER


@dataclass(frozen=True, slots=True)
class Needs:
    """What a message is given, what it says of that, and what it tells apart."""

    placed: frozenset[str]  # variables in its text
    chosen: frozenset[str]  # variables that choose a variant
    words: frozenset[str]  # names of variants that aren't the plural's
    numbers: frozenset[str]  # numbers that have a variant of their own
    plurals: frozenset[str]


PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class _Finder(Visitor):
    def __init__(self) -> None:
        self.placed: set[str] = set()
        self.chosen: set[str] = set()
        self.variants: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.placed.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            self.chosen.add(node.selector.id.name)
        for variant in node.variants:
            if isinstance(variant.key, NumberLiteral):
                self.numbers.add(variant.key.value)
            elif not variant.default or variant.key.name in PLURALS:
                self.variants.add(variant.key.name)
            self.visit(variant.value)


def needs(pattern: Any) -> Needs:
    found = _Finder()
    found.visit(pattern)
    return Needs(
        frozenset(found.placed),
        frozenset(found.chosen),
        frozenset(found.variants - PLURALS),
        frozenset(found.numbers),
        frozenset(found.variants & PLURALS),
    )
