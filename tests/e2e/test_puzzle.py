"""The puzzle of the day with the real bot: posted where moderators want it, answered in private, once."""

from tests.e2e.test_admin import settle
from tests.e2e.world import ids, parts, pictures, text, until


async def test_a_server_gets_the_puzzle_and_everybody_answers_in_private(bot, sandbox, people):
    aiko, bruno = people["Aiko"], people["Bruno"]
    corner = await sandbox.post(f"servers/{sandbox.server['id']}/channels", {"name": "corner"})
    await settle(aiko, "puzzles", corner["id"])

    async def posted():
        return next((each for each in await bruno.see(corner["id"]) if "Puzzle of the day" in text(each)), None)

    post = await until(posted)
    assert pictures(post)
    panel = (await bruno.press(post, ids(post, "puzzle/")[0]))["message"]
    [list_] = [part for part in parts(panel) if part.get("custom_id", "").startswith("+solve/")]
    answered = (await bruno.choose(panel, list_["custom_id"], list_["options"][0]["value"]))["message"]
    assert "You chose" in text(answered)
    again = (await bruno.run("puzzle"))["message"]
    assert "You chose" in text(again)
    assert not ids(again, "+solve/")
    before = (await bruno.press(again, ids(again, "solution/")[0]))["message"]
    assert "The right move was" in text(before)
