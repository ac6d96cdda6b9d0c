"""What a kill leaves between what is done and what is shown is made good; what is pressed twice is done once."""

import sqlite3
from contextlib import closing
from functools import partial
from random import Random

import pytest

from dojo.lobby.lobbies import Lobbies
from dojo.ops.system_clock import SystemClock
from engine.games import GAMES
from storage.store import Store
from tests.e2e.play import EPHEMERAL, answers, one_move, say_of_dms, seated
from tests.e2e.test_clicks import first_question
from tests.e2e.world import Bot, ids, parts, text, until

HELLO = "send your hand here"


async def full_lobby(aiko, bruno):
    lobby = (await aiko.run("play", game="kaito"))["message"]
    await bruno.press(lobby, ids(lobby, "join/")[0])
    return lobby, ids(lobby, "options/")[0].split("/")[1]


async def closed(person, lobby):
    now = next(each for each in await person.see(person.general) if each["id"] == lobby["id"])
    return not ids(now, "leave/")


async def test_two_offers_of_dms_bring_one_greeting(bot, two):
    aiko, _ = two
    lobby = (await aiko.run("play", game="kaito"))["message"]
    await aiko.press(lobby, ids(lobby, "join/")[0])

    async def both():
        found = [each for each in await aiko.see(aiko.general) if ids(each, "bydm/")]
        return found if len(found) == 2 else None

    for offer in await until(both):
        await aiko.press(offer, ids(offer, "bydm/")[0])
    assert [HELLO in text(each) for each in await aiko.dms()] == [True]


async def test_a_match_whose_beginning_was_not_shown_has_its_thread_at_once_and_its_lobby_is_closed(
    sandbox, two, tmp_path
):
    database = tmp_path / "matches.db"
    async with Bot(sandbox, database) as bot:
        lobby, id = await full_lobby(*two)
        await bot.kill()
        async with await Store.open(str(database)) as store:
            await Lobbies(store, GAMES, SystemClock()).start(id, None)
        await bot.start()
        await until(partial(closed, two[0], lobby))
        assert [thread["id"] for thread in await until(two[0].threads)] == [lobby["id"]]


async def test_a_lobby_card_that_was_sent_and_not_noted_is_found_again_by_a_press_on_it(sandbox, two, tmp_path):
    database = tmp_path / "matches.db"
    async with Bot(sandbox, database) as bot:
        aiko, bruno = two
        lobby = (await aiko.run("play", game="kaito"))["message"]
        await say_of_dms(aiko, False)
        await bot.kill()
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("update lobbies set message = null")
        await bot.start()
        await bruno.press(lobby, ids(lobby, "join/")[0])
        lobby = next(each for each in await aiko.see(aiko.general) if each["id"] == lobby["id"])
        await aiko.press(lobby, ids(lobby, "start/")[0])
        assert [thread["id"] for thread in await until(aiko.threads)] == [lobby["id"]]


async def test_a_board_that_could_not_be_shown_is_shown_by_the_player_who_starts_when_it_can(sandbox, two, tmp_path):
    database, general = tmp_path / "matches.db", two[0].general
    async with Bot(sandbox, database) as bot:
        sitting = await seated(two, "kaito")
        before = await sitting.board()
        await sandbox.post(f"channels/{general}/permissions", {"deny": ["view_channel"]})
        assert await one_move(sitting, Random(1))
        await until(partial(owed, database))
        await bot.kill()
        await sandbox.post(f"channels/{general}/permissions", {"deny": []})
        await bot.start()

        async def shown():
            return [card for card in await sitting.cards() if text(card) != text(before)]

        assert len(await until(shown)) == 1


async def owed(database):
    with closing(sqlite3.connect(database)) as db:
        return db.execute("select unshown from matches").fetchone()[0] == 1


@pytest.mark.parametrize("game", ["kengo", "kaito"])
@pytest.mark.long
async def test_a_dm_answered_before_it_was_noted_is_closed_as_any_other(sandbox, two, tmp_path, game):
    """It was sent, its notice was marked as done by the next courier, and only its number was never written down."""
    async with Bot(sandbox, tmp_path / "matches.db") as bot:
        sitting = await seated(two, game)
        person, dm = await first_question(sitting)
        await until(lambda: noted(tmp_path / "matches.db", dm))
        await bot.kill()
        forget(tmp_path / "matches.db", dm)
        await bot.start()
        await person.press(dm, answers(dm)[0])
        await until(lambda: one_dm_with_controls(person))


async def noted(database, dm):
    with closing(sqlite3.connect(database)) as db:
        return db.execute("select 1 from seats where hand_message = ?", [int(dm["id"])]).fetchone()


def forget(database, dm):
    with closing(sqlite3.connect(database)) as db, db:
        assert db.execute("update seats set hand_message = null where hand_message = ?", [int(dm["id"])]).rowcount == 1


async def one_dm_with_controls(person):
    lying = [each for each in await person.dms() if parts(each) and not each["flags"] & EPHEMERAL]
    return len(lying) == 1 and bool(ids(lying[0], ""))
