"""Moves that are taken back, with the real bot: by agreement between two people, also after a restart in between."""

import pytest

from tests.e2e.play import answers, seated
from tests.e2e.world import ids, text, until


async def panel_of(sitting, person):
    board = await sitting.board()
    return (await person.press(board, ids(board, "hand/")[0]))["message"]


async def whose_turn(sitting):
    for person in sitting.people:
        panel = await panel_of(sitting, person)
        if answers(panel):
            return person, next(other for other in sitting.people if other is not person), panel
    raise AssertionError("nobody is asked")


@pytest.mark.alone
async def test_a_move_is_taken_back_once_the_other_agrees_even_after_a_restart(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito", by_dm=False, pace="friendly")
    mover, other, panel = await whose_turn(sitting)
    first = answers(panel)[0]
    await mover.press(panel, first)
    _, _, theirs = await until(lambda: turn_of(sitting, other))
    board = await sitting.board()
    more = (await mover.press(board, ids(board, "more/")[0]))["message"]
    asked = (await mover.press(more, ids(more, "takeback/")[0]))["message"]
    assert "I've asked the others" in text(asked)
    offer = (await other.offered("agreeback/", sitting.thread))[-1]
    await bot.kill()
    await bot.start()
    agreed = await other.press(offer, ids(offer, "agreeback/")[0])
    assert "is taken back" in text(agreed["message"])
    assert await other.told("took back their last move", sitting.thread)
    stale = (await other.press(theirs, answers(theirs)[0]))["message"]
    assert "moved on" in text(stale)
    again, _, fresh = await whose_turn(sitting)
    assert again is mover
    assert first not in answers(fresh)
    assert [id.split("/")[3] for id in answers(fresh)] == [id.split("/")[3] for id in answers(panel)]
    assert "taken back" in await sitting.log(mover)


async def turn_of(sitting, person):
    found = await whose_turn(sitting)
    return found if found[0] is person else None
