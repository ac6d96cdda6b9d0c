"""At the table, with the real bot: clicks that come late or twice, typed moves, closed doors, the end and a rematch."""

from tests.e2e.play import answer, answers, asked, seated, started
from tests.e2e.world import ids, parts, text, until


async def test_a_move_is_typed_by_who_is_asked_and_what_is_no_move_is_refused_in_words(bot, two, people):
    sitting, chloe = await seated(two, "kaito"), people["Chloe"]
    person, other, dm = await sitting.question()
    offered = await person.complete("move", "answer", channel=sitting.thread, answer="place")
    assert [each["value"] for each in offered] == [id.split("/", 3)[3] for id in answers(dm)]

    async def refused(who, typed):
        done = await who.run("move", channel=sitting.thread, answer=typed)
        assert done["ephemeral"]
        return done["message"]

    typed = offered[0]["value"]
    assert "isn't your turn" in text(await refused(other, typed))
    assert "aren't playing" in text(await refused(chloe, typed))
    for impossible in ("y" * 3000, "pass"):
        told = text(await refused(person, impossible))
        assert "You can't play" in told
        assert f"You can play: {typed}" in told
    assert await sitting.count(person) == 0
    assert await asked(person, sitting.id)
    done = await person.run("move", channel=sitting.thread, answer=typed.upper())
    assert "You played" in text(done["message"])
    for command in ("hand", "board", "resign"):
        assert "`/play`" in text(await chloe.show(command))
    for unknown in ("aaaaaaaa", " ", "'; drop table matches; --", "x" * 90):
        assert "can't find that match" in text(await chloe.show("hand", match=unknown))


async def test_what_is_typed_is_completed_with_what_it_leads_to(bot, two):
    sitting = await seated(two, "regroup")
    person, _, _ = await sitting.question()
    await person.run("move", channel=sitting.thread, answer="take pile")
    offered = await person.complete("move", "answer", channel=sitting.thread, answer="place c1")
    assert [each["value"] for each in offered] == [f"place c1 {turns}" for turns in range(4)]
    assert all("↻" in each["name"] and set("+−±") & set(each["name"]) for each in offered)
    [square] = {each["name"].split(" · ")[1].split()[0] for each in offered}  # as the picture names it
    assert await person.complete("move", "answer", channel=sitting.thread, answer=f"place {square}") == offered


async def test_a_button_pressed_twice_is_one_move_and_one_of_an_older_question_is_refused(bot, two, people):
    sitting = await seated(two, "kaito", by_dm=False)
    board = await sitting.board()
    [gallery] = [part for part in parts(board) if part["type"] == 12]
    assert all(len(item["description"]) > 100 for item in gallery["items"])
    shown = await people["Chloe"].press(board, "text/")
    assert shown["ephemeral"]
    assert "a b c d e f" in " ".join(shown["message"]["content"].split())
    person, _, first = await sitting.turn()
    second = await sitting.hand(person)
    await person.sandbox.post("faults/interactions", {"duplicated": 1})
    await answer(person, first, answers(first)[0])
    await until(sitting.has_counted, person, 1)
    late = await person.press(second, answers(second)[1])
    assert late["state"] == "updated", "the very panel shows what is asked now"
    assert late["message"]["id"] == second["id"]
    assert "moved on" in text(late["message"])
    assert not set(ids(late["message"])) & set(answers(second)), "no button of the old question is left"
    assert await sitting.count(person) == 1


async def test_dms_given_up_or_shut_out_are_noted_once_and_bring_the_open_question_when_they_are_back(
    bot, two, sandbox
):
    sitting = await seated(two, "kaito")
    person, other, dm = await sitting.question()
    await person.press(await sitting.more(person), "nodm/")
    await until(person.gone, dm)
    await person.press(await sitting.more(person), "bydm/")
    dm = await until(asked, person, sitting.id)

    await sandbox.post(f"people/{other.id}", {"dms_open": False})
    await answer(person, dm, answers(dm)[0])
    assert len(await person.told("let me send you DMs", sitting.thread)) == 1
    panel = await sitting.hand(other)
    await answer(other, panel, answers(panel)[0])
    await sitting.turn(person)
    refused = await sandbox.requests("POST", f"/channels/{await other.dm()}/messages$")
    assert [each["status"] for each in refused].count(403) == 1

    dm = await until(asked, person, sitting.id)
    await answer(person, dm, answers(dm)[0])
    await sandbox.post(f"people/{other.id}", {"dms_open": True})
    await other.press(await sitting.more(other), "bydm/")
    assert await until(asked, other, sitting.id)


async def test_a_resigned_match_is_told_by_dm_and_two_who_press_rematch_sit_at_one_card(bot, two):
    sitting, (aiko, bruno) = await seated(two, "kaito"), two
    winner, loser, dm = await sitting.question()
    await answer(winner, dm, answers(dm)[0])
    await until(asked, loser, sitting.id)
    result = await sitting.resign(loser)
    assert f"{winner.name} wins" in text(result)

    async def told():  # who has answered already reads it there
        return "wins" in text((await winner.dms())[-1])

    await until(told)
    assert (await winner.press(result, "rematch/"))["ephemeral"]
    [lobby] = await loser.offered("leave/", loser.general)
    assert [each["id"] for each in lobby["mentions"]] == [loser.id], "who is wanted is told"
    await loser.press(result, "rematch/")
    [lobby] = await loser.offered("start/", loser.general)
    assert text(lobby).index(aiko.id) > text(lobby).index(bruno.id), "the seats are rotated"
    again = await started((winner, loser), lobby, {sitting.thread})
    assert len(await loser.offered("hand/", again.thread)) == 1
    assert not ids(await loser.again(lobby), "leave/")
