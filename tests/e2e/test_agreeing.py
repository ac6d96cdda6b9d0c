"""What people do beside their moves, with the real bot: agree, hand on a seat, plan, note, and watch others."""

import pytest

from tests.e2e.play import answers, asked, seated
from tests.e2e.world import ids, lines, parts, pictures, text, until

LONGER = 16 * 60  # seconds than a planned answer waits in the first match of somebody


async def offered(sitting, person, verb):
    """The newest card of the thread with such a button."""
    return (await person.offered(verb, sitting.thread))[-1]


async def test_a_draw_is_refused_and_then_agreed_to_in_the_thread(bot, two):
    sitting, (aiko, bruno) = await seated(two, "kaito", by_dm=False), two
    await aiko.press(await sitting.more(aiko), "draw/")
    offer = await offered(sitting, bruno, "nodraw/")
    assert [each["id"] for each in offer["mentions"]] == [bruno.id]
    await bruno.press(offer, "nodraw/")
    assert await aiko.told("said no. The match goes on.", sitting.thread)
    assert not await sitting.over()
    await bruno.press(await sitting.more(bruno), "draw/")
    await aiko.press(await offered(sitting, aiko, "nodraw/"), "draw/")
    assert "draw" in text(await until(sitting.over)).lower()


async def test_a_match_is_called_off_once_the_other_agrees_in_the_thread(bot, two):
    sitting, (aiko, bruno) = await seated(two, "kaito", by_dm=False), two
    sure = await bruno.open(await sitting.more(bruno), "abort/")
    assert "Everyone has to agree" in text(sure)
    assert "I've asked the others" in text(await bruno.open(sure, "abortsure/"))
    offer = await offered(sitting, aiko, "abortsure/")
    assert [each["id"] for each in offer["mentions"]] == [aiko.id]
    agreed = await aiko.press(offer, "abortsure/")
    assert agreed["ephemeral"], "the offer stays where others see it"
    assert "called off" in text(await until(sitting.over))


async def test_a_substitute_takes_the_seat_and_plays_on(bot, two, people):
    sitting, chloe = await seated(two, "kaito", by_dm=False), people["Chloe"]
    leaver, _, _ = await sitting.turn()
    await leaver.run("substitute", channel=sitting.thread, user=chloe.id)
    offer = await offered(sitting, chloe, "seat/")
    assert "someone else" in text(await people["Dai"].open(offer, "seat/"))
    hand = await chloe.open(await chloe.open(offer, "seat/"), "hand/")
    assert answers(hand), "the asked player has handed the question on"
    assert "You aren't playing in this match" in text(await leaver.show("hand", sitting.thread))


async def test_notes_are_kept_for_the_player_who_wrote_them(bot, two):
    sitting, (aiko, _) = await seated(two, "kengo", by_dm=False), two

    async def notes(person):
        sheet = await person.press(await sitting.more(person), "notes/")
        [field] = [each for each in parts(sheet["modal"]) if each.get("custom_id") == "words"]
        return sheet, field.get("value")

    await aiko.submit((await notes(aiko))[0], sitting.thread, words="He never attacks.")
    assert [(await notes(person))[1] for person in two] == ["He never attacks.", None]


@pytest.mark.alone
async def test_a_move_is_taken_back_once_the_other_agrees_even_after_a_restart(bot, two):
    sitting = await seated(two, "kaito", by_dm=False, pace="friendly")
    mover, other, panel = await sitting.turn()
    first = answers(panel)[0]
    await mover.press(panel, first)
    _, _, theirs = await sitting.turn(other)
    assert "I've asked the others" in text(await mover.open(await sitting.more(mover), "takeback/"))
    offer = await offered(sitting, other, "agreeback/")
    await bot.kill()
    await bot.start()
    assert "is taken back" in text(await other.open(offer, "agreeback/"))
    assert await other.told("took back their last move", sitting.thread)
    assert "moved on" in text(await other.open(theirs, answers(theirs)[0]))
    _, _, fresh = await sitting.turn(mover)
    assert first not in answers(fresh)
    assert [id.split("/")[3] for id in answers(fresh)] == [id.split("/")[3] for id in answers(panel)]
    assert "taken back" in await sitting.log(mover)


# Planning


def values(message, verb):
    return [option["value"] for option in lines(message, verb)]


async def planned(person, panel, question):
    """The first answer to this question."""
    shown = await person.open(panel, "+planfor/", question)
    return await person.open(shown, "+planmove/", values(shown, "+planmove/")[0])


async def test_what_is_planned_in_general_is_under_more_also_for_somebody_who_is_asked(bot, two):
    sitting = await seated(two, "kengo", by_dm=False)
    person, _, _ = await sitting.turn()
    shown = await person.open(await sitting.more(person), "plan/")
    assert values(shown, "+planfor/") == ["defend", "last_attack"]
    assert values(shown, "+planmove/") == ["hit", "parry"]
    assert "→ Parry whenever you can" in text(await person.open(shown, "+planmove/", "parry"))


async def test_a_plan_is_withdrawn_by_its_player_and_by_what_nobody_planned_for(bot, two):
    sitting = await seated(two, "kaito", by_dm=False)
    mover, planner, panel = await sitting.turn()
    shown = await planner.open(await sitting.hand(planner), "plan/")
    question = values(shown, "+planfor/")[1]  # after what is planned in general
    plans = await planned(planner, shown, question)
    assert "Your plans:" in text(plans)
    withdrawn = await planner.open(plans, "+unplan/", values(plans, "+unplan/")[0])
    assert "Your plans:" not in text(withdrawn)
    await planned(planner, withdrawn, question)
    [event] = [option["label"] for option in lines(shown, "+planfor/") if option["value"] == question]
    buttons = {part["custom_id"]: part["label"] for part in parts(panel) if part.get("custom_id") in answers(panel)}
    await mover.press(panel, next(id for id, label in buttons.items() if label not in event))
    _, _, asked_again = await sitting.turn(planner)
    assert "your plans are withdrawn" in text(asked_again)


@pytest.mark.alone
@pytest.mark.long
async def test_a_planned_answer_outlives_restarts_and_is_played_when_a_player_might_have(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    mover, planner, panel = await sitting.turn()
    shown = await planner.open(await sitting.hand(planner), "plan/")
    for question in values(shown, "+planfor/"):
        shown = await planned(planner, shown, question)
    await bot.kill()
    await bot.start()
    await mover.press(panel, answers(panel)[0])

    async def waiting():
        held = await sitting.hand(planner)
        return held if "You planned" in text(held) else None

    assert not answers(await until(waiting))
    assert f"<@{planner.id}>" in text(await sitting.board()), "others are told what they are always told"
    await bot.kill()
    await bot.start()
    assert await sitting.count(mover) == 1
    await sandbox.post("clock", {"advance": LONGER})
    await until(sitting.has_counted, mover, 2)
    assert await until(asked, mover, sitting.id)
    assert not await asked(planner, sitting.id), "who has planned isn't written to"


# Watching


async def test_a_watcher_guesses_a_move_follows_the_match_and_gets_one_dm_with_its_end(bot, two, chloe):
    sitting = await seated(two, "kaito", by_dm=False)
    mover, other, hand = await sitting.turn()
    assert not ids(await sitting.more(mover), "follow/")
    shown = await sitting.hand(chloe)
    assert len(ids(shown, "follow/")) == len(ids(shown, "guessing/")) == 1
    more = await sitting.more(chloe)
    assert [id.split("/")[0] for id in ids(more)] == ["howto", "follow", "guessing"]
    assert "DM" not in text(more)
    assert "when it ends" in text(await chloe.open(await chloe.open(more, "follow/"), "following/"))
    assert await chloe.told("now following", await chloe.dm())
    guess = await chloe.open(await sitting.more(chloe), "guessing/")
    chosen = values(guess, "+lockin/")[0]
    assert "You've locked in" in text(await chloe.open(guess, "+lockin/", chosen))
    assert "guessed" not in text(await sitting.board())
    await mover.press(hand, next(id for id in answers(hand) if id.endswith(f"/{chosen}")))
    assert await chloe.told("One watcher guessed it.", sitting.thread)
    assert "1 of 1" in text(await chloe.show("profile"))
    await sitting.resign(mover)
    [told] = await chloe.told(f"{other.name} wins", await chloe.dm())
    assert pictures(told)
    assert not [message for message in await mover.see(sitting.thread) if "Chloe" in text(message)]
