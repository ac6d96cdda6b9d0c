"""Refuses what does not come from this machine, or comes from a website that somebody on it is looking at."""

import re
from collections.abc import Awaitable, Callable

from aiohttp import web

HERE = re.compile(r"(127\.0\.0\.1|localhost)(:\d+)?")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse every request of a website: the browser sends it with the origin or the host name of the website."""
    own = f"http://{request.host}"
    if not HERE.fullmatch(request.host) or request.headers.get("Origin", own) != own:
        return web.json_response({"error": "The sandbox answers this machine only."}, status=403)
    return await handler(request)
