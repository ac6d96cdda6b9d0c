"""The words every face is written in: say, scene, face."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias

from engine.core import E, M, Seat, V


class Say(Protocol):
    """A language: one message, by key, with its facts filled in."""

    @property
    def locale(self) -> str: ...

    def __call__(self, key: str, /, **facts: str | int) -> str: ...

    def has(self, key: str, /) -> bool: ...


@dataclass(frozen=True, slots=True)
class Scene(Generic[V, M]):
    """What is to be shown of a match, and to whom: reader None is a bystander, who sees what the table sees."""

    view: V
    names: tuple[str, ...]  # by seat
    say: Say
    reader: Seat | None = None
    asked: tuple[Seat, ...] = ()
    options: tuple[M, ...] = ()  # the reader's legal answers
    weighed: M | None = None  # one of them, not yet given: to be shown as if it were
    safe: bool = False  # in colours that all eyes tell apart


@dataclass(frozen=True, slots=True)
class Face(Generic[V, M, E]):
    """How a game looks and speaks. Every function is pure and may run in any thread."""

    picture: Callable[[Scene[V, M]], bytes]  # PNG
    board: Callable[[Scene[V, M]], str]  # the same as text: monospace, at most 40 columns and 1500 characters
    alt: Callable[[Scene[V, M]], str]  # the same as prose, at most 1000 characters
    option: Callable[[M, Say], str]  # the label of one answer
    value: Callable[[str, Any, Say], str]  # the label of one field's value, where answers are narrowed by fields
    event: Callable[[E, tuple[str, ...], Say], str]  # one line of the log
    hint: Callable[[Scene[V, M], M], str] | None = None  # a few words on what an answer costs or leads to; may be ""
    hand: Callable[[Scene[V, M]], bytes] | None = None  # PNG of the reader's cards, if they need a second picture
    emblem: Path | None = None  # the drawing by which the game is known, where several stand together
    weighs: frozenset[str] = frozenset()  # kinds of answers that are composed and shown before they are given


AnyFace: TypeAlias = Face[Any, Any, Any]
AnyScene: TypeAlias = Scene[Any, Any]
