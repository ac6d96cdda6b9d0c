"""Users who see what Discord shows them and click, half of them in DMs, half on the card in the channel.

Anybody who is asked may be the next to answer, and each answer is kept to be compared with the record.
"""

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from bench.stage import Message, Person, Sandbox, controls, lines
from engine.values import replace
from tests.e2e.world import text

ANSWERS = ("answer", "+answer")
ASKING = {*ANSWERS, "sure", "+sure", "weigh", "+weigh"}  # some answers are put together in a form
ASKED = "select match_id, user_id from seats where asked = 1 and playing = 1 and user_id > 0 and answers_at is null"
LOOK = 0.7  # seconds between two looks at who is asked
AGAIN = 40  # times that somebody clicks once more who was not heard
TOGETHER = ", "  # between moves that are given at once


@dataclass(frozen=True, slots=True)
class Click:
    """One answer that was pressed, and what came of it: "accepted", "refused", "heard before" or "unheard"."""

    match: str
    user: str
    opened: int
    text: str
    came: str
    said: str = ""


class Client(Person):
    """Sees the DMs and the cards of each match as they come and go."""

    def __init__(self, sandbox: Sandbox, id: str, *, dms: bool) -> None:
        super().__init__(sandbox, id, "")
        self.id, self.dms = id, dms
        self.asking: dict[str, dict[str, list[str]]] = defaultdict(dict)  # match, message: the answers on it
        self.cards: dict[str, dict[str, str]] = defaultdict(dict)  # match, message: its channel
        self.shown: dict[str, set[str]] = {}  # message: the matches it is about

    def _notice(self, event: str, facts: Message) -> None:
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"}:
            for match in self.shown.pop(facts["id"], ()):
                self.asking[match].pop(facts["id"], None)
                self.cards[match].pop(facts["id"], None)
        if event == "MESSAGE_DELETE" or "components" in facts:
            super()._notice(event, facts)
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not facts.get("flags", 0) & 64:
            self._index(facts)

    def _index(self, facts: Message) -> None:
        for id in controls(facts):
            verb, match, *_ = id.split("/")
            if verb in ASKING:
                self.asking[match].setdefault(facts["id"], []).append(id)
            elif verb == "text":
                self.cards[match][facts["id"]] = facts["channel_id"]
            else:
                continue
            self.shown.setdefault(facts["id"], set()).add(match)

    def ready(self, match: str) -> bool:
        """There is something to click on."""
        return bool(self.asking.get(match) if self.dms else self.cards.get(match))

    async def answer(self, match: str, luck: Random) -> Click | None:
        """None: it was not possible just now, or only by a form."""
        message = await self._panel(match)
        found = [id for verb in ANSWERS for id in controls(message, f"{verb}/{match}/")] if message else []
        if not message or not found:
            return None
        chosen = luck.choice(found)
        return await self._pressed(message, chosen, luck.choice(lines(message, chosen)) if chosen[0] == "+" else "")

    async def answer_again(self, click: Click) -> Click:
        """Once more, on what they see now. If they are no longer asked, they were heard the first time."""
        message = await self._panel(click.match) if self.ready(click.match) else None
        if message:
            for id in controls(message, f"answer/{click.match}/{click.opened}/{click.text}"):
                return await self._pressed(message, id)
            for id in controls(message, f"+answer/{click.match}/{click.opened}"):
                if click.text in lines(message, id):
                    return await self._pressed(message, id, click.text)
        return replace(click, came="heard before")

    async def _panel(self, match: str) -> Message | None:
        """The DM, or what only they see after a click on the card."""
        if self.dms:
            return self.messages.get(max(self.asking[match], key=int))
        card = max(self.cards[match], key=int)
        done = await self.press({"id": card, "channel_id": self.cards[match][card]}, f"hand/{match}/")
        return done.get("message") if done["state"] == "answered" else None

    async def _pressed(self, message: Message, id: str, picked: str = "") -> Click:
        _, match, opened, *rest = id.split("/")
        done = await (self.choose(message, id, picked) if picked else self.press(message, id))
        said = text(done.get("message") or {})
        came = "accepted" if done["state"] == "updated" and "moved on" not in said else "refused"
        unheard = done["state"] in {"waiting", "expired"}
        return Click(match, self.id, int(opened), picked or rest[0], "unheard" if unheard else came, said)


class Load:
    def __init__(self, cluster: Any) -> None:
        self.cluster, self.luck = cluster, Random(1)
        self.by_id: dict[str, Client] = {person.id: person for person in cluster.people}
        self.asked: set[tuple[str, str]] = set()
        self.busy: set[tuple[str, str]] = set()
        self.clicks: list[Click] = []
        self.twice = 0  # clicks that had to be made again

    def came(self, *how: str) -> Counter[tuple[str, str, str]]:
        return Counter((each.match, each.user, each.text) for each in self.clicks if each.came in how)

    @asynccontextmanager
    async def clicking(self, rate: float) -> AsyncIterator[None]:
        """Meanwhile users click at random moments, so many a second, whatever happens and however long it takes."""
        ended = asyncio.Event()

        async def look() -> None:
            while not ended.is_set():
                rows = await self.cluster.db.fetch(ASKED)
                self.asked = {(row["match_id"], str(row["user_id"])) for row in rows}
                await asyncio.sleep(LOOK)

        async def click() -> None:
            while not ended.is_set():
                tasks.create_task(self.one())
                await asyncio.sleep(random.expovariate(rate))

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(look())
            tasks.create_task(click())
            try:
                yield
            finally:
                ended.set()

    async def one(self) -> None:
        """Somebody who is asked, and has it before them, answers."""
        waiting = sorted(self.asked - self.busy)
        for key in self.luck.sample(waiting, min(40, len(waiting))):
            if self.by_id[key[1]].ready(key[0]):
                return await self.answered(key)
        return None

    async def answered(self, key: tuple[str, str]) -> None:
        match, user = key
        self.busy.add(key)
        try:
            click = await self.by_id[user].answer(match, self.luck)
            if click and click.came == "unheard":
                click = await self.again(click)
        except RuntimeError:  # what they clicked has just gone
            click = None
        finally:
            self.busy.discard(key)
        if click:
            self.clicks.append(click)
        if not click or click.came != "refused":  # somebody who is told to try again does
            self.asked.discard(key)

    async def again(self, click: Click) -> Click:
        self.twice += 1
        for _ in range(AGAIN):
            try:
                if (now := await self.by_id[click.user].answer_again(click)).came != "unheard":
                    return now
            except RuntimeError:
                pass  # the DM is just being deleted
            await asyncio.sleep(0.5)
        return click


def longest_first(given: Counter[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    return sorted(given.elements(), key=lambda each: -each[2].count(TOGETHER))


def struck_out(moves: list[str], given: str) -> bool:
    """Whether an answer is among these moves of one player, in the order of the record; it's removed from them.

    An answer may be several moves, of which all but the first are written without their kind (`engine.core.Together`).
    """
    first, *later = given.split(TOGETHER)
    for at, move in enumerate(moves):
        after = moves[at + 1 : at + 1 + len(later)]
        if move == first and [each.partition(" ")[2] or each for each in after] == later:
            del moves[at : at + 1 + len(later)]
            return True
    return False
