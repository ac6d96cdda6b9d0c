"""Clicks that come late, twice, or from the wrong person; typed moves; closed doors."""

import pytest

from tests.e2e.play import answer, answers, asked, say_of_dms, seated
from tests.e2e.world import ids, text, until


async def first_question(sitting):
    async def look():
        for person in sitting.people:
            if dm := await asked(person, sitting.id):
                return person, dm
        return None

    return await until(look)


async def log_of(person, sitting):
    await sitting.board()  # until what has happened has been told
    return await sitting.log(person)


async def test_somebody_who_is_not_asked_is_told_so_and_changes_nothing(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito")
    person, dm = await first_question(sitting)
    other = next(each for each in sitting.people if each is not person)
    before = await log_of(other, sitting)
    typed = answers(dm)[0].split("/", 3)[3]
    refused = await other.run("move", channel=sitting.thread, answer=typed)
    assert "isn't your turn" in text(refused["message"])
    refused = await people["Chloe"].run("move", channel=sitting.thread, answer=typed)
    assert "aren't playing" in text(refused["message"])
    assert await log_of(other, sitting) == before
    assert await asked(person, sitting.id)


async def test_somebody_who_has_missed_the_offer_of_dms_finds_it_under_options(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = (await aiko.run("play", game="kengo"))["message"]
    await bruno.press(lobby, ids(lobby, "join/")[0])
    lobby = next(each for each in await bruno.see(bruno.general) if each["id"] == lobby["id"])
    assert not ids(lobby, "join/"), "it is full"
    options = (await bruno.press(lobby, ids(lobby, "options/")[0]))["message"]
    await bruno.press(options, ids(options, "bydm/")[0])
    await bruno.told("send your hand here")


async def test_only_the_host_starts_and_decides(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = (await aiko.run("play", game="kengo"))["message"]
    await bruno.press(lobby, ids(lobby, "join/")[0])
    lobby = next(each for each in await bruno.see(bruno.general) if each["id"] == lobby["id"])
    refused = await bruno.press(lobby, ids(lobby, "start/")[0])
    assert "Only the host" in text(refused["message"])
    options = (await bruno.press(lobby, ids(lobby, "options/")[0]))["message"]
    assert "Only the host can change" in text(options)
    found = {id.split("/")[0] for id in ids(options)}
    assert found == {"bydm", "nodm", "report"}, "players who aren't the host decide what is theirs alone"
    options = (await aiko.press(lobby, ids(lobby, "options/")[0]))["message"]
    decided = await aiko.choose(options, next(id for id in ids(options) if id.endswith("/level")), "advanced")
    assert decided["state"] == "updated"

    async def shown():
        return "Advanced" in text(next(each for each in await aiko.see(aiko.general) if each["id"] == lobby["id"]))

    await until(shown)


async def test_a_button_pressed_twice_is_one_move(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito")
    person, dm = await first_question(sitting)
    await person.sandbox.post("faults/interactions", {"duplicated": 1})
    await answer(person, dm, answers(dm)[0])

    async def plies():
        return [line for line in (await log_of(person, sitting)).splitlines() if line.startswith("`")]

    async def moved():
        return len(await plies()) > 1

    await until(moved)
    assert len(await plies()) == 2, "the start, and one answer"


async def test_a_button_of_an_older_question_says_that_the_table_has_moved_on(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)
    board = await sitting.board()
    panels = {}
    for person in (aiko, bruno):
        panels[person] = [(await person.press(board, ids(board, "hand/")[0]))["message"] for _ in range(2)]
    person = next(each for each in panels if answers(panels[each][0]))
    first, second = panels[person]
    await answer(person, first, answers(first)[0])
    late = await person.press(second, answers(second)[1])
    assert late["state"] == "updated", "the very panel shows what is asked now"
    assert late["message"]["id"] == second["id"]
    assert "moved on" in text(late["message"])
    assert not set(ids(late["message"])) & set(answers(second)), "no button of the old question is left"


async def test_a_move_can_be_typed(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kaito")
    person, _ = await first_question(sitting)
    offered = await person.complete("move", "answer", channel=sitting.thread, answer="place")
    assert len(offered) == 2
    done = await person.run("move", channel=sitting.thread, answer=offered[0]["value"].upper())
    assert "You played" in text(done["message"])
    refused = await person.run("move", channel=sitting.thread, answer="place f9")
    assert refused["ephemeral"]
    assert "isn't your turn" in text(refused["message"]) or "isn't a move" in text(refused["message"])


async def test_what_is_typed_is_completed_with_what_it_leads_to(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "regroup")
    person, _ = await first_question(sitting)
    await person.run("move", channel=sitting.thread, answer="take pile")
    offered = await person.complete("move", "answer", channel=sitting.thread, answer="place c1")
    assert [each["value"] for each in offered] == [f"place c1 {turns}" for turns in range(4)]
    assert all("↻" in each["name"] and set("+−±") & set(each["name"]) for each in offered)
    [square] = {each["name"].split(" · ")[1].split()[0] for each in offered}  # as the picture names it
    assert await person.complete("move", "answer", channel=sitting.thread, answer=f"place {square}") == offered


async def test_closed_doors_are_noted_once_and_the_hand_still_works(bot, people, sandbox):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kaito")
    person, dm = await first_question(sitting)
    other = next(each for each in sitting.people if each is not person)
    await sandbox.post(f"people/{other.id}", {"dms_open": False})
    await answer(person, dm, answers(dm)[0])
    assert len(await aiko.told("let me send you DMs", sitting.thread)) == 1
    written = f"/channels/{await other.dm()}/messages$"
    refusals = await sandbox.requests("POST", written)
    closed = [each for each in refusals if each["status"] == 403]
    board = await sitting.board()
    panel = (await other.press(board, ids(board, "hand/")[0]))["message"]
    await answer(other, panel, answers(panel)[0])
    after = await sandbox.requests("POST", written)
    assert len([each for each in after if each["status"] == 403]) == len(closed) == 1


async def test_a_match_that_does_not_exist_is_refused_in_words(bot, people):
    for unknown in ("aaaaaaaa", "", "'; drop table matches; --", "x" * 90):
        refused = await people["Aiko"].run("hand", match=unknown or " ")
        assert "can't find that match" in text(refused["message"])


async def test_the_second_seat_may_be_kept_for_somebody(bot, people):
    aiko, bruno, chloe = people["Aiko"], people["Bruno"], people["Chloe"]
    lobby = (await aiko.run("play", game="kaito", opponent=bruno.id))["message"]
    await say_of_dms(aiko, False)
    refused = await chloe.press(lobby, ids(lobby, "join/")[0])
    assert "You can't join this lobby" in text(refused["message"])
    joined = await bruno.press(lobby, ids(lobby, "join/")[0])
    assert joined["state"] == "updated"


async def test_an_option_that_does_not_exist_is_named_with_what_there_is(bot, people):
    refused = await people["Aiko"].run("play", game="kengo", options="level=expert")
    assert refused["ephemeral"]
    assert "normal, basic, advanced" in text(refused["message"])


async def test_resigning_ends_the_match_after_a_second_look(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kengo", by_dm=False)
    sure = (await aiko.run("resign", channel=sitting.thread))["message"]
    await aiko.press(sure, ids(sure, "resignsure/")[0])
    result = await until(sitting.over)
    assert "Bruno wins" in text(result)


@pytest.mark.alone
async def test_a_full_lobby_starts_by_itself(bot, people, sandbox):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = (await aiko.run("play", game="kaito"))["message"]
    await bruno.press(lobby, ids(lobby, "join/")[0])
    assert not await aiko.threads()
    await sandbox.post("clock", {"advance": 30})
    assert await until(aiko.threads)
