"""Players written from the rules alone, against which the levels of the computer player are measured.

A rival is a function. It gets the view of its seat, the question, luck, and the seconds of processor time it may use.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from bench.players.rivals import kaito, karenza, kendo, kengo, regroup
from engine.core import Ask

Rival: TypeAlias = Callable[[Any, Ask[Any], Random, float], Any]

RIVALS: Final[Mapping[str, Mapping[str, Rival]]] = {
    "kaito": {"greedy": kaito.greedy, "alphabeta": kaito.alphabeta},
    "kengo": {"greedy": kengo.greedy, "rules": kengo.rules, "bold": kengo.bold},
    "kendo": {"greedy": kendo.greedy, "rules": kendo.rules},
    "karenza": {"greedy": karenza.greedy, "rules": karenza.rules, "fencer": karenza.fencer},
    "regroup": {"greedy": regroup.greedy, "rules": regroup.rules, "flock": regroup.flock},
}
