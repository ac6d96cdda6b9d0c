"""What is wanted of a figure, and tables in which a figure that misses it stands in bold."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bench.players.contests import interval


@dataclass(frozen=True, slots=True)
class Goal:
    """From where to where a figure should lie, in the unit in which it is printed."""

    least: float = 0.0
    most: float = 100.0

    def __str__(self) -> str:
        if not self.least:
            return f"at most {self.most:g}"
        return f"at least {self.least:g}" if self.most == 100 else f"{self.least:g} to {self.most:g}"

    def marked(self, figure: float, text: str) -> str:
        return text if self.least <= round(figure, 1) <= self.most else f"**{text}**"

    def share(self, parts: Sequence[float]) -> str:
        """A mean between 0 and 1 in percent, with its interval."""
        return self.marked(100 * sum(parts) / len(parts), told(parts)) if parts else "none"


def near(fair: float, points: float) -> Goal:
    """Within so many points of a fair share."""
    return Goal(round(100 * fair - points, 1), round(100 * fair + points, 1))


def told(parts: Sequence[float]) -> str:
    found = sum(parts) / len(parts)
    low, high = interval(found, len(parts))
    return f"{100 * found:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines: list[Iterable[object]] = [names, ["---"] * len(names), *rows]
    return "\n".join(f"| {' | '.join([str(each) for each in line])} |" for line in lines)
