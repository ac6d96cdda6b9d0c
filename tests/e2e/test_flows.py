"""What people do around the moves: rematches, options, looking on."""

from tests.e2e.play import answer, answers, asked, say_of_dms, seated
from tests.e2e.test_clicks import first_question
from tests.e2e.world import Person, ids, pictures, text, until


async def resigned(sitting, person):
    """The result card of a match that somebody has given up."""
    sure = (await person.run("resign", channel=sitting.thread))["message"]
    await person.press(sure, ids(sure, "resignsure/")[0])
    return await until(sitting.over)


async def lobbies(person):
    return [each for each in await person.see(person.general) if ids(each, "leave/")]


async def test_two_who_press_rematch_sit_at_one_card_and_play_in_a_thread_of_its_own(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    sitting = await seated((aiko, bruno), "kengo", by_dm=False, options="rounds=1")
    result = await resigned(sitting, aiko)
    opened = await bruno.press(result, ids(result, "rematch/")[0])
    assert opened["ephemeral"]
    [lobby] = await until(lambda: lobbies(aiko))
    assert [each["id"] for each in lobby["mentions"]] == [aiko.id], "who is wanted is told"
    await aiko.press(result, ids(result, "rematch/")[0])

    async def full():
        [lobby] = await lobbies(aiko)
        return lobby if ids(lobby, "start/") else None

    lobby = await until(full)
    assert text(lobby).index(aiko.id) > text(lobby).index(bruno.id), "the seats are rotated"
    await bruno.press(lobby, ids(lobby, "start/")[0])

    async def threads():
        return {each["id"] for each in await aiko.threads()} - {sitting.thread}

    [thread] = await until(threads)
    assert len(await aiko.offered("hand/", thread)) == 1
    assert not await lobbies(aiko)


async def test_a_bystander_is_not_asked_about_dms(bot, people):
    aiko, bruno, chloe = people["Aiko"], people["Bruno"], people["Chloe"]
    sitting = await seated((aiko, bruno), "kaito", by_dm=False)
    board = await sitting.board()
    more = (await chloe.press(board, ids(board, "more/")[0]))["message"]
    assert "DM" not in text(more)
    assert [id.split("/")[0] for id in ids(more)] == ["howto", "follow", "guessing"]


async def test_how_to_play_comes_with_a_picture_and_leads_to_the_rules(bot, people):
    bruno = people["Bruno"]
    rules = (await bruno.run("rules", game="karenza"))["message"]
    page = (await bruno.press(rules, ids(rules, "howto/")[0]))["message"]
    assert "KZ-" not in text(page)
    assert pictures(page)
    page = (await bruno.press(page, ids(page, "howto/karenza/1")[0]))["message"]
    assert "2 of" in text(page)
    [pick] = ids(page, "+section/")
    chapter = (await bruno.choose(page, pick, "A turn"))["message"]
    assert "`KZ-R7`" in text(chapter)
    assert not pictures(chapter)


async def test_what_does_not_count_is_not_asked_until_it_does(bot, people):
    aiko = people["Aiko"]
    lobby = (await aiko.run("play", game="kendo", options="ippons=1"))["message"]
    assert "Ippons" not in text(lobby)
    await say_of_dms(aiko, False)
    panel = (await aiko.press(lobby, ids(lobby, "options/")[0]))["message"]
    [mode] = [id for id in ids(panel, "+choose/") if id.endswith("/mode")]
    assert not [id for id in ids(panel, "+choose/") if id.endswith("/ippons")]
    panel = (await aiko.choose(panel, mode, "competition"))["message"]
    assert [id for id in ids(panel, "+choose/") if id.endswith("/ippons")]
    assert await aiko.told("**Ippons to win:** __1__", lobby["channel_id"])


async def test_the_host_chooses_several_options_in_one_form(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = (await aiko.run("play", game="kengo"))["message"]
    await say_of_dms(aiko, False)
    panel = (await aiko.press(lobby, ids(lobby, "options/")[0]))["message"]
    form = await aiko.press(panel, ids(panel, "optionsform/")[0])
    assert form["state"] == "modal"
    assert len(form["modal"]["components"]) == 5
    await aiko.submit(form, pace="live", level="basic", rounds="3")
    assert await aiko.told("__Basic", lobby["channel_id"])
    card = next(each for each in await aiko.see(aiko.general) if each["id"] == lobby["id"])
    assert "__3__" in text(card)
    assert "Live" in text(card)
    assert not ids((await bruno.press(lobby, ids(lobby, "options/")[0]))["message"], "optionsform/")


async def test_the_host_chooses_and_others_only_look(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = (await aiko.run("play", game="kengo"))["message"]
    await say_of_dms(aiko, False)
    for person, live in ((aiko, True), (bruno, False)):
        panel = (await person.press(lobby, ids(lobby, "options/")[0]))["message"]
        assert bool(ids(panel, "+choose/")) == live


async def test_whatever_is_typed_is_answered_in_one_sentence(bot, people):
    aiko = people["Aiko"]
    for typed, said in (
        ("level=" + "x" * 3000, "level can't be"),
        ("level", "name=value"),
        ("colour=red", "There's no option"),
        ("`**@everyone=1", "There's no option"),
    ):
        refused = await aiko.run("play", game="kengo", options=typed)
        assert refused["ephemeral"], typed[:20]
        assert said in text(refused["message"])
        assert len(text(refused["message"])) < 300
    sitting = await seated((aiko, people["Bruno"]), "kaito", by_dm=False)
    board = await sitting.board()
    first = next(each for each in sitting.people if each.id in text(board))
    refused = await first.run("move", channel=sitting.thread, answer="y" * 3000)
    assert "isn't a move of this game" in text(refused["message"])


async def test_a_refused_move_leads_to_its_rule(bot, two):
    sitting = await seated(two, "kaito")
    person, _ = await first_question(sitting)
    refused = await person.run("move", channel=sitting.thread, answer="pass")
    assert refused["ephemeral"]
    assert "first put it on a gap" in text(refused["message"])
    rule = (await person.press(refused["message"], ids(refused["message"], "rule/")[0]))["message"]
    assert "The rule behind this:" in text(rule)
    assert "`KT-R3`" in text(rule)


async def test_from_a_hand_one_learns_what_its_cards_do(bot, two):
    sitting = await seated(two, "kendo")
    person, dm = await first_question(sitting)
    first = (await person.press(dm, ids(dm, "cards/")[0]))["message"]
    assert len(pictures(first)) == 1
    assert "**#1 · " in text(first)
    if later := [id for id in ids(first, "cards/") if id.endswith("/1")]:
        last = (await person.press(first, later[0]))["message"]
        assert "**#9 · " in text(last)
        assert (last["id"], len(pictures(last))) == (first["id"], 1)


async def test_no_seat_is_kept_for_a_bot(bot, people, sandbox):
    itself = (await sandbox.get("world"))["bot"]["id"]
    refused = await people["Aiko"].run("play", game="kaito", opponent=itself)
    assert "Bots can't take a seat" in text(refused["message"])


async def test_a_clause_is_found_by_its_number_alone(bot, people):
    found = await people["Aiko"].run("rules", game="kengo", search="kg-1")
    assert "One rule" in text(found["message"])


async def test_a_person_who_plays_nothing_is_shown_the_way_in(bot, people):
    for command in ("hand", "board", "resign"):
        assert "`/play`" in text((await people["Chloe"].run(command))["message"])


async def test_a_name_full_of_marks_is_shown_as_it_is(bot, people, sandbox):
    aiko = people["Aiko"]
    name = "**Bo** `x` ||y||"
    made = await sandbox.post("people", {"name": name})
    server = sandbox.server["id"]
    await sandbox.post(f"servers/{server}/members", {"person": made["id"]})
    sitting = await seated((aiko, Person(sandbox, made["id"], name, aiko.general)), "kaito", by_dm=False)
    link = f"[{sitting.id}](https://discord.com/channels/{server}/{sitting.thread})"

    async def listed():  # the thread is there before the bot has written down which it is
        told = text((await aiko.run("turns"))["message"])
        return told if link in told else None

    assert r"\*\*Bo\*\* \`x\` \|\|y\|\|" in await until(listed)


async def test_what_is_not_allowed_in_a_channel_is_said_before_a_match_begins(bot, people, sandbox):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = (await aiko.run("play", game="kaito"))["message"]
    await bruno.press(lobby, ids(lobby, "join/")[0])
    await sandbox.post(f"channels/{aiko.general}/permissions", {"deny": ["send_messages", "attach_files"]})
    lobby = next(each for each in await aiko.see(aiko.general) if each["id"] == lobby["id"])
    for refused in (await aiko.run("play", game="kengo"), await aiko.press(lobby, ids(lobby, "start/")[0])):
        assert refused["ephemeral"]
        assert "Send Messages, Attach Files" in text(refused["message"])
    await sandbox.post(f"channels/{aiko.general}/permissions", {"deny": []})
    assert (await aiko.press(lobby, ids(lobby, "start/")[0]))["state"] == "updated"


async def dm_button(person, sitting, verb):
    board = await sitting.board()
    more = (await person.press(board, ids(board, "more/")[0]))["message"]
    await person.press(more, ids(more, verb)[0])


async def second_question(sitting):
    """The player who is asked for the second time, when they have had and answered a DM before."""
    for _ in range(2):
        person, dm = await first_question(sitting)
        await answer(person, dm, answers(dm)[0])
    return await first_question(sitting)


async def test_dms_given_up_and_wanted_again_bring_the_question_that_is_open(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito")
    person, dm = await second_question(sitting)
    await dm_button(person, sitting, "nodm/")

    async def gone():
        return dm["id"] not in [each["id"] for each in await person.dms()]

    await until(gone)
    await dm_button(person, sitting, "bydm/")
    assert await until(lambda: asked(person, sitting.id))


async def test_doors_closed_in_the_middle_and_opened_again_bring_the_question_that_is_open(bot, people, sandbox):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito")
    person, dm = await second_question(sitting)
    other = next(each for each in sitting.people if each is not person)
    await sandbox.post(f"people/{other.id}", {"dms_open": False})
    await answer(person, dm, answers(dm)[0])
    await other.told("let me send you DMs", sitting.thread)
    await sandbox.post(f"people/{other.id}", {"dms_open": True})
    await dm_button(other, sitting, "bydm/")
    assert await until(lambda: asked(other, sitting.id))


async def test_the_dm_of_a_player_who_was_not_asked_says_how_it_ended(bot, people):
    sitting = await seated((people["Aiko"], people["Bruno"]), "kaito")
    person, _ = await second_question(sitting)
    other = next(each for each in sitting.people if each is not person)
    await resigned(sitting, person)

    async def told():
        return "wins" in text((await other.dms())[-1])

    assert await until(told)


async def test_a_guest_is_told_of_changed_terms_and_the_match_waits_until_they_agree(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    lobby = (await aiko.run("play", game="kengo"))["message"]
    await say_of_dms(aiko, False)
    await bruno.press(lobby, ids(lobby, "join/")[0])
    await say_of_dms(bruno, False)
    panel = (await aiko.press(lobby, ids(lobby, "options/")[0]))["message"]
    await aiko.choose(panel, next(id for id in ids(panel, "+choose/") if id.endswith("/pace")), "live")

    async def asks():
        return [each for each in await lobbies(bruno) if ids(each, "accept/")]

    [lobby] = await until(asks)
    refused = await aiko.press(lobby, ids(lobby, "start/")[0])
    assert "These players need to agree" in text(refused["message"])

    async def called():
        seen = await bruno.see(bruno.general)
        return [
            each for each in seen if "→ **Live" in text(each) and bruno.id in [one["id"] for one in each["mentions"]]
        ]

    assert len(await until(called)) == 1
    await bruno.press(lobby, ids(lobby, "accept/")[0])
    assert not await asks()
    started = await aiko.press(lobby, ids(lobby, "start/")[0])
    assert started["state"] == "updated", started


async def test_nobody_is_asked_about_dms_twice(bot, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    for person, by_dm in ((aiko, True), (bruno, False)):
        await person.run("play", game="kengo")
        await say_of_dms(person, by_dm)
        lobby = (await person.run("play", game="kaito"))["message"]
        await person.run("turns")  # by now an offer would be there, which follows the card
        assert not [each for each in await person.see(person.general) if ids(each, f"bydm/{match_of(lobby)}/")]


def match_of(lobby):
    return ids(lobby, "leave/")[0].split("/")[1]
