"""The Prometheus metrics, and the HTTP server for them and for health checks."""

import asyncio
import logging
import math
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final

from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from cogs.client import VERSION
from cogs.process import ConfigError
from cogs.process.health import Gateway, find_problems
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.stalls import LOOK_AT, Queues

log = logger("metrics")

# Upper bounds in seconds. Discord waits three seconds for the response to a click.
CLICK_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)
DELAY_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600)
WRITE_BUCKETS: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 5)
NAMESPACE: Final = "hikyaku"
MAX_FAILURE_KINDS: Final = 200  # distinct labels; the program has fewer


class PrometheusMetrics:
    """Implements `dojo.ops.metrics.Metrics`: the counters and histograms."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry(auto_describe=True)
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        histogram = partial(Histogram, namespace=NAMESPACE, registry=self.registry)
        counter = partial(Counter, namespace=NAMESPACE, registry=self.registry)
        self._clicks = histogram(
            "click_seconds", "From a click or command until all was said.", ("control", "verb"), buckets=CLICK_BUCKETS
        )
        self._refusals = counter("refusals", "Sentences told instead of what was wanted.", ("reason",))
        self._notices = histogram(
            "notice_delay_seconds", "From writing a notice until Discord had it.", ("kind",), buckets=DELAY_BUCKETS
        )
        self._computers = histogram(
            "computer_delay_seconds", "From when a computer's answer was due until it came.", buckets=DELAY_BUCKETS
        )
        self._writes = histogram(
            "transaction_seconds", "From asking for a transaction until its commit.", buckets=WRITE_BUCKETS
        )
        self.failures = counter(
            "failures", "Lines of the log that tell of something that went wrong.", ("level", "event")
        )

    def clicked(self, control: str, verb: str, seconds: float) -> None:
        self._clicks.labels(control, verb).observe(seconds)

    def refused(self, why: str) -> None:
        self._refusals.labels(why).inc()

    def delivered(self, kind: str, seconds: float) -> None:
        self._notices.labels(kind).observe(seconds)

    def answered(self, seconds: float) -> None:
        self._computers.observe(seconds)

    def wrote(self, seconds: float) -> None:
        self._writes.observe(seconds)


class FailureCounter(logging.Handler):
    """Counts log lines from WARNING up: ours by their event, those of libraries by the name of the library."""

    def __init__(self, prometheus: PrometheusMetrics) -> None:
        super().__init__(logging.WARNING)
        self._failures = prometheus.failures
        self._known: set[tuple[str, str]] = set()

    def emit(self, record: logging.LogRecord) -> None:
        writer = record.name.partition(".")[0]
        kind = record.levelname.lower(), str(record.msg) if writer == NAMESPACE else writer
        if len(self._known) < MAX_FAILURE_KINDS:
            self._known.add(kind)
        self._failures.labels(*(kind if kind in self._known else (kind[0], "other"))).inc()


# Gauges

QUEUES: Final = ("outbox", "held_moves", "computers")


class GaugeCollector(Collector):
    """Gauges read at each scrape. Collecting is synchronous, so `queues` must be refreshed before it."""

    def __init__(self, dojo: Dojo, gateway: Gateway) -> None:
        self.queues = Queues()
        self._dojo = dojo
        self._gateway = gateway
        self._started = monotonic()

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        yield from self._queues()
        yield from self._lines()
        yield gauge("matches_open", "Matches that are being played.", self.queues.matches)
        yield gauge("lobbies_open", "Lobbies that wait for players.", self.queues.lobbies)
        standing = GaugeMetricFamily("hikyaku_standstill", "1 while it has come to a standstill.", labels=["what"])
        for what in LOOK_AT:
            standing.add_metric([what], what in self._dojo.stall_detector.standstills)
        yield standing
        yield gauge("tasks", "Tasks of the event loop.", len(asyncio.all_tasks()))
        yield gauge("uptime_seconds", "Since the bot was started.", monotonic() - self._started)
        yield InfoMetricFamily("hikyaku_build", "Which Hikyaku it is.", {"version": VERSION})

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
        yield gauge("gateway_up", "1 while all our shards hear Discord.", self._gateway.up)
        yield gauge("requests_refused", "By Discord in the last ten minutes.", self._gateway.refused)
        latency = GaugeMetricFamily("hikyaku_gateway_latency_seconds", "Of the last heartbeat.", labels=["shard"])
        for shard, seconds in self._gateway.latencies:
            if math.isfinite(seconds):
                latency.add_metric([str(shard)], seconds)
        yield latency


def gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(f"hikyaku_{name}", help, value)


# The HTTP port for monitoring, open only to this machine: `/metrics` for Prometheus, and `/healthz`.

LOCALHOST: Final = "127.0.0.1"
HERE: Final = re.compile(r"(127\.0\.0\.1|localhost)(:\d+)?")


@asynccontextmanager
async def serving_metrics(
    dojo: Dojo, prometheus: PrometheusMetrics, gateway: Gateway, port: int
) -> AsyncIterator[None]:
    """Serve metrics and health while the context is open. Raises `ConfigError` if the port cannot be opened."""
    gauges = GaugeCollector(dojo, gateway)
    prometheus.registry.register(gauges)
    failures = FailureCounter(prometheus)
    runner = web.AppRunner(_application(dojo, prometheus, gateway, gauges), access_log=None)
    await runner.setup()
    try:
        await _open(web.TCPSite(runner, LOCALHOST, port), port)
        logging.getLogger().addHandler(failures)
        yield
    finally:
        logging.getLogger().removeHandler(failures)
        await runner.cleanup()


async def _open(site: web.TCPSite, port: int) -> None:
    try:
        await site.start()
    except OSError as refusal:
        raise ConfigError(f"METRICS_PORT is {port}, which cannot be opened: {refusal.strerror}.") from None


@web.middleware
async def only_from_here(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse what a website has sent here under a name of its own, which it has pointed at this machine."""
    if not HERE.fullmatch(request.host) or "Origin" in request.headers:
        raise web.HTTPForbidden
    return await handler(request)


def _application(
    dojo: Dojo, prometheus: PrometheusMetrics, gateway: Gateway, gauges: GaugeCollector
) -> web.Application:
    respond = make_aiohttp_handler(prometheus.registry)

    async def metrics(request: web.Request) -> web.StreamResponse:
        try:
            gauges.queues = await dojo.stall_detector.glance.queues()
        except Exception as error:  # the other metrics are all the more useful then
            log.warning("queues not counted", reason=redacted(error))
        return await respond(request)

    async def health(_: web.Request) -> web.Response:
        found = find_problems(dojo, gateway)
        return web.json_response({"ok": not found, "troubles": found}, status=503 if found else 200)

    application = web.Application(middlewares=[only_from_here])
    application.add_routes([web.get("/metrics", metrics), web.get("/healthz", health)])
    return application
