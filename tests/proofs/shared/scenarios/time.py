"""Steps in which time passes, or is asked for: reminders, extensions, strikes, stand-ins, vacations."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

from tests.e2e.world import ids, text
from tests.proofs.shared.players import Players
from tests.proofs.shared.scenarios.step import Step, again, step
from tests.proofs.shared.user import Message

HOUR: Final = 3600  # seconds
LONGER: Final = 120  # seconds
PATIENCE: Final = 6.0  # seconds; on a busy machine a bot needs some for what became due


def dms_saying(players: Players, words: str) -> list[Message]:
    return [each for user in players.all for each in user.dms() if words in text(each) and players.match in text(each)]


def in_thread(players: Players, words: str) -> list[Message]:
    return [each for each in players.aiko.see(players.row()["thread"]) if words in text(each)]


def passing(hours: float, name: str, words: str, where: Callable[[Players, str], list[Message]] = in_thread) -> Step:
    @step(name)
    async def passes(players: Players) -> None:
        """Hours pass until these words are said. A bot that was not running notices no time: they pass again."""
        before = len(where(players, words))
        longer = count(0, LONGER)  # two sleeps of the same length would be told in the same words

        def said() -> bool:
            return len(where(players, words)) > before

        async def act() -> None:
            players.rig.advance(hours * HOUR + next(longer))
            with suppress(AssertionError):
                await players.rig.until(said, PATIENCE)

        await again(players, said, act)

    return passes


reminded = passing(50, "a reminder", "waiting for you", dms_saying)
called = passing(0.09, "a call in the thread", "waiting for you")
more_time = passing(72.2, "an extension by itself", "used an extension")
struck = passing(0.52, "a strike", "the computer moved for them")
away = passing(0.52, "a stand-in", "is away")


def press_under_more(verb: str, name: str, done: Callable[[Players], Any], *, asked: bool = True) -> Step:
    @step(name)
    async def presses(players: Players) -> None:
        """By somebody who is asked, or by one of the others."""

        async def act() -> None:
            seated = {row["user_id"] for row in players.seats()}
            others = [user for user in players.all if user.id in seated and user not in players.asked()]
            user = (players.asked() if asked else others or players.asked())[0]
            shown = await players.pressed(user, players.board(user), "more/")
            await players.pressed(user, shown, verb)

        await again(players, lambda: done(players), act)

    return presses


nudges = press_under_more("nudge/", "a nudge", lambda players: dms_saying(players, "nudged you"), asked=False)


def tokens(players: Players) -> int:
    return sum(row["tokens"] for row in players.seats())


@step("an extension")
async def extends(players: Players) -> None:
    """It costs one token, even if users who are told nothing press several times."""
    before = tokens(players)
    user = players.asked()[0]
    shown = None
    while not shown:
        shown = await players.pressed(user, players.board(user), "more/")
    button = next(iter(ids(shown, "extend/")))
    await again(players, lambda: tokens(players) < before, lambda: user.press(shown, button))
    assert tokens(players) == before - 1, "one press, one extension"


@step("a player returns to the seat")
async def returns(players: Players) -> None:
    def absent() -> set[int]:
        return {row["user_id"] for row in players.seats() if row["standin"]}

    async def act() -> None:
        for user in players.all:
            if user.id in absent():
                await players.pressed(user, players.board(user), "return/")

    await again(players, lambda: not absent(), act)


@step("a vacation")
async def vacation(players: Players) -> None:
    players.kept["away"] = user = players.asked()[0]

    def gone() -> Any:
        return players.checker.rows("select 1 from vacations where user_id = ?1 and until_at > from_at", user.id)

    await again(players, gone, lambda: user.run("vacation", days=3))


@step("a vacation ends early")
async def comes_back(players: Players) -> None:
    user = players.kept["away"]

    async def act() -> None:
        await players.pressed(user, (await user.run("vacation")).get("message"), "vacationend/")

    def back() -> bool:
        [row] = players.checker.rows("select max(until_at) as until_at from vacations where user_id = ?1", user.id)
        return bool(row["until_at"] <= players.rig.sandbox.world.clock.milliseconds())

    await again(players, back, act)
