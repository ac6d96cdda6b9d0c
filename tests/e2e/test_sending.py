"""Answers on their way with the real bot: taken back, sent, lost by nobody; and the way to what waits next."""

import re
from contextlib import asynccontextmanager
from functools import partial

import pytest

from dojo.ops.system_clock import SystemClock
from dojo.people.people import People
from dojo.people.preferences import PreferenceChanges
from storage.store import Store
from tests.e2e.play import Sitting, answers, asked, seated
from tests.e2e.test_clicks import first_question, log_of
from tests.e2e.test_days import settled
from tests.e2e.world import Bot, ids, parts, pictures, text, until

HOLD = 4  # seconds: long enough for a click on a loaded machine, or for a kill
LONG = 60
SILENT = 1 << 12


@pytest.fixture
async def held_moves(sandbox, tmp_path):
    """A bot that holds answers for a minute, which only a moved clock or Send now makes shorter."""
    async with Bot(sandbox, tmp_path / "matches.db", HOLD_SECONDS=str(LONG)) as running:
        yield running


@asynccontextmanager
async def wishing(sandbox, tmp_path, preferences, **settings):
    """A bot on whose database these people have wished something before it was started."""
    database = tmp_path / "matches.db"
    async with await Store.open(str(database)) as store:
        for person, (name, value) in preferences.items():
            await People(store, SystemClock()).remember(int(person.id), person.name, "en-US")
            await PreferenceChanges(store, SystemClock()).change(int(person.id), name, value)
    async with Bot(sandbox, database, **settings) as running:
        yield running


async def counted(person, sitting):
    """How many answers everybody knows of."""
    lines = (await log_of(person, sitting)).splitlines()
    return len([line for line in lines if line.startswith("`")]) - 1


async def has_counted(person, sitting, number):
    return await counted(person, sitting) == number


async def one_dm(person, verb):
    return next((dm for dm in await person.dms() if ids(dm, verb)), None)


# Undo


async def test_an_answer_is_taken_back_before_anybody_knows_of_it(held_moves, two, sandbox):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    board = await sitting.board()
    done = await person.press(dm, answers(dm)[0])
    held = done["message"]
    assert done["state"] == "updated"
    assert "Nobody has seen it yet" in text(held)
    assert re.search(r"<t:\d+:R>", text(held))
    assert not answers(held)
    assert pictures(held), "the hand stays in sight"
    assert (await sitting.board())["id"] == board["id"]
    assert await counted(person, sitting) == 0
    undone = (await person.press(held, ids(held, "undo/")[0]))["message"]
    assert answers(undone) == answers(dm)
    await settled(sandbox, (LONG + 1) / 3600)
    await person.press(undone, answers(undone)[1])
    assert await counted(person, sitting) == 0
    await sandbox.post("clock", {"advance": LONG + 1})
    await until(partial(has_counted, person, sitting, 1))

    async def closed():
        return not any(ids(dm, "undo/") for dm in await person.dms())

    await until(closed)


async def test_after_the_hold_it_is_too_late_and_the_panel_goes_away(held_moves, two, sandbox):
    sitting = await seated(two, "kaito", by_dm=False)
    board = await sitting.board()
    panels = [(each, (await each.press(board, ids(board, "hand/")[0]))["message"]) for each in two]
    person, panel = next((each, panel) for each, panel in panels if answers(panel))
    held = (await person.press(panel, answers(panel)[0]))["message"]
    second = (await person.run("hand", channel=sitting.thread))["message"]
    assert "Nobody has seen it yet" in text(second), "/hand shows what is held"
    await sandbox.post("clock", {"advance": LONG + 1})

    async def gone():
        return held["id"] not in [each["id"] for each in await person.see(sitting.thread)]

    await until(gone)
    late = await person.press(second, ids(second, "undo/")[0])
    assert "Too late" in text(late["message"])
    assert await counted(person, sitting) == 1


async def test_send_now_sends_at_once_and_another_answer_takes_the_first_ones_place(held_moves, two):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    typed = [id.split("/", 3)[3] for id in answers(dm)]
    first = (await person.run("move", channel=sitting.thread, answer=typed[0]))["message"]
    second = (await person.press(dm, answers(dm)[1]))["message"]
    assert text(first) != text(second)
    sent = await person.press(first, ids(first, "sendnow/")[0])
    assert "You played" in text(sent["message"])
    await until(partial(has_counted, person, sitting, 1))
    assert text(sent["message"]).split("**")[1] == text(second).split("Playing **")[1].split("**")[0]


async def test_a_hold_outlives_a_kill_and_is_played_once(sandbox, two, tmp_path):
    async with Bot(sandbox, tmp_path / "matches.db", HOLD_SECONDS=str(HOLD)) as bot:
        sitting = await seated(two, "kaito")
        person, dm = await first_question(sitting)
        held = (await person.press(dm, answers(dm)[0]))["message"]
        assert ids(held, "undo/")
        await bot.kill()
        await sandbox.post("clock", {"advance": HOLD})
        await bot.start()
        await until(partial(has_counted, person, sitting, 1))
        other = next(each for each in two if each is not person)
        await until(partial(asked, other, sitting.id))
        assert await counted(person, sitting) == 1


async def test_a_hold_that_outlived_a_kill_can_still_be_taken_back(sandbox, two, tmp_path):
    async with Bot(sandbox, tmp_path / "matches.db", HOLD_SECONDS=str(LONG)) as bot:
        sitting = await seated(two, "kaito")
        person, dm = await first_question(sitting)
        held = (await person.press(dm, answers(dm)[0]))["message"]
        await bot.kill()
        await bot.start()
        undone = (await person.press(held, ids(held, "undo/")[0]))["message"]
        assert answers(undone)
        await sandbox.post("clock", {"advance": LONG + 1})
        assert await counted(person, sitting) == 0


# As each player wishes


async def test_somebody_who_wants_to_be_asked_confirms_and_may_go_back(sandbox, two, tmp_path):
    async with wishing(sandbox, tmp_path, dict.fromkeys(two, ("sending", "confirm")), HOLD_SECONDS=str(LONG)):
        sitting = await seated(two, "kaito")
        person, dm = await first_question(sitting)
        sure = (await person.press(dm, answers(dm)[0]))["message"]
        assert "You can't take it back" in text(sure)
        back = (await person.press(sure, ids(sure, "again/")[0]))["message"]
        assert answers(back) == answers(dm)
        assert await counted(person, sitting) == 0
        sure = (await person.press(back, answers(back)[0]))["message"]
        done = await person.press(sure, answers(sure)[0])
        assert "places the Kaito" in text(done["message"])
        assert await counted(person, sitting) == 1


# What waits next


async def test_after_an_answer_the_next_game_is_a_click_away(bot, two):
    for _ in range(4):
        await seated(two, "kaito", by_dm=False)
    person, number = max([(each, await waits(each)) for each in two], key=lambda found: found[1])
    assert number > 1
    shown = (await person.run("turns"))["message"]
    panel = (await person.press(shown, ids(shown, "hand/")[0]))["message"]
    for left in reversed(range(number)):
        done = (await person.press(panel, answers(panel)[0]))["message"]
        if not left:
            assert not ids(done, "next/")
            return
        waiting = "One more match is waiting" if left == 1 else f"{left} more matches are waiting"
        assert waiting in text(done)
        panel = (await person.press(done, ids(done, "next/")[0]))["message"]
        assert panel["id"] == done["id"], "in place of the one just answered"


async def waits(person):
    shown = text((await person.run("turns"))["message"])
    found = re.search(r"\*\*(\d+|One) match", shown)
    return 0 if found is None else 1 if found[1] == "One" else int(found[1])


async def opened_by(aiko, bruno, number):
    """Matches that ask both at once, of two paces in turn."""
    for each in range(number):
        lobby = (await aiko.run("play", game="karenza", pace="brisk" if each % 2 else "relaxed"))["message"]
        await bruno.press(lobby, ids(lobby, "join/")[0])
        lobby = next(each for each in await aiko.see(aiko.general) if each["id"] == lobby["id"])
        await aiko.press(lobby, ids(lobby, "start/")[0])


async def test_turns_have_pages_and_what_is_due_first_stands_first(bot, two):
    aiko, bruno = two
    await opened_by(aiko, bruno, 12)

    async def all_wait():
        return await waits(aiko) == 12

    await until(all_wait)
    first = (await aiko.run("turns"))["message"]
    assert len(ids(first, "hand/")) == 10
    assert "Page 1 of 2" in text(first)
    dues = [int(at) for at in re.findall(r"due <t:(\d+):R>", text(first))]
    assert len(dues) == 10
    assert dues == sorted(dues)
    assert len(parts(first)) <= 40
    [later] = ids(first, "turns/")
    second = (await aiko.press(first, later))["message"]
    assert len(ids(second, "hand/")) == 2
    assert min(int(at) for at in re.findall(r"due <t:(\d+):R>", text(second))) >= dues[-1]
    back = (await aiko.press(second, ids(second, "turns/")[0]))["message"]
    assert ids(back, "hand/") == ids(first, "hand/")


# Digest and other notices


async def sat_down(host, guest, *, asks=True, **options):
    """`asks`: whether the guest is asked about DMs, as only those are who want them."""
    lobby = (await host.run("play", game="karenza", **options))["message"]
    await guest.press(lobby, ids(lobby, "join/")[0])

    async def offer():
        return next((each for each in await guest.see(guest.general) if ids(each, "bydm/")), None)

    if asks:
        offered = await until(offer)  # it comes a moment after the card
        await guest.press(offered, ids(offered, "bydm/")[0])
    lobby = next(each for each in await host.see(host.general) if each["id"] == lobby["id"])
    await host.press(lobby, ids(lobby, "start/")[0])
    thread = (await until(host.threads))[0]["id"]
    sitting = Sitting(ids(lobby, "start/")[0].split("/")[1], thread, (host, guest))
    await until(sitting.cards)
    return sitting


async def test_a_digest_comes_once_a_day_in_place_of_dms(sandbox, two, tmp_path):
    aiko, bruno = two
    async with wishing(sandbox, tmp_path, {aiko: ("notices", "digest")}):
        sitting = await sat_down(aiko, bruno, pace="relaxed")
        await until(partial(asked, bruno, sitting.id))
        assert await asked(aiko, sitting.id) is None
        await sandbox.post("clock", {"advance": 24 * 3600})
        dm = await until(partial(one_dm, aiko, "hand/"))
        assert "One match is waiting for you" in text(dm)
        panel = (await aiko.press(dm, ids(dm, "hand/")[0]))["message"]
        assert ids(panel, f"more/{sitting.id}")
        digests = [each for each in await aiko.dms() if "waiting for you" in text(each)]
        assert len(digests) == 1


async def test_somebody_who_wants_to_be_called_in_the_thread_gets_no_dms(sandbox, two, tmp_path):
    aiko, bruno = two
    async with wishing(sandbox, tmp_path, {aiko: ("notices", "thread"), bruno: ("notices", "none")}):
        sitting = await sat_down(aiko, bruno, asks=False)
        board = await sitting.board()
        sent = await sandbox.requests("POST", f"/channels/{sitting.thread}/messages$")
        called = [each["body"]["allowed_mentions"].get("users", []) for each in sent]
        assert [int(user) for users in called for user in users] == [int(aiko.id)]
        assert not board["flags"] & SILENT
        assert not [dm for person in two for dm in await person.dms() if answers(dm)]
