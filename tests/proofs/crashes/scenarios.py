"""The scenarios. Each begins with an empty database, and each of its steps leads to the next.

A step is repeated until what it wants has happened: users who are told nothing try again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

from tests.e2e.world import ids, parts, text
from tests.proofs.crashes.checks import Question
from tests.proofs.crashes.players import VERBS, Message, Players, User, controls

Step = Callable[[Players], Awaitable[None]]

PAUSE: Final = 0.15  # seconds between two tries while nothing can be written
TRIES: Final = 12
PATIENCE: Final = 6.0  # seconds; on a busy machine a bot needs some for what became due
HOUR: Final = 3600  # seconds
LONGER: Final = 120
HELD: Final = 31
START_DELAY: Final = 31  # that a full lobby waits
IN_MATCH: Final = " where match_id = ?1"


def step(name: str) -> Callable[[Step], Step]:
    """The name is what faults are reported under."""

    def named(each: Step) -> Step:
        each.__name__ = name
        return each

    return named


async def again(players: Players, done: Callable[[], Any], act: Callable[[], Awaitable[Any]]) -> None:
    """Act until it is done. Between two tries everything that was begun comes to its end."""
    for _ in range(TRIES):
        if done():
            return
        await act()
        await players.quiet()
        if players.rig.failpoints["failing"]:
            await asyncio.sleep(PAUSE)
    assert done(), f"{act} leads nowhere: {players.rig.said()}"


async def pass_time(players: Players, seconds: float, done: Callable[[], Any]) -> None:
    players.rig.advance(seconds)
    with suppress(AssertionError):
        await players.rig.until(done, PATIENCE)


# In a lobby


def opening(game: str, host: str, **order: Any) -> Step:
    @step(f"{game}: a lobby is opened")
    async def opens(players: Players) -> None:
        """The lobby that can be seen is the one that counts."""
        user: User = getattr(players, host)
        known = {message["id"] for message in user.see(user.general)}

        def card() -> Message | None:
            seen = [message for message in user.see(user.general) if message["id"] not in known]
            return next((message for message in seen if controls(message, ("join/", "start/"))), None)

        await again(players, card, lambda: user.run("play", game=game, **order))
        players.kept["lobby"], players.match = card(), ids(card(), "options/")[0].split("/")[1]

    return opens


def lobby(players: Players, user: User) -> Message:
    """Its card as it is now."""
    return next(each for each in user.see(user.general) if each["id"] == players.kept["lobby"]["id"])


def guests_of(players: Players) -> set[int]:
    rows = players.checker.rows("select user_id from lobby_players where lobby_id = ?1", players.match)
    return {row["user_id"] for row in rows}


def joining(who: str) -> Step:
    @step(f"{who} joins")
    async def joins(players: Players) -> None:
        user: User = getattr(players, who)

        def inside() -> bool:
            return f"<@{user.id}>" in text(lobby(players, user)) and user.id in guests_of(players)

        await again(players, inside, lambda: players.pressed(user, lobby(players, user), "join/"))

    return joins


def dms(who: str) -> Step:
    @step(f"{who} wants DMs")
    async def wants(players: Players) -> None:
        """By the offer below the lobby. Users who have missed it find it again under Options."""
        user: User = getattr(players, who)

        def offered() -> Message | None:
            return user.with_control(user.general, f"bydm/{players.match}")

        def agreed() -> bool:
            chosen = "select dm from lobby_players where user_id = ?1 and lobby_id = ?2"
            rows = players.checker.rows(chosen, user.id, players.match)
            greeted = any("send your hand here" in text(each) for each in user.dms())
            return bool(rows and rows[0]["dm"] and greeted and not offered())

        async def act() -> None:
            offer = offered() or await players.pressed(user, lobby(players, user), "options/")
            await players.pressed(user, offer, "bydm/")

        await again(players, agreed, act)

    return wants


@step("a computer gets a seat")
async def computer_joins(players: Players) -> None:
    user = players.chloe

    def inside() -> bool:
        return any(guest < 0 for guest in guests_of(players)) and "Novice" in text(lobby(players, user))

    async def act() -> None:
        card = lobby(players, user)
        await user.choose(card, next(iter(ids(card, "+computer/"))), "novice")

    await again(players, inside, act)


def begun(players: Players) -> bool:
    return bool(players.row() and players.row()["card"] and not ids(lobby(players, players.all[0]), "start/"))


def starting(who: str) -> Step:
    @step(f"{who} starts the match")
    async def starts(players: Players) -> None:
        user: User = getattr(players, who)
        await again(players, lambda: begun(players), lambda: players.pressed(user, lobby(players, user), "start/"))

    return starts


@step("a full lobby starts by itself")
async def starts_by_itself(players: Players) -> None:
    def started() -> bool:
        return begun(players)

    await again(players, started, lambda: pass_time(players, START_DELAY, started))


def rematch(who: str, *, begins: bool = False) -> Step:
    @step(f"{who} wants a rematch")
    async def asks(players: Players) -> None:
        user: User = getattr(players, who)
        before = players.kept.setdefault("rematch of", players.match)
        players.match = before

        async def act() -> None:
            await players.pressed(user, user.with_control(players.row(before)["thread"], "rematch/"), "rematch/")

        def shown() -> Any:
            new = players.row(before)["rematch"]
            rows = players.checker.rows("select message from lobbies where id = ?1", new) if new else []
            inside = players.checker.rows(
                "select 1 from lobby_players where lobby_id = ?1 and user_id = ?2", new, user.id
            )
            return inside and rows and rows[0]["message"] and (not begins or players.row(new))

        await again(players, shown, act)
        players.match = players.row(before)["rematch"]
        [row] = players.checker.rows("select message from lobbies where id = ?1", players.match)
        players.kept["lobby"] = {"id": str(row["message"])}

    return asks


@step("practice in DMs")
async def practises(players: Players) -> None:
    """DMs are the board."""
    user, world = players.dai, players.rig.sandbox.world
    dm = world.get_dm_channel(user.id)
    world.show_dm(dm)
    await again(
        players,
        lambda: players.checker.rows("select 1 from matches"),
        lambda: user.run("practice", channel=dm.id, game="regroup", level="novice"),
    )
    players.match = players.checker.rows("select id from matches order by begun_at")[-1]["id"]


# Answers: at once, held, taken back, sent early; and plans, which answer for somebody


def answers(number: int = 1) -> Step:
    @step("an answer" if number == 1 else f"{number} answers")
    async def answer(players: Players) -> None:
        """One of those who are asked answers; computers answer by themselves."""
        end = players.ply + number

        async def act() -> None:
            for user in players.asked()[:1]:
                await players.answer(user)

        await again(players, lambda: players.over or players.ply >= end, act)

    return answer


async def hold(players: Players) -> User:
    """Somebody answers, and it is held."""

    def held() -> Any:
        return players.checker.rows(f"select seat from held_moves{IN_MATCH}", players.match)

    await again(players, held, lambda: players.answer(players.asked()[0]))
    user_id = players.seats()[held()[0]["seat"]]["user_id"]
    return next(user for user in players.all if user.id == user_id)


async def press_held(players: Players, user: User, verb: str) -> Message | None:
    """On the DM, or on the hand shown anew."""
    dm = next((dm for dm in user.dms() if ids(dm, "undo/")), None)
    return await players.pressed(user, dm or await players.pressed(user, players.board(user), "hand/"), verb)


@step("a held answer is taken back")
async def takes_back(players: Players) -> None:
    """On a machine that takes half a minute to start again, it's too late: by then the answer has sent itself."""
    user, before = await hold(players), players.ply
    seat = players.seat_of(user)
    row = players.checker.rows(f"select opened from held_moves{IN_MATCH} and seat = ?2", players.match, seat)
    question = Question(players.match, seat, row[0]["opened"] if row else -1)

    async def act() -> None:
        players.checker.held.pop(question, None)
        undone = await press_held(players, user, "undo/")
        if undone and controls(undone, VERBS):  # they are asked again
            players.checker.undone.add(question)

    await again(players, lambda: question in players.checker.undone or players.ply > before, act)


@step("a held answer is sent early")
async def sends_now(players: Players) -> None:
    user, before = await hold(players), players.ply
    await again(players, lambda: players.ply > before, lambda: press_held(players, user, "sendnow/"))


@step("a held answer is sent by itself")
async def waits_until_sent(players: Players) -> None:
    await hold(players)
    before = players.ply

    def sent() -> bool:
        return players.ply > before

    await again(players, sent, lambda: pass_time(players, HELD, sent))


@step("a plan")
async def plans(players: Players) -> None:
    user = players.chloe

    async def act() -> None:
        shown = await players.pressed(user, players.board(user), "more/")
        shown = await players.pressed(user, shown, "plan/")
        pick = next((id for id in ids(shown, "+planmove/")), None) if shown else None
        if shown and pick:
            values = [o["value"] for part in parts(shown) if part.get("custom_id") == pick for o in part["options"]]
            await user.choose(shown, pick, values[-1])

    await again(players, lambda: players.checker.rows(f"select 1 from plans{IN_MATCH}", players.match), act)


# Time: reminders, extensions, strikes, stand-ins


def told_by_dm(players: Players, words: str) -> list[Message]:
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

        await again(players, said, lambda: pass_time(players, hours * HOUR + next(longer), said))

    return passes


reminded = passing(50, "a reminder", "waiting for you", told_by_dm)
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


nudges = press_under_more("nudge/", "a nudge", lambda players: told_by_dm(players, "nudged you"), asked=False)


@step("a player returns to the seat")
async def returns(players: Players) -> None:
    def absent() -> set[int]:
        return {row["user_id"] for row in players.seats() if row["standin"]}

    async def act() -> None:
        for user in players.all:
            if user.id in absent():
                await players.pressed(user, players.board(user), "return/")

    await again(players, lambda: not absent(), act)


# The end of a match


offers_draw = press_under_more(
    "draw/", "a draw is offered", lambda players: any(row["vote"] == "draw" for row in players.seats())
)


@step("a draw is agreed")
async def agrees(players: Players) -> None:
    async def act() -> None:
        card = players.aiko.with_control(players.row()["thread"], "nodraw/")
        asked = {row["user_id"] for row in players.seats() if row["vote"] != "draw"}
        for user in players.all:
            if user.id in asked:
                await players.pressed(user, card, "draw/")

    await again(players, lambda: players.over, act)


@step("somebody resigns")
async def resigns(players: Players) -> None:
    """Unless the match is over: when hours pass again, the last but one may already have been replaced."""
    if players.over:
        return
    playing = {row["user_id"] for row in players.seats() if row["playing"]}
    user = next(each for each in players.all if each.id in playing)

    async def act() -> None:
        sure = (await user.run("resign", channel=players.row()["thread"])).get("message")
        await players.pressed(user, sure, "resignsure/")

    await again(players, lambda: players.over or not players.seats()[players.seat_of(user)]["playing"], act)


START: Final = "the first start, without a database"
KAITO: Final = "kaito by DM, day by day"
KENDO: Final = "kendo of three, live, in the thread"
SCENARIOS: Final[dict[str, tuple[Step, ...]]] = {
    START: (),
    KAITO: (
        *(opening("kaito", "aiko"), dms("aiko"), joining("bruno"), dms("bruno"), starting("aiko")),
        *(takes_back, sends_now, waits_until_sent, reminded, nudges, more_time, offers_draw, agrees),
        *(rematch("aiko"), rematch("bruno"), starts_by_itself),
    ),
    "kengo with a computer": (
        opening("kengo", "chloe", options="rounds=1", pace="friendly"),
        *(dms("chloe"), computer_joins, starting("chloe"), plans, answers(3), resigns),
        *(rematch("chloe", begins=True), answers(2)),
    ),
    KENDO: (
        *(opening("kendo", "aiko", seats=3, pace="live"), joining("bruno"), joining("chloe"), starting("aiko")),
        *(answers(), called, struck, answers(2), away, returns, resigns, resigns),
    ),
    "karenza of four, live, by DM": (
        *(opening("karenza", "dai", seats=4, pace="live"), joining("aiko"), dms("aiko"), joining("bruno")),
        *(joining("chloe"), dms("chloe"), starts_by_itself, answers(2), resigns, answers()),
    ),
    "regroup by DM alone": (practises, answers(4)),
}


def steps(scenario: str) -> list[tuple[str, Step]]:
    """By the names under which faults are reported."""
    return [(f"{scenario}, {at}: {step.__name__}", step) for at, step in enumerate(SCENARIOS[scenario])]
