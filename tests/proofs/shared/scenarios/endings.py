"""Steps that end a match, and those beside the board: preferences, reports."""

from contextlib import suppress

from tests.e2e.world import ids
from tests.proofs.shared.players import Players
from tests.proofs.shared.scenarios.step import Step, again, step
from tests.proofs.shared.scenarios.time import press_under_more
from tests.proofs.shared.user import User


def draw_offered(players: Players) -> bool:
    return any(row["vote"] == "draw" for row in players.seats())


offers_draw = press_under_more("draw/", "a draw is offered", draw_offered)


@step("a draw is agreed")
async def agrees(players: Players) -> None:
    async def act() -> None:
        card = next(
            (each for each in reversed(players.aiko.see(players.row()["thread"])) if ids(each, "nodraw/")), None
        )
        asked = {row["user_id"] for row in players.seats() if row["vote"] != "draw"}
        for user in players.all:
            if card and user.id in asked:
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

    def left() -> bool:
        return players.over or not players.seats()[players.seat_of(user)]["playing"]

    await again(players, left, act)


def preferences(who: str, name: str, value: str, column: str) -> Step:
    @step(f"{who} prefers {name} {value}")
    async def prefers(players: Players) -> None:
        user: User = getattr(players, who)

        def kept() -> bool:
            rows = players.checker.rows(f"select {column} from people where id = ?1", user.id)
            return bool(rows and str(rows[0][0]) == value)

        async def act() -> None:
            panel = (await user.run("settings")).get("message")
            pick = next((id for id in ids(panel, f"+settle/{name}/")), None) if panel else None
            if panel and pick:
                await user.choose(panel, pick, value)

        await again(players, kept, act)

    return prefers


@step("a report")
async def reports(players: Players) -> None:
    """One form, one report, though users who are told nothing may send it twice."""
    user = players.bruno

    async def act() -> None:
        asked = await user.run("report", channel=players.row()["thread"])
        if asked.get("modal"):
            await user.submit(asked, words="They were rude.")
        with suppress(AssertionError):
            await players.rig.until(brought, 1)

    def brought() -> bool:
        rows = players.checker.rows("select told from reports")
        return bool(rows) and all(row["told"] for row in rows)

    await again(players, brought, act)
