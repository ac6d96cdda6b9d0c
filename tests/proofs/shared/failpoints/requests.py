"""Requests to Discord: each has a failpoint before it leaves, and one after it is answered."""

import re
from typing import Any

import aiohttp
from yarl import URL

from tests.proofs.shared.failpoints import Failpoints


def count_requests(failpoints: Failpoints) -> None:
    """From now on every request to Discord is counted; the sandbox's clock is not Discord."""
    request = aiohttp.ClientSession._request

    async def counted(self: aiohttp.ClientSession, method: str, url: Any, **how: Any) -> aiohttp.ClientResponse:
        path = URL(url).path
        if path.startswith("/sandbox/"):
            return await request(self, method, url, **how)
        with failpoints.around(f"{method} {route(path)}"):
            return await request(self, method, url, **how)

    aiohttp.ClientSession._request = counted  # type: ignore[method-assign]


def route(path: str) -> str:
    """Without ids and tokens."""
    return re.sub(r"/(\d+|[\w.=-]{24,})", "/-", path)
