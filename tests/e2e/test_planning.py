"""Answers planned ahead, with the real bot: set in two clicks, kept through restarts, and played after a while."""

from functools import partial

import pytest

from tests.e2e.play import answers, asked, seated
from tests.e2e.test_kill import counted
from tests.e2e.test_taking_back import panel_of, whose_turn
from tests.e2e.world import ids, parts, text, until

LONGER = 16 * 60  # seconds than a planned answer waits in the first match of somebody


def listed(message, verb):
    """The values of a list."""
    [found] = [part for part in parts(message) if part.get("custom_id", "").startswith(f"+{verb}/")]
    return found["custom_id"], [option["value"] for option in found["options"]]


async def planning(sitting, person):
    panel = await panel_of(sitting, person)
    return (await person.press(panel, ids(panel, "plan/")[0]))["message"]


async def plan(person, panel, question):
    """The first answer to this question."""
    shown = (await person.choose(panel, listed(panel, "planfor")[0], question))["message"]
    id, moves = listed(shown, "planmove")
    return (await person.choose(shown, id, moves[0]))["message"]


async def has_counted(person, sitting, number):
    return await counted(person, sitting) == number


@pytest.mark.alone
@pytest.mark.long
async def test_a_planned_answer_outlives_restarts_and_is_played_when_a_player_might_have(bot, people, sandbox):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito")
    mover, planner, panel = await whose_turn(sitting)
    shown = await planning(sitting, planner)
    for question in listed(shown, "planfor")[1]:
        shown = await plan(planner, shown, question)
    assert "Your plans:" in text(shown)
    await bot.kill()
    await bot.start()
    await mover.press(panel, answers(panel)[0])
    held = await until(lambda: waiting_panel(sitting, planner))
    assert not answers(held)
    assert f"<@{planner.id}>" in text(await sitting.board()), "others are told what they are always told"
    await bot.kill()
    await bot.start()
    assert await counted(mover, sitting) == 1
    await sandbox.post("clock", {"advance": LONGER})
    await until(partial(has_counted, mover, sitting, 2))
    assert await until(partial(asked, mover, sitting.id))
    assert not await asked(planner, sitting.id), "who has planned isn't written to"


async def waiting_panel(sitting, person):
    panel = await panel_of(sitting, person)
    return panel if "You planned" in text(panel) else None


async def test_two_clicks_lead_from_the_hand_to_a_plan_and_a_third_withdraws_it(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kengo", by_dm=False)
    _, planner, _ = await whose_turn(sitting)
    shown = await planning(sitting, planner)
    id, moves = listed(shown, "planmove")
    planned = (await planner.choose(shown, id, moves[0]))["message"]
    assert "Your plans:" in text(planned)
    id, plans = listed(planned, "unplan")
    withdrawn = (await planner.choose(planned, id, plans[0]))["message"]
    assert "Your plans:" not in text(withdrawn)


async def test_what_is_planned_in_general_is_under_more_also_for_somebody_who_is_asked(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kengo", by_dm=False)
    asked, _, panel = await whose_turn(sitting)
    more = (await asked.press(panel, ids(panel, "more/")[0]))["message"]
    shown = (await asked.press(more, ids(more, "plan/")[0]))["message"]
    assert listed(shown, "planfor")[1] == ["defend", "last_attack"]
    id, moves = listed(shown, "planmove")
    assert moves == ["hit", "parry"]
    assert "→ Parry whenever you can" in text((await asked.choose(shown, id, "parry"))["message"])


async def test_what_nobody_planned_for_withdraws_the_plan_and_says_so(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito", by_dm=False)
    mover, planner, panel = await whose_turn(sitting)
    shown = await planning(sitting, planner)
    await plan(planner, shown, listed(shown, "planfor")[1][1])  # after what is planned in general
    [event] = [option["label"] for part in parts(shown) for option in part.get("options", ()) if option.get("default")]
    buttons = {part["custom_id"]: part["label"] for part in parts(panel) if part.get("custom_id") in answers(panel)}
    await mover.press(panel, next(id for id, label in buttons.items() if label not in event))
    asked_again = await until(lambda: asking(sitting, planner))
    assert "your plans are withdrawn" in text(asked_again)


async def asking(sitting, person):
    panel = await panel_of(sitting, person)
    return panel if answers(panel) else None
