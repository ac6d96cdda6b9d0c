"""The scenarios. Each begins with an empty database, and each of its steps leads to the next.

A step is repeated until what it wants has happened: users who are told nothing try again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

from bench.client import Message, ids, lines, text
from tests.proofs.crashes.checks import Question
from tests.proofs.crashes.players import VERBS, Player, Players, controls

Step = Callable[[Players], Awaitable[None]]

PAUSE: Final = 0.15  # seconds between two tries while nothing can be written
TRIES: Final = 12
PATIENCE: Final = 6.0  # seconds; on a busy machine a bot needs some for what became due
HOUR: Final = 3600  # seconds
LONGER: Final = 120
HELD: Final = 31
START_DELAY: Final = 31  # that a full lobby waits


def step(name: str) -> Callable[[Step], Step]:
    """The name is what faults are reported under."""

    def named(each: Step) -> Step:
        each.__name__ = name
        return each

    return named


async def again(
    players: Players, done: Callable[[], Any], act: Callable[[], Awaitable[Any]], tries: int = TRIES
) -> None:
    """Act until it is done. Between two tries everything that was begun comes to its end."""
    for _ in range(tries):
        if done():
            return
        await act()
        await players.quiet()
        if players.rig.failpoints["failing"]:
            await asyncio.sleep(PAUSE)
    assert done(), f"{act} leads nowhere: {players.rig.said()}"


def until(name: str, done: Callable[[Players], Any], act: Callable[[Players], Awaitable[Any]]) -> Step:
    @step(name)
    async def insists(players: Players) -> None:
        await again(players, lambda: done(players), lambda: act(players))

    return insists


async def pass_time(players: Players, seconds: float, done: Callable[[], Any]) -> None:
    players.rig.advance(seconds)
    with suppress(AssertionError):
        await players.rig.until(done, PATIENCE)


# In a lobby


def opening(game: str, host: str, **order: Any) -> Step:
    @step(f"{game}: a lobby is opened")
    async def opens(players: Players) -> None:
        """The lobby that can be seen is the one that counts."""
        user = players[host]
        known = {message["id"] for message in user.on_screen(user.general)}

        def card() -> Message | None:
            seen = [message for message in user.on_screen(user.general) if message["id"] not in known]
            return next((message for message in seen if controls(message, ("join/", "start/"))), None)

        await again(players, card, lambda: user.run("play", game=game, **order))
        players.kept["lobby"], players.match = card(), ids(card(), "options/")[0].split("/")[1]

    return opens


def lobby(players: Players) -> Message:
    """Its card as it is now."""
    shown = players.aiko.on_screen(players.aiko.general)
    return next(each for each in shown if each["id"] == players.kept["lobby"]["id"])


def guests_of(players: Players) -> set[int]:
    return {row["user_id"] for row in players.rows("select user_id from lobby_players where lobby_id = ?1")}


def joining(who: str) -> Step:
    def inside(players: Players) -> bool:
        id = players[who].id
        return f"<@{id}>" in text(lobby(players)) and id in guests_of(players)

    return until(f"{who} joins", inside, lambda players: players.pressed(players[who], lobby(players), "join/"))


def dms(who: str) -> Step:
    """By the offer below the lobby. Users who have missed it find it again under Options."""

    def offered(players: Players) -> Message | None:
        return players[who].with_control(players[who].general, f"bydm/{players.match}")

    def agreed(players: Players) -> bool:
        user = players[who]
        rows = players.rows("select dm from lobby_players where lobby_id = ?1 and user_id = ?2", user.id)
        greeted = any("send your hand here" in text(each) for each in user.dms_on_screen())
        return bool(rows and rows[0]["dm"] and greeted and not offered(players))

    async def act(players: Players) -> None:
        user = players[who]
        await players.pressed(
            user, offered(players) or await players.pressed(user, lobby(players), "options/"), "bydm/"
        )

    return until(f"{who} wants DMs", agreed, act)


async def choose_computer(players: Players) -> None:
    card = lobby(players)
    await players.chloe.choose(card, next(iter(ids(card, "+computer/"))), "novice")


computer_joins = until(
    "a computer gets a seat",
    lambda players: any(guest < 0 for guest in guests_of(players)) and "Novice" in text(lobby(players)),
    choose_computer,
)


def begun(players: Players) -> bool:
    return bool(players.row() and players.row()["card"] and not ids(lobby(players), "start/"))


def starting(who: str) -> Step:
    return until(
        f"{who} starts the match", begun, lambda players: players.pressed(players[who], lobby(players), "start/")
    )


starts_by_itself = until(
    "a full lobby starts by itself",
    begun,
    lambda players: pass_time(players, START_DELAY, lambda: begun(players)),
)


def rematch(who: str, *, begins: bool = False) -> Step:
    @step(f"{who} wants a rematch")
    async def asks(players: Players) -> None:
        user = players[who]
        before = players.match = players.kept.setdefault("rematch of", players.match)

        async def act() -> None:
            await players.pressed(user, user.with_control(players.row(before)["thread"], "rematch/"), "rematch/")

        def shown() -> Any:
            new = players.row(before)["rematch"]
            seated = "select message from lobbies join lobby_players on lobby_id = id where id = ?1 and user_id = ?2"
            rows = players.checker.rows(seated, new, user.id) if new else []
            return rows and rows[0]["message"] and (not begins or players.row(new))

        await again(players, shown, act)
        players.match = players.row(before)["rematch"]
        [row] = players.rows("select message from lobbies where id = ?1")
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


async def hold(players: Players) -> Player:
    """Somebody answers, and it is held."""

    def held() -> Any:
        return players.rows("select seat from held_moves where match_id = ?1")

    await again(players, held, lambda: players.answer(players.asked()[0]))
    user_id = players.seats()[held()[0]["seat"]]["user_id"]
    return next(user for user in players.all if user.id == user_id)


async def press_held(players: Players, user: Player, verb: str) -> Message | None:
    """On the DM, or on the hand shown anew."""
    dm = next((dm for dm in user.dms_on_screen() if ids(dm, "undo/")), None)
    return await players.pressed(user, dm or await players.pressed(user, players.board(user), "hand/"), verb)


@step("a held answer is taken back")
async def takes_back(players: Players) -> None:
    """On a machine that takes half a minute to start again, it's too late: by then the answer has sent itself."""
    user, before = await hold(players), players.ply
    seat = players.seat_of(user)
    row = players.rows("select opened from held_moves where match_id = ?1 and seat = ?2", seat)
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


async def plan(players: Players) -> None:
    user = players.chloe
    shown = await players.pressed(user, await players.pressed(user, players.board(user), "more/"), "plan/")
    for pick in ids(shown, "+planmove/")[:1] if shown else ():
        await user.choose(shown, pick, lines(shown, pick)[-1]["value"])


plans = until("a plan", lambda players: players.rows("select 1 from plans where match_id = ?1"), plan)


# Time: reminders, extensions, strikes, stand-ins


def told_by_dm(players: Players, words: str) -> list[Message]:
    dms = [each for user in players.all for each in user.dms_on_screen()]
    return [each for each in dms if words in text(each) and players.match in text(each)]


def in_thread(players: Players, words: str) -> list[Message]:
    return [each for each in players.aiko.on_screen(players.row()["thread"]) if words in text(each)]


def passing(hours: float, name: str, words: str, where: Callable[[Players, str], list[Message]] = in_thread) -> Step:
    @step(name)
    async def passes(players: Players) -> None:
        """Hours pass until these words are said. A bot that was not running notices no time: they pass again.

        Others may be told something first: each of three players has extensions, and is struck once before a stand-in.
        """
        before = len(where(players, words))
        longer = count(0, LONGER)  # two sleeps of the same length would be told in the same words

        def said() -> bool:
            return len(where(players, words)) > before

        async def passes_once() -> None:
            seen = len(where(players, ""))
            await pass_time(players, hours * HOUR + next(longer), lambda: len(where(players, "")) > seen)

        await again(players, said, passes_once, 3 * TRIES)

    return passes


def press_under_more(verb: str, name: str, done: Callable[[Players], Any], *, asked: bool = True) -> Step:
    async def act(players: Players) -> None:
        """By somebody who is asked, or by one of the others."""
        seated = {row["user_id"] for row in players.seats()}
        others = [user for user in players.all if user.id in seated and user not in players.asked()]
        user = (players.asked() if asked else others or players.asked())[0]
        await players.pressed(user, await players.pressed(user, players.board(user), "more/"), verb)

    return until(name, done, act)


def absent(players: Players) -> set[int]:
    return {row["user_id"] for row in players.seats() if row["standin"]}


async def press_return(players: Players) -> None:
    for user in players.all:
        if user.id in absent(players):
            await players.pressed(user, players.board(user), "return/")


reminded = passing(50, "a reminder", "waiting for you", told_by_dm)
called = passing(0.09, "a call in the thread", "waiting for you")
more_time = passing(72.2, "an extension by itself", "used an extension")
struck = passing(0.52, "a strike", "the computer moved for them")
away = passing(0.52, "a stand-in", "is away")
nudges = press_under_more("nudge/", "a nudge", lambda players: told_by_dm(players, "nudged you"), asked=False)
returns = until("a player returns to the seat", lambda players: not absent(players), press_return)


# The end of a match


async def agree(players: Players) -> None:
    card = players.aiko.with_control(players.row()["thread"], "nodraw/")
    asked = {row["user_id"] for row in players.seats() if row["vote"] != "draw"}
    for user in players.all:
        if user.id in asked:
            await players.pressed(user, card, "draw/")


offers_draw = press_under_more(
    "draw/", "a draw is offered", lambda players: any(row["vote"] == "draw" for row in players.seats())
)
agrees = until("a draw is agreed", lambda players: players.over, agree)


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
