"""What a bad account tries. Each attack is one attempt; what it must never achieve is noted as a fault."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from cogs.guard.in_flight import IN_FLIGHT
from cogs.panel.upkeep import PanelsCog
from dojo.limits import VACATIONS_A_DAY
from dojo.watching.guesses import question
from sandbox.world.people import Person
from tests.e2e.world import ids, text
from tests.proofs.abuse import crowd
from tests.proofs.abuse.crowd import Bad, Message, rows

Attack = Callable[[Bad], Awaitable[None]]
ATTACKS: Final[dict[str, Attack]] = {}
GAME: Final = "kaito"
AT_FIVE: Final = 0.2  # seconds between two of five clicks a second
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


@attack("five clicks a second")
async def hurry(bad: Bad) -> None:
    """Plan ahead is what takes longest, in the game with the most moves; the rest of what can be seen comes with it."""
    if not (id := await begun(bad, bad.second, game="karenza")):
        return
    channel, forge = bad.harness.world.channels[bad.harness.general], bad.harness.forge
    table = await bad.harness.dojo.referee.table(id)
    [waiting] = [each for each in (bad.person, bad.second) if table.seat_of(each.id) not in table.asked] or [bad.person]
    verbs = ("plan", "plan", "plan", "hand", "log", "more", "plan", "follow", "text", "rules")
    acts = []
    for verb in verbs:
        acts.append(asyncio.create_task(forge(waiting, channel, f"{verb}/{id}/")))
        await asyncio.sleep(AT_FIVE if crowd.PAUSE else 0.0)
    told = [text(bad.harness.shown(act)) for act in await asyncio.gather(*acts)]
    bad.reached["clicks"] += len(told)
    if not crowd.PAUSE and not any("One thing at a time" in each for each in told):
        bad.fault("somebody had as much done at once as they liked")
    await resign(bad, id, bad.person)


@attack("vacations on and off")
async def come_and_go(bad: Bad) -> None:
    for _ in range(VACATIONS_A_DAY + 1):
        await bad.run("vacation", days=1)
        away = await bad.harness.dojo.vacations.of(bad.person.id)
        bad.reached["vacations"] += away is not None
        await bad.harness.forge(bad.person, bad.own, "vacationend//")
    if len(rows(bad.harness, "select 1 from vacations where user_id = ?", bad.person.id)) > VACATIONS_A_DAY:
        bad.fault("somebody went away more often than a day allows")


@attack("guesses by those who may not")
async def guess(bad: Bad) -> None:
    """The stranger has the match's code and guesses on another server; the barred person does so here."""
    if not (id := await begun(bad, bad.second)):
        return
    asked = question(await bad.harness.dojo.referee.table(id))
    here = bad.harness.world.channels[bad.harness.general]
    for person, channel in ((bad.stranger, bad.own), (bad.barred, here)) if asked else ():
        bad.reached["guesses"] += 1
        await bad.harness.forge(person, channel, f"+lockin/{id}/{asked.opened}", asked.choices[0])
        if rows(bad.harness, "select 1 from guesses where match_id = ? and user_id = ?", id, person.id):
            bad.fault(f"{person.name} guessed")
    await resign(bad, id, bad.person)


@attack("channels of another server")
async def set_up(bad: Bad) -> None:
    """By anybody who runs a server: its puzzles would be posted here."""
    await bad.breathe()
    act = await bad.harness.forge(bad.person, bad.own, "#setup//puzzles", str(bad.harness.general))
    bad.reached["settings"] += bad.harness.state(act) in {"answered", "updated"}
    if (await bad.harness.dojo.servers.get(bad.own.guild_id)).puzzle_channel:
        bad.fault("a server posts on another")


@attack("offers in turn")
async def offer(bad: Bad) -> None:
    """Each new one withdraws what the other has planned."""
    if not (id := await begun(bad, bad.sleeper, pace="friendly")):
        return
    channel, kinds = bad.harness.world.channels[bad.harness.general], set[str]()
    for verb in ("draw", "abortsure", "draw"):
        await bad.breathe()
        await bad.harness.forge(bad.person, channel, f"{verb}/{id}/")
        table = await bad.harness.dojo.referee.table(id)
        kinds |= {str(table.clocks[table.seat_of(bad.person.id)].vote)}
    bad.reached["offers"] += len(kinds)
    if len(kinds) > 1:
        bad.fault("one offer took the place of another")
    await resign(bad, id, bad.person)


@attack("the card of a group deleted")
async def delete_card(bad: Bad) -> None:
    """By pressing *More* twice, where the bot answers by changing the card."""
    messages = bad.harness.world.messages.setdefault(bad.group.id, {})
    known = {*messages}

    def cards() -> list[Message]:
        new = [each for id, each in messages.items() if id not in known and not each.is_ephemeral]
        return [*map(bad.harness.world.message_of, new)]

    async def custom_ids() -> list[str]:
        return [custom_id for card in cards() for custom_id in ids(card, "more/")]

    await bad.breathe()
    await bad.harness.run(bad.person, "practice", at=bad.group, game=GAME, level="novice")
    if not cards():
        return  # refused
    [custom_id, *_] = await bad.harness.until(custom_ids, "no board in the group")
    [card, *_] = cards()
    for _ in range(2):
        await bad.press(card, custom_id, by=bad.second)
    bad.reached["cards"] += 1
    await bad.harness.until(lambda: settled(bad), "panels are still deleted")
    if not cards():
        bad.fault("a card that everybody saw is gone")
    await resign(bad, custom_id.split("/")[1], bad.person)


async def settled(bad: Bad) -> bool:
    panels: Any = bad.harness.bot.get_cog(PanelsCog.__name__)
    return bad.second.id not in IN_FLIGHT.values() and not panels.under_way


# What several attacks need


async def joined_by(bad: Bad, guest: Person, **options: str) -> tuple[Message, str]:
    lobby = await bad.run("play", **{"game": GAME} | options)
    found = ids(lobby, "join/")
    if not found:
        return {}, ""
    id = found[0].split("/")[1]
    await bad.press(lobby, found[0], by=guest)
    return lobby, id


async def joined_by_sleeper(bad: Bad, **options: str) -> tuple[Message, str]:
    return await joined_by(bad, bad.sleeper, **options)


async def begun(bad: Bad, guest: Person, **options: str) -> str:
    """The code of a match that has begun, or none."""
    lobby, id = await joined_by(bad, guest, **options)
    if not id:
        return ""
    await bad.press(lobby, f"start/{id}/")
    if not rows(bad.harness, "select 1 from matches where id = ?", id):
        await leave_all(bad, lobby, id)
        return ""
    return id


async def leave_all(bad: Bad, lobby: Message, id: str) -> None:
    for person in (bad.person, bad.sleeper):
        await bad.press(lobby, f"leave/{id}/", by=person)
    await resign(bad, id, bad.person)


async def resign(bad: Bad, id: str, loser: Person) -> None:
    if rows(bad.harness, "select 1 from matches where id = ? and status = 'playing'", id):
        panel = bad.harness.shown(await bad.harness.run(loser, "resign", match=id))
        if ids(panel, f"resignsure/{id}/"):
            await bad.press(panel, f"resignsure/{id}/", by=loser)
