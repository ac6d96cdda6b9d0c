"""A position whose best answers are proved."""

from dataclasses import dataclass
from typing import Any

from engine.core import Ask


@dataclass(frozen=True, slots=True)
class Proved:
    """In `state` these answers to `ask` win for certain, some others do not; `in_one`: they win at once."""

    state: Any
    ask: Ask[Any]
    wins: tuple[Any, ...]
    in_one: bool
