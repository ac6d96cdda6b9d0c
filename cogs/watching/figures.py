"""What is counted as it happens, for Prometheus: how long things take, what is refused, what fails."""

import logging
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, PlatformCollector, ProcessCollector
from prometheus_client import disable_created_metrics as without_birthdays

CLICKS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)  # Discord waits for three seconds
DELAYS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600)
WRITES: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 5)
OURS: Final = "hikyaku"
MOST: Final = 200  # kinds of failure; there are fewer in the program


class Figures:
    """A `dojo.tally.Tally`."""

    def __init__(self) -> None:
        without_birthdays()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry(auto_describe=True)
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        told: Any = {"namespace": OURS, "registry": self.registry}
        self._clicks = Histogram(
            "click_seconds", "From a click or command until all was said.", ("control", "verb"), buckets=CLICKS, **told
        )
        self._refusals = Counter("refusals", "Sentences told instead of what was wanted.", ("reason",), **told)
        self._news = Histogram(
            "news_delay_seconds", "From writing news until Discord had them.", ("kind",), buckets=DELAYS, **told
        )
        self._computers = Histogram(
            "computer_delay_seconds", "From when a computer's answer was due until it came.", buckets=DELAYS, **told
        )
        self._writes = Histogram(
            "transaction_seconds", "From asking for a transaction until its commit.", buckets=WRITES, **told
        )
        self.failures = Counter(
            "failures", "Lines of the log that tell of something that went wrong.", ("level", "event"), **told
        )

    def clicked(self, control: str, verb: str, seconds: float) -> None:
        self._clicks.labels(control, verb).observe(seconds)

    def refused(self, why: str) -> None:
        self._refusals.labels(why).inc()

    def told(self, kind: str, seconds: float) -> None:
        self._news.labels(kind).observe(seconds)

    def answered(self, seconds: float) -> None:
        self._computers.observe(seconds)

    def wrote(self, seconds: float) -> None:
        self._writes.observe(seconds)


class Listening(logging.Handler):
    """Counts the lines from warnings on: ours by their event, a word of the program, others by who wrote them."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(logging.WARNING)
        self._failures = figures.failures
        self._known: set[tuple[str, str]] = set()

    def emit(self, record: logging.LogRecord) -> None:
        writer = record.name.partition(".")[0]
        kind = record.levelname.lower(), str(record.msg) if writer == OURS else writer
        if len(self._known) < MOST:
            self._known.add(kind)
        self._failures.labels(*(kind if kind in self._known else (kind[0], "other"))).inc()
