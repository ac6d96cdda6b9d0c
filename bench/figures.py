"""A measurement: a median and its spread, compared with a peer from the same run and with its goal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from operator import ge, le
from statistics import mean, median
from typing import Literal, TypeAlias

Size: TypeAlias = Literal["tiny", "quick", "full"]  # to see that it works, for a rough idea, to quote

CHUNKS = 5  # the spread of a percentile is taken over this many parts of the run


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal is met at `limit` or better; `of` says whether that is the figure itself or its ratio to the peer."""

    limit: float
    better: str  # "more" or "less"
    of: str = "figure"

    def met(self, value: float) -> bool:
        reaches: Callable[[float, float], bool] = ge if self.better == "more" else le
        return reaches(value, self.limit)

    def __str__(self) -> str:
        sign = ">=" if self.better == "more" else "<="
        return f"{sign} {self.limit:,g}{'x' if self.of == 'ratio' else ''}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of a table. `low` and `high` are the spread over the rounds; `ratio` is to the figure named `peer`."""

    name: str
    unit: str
    value: float
    low: float
    high: float
    count: int
    peer: str = ""
    ratio: float | None = None
    goal: Goal | None = None

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None without a goal, or without a peer to compare with."""
        judged = self.ratio if self.goal and self.goal.of == "ratio" else self.value
        return None if self.goal is None or judged is None else self.goal.met(judged)


def of_rounds(name: str, unit: str, rounds: Sequence[float], goal: Goal | None = None) -> Figure:
    """A figure from one value for each round: their median."""
    return Figure(name, unit, median(rounds), min(rounds), max(rounds), len(rounds), goal=goal)


def of_samples(name: str, unit: str, samples: Sequence[float], part: float, goal: Goal | None = None) -> Figure:
    """A figure from all samples: a percentile (`part` 0.5 is the median), with its spread over parts of the run."""
    pieces = [percentile(piece, part) for piece in in_chunks(samples)]
    return Figure(name, unit, percentile(samples, part), min(pieces), max(pieces), len(samples), goal=goal)


def of_mean(name: str, unit: str, samples: Sequence[float]) -> Figure:
    """A figure from all samples: their mean, for what is counted in steps that are longer than a sample."""
    means = [mean(piece) for piece in in_chunks(samples)]
    return Figure(name, unit, mean(samples), min(means), max(means), len(samples))


def in_chunks(samples: Sequence[float]) -> list[Sequence[float]]:
    """The samples in `CHUNKS` parts, in order."""
    size = -(-len(samples) // CHUNKS)
    return [samples[start : start + size] for start in range(0, len(samples), size)]


def percentile(samples: Sequence[float], part: float) -> float:
    """The percentile by the nearest-rank method."""
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def beside(figure: Figure, peer: Figure, rounds: Sequence[float] = ()) -> Figure:
    """The figure with its ratio to a peer: the median of the ratios of each round, if there are rounds."""
    return replace(figure, peer=peer.name, ratio=median(rounds) if rounds else figure.value / peer.value)


def ratios(rounds: Sequence[float], peer: Sequence[float]) -> list[float]:
    """The ratios of each round: what disturbs a round disturbs both."""
    return [ours / theirs for ours, theirs in zip(rounds, peer, strict=True)]
