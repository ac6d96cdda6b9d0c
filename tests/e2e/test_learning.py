"""Learning a game with the real bot: every step by real clicks, a wrong move taken back, left and resumed."""

import pytest

from faces.lessons import lessons
from tests.e2e.play import new_thread
from tests.e2e.world import EPHEMERAL, ids, pictures, text, until


def right(game, number):
    return f"try/{game}/{number}/{lessons(game)[number].right[0]}"


async def done(person, panel, game, number):
    """The step with this number is played, and the next one shown."""
    after = await person.open(panel, right(game, number))
    assert "✅" in text(after)
    assert ids(after) == [f"lesson/{game}/{number + 1}", f"rule/{game}/{','.join(lessons(game)[number].clauses)}"]
    return await person.open(after, "lesson/")


async def test_somebody_learns_a_game_and_practises_it_and_the_next(bot, aiko):
    panel = await aiko.open(await aiko.show("play", game="kaito"), "learn/")
    assert panel["flags"] & EPHEMERAL
    for number in range(len(lessons("kaito"))):
        assert f"Step {number + 1} of" in text(panel)
        assert pictures(panel)
        panel = await done(aiko, panel, "kaito", number)
    assert "You win when" in text(panel)
    before = {thread["id"] for thread in await aiko.threads()}
    await aiko.press(panel, "practise/")
    await until(new_thread, aiko, before)
    panel = await aiko.show("learn", game="kengo")
    wrong = await aiko.open(panel, "try/kengo/0/retreat 1")
    assert "↩️" in text(wrong)
    assert "Step 1 of" in text(wrong)
    after = await aiko.open(wrong, right("kengo", 0))
    rules = await aiko.open(after, "rule/")
    await aiko.press(after, "lesson/")
    await until(aiko.gone, rules)  # they would hide the step on a phone
    await aiko.press(await aiko.show("settings"), "settle/text_first/1")
    panel = await aiko.show("learn", game="regroup")
    assert not pictures(panel)
    assert "```" in text(panel)


@pytest.mark.alone
async def test_lessons_go_on_where_they_were_left_after_a_restart(bot, aiko, bruno):
    panel = await done(aiko, await aiko.show("learn", game="kengo"), "kengo", 0)
    await bot.kill()
    await bot.start()
    await done(aiko, panel, "kengo", 1)
    assert "Step 3 of" in text(await aiko.show("learn", game="kengo"))
    assert "Step 1 of" in text(await bruno.show("learn", game="kengo"))


async def test_the_first_practice_of_a_game_offers_its_lessons_in_private_or_where_one_is_alone(bot, aiko):
    await aiko.run("practice", game="karenza")
    [offer] = await aiko.told("New to this game?", aiko.general)
    assert offer["flags"] & EPHEMERAL
    assert ids(offer, "learn/") == ["learn/karenza/"]
    channel = (await aiko.sandbox.post(f"people/{aiko.id}/dms"))["id"]
    panel = await aiko.open(await aiko.show("practice", channel, game="regroup"), "learn/regroup/")
    assert not panel["flags"] & EPHEMERAL
    assert "Step 2 of" in text(await done(aiko, panel, "regroup", 0))
    assert not ids(await aiko.show("practice", channel, game="regroup"), "learn/")
