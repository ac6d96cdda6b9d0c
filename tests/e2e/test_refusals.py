"""Where Discord refuses, a match goes on: with the real bot, in a sandbox of its own that is as strict."""

import sqlite3
from contextlib import closing
from functools import partial
from random import Random

import pytest

from tests.e2e.play import EPHEMERAL, Sitting, answers, asked, one_move, seated
from tests.e2e.world import Bot, ids, until

pytestmark = pytest.mark.alone


async def live_boards(sitting: Sitting, *places: str):
    """The boards with buttons, in each of these channels."""
    [person, *_] = sitting.people
    return [
        [each for each in await person.see(place) if ids(each, f"text/{sitting.id}") and not each["flags"] & EPHEMERAL]
        for place in places
    ]


async def counts(sitting, places, wanted):
    return [len(found) for found in await live_boards(sitting, *places)] == wanted


@pytest.mark.parametrize("code", [160005, 50083])
@pytest.mark.long
async def test_a_match_in_a_locked_thread_goes_on_in_the_channel(bot, sandbox, two, code):
    await sandbox.post("rules", {"locked": code})
    await sandbox.post(f"channels/{two[0].general}/permissions", {"deny": ["manage_threads"]})
    sitting = await seated(two, "kaito", by_dm=False)
    places = (two[0].general, sitting.thread)
    [before] = (await live_boards(sitting, sitting.thread))[0]
    panels = [(each, (await each.press(before, ids(before, "hand/")[0]))["message"]) for each in two]
    person, panel = next((each, panel) for each, panel in panels if answers(panel))
    await sandbox.post(f"channels/{sitting.thread}/thread", {"locked": True})
    await person.press(panel, answers(panel)[0])
    await until(partial(counts, sitting, places, [1, 0]))


async def test_an_archived_thread_is_woken_by_the_next_board(bot, sandbox, two):
    sitting = await seated(two, "kaito")
    await sandbox.post(f"channels/{sitting.thread}/thread", {"archived": True})
    assert await one_move(sitting, Random(1))
    await until(partial(counts, sitting, (two[0].general, sitting.thread), [0, 1]))


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
        panel = (await aiko.run("privacy delete"))["message"]
        await aiko.press(panel, "forgetsure//")
        await aiko.told("Everything about you is deleted", aiko.general)
        await until(partial(sandbox.requests, "GET", "/messages$"))
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
        person, dm = await first(sitting)  # else the bot may write it as soon as it's started
        await bot.kill()
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("update people set dm_channel = null")
        await sandbox.post(
            "faults", {"method": "POST", "path": "/users/@me/channels$", "times": 100, "retry_after": 25}
        )
        await bot.start()
        [before] = (await live_boards(sitting, sitting.thread))[0]
        await person.press(dm, answers(dm)[0])

        async def newer():
            [boards] = await live_boards(sitting, sitting.thread)
            return boards not in ([before], [])

        await until(newer)
        await until(partial(two[0].told, "can't send you a DM", sitting.thread))


async def first(sitting):
    async def look():
        for person in sitting.people:
            if (dm := await asked(person, sitting.id)) and answers(dm):
                return person, dm
        return None

    return await until(look)


async def panel_of_the_asked(sitting, place=None):
    """The player to move, with their panel."""
    [before] = (await live_boards(sitting, place or sitting.thread))[0]
    panels = [(each, (await each.press(before, ids(before, "hand/")[0]))["message"]) for each in sitting.people]
    return next((each, panel) for each, panel in panels if answers(panel))


@pytest.mark.parametrize(("rule", "kind"), [("threads", "text"), ("announcement_threads", "announcement")])
@pytest.mark.long
async def test_a_thread_that_cannot_be_woken_because_there_are_too_many_leaves_the_match_in_the_channel(
    bot, sandbox, two, rule, kind
):
    place = (await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "more", "kind": kind}))["id"]
    for person in two:
        person.general = place
    sitting = await seated(two, "kaito", by_dm=False)
    person, panel = await panel_of_the_asked(sitting)
    await sandbox.post(f"channels/{sitting.thread}/thread", {"archived": True})
    await sandbox.post("rules", {rule: 0})
    await person.press(panel, answers(panel)[0])
    await until(partial(counts, sitting, (place, sitting.thread), [1, 0]))


@pytest.mark.parametrize(("rule", "kind"), [("threads", "text"), ("announcement_threads", "announcement")])
async def test_where_no_more_threads_are_allowed_a_match_is_played_in_the_channel(bot, sandbox, two, rule, kind):
    place = (await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "more", "kind": kind}))["id"]
    await sandbox.post("rules", {rule: 0})
    await two[0].run("practice", place, game="kaito", level="novice")

    async def played():
        return [each for each in await two[0].see(place) if ids(each, "text/")]

    await until(played)


async def test_a_board_comes_when_the_permission_is_given_back(bot, sandbox, two):
    general = two[0].general
    sitting = await seated(two, "kaito", by_dm=False)
    person, panel = await panel_of_the_asked(sitting)
    denied = ["send_messages_in_threads", "send_messages"]
    await sandbox.post(f"channels/{general}/permissions", {"deny": denied})
    await person.press(panel, answers(panel)[0])
    await until(partial(counts, sitting, (general, sitting.thread), [0, 0]))
    await sandbox.post(f"channels/{general}/permissions", {"deny": []})
    await until(partial(counts, sitting, (general, sitting.thread), [1, 0]))


async def boards_are(sitting, wanted):
    """In the channel, and in each of the threads that are there."""
    [person, *_] = sitting.people
    places = [person.general, *(each["id"] for each in await person.threads())]
    return await counts(sitting, places, wanted)


async def test_a_match_whose_thread_is_deleted_goes_on_in_another(bot, sandbox, two):
    sitting = await seated(two, "kaito", by_dm=False)
    await sandbox.delete(f"channels/{sitting.thread}")
    await until(partial(boards_are, sitting, [0, 1]))


async def test_where_no_other_thread_may_be_opened_a_match_whose_thread_is_deleted_goes_on_in_the_channel(
    bot, sandbox, two
):
    sitting = await seated(two, "kaito", by_dm=False)
    await sandbox.post(f"channels/{two[0].general}/permissions", {"deny": ["create_public_threads"]})
    await sandbox.delete(f"channels/{sitting.thread}")
    await until(partial(boards_are, sitting, [1]))


async def test_a_match_whose_thread_is_full_goes_on_in_another(bot, sandbox, two):
    sitting = await seated(two, "kaito", by_dm=False)
    person, panel = await panel_of_the_asked(sitting)
    full = {"method": "POST", "path": f"/channels/{sitting.thread}/messages$", "times": 100, "status": 400}
    await sandbox.post("faults", full | {"code": 30033})
    await person.press(panel, answers(panel)[0])
    await until(partial(boards_are, sitting, [0, 0, 1]))


async def test_a_board_that_automod_refuses_is_replaced_by_a_call(bot, sandbox, two):
    sitting = await seated(two, "kaito", by_dm=False)
    person, panel = await panel_of_the_asked(sitting)
    await sandbox.post("rules", {"automod": ["bruno"]})
    await person.press(panel, answers(panel)[0])
    await until(partial(two[0].told, "AutoMod blocks my board", sitting.thread))
