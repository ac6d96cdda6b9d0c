"""Lobbies, with the real bot: their terms, who sits down, who is written to, and what is refused."""

import pytest

from bench.client import answers, ids, lines, parts, say_of_dms, seated, started, text, until

GREETING = "send your hand here"


async def test_the_host_chooses_in_a_form_and_the_match_waits_until_the_guest_agrees(bot, aiko, bruno):
    lobby = await aiko.show("play", game="kengo")
    await say_of_dms(aiko, False)
    await bruno.press(lobby, "join/")
    await say_of_dms(bruno, False)
    lobby = await aiko.again(lobby)
    assert "Only the host" in text(await bruno.open(lobby, "start/"))
    theirs = await bruno.open(lobby, "options/")
    assert "Only the host can change" in text(theirs)
    assert {id.split("/")[0] for id in ids(theirs)} == {"bydm", "nodm", "report"}, "they decide what is theirs alone"
    panel = await aiko.open(lobby, "options/")
    decided = await aiko.choose(panel, "/level", "advanced")
    assert decided["state"] == "updated"
    form = await aiko.press(decided["message"], "optionsform/")
    assert len(form["modal"]["components"]) == 5
    await aiko.submit(form, pace="live", level="basic", rounds="3")

    async def asks():
        card = await bruno.again(lobby)
        return card if ids(card, "accept/") and "__3__" in text(card) else None

    lobby = await until(asks)
    assert "__Basic" in text(lobby)
    assert "Live" in text(lobby)
    assert "These players need to agree" in text(await aiko.open(lobby, "start/"))
    [called] = await bruno.told("→ **Live", bruno.general)
    assert bruno.id in [one["id"] for one in called["mentions"]]
    await bruno.press(lobby, "accept/")
    assert await started((aiko, bruno), lobby, set())


async def test_everybody_is_asked_about_dms_once_and_finds_the_question_again_under_options(bot, aiko, bruno):
    first = await aiko.show("play", game="kengo")
    await aiko.press(first, "join/")

    async def both():
        found = [each for each in await aiko.see(aiko.general) if ids(each, "bydm/")]
        return found if len(found) == 2 else None

    for offer in await until(both):
        await aiko.press(offer, "bydm/")
    assert [GREETING in text(each) for each in await aiko.dms()] == [True]
    second = await aiko.show("play", game="kaito")
    await aiko.run("turns")  # by now an offer would be there, which follows the card
    match = ids(second, "leave/")[0].split("/")[1]
    assert not [each for each in await aiko.see(aiko.general) if ids(each, f"bydm/{match}/")]
    await bruno.press(second, "join/")
    full = await bruno.again(second)
    assert not ids(full, "join/")
    await bruno.press(await bruno.open(full, "options/"), "bydm/")
    await bruno.told(GREETING)


async def test_the_menu_of_a_person_opens_a_lobby_with_their_seat_kept_and_their_profile(
    bot, sandbox, aiko, bruno, chloe
):
    form = await aiko.pick("Challenge", bruno.id)
    lobby = (await aiko.submit(form, game=["karenza"], pace="brisk", rated="off"))["message"]
    card = text(await bruno.again(lobby))
    assert [word for word in ("Karenza", "Brisk", f"<@{bruno.id}>", "Unrated") if word not in card] == []
    assert "You can't join this lobby" in text(await chloe.open(lobby, "join/"))
    assert (await bruno.press(lobby, "join/"))["state"] == "updated"
    shown = await aiko.pick("Profile", bruno.id)
    assert shown["ephemeral"]
    assert "Bruno" in text(shown["message"])
    robot = (await sandbox.get("world"))["bot"]["id"]
    for refused in (
        await aiko.pick("Challenge", robot),
        await aiko.run("play", game="kaito", opponent=robot),
        await aiko.run("profile", user=robot),
    ):
        assert "Bots can't take a seat" in text(refused["message"])


async def test_the_menu_of_a_card_reports_it_and_tells_what_has_happened(bot, two):
    aiko, bruno = two
    lobby = await aiko.show("play", game="kengo")
    await say_of_dms(aiko, False)
    code = ids(lobby, "leave/")[0].split("/")[1]
    assert (await aiko.pick("Report", lobby["id"]))["modal"]["custom_id"] == f"report/{code}/"
    assert (await aiko.pick("What happened?", lobby["id"]))["state"] == "answered"
    sitting = await seated(two, "kaito", by_dm=False)
    board = await sitting.board()
    told = await bruno.pick("What happened?", board["id"], sitting.thread)
    assert told["ephemeral"]
    assert "`#0`" in text(told["message"])
    form = await aiko.pick("Report", board["id"], sitting.thread)
    assert form["modal"]["custom_id"] == f"report/{sitting.id}/"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("level=expert", "normal, basic, advanced"),
        ("level=" + "x" * 3000, "level can't be"),
        ("level", "name=value"),
        ("`**@everyone=1", "There's no option"),
    ],
    ids=["value", "long", "form", "name"],
)
async def test_an_option_that_there_is_not_is_refused_in_one_sentence(bot, aiko, typed, said):
    refused = await aiko.run("play", game="kengo", options=typed)
    assert refused["ephemeral"]
    assert said in text(refused["message"])
    assert len(text(refused["message"])) < 300


async def test_what_is_not_allowed_in_a_channel_is_said_before_a_match_begins(bot, aiko, bruno, sandbox):
    lobby = await aiko.show("play", game="kaito")
    await bruno.press(lobby, "join/")
    await sandbox.post(f"channels/{aiko.general}/permissions", {"deny": ["send_messages", "attach_files"]})
    lobby = await aiko.again(lobby)
    for refused in (await aiko.run("play", game="kengo"), await aiko.press(lobby, "start/")):
        assert refused["ephemeral"]
        assert "Send Messages, Attach Files" in text(refused["message"])
    await sandbox.post(f"channels/{aiko.general}/permissions", {"deny": []})
    assert await started((aiko, bruno), lobby, set())


# What is agreed beside the moves


async def offered(sitting, person, verb):
    """The newest card of the thread with such a button."""
    return (await person.offered(verb, sitting.thread))[-1]


async def test_a_draw_is_refused_and_then_the_match_called_off_once_the_other_agrees_in_the_thread(bot, two):
    sitting, (aiko, bruno) = await seated(two, "kaito", by_dm=False), two
    await aiko.press(await sitting.more(aiko), "draw/")
    offer = await offered(sitting, bruno, "nodraw/")
    assert [each["id"] for each in offer["mentions"]] == [bruno.id]
    await bruno.press(offer, "nodraw/")
    assert await aiko.told("said no. The match goes on.", sitting.thread)
    sure = await bruno.open(await sitting.more(bruno), "abort/")
    assert "Everyone has to agree" in text(sure)
    assert "I've asked the others" in text(await bruno.open(sure, "abortsure/"))
    agreed = await aiko.press(await offered(sitting, aiko, "abortsure/"), "abortsure/")
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


async def test_a_move_is_taken_back_once_the_other_agrees(bot, two):
    sitting = await seated(two, "kaito", by_dm=False, pace="friendly")
    mover, other, panel = await sitting.turn()
    first = answers(panel)[0]
    await mover.press(panel, first)
    _, _, theirs = await sitting.turn(other)
    assert "I've asked the others" in text(await mover.open(await sitting.more(mover), "takeback/"))
    offer = await offered(sitting, other, "agreeback/")
    assert "is taken back" in text(await other.open(offer, "agreeback/"))
    assert await other.told("took back their last move", sitting.thread)
    assert "moved on" in text(await other.open(theirs, answers(theirs)[0]))
    _, _, fresh = await sitting.turn(mover)
    assert first not in answers(fresh)
    assert [id.split("/")[3] for id in answers(fresh)] == [id.split("/")[3] for id in answers(panel)]
    assert "taken back" in await sitting.log(mover)


async def test_a_plan_is_made_for_a_question_and_withdrawn(bot, two):
    sitting = await seated(two, "kaito", by_dm=False)
    _, planner, _ = await sitting.turn()
    shown = await planner.open(await sitting.hand(planner), "plan/")
    question = lines(shown, "+planfor/")[1]["value"]  # after what is planned in general
    shown = await planner.open(shown, "+planfor/", question)
    plans = await planner.open(shown, "+planmove/", lines(shown, "+planmove/")[0]["value"])
    assert "Your plans:" in text(plans)
    withdrawn = await planner.open(plans, "+unplan/", lines(plans, "+unplan/")[0]["value"])
    assert "Your plans:" not in text(withdrawn)
