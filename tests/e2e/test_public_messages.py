"""Whatever is pressed twice, or before a move: what everybody sees stays, and nobody's private parts come into it."""

import asyncio
import threading
from random import Random

import pytest

from bench.client import EPHEMERAL, ids, parts
from cogs.cards.pictures import DRAWING_THREAD
from cogs.client import Listing
from cogs.interactions import acknowledge
from cogs.interactions.controls import IN_FLIGHT, VERBS
from cogs.match import answer
from cogs.panel import panel
from dojo.computer.moves import ComputerMoves
from tests.proofs.storms.harness import ANSWERS, begun, opened

# They end the match, or take its player away.
LAST = ("leave", "closesure", "abortsure", "resignsure", "forgetsure")
DM = 1  # the type of channel
ADDED = 9999  # the number of the row with the button that is pressed


class Place:
    """A match of Aiko against a computer; Bruno is a bystander."""

    def __init__(self, harness, where, thinking):
        self.harness, self.thinking, self.world = harness, thinking, harness.world
        self.aiko, self.bruno = harness.people["Aiko"], harness.people["Bruno"]
        self.aiko.installed = where in ("group", "user install")
        both = [self.aiko.id, self.bruno.id]
        if where == "group":
            self.channel = self.world.open_group("Evening", both)
        else:
            away = where == "user install" and self.world.open_server("Far", both, ["far"], bot=False).channel_ids[0]
            self.channel = self.world.channels[away or harness.general]
        self.seen, self.faults = set(), []

    async def begin(self):
        """Until Aiko is asked."""
        self.thinking.clear()
        self.match, self.before = "", {each.id for each in self.for_all()}
        await self.harness.run(self.aiko, "practice", at=self.channel, game="kaito", level="novice")
        board = await self.harness.until(self.board, "no board has come")
        self.match = ids(self.world.message_of(board), "hand/")[0].split("/")[1]
        await self.harness.until(self.asked, "Aiko is not asked")
        self.thinking.set()
        await self.settled()
        return board

    async def asked(self):
        table = await self.harness.dojo.referee.table(self.match)
        return table.seat_of(self.aiko.id) in table.asked

    async def board(self):
        """The latest message for all with the button of the hand."""
        new = [each for each in self.for_all() if each.id not in self.before]
        boards = [each for each in new if ids(self.world.message_of(each), f"hand/{self.match}")]
        return max(boards, key=lambda each: each.id, default=None)

    def for_all(self):
        return [each for found in self.world.messages.values() for each in found.values() if not each.is_ephemeral]

    async def settled(self):
        panels = self.harness.bot.panels
        while waiting := [*IN_FLIGHT, *panels.under_way]:
            await asyncio.wait(waiting)
        await self.harness.until(self.all_sent, "the courier has not come to an end")

    async def all_sent(self):
        due = await self.harness.dojo.outbox.next_at()
        return due is None or due > self.harness.dojo.now()

    async def press(self, person, verb):
        """A button with this verb on the board, which may have none by itself."""
        message = await self.board() or await self.begin()
        id = next(iter(ids(self.world.message_of(message), f"{verb}/")), f"{verb}/{self.match}/")
        button = {"type": 2, "id": ADDED + 1, "style": 2, "label": verb, "custom_id": id, "disabled": False}
        shown = message.components
        message.components = [*shown, {"type": 1, "id": ADDED, "components": [button]}]
        user = self.harness.user(person)
        done = await user.press({"channel_id": message.channel_id, "id": message.id}, id)
        await self.settled()
        self.look(f"{verb} by {person.name}")
        message.components = shown
        return await user.sandbox.get(f"people/{user.id}/interactions/{done['id']}")

    async def move(self):
        """With the panel that the button of the hand brings."""
        told = await self.press(self.aiko, "hand")
        [panel] = told["followups"] or [told["message"]]
        [answer, *_] = ids(panel, "answer/") or ids(panel, "+answer/")
        await self.harness.press(self.aiko, panel, answer)
        await self.settled()
        self.look("the move")
        assert not await self.asked(), "no move was made"

    def look(self, what):
        """Nothing is public in the direct messages of one person: those come and go, and show a hand."""
        public = {each.id: each for each in self.for_all() if self.world.channels[each.channel_id].type != DM}
        shown = [part for each in public.values() for part in private_parts(self.world.message_of(each))]
        self.faults += [f"{what}: {len(self.seen - public.keys())} gone"] * bool(self.seen - public.keys())
        self.faults += [f"{what}: {shown}"] * bool(shown)
        self.seen = set(public)


def private_parts(message):
    own = {"components": [part for part in message["components"] if part.get("id") != ADDED]}
    return [
        *(part["custom_id"] for part in parts(own) if part.get("custom_id", "").startswith(ANSWERS)),
        *(each["filename"] for each in message["attachments"] if each["filename"] == "hand.png"),
    ]


@pytest.fixture
def thinking(monkeypatch):
    """Computers make no move while this is set. Anyone who waits for them waits only briefly."""
    pause, looks = asyncio.Event(), ComputerMoves._look

    async def look(moves):
        if not pause.is_set():
            await looks(moves)

    monkeypatch.setattr(ComputerMoves, "_look", look)
    monkeypatch.setattr(panel, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(panel, "MOST_LOOKS", 3)
    monkeypatch.setattr(answer, "READ_SECONDS", 0.0)
    return pause


@pytest.mark.parametrize(
    ("where", "seconds"), [("server", 1000.0), ("server", 0.0), ("group", 0.0), ("user install", 0.0)]
)
async def test_no_press_takes_or_exposes_what_everybody_sees(where, seconds, tmp_path, monkeypatch, thinking):
    """Every verb twice, by player and bystander; then a move, and all again while the computer thinks.

    `seconds`: until a click is acknowledged, if it isn't answered by then.
    """
    monkeypatch.setattr(acknowledge, "ACKNOWLEDGE_SECONDS", seconds)
    async with opened(tmp_path, Listing(user_install=True)) as harness:
        place = Place(harness, where, thinking)
        await place.begin()
        people = [place.aiko] * 2 + [place.bruno] * 2
        lasting = sorted(VERBS.keys() - set(LAST))
        for verb in lasting:
            for person in people:
                await place.press(person, verb)
        await place.move()
        for verb in (*lasting, *LAST):
            for person in people:
                await place.press(person, verb)
        thinking.clear()
        await place.settled()
        place.look("the computer's move")
        assert place.faults == []


@pytest.fixture
def drawing():
    """Nothing is drawn until this is set."""
    gate = threading.Event()
    yield gate
    gate.set()


async def test_a_press_whose_picture_takes_long_is_acknowledged_and_answered_when_it_is_drawn(tmp_path, drawing):
    async with opened(tmp_path) as harness:
        match = await begun(harness, "kaito", Random(1))
        await harness.quiet()
        [card] = await match.cards()
        DRAWING_THREAD.submit(drawing.wait)
        done = await harness.press(match.people[0], card, f"hand/{match.id}/")
        assert done["state"] == "acknowledged"

        async def replied():
            return [each for each in harness.see(match.people[0], await match.place()) if each["flags"] & EPHEMERAL]

        assert not await replied()
        drawing.set()
        await harness.until(replied, "no reply has followed")
