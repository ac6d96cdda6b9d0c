"""Which moves of a match a teacher speaks about: the few that gave most away, each confirmed by a second search."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.player.teacher import Judgement

MOST: Final = 3  # moments of one seat
MARGIN: Final = 0.15  # a smaller loss is no mistake that anybody could be sure of
GLANCES: Final = ((60, 0.5), (200, 0.5))  # playouts of a look at each move, and which part of them is looked at again
ENOUGH: Final = 8  # moves that are looked at closely
CLOSE: Final = 1000  # playouts of a close look
CLOSER: Final = 2500  # of the second, which looks further ahead and so is no mere repetition


@dataclass(frozen=True, slots=True)
class Look:
    """One judgement that is wanted: of which decision, with which luck, and how thoroughly."""

    number: int
    seed: str
    playouts: int
    claim: Any = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision in which much was given away, by its number; the better move, and the loss that is sure."""

    number: int
    better: Any
    loss: float


Looks: TypeAlias = Generator[Look, Judgement, None]


def looks(count: int, found: list[Moment]) -> Looks:
    """Ask for judgements of so many decisions, and add to `found` what is sure. It can be left at any time."""
    running = list(range(count))
    for playouts, part in GLANCES:
        losses: dict[int, float] = {}
        for number in running:
            losses[number] = (yield Look(number, f"glance {number}", playouts)).loss
        worst = sorted(running, key=losses.__getitem__, reverse=True)
        running = [number for number in worst[: max(ENOUGH, round(part * len(worst)))] if losses[number]]
    for number in running[:ENOUGH]:
        first = yield Look(number, f"first {number}", CLOSE)
        if first.loss > MARGIN:
            second = yield Look(number, f"second {number}", CLOSER, first.better)
            if second.loss > MARGIN:
                found.append(Moment(number, first.better, min(first.loss, second.loss)))
        if len(found) == MOST:
            return
