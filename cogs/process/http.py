"""A port of this machine alone, on which a host's programs may ask: /metrics and /healthz."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from cogs.process.config_error import Trouble
from cogs.process.health import Gateway, troubles
from cogs.process.metrics import Figures, Gauges, Listening
from dojo.dojo import House
from dojo.ops.log import diary
from dojo.ops.redaction import brief

log = diary("watching")

HOME: Final = "127.0.0.1"


@asynccontextmanager
async def watched(house: House, figures: Figures, gateway: Gateway, port: int) -> AsyncIterator[None]:
    gauges = Gauges(house, gateway)
    figures.registry.register(gauges)
    listening = Listening(figures)
    runner = web.AppRunner(_application(house, figures, gateway, gauges), access_log=None)
    await runner.setup()
    try:
        await _opened(web.TCPSite(runner, HOME, port), port)
        logging.getLogger().addHandler(listening)
        yield
    finally:
        logging.getLogger().removeHandler(listening)
        await runner.cleanup()


async def _opened(site: web.TCPSite, port: int) -> None:
    try:
        await site.start()
    except OSError as refusal:
        raise Trouble(f"METRICS_PORT is {port}, which cannot be opened: {refusal.strerror}.") from None


def _application(house: House, figures: Figures, gateway: Gateway, gauges: Gauges) -> web.Application:
    told = make_aiohttp_handler(figures.registry)

    async def metrics(request: web.Request) -> web.StreamResponse:
        try:
            gauges.queues = await house.watchman.glance.queues()
        except Exception as trouble:  # the other figures are all the more wanted then
            log.warning("queues not counted", reason=brief(trouble))
        return await told(request)

    async def health(_: web.Request) -> web.Response:
        found = troubles(house, gateway)
        return web.json_response({"ok": not found, "troubles": found}, status=503 if found else 200)

    application = web.Application()
    application.add_routes([web.get("/metrics", metrics), web.get("/healthz", health)])
    return application
