"""The users of a rig: who is asked, how they answer, and what is wrong once the bot is idle."""

from typing import Any

from tests.e2e.world import ids, parts, text
from tests.proofs.shared.checker import Checker, Question
from tests.proofs.shared.rig import NAMES, Rig
from tests.proofs.shared.screens import Screens
from tests.proofs.shared.user import Message, User

EPHEMERAL = 1 << 6
VERBS = ("answer/", "sure/", "+answer/", "+sure/", "weigh/", "+weigh/")
HARMLESS = ("hand/", "text/", "log/", "more/", "options/", "learn/")
MOST_CLICKS = 8
LOOKS = 3
REPLIED = {"answered", "updated", "modal", "acknowledged", "deferred"}  # a busy machine acknowledges a click first


class Players:
    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.checker = Checker(rig.database)
        self.screens = Screens(rig.sandbox, self.checker)
        self.aiko, self.bruno, self.chloe, self.dai = self.all = [User(rig, name) for name in NAMES]
        self.match = ""  # the one that is played just now
        self.kept: dict[str, Any] = {}  # what a step leaves for the next
        self.wrong: list[str] = []
        self.presses = 0
        rig.on_kill = self._check_the_rest

    def _check_the_rest(self) -> None:
        self.wrong += [f"after {self.rig.kills[-1]}: {each}" for each in self.checker.check_after_kill()]

    async def quiet(self) -> None:
        await self.rig.still(lambda: self.checker.settled(self.rig.sandbox.world.clock.milliseconds()))

    # The match

    def row(self, match: str = "") -> Any:
        found = self.checker.rows("select * from matches where id = ?1", match or self.match)
        return found[0] if found else None

    def seats(self) -> list[Any]:
        return self.checker.rows("select * from seats where match_id = ?1 order by seat", self.match)

    def asked(self) -> list[User]:
        """Those who are asked, and whose answer is not held."""
        held = {row["seat"] for row in self.checker.rows("select seat from holds where match_id = ?1", self.match)}
        users = [row["user_id"] for row in self.seats() if row["asked"] and row["seat"] not in held]
        return [user for user in self.all if user.id in users]

    def seat_of(self, user: User) -> int:
        return next(row["seat"] for row in self.seats() if row["user_id"] == user.id)

    @property
    def ply(self) -> int:
        return int(self.row()["ply"])

    @property
    def over(self) -> bool:
        return bool(self.row()["status"] == "over")

    # How they answer

    def dm(self, user: User) -> Message | None:
        """The one that asks them."""
        found = [each for each in user.dms() if any(f"/{self.match}/" in id for id in clickable(each))]
        return found[-1] if found else None

    async def panel(self, user: User) -> Message | None:
        """Their DM, or else what the first button of the board shows."""
        if dm := self.dm(user):
            return dm
        return await self.pressed(user, self.board(user), "hand/")

    def board(self, user: User) -> Message | None:
        thread = self.row()["thread"]
        shown = [each for each in user.see(thread) if ids(each, "text/") and not each["flags"] & EPHEMERAL]
        return shown[-1] if shown else None

    async def pressed(self, user: User, message: Message | None, verb: str) -> Message | None:
        """What a press leads to. None if no bot was there, or the button is gone."""
        custom_id = next(iter(ids(message, verb)), None) if message else None
        if message is None or custom_id is None:
            return None
        done = await user.press(message, custom_id)
        shown: Message | None = done.get("message") if done["state"] in {"answered", "updated"} else None
        return shown

    async def answer(self, user: User) -> str:
        """Click until an answer is given: "played", "held", or "" if they are told neither."""
        panel = await self.panel(user)
        for _ in range(MOST_CLICKS):
            if panel is None:
                return ""
            custom_id = next((id for verb in VERBS for id in ids(panel, verb) if f"/{self.match}/" in id), None)
            if custom_id is None:
                return ""
            done, said = await self._clicked(user, panel, custom_id)
            if said:
                return said
            panel = done.get("message") if done["state"] in {"answered", "updated"} else None
        return ""

    async def _clicked(self, user: User, panel: Message, custom_id: str) -> tuple[Message, str]:
        value = ""
        if custom_id.startswith("+"):
            value = next(p for p in parts(panel) if p.get("custom_id") == custom_id)["options"][0]["value"]
        _, _, opened, rest = custom_id.split("/", 3)
        question, move = Question(self.match, self.seat_of(user), int(opened)), value or rest.removesuffix("/sure")
        if "answer/" in custom_id:
            self.checker.tries(question, move)
        done = await (user.choose(panel, custom_id, value) if value else user.press(panel, custom_id))
        return done, self._noted(question, move, done)

    def _noted(self, question: Question, move: str, done: Message) -> str:
        said = text(done["message"]) if done["state"] in {"answered", "updated"} and "message" in done else ""
        if "You played" in said:
            self.checker.told[question] = move
            return "played"
        if "Nobody has seen it yet" in said:
            self.checker.held[question] = move
            return "held"
        return ""

    # Checks

    async def check(self) -> list[str]:
        """Once the bot is idle. A match may just be starting by itself, so faults are looked at again."""
        found = self.screens.doubled()
        for _ in range(LOOKS):
            if not (wrong := [*self.screens.faults(), *self.checker.check_now()]):
                return found
            await self.quiet()
        return found + wrong

    async def check_a_control(self) -> list[str]:
        """Does one of the visible controls still answer? It is another one each time."""
        self.presses += 1
        found = [
            (user, message, id) for user in self.all for message in self.in_sight(user) for id in harmless(message)
        ]
        if not found:
            return []
        user, message, id = found[self.presses * 7 % len(found)]
        done = await user.press(message, id)
        said = text(done["message"]) if "message" in done else ""
        works = done["state"] in REPLIED and "went wrong" not in said
        return [] if works else [f"{id} does not work for {user.name}: {done['state']} {said}"]

    def in_sight(self, user: User) -> list[Message]:
        """The channel, the thread of the match, their DMs."""
        row = self.row() if self.match else None
        places = [user.see(user.general), user.dms(), user.see(row["thread"]) if row and row["thread"] else []]
        return [message for place in places for message in place]


def harmless(message: Message) -> list[str]:
    return [id for verb in HARMLESS for id in ids(message, verb)]


def clickable(message: Message) -> list[str]:
    return [id for verb in VERBS for id in ids(message, verb)]
