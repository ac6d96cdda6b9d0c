"""The letters with hands, where a crash came at the worst of moments."""

import sqlite3
from contextlib import closing

import pytest

from tests.e2e.play import EPHEMERAL, answers, seated
from tests.e2e.test_clicks import first_question
from tests.e2e.world import Bot, ids, parts, until


@pytest.mark.parametrize("game", ["kengo", "kaito"])
async def test_a_letter_answered_before_it_was_noted_is_closed_as_any_other(sandbox, people, tmp_path, game):
    """It was sent, its news was ticked off by whoever came after, and only its number was never written down."""
    two = people["Aiko"], people["Bruno"]
    async with Bot(sandbox, tmp_path / "matches.db") as bot:
        sitting = await seated(two, game)
        person, dm = await first_question(sitting)
        await until(lambda: noted(tmp_path / "matches.db", dm))
        await bot.kill()
        forget(tmp_path / "matches.db", dm)
        await bot.start()
        await person.press(dm, answers(dm)[0])
        await until(lambda: one_letter_with_controls(person))


async def noted(database, dm):
    with closing(sqlite3.connect(database)) as db:
        return db.execute("select 1 from seats where hand = ?", [int(dm["id"])]).fetchone()


def forget(database, dm):
    with closing(sqlite3.connect(database)) as db, db:
        assert db.execute("update seats set hand = null where hand = ?", [int(dm["id"])]).rowcount == 1


async def one_letter_with_controls(person):
    lying = [each for each in await person.dms() if parts(each) and not each["flags"] & EPHEMERAL]
    return len(lying) == 1 and bool(ids(lying[0], ""))
