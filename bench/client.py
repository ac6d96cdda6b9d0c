"""People who click through a sandbox's control interface and play matches: in tests, in proofs, in measurements."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import aiohttp

Message: TypeAlias = dict[str, Any]

PEOPLE = ("Aiko", "Bruno", "Chloe", "Dai")
EPHEMERAL = 1 << 6
PATIENCE = 120.0  # seconds until something that should happen has not; loaded machines are slow


class Refusal(AssertionError):
    """The sandbox does not let somebody do that: what they would click on has just gone, say."""


class Calls:
    """The control interface, on whichever way it is called."""

    async def ask(self, method: str, path: str, query: dict[str, Any], body: dict[str, Any]) -> Any:
        raise NotImplementedError

    async def get(self, path: str, **query: Any) -> Any:
        return await self.ask("GET", path, query, {})

    async def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return await self.ask("POST", path, {}, body or {})

    async def delete(self, path: str) -> Any:
        return await self.ask("DELETE", path, {}, {})


class Wire(Calls):
    """Over HTTP."""

    def __init__(self, url: str = "", session: aiohttp.ClientSession | None = None) -> None:
        self.url, self.session = url, session

    async def ask(self, method: str, path: str, query: dict[str, Any], body: dict[str, Any]) -> Any:
        assert self.session
        how = {"params": query} if method == "GET" else {"json": body}
        async with self.session.request(method, f"{self.url}/sandbox/{path}", **how) as answer:  # type: ignore[arg-type]
            told = await answer.json(content_type=None) if answer.status != 204 else None
            if answer.status >= 400:
                raise Refusal(told)
            return told


class Person:
    """Somebody with eyes and a mouse: sees only what this person may see, does only what this person could do."""

    def __init__(self, sandbox: Any, id: str, name: str, general: str) -> None:
        self.sandbox, self.id, self.name, self.general = sandbox, id, name, general
        self.by_dm: bool | None = None  # what they said when they were asked about DMs

    async def run(self, command: str, channel: str | None = None, **options: Any) -> Any:
        return await self._act(channel, "command", name=command, options=options)

    async def pick(self, name: str, target: str, channel: str | None = None) -> Any:
        """Choose from the menu of a person or a message."""
        return await self._act(channel, "menu", name=name, target=target)

    async def complete(self, command: str, focused: str, channel: str | None = None, **options: Any) -> list[Any]:
        found: list[Any] = (await self._act(channel, "autocomplete", name=command, options=options, focused=focused))[
            "choices"
        ]
        return found

    async def press(self, message: dict[str, Any], wanted: str) -> Any:
        return await self._click(message, "press", custom_id=control(message, wanted))

    async def choose(self, message: dict[str, Any], wanted: str, *values: str) -> Any:
        return await self._click(message, "choose", custom_id=control(message, wanted), values=list(values))

    async def _click(self, message: dict[str, Any], verb: str, **how: Any) -> Any:
        return await self._replied(message, await self._act(message["channel_id"], verb, message=message["id"], **how))

    async def show(self, command: str, channel: str | None = None, **options: Any) -> Any:
        """The message that a command brings."""
        return (await self.run(command, channel, **options))["message"]

    async def open(self, message: dict[str, Any], wanted: str, *values: str) -> Any:
        """The message that a button brings, or values chosen in a list."""
        return (await (self.choose if values else self.press)(message, wanted, *values))["message"]

    async def _replied(self, clicked: dict[str, Any], done: dict[str, Any]) -> Any:
        """A click that takes long is acknowledged first; the reply follows, or the message is edited."""

        async def look() -> dict[str, Any] | None:
            now: dict[str, Any] = await self.sandbox.get(f"people/{self.id}/interactions/{done['id']}")
            if now["followups"]:
                [reply, *_] = now["followups"]
                return now | {"state": "answered", "message": reply, "ephemeral": bool(reply["flags"] & EPHEMERAL)}
            edited = now["message"]["edited_timestamp"] if "message" in now else "deleted"
            return now | {"state": "updated"} if edited != clicked["edited_timestamp"] else None

        return await until(look) if done["state"] == "acknowledged" else done

    async def submit(self, asked: dict[str, Any], channel: str | None = None, **values: str) -> Any:
        """Hand in the sheet that an interaction has brought."""
        return await self._act(channel, "submit", interaction=asked["id"], values=values)

    async def _act(self, channel: str | None, verb: str, **body: Any) -> Any:
        return await self.sandbox.post(f"people/{self.id}/channels/{channel or self.general}/{verb}", body)

    async def see(self, channel: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await self.sandbox.get(f"people/{self.id}/channels/{channel}/messages")
        return found

    async def places(self) -> Any:
        return await self.sandbox.get(f"people/{self.id}/places")

    async def again(self, message: dict[str, Any]) -> Any:
        """A message as it is by now."""
        return next(each for each in await self.see(message["channel_id"]) if each["id"] == message["id"])

    async def gone(self, message: dict[str, Any]) -> bool:
        return message["id"] not in [each["id"] for each in await self.see(message["channel_id"])]

    async def dm(self) -> str | None:
        dms = (await self.places())["dms"]
        return dms[0]["id"] if dms else None

    async def dms(self) -> list[dict[str, Any]]:
        channel = await self.dm()
        return await self.see(channel) if channel else []

    async def told(self, words: str, channel: str | None = None) -> list[dict[str, Any]]:
        """The messages of a channel, or of their DMs, that say this, as soon as there is one."""
        return await self._seen(lambda each: words in text(each), channel)

    async def offered(self, verb: str, channel: str | None = None) -> list[dict[str, Any]]:
        """The messages of a channel, or of their DMs, with such a control, as soon as there is one."""
        return await self._seen(lambda each: bool(ids(each, verb)), channel)

    async def _seen(self, fits: Callable[[dict[str, Any]], bool], channel: str | None) -> list[dict[str, Any]]:
        async def look() -> list[dict[str, Any]]:
            return list(filter(fits, await (self.see(channel) if channel else self.dms())))

        found: list[dict[str, Any]] = await until(look)
        return found

    async def threads(self) -> list[dict[str, Any]]:
        return [
            thread
            for server in (await self.places())["servers"]
            for channel in server["channels"]
            for thread in channel["threads"]
        ]


async def until(look: Callable[..., Any], *given: Any, patience: float = PATIENCE) -> Any:
    """Look again and again until there is something to see."""
    end, pause = asyncio.get_running_loop().time() + patience, 0.02
    while True:
        seen = await look(*given)
        if seen:
            return seen
        assert asyncio.get_running_loop().time() < end, f"{look} has seen nothing for {patience} s"
        await asyncio.sleep(pause)
        pause = min(0.2, pause * 1.5)


# What a message shows


def parts(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Every component of a message, however deep."""
    found: list[dict[str, Any]] = []
    todo = list(message.get("components", []))
    while todo:
        part = todo.pop(0)
        found.append(part)
        todo = [*part.get("components", []), *(part[key] for key in ("accessory", "component") if part.get(key)), *todo]
    return found


def ids(message: dict[str, Any], verb: str = "") -> list[str]:
    """The custom ids of what can be clicked, of one verb."""
    live = [part for part in parts(message) if part.get("custom_id") and not part.get("disabled")]
    return [part["custom_id"] for part in live if part["custom_id"].startswith(verb)]


def control(message: dict[str, Any], wanted: str) -> str:
    """The custom id of what can be clicked; wanted may be how it begins, or behind a slash how it ends."""
    found = [id for id in ids(message) if id.startswith(wanted) or (wanted[0] == "/" and id.endswith(wanted))]
    return wanted if wanted in found or not found else found[0]


def lines(message: dict[str, Any], wanted: str) -> list[dict[str, Any]]:
    """The options of a list."""
    id = control(message, wanted)
    found: list[dict[str, Any]] = next(part["options"] for part in parts(message) if part.get("custom_id") == id)
    return found


def text(message: dict[str, Any]) -> str:
    return "\n".join([message.get("content", ""), *(part["content"] for part in parts(message) if part["type"] == 10)])


def pictures(message: dict[str, Any]) -> list[str]:
    return [item["media"]["url"] for part in parts(message) if part["type"] == 12 for item in part["items"]]


# A match clicked through, as two, three or four people would


@dataclass
class Sitting:
    """A match under way: its thread, and who plays."""

    id: str
    thread: str
    people: tuple[Person, ...]

    async def cards(self) -> list[dict[str, Any]]:
        """The board or result cards in the thread that still have buttons."""
        seen = await self.people[0].see(self.thread)
        public = [message for message in seen if not message["flags"] & EPHEMERAL]
        return [message for message in public if ids(message, "text/") or ids(message, "rematch/")]

    async def board(self) -> dict[str, Any]:
        """The one card that has buttons, once the one before has lost its own."""

        async def only_one() -> dict[str, Any] | None:
            cards = await self.cards()
            return cards[0] if len(cards) == 1 else None

        found: dict[str, Any] = await until(only_one)
        return found

    async def log(self, person: Person) -> str:
        """By whichever card is the newest: it may be turned over under the finger."""

        async def shown() -> dict[str, Any] | None:
            cards = await self.cards()
            with suppress(AssertionError):
                return await person.open(cards[-1], "log/") if cards else None
            return None

        return text(await until(shown))

    def other(self, person: Person) -> Person:
        return next(each for each in self.people if each is not person)

    async def hand(self, person: Person) -> Any:
        return await person.open(await self.board(), "hand/")

    async def more(self, person: Person) -> Any:
        return await person.open(await self.board(), "more/")

    async def turn(self, person: Person | None = None) -> Any:
        """Who is asked, who is not, and the panel of the former, from the board; with a person, once that is them."""

        async def look() -> Any:
            for each in self.people:
                if answers(panel := await self.hand(each)):
                    return each, self.other(each), panel
            return None

        async def theirs() -> Any:
            found = await look()
            return found if found and person in (None, found[0]) else None

        return await until(theirs)

    async def question(self) -> Any:
        """Who is asked, who is not, and the DM of the former."""

        async def look() -> Any:
            for person in self.people:
                if dm := await asked(person, self.id):
                    return person, self.other(person), dm
            return None

        return await until(look)

    async def count(self, person: Person) -> int:
        """How many answers the log has."""
        plies = [int(ply) for ply in re.findall(r"(?m)^`#(\d+)`", await self.log(person))]
        assert len(plies) == len(set(plies)), "no answer stands in the log twice"
        return max(plies, default=0)

    async def has_counted(self, person: Person, number: int) -> bool:
        return await self.count(person) == number

    async def resign(self, person: Person) -> Any:
        """The result card after somebody has given up."""
        await person.press(await person.show("resign", self.thread), "resignsure/")
        return await until(self.over)

    async def over(self) -> dict[str, Any] | None:
        return next((card for card in await self.cards() if ids(card, "rematch/")), None)


async def seated(
    people: tuple[Person, ...], game: str, *, by_dm: bool = True, chosen: dict[str, str] | None = None, **options: Any
) -> Sitting:
    """Open a lobby, choose some of its options, let everybody join, press Start, and wait for the board."""
    host, *others = people
    before = {thread["id"] for thread in await host.threads()}
    opened = await host.run("play", game=game, **options)
    assert opened["state"] == "answered", opened
    lobby = opened["message"]
    await say_of_dms(host, by_dm)
    for name, value in (chosen or {}).items():
        await host.choose(await host.open(lobby, "options/"), f"/{name}", value)
        lobby = await until(redrawn, host, lobby)
    for person in others:
        await person.press(lobby, "join/")
        await say_of_dms(person, by_dm)
    return await started(people, lobby, before)


async def started(people: tuple[Person, ...], lobby: dict[str, Any], before: set[str]) -> Sitting:
    host = people[0]
    lobby = await host.again(lobby)
    done = await host.press(lobby, "start/")
    assert done["state"] == "updated", done
    sitting = Sitting(ids(lobby, "start/")[0].split("/")[1], await until(new_thread, host, before), people)
    await until(sitting.cards)
    return sitting


async def new_thread(person: Person, before: set[str]) -> str | None:
    return next((thread["id"] for thread in await person.threads() if thread["id"] not in before), None)


async def redrawn(person: Person, lobby: dict[str, Any]) -> dict[str, Any] | None:
    """The card of a lobby with its new terms, to which its buttons refer."""
    card = await person.again(lobby)
    return card if ids(card, "join/") != ids(lobby, "join/") else None


async def say_of_dms(person: Person, by_dm: bool) -> None:
    """Answer the offer to be written to, which comes once. People change their minds under Options."""
    verb = "bydm/" if by_dm else "nodm/"

    if person.by_dm is None:
        await person.press((await person.offered(verb, person.general))[0], verb)
    elif person.by_dm != by_dm:
        lobby = [each for each in await person.see(person.general) if ids(each, "options/")][-1]
        await person.press(await person.open(lobby, "options/"), verb)
    person.by_dm = by_dm


def answers(message: dict[str, Any]) -> list[str]:
    return ids(message, "answer/") + ids(message, "sure/")


def controls(message: dict[str, Any]) -> list[str]:
    """All that leads to an answer: buttons and lists, of answers and of the form."""
    return [
        id for verb in ("answer", "sure", "weigh") for id in (*ids(message, f"{verb}/"), *ids(message, f"+{verb}/"))
    ]


async def asked(person: Person, match: str) -> dict[str, Any] | None:
    """The one DM in which this person is asked something in this match; none while a new one takes its place."""
    dms = [(dm, [id for id in controls(dm) if f"/{match}/" in id]) for dm in await person.dms()]
    asking = [dm for dm, found in dms if found]
    return asking[0] if len(asking) == 1 else None


async def answer(person: Person, message: dict[str, Any], custom_id: str) -> dict[str, Any]:
    """Press an answer, and once more where the bot wants to be sure."""
    done: dict[str, Any] = await person.press(message, custom_id)
    if custom_id.startswith("sure/"):
        done = await person.press(done["message"], "answer/")
    assert done["state"] == "updated", done
    return done


async def answer_somehow(person: Person, message: dict[str, Any], dice: Random, most_clicks: int = 6) -> bool:
    """Click about until an answer is given; False if the DM was older than the table, as after a restart."""
    for left in reversed(range(most_clicks)):
        given = answers(message)
        custom_id = dice.choice(given if given and (left < 2 or dice.random() < 0.6) else controls(message))
        done = await click(person, message, custom_id, dice)
        if "moved on" in text(done["message"]):
            return False
        if "sure/" in custom_id:
            done = await person.press(done["message"], "answer/")
        assert done["state"] == "updated", done
        if "weigh/" not in custom_id:
            return True
        message = done["message"]
    raise AssertionError(f"{most_clicks} clicks are not enough for an answer")


async def click(person: Person, message: dict[str, Any], custom_id: str, dice: Random) -> dict[str, Any]:
    """Press a button, or pick a line of a list."""
    if not custom_id.startswith("+"):
        done: dict[str, Any] = await person.press(message, custom_id)
        return done
    picked: dict[str, Any] = await person.choose(message, custom_id, dice.choice(lines(message, custom_id))["value"])
    return picked


async def one_move(sitting: Sitting, dice: Random) -> bool:
    """Wait until somebody is asked by DM, and answer at random; False once the match is over."""

    async def looked() -> Any:
        for person in sitting.people:
            if dm := await asked(person, sitting.id):
                return person, dm
        return (None, None) if await sitting.over() else None

    person, dm = await until(looked)
    if not person:
        return False
    opened = {id.split("/")[2] for id in controls(dm)}
    given = await answer_somehow(person, dm, dice)

    async def taken_down() -> bool:
        open_now = [id.split("/") for each in await person.dms() for id in controls(each)]
        return not any(match == sitting.id and ply in opened for _, match, ply, *_ in open_now)

    await until(taken_down)
    return given or await one_move(sitting, dice)


async def played_out(sitting: Sitting, dice: Random, most: int = 400) -> int:
    """Play at random to the last move; how many moves there were."""
    for count in range(most):
        if not await one_move(sitting, dice):
            return count
    raise AssertionError("the match does not end")
