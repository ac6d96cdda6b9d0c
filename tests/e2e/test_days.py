"""Days at a table, the sandbox's clock moved by hours: reminders, extensions, stand-ins, votes, vacations, nights."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tests.e2e.play import EPHEMERAL, answer, answers, asked, seated, wishing
from tests.e2e.world import ids, text, until

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


async def test_a_player_who_takes_no_dms_is_called_in_the_thread(bot, two, sandbox):
    sitting, (aiko, bruno) = await seated(two, "karenza", by_dm=False), two
    await pass_hours(sandbox, 36.1)

    async def called():
        found = [each for each in await said(aiko, sitting, "waiting for you") if ids(each, "mute/")]
        return found if len(found) == 2 else None

    calls = await until(called)
    assert not any(each["flags"] & SILENT for each in calls)
    sent = await sandbox.requests("POST", f"/channels/{sitting.thread}/messages$")
    mentioned = [int(user) for each in sent[-2:] for user in each["body"]["allowed_mentions"]["users"]]
    assert sorted(mentioned) == sorted(int(person.id) for person in two)
    [of_aiko] = [each for each in calls if aiko.id in text(each)]
    assert "This button is for Aiko" in text(await bruno.open(of_aiko, "extend/"))


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


async def taken_over(sandbox, two):
    """The same for the second time in a row; the card that says so."""
    sitting, person, other, dm = await answered_for(sandbox, two)
    await other.press(dm, answers(dm)[0])
    await until(asked, person, sitting.id)
    await settled(sandbox, 84.1)
    return sitting, person, other, (await other.told(f"<@{person.id}> is away", sitting.thread))[0]


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


@pytest.mark.parametrize("by", ["card", "panel"])
@pytest.mark.long
async def test_a_computer_has_the_seat_until_its_player_is_back(bot, two, sandbox, by):
    sitting, person, other, card = await taken_over(sandbox, two)
    assert not card["flags"] & SILENT
    sent = next(each for each in await sandbox.requests("POST", "/messages$") if "is away" in str(each["body"]))
    assert sorted(map(int, sent["body"]["allowed_mentions"]["users"])) == sorted(int(each.id) for each in two)
    dm = await until(asked, other, sitting.id)
    assert f"The computer is playing for <@{person.id}>" in text(await sitting.board())
    await other.press(dm, answers(dm)[0])
    await until(asked, other, sitting.id), "the computer has answered again"
    panel = await person.show("hand", sitting.thread)
    assert "the computer is playing for you" in text(panel)
    back = await person.open(panel if by == "panel" else card, "return/")
    assert "computer is playing for you" not in text(back)
    assert not ids(back, "return/")
    assert back["flags"] & EPHEMERAL
    await other.told("is back", sitting.thread)

    async def without_vote():
        return not ids(await sitting.board(), "vote/")

    async def asked_again():
        """Once the other has moved. A capture may lead to an exchange first."""
        if dm := await asked(other, sitting.id):
            await other.press(dm, answers(dm)[0])
        return await asked(person, sitting.id)

    await until(without_vote)
    assert answers(await until(asked_again)), "the seat is theirs again"


@pytest.mark.long
async def test_the_others_may_end_it(bot, two, sandbox):
    sitting, person, other, card = await taken_over(sandbox, two)
    assert "You voted to go on" in text(await other.open(card, ids(card, "vote/")[1]))
    over = text(await until(sitting.over))
    assert f"{other.name} wins! A player was away for too long" in over
    assert person.name in over


@pytest.mark.long
async def test_somebody_new_gets_the_seat_after_a_day_and_if_the_other_agrees(bot, two, chloe, sandbox):
    sitting, person, other, card = await taken_over(sandbox, two)
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


async def test_a_lobby_that_nobody_starts_expires_and_a_match_in_which_nobody_moves_is_lost_after_thirty_days(
    bot, two, sandbox
):
    aiko, _ = two
    sitting = await seated(two, "kaito", pace="friendly")
    lobby = await aiko.show("play", game="kaito")
    await settled(sandbox, 6.9 * 24)
    assert ids(await aiko.again(lobby), "join/")
    await pass_hours(sandbox, 3)
    [expired] = await aiko.told("within seven days", aiko.general)
    assert not ids(expired, "join/")
    await settled(sandbox, 22 * 24)
    assert not await sitting.over()
    await pass_hours(sandbox, 25)
    assert "wins! Nobody moved for 30 days" in text(await until(sitting.over))


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


@pytest.mark.long
async def test_where_the_lobby_says_so_the_clock_sleeps_and_the_board_says_until_when(sandbox, two, tmp_path):
    async with sleeping(sandbox, tmp_path, two):
        await at_local(sandbox, 21)
        sitting = await seated(two, "kaito", pace="brisk", chosen={"sleeps": "on"})
        person, other, dm = await sitting.question()
        here = datetime.fromtimestamp(await now_of(sandbox), ZoneInfo(TOKYO))
        morning = (here + timedelta(days=1)).replace(hour=7, minute=0, second=0, microsecond=0)
        # One hour until the night, fifteen until the next one, and eight more of the following day.
        assert abs(due(dm) - (morning + timedelta(days=1, hours=8)).timestamp()) < SLACK
        await at_local(sandbox, 23)
        assert str(due(dm)) in text(await sitting.more(person))
        panel = await other.show("hand", sitting.thread)
        assert f"Quiet hours until <t:{int(morning.timestamp())}:t>" in text(panel)


@pytest.mark.long
async def test_an_outage_is_given_back_and_said(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, _, dm = await sitting.question()
    end = due(dm)
    await bot.kill()
    await pass_hours(sandbox, 80)
    await bot.start()
    [line] = await person.told("I was offline for 80 h", sitting.thread)
    assert line["flags"] & SILENT
    moved = await until(due_after, person, sitting, end)
    assert abs(moved - end - 80 * HOUR) < SLACK
    await until(board_says, sitting, f"<t:{moved}:R>")
    assert not await said(person, sitting, "ran out of time")
