"""The menus of people and messages, with the real bot."""

from tests.e2e.play import say_of_dms, seated
from tests.e2e.world import ids, text


async def test_a_challenge_from_the_menu_of_a_person_opens_a_lobby_with_their_seat_kept(bot, two):
    aiko, bruno = two
    form = await aiko.pick("Challenge", bruno.id)
    assert form["state"] == "modal"
    opened = await aiko.submit(form, game=["karenza"], pace="brisk", rated="off")
    assert opened["state"] == "answered"
    await say_of_dms(aiko, False)
    card = text(next(each for each in await bruno.see(bruno.general) if each["id"] == opened["message"]["id"]))
    assert "Karenza" in card
    assert "Brisk" in card
    assert f"<@{bruno.id}>" in card
    assert "Unrated" in card


async def test_nobody_can_challenge_a_bot(bot, sandbox, people):
    robot = (await sandbox.get("world"))["bot"]["id"]
    assert "Bots can't take a seat" in text((await people["Aiko"].pick("Challenge", robot))["message"])


async def test_a_profile_opens_from_the_menu_of_a_person(bot, two):
    aiko, bruno = two
    shown = await aiko.pick("Profile", bruno.id)
    assert shown["ephemeral"]
    assert "Bruno" in text(shown["message"])


async def test_the_menu_of_a_board_tells_what_happened_and_reports_its_match(bot, two):
    aiko, bruno = two
    sitting = await seated(two, "kaito", by_dm=False)
    board = await sitting.board()
    told = await bruno.pick("What happened?", board["id"], sitting.thread)
    assert told["ephemeral"]
    assert "begins" in text(told["message"]).lower() or "`" in text(told["message"])
    form = await aiko.pick("Report", board["id"], sitting.thread)
    assert form["modal"]["custom_id"] == f"report/{sitting.id}/"


async def test_a_lobby_card_can_be_reported_but_nothing_has_happened_there(bot, people):
    aiko = people["Aiko"]
    card = (await aiko.run("play", game="kengo"))["message"]
    await say_of_dms(aiko, False)
    lobby = ids(card, "leave/")[0].split("/")[1]
    assert (await aiko.pick("Report", card["id"]))["modal"]["custom_id"] == f"report/{lobby}/"
    assert (await aiko.pick("What happened?", card["id"]))["state"] == "answered"


async def test_help_lists_every_command_and_about_says_whose_the_games_are(bot, people):
    aiko = people["Aiko"]
    listed = text((await aiko.run("help"))["message"])
    assert all(f"`/{name}`" in listed for name in ("play", "practice", "privacy", "about"))
    about = await aiko.run("about")
    assert about["ephemeral"]
    assert "Inon Kohn" in text(about["message"])
