"""Sends events to open pages, each only what its person may see."""

import asyncio
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.control.presenter import Presenter
from sandbox.world.payloads import complete
from sandbox.world.threads import payload_of
from sandbox.world.world import GROUP_DM, World

WAITING = 1000
IN_CHANNEL = frozenset({"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "TYPING_START"})
ABOUT_CHANNEL = frozenset({"THREAD_CREATE", "THREAD_UPDATE", "CHANNEL_CREATE", "CHANNEL_UPDATE"})
FOR_ONE = frozenset({"DM_CREATE", "MODAL"})
FOR_ALL = frozenset({"BOT", "CLOCK"})
EPHEMERAL = 1 << 6


@dataclass(eq=False, slots=True)
class Listener:
    person: int
    frames: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(WAITING))

    def tell(self, text: str) -> None:
        # A page that reads too slowly misses events instead of filling the memory.
        if not self.frames.full():
            self.frames.put_nowait(text)


class Live:
    def __init__(self, world: World, presenter: Presenter) -> None:
        self.world = world
        self.presenter = presenter
        self.listeners: set[Listener] = set()
        world.subscribers.append(self.publish)
        world.whisperers.append(self.publish)

    async def connect(self, request: web.Request, person: int) -> web.WebSocketResponse:
        response = web.WebSocketResponse(heartbeat=30)
        await response.prepare(request)
        listener = Listener(person)
        self.listeners.add(listener)
        pump = asyncio.create_task(self._pump(listener, response))
        try:
            async for _ in response:
                pass
        finally:
            self.listeners.discard(listener)
            pump.cancel()
        return response

    async def _pump(self, listener: Listener, response: web.WebSocketResponse) -> None:
        try:
            while True:
                await response.send_str(await listener.frames.get())
        except ConnectionError:
            return

    def publish(self, event: str, data: Mapping[str, Any]) -> None:
        if not self.listeners:
            return
        if event == "THREAD_MEMBERS_UPDATE":
            self._show_thread(data)
        listeners = [listener for listener in self.listeners if self._hears(listener.person, event, data)]
        if listeners:
            text = json.dumps({"t": event, "d": self._shape(event, data)})
            for listener in listeners:
                listener.tell(text)

    def _hears(self, person: int, event: str, data: Mapping[str, Any]) -> bool:
        if event in IN_CHANNEL:
            return self.world.sees(person, int(data["channel_id"])) and _is_for(person, data)
        if event in ABOUT_CHANNEL:
            return self.world.sees(person, int(data["id"]))
        if event in FOR_ONE:
            return bool(data["user_id"] == str(person))
        if event == "GUILD_CREATE":
            return person in self.world.guilds[int(data["id"])].members
        return event in FOR_ALL

    def _shape(self, event: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
        if event == "DM_CREATE":
            channel = self.world.channels[int(data["id"])]
            return self.presenter.group(channel) if channel.type == GROUP_DM else self.presenter.dm(channel)
        return {name: value for name, value in data.items() if name not in ("reader",)}

    def tell(self, people: Collection[int], event: str, data: dict[str, Any]) -> None:
        """Send an event to these people only, because the others know already."""
        text = json.dumps({"t": event, "d": complete(self.world, data)})
        for listener in self.listeners:
            if listener.person in people:
                listener.tell(text)

    def _show_thread(self, data: Mapping[str, Any]) -> None:
        """Show a private thread to the people who were just added to it."""
        thread = self.world.channels[int(data["id"])]
        added = {int(member["user_id"]) for member in data.get("added_members", ())}
        self.tell(added, "THREAD_CREATE", payload_of(self.world, thread))


def _is_for(person: int, data: Mapping[str, Any]) -> bool:
    """Whether the person may see the message: ephemeral ones have one reader."""
    if "reader" in data:
        return bool(data["reader"] == str(person))
    if not data.get("flags", 0) & EPHEMERAL:
        return True
    reader = (data.get("interaction_metadata") or {}).get("user", {}).get("id")
    return bool(reader == str(person))
