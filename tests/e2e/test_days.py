"""Days at a table, the sandbox's clock moved by hours: reminders, extensions, stand-ins, votes, vacations, nights."""

import asyncio
import re
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from dojo.people.people import People
from dojo.people.preferences import PreferenceChanges
from storage.store import Store
from tests.e2e.play import EPHEMERAL, answer, answers, asked, seated
from tests.e2e.test_clicks import first_question, log_of
from tests.e2e.world import Bot, ids, text, until

HOUR = 3600  # seconds
SILENT = 1 << 12
pytestmark = pytest.mark.alone
SLACK = 600  # seconds: the sandbox's clock also runs by itself, while a loaded machine is slow


async def pass_hours(sandbox, hours):
    """What comes of it is to be waited for."""
    await sandbox.post("clock", {"advance": round(hours * HOUR)})


async def settled(sandbox, hours):
    """Where nothing may come of it: the bot reads the clock five times a second, and what is due every second."""
    await pass_hours(sandbox, hours)
    await asyncio.sleep(2)


async def now_of(sandbox):
    return (await sandbox.get("clock"))["now"]


async def in_thread(person, sitting, words):
    """The messages of the thread in which something is said."""
    return [each for each in await person.see(sitting.thread) if re.search(words, text(each))]


async def said(person, sitting, words):
    return next(iter(await in_thread(person, sitting, words)), None)


async def told(person, sitting, words):
    return await until(partial(said, person, sitting, words))


async def reminders(person):
    return [dm for dm in await person.dms() if "waiting for you" in text(dm) and ids(dm, "mute/")]


async def reminded(person, number):
    found = await reminders(person)
    return found if len(found) == number else None


def due(message):
    """The moment until which an answer is awaited, as it is written."""
    return int(re.search(r"due <t:(\d+):R>", text(message))[1])


async def board_until(sitting, at):
    board = await sitting.board()
    return board if f"<t:{at}:R>" in text(board) else None


async def idle(sandbox, person, sitting, hours, words):
    """Time passes until something is said about it."""
    await pass_hours(sandbox, hours)
    return await told(person, sitting, words)


async def absent(sandbox, sitting, other):
    """The asked player lets time pass until a computer has their seat: the bank, two extensions, then once more."""
    await idle(sandbox, other, sitting, 72.1, "used an extension")
    await idle(sandbox, other, sitting, 12.1, "used their last extension")
    await idle(sandbox, other, sitting, 12.1, "the computer moved for them")


# Reminders and extensions


async def test_a_reminder_comes_at_half_the_time_and_at_its_end_and_never_twice(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    end = due(dm)
    assert f"due <t:{end}:R>" in text(await sitting.board())
    await settled(sandbox, 35)
    assert not await reminders(person)
    await pass_hours(sandbox, 1.1)
    [first] = await until(partial(reminded, person, 1))
    assert f"`{sitting.id}`" in text(first)
    assert "KAITO" in text(first)
    assert "Dojo" in text(first)
    assert due(first) == end
    assert ids(first, "hand/")
    await settled(sandbox, 10)
    assert len(await reminders(person)) == 1
    panel = (await person.press(first, ids(first, "hand/")[0]))["message"]
    assert answers(panel)
    await pass_hours(sandbox, 16)
    await until(partial(reminded, person, 2))
    await settled(sandbox, 5)
    assert len(await reminders(person)) == 2
    other = next(each for each in two if each is not person)
    assert not await reminders(other)


async def test_a_player_who_takes_no_dms_is_called_in_the_thread(bot, two, sandbox):
    sitting = await seated(two, "karenza", by_dm=False)
    await pass_hours(sandbox, 36.1)
    calls = await until(partial(called, two[0], sitting, 2))
    assert not any(each["flags"] & SILENT for each in calls)
    sent = await sandbox.requests("POST", f"/channels/{sitting.thread}/messages$")
    mentioned = [int(user) for each in sent[-2:] for user in each["body"]["allowed_mentions"]["users"]]
    assert sorted(mentioned) == sorted(int(person.id) for person in two)
    [of_aiko] = [each for each in calls if two[0].id in text(each)]
    refused = await two[1].press(of_aiko, ids(of_aiko, "extend/")[0])
    assert "This button is for Aiko" in text(refused["message"])


async def called(person, sitting, number):
    found = [each for each in await in_thread(person, sitting, "waiting for you") if ids(each, "mute/")]
    return found if len(found) == number else None


async def test_an_extension_is_taken_and_the_board_and_the_dm_show_it(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    end = due(dm)
    await pass_hours(sandbox, 36.1)
    [reminder] = await until(partial(reminded, person, 1))
    longer = (await person.press(reminder, ids(reminder, "extend/")[0]))["message"]
    assert "You have one extension left" in text(longer)
    assert due(longer) == end + 12 * HOUR
    await told(person, sitting, "used an extension")
    await until(partial(board_until, sitting, end + 12 * HOUR))
    assert due(await asked(person, sitting.id)) == end + 12 * HOUR
    more = await person.press(await sitting.board(), ids(await sitting.board(), "more/")[0])
    assert "one extension left" in text(more["message"])
    last = (await person.press(more["message"], ids(more["message"], "extend/")[0]))["message"]
    assert "That was your last extension" in text(last)
    assert not ids(last, "extend/")


@pytest.mark.long
async def test_an_old_reminder_has_nothing_to_do_with_the_next_question(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    await pass_hours(sandbox, 36.1)
    [reminder] = await until(partial(reminded, person, 1))
    await answer(person, dm, answers(dm)[0])
    while not (dm := await asked(person, sitting.id)):
        for other in two:
            if other is not person and (theirs := await asked(other, sitting.id)):
                await answer(other, theirs, answers(theirs)[0])
    refused = await person.press(reminder, ids(reminder, "extend/")[0])
    assert "has moved on" in text(refused["message"])
    more = await person.press(await sitting.board(), ids(await sitting.board(), "more/")[0])
    assert "2 extensions left" in text(more["message"])


async def test_a_muted_turn_has_no_more_reminders(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, _ = await first_question(sitting)
    await pass_hours(sandbox, 36.1)
    [reminder] = await until(partial(reminded, person, 1))
    muted = (await person.press(reminder, ids(reminder, "mute/")[0]))["message"]
    assert "No more reminders" in text(muted)
    await idle(sandbox, person, sitting, 36, "ran out of time")
    assert not await reminders(person)


@pytest.mark.long
async def test_an_opponent_nudges_once_a_day(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, _ = await first_question(sitting)
    other = next(each for each in two if each is not person)
    board = await sitting.board()
    more = (await other.press(board, ids(board, "more/")[0]))["message"]
    done = (await other.press(more, ids(more, "nudge/")[0]))["message"]
    assert f"You nudged {person.name}" in text(done)
    [dm] = await person.told("nudged you")
    assert other.name in text(dm)
    again = (await other.press(board, ids(board, "more/")[0]))["message"]
    refused = (await other.press(again, ids(again, "nudge/")[0]))["message"]
    assert "once a day" in text(refused)
    mine = (await person.press(board, ids(board, "more/")[0]))["message"]
    assert not ids(mine, "nudge/"), "nobody nudges themselves"


# When time runs out


async def test_an_extension_is_spent_by_itself_then_the_computer_answers_once(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    other = next(each for each in two if each is not person)
    end = due(dm)
    await idle(sandbox, other, sitting, 72.1, "used an extension")
    longer = await until(partial(due_after, person, sitting, end + 11 * HOUR))
    await until(partial(board_until, sitting, longer))
    await idle(sandbox, other, sitting, 12.1, "used their last extension")
    assert not await said(other, sitting, "is away")
    await idle(sandbox, other, sitting, 12.1, "the computer moved for them")
    await until(partial(asked, other, sitting.id))
    assert (await log_of(other, sitting)).count("`") >= 4, "the computer has answered"
    await until(partial(no_longer_asked, person, sitting))
    assert not ids(await sitting.board(), "vote/")


async def due_after(person, sitting, moment):
    dm = await asked(person, sitting.id)
    return dm and due(dm) > moment and due(dm)


async def no_longer_asked(person, sitting):
    return await asked(person, sitting.id) is None


async def taken_over(sandbox, two, game="kaito", **options):
    """A match in which one has let their time pass twice in a row; who is away, and who is not."""
    sitting = await seated(two, game, **options)
    person, _ = await first_question(sitting)
    other = next(each for each in two if each is not person)
    await absent(sandbox, sitting, other)
    dm = await until(partial(asked, other, sitting.id))
    await other.press(dm, answers(dm)[0])
    await until(partial(asked, person, sitting.id))
    await settled(sandbox, 84.1)
    card = await told(other, sitting, f"<@{person.id}> is away")
    return sitting, person, other, card


@pytest.mark.long
async def test_the_second_time_in_a_row_a_computer_takes_the_seat_until_they_are_back(bot, two, sandbox):
    sitting, person, other, card = await taken_over(sandbox, two)
    assert not card["flags"] & SILENT
    sent = next(each for each in await sandbox.requests("POST", "/messages$") if "is away" in str(each["body"]))
    assert sorted(map(int, sent["body"]["allowed_mentions"]["users"])) == sorted(int(each.id) for each in two)
    dm = await until(partial(asked, other, sitting.id))
    assert f"The computer is playing for <@{person.id}>" in text(await sitting.board())
    await other.press(dm, answers(dm)[0])
    await until(partial(asked, other, sitting.id)), "the computer has answered again"
    panel = (await person.run("hand", channel=sitting.thread))["message"]
    assert "the computer is playing for you" in text(panel)
    back = await person.press(panel, ids(panel, "return/")[0])
    assert back["state"] == "updated"
    assert not ids(back["message"], "return/")
    await told(other, sitting, "is back")
    await until(partial(no_button, sitting, "vote/"))
    assert answers(await until(partial(asked_after, other, person, sitting))), "the seat is theirs again"


async def asked_after(other, person, sitting):
    """The DM that asks somebody, once the other has moved. A capture may lead to an exchange first."""
    if dm := await asked(other, sitting.id):
        await other.press(dm, answers(dm)[0])
    return await asked(person, sitting.id)


async def no_button(sitting, verb):
    return not ids(await sitting.board(), verb)


@pytest.mark.long
async def test_a_player_who_comes_back_by_the_card_gets_their_hand(bot, two, sandbox):
    sitting, person, _, card = await taken_over(sandbox, two)
    back = await person.press(card, ids(card, "return/")[0])
    assert back["message"]["flags"] & EPHEMERAL
    assert "computer is playing for you" not in text(back["message"])
    await told(person, sitting, "is back")


@pytest.mark.long
async def test_the_others_may_end_it(bot, two, sandbox):
    sitting, person, other, card = await taken_over(sandbox, two)
    voted = await other.press(card, ids(card, "vote/")[1])
    assert "You voted to go on" in text(voted["message"])
    over = await until(sitting.over)
    assert f"{other.name} wins! A player was away for too long" in text(over)
    assert person.name in text(over)


@pytest.mark.long
async def test_somebody_new_gets_the_seat_after_a_day_and_if_the_other_agrees(bot, two, people, sandbox):
    sitting, person, other, card = await taken_over(sandbox, two)
    chloe = people["Chloe"]
    assert f"reserved for <@{person.id}> for 24 h" in text(card)
    refused = (await chloe.press(card, ids(card, "seat/")[0]))["message"]
    assert "is reserved until <t:" in text(refused)
    await settled(sandbox, 24.1)
    waits = (await chloe.press(card, ids(card, "seat/")[0]))["message"]
    assert "as soon as every player who's here agrees" in text(waits)
    request = (await until(partial(other.offered, "admit/", sitting.thread)))[-1]
    assert [each["id"] for each in request["mentions"]] == [other.id]
    stranger = (await chloe.press(request, ids(request, "admit/")[0]))["message"]
    assert "You aren't playing in this match" in text(stranger)
    agreed = await other.press(request, ids(request, "admit/")[0])
    assert agreed["ephemeral"]
    await told(other, sitting, f"<@{chloe.id}> takes over the seat")
    hand = await chloe.run("hand", channel=sitting.thread)
    assert "You aren't playing" not in text(hand["message"])


async def test_the_others_may_wait(bot, two, sandbox):
    sitting, person, other, card = await taken_over(sandbox, two)
    wait = ids(card, "vote/")[0]
    assert wait.endswith("/wait")
    await other.press(card, wait)
    await told(other, sitting, "Everyone agreed to wait")
    await until(partial(board_says, sitting, "Everyone has agreed to wait"))
    dm = await asked(other, sitting.id)
    if dm:
        await other.press(dm, answers(dm)[0])
    await settled(sandbox, 50)
    assert await asked(other, sitting.id) is None, "the computer rests"
    back = (await person.press(await sitting.board(), ids(await sitting.board(), "return/")[0]))["message"]
    assert answers(back)
    assert due(back) > (await now_of(sandbox)) // 1000


async def board_says(sitting, words):
    return words in text(await sitting.board())


# Vacations


async def test_a_vacation_is_announced_and_stops_the_clock(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    other = next(each for each in two if each is not person)
    end, start = due(dm), await now_of(sandbox)
    shown = (await person.run("vacation"))["message"]
    assert "21 days of vacation left" in text(shown)
    await settled(sandbox, 10)
    gone = (await person.choose(shown, ids(shown, "+vacation/")[0], "7"))["message"]
    assert "You're on vacation\nYou're back <t:" in text(gone)
    assert "14 days" in text(gone)
    announced = await told(other, sitting, f"<@{person.id}> is on vacation")
    assert announced["flags"] & SILENT
    assert "On vacation until <t:" in text(await sitting.board())
    await settled(sandbox, 100)
    assert not await said(other, sitting, "ran out of time")
    assert not await reminders(person)
    assert "your clock is paused" in text(await asked(person, sitting.id))
    back = (await person.press(gone, ids(gone, "vacationend/")[0]))["message"]
    assert "Vacation" in text(back)
    await told(other, sitting, "back from vacation")
    moved = await until(partial(dm_due, person, sitting))
    now = await now_of(sandbox)
    assert abs((moved - end) - 100 * HOUR) < SLACK, "so long it stood still"
    assert moved > now // 1000 > start // 1000


async def dm_due(person, sitting):
    dm = await asked(person, sitting.id)
    found = dm and re.search(r"due <t:(\d+):R>", text(dm))
    return found and "vacation" not in text(dm) and int(found[1])


@pytest.mark.long
async def test_a_vacation_has_its_bounds(bot, two):
    aiko, _ = two
    refused = (await aiko.run("vacation", until="2001-01-01"))["message"]
    assert "I can't read" in text(refused)
    refused = (await aiko.run("vacation", until="soon"))["message"]
    assert "I can't read" in text(refused)
    begun = (await aiko.run("vacation", days=3))["message"]
    assert "You're on vacation\nYou're back <t:" in text(begun)
    refused = (await aiko.run("vacation", days=3))["message"]
    assert "End it first" in text(refused)


# Nights


@asynccontextmanager
async def sleeping(sandbox, tmp_path, people, zone, since, until_):
    """A bot on whose database these people have quiet hours."""
    database = tmp_path / "matches.db"
    async with await Store.open(str(database)) as store:
        wishing = PreferenceChanges(store, lambda: 0)
        for person in people:
            await People(store, lambda: 0).remember(int(person.id), person.name, "en-US")
            for name, value in (("zone", zone), ("from", since * 60), ("to", until_ * 60)):
                await wishing.change(int(person.id), name, str(value))
    async with Bot(sandbox, database) as running:
        yield running


async def at_local(sandbox, zone, hour, day=None):
    """Move the clock on to an hour of a day there; the next one if none is said."""
    here = datetime.fromtimestamp(await now_of(sandbox) / 1000, UTC).astimezone(ZoneInfo(zone))
    then = (day or here).replace(hour=hour, minute=0, second=0, microsecond=0)
    if then.astimezone(UTC) <= here.astimezone(UTC):
        then += timedelta(days=1)
    await settled(sandbox, (then.astimezone(UTC) - here.astimezone(UTC)).total_seconds() / HOUR)
    return then


def moment(zone, *when):
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())


async def nudging(sitting, person):
    other = next(each for each in sitting.people if each is not person)
    board = await sitting.board()
    more = (await other.press(board, ids(board, "more/")[0]))["message"]
    return text((await other.press(more, ids(more, "nudge/")[0]))["message"])


async def test_a_reminder_waits_until_the_night_is_over(sandbox, two, tmp_path):
    zone = "Asia/Tokyo"
    async with sleeping(sandbox, tmp_path, two, zone, 22, 7):
        await at_local(sandbox, zone, 12)
        sitting = await seated(two, "kaito")
        person, dm = await first_question(sitting)
        start = due(dm) - 72 * HOUR
        await settled(sandbox, 36.5)  # half past midnight there
        assert not await reminders(person)
        assert "quiet hours" in await nudging(sitting, person)
        await settled(sandbox, 6)
        assert not await reminders(person)
        await pass_hours(sandbox, 0.6)
        [dm] = await until(partial(reminded, person, 1))
        assert due(dm) == start + 72 * HOUR, "only reminders wait"
        assert "You nudged" in await nudging(sitting, person)


@pytest.mark.long
async def test_where_the_lobby_says_so_the_clock_sleeps_and_the_board_says_until_when(sandbox, two, tmp_path):
    zone = "Asia/Tokyo"
    async with sleeping(sandbox, tmp_path, two, zone, 22, 7):
        await at_local(sandbox, zone, 21)
        sitting = await seated(two, "kaito", pace="brisk", chosen={"sleeps": "on"})
        person, dm = await first_question(sitting)
        asked_at = datetime.fromtimestamp(await now_of(sandbox) / 1000, ZoneInfo(zone))
        days = (asked_at.replace(hour=7) + timedelta(days=1)).replace(minute=0, second=0, microsecond=0)
        # One hour until the night, fifteen until the next one, and eight more of the following day.
        assert abs(due(dm) - (days + timedelta(days=1, hours=8)).timestamp()) < SLACK
        await at_local(sandbox, zone, 23)
        board = await person.press(await sitting.board(), ids(await sitting.board(), "more/")[0])
        assert str(due(dm)) in text(board["message"])
        other = next(each for each in two if each is not person)
        panel = (await other.run("hand", channel=sitting.thread))["message"]
        assert f"Quiet hours until <t:{int(days.timestamp())}:t>" in text(panel)


@pytest.mark.parametrize(
    ("before", "hours"), [((2027, 3, 27, 20), 11), ((2027, 10, 30, 20), 13)], ids=["into summer", "into winter"]
)
@pytest.mark.long
async def test_in_the_night_of_a_change_of_clocks_it_is_the_local_morning_that_counts(
    sandbox, two, tmp_path, before, hours
):
    """The reminder of a match that began so long before falls into the night, which is an hour shorter or longer."""
    zone = "Europe/Berlin"
    evening = moment(zone, *before)
    async with sleeping(sandbox, tmp_path, two, zone, 22, 8):
        now = await now_of(sandbox) // 1000
        await settled(sandbox, (evening + 3 * HOUR - 36 * HOUR - now) / HOUR)
        sitting = await seated(two, "kaito")
        person, _ = await first_question(sitting)
        now = await now_of(sandbox) // 1000
        await settled(sandbox, (evening + 4 * HOUR - now) / HOUR)  # the reminder was due at eleven in the evening
        assert not await reminders(person)
        await settled(sandbox, hours - 4 - 0.1)
        assert not await reminders(person), "not yet eight there"
        await pass_hours(sandbox, 0.2)
        await until(partial(reminded, person, 1))


# When the bot was away


@pytest.mark.long
async def test_an_outage_is_given_back_and_said(bot, two, sandbox):
    sitting = await seated(two, "kaito")
    person, dm = await first_question(sitting)
    end = due(dm)
    await bot.kill()
    await pass_hours(sandbox, 80)
    await bot.start()
    line = await told(person, sitting, "I was offline for 80 h")
    assert line["flags"] & SILENT
    moved = await until(partial(due_after, person, sitting, end))
    assert abs(moved - end - 80 * HOUR) < SLACK
    await until(partial(board_until, sitting, moved))
    assert not await said(person, sitting, "ran out of time")


# Lobbies


async def test_a_lobby_that_nobody_starts_expires(bot, two, sandbox):
    aiko, bruno = two
    lobby = (await aiko.run("play", game="kaito"))["message"]
    await settled(sandbox, 6.9 * 24)
    assert ids(await seen(aiko, lobby), "join/")
    await pass_hours(sandbox, 3)

    async def expired():
        card = await seen(aiko, lobby)
        return card if "within seven days" in text(card) else None

    assert not ids(await until(expired), "join/")
    refused = await bruno.press(lobby, ids(lobby, "join/")[0]) if ids(await seen(bruno, lobby), "join/") else None
    assert refused is None


async def seen(person, message):
    return next(each for each in await person.see(message["channel_id"]) if each["id"] == message["id"])


async def test_a_match_in_which_nobody_moves_is_lost_after_thirty_days_by_who_was_to_move(bot, two, sandbox):
    sitting = await seated(two, "kaito", pace="friendly")
    await settled(sandbox, 29 * 24)
    assert not await sitting.over()
    await pass_hours(sandbox, 25)
    over = await until(sitting.over)
    assert "wins! Nobody moved for 30 days" in text(over)
