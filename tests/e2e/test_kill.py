"""The bot is killed, also at random moments of a match, and started again: nothing is lost, nothing is doubled."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from random import Random

import pytest

from dojo.lobby.lobbies import Lobbies
from dojo.ops.system_clock import SystemClock
from engine.games import GAMES
from storage.store import Store
from tests.e2e.play import EPHEMERAL, answers, one_move, say_of_dms, seated
from tests.e2e.world import Bot, ids, parts, text, until

MOMENT = 0.06  # seconds after a press: before it is heard, in the middle of it, or while its notices go round


@pytest.mark.alone
@pytest.mark.parametrize(
    ("kills", "rounds"), [pytest.param(1, 1, marks=pytest.mark.quick), pytest.param(10, 3, marks=pytest.mark.long)]
)
async def test_a_match_outlives_every_kill(bot, two, kills, rounds):
    dice = Random(5)
    sitting = await seated(two, "kengo", options=f"rounds={rounds}")
    known = 0
    for _ in range(kills):
        for _ in range(dice.randrange(3)):
            assert await one_move(sitting, dice)
            known += 1
        told = await pressed_and_killed(bot, sitting, dice)
        await bot.start()
        after = await sitting.count(two[0])
        assert after in ({known + 1} if told else {known, known + 1}), "what was told is there, and once"
        known = after
        await every_button_works(sitting)
    while await one_move(sitting, dice):
        known += 1
    assert await sitting.count(two[0]) == known
    await sitting.board()
    for person in two:
        await until(one_dm, person, "rematch/")


async def pressed_and_killed(bot, sitting, dice):
    """Somebody answers and the bot is killed at about the same moment; whether they were told that it counts."""
    person, _, dm = await sitting.question()
    [chosen, *_] = [id for id in answers(dm) if id.startswith("answer/")] or answers(dm)
    pressing = asyncio.create_task(person.press(dm, chosen))
    await asyncio.sleep(dice.uniform(0, MOMENT))
    await bot.kill()
    return (await pressing)["state"] == "updated"


async def every_button_works(sitting):
    """Whatever is still on screen answers: on the card in the thread, and in the DMs."""

    async def pressed(person, verb):
        """On the one live card, which may just be making room for a newer one."""
        with suppress(AssertionError):
            return await person.press(await sitting.board(), verb)

    for person in sitting.people:
        for verb in ("hand/", "text/", "log/", "more/"):
            done = await until(pressed, person, verb)
            assert done["state"] == "answered", (verb, done)
            assert "Something went wrong" not in text(done["message"])


async def one_dm(person, verb=""):
    """The hello, and one DM for the match, with such a button: no hand was sent twice and left.

    Who was asked whether they are sure sees what they answered until they look away.
    """
    about_the_match = [each for each in await person.dms() if parts(each) and not each["flags"] & EPHEMERAL]
    return len(about_the_match) == 1 and bool(ids(about_the_match[0], verb))


# What a kill leaves between what is done and what is shown


@pytest.fixture
def database(tmp_path):
    return tmp_path / "matches.db"


@pytest.fixture
async def killed(sandbox, database):
    """A bot that each of these tests kills before it changes its database."""
    async with Bot(sandbox, database) as bot:
        yield bot


def changed(database, statement, *given):
    with closing(sqlite3.connect(database)) as db, db:
        assert db.execute(statement, given).rowcount >= 1


async def found(database, question, *given):
    with closing(sqlite3.connect(database)) as db:
        return db.execute(question, given).fetchone()


async def test_a_match_whose_beginning_was_not_shown_has_its_thread_at_once_and_its_lobby_is_closed(
    killed, two, database
):
    aiko, bruno = two
    lobby = await aiko.show("play", game="kaito")
    await bruno.press(lobby, "join/")
    await killed.kill()
    async with await Store.open(str(database)) as store:
        await Lobbies(store, GAMES, SystemClock()).start(ids(lobby, "options/")[0].split("/")[1], None)
    await killed.start()
    assert [thread["id"] for thread in await until(aiko.threads)] == [lobby["id"]]

    async def closed():
        return not ids(await aiko.again(lobby), "leave/")

    await until(closed)


async def test_a_lobby_card_that_was_sent_and_not_noted_is_found_again_by_a_press_on_it(killed, two, database):
    aiko, bruno = two
    lobby = await aiko.show("play", game="kaito")
    await say_of_dms(aiko, False)
    await killed.kill()
    changed(database, "update lobbies set message = null")
    await killed.start()
    await bruno.press(lobby, "join/")
    await aiko.press(await aiko.again(lobby), "start/")
    assert [thread["id"] for thread in await until(aiko.threads)] == [lobby["id"]]


async def test_a_board_that_could_not_be_shown_is_shown_by_the_player_who_starts_when_it_can(
    killed, sandbox, two, database
):
    channel = f"channels/{two[0].general}/permissions"
    sitting = await seated(two, "kaito")
    before = text(await sitting.board())
    await sandbox.post(channel, {"deny": ["view_channel"]})
    assert await one_move(sitting, Random(1))
    await until(found, database, "select 1 from matches where unshown = 1")
    await killed.kill()
    await sandbox.post(channel, {"deny": []})
    await killed.start()

    async def shown():  # in the thread, or in its channel if the match has moved there
        seen = [each for place in (sitting.thread, two[0].general) for each in await two[0].see(place)]
        return [each for each in seen if ids(each, f"text/{sitting.id}") and text(each) != before]

    assert len(await until(shown)) == 1


@pytest.mark.parametrize("game", ["kengo", "kaito"])
@pytest.mark.long
async def test_a_dm_answered_before_it_was_noted_is_closed_as_any_other(killed, two, database, game):
    """It was sent, its notice was marked as done by the next courier, and only its number was never written down."""
    sitting = await seated(two, game)
    person, _, dm = await sitting.question()
    await until(found, database, "select 1 from seats where hand_message = ?", int(dm["id"]))
    await killed.kill()
    changed(database, "update seats set hand_message = null where hand_message = ?", int(dm["id"]))
    await killed.start()
    await person.press(dm, answers(dm)[0])
    await until(one_dm, person)
