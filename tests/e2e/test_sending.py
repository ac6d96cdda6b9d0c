"""Answers on their way with the real bot: taken back, sent, lost by nobody; and the way to what waits next."""

import re

from tests.e2e.play import answers, asked, seated, started, wishing
from tests.e2e.world import Bot, ids, parts, pictures, text, until

LONG = 60  # seconds, which only a moved clock or Send now makes shorter
SILENT = 1 << 12


def holding(sandbox, tmp_path):
    return Bot(sandbox, tmp_path / "matches.db", HOLD_SECONDS=str(LONG))


async def test_an_answer_is_taken_back_before_anybody_knows_of_it_also_after_a_kill_and_then_played_once(
    sandbox, two, tmp_path
):
    async with holding(sandbox, tmp_path) as bot:
        sitting = await seated(two, "kaito")
        person, other, dm = await sitting.question()
        board = await sitting.board()
        held = await person.open(dm, answers(dm)[0])
        assert "Nobody has seen it yet" in text(held)
        assert re.search(r"<t:\d+:R>", text(held))
        assert not answers(held)
        assert pictures(held), "the hand stays in sight"
        assert (await sitting.board())["id"] == board["id"]
        await bot.kill()
        await bot.start()
        undone = await person.open(held, "undo/")
        assert answers(undone) == answers(dm)
        await sandbox.advance(LONG + 1)
        assert await sitting.count(person) == 0
        await person.press(undone, answers(undone)[1])
        assert await sitting.count(person) == 0
        await bot.kill()
        await sandbox.post("clock", {"advance": LONG + 1})
        await bot.start()
        await until(sitting.has_counted, person, 1)
        await until(asked, other, sitting.id)

        async def closed():
            return not any(ids(dm, "undo/") for dm in await person.dms())

        await until(closed)
        assert await sitting.count(person) == 1


async def test_after_the_hold_it_is_too_late_and_what_is_sent_now_is_sent_at_once(sandbox, two, tmp_path):
    async with holding(sandbox, tmp_path):
        sitting = await seated(two, "kaito", by_dm=False)
        person, other, panel = await sitting.turn()
        held = await person.open(panel, answers(panel)[0])
        second = await person.show("hand", sitting.thread)
        assert "Nobody has seen it yet" in text(second), "/hand shows what is held"
        await sandbox.post("clock", {"advance": LONG + 1})
        await until(person.gone, held)
        assert "Too late" in text(await person.open(second, "undo/"))
        assert await sitting.count(person) == 1

        _, _, panel = await sitting.turn(other)
        typed = answers(panel)[0].split("/", 3)[3]
        first = await other.show("move", sitting.thread, answer=typed)
        second = await other.open(panel, answers(panel)[1])
        assert text(first) != text(second)
        sent = text(await other.open(first, "sendnow/"))
        assert "You played" in sent
        await until(sitting.has_counted, other, 2)
        assert sent.split("**")[1] == text(second).split("Playing **")[1].split("**")[0], (
            "it took the first one's place"
        )


async def test_somebody_who_wants_to_be_asked_confirms_and_may_go_back(sandbox, two, tmp_path):
    confirming = {person: {"sending": "confirm"} for person in two}
    async with wishing(sandbox, tmp_path, confirming, HOLD_SECONDS=str(LONG)):
        sitting = await seated(two, "kaito")
        person, _, dm = await sitting.question()
        sure = await person.open(dm, answers(dm)[0])
        assert "You can't take it back" in text(sure)
        back = await person.open(sure, "again/")
        assert answers(back) == answers(dm)
        assert await sitting.count(person) == 0
        sure = await person.open(back, answers(back)[0])
        assert "places the Kaito" in text(await person.open(sure, answers(sure)[0]))
        assert await sitting.count(person) == 1


# What waits next


async def waits(person, number=None):
    found = re.search(r"\*\*(\d+|One) match", text(await person.show("turns")))
    waiting = 0 if found is None else 1 if found[1] == "One" else int(found[1])
    return waiting if number is None else waiting == number


async def sat_down(host, guest, game="karenza", **options):
    """A match about whose DMs nobody says anything."""
    before = {thread["id"] for thread in await host.threads()}
    lobby = await host.show("play", game=game, **options)
    await guest.press(lobby, "join/")
    return await started((host, guest), lobby, before)


async def test_after_an_answer_the_next_game_is_a_click_away(bot, two):
    for _ in range(4):
        await seated(two, "kaito", by_dm=False)
    person, number = max([(each, await waits(each)) for each in two], key=lambda found: found[1])
    assert number > 1
    panel = await person.open(await person.show("turns"), "hand/")
    for left in reversed(range(number)):
        done = await person.open(panel, answers(panel)[0])
        if left:
            waiting = "One more match is waiting" if left == 1 else f"{left} more matches are waiting"
            assert waiting in text(done)
            panel = await person.open(done, "next/")
            assert panel["id"] == done["id"], "in place of the one just answered"
    assert not ids(done, "next/")


async def test_turns_have_pages_and_what_is_due_first_stands_first(bot, two):
    aiko, bruno = two
    for each in range(12):  # matches that ask both at once, of two paces in turn
        lobby = await aiko.show("play", game="karenza", pace="brisk" if each % 2 else "relaxed")
        await bruno.press(lobby, "join/")
        await aiko.press(await aiko.again(lobby), "start/")
    await until(waits, aiko, 12)
    first = await aiko.show("turns")
    assert len(ids(first, "hand/")) == 10
    assert "Page 1 of 2" in text(first)
    dues = [int(at) for at in re.findall(r"due <t:(\d+):R>", text(first))]
    assert len(dues) == 10
    assert dues == sorted(dues)
    assert len(parts(first)) <= 40
    second = await aiko.open(first, "turns/")
    assert len(ids(second, "hand/")) == 2
    assert min(int(at) for at in re.findall(r"due <t:(\d+):R>", text(second))) >= dues[-1]
    assert ids(await aiko.open(second, "turns/"), "hand/") == ids(first, "hand/")


async def test_a_digest_comes_once_a_day_in_place_of_dms(sandbox, two, tmp_path):
    aiko, _ = two
    async with wishing(sandbox, tmp_path, {aiko: {"notices": "digest"}}):
        sitting = await sat_down(*two, pace="relaxed")
        await sandbox.post("clock", {"advance": 24 * 3600})
        [dm] = await aiko.offered("hand/")
        assert "One match is waiting for you" in text(dm)
        assert ids(await aiko.open(dm, "hand/"), f"more/{sitting.id}")
        assert len(await aiko.told("waiting for you")) == 1


async def test_somebody_who_wants_to_be_called_in_the_thread_gets_no_dms(sandbox, two, tmp_path):
    aiko, bruno = two
    async with wishing(sandbox, tmp_path, {aiko: {"notices": "thread"}, bruno: {"notices": "none"}}):
        sitting = await sat_down(*two)
        board = await sitting.board()
        sent = await sandbox.requests("POST", f"/channels/{sitting.thread}/messages$")
        called = [each["body"]["allowed_mentions"].get("users", []) for each in sent]
        assert [int(user) for users in called for user in users] == [int(aiko.id)]
        assert not board["flags"] & SILENT
        assert not [dm for person in two for dm in await person.dms() if answers(dm)]
