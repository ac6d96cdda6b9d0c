"""The people of the sandbox: what Discord knows about a person besides the account."""

import re
from dataclasses import dataclass

from simcord.backend import Backend

DM_REFUSALS = {
    50007: "Cannot send messages to this user",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    50001: "Missing Access",  # for people who have installed the application themselves
}


@dataclass(slots=True)
class Person:
    id: int
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    dm_refusal: int = 50007  # what a closed DM answers
    installed: bool = False  # whether they have installed the application themselves


class People(dict[int, Person]):
    def __init__(self, world: Backend) -> None:
        super().__init__()
        self.world = world

    def arrive(self, name: str, locale: str = "en-US") -> Person:
        user = self.world.make_user(self._free_username(name), global_name=name)
        person = Person(user.id, name, locale)
        self[user.id] = person
        return person

    def _free_username(self, name: str) -> str:
        plain = re.sub(r"[^a-z0-9_.]+", "", name.lower()) or "person"
        taken = {user.name for user in self.world.users.values()}
        numbered = (f"{plain}{number}" for number in range(2, len(taken) + 3))
        return plain if plain not in taken else next(name for name in numbered if name not in taken)
