"""Steps in which users answer: at once, held, taken back, sent early; and standing orders, which answer for them."""

from contextlib import suppress
from typing import Any, Final

from tests.e2e.world import ids, parts
from tests.proofs.shared.checker import Question
from tests.proofs.shared.players import Players, clickable
from tests.proofs.shared.scenarios.step import Step, again, step
from tests.proofs.shared.user import Message, User

HELD: Final = 31  # seconds


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
        return players.checker.rows("select seat from holds where match_id = ?1", players.match)

    await again(players, held, lambda: players.answer(players.asked()[0]))
    user_id = players.seats()[held()[0]["seat"]]["user_id"]
    return next(user for user in players.all if user.id == user_id)


def question_of(players: Players, user: User) -> Question:
    seat = players.seat_of(user)
    row = players.checker.rows("select opened from holds where match_id = ?1 and seat = ?2", players.match, seat)
    assert row or players.dm(user)
    return Question(players.match, seat, row[0]["opened"] if row else -1)


async def held_panel(players: Players, user: User) -> Message | None:
    """What they see of it: the DM, or the hand shown anew."""
    for dm in user.dms():
        if ids(dm, "undo/"):
            return dm
    return await players.pressed(user, players.board(user), "hand/")


@step("a held answer is taken back")
async def takes_back(players: Players) -> None:
    """On a machine that takes half a minute to start again, it's too late: by then the answer has sent itself."""
    user, before = await hold(players), players.ply
    question = question_of(players, user)

    async def act() -> None:
        players.checker.takes_back(question)
        undone = await players.pressed(user, await held_panel(players, user), "undo/")
        if undone and clickable(undone):  # they are asked again
            players.checker.undone.add(question)

    await again(players, lambda: question in players.checker.undone or players.ply > before, act)


@step("a held answer is sent early")
async def sends_now(players: Players) -> None:
    user = await hold(players)
    before = players.ply

    async def act() -> None:
        await players.pressed(user, await held_panel(players, user), "sendnow/")

    await again(players, lambda: players.ply > before, act)


@step("a held answer is sent by itself")
async def waits_until_sent(players: Players) -> None:
    await hold(players)
    before = players.ply

    async def act() -> None:
        players.rig.advance(HELD)
        with suppress(AssertionError):
            await players.rig.until(lambda: players.ply > before, 3)

    await again(players, lambda: players.ply > before, act)


@step("a standing order")
async def orders(players: Players) -> None:
    """Under More."""
    user = players.chloe

    async def act() -> None:
        shown = await players.pressed(user, players.board(user), "more/")
        shown = await players.pressed(user, shown, "orders/")
        pick = next((id for id in ids(shown, "+order/")), None) if shown else None
        if shown and pick:
            values = [o["value"] for part in parts(shown) if part.get("custom_id") == pick for o in part["options"]]
            await user.choose(shown, pick, values[-1])

    await again(players, lambda: players.checker.rows("select 1 from orders where match_id = ?1", players.match), act)
