"""Draws, matches called off, substitutes and notes, with the real bot."""

from tests.e2e.play import seated
from tests.e2e.test_practice import by_dm
from tests.e2e.world import ids, text, until


async def more(sitting, person):
    board = await sitting.board()
    return (await person.press(board, ids(board, "more/")[0]))["message"]


async def in_thread(person, sitting, verb):
    """The newest card of the thread with such a button."""
    return (await person.offered(verb, sitting.thread))[-1]


async def test_a_draw_is_offered_under_more_and_agreed_to_in_the_thread(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)
    panel = await more(sitting, aiko)
    await aiko.press(panel, ids(panel, "draw/")[0])
    offer = await in_thread(bruno, sitting, "nodraw/")
    assert [each["id"] for each in offer["mentions"]] == [bruno.id]
    await bruno.press(offer, ids(offer, "draw/")[0])
    assert "draw" in text(await until(sitting.over)).lower()


async def test_a_refused_draw_is_said_and_the_match_goes_on(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)
    panel = await more(sitting, aiko)
    await aiko.press(panel, ids(panel, "draw/")[0])
    offer = await in_thread(bruno, sitting, "nodraw/")
    await bruno.press(offer, ids(offer, "nodraw/")[0])
    assert await aiko.told("said no. The match goes on.", sitting.thread)
    assert not await sitting.over()


async def test_a_match_is_called_off_once_the_other_agrees_in_the_thread(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)
    panel = await more(sitting, bruno)
    sure = (await bruno.press(panel, ids(panel, "abort/")[0]))["message"]
    assert "Everyone has to agree" in text(sure)
    asked = (await bruno.press(sure, ids(sure, "abortsure/")[0]))["message"]
    assert "I've asked the others" in text(asked)
    offer = await in_thread(aiko, sitting, "abortsure/")
    assert [each["id"] for each in offer["mentions"]] == [aiko.id]
    agreed = await aiko.press(offer, ids(offer, "abortsure/")[0])
    assert agreed["ephemeral"], "the offer stays where others see it"
    assert "called off" in text(await until(sitting.over))


async def test_among_computers_a_match_is_called_off_alone(bot, people):
    aiko = people["Aiko"]
    await aiko.run("practice", game="kengo", level="novice")
    [thread] = await until(aiko.threads)

    async def panel():
        found = [each for each in await aiko.see(thread["id"]) if ids(each, "more/")]
        return (await aiko.press(found[-1], ids(found[-1], "more/")[0])).get("message") if found else None

    under_more = await until(panel)
    sure = (await aiko.press(under_more, ids(under_more, "abort/")[0]))["message"]
    assert "only playing against computers" in text(sure)
    done = (await aiko.press(sure, ids(sure, "abortsure/")[0]))["message"]
    assert "is called off" in text(done)


async def test_a_substitute_takes_the_seat_and_plays_on(bot, people):
    aiko, bruno, chloe = people["Aiko"], people["Bruno"], people["Chloe"]
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)
    leaver = await whose_turn(sitting)
    await leaver.run("substitute", channel=sitting.thread, user=chloe.id)
    offer = await in_thread(chloe, sitting, "seat/")
    refused = (await people["Dai"].press(offer, ids(offer, "seat/")[0]))["message"]
    assert "someone else" in text(refused)
    taken = (await chloe.press(offer, ids(offer, "seat/")[0]))["message"]
    hand = (await chloe.press(taken, ids(taken, "hand/")[0]))["message"]
    assert ids(hand, "answer/"), "the asked player has handed the question on"
    gone = (await leaver.run("hand", channel=sitting.thread))["message"]
    assert "You aren't playing in this match" in text(gone)


async def whose_turn(sitting):
    board = await sitting.board()
    for person in sitting.people:
        if ids((await person.press(board, ids(board, "hand/")[0]))["message"], "answer/"):
            return person
    raise AssertionError("nobody is asked")


async def test_nobody_is_asked_to_a_table_they_could_not_see(bot, people):
    aiko, chloe = people["Aiko"], people["Chloe"]
    sitting = await by_dm(aiko, "kaito", level="novice")
    refused = await aiko.run("substitute", user=chloe.id, match=sitting.id)
    assert refused["ephemeral"]
    assert "match's own server" in text(refused["message"])


async def test_notes_are_kept_for_the_player_who_wrote_them(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)

    async def sheet(person):
        panel = await more(sitting, person)
        return await person.press(panel, ids(panel, "notes/")[0])

    opened = await sheet(aiko)
    await aiko.sandbox.post(
        f"people/{aiko.id}/channels/{sitting.thread}/submit",
        {"interaction": opened["id"], "values": {"words": "He never buys."}},
    )
    [field] = [part for part in parts_of(await sheet(aiko)) if part.get("custom_id") == "words"]
    assert field["value"] == "He never buys."
    [field] = [part for part in parts_of(await sheet(bruno)) if part.get("custom_id") == "words"]
    assert not field.get("value")


def parts_of(act):
    """Every control of the sheet that was opened."""
    todo, found = list(act["modal"]["components"]), []
    while todo:
        part = todo.pop()
        found.append(part)
        todo += [*part.get("components", []), *([part["component"]] if "component" in part else [])]
    return found
