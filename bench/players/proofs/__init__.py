"""Positions with an answer that is proved to win, game by game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bench.players.proofs import kaito, karenza, kendo, kengo, regroup
from bench.players.proofs.proved import Proved

PROOFS: Final[Mapping[str, Callable[[], Iterator[Proved]]]] = {
    "kaito": kaito.sure_wins,
    "kengo": kengo.sure_wins,
    "kendo": kendo.sure_wins,
    "karenza": karenza.sure_wins,
    "regroup": regroup.sure_wins,
}
"""Each game's positions, endlessly, each from another match."""
