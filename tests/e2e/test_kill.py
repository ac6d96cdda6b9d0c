"""The bot is killed at random moments of a match and started again: nothing is lost, nothing is doubled."""

from random import Random

from tests.e2e.play import answer, answers, asked, one_move, seated
from tests.e2e.world import ids, pictures, text, until

KILLS = 10


async def test_a_match_outlives_ten_kills(bot, people):
    dice = Random(5)
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kengo", options="rounds=3")
    told = 0
    for _ in range(KILLS):
        for _ in range(dice.randrange(3)):
            assert await one_move(sitting, dice)
            told += 1
        person, letter = await until(lambda: somebody_asked(sitting))
        await answer(person, letter, answers(letter)[0])  # told to the player, and then ...
        told += 1
        await bot.kill()
        await bot.start()
        assert await counted(aiko, sitting) == told, "every answer that was told is there, once"
    while await one_move(sitting, dice):
        told += 1
    assert await counted(aiko, sitting) == told
    await one_of_everything(sitting)


async def somebody_asked(sitting):
    for person in sitting.people:
        if letter := await asked(person, sitting.id):
            return person, letter
    return None


async def counted(person, sitting):
    """How many answers the log has."""

    async def newest_card():
        return await sitting.cards()

    card = (await until(newest_card))[-1]
    shown = await person.press(card, ids(card, "log/")[0])
    plies = [int(line[1:4]) for line in text(shown["message"]).splitlines() if line.startswith("`")]
    return max(plies, default=0)


async def one_of_everything(sitting):
    async def settled():
        return len(await sitting.cards()) == 1

    await until(settled)
    for person in sitting.people:
        letters = [letter for letter in await person.letters() if ids(letter, "hand/") or pictures(letter)]
        assert len(letters) == 1, "no hand was sent twice and left"
