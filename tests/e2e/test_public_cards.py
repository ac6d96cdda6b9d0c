"""Whatever is pressed twice, in time or late: no card that everybody sees goes away, and none shows what is private."""

import asyncio
from contextlib import suppress

import pytest

from cogs import next_question
from cogs.client import Hikyaku, Listing, Shards
from cogs.guard.circuit_breaker import CircuitBreaker
from cogs.interactions import acknowledge
from cogs.panel.upkeep import PanelsCog
from dojo.dojo import Dojo
from dojo.ops.system_clock import SteadyClock
from engine.games import GAMES
from sandbox.actions.reading import Refused
from sandbox.actions.slash import CommandFinder
from storage.store import Store
from tests.e2e.world import ids, parts, until
from tests.proofs.shared.in_process import online, sandbox_with, until_sent

PRIVATE = ("answer/", "sure/", "weigh/", "+answer/", "+sure/", "+weigh/", "cards/")  # what only a player is shown
LASTING = {
    "resign",
    "resignsure",
    "abort",
    "abortsure",
    "draw",
    "takeback",
    "leave",
    "start",
    "film",
    "webpage",
    "rematch",
}


class House:
    """A sandbox and the real bot in this loop, and what everybody can see."""

    def __init__(self, sandbox, bot, dojo):
        self.sandbox, self.bot, self.dojo, self.world = sandbox, bot, dojo, sandbox.world
        self.actions, self.presenter = sandbox.services.actions, sandbox.services.presenter
        self.aiko, self.bruno, self.chloe, _ = self.world.people.values()
        places = self.presenter.places(self.aiko)
        server, elsewhere = places["servers"]
        self.channels = {
            "server": int(server["channels"][0]["id"]),
            "dm": self.world.get_dm_channel(self.aiko.id).id,
            "group": int(places["groups"][0]["id"]),
            "install": int(elsewhere["channels"][0]["id"]),
        }

    async def run(self, person, channel, name, **options):
        place = self.world.channels[channel]
        invocation = CommandFinder(self.world, person, place).invoke(name, options)
        return await self.done(self.actions.command(person, place, invocation))

    async def press(self, person, message, custom_id):
        """What came of it; None if the message or the button has gone."""
        known = self.world.messages.get(int(message["channel_id"]), {}).get(int(message["id"]))
        if known is None:
            return None
        with suppress(Refused):
            if custom_id.startswith("+"):
                [options] = [part["options"] for part in parts(message) if part.get("custom_id") == custom_id]
                return await self.done(self.actions.choose(person, known, custom_id, [options[0]["value"]]))
            return await self.done(self.actions.press(person, known, custom_id))
        return None

    async def done(self, act):
        """Once it is answered, also by what follows an acknowledgement, and all that it started has ended."""
        await asyncio.wait_for(act.answered.wait(), 10)
        await asyncio.sleep(0.02)
        await self.settled()
        return act

    async def settled(self):
        cog = self.bot.get_cog(PanelsCog.__name__)
        named = [task for task in cog.under_way if "question" not in task.get_name()]  # those wait for the computer
        await asyncio.wait_for(asyncio.gather(*named, return_exceptions=True), 20)
        await until_sent(self.dojo, 20)

    def replies(self, act):
        told = self.presenter.interaction(act) if act else {}
        return [*([told["message"]] if told.get("message") else []), *told.get("followups", [])]

    def public(self, channel):
        """All that everybody sees there and in its threads, by id; of direct messages, what is no hand."""
        places = [channel, *(each.id for each in self.world.channels.values() if each.parent_id == channel)]
        found = [message for place in places for message in self.world.messages.get(place, {}).values()]
        seen = {message.id: self.world.message_of(message) for message in found if not message.is_ephemeral}
        hands = {id for id, message in seen.items() if channel == self.channels["dm"] and private(message)}
        return {id: message for id, message in seen.items() if id not in hands}

    def wrong(self, channel, before):
        """What is missing, and what is shown to all and is not for all."""
        now = self.public(channel)
        left = {id for messages in self.world.messages.values() for id in messages}  # some have become hands
        gone = [f"message {id} is gone" for id in before.keys() - left]
        return gone + [f"{part} in public" for message in now.values() for part in private(message)]


def private(message):
    files = [file["filename"] for file in message["attachments"] if "hand" in file["filename"]]
    return [*(id for id in ids(message) if id.startswith(PRIVATE)), *files]


@pytest.fixture
async def house(tmp_path, monkeypatch):
    monkeypatch.setattr(next_question, "LOOK_SECONDS", 0.02)
    async with sandbox_with("token-of-the-bot") as sandbox, await Store.open(str(tmp_path / "matches.db")) as store:
        sandbox.seed(("Aiko", "Bruno", "Chloe", "Dai"), "Dojo")
        now = sandbox.world.clock.milliseconds
        dojo = Dojo(store, GAMES, now, computer_seconds=0.3, hold_seconds=0)
        bot = Hikyaku(dojo, 0, Shards(), CircuitBreaker(SteadyClock(now)), Listing(user_install=True))
        async with dojo.running(), online(bot, sandbox):
            yield House(sandbox, bot, dojo)


async def between_two(house, channel):
    """A match of Aiko and Bruno, shown on a card or in a thread."""
    lobby = house.replies(await house.run(house.aiko, channel, "play", game="kengo"))[0]
    await house.press(house.bruno, lobby, ids(lobby, "join/")[0])
    lobby = house.public(channel)[int(lobby["id"])]
    await house.press(house.aiko, lobby, ids(lobby, "start/")[0])
    await until(lambda: shown(house, channel, "hand/"))


async def shown(house, channel, verb):
    return any(ids(each, verb) for each in house.public(channel).values())


async def against_the_computer(house, channel):
    await house.run(house.aiko, channel, "practice", game="kengo", level="novice")


def buttons(message):
    return [id for id in ids(message) if id.lstrip("+").split("/")[0] not in LASTING]


def each_after_each(buttons):
    """A walk in which each button follows each, itself too (Hierholzer's, through every edge)."""
    graph, path, walk = {button: [*buttons] for button in buttons}, buttons[:1], []
    while path:
        path.append(graph[path[-1]].pop()) if graph[path[-1]] else walk.append(path.pop())
    return walk


@pytest.mark.parametrize("late", [False, True], ids=["in time", "late"])
@pytest.mark.parametrize(
    ("begin", "place"),
    [
        *((between_two, place) for place in ("server", "group", "install")),
        *((against_the_computer, place) for place in ("server", "dm", "group", "install")),
    ],
)
async def test_two_presses_leave_every_public_card_and_show_nothing_private(
    thinking, house, monkeypatch, place, late, begin
):
    """By a player: each button after each, and then a move. By a bystander: each twice."""
    monkeypatch.setattr(acknowledge, "ACKNOWLEDGE_SECONDS", 0.0 if late else 1000.0)
    channel, wrong = house.channels[place], []
    if place == "dm":  # where each move of theirs brings a new message, and takes an old one away
        thinking.set()
    await begin(house, channel)
    first = house.public(channel)
    verbs = {id: message for message in first.values() for id in buttons(message)}
    twice = [(house.chloe, id) for id in verbs for _ in range(2)] if begin is between_two else []
    for person, id in [*((house.aiko, id) for id in each_after_each([*verbs])), *twice]:
        before = house.public(channel)
        await house.press(person, verbs[id], id)
        wrong += [f"{person.name}: {id}: {each}" for each in house.wrong(channel, before)]
    # The same buttons, then what the private replies offer, and then a move, which takes all that away.
    # In direct messages those replies are messages like any other, and a move takes them away.
    for person in [house.aiko] if place == "dm" else [house.aiko, house.bruno]:
        before = first if place == "dm" else house.public(channel)
        verbs = {id: message for message in before.values() for id in buttons(message)}
        panels = [reply for id in verbs for reply in house.replies(await house.press(person, verbs[id], id))]
        for panel in panels:
            for id in [id for id in buttons(panel) if not id.startswith(PRIVATE)][:6]:
                await house.press(person, panel, id)
        wrong += [f"{person.name}, its replies: {each}" for each in house.wrong(channel, before)]
        answers = [(panel, id) for panel in panels for id in ids(panel) if id.startswith(("answer/", "+answer/"))]
        for panel, id in answers[:1]:
            await house.press(person, panel, id)
            await asyncio.sleep(0.5)  # the computer answers, and the panel leads on
            await house.settled()
            wrong += [f"{person.name} after a move: {each}" for each in house.wrong(channel, {})]
    assert wrong == []
