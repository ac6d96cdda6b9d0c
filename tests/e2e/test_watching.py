"""Watching with the real bot: a follower of a match is written to when it ends, and nobody else sees who follows."""

import pytest

from tests.e2e.play import answers, seated
from tests.e2e.test_taking_back import whose_turn
from tests.e2e.world import ids, parts, pictures, text

pytestmark = pytest.mark.slow


async def more(person, sitting):
    board = await sitting.board()
    return (await person.press(board, ids(board, "more/")[0]))["message"]


async def test_somebody_who_follows_a_match_gets_one_dm_with_its_end_and_its_picture(bot, people):
    watcher = people["Chloe"]
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito", by_dm=False)
    panel = await more(watcher, sitting)
    offered = (await watcher.press(panel, ids(panel, "follow/")[0]))["message"]
    follows = (await watcher.press(offered, ids(offered, "following/")[0]))["message"]
    assert "when it ends" in text(follows)
    assert await watcher.told("now following", await watcher.dm())
    leaving = await more(sitting.people[0], sitting)
    sure = (await sitting.people[0].press(leaving, ids(leaving, "resign/")[0]))["message"]
    await sitting.people[0].press(sure, ids(sure, "resignsure/")[0])
    [told] = await watcher.told("Bruno wins", await watcher.dm())
    assert pictures(told)
    assert not [message for message in await sitting.people[0].see(sitting.thread) if "Chloe" in text(message)]


async def test_a_watcher_who_presses_my_hand_is_offered_what_watchers_can_do(bot, people):
    watcher = people["Chloe"]
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito", by_dm=False)
    board = await sitting.board()
    shown = await watcher.press(board, ids(board, "hand/")[0])
    assert shown["ephemeral"]
    assert len(ids(shown["message"], "follow/")) == len(ids(shown["message"], "guessing/")) == 1


async def test_a_player_is_not_offered_to_follow_their_own_match(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito", by_dm=False)
    assert not ids(await more(people["Aiko"], sitting), "follow/")


async def test_a_watcher_guesses_a_move_and_the_board_says_whether_it_came(bot, people):
    watcher = people["Chloe"]
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito", by_dm=False)
    panel = await more(watcher, sitting)
    asked = (await watcher.press(panel, ids(panel, "guessing/")[0]))["message"]
    [pick] = [part for part in parts(asked) if part.get("custom_id", "").startswith("+lockin/")]
    chosen = pick["options"][0]["value"]
    locked = (await watcher.choose(asked, pick["custom_id"], chosen))["message"]
    assert "You've locked in" in text(locked)
    assert "guessed" not in text(await sitting.board())
    mover, _, hand = await whose_turn(sitting)
    await mover.press(hand, next(id for id in answers(hand) if id.endswith(f"/{chosen}")))
    assert await watcher.told("One watcher guessed it.", sitting.thread)
    assert "1 of 1" in text((await watcher.run("profile"))["message"])
