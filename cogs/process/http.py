"""The HTTP port for monitoring, open only to this machine: `/metrics` for Prometheus, and `/healthz`."""

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from cogs.process import ConfigError
from cogs.process.health import Gateway, find_problems
from cogs.process.metrics import FailureCounter, GaugeCollector, PrometheusMetrics
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("http")

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
