"""A match clicked through, as two, three or four people would."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from dojo.ops.system_clock import SystemClock
from dojo.people.people import People
from dojo.people.preferences import PreferenceChanges
from storage.store import Store
from tests.e2e.world import EPHEMERAL, Bot, Person, Sandbox, ids, lines, text, until


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


@asynccontextmanager
async def wishing(
    sandbox: Sandbox, folder: Path, wishes: dict[Person, dict[str, str]], **settings: str
) -> AsyncIterator[Bot]:
    """A bot on whose database these people have wished something before it was started."""
    database = folder / "matches.db"
    async with await Store.open(str(database)) as store:
        for person, changes in wishes.items():
            await People(store, SystemClock()).remember(int(person.id), person.name, "en-US")
            for name, value in changes.items():
                await PreferenceChanges(store, SystemClock()).change(int(person.id), name, value)
    async with Bot(sandbox, database, **settings) as running:
        yield running
