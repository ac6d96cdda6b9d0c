"""People at an evening: they see what they may see, do what they could do, and know that a bot can be away."""

from collections.abc import Callable
from typing import Any, Final

from simcord.backend.errors import BackendError

from sandbox.acts import Act
from sandbox.reading import Refused
from sandbox.slash import Counter
from tests.e2e.world import ids
from tests.proofs.evening import Evening

Message = dict[str, Any]
GONE: Final[Message] = {"state": "gone", "followups": []}
UNHEARD: Final = {"waiting", "expired"}


class Guest:
    def __init__(self, evening: Evening, name: str) -> None:
        self.evening, self.name = evening, name
        self.desk = evening.sandbox.desk
        self.person = next(person for person in self.desk.world.people.values() if person.name == name)
        self.id = self.person.id
        server = self.desk.sight.places(self.person)["servers"][0]
        self.server, self.general = int(server["id"]), int(server["channels"][0]["id"])

    async def run(self, command: str, channel: int | None = None, **options: Any) -> Message:
        await self.evening.alive()
        place = self.desk.world.channels[channel or self.general]
        invocation = Counter(self.desk.world, self.person, place).invoke(command, options)
        return await self.evening.done(self.desk.deeds.command(self.person, place, invocation))

    async def press(self, message: Message, custom_id: str) -> Message:
        return await self._insisting(lambda: self.desk.deeds.press(self.person, self._it(message), custom_id))

    async def choose(self, message: Message, custom_id: str, value: str) -> Message:
        return await self._insisting(lambda: self.desk.deeds.choose(self.person, self._it(message), custom_id, [value]))

    async def _insisting(self, act: Callable[[], Act]) -> Message:
        """Whoever sees that an interaction has failed does the same once more, if it still can be done."""
        done = GONE
        for _ in range(2):
            await self.evening.alive()
            try:
                done = await self.evening.done(act())
            except (BackendError, Refused):  # the message, or the control, is not there any more
                break
            if done["state"] not in UNHEARD:
                break
        return done

    async def submit(self, asked: Message, **values: str) -> Message:
        await self.evening.alive()
        act = self.desk.world.acts[int(asked["id"])]
        return await self.evening.done(self.desk.deeds.submit(self.person, act, values))

    def _it(self, message: Message) -> Any:
        return self.desk.world.get_message(int(message["channel_id"]), int(message["id"]))

    def see(self, channel: int) -> list[Message]:
        place = self.desk.world.channels[channel]
        seen: list[Message] = self.desk.sight.messages(self.person, place, 200)
        return seen

    def letters(self) -> list[Message]:
        dms = self.desk.sight.dms(self.person)
        return self.see(int(dms[0]["id"])) if dms else []

    def with_control(self, channel: int, start: str) -> Message | None:
        """The newest message there that has such a control."""
        found = [message for message in self.see(channel) if ids(message, start)]
        return found[-1] if found else None
