"""A match clicked through, as two, three or four people would."""

from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from tests.e2e.world import EPHEMERAL, Person, Sandbox, ids, parts, text, until


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
                done: dict[str, Any] = await person.press(cards[-1], ids(cards[-1], "log/")[0]) if cards else {}
                return done.get("message")
            return None

        return text(await until(shown))

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
        panel = (await host.press(lobby, ids(lobby, "options/")[0]))["message"]
        await host.choose(panel, next(id for id in ids(panel, "+choose/") if id.endswith(f"/{name}")), value)
        lobby = await until(partial(redrawn, host, lobby))
    for person in others:
        await person.press(lobby, ids(lobby, "join/")[0])
        await say_of_dms(person, by_dm)
    lobby = next(each for each in await host.see(host.general) if each["id"] == lobby["id"])
    started = await host.press(lobby, ids(lobby, "start/")[0])
    assert started["state"] == "updated", started

    async def opened_thread() -> dict[str, Any] | None:
        return next((thread for thread in await host.threads() if thread["id"] not in before), None)

    thread = (await until(opened_thread))["id"]
    sitting = Sitting(ids(lobby, "start/")[0].split("/")[1], thread, people)
    await until(sitting.cards)
    return sitting


async def redrawn(person: Person, lobby: dict[str, Any]) -> dict[str, Any] | None:
    """The card of a lobby with its new terms, to which its buttons refer."""
    card = next(each for each in await person.see(person.general) if each["id"] == lobby["id"])
    return card if ids(card, "join/") != ids(lobby, "join/") else None


async def say_of_dms(person: Person, by_dm: bool) -> None:
    """Answer the offer to be written to, which comes once. People change their minds under Options."""
    verb = "bydm/" if by_dm else "nodm/"

    async def offered() -> dict[str, Any] | None:
        return next((each for each in await person.see(person.general) if ids(each, verb)), None)

    if person.by_dm is None:
        offer = await until(offered)
        await person.press(offer, ids(offer, verb)[0])
    elif person.by_dm != by_dm:
        lobby = [each for each in await person.see(person.general) if ids(each, "options/")][-1]
        options = (await person.press(lobby, ids(lobby, "options/")[0]))["message"]
        await person.press(options, ids(options, verb)[0])
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
        done = await surely(person, done)
    assert done["state"] == "updated", done
    return done


async def surely(person: Person, done: dict[str, Any]) -> dict[str, Any]:
    sure = done["message"]
    answered: dict[str, Any] = await person.press(sure, ids(sure, "answer/")[0])
    return answered


async def answer_somehow(person: Person, message: dict[str, Any], dice: Random, most_clicks: int = 6) -> bool:
    """Click about until an answer is given; False if the DM was older than the table, as after a restart."""
    for left in reversed(range(most_clicks)):
        given = answers(message)
        custom_id = dice.choice(given if given and (left < 2 or dice.random() < 0.6) else controls(message))
        done = await click(person, message, custom_id, dice)
        if "moved on" in text(done["message"]):
            return False
        if "sure/" in custom_id:
            done = await surely(person, done)
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
    [options] = [part["options"] for part in parts(message) if part.get("custom_id") == custom_id]
    picked: dict[str, Any] = await person.choose(message, custom_id, dice.choice(options)["value"])
    return picked


async def one_move(sitting: Sitting, dice: Random) -> bool:
    """Wait until somebody is asked by DM, and answer at random; False once the match is over."""

    async def somebody() -> tuple[Person, dict[str, Any]] | bool | None:
        for person in sitting.people:
            if dm := await asked(person, sitting.id):
                return person, dm
        return False if await sitting.over() else None

    async def looked() -> Any:
        found = await somebody()
        return "over" if found is False else found

    found = await until(looked)
    if found == "over":
        return False
    person, dm = found
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


async def records(sandbox: Sandbox) -> list[dict[str, Any]]:
    return await sandbox.requests()
