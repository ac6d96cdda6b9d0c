"""Requests to Discord, whose every one is two points: before it leaves, and once it is answered."""

import re
from typing import Any

import aiohttp
from yarl import URL

from tests.proofs.fate import Fate


def request_counted(fate: Fate) -> None:
    """From now on every request to Discord is counted; the sandbox's clock is not Discord."""
    ask = aiohttp.ClientSession._request

    async def counted(self: aiohttp.ClientSession, method: str, url: Any, **how: Any) -> aiohttp.ClientResponse:
        path = URL(url).path
        if path.startswith("/sandbox/"):
            return await ask(self, method, url, **how)
        with fate.around(f"{method} {shape(path)}"):
            return await ask(self, method, url, **how)

    aiohttp.ClientSession._request = counted  # type: ignore[method-assign]


def shape(path: str) -> str:
    """The route without ids and tokens."""
    return re.sub(r"/(\d+|[\w.=-]{24,})", "/-", path)
