"""Where Discord refuses, a match goes on: with the real bot, in a sandbox of its own that is as strict.

Threads that are locked or archived and permissions that are taken away are storms (`tests/proofs/storms/`).
"""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bench.client import EPHEMERAL, answers, ids, one_move, seated, until
from bench.stage import Bot

pytestmark = pytest.mark.alone
KINDS = pytest.mark.parametrize(("rule", "kind"), [("threads", "text"), ("announcement_threads", "announcement")])


async def boards_are(sitting, wanted):
    """How many boards with buttons there are: in the channel, and in each of the threads that are there."""
    [person, *_] = sitting.people
    places = [person.general, *(each["id"] for each in await person.threads())]
    seen = [await person.see(place) for place in places]
    return wanted == [
        len([each for each in found if ids(each, f"text/{sitting.id}") and not each["flags"] & EPHEMERAL])
        for found in seen
    ]


async def moved_after(two, trouble):
    """A match without DMs in which something changes before the answer that is pressed, which has been asked before."""
    sitting = await seated(two, "kaito", by_dm=False)
    person, _, panel = await sitting.turn()
    await trouble(sitting)
    await person.press(panel, answers(panel)[0])
    return sitting


async def denied(sitting, *permissions):
    [person, *_] = sitting.people
    await person.sandbox.post(f"channels/{person.general}/permissions", {"deny": permissions})


async def full(sitting):
    fault = {"method": "POST", "path": f"/channels/{sitting.thread}/messages$", "times": 100}
    await sitting.people[0].sandbox.post("faults", fault | {"status": 400, "code": 30033})


async def test_a_match_whose_thread_is_full_goes_on_in_another(bot, two):
    await until(boards_are, await moved_after(two, full), [0, 0, 1])


@pytest.mark.parametrize(("permissions", "boards"), [([], [0, 1]), (["create_public_threads"], [1])], ids=str)
async def test_a_match_whose_thread_is_deleted_goes_on_in_another_or_in_the_channel(
    bot, sandbox, two, permissions, boards
):
    sitting = await seated(two, "kaito", by_dm=False)
    await denied(sitting, *permissions)
    await sandbox.delete(f"channels/{sitting.thread}")
    await until(boards_are, sitting, boards)


async def test_a_player_who_gets_no_dm_is_called_in_the_thread_and_opening_dms_holds_up_no_board(
    sandbox, two, tmp_path
):
    """The bot knows of no DM channel, and opening one is limited for longer than anybody waits."""
    database = tmp_path / "matches.db"
    async with Bot(sandbox, database) as bot:
        sitting = await seated(two, "kaito")
        assert await one_move(sitting, Random(1))
        person, _, dm = await sitting.question()  # else the bot may write it as soon as it's started
        await bot.kill()
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("update people set dm_channel = null")
        limit = {"method": "POST", "path": "/users/@me/channels$", "times": 100, "retry_after": 25}
        await sandbox.post("faults", limit)
        await bot.start()
        before = await sitting.board()
        await person.press(dm, answers(dm)[0])

        async def newer():
            return await sitting.cards() not in ([before], [])

        await until(newer)
        await two[0].told("can't send you a DM", sitting.thread)


@KINDS
async def test_where_no_more_threads_are_allowed_a_match_is_played_in_the_channel(bot, sandbox, two, rule, kind):
    """From the start, or once its thread was archived and cannot be woken."""
    place = (await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "more", "kind": kind}))["id"]
    for person in two:
        person.general = place

    async def too_many(sitting):
        await sandbox.post(f"channels/{sitting.thread}/thread", {"archived": True})
        await sandbox.post("rules", {rule: 0})

    await until(boards_are, await moved_after(two, too_many), [1, 0])
    before = await two[0].offered("text/", place)
    await two[0].run("practice", game="kaito", level="novice")

    async def another():
        return len(await two[0].offered("text/", place)) > len(before)

    await until(another)


async def test_a_board_that_automod_refuses_is_replaced_by_a_call(bot, sandbox, two):
    await moved_after(two, lambda _: sandbox.post("rules", {"automod": ["bruno"]}))
    await two[0].told("AutoMod blocks my board", (await two[0].threads())[0]["id"])
