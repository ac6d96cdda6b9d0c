"""What is counted as it happens, for Prometheus: how long things take, what is refused, what fails."""

import asyncio
import logging
import math
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, PlatformCollector, ProcessCollector
from prometheus_client import disable_created_metrics as without_birthdays
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from cogs.process.health import Gateway
from dojo.dojo import Dojo
from dojo.ops.stalls import LOOK_AT, Queues

CLICKS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)  # Discord waits for three seconds
DELAYS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600)
WRITES: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 5)
OURS: Final = "hikyaku"
MOST: Final = 200  # kinds of failure; there are fewer in the program


class Figures:
    """A `dojo.ops.metrics.Metrics`."""

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
            "notice_delay_seconds", "From writing news until Discord had them.", ("kind",), buckets=DELAYS, **told
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


ROOT: Final = Path(__file__).parents[2]
QUEUES: Final = ("outbox", "holds", "computers", "orders")


class Gauges(Collector):
    """A scrape is answered at once, so `queues` are looked up before it."""

    def __init__(self, dojo: Dojo, gateway: Gateway) -> None:
        self.queues = Queues()
        self._dojo = dojo
        self._gateway = gateway
        self._began = monotonic()
        self._version = version()

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        yield from self._queues()
        yield from self._lines()
        yield single("matches_open", "Matches that are being played.", self.queues.matches)
        yield single("lobbies_open", "Lobbies that wait for players.", self.queues.lobbies)
        standing = GaugeMetricFamily("hikyaku_standstill", "1 while it has come to a standstill.", labels=["what"])
        for what in LOOK_AT:
            standing.add_metric([what], what in self._dojo.stall_detector.standstills)
        yield standing
        yield single("tasks", "Tasks of the event loop.", len(asyncio.all_tasks()))
        yield single("uptime_seconds", "Since the bot was started.", monotonic() - self._began)
        yield InfoMetricFamily("hikyaku_build", "Which Hikyaku it is.", {"version": self._version})

    def _queues(self) -> Iterator[Metric]:
        length = GaugeMetricFamily("hikyaku_queue_length", "Rows that wait.", labels=["queue"])
        due = GaugeMetricFamily("hikyaku_queue_due", "Rows whose time has come.", labels=["queue"])
        age = GaugeMetricFamily("hikyaku_queue_age_seconds", "How long the oldest row has waited.", labels=["queue"])
        for name in QUEUES:
            queue = getattr(self.queues, name)
            length.add_metric([name], queue.length)
            due.add_metric([name], queue.due)
            age.add_metric([name], 0 if queue.since is None else max(0, self._dojo.now() - queue.since) / 1000)
        yield from (length, due, age)

    def _lines(self) -> Iterator[Metric]:
        yield single("gateway_up", "1 while all our shards hear Discord.", self._gateway.up)
        yield single("requests_refused", "By Discord in the last ten minutes.", self._gateway.refused)
        latency = GaugeMetricFamily("hikyaku_gateway_latency_seconds", "Of the last heartbeat.", labels=["shard"])
        for shard, seconds in self._gateway.latencies:
            if math.isfinite(seconds):
                latency.add_metric([str(shard)], seconds)
        yield latency


def single(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(f"hikyaku_{name}", told, value)


def version() -> str:
    found: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found
