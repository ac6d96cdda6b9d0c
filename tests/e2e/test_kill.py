"""The bot is killed at random moments of a match and started again: nothing is lost, nothing is doubled."""

import asyncio
import re
from contextlib import suppress
from random import Random

import pytest

from tests.e2e.play import EPHEMERAL, answers, asked, one_move, seated
from tests.e2e.world import ids, parts, text, until

MOMENT = 0.06  # seconds after a press: before it is heard, in the middle of it, or while its notices go round


@pytest.mark.alone
@pytest.mark.parametrize(
    ("kills", "rounds"), [pytest.param(1, 1, marks=pytest.mark.quick), pytest.param(10, 3, marks=pytest.mark.long)]
)
async def test_a_match_outlives_every_kill(bot, people, kills, rounds):
    dice = Random(5)
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kengo", options=f"rounds={rounds}")
    known = 0
    for _ in range(kills):
        for _ in range(dice.randrange(3)):
            assert await one_move(sitting, dice)
            known += 1
        told = await pressed_and_killed(bot, sitting, dice)
        await bot.start()
        after = await counted(aiko, sitting)
        assert after in ({known + 1} if told else {known, known + 1}), "what was told is there, and once"
        known = after
        await every_button_works(sitting)
    while await one_move(sitting, dice):
        known += 1
    assert await counted(aiko, sitting) == known
    await one_of_everything(sitting)


async def pressed_and_killed(bot, sitting, dice):
    """Somebody answers and the bot is killed at about the same moment; whether they were told that it counts."""
    person, dm = await until(lambda: somebody_asked(sitting))
    [chosen, *_] = [id for id in answers(dm) if id.startswith("answer/")] or answers(dm)
    pressing = asyncio.create_task(person.press(dm, chosen))
    await asyncio.sleep(dice.uniform(0, MOMENT))
    await bot.kill()
    done = await pressing
    return done["state"] == "updated"


async def somebody_asked(sitting):
    for person in sitting.people:
        if dm := await asked(person, sitting.id):
            return person, dm
    return None


async def every_button_works(sitting):
    """Whatever is still on screen answers: on the card in the thread, and in the DMs."""

    for person in sitting.people:
        for verb in ("hand/", "text/", "log/", "more/"):
            done = await until(lambda person=person, verb=verb: pressed(sitting, person, verb))
            assert done["state"] == "answered", (verb, done)
            assert "Something went wrong" not in text(done["message"])


async def pressed(sitting, person, verb):
    """On the one live card, which may just be making room for a newer one."""
    cards = await sitting.cards()
    with suppress(AssertionError):
        return await person.press(cards[0], ids(cards[0], verb)[0]) if len(cards) == 1 else None


async def counted(person, sitting):
    """How many answers the log has."""
    plies = [int(ply) for ply in re.findall(r"(?m)^`#(\d+)`", (await sitting.log(person)))]
    assert len(plies) == len(set(plies)), "no answer stands in the log twice"
    return max(plies, default=0)


async def one_of_everything(sitting):
    async def settled():
        return len(await sitting.cards()) == 1

    await until(settled)
    for person in sitting.people:
        await until(lambda person=person: one_dm(person))


async def one_dm(person):
    """The hello, and one DM for the match, which says how it ended: no hand was sent twice and left.

    Who was asked whether they are sure sees what they answered until they look away.
    """
    about_the_match = [each for each in await person.dms() if parts(each) and not each["flags"] & EPHEMERAL]
    return len(about_the_match) == 1 and bool(ids(about_the_match[0], "rematch/"))
