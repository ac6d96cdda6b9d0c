"""What is looked up when Prometheus asks: queues, matches, standstills, the line to Discord."""

import asyncio
import math
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final

from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from cogs.watching.health import Gateway
from dojo.house import House
from dojo.queues import Queues
from dojo.watchman import LOOK_AT

ROOT: Final = Path(__file__).parents[2]
QUEUES: Final = ("news", "holds", "computers", "orders")


class Gauges(Collector):
    """A scrape is answered at once, so `queues` are looked up before it."""

    def __init__(self, house: House, gateway: Gateway) -> None:
        self.queues = Queues()
        self._house = house
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
            standing.add_metric([what], what in self._house.watchman.standstills)
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
            age.add_metric([name], 0 if queue.since is None else max(0, self._house.now() - queue.since) / 1000)
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
