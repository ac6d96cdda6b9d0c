"""The list in which our own routes register themselves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from simcord.http.router import RequestContext

from sandbox.world.world import World


@dataclass(slots=True)
class Wire:
    """What a route may need besides simcord's context."""

    world: World
    token: str
    address: str = ""

    @property
    def gateway_address(self) -> str:
        return self.address.replace("http", "ws", 1) + "/gateway"


Handler = Callable[[RequestContext, Wire], Any]
OWN: list[tuple[str, str, Handler]] = []


def route(method: str, template: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        OWN.append((method, template, handler))
        return handler

    return register
