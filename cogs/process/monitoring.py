"""The watch over the house: nobody's, unless a host has named a port; only then is anything for it loaded."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.client import Hikyaku
from cogs.process.health import Gateway
from dojo.dojo import House
from dojo.ops.metrics import Tally, Uncounted


class Watch:
    def __init__(self, port: int) -> None:
        self.tally: Tally = Uncounted()
        self._port = port
        self._gateway = Gateway()
        if port:
            from cogs.process.metrics import Figures

            self.tally = self._figures = Figures()

    @asynccontextmanager
    async def over(self, house: House) -> AsyncIterator[None]:
        if not self._port:
            yield
            return
        from cogs.process.http import watched

        async with watched(house, self._figures, self._gateway, self._port):
            yield

    def through(self, client: Hikyaku) -> Hikyaku:
        """The client on whose line to Discord we are just now."""
        self._gateway.client = client
        return client
