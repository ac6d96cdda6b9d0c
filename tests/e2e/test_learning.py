"""Learning a game with the real bot: every step by real clicks, a wrong move taken back, left and resumed."""

import pytest

from faces.lessons import lessons
from tests.e2e.world import EPHEMERAL, ids, pictures, text, until


def right_press(panel, game, number):
    return f"try/{game}/{number}/{lessons(game)[number].right[0]}"


async def opened(person, game, channel=None):
    return (await person.run("learn", channel, game=game))["message"]


async def done(person, panel, game, number):
    """The step with this number is played, and the next one shown."""
    after = (await person.press(panel, right_press(panel, game, number)))["message"]
    assert "✅" in text(after)
    assert ids(after) == [f"lesson/{game}/{number + 1}", f"rule/{game}/{','.join(lessons(game)[number].clauses)}"]
    return (await person.press(after, ids(after)[0]))["message"]


async def test_somebody_learns_a_game_and_practises_it(bot, people):
    aiko = people["Aiko"]
    lobby = (await aiko.run("play", game="kaito"))["message"]
    panel = (await aiko.press(lobby, ids(lobby, "learn/")[0]))["message"]
    assert panel["flags"] & EPHEMERAL
    for number in range(len(lessons("kaito"))):
        assert f"Step {number + 1} of" in text(panel)
        assert pictures(panel)
        panel = await done(aiko, panel, "kaito", number)
    assert "You win when" in text(panel)
    before = {thread["id"] for thread in await aiko.threads()}
    await aiko.press(panel, ids(panel, "practise/")[0])
    await until(lambda: fresh_thread(aiko, before))
    assert "Step 1 of" in text(await opened(aiko, "kengo"))


async def fresh_thread(person, before):
    return next((thread for thread in await person.threads() if thread["id"] not in before), None)


async def test_a_wrong_move_is_explained_and_the_step_stays(bot, people):
    aiko = people["Aiko"]
    panel = await opened(aiko, "kengo")
    panel = (await aiko.press(panel, "try/kengo/0/retreat 1"))["message"]
    assert "↩️" in text(panel)
    assert "Step 1 of" in text(panel)
    assert right_press(panel, "kengo", 0) in ids(panel)


async def test_help_that_was_opened_in_a_lesson_goes_away_with_the_next_step(bot, people):
    """It would hide that step on a phone."""
    aiko = people["Aiko"]
    panel = await opened(aiko, "kaito")
    after = (await aiko.press(panel, right_press(panel, "kaito", 0)))["message"]
    rules = (await aiko.press(after, ids(after, "rule/")[0]))["message"]
    await aiko.press(after, ids(after, "lesson/")[0])
    await until(lambda: is_gone(aiko, rules))


async def is_gone(person, message):
    return message["id"] not in [each["id"] for each in await person.see(person.general)]


@pytest.mark.alone
async def test_lessons_go_on_where_they_were_left_after_a_restart(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    panel = await done(aiko, await opened(aiko, "kengo"), "kengo", 0)
    await bot.kill()
    await bot.start()
    panel = await done(aiko, panel, "kengo", 1)
    assert "Step 3 of" in text(await opened(aiko, "kengo"))
    assert "Step 1 of" in text(await opened(bruno, "kengo"))


async def test_in_direct_messages_the_lessons_stay_where_they_are(bot, sandbox, people):
    chloe = people["Chloe"]
    channel = (await sandbox.post(f"people/{chloe.id}/dms"))["id"]
    panel = await opened(chloe, "karenza", channel)
    assert not panel["flags"] & EPHEMERAL
    assert "Step 2 of" in text(await done(chloe, panel, "karenza", 0))


async def test_those_who_prefer_text_learn_in_text(bot, people):
    dai = people["Dai"]
    settings = (await dai.run("settings"))["message"]
    await dai.press(settings, "settle/text_first/1")
    panel = await opened(dai, "regroup")
    assert not pictures(panel)
    assert "```" in text(panel)


async def test_the_offer_comes_in_private_where_the_match_is_in_a_thread(bot, people):
    bruno = people["Bruno"]
    await bruno.run("practice", game="karenza")
    [offer] = await bruno.told("New to this game?", bruno.general)
    assert offer["flags"] & EPHEMERAL
    assert ids(offer, "learn/") == ["learn/karenza/"]


async def test_somebody_who_never_met_a_game_is_offered_its_lessons_with_the_first_practice(bot, people):
    aiko = people["Aiko"]
    channel = (await aiko.sandbox.post(f"people/{aiko.id}/dms"))["id"]
    first = (await aiko.run("practice", channel=channel, game="regroup"))["message"]
    panel = (await aiko.press(first, ids(first, "learn/regroup/")[0]))["message"]
    await done(aiko, panel, "regroup", 0)
    again = (await aiko.run("practice", channel=channel, game="regroup"))["message"]
    assert not ids(again, "learn/")
