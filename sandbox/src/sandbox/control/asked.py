"""A call of the control interface: its arguments, the person and channel in them, and its answer."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Channel, Guild, Message

from sandbox.actions.reading import Refused, snowflake
from sandbox.actions.user_actions import UserActions
from sandbox.control.live import Live
from sandbox.control.presenter import Presenter
from sandbox.gateway.gateway import Gateway
from sandbox.strict.limits import Limits
from sandbox.traffic.faults import Faults
from sandbox.traffic.findings import Findings
from sandbox.traffic.journal import Journal
from sandbox.world.people import Person
from sandbox.world.world import World

CALLS: list[tuple[str, str, "Call"]] = []


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the sandbox that a call may use."""

    world: World
    presenter: Presenter
    actions: UserActions
    faults: Faults
    gateway: Gateway
    journal: Journal
    findings: Findings
    live: Live
    limits: Limits


@dataclass(frozen=True, slots=True)
class Asked:
    services: Services
    request: web.Request
    body: dict[str, Any]

    @property
    def world(self) -> World:
        return self.services.world

    def person(self) -> Person:
        person = self.world.people.get(self._id("person"))
        if person is None:
            raise Refused(f"There is no person {self.request.match_info['person']}.", 404)
        return person

    def server(self) -> Guild:
        guild = self.world.guilds.get(self._id("server"))
        if guild is None:
            raise Refused(f"There is no server {self.request.match_info['server']}.", 404)
        return guild

    def channel(self, person: Person | None = None) -> Channel:
        """The channel of the call. With a person: only one that this person can see."""
        channel = self.world.channels.get(self._id("channel"))
        if channel is None or (person is not None and not self.world.sees(person.id, channel.id)):
            raise Refused(f"There is no channel {self.request.match_info['channel']} here.", 404)
        return channel

    def message(self, person: Person) -> Message:
        channel = self.channel(person)
        message = self.world.messages[channel.id].get(snowflake(self.body.get("message")))
        if message is None or not message.visible_to(person.id):
            raise Refused(f"There is no message {self.body.get('message')} here.", 404)
        return message

    def _id(self, name: str) -> int:
        return snowflake(self.request.match_info[name])


Call = Callable[[Asked], Awaitable[Any]]


def call(method: str, path: str) -> Callable[[Call], Call]:
    def register(answer: Call) -> Call:
        CALLS.append((method, path, answer))
        return answer

    return register


def answering(services: Services, answer: Call) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def respond(request: web.Request) -> web.StreamResponse:
        try:
            told = await answer(Asked(services, request, await _body(request)))
        except Refused as refused:
            return _json({"error": refused.sentence}, refused.status)
        except BackendError as refused:
            return _json({"error": f"{refused.message} ({refused.code})."}, refused.status)
        except SetupError as refused:
            return _json({"error": str(refused)}, 400)
        return told if isinstance(told, web.StreamResponse) else _json(told)

    return respond


async def _body(request: web.Request) -> dict[str, Any]:
    text = await request.read() if request.can_read_body else b""
    try:
        body = json.loads(text or b"{}")
    except ValueError as wrong:
        raise Refused("The body is not JSON.") from wrong
    if not isinstance(body, dict):
        raise Refused("The body has to be a JSON object.")
    return body


def _json(told: Any, status: int = 200) -> web.Response:
    return web.Response(status=status, body=json.dumps(told).encode(), content_type="application/json")
