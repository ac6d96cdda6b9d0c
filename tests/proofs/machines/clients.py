"""Users who see what Discord shows them, and click: half of them in DMs, half on the card in the channel."""

from collections import defaultdict
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bench.stage import Message, Person, Sandbox, controls, lines, parts

ANSWERS = ("answer", "+answer")
ASKING = {*ANSWERS, "sure", "+sure", "weigh", "+weigh"}  # some answers are put together in a form
MOVED_ON = "moved on"


@dataclass(frozen=True, slots=True)
class Click:
    """One answer that was pressed, and what came of it: "accepted", "refused", or "unheard"."""

    match: str
    user: str
    opened: int
    text: str
    came: str
    ms: float | None
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

    async def retry_write(self, click: Click) -> Click:
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
        shown: Message | None = done.get("message") if done["state"] == "answered" else None
        return shown

    async def _pressed(self, message: Message, id: str, picked: str = "") -> Click:
        _, match, opened, *rest = id.split("/")
        done = await (self.choose(message, id, picked) if picked else self.press(message, id))
        text = picked or rest[0]
        return Click(match, self.id, int(opened), text, came(done), done["ms"], said(done))


def came(done: dict[str, Any]) -> str:
    if done["state"] in {"waiting", "expired"}:
        return "unheard"
    return "accepted" if done["state"] == "updated" and MOVED_ON not in said(done) else "refused"


def said(done: dict[str, Any]) -> str:
    message = done.get("message") or {}
    texts = (part["content"] for part in parts(message) if part["type"] == 10)
    return "\n".join((message.get("content") or "", *texts))
