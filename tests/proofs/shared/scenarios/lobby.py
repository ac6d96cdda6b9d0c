"""Steps in a lobby: it is opened, people join and ask for DMs, and the match starts."""

from contextlib import suppress
from typing import Any, Final

from tests.e2e.world import ids, text
from tests.proofs.shared.players import Players
from tests.proofs.shared.scenarios.step import Step, again, step
from tests.proofs.shared.user import Message, User

START_DELAY: Final = 31  # seconds that a full lobby waits


def opening(game: str, host: str, **order: Any) -> Step:
    @step(f"{game}: a lobby is opened")
    async def opens(players: Players) -> None:
        """The lobby that can be seen is the one that counts."""
        user: User = getattr(players, host)
        known = {message["id"] for message in user.see(user.general)}

        def card() -> Message | None:
            seen = [message for message in user.see(user.general) if message["id"] not in known]
            return next((message for message in seen if ids(message, "join/") or ids(message, "start/")), None)

        await again(players, card, lambda: user.run("play", game=game, **order))
        found = card()
        assert found
        players.kept["lobby"], players.match = found, ids(found, "options/")[0].split("/")[1]

    return opens


def lobby(players: Players, user: User) -> Message:
    """Its card as it is now."""
    return next(each for each in user.see(user.general) if each["id"] == players.kept["lobby"]["id"])


def guests_of(players: Players) -> set[int]:
    rows = players.checker.rows("select user_id from guests where lobby_id = ?1", players.match)
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
            chosen = "select dm from guests where user_id = ?1 and lobby_id = ?2"
            rows = players.checker.rows(chosen, user.id, players.match)
            greeted = any("send your hand here" in text(each) for each in user.dms())
            return bool(rows and rows[0]["dm"] and greeted and not offered())

        async def act() -> None:
            offer = offered() or await players.pressed(user, lobby(players, user), "options/")
            await players.pressed(user, offer, "bydm/")

        await again(players, agreed, act)

    return wants


def computer_joins(who: str) -> Step:
    @step("a computer gets a seat")
    async def joins(players: Players) -> None:
        user: User = getattr(players, who)

        def inside() -> bool:
            return any(guest < 0 for guest in guests_of(players)) and "Novice" in text(lobby(players, user))

        async def act() -> None:
            card = lobby(players, user)
            await user.choose(card, next(iter(ids(card, "+computer/"))), "novice")

        await again(players, inside, act)

    return joins


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
    async def act() -> None:
        players.rig.advance(START_DELAY)
        with suppress(AssertionError):
            await players.rig.until(lambda: begun(players), 3)

    await again(players, lambda: begun(players), act)


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
            inside = players.checker.rows("select 1 from guests where lobby_id = ?1 and user_id = ?2", new, user.id)
            return inside and rows and rows[0]["message"] and (not begins or players.row(new))

        await again(players, shown, act)
        players.match = players.row(before)["rematch"]
        [row] = players.checker.rows("select message from lobbies where id = ?1", players.match)
        players.kept["lobby"] = {"id": str(row["message"])}

    return asks


@step("practice in DMs")
async def practises(players: Players) -> None:
    """DMs are the board."""
    user = players.dai
    dm = players.rig.sandbox.world.get_dm_channel(user.id)
    players.rig.sandbox.world.show_dm(dm)

    async def act() -> None:
        await user.run("practice", channel=dm.id, game="regroup", level="novice")

    await again(players, lambda: players.checker.rows("select 1 from matches"), act)
    players.match = players.checker.rows("select id from matches order by begun_at")[-1]["id"]
