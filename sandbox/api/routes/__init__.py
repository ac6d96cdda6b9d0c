"""Which code answers which of the bot's requests: a route of our own if there is one, else simcord's."""

from collections.abc import Callable, Iterator
from typing import Any

from simcord.http import routes as _simcord_routes  # noqa: F401  importing it registers simcord's handlers
from simcord.http.router import _ROUTES, RequestContext, RouteNotImplemented

from sandbox.api.routes import account, commands, dms, emoji, interactions, messages, threads
from sandbox.api.routes.table import OWN, Handler, Wire

__all__ = ["Wire", "find"]

Route = tuple[str, tuple[str, ...], Handler]
OWN_MODULES = (account, commands, dms, emoji, interactions, messages, threads)


def _all() -> Iterator[tuple[str, str, Handler]]:
    own = {(method, _shape(template)) for method, template, _ in OWN}
    yield from OWN
    for method, routes in _ROUTES.items():
        for segments, handler in routes:
            template = "/" + "/".join(segments)
            if (method, _shape(template)) not in own:
                yield method, template, _borrowed(handler)


def _borrowed(handler: Callable[[RequestContext], Any]) -> Handler:
    return lambda context, wire: handler(context)


def _shape(template: str) -> tuple[str, ...]:
    return tuple("{}" if _is_blank(segment) else segment for segment in template.strip("/").split("/"))


def _is_blank(segment: str) -> bool:
    return segment.startswith("{")


def _table() -> dict[tuple[str, int], list[Route]]:
    """The routes by method and length, with the most literal templates first."""
    table: dict[tuple[str, int], list[Route]] = {}
    for method, template, handler in _all():
        segments = tuple(template.strip("/").split("/"))
        table.setdefault((method, len(segments)), []).append((template, segments, handler))
    for routes in table.values():
        routes.sort(key=lambda route: sum(map(_is_blank, route[1])))
    return table


TABLE = _table()


def find(method: str, path: str) -> tuple[str, Handler, dict[str, str]]:
    parts = path.strip("/").split("/")
    for template, segments, handler in TABLE.get((method, len(parts)), ()):
        pairs = list(zip(segments, parts, strict=True))
        if all(segment == part or (_is_blank(segment) and part) for segment, part in pairs):
            return template, handler, {segment[1:-1]: part for segment, part in pairs if _is_blank(segment)}
    raise RouteNotImplemented(method, path)
