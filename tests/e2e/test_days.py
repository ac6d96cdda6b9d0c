"""Days at a table, the sandbox's clock moved by hours: reminders, extensions, stand-ins, votes, vacations, nights."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bench.client import answer, answers, asked, ids, seated, text, until
from tests.e2e.conftest import wishing

HOUR = 3600  # seconds
SILENT = 1 << 12
TOKYO = "Asia/Tokyo"
SLACK = 600  # seconds: the sandbox's clock also runs by itself, while a loaded machine is slow
pytestmark = pytest.mark.alone


async def pass_hours(sandbox, hours):
    """What comes of it is to be waited for."""
    await sandbox.post("clock", {"advance": round(hours * HOUR)})


async def settled(sandbox, hours):
    """Where nothing may come of it: the bot reads the clock five times a second, and what is due every second."""
    await pass_hours(sandbox, hours)
    await asyncio.sleep(2)


async def idle(sandbox, person, sitting, hours, words):
    """Time passes until something is said about it."""
    await pass_hours(sandbox, hours)
    return (await person.told(words, sitting.thread))[0]


async def now_of(sandbox):
    return (await sandbox.get("clock"))["now"] // 1000


async def said(person, sitting, words):
    return [each for each in await person.see(sitting.thread) if words in text(each)]


async def reminders(person):
    return [dm for dm in await person.dms() if "waiting for you" in text(dm) and ids(dm, "mute/")]


async def reminded(person, number):
    found = await reminders(person)
    return found if len(found) == number else None


def due(message):
    """The moment until which an answer is awaited, as it is written."""
    return int(re.search(r"due <t:(\d+):R>", text(message))[1])


async def due_after(person, sitting, moment):
    dm = await asked(person, sitting.id)
    return dm and "vacation" not in text(dm) and "due <t:" in text(dm) and due(dm) > moment and due(dm)


async def board_says(sitting, words):
    return words in text(await sitting.board())


# Reminders and extensions


async def test_a_reminder_comes_at_half_the_time_and_at_its_end_and_is_of_no_use_for_the_next_question(
    bot, two, sandbox
):
    sitting = await seated(two, "kaito")
    person, other, dm = await sitting.question()
    end = due(dm)
    assert f"due <t:{end}:R>" in text(await sitting.board())
    await settled(sandbox, 35)
    assert not await reminders(person)
    await pass_hours(sandbox, 1.1)
    [first] = await until(reminded, person, 1)
    assert [word for word in (f"`{sitting.id}`", "KAITO", "Dojo") if word not in text(first)] == []
    assert due(first) == end
    await settled(sandbox, 10)
    assert len(await reminders(person)) == 1
    assert answers(await person.open(first, "hand/"))
    await pass_hours(sandbox, 16)
    await until(reminded, person, 2)
    await settled(sandbox, 5)
    assert len(await reminders(person)) == 2
    assert not await reminders(other)
    await answer(person, dm, answers(dm)[0])
    while not await asked(person, sitting.id):
        if theirs := await asked(other, sitting.id):
            await answer(other, theirs, answers(theirs)[0])
    assert "has moved on" in text(await person.open(first, "extend/"))


async def test_an_extension_is_taken_the_board_and_the_dm_show_it_and_a_muted_turn_stays_quiet(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, _, dm = await sitting.question()
    end = due(dm) + 12 * HOUR
    await pass_hours(sandbox, 36.1)
    [reminder] = await until(reminded, person, 1)
    longer = await person.open(reminder, "extend/")
    assert "You have one extension left" in text(longer)
    assert due(longer) == end
    await person.told("used an extension", sitting.thread)
    await until(board_says, sitting, f"<t:{end}:R>")
    assert due(await asked(person, sitting.id)) == end
    more = await sitting.more(person)
    assert "one extension left" in text(more)
    last = await person.open(more, "extend/")
    assert "That was your last extension" in text(last)
    assert not ids(last, "extend/")
    assert "No more reminders" in text(await person.open(reminder, "mute/"))
    await idle(sandbox, person, sitting, 72, "the computer moved for them")
    assert len(await reminders(person)) <= 1


# When time runs out


async def answered_for(sandbox, two):
    """A match in which one has let their time pass: the bank, two extensions, then once more; and the other."""
    sitting = await seated(two, "kaito")
    person, other, dm = await sitting.question()
    await idle(sandbox, other, sitting, 72.1, "used an extension")
    longer = await until(due_after, person, sitting, due(dm) + 11 * HOUR)
    await until(board_says, sitting, f"<t:{longer}:R>")
    await idle(sandbox, other, sitting, 12.1, "used their last extension")
    assert not await said(other, sitting, "is away")
    await idle(sandbox, other, sitting, 12.1, "the computer moved for them")
    return sitting, person, other, await until(asked, other, sitting.id)


async def test_the_computer_answers_once_and_the_second_time_the_others_may_wait(bot, two, sandbox):
    sitting, person, other, dm = await answered_for(sandbox, two)
    assert await sitting.count(other) >= 1, "the computer has answered"
    assert await asked(person, sitting.id) is None
    assert not ids(await sitting.board(), "vote/")
    await other.press(dm, answers(dm)[0])
    await until(asked, person, sitting.id)
    await settled(sandbox, 84.1)
    card = (await other.told(f"<@{person.id}> is away", sitting.thread))[0]
    assert ids(card, "vote/")[0].endswith("/wait")
    await other.press(card, "vote/")
    await other.told("Everyone agreed to wait", sitting.thread)
    await until(board_says, sitting, "Everyone has agreed to wait")
    if dm := await asked(other, sitting.id):
        await other.press(dm, answers(dm)[0])
    await settled(sandbox, 50)
    assert await asked(other, sitting.id) is None, "the computer rests"
    back = await person.open(await sitting.board(), "return/")
    assert answers(back)
    assert due(back) > await now_of(sandbox)


@pytest.mark.long
async def test_somebody_new_gets_the_seat_after_a_day_and_if_the_other_agrees(bot, two, chloe, sandbox):
    sitting, person, other, dm = await answered_for(sandbox, two)
    await other.press(dm, answers(dm)[0])
    await until(asked, person, sitting.id)
    await settled(sandbox, 84.1)
    [card, *_] = await other.told(f"<@{person.id}> is away", sitting.thread)
    assert f"reserved for <@{person.id}> for 24 h" in text(card)
    assert "is reserved until <t:" in text(await chloe.open(card, "seat/"))
    await settled(sandbox, 24.1)
    assert "as soon as every player who's here agrees" in text(await chloe.open(card, "seat/"))
    request = (await other.offered("admit/", sitting.thread))[-1]
    assert [each["id"] for each in request["mentions"]] == [other.id]
    assert "You aren't playing in this match" in text(await chloe.open(request, "admit/"))
    assert (await other.press(request, "admit/"))["ephemeral"]
    await other.told(f"<@{chloe.id}> takes over the seat", sitting.thread)
    assert "You aren't playing" not in text(await chloe.show("hand", sitting.thread))


# Vacations and nights


async def test_a_vacation_is_announced_and_stops_the_clock_and_has_its_bounds(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, other, dm = await sitting.question()
    end = due(dm)
    for until_when in ("2001-01-01", "soon"):
        assert "I can't read" in text(await person.show("vacation", until=until_when))
    shown = await person.show("vacation")
    assert "21 days of vacation left" in text(shown)
    await settled(sandbox, 10)
    gone = await person.open(shown, "+vacation/", "7")
    assert "You're on vacation\nYou're back <t:" in text(gone)
    assert "14 days" in text(gone)
    [announced] = await other.told(f"<@{person.id}> is on vacation", sitting.thread)
    assert announced["flags"] & SILENT
    assert "On vacation until <t:" in text(await sitting.board())
    assert "End it first" in text(await person.show("vacation", days=3))
    await settled(sandbox, 100)
    assert not await said(other, sitting, "ran out of time")
    assert not await reminders(person)
    assert "your clock is paused" in text(await asked(person, sitting.id))
    assert "Vacation" in text(await person.open(gone, "vacationend/"))
    await other.told("back from vacation", sitting.thread)
    moved = await until(due_after, person, sitting, end)
    assert abs((moved - end) - 100 * HOUR) < SLACK, "so long it stood still"
    assert moved > await now_of(sandbox)


def sleeping(sandbox, tmp_path, people):
    """A bot on whose database these people have quiet hours."""
    quiet = {"zone": TOKYO, "from": str(22 * 60), "to": str(7 * 60)}
    return wishing(sandbox, tmp_path, dict.fromkeys(people, quiet))


async def at_local(sandbox, hour):
    """Move the clock on to the next such hour there."""
    here = datetime.fromtimestamp(await now_of(sandbox), UTC).astimezone(ZoneInfo(TOKYO))
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    await settled(sandbox, ((then - here) % timedelta(days=1)).total_seconds() / HOUR)


async def test_a_reminder_and_a_nudge_wait_until_the_night_is_over(sandbox, two, tmp_path):
    async with sleeping(sandbox, tmp_path, two):
        await at_local(sandbox, 12)
        sitting = await seated(two, "kaito")
        person, other, dm = await sitting.question()
        assert not ids(await sitting.more(person), "nudge/"), "nobody nudges themselves"

        async def nudged():
            return text(await other.open(await sitting.more(other), "nudge/"))

        await settled(sandbox, 36.5)  # half past midnight there
        assert not await reminders(person)
        assert "quiet hours" in await nudged()
        await settled(sandbox, 6)
        assert not await reminders(person)
        await pass_hours(sandbox, 0.6)
        [reminder] = await until(reminded, person, 1)
        assert due(reminder) == due(dm), "only reminders wait"
        assert f"You nudged {person.name}" in await nudged()
        [told] = await person.told("nudged you")
        assert other.name in text(told)
        assert "once a day" in await nudged()
