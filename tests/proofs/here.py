"""A sandbox in this process: its control interface without a wire, and users of it who look without waiting."""

import re
from types import SimpleNamespace
from typing import Any

from simcord.backend.errors import BackendError, SetupError

from bench.client import Calls, Message, Person, Refusal, ids
from sandbox.actions.reading import Refused
from sandbox.control import CALLS
from sandbox.control.asked import Asked
from sandbox.server import Sandbox

ROUTES = [
    (method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path[1:])), answer) for method, path, answer in CALLS
]
SEEN = 200  # messages of a channel


class Here(Calls):
    def __init__(self, sandbox: Sandbox) -> None:
        self.services = sandbox.services

    async def ask(self, method: str, path: str, query: dict[str, Any], body: dict[str, Any]) -> Any:
        [(found, answer)] = [
            (found, answer) for how, route, answer in ROUTES if how == method and (found := route.fullmatch(path))
        ]
        request: Any = SimpleNamespace(match_info=found.groupdict(), query=query)
        try:
            return await answer(Asked(self.services, request, body))
        except (Refused, BackendError, SetupError) as refused:
            raise Refusal(str(refused)) from None


class User(Person):
    """What they are told is what they are told at first: nobody waits for what may never follow."""

    def __init__(self, sandbox: Sandbox, person: Any, general: int) -> None:
        super().__init__(Here(sandbox), person.id, person.name, str(general))
        self.person, self.services = person, sandbox.services

    async def _replied(self, clicked: Message, done: Message) -> Message:
        return done

    def on_screen(self, channel: int | str) -> list[Message]:
        place = self.services.world.channels.get(int(channel))
        seen = place is not None and self.services.world.sees(self.id, place.id)
        return self.services.presenter.messages(self.person, place, SEEN) if seen else []

    def dms_on_screen(self) -> list[Message]:
        dms = self.services.presenter.dms(self.person)
        return self.on_screen(dms[0]["id"]) if dms else []

    def with_control(self, channel: int | str, start: str) -> Message | None:
        """The newest message with such a control."""
        return next((message for message in reversed(self.on_screen(channel)) if ids(message, start)), None)
