"""Monitoring, if a metrics port is configured; the libraries for it are only imported then."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.client import Hikyaku
from cogs.process.health import Gateway
from dojo.dojo import Dojo
from dojo.ops.metrics import Metrics, NoMetrics


class Monitoring:
    def __init__(self, port: int) -> None:
        self.metrics: Metrics = NoMetrics()
        self._port = port
        self.gateway = Gateway()
        if port:
            from cogs.process.metrics import PrometheusMetrics

            self.metrics = self._prometheus = PrometheusMetrics()

    @asynccontextmanager
    async def serving(self, dojo: Dojo) -> AsyncIterator[None]:
        """Serve metrics and health while the context is open, if there is a port. Raises `ConfigError`."""
        if not self._port:
            yield
            return
        from cogs.process.metrics import serving_metrics

        async with serving_metrics(dojo, self._prometheus, self.gateway, self._port):
            yield

    def observe(self, client: Hikyaku) -> Hikyaku:
        """Report on the connection of this client from now on, and return it."""
        self.gateway.client = client
        return client
