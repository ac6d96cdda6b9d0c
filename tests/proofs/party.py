"""The people of an evening together: whom the table waits for, how they answer, and what is wrong when all is quiet."""

from pathlib import Path
from typing import Any

from tests.e2e.world import ids, parts, text
from tests.proofs.evening import NAMES, Evening
from tests.proofs.guests import Guest, Message
from tests.proofs.seen import Seen
from tests.proofs.witness import Question, Witness

EPHEMERAL = 1 << 6
VERBS = ("answer/", "sure/", "+answer/", "+sure/", "weigh/", "+weigh/")
HARMLESS = ("hand/", "text/", "log/", "more/", "options/", "learn/")
MOST_CLICKS = 8
LOOKS = 3


class Party:
    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.witness = Witness(evening.book)
        self.seen = Seen(evening.sandbox, self.witness)
        self.aiko, self.bruno, self.chloe, self.dai = self.all = [Guest(evening, name) for name in NAMES]
        self.match = ""  # the one that is played just now
        self.kept: dict[str, Any] = {}  # what a step leaves for the next
        self.wrong: list[str] = []
        self.pressed_so_far = 0
        evening.on_death = lambda: self.wrong.extend(self._after(self.witness.after_death()))

    def _after(self, found: list[str]) -> list[str]:
        return [f"after {self.evening.kills[-1]}: {each}" for each in found]

    async def quiet(self) -> None:
        await self.evening.still(lambda: self.witness.settled(self.evening.sandbox.world.clock.milliseconds()))

    # Whom the table waits for

    def row(self, match: str = "") -> Any:
        found = self.witness.rows("select * from matches where id = ?1", match or self.match)
        return found[0] if found else None

    def seats(self) -> list[Any]:
        return self.witness.rows("select * from seats where match_id = ?1 order by seat", self.match)

    def asked(self) -> list[Guest]:
        """The people who are asked and have not just answered."""
        holding = {row["seat"] for row in self.witness.rows("select seat from holds where match_id = ?1", self.match)}
        users = [row["user_id"] for row in self.seats() if row["asked"] and row["seat"] not in holding]
        return [guest for guest in self.all if guest.id in users]

    def seat_of(self, guest: Guest) -> int:
        return next(row["seat"] for row in self.seats() if row["user_id"] == guest.id)

    @property
    def ply(self) -> int:
        return int(self.row()["ply"])

    @property
    def over(self) -> bool:
        return bool(self.row()["status"] == "over")

    # How they answer

    def letter(self, guest: Guest) -> Message | None:
        """The one in which they are asked."""
        found = [each for each in guest.letters() if any(f"/{self.match}/" in id for id in clickable(each))]
        return found[-1] if found else None

    async def panel(self, guest: Guest) -> Message | None:
        """Their letter, or else what the board's first button shows."""
        if letter := self.letter(guest):
            return letter
        return await self.pressed(guest, self.board(guest), "hand/")

    def board(self, guest: Guest) -> Message | None:
        thread = self.row()["thread"]
        shown = [each for each in guest.see(thread) if ids(each, "text/") and not each["flags"] & EPHEMERAL]
        return shown[-1] if shown else None

    async def pressed(self, guest: Guest, message: Message | None, verb: str) -> Message | None:
        """What comes of a press; nothing where nobody was there to hear it, or there is no such button any more."""
        custom_id = next(iter(ids(message, verb)), None) if message else None
        if message is None or custom_id is None:
            return None
        done = await guest.press(message, custom_id)
        shown: Message | None = done.get("message") if done["state"] in {"answered", "updated"} else None
        return shown

    async def answer(self, guest: Guest) -> str:
        """Click until an answer is given: "played", "held", or "" if nothing says so."""
        panel = await self.panel(guest)
        for _ in range(MOST_CLICKS):
            if panel is None:
                return ""
            custom_id = next((id for verb in VERBS for id in ids(panel, verb) if f"/{self.match}/" in id), None)
            if custom_id is None:
                return ""
            done, said = await self._clicked(guest, panel, custom_id)
            if said:
                return said
            panel = done.get("message") if done["state"] in {"answered", "updated"} else None
        return ""

    async def _clicked(self, guest: Guest, panel: Message, custom_id: str) -> tuple[Message, str]:
        value = ""
        if custom_id.startswith("+"):
            value = next(p for p in parts(panel) if p.get("custom_id") == custom_id)["options"][0]["value"]
        _, _, opened, rest = custom_id.split("/", 3)
        question, move = Question(self.match, self.seat_of(guest), int(opened)), value or rest.removesuffix("/sure")
        if "answer/" in custom_id:
            self.witness.tries(question, move)
        clicking = guest.choose(panel, custom_id, value) if value else guest.press(panel, custom_id)
        done = await clicking
        return done, self._noted(question, move, done)

    def _noted(self, question: Question, move: str, done: Message) -> str:
        said = text(done["message"]) if done["state"] in {"answered", "updated"} and "message" in done else ""
        if "You played" in said:
            self.witness.told[question] = move
            return "played"
        if "You are about to play" in said:
            self.witness.held[question] = move
            return "held"
        return ""

    # What is wrong

    async def looked(self) -> list[str]:
        """When all is quiet; a match that begins just now by itself is looked at once more."""
        found = self.seen.doubled()
        for _ in range(LOOKS):
            if not (wrong := [*self.seen.wrong(), *self.witness.now_wrong()]):
                return found
            await self.quiet()
        return found + wrong

    async def tried_out(self) -> list[str]:
        """One of the controls that can be seen, another each time: does it still answer?"""
        self.pressed_so_far += 1
        found = [
            (guest, message, id) for guest in self.all for message in self.in_sight(guest) for id in harmless(message)
        ]
        if not found:
            return []
        guest, message, id = found[self.pressed_so_far * 7 % len(found)]
        done = await guest.press(message, id)
        said = text(done["message"]) if "message" in done else ""
        works = done["state"] in {"answered", "updated", "modal"} and "went wrong" not in said
        return [] if works else [f"{id} does not work for {guest.name}: {done['state']} {said}"]

    def in_sight(self, guest: Guest) -> list[Message]:
        """What is active: the channel, the thread of the match, their letters."""
        row = self.row() if self.match else None
        places = [guest.see(guest.general), guest.letters(), guest.see(row["thread"]) if row and row["thread"] else []]
        return [message for place in places for message in place]


def harmless(message: Message) -> list[str]:
    return [id for verb in HARMLESS for id in ids(message, verb)]


def clickable(message: Message) -> list[str]:
    return [id for verb in VERBS for id in ids(message, verb)]


def folder(root: Path, name: str) -> Path:
    made = root / name
    made.mkdir(parents=True)
    return made
