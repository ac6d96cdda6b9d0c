"""Where Discord refuses, a match goes on: with the real bot, in a sandbox of its own that is as strict."""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from tests.e2e.play import EPHEMERAL, answers, one_move, seated
from tests.e2e.world import Bot, ids, text, until

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


async def denied(sandbox, two, *permissions):
    await sandbox.post(f"channels/{two[0].general}/permissions", {"deny": permissions})


async def elsewhere(sandbox, two, kind):
    """In a new channel of this kind."""
    place = (await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "more", "kind": kind}))["id"]
    for person in two:
        person.general = place


@pytest.mark.parametrize("code", [160005, 50083])
@pytest.mark.long
async def test_a_match_in_a_locked_thread_goes_on_in_the_channel(bot, sandbox, two, code):
    await sandbox.post("rules", {"locked": code})
    await denied(sandbox, two, "manage_threads")
    sitting = await moved_after(two, lambda at: sandbox.post(f"channels/{at.thread}/thread", {"locked": True}))
    await until(boards_are, sitting, [1, 0])


async def test_an_archived_thread_is_woken_by_the_next_board(bot, sandbox, two):
    sitting = await seated(two, "kaito")
    await sandbox.post(f"channels/{sitting.thread}/thread", {"archived": True})
    assert await one_move(sitting, Random(1))
    await until(boards_are, sitting, [0, 1])


async def test_a_line_wakes_an_archived_thread_before_it_edits(bot, sandbox, two):
    sitting = await seated(two, "kaito")
    await sandbox.post(f"channels/{sitting.thread}/thread", {"archived": True})
    await two[0].run("vacation", days=2)
    assert await two[0].told("vacation", sitting.thread)


@pytest.mark.long
async def test_what_was_written_to_somebody_is_deleted_although_the_bot_is_killed_meanwhile(sandbox, two, tmp_path):
    aiko, _ = two
    async with Bot(sandbox, tmp_path / "matches.db") as bot:
        await seated(two, "kaito")
        await sandbox.post("faults", {"method": "GET", "path": "/messages$", "times": 1000, "status": 503})
        await aiko.press(await aiko.show("privacy delete"), "forgetsure//")
        await aiko.told("Everything about you is deleted", aiko.general)
        await until(sandbox.requests, "GET", "/messages$")
        await bot.kill()
        await sandbox.delete("faults")
        await sandbox.post("clock", {"advance": 3600})
        await bot.start()

        async def nothing_left():
            return not [each for each in await aiko.dms() if each["author"].get("bot")]

        await until(nothing_left)


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
@pytest.mark.long
async def test_a_thread_that_cannot_be_woken_because_there_are_too_many_leaves_the_match_in_the_channel(
    bot, sandbox, two, rule, kind
):
    await elsewhere(sandbox, two, kind)

    async def too_many(sitting):
        await sandbox.post(f"channels/{sitting.thread}/thread", {"archived": True})
        await sandbox.post("rules", {rule: 0})

    sitting = await moved_after(two, too_many)
    await until(boards_are, sitting, [1, 0])


@KINDS
async def test_where_no_more_threads_are_allowed_a_match_is_played_in_the_channel(bot, sandbox, two, rule, kind):
    await elsewhere(sandbox, two, kind)
    await sandbox.post("rules", {rule: 0})
    await two[0].run("practice", game="kaito", level="novice")
    assert await two[0].offered("text/", two[0].general)


async def test_a_board_comes_when_the_permission_is_given_back(bot, sandbox, two):
    """In its thread, where it has waited because the channel was shut, too."""
    sitting = await moved_after(two, lambda _: denied(sandbox, two, "send_messages_in_threads", "send_messages"))

    async def refused():
        return [each for each in await sandbox.requests("POST", f"{sitting.thread}/messages") if each["status"] == 403]

    async def shown():
        return text(await sitting.board()) != before

    before = text(await sitting.board())
    await until(refused)
    await denied(sandbox, two)
    await until(shown)
    await until(boards_are, sitting, [0, 1])


async def test_a_match_whose_thread_is_deleted_goes_on_in_another(bot, sandbox, two):
    sitting = await seated(two, "kaito", by_dm=False)
    await sandbox.delete(f"channels/{sitting.thread}")
    await until(boards_are, sitting, [0, 1])


async def test_where_no_other_thread_may_be_opened_a_match_whose_thread_is_deleted_goes_on_in_the_channel(
    bot, sandbox, two
):
    sitting = await seated(two, "kaito", by_dm=False)
    await denied(sandbox, two, "create_public_threads")
    await sandbox.delete(f"channels/{sitting.thread}")
    await until(boards_are, sitting, [1])


async def test_a_match_whose_thread_is_full_goes_on_in_another(bot, sandbox, two):
    full = {"method": "POST", "times": 100, "status": 400, "code": 30033}
    sitting = await moved_after(
        two, lambda at: sandbox.post("faults", full | {"path": f"/channels/{at.thread}/messages$"})
    )
    await until(boards_are, sitting, [0, 0, 1])


async def test_a_board_that_automod_refuses_is_replaced_by_a_call(bot, sandbox, two):
    sitting = await moved_after(two, lambda _: sandbox.post("rules", {"automod": ["bruno"]}))
    await two[0].told("AutoMod blocks my board", sitting.thread)
