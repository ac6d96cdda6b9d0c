"""What a bad account tries. Each attack is one attempt; what it must never achieve is noted as a fault."""

import time
from collections.abc import Awaitable, Callable
from typing import Final

from sandbox.world.people import Person
from tests.e2e.world import ids
from tests.proofs.abuse.crowd import Bad, Message, rows

Attack = Callable[[Bad], Awaitable[None]]
ATTACKS: Final[dict[str, Attack]] = {}
GAME: Final = "kaito"
NOTICE: Final = 60.0  # seconds after which a match may start on changed terms


def attack(name: str) -> Callable[[Attack], Attack]:
    def noted(each: Attack) -> Attack:
        ATTACKS[name] = each
        return each

    return noted


@attack("invitations of one person")
async def invite(bad: Bad) -> None:
    """And withdraw it: only so many lobbies may be open, and that limit is not the one this is about."""
    lobby = await bad.run("play", game=GAME, opponent=str(bad.invited.id))
    for custom_id in ids(lobby, "leave/")[:1]:
        await bad.press(lobby, custom_id)


@attack("lobbies without end")
async def open_lobby(bad: Bad) -> None:
    await bad.run("play", game=GAME)


@attack("practice matches without end")
async def practise(bad: Bad) -> None:
    await bad.run("practice", game="kengo", level="novice")


@attack("terms changed after somebody joined")
async def change_terms(bad: Bad) -> None:
    lobby, id = await joined_by_sleeper(bad, pace="friendly")
    if not id:
        return
    panel = await bad.press(lobby, f"options/{id}/")
    changed = time.monotonic()
    if ids(panel, f"+choose/{id}/pace"):
        await bad.choose(panel, f"+choose/{id}/pace", "live")
    await bad.press(lobby, f"start/{id}/")
    bad.reached["terms changed"] += bool(ids(panel, f"+choose/{id}/pace"))
    await judge_start(bad, id, changed)
    await leave_all(bad, lobby, id)


async def judge_start(bad: Bad, id: str, changed: float) -> None:
    found = rows(bad.harness, "select pace from matches where id = ?", id)
    if found and found[0][0] != "friendly" and time.monotonic() - changed < NOTICE:
        bad.fault("a match started on terms that somebody had never seen")


@attack("matches called off alone")
async def call_off(bad: Bad) -> None:
    """Until the hand is a good one."""
    lobby, id = await joined_by_sleeper(bad)
    if not id:
        return
    await bad.press(lobby, f"start/{id}/")
    shown = await bad.run("hand", match=id) if rows(bad.harness, "select 1 from matches where id = ?", id) else {}
    for verb in ("more", "abort", "abortsure"):
        [custom_id, *_] = [*ids(shown, f"{verb}/{id}/"), ""]
        shown = await bad.press(shown, custom_id) if custom_id else {}
        bad.reached[verb] += bool(custom_id)
    if rows(bad.harness, "select 1 from matches where id = ? and ending like '%aborted%'", id):
        bad.fault("a match was called off by one player alone")
    await resign(bad, id, bad.person)


@attack("resignations to a second account")
async def farm(bad: Bad) -> None:
    lobby, id = await joined_by(bad, bad.second)
    if not id:
        return
    await bad.press(lobby, f"start/{id}/")
    await resign(bad, id, bad.second)
    bad.reached["resigned"] += bool(rows(bad.harness, "select 1 from results where match_id = ?", id))
    if rows(bad.harness, "select 1 from results where match_id = ? and rated = 1 and verdict = 'won'", id):
        bad.fault("somebody rose by a match without a single move")


@attack("films of the same match")
async def film(bad: Bad) -> None:
    over = rows(
        bad.harness,
        "select match_id from seats join matches on id = match_id where user_id = ? and status = 'over' limit 1",
        bad.person.id,
    )
    if not over:
        return
    shown = await bad.run("replay", match=over[0][0])
    for custom_id in ids(shown, "film/")[:1]:
        bad.reached["films"] += 1
        await bad.press(shown, custom_id)


@attack("reports without end")
async def report(bad: Bad) -> None:
    act = await bad.harness.run(bad.person, "report")
    if bad.harness.state(act) == "modal":
        bad.reached["reports"] += 1
        await bad.harness.done(bad.harness.sandbox.services.actions.submit(bad.person, act, {"words": "He cheats."}))


@attack("data deleted to be a stranger again")
async def be_forgotten(bad: Bad) -> None:
    panel = await bad.run("privacy delete")
    if ids(panel, "forgetsure/"):
        await bad.press(panel, ids(panel, "forgetsure/")[0])
        bad.reached["erasures"] += 1
    await invite(bad)


# What several attacks need


async def joined_by(bad: Bad, guest: Person, **options: str) -> tuple[Message, str]:
    lobby = await bad.run("play", game=GAME, **options)
    found = ids(lobby, "join/")
    if not found:
        return {}, ""
    id = found[0].split("/")[1]
    await bad.press(lobby, found[0], by=guest)
    return lobby, id


async def joined_by_sleeper(bad: Bad, **options: str) -> tuple[Message, str]:
    return await joined_by(bad, bad.sleeper, **options)


async def leave_all(bad: Bad, lobby: Message, id: str) -> None:
    for person in (bad.person, bad.sleeper):
        await bad.press(lobby, f"leave/{id}/", by=person)
    await resign(bad, id, bad.person)


async def resign(bad: Bad, id: str, loser: Person) -> None:
    if rows(bad.harness, "select 1 from matches where id = ? and status = 'playing'", id):
        panel = bad.harness.shown(await bad.harness.run(loser, "resign", match=id))
        if ids(panel, f"resignsure/{id}/"):
            await bad.press(panel, f"resignsure/{id}/", by=loser)
