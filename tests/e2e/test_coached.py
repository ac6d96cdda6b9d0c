"""A coached match, with the real bot: hints, moves looked at first, and moves taken back as often as one likes."""

import json
from functools import partial

import pytest

from engine.games import GAMES
from engine.moves import read
from faces import FACES
from faces.translation import speaker
from tests.e2e.play import answers, controls
from tests.e2e.test_practice import begun, by_dm, practising
from tests.e2e.world import Bot, ids, parts, pictures, text, until

SILENT = 1 << 12  # a message that notifies nobody
coached = partial(practising, by_dm=False, coach=True)


async def own_panel(person, sitting):
    """The panel in which this person is asked something now. While a thread is new, /hand may show another match."""

    async def asked():
        panel = await person.show("hand", sitting.thread)
        return panel if any(f"/{sitting.id}/" in id for id in controls(panel)) else None

    return await until(asked)


def question(panel):
    return int(controls(panel)[0].split("/")[2])


async def played(person, panel):
    """One move, whatever the coach thinks of it."""
    shown = await person.open(panel, answers(panel)[0])
    return await person.open(shown, "answer/") if ids(shown, "again/") and ids(shown, "answer/") else shown


async def asked_in(channel, person, sitting, after=-1):
    """The message there that asks this person for a move."""
    shown = [each for each in await person.see(channel) if ids(each, f"answer/{sitting.id}/")]
    return shown[-1] if shown and question(shown[-1]) > after else None


async def now_asked(person, panel):
    """The same panel, once it asks the next question."""

    async def look():
        now = await person.again(panel)
        return now if controls(now) and question(now) > question(panel) else None

    return await until(look)


async def hints(person, channel):
    said = ("I'd play", "Your only move")
    return [each["id"] for each in await person.see(channel) if any(words in text(each) for words in said)]


async def hints_are(number, person, channel, but=()):
    found = await hints(person, channel)
    return len(found) == number and not set(but) & set(found)


async def test_a_hint_that_was_followed_takes_the_place_of_the_panel_it_was_asked_in(bot, aiko):
    """Again and again: who is asked again at once reads it there, and nothing is left that could still be pressed."""
    sitting = await coached(aiko, "regroup")
    panel = await own_panel(aiko, sitting)
    for told in ("Your card is", ""):  # take a card, then lay it
        await aiko.press(panel, "hint/")
        hint = (await aiko.told("I'd play", sitting.thread))[-1]
        followed = await aiko.open(hint, "answer/")
        assert told in text(followed)
        await until(aiko.gone, panel)
        panel = followed


def in_full(game, id):
    """What the move of a button is called where there is room."""
    return FACES[game].option(read(GAMES[game].move, id.split("/")[3]), speaker("en"))


@pytest.mark.parametrize("game", ["kaito", "kendo"])
async def test_a_move_is_taken_back_its_old_buttons_are_refused_and_no_hint_stays(bot, aiko, game):
    """Also where the other's hand is hidden."""
    sitting = await coached(aiko, game)
    here = (aiko, sitting.thread)
    for _ in range(2):
        before = await own_panel(aiko, sitting)
        await aiko.press(before, "hint/")
        await until(hints_are, 1, *here)
        first = await hints(*here)
        await aiko.press(before, "hint/")
        await until(hints_are, 1, *here, first)
        await played(aiko, await own_panel(aiko, sitting))
        await until(hints_are, 0, *here)
        later = await own_panel(aiko, sitting)
        await aiko.press(later, "hint/")
        await until(hints_are, 1, *here)
        back = await aiko.open(later, "takeback/")
        await until(hints_are, 0, *here)
        assert f"**{in_full(game, answers(before)[0])}**" in text(back)
        assert "Taken back" in text(back).strip().splitlines()[-1], "below the panel, where it's seen"
        assert question(back) > question(later)
        assert [id.split("/")[3] for id in controls(back)] == [id.split("/")[3] for id in controls(before)]
        assert "moved on" in text(await aiko.open(before, answers(before)[0]))
    assert await aiko.told("took back", sitting.thread)


async def test_in_direct_messages_too_a_move_is_taken_back(bot, aiko):
    sitting = await by_dm(aiko, "kaito", coach=True)
    before = await until(asked_in, sitting.thread, aiko, sitting)
    await played(aiko, before)
    later = await until(asked_in, sitting.thread, aiko, sitting, question(before))
    await aiko.press(later, "takeback/")
    assert await until(asked_in, sitting.thread, aiko, sitting, question(later))


async def test_practice_starts_with_the_first_question_and_nothing_else_to_press_and_so_does_its_rematch(
    bot, aiko, sandbox
):
    """No question about DMs, and the board in the thread calls nobody."""
    sitting = await coached(aiko, "kengo")
    panel = await until(asked_in, aiko.general, aiko, sitting)
    begins = "You play right here, in this message. I'm your coach. I also play against you"
    assert text(panel).strip().startswith(begins)
    assert "The match has started" not in text(panel)
    assert pictures(panel)
    assert [id for each in await aiko.see(aiko.general) for verb in ("bydm", "hand/") for id in ids(each, verb)] == []
    [board] = await sandbox.requests("POST", f"/channels/{sitting.thread}/messages$")
    assert board["body"]["flags"] & SILENT
    await aiko.press(panel, "hint/")
    hint = (await aiko.told("I'd play", aiko.general))[-1]
    await aiko.press(hint, "answer/")
    await until(aiko.gone, panel)
    panel = await until(asked_in, aiko.general, aiko, sitting, question(panel))
    assert panel["id"] == hint["id"]
    await sitting.resign(aiko)
    before = {thread["id"] for thread in await aiko.threads()}
    button = next(part for part in parts(panel) if part.get("custom_id", "").startswith("more/"))
    button["custom_id"] = f"rematch/{sitting.id}/"  # as on the panel of a match that was played out
    click = {"type": 3, "data": {"component_type": 2, "custom_id": button["custom_id"]}, "message": panel}
    await sandbox.post(f"people/{aiko.id}/channels/{aiko.general}/forge", click)
    again = await begun(aiko, before)
    panel = await until(asked_in, aiko.general, aiko, again)
    shown = [each["id"] for each in await aiko.see(aiko.general)]
    assert shown.index(again.thread) < shown.index(panel["id"]), "below its card"


async def test_the_first_match_is_coached_the_next_leads_to_it_and_each_goes_on_in_one_panel(bot, aiko):
    """Where it was started, or in its thread: nobody presses *My hand* again, and no board pushes the panel away."""
    first = await practising(aiko, "kengo", by_dm=False, level=None)
    panel = await own_panel(aiko, first)
    assert ids(panel, "hint/")
    board = (await first.cards())[-1]
    for _ in range(3):
        await played(aiko, panel)
        panel = await now_asked(aiko, panel)
    [same] = await until(first.cards)
    assert same["id"] == board["id"]
    second = await practising(aiko, "kengo", by_dm=False, level=None)
    panel = await until(asked_in, aiko.general, aiko, second)
    assert not ids(panel, "hint/")
    assert f"/{first.thread})" in text(panel)
    await played(aiko, panel)
    await now_asked(aiko, panel)


async def test_who_is_not_asked_first_sees_the_computer_think_and_then_the_question(sandbox, aiko, tmp_path):
    """Who goes first is drawn: a match in which the computer does is played on, the others are resigned."""
    async with Bot(sandbox, tmp_path / "matches.db", COMPUTER_SECONDS="2"):
        for _ in range(20):
            before = {thread["id"] for thread in await aiko.threads()}
            await aiko.run("practice", game="kaito", coach=True)
            sitting = await begun(aiko, before)
            shown = (await aiko.told("I'm your coach", aiko.general))[-1]
            if "It's Coach's turn." in text(shown):
                break
            await sitting.resign(aiko)
        assert "It's Coach's turn." in text(shown)
        assert not controls(shown)
        panel = await until(asked_in, aiko.general, aiko, sitting)
        assert panel["id"] == shown["id"]
        assert "I'm your coach" in text(panel)


@pytest.mark.alone
async def test_a_panel_that_a_restart_has_cut_off_is_opened_again_by_my_hand(sandbox, aiko, tmp_path):
    async with Bot(sandbox, tmp_path / "matches.db", COMPUTER_SECONDS="1.5") as bot:
        sitting = await coached(aiko, "kaito")
        panel = await own_panel(aiko, sitting)
        await played(aiko, panel)
        await bot.kill()
        await bot.start()

        async def next_question():
            """The old board may stand yet: it calls for the move that was made before the bot died."""
            fresh = await aiko.open((await sitting.cards())[-1], "hand/")
            return fresh if controls(fresh) and question(fresh) > question(panel) else None

        fresh = await until(next_question)
        await played(aiko, fresh)
        await now_asked(aiko, fresh)


async def test_a_match_that_was_resigned_shows_its_result_and_leads_to_one_of_the_same_mode(bot, aiko):
    sitting = await coached(aiko, "kendo", options="mode=competition")
    panel = await own_panel(aiko, sitting)
    shown = await aiko.open(await aiko.open(await aiko.open(panel, "more/"), "resign/"), "resignsure/")
    assert "resigned" in text(shown)
    await until(aiko.gone, panel)
    await aiko.press(shown, "practise/")

    async def another_panel():
        seen = await aiko.see(sitting.thread)
        return next((each for each in seen if ids(each, "more/") and f"/{sitting.id}" not in " ".join(ids(each))), None)

    assert "ippon" in json.dumps(await until(another_panel)), "it tells of points, as only a Competition does"
