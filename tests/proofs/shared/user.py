"""Users in the sandbox: they see and do what Discord would let them, and a bot may be down when they click."""

from collections.abc import Callable
from typing import Any, Final

from simcord.backend.errors import BackendError

from sandbox.actions.reading import Refused
from sandbox.actions.slash import CommandFinder
from sandbox.world.tracked_interactions import TrackedInteraction
from tests.e2e.world import ids
from tests.proofs.shared.rig import Rig

Message = dict[str, Any]
GONE: Final[Message] = {"state": "gone", "followups": []}
UNHEARD: Final = {"waiting", "expired"}


class User:
    def __init__(self, rig: Rig, name: str) -> None:
        self.rig, self.name = rig, name
        self.services = rig.sandbox.services
        self.person = next(person for person in self.services.world.people.values() if person.name == name)
        self.id = self.person.id
        server = self.services.presenter.places(self.person)["servers"][0]
        self.server, self.general = int(server["id"]), int(server["channels"][0]["id"])

    async def run(self, command: str, channel: int | None = None, **options: Any) -> Message:
        await self.rig.alive()
        place = self.services.world.channels[channel or self.general]
        invocation = CommandFinder(self.services.world, self.person, place).invoke(command, options)
        return await self.rig.done(self.services.actions.command(self.person, place, invocation))

    async def press(self, message: Message, custom_id: str) -> Message:
        return await self._insisting(lambda: self.services.actions.press(self.person, self._it(message), custom_id))

    async def choose(self, message: Message, custom_id: str, value: str) -> Message:
        return await self._insisting(
            lambda: self.services.actions.choose(self.person, self._it(message), custom_id, [value])
        )

    async def _insisting(self, act: Callable[[], TrackedInteraction]) -> Message:
        """Users who see that an interaction failed do it once more, if they still can."""
        done = GONE
        for _ in range(2):
            await self.rig.alive()
            try:
                done = await self.rig.done(act())
            except (BackendError, Refused):  # the message or the control is gone
                break
            if done["state"] not in UNHEARD:
                break
        return done

    async def submit(self, asked: Message, **values: str) -> Message:
        await self.rig.alive()
        act = self.services.world.tracked_interactions[int(asked["id"])]
        return await self.rig.done(self.services.actions.submit(self.person, act, values))

    def _it(self, message: Message) -> Any:
        return self.services.world.get_message(int(message["channel_id"]), int(message["id"]))

    def see(self, channel: int) -> list[Message]:
        place = self.services.world.channels[channel]
        seen: list[Message] = self.services.presenter.messages(self.person, place, 200)
        return seen

    def dms(self) -> list[Message]:
        dms = self.services.presenter.dms(self.person)
        return self.see(int(dms[0]["id"])) if dms else []

    def with_control(self, channel: int, start: str) -> Message | None:
        """The newest message with such a control."""
        found = [message for message in self.see(channel) if ids(message, start)]
        return found[-1] if found else None
