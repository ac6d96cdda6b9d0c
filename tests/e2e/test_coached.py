"""A coached match, with the real bot: hints, moves looked at first, and moves taken back as often as one likes."""

import json

import pytest

from engine.games import GAMES
from engine.moves import read
from faces import FACES
from faces.translation import speaker
from tests.e2e.play import answers, controls
from tests.e2e.test_practice import begun, by_dm, lobby_of, practising
from tests.e2e.world import Bot, ids, parts, pictures, text, until

SILENT = 1 << 12  # a message that notifies nobody


async def own_panel(person, sitting):
    """The panel in which this person is asked something now. While a thread is new, /hand may show another match."""

    async def asked():
        panel = (await person.run("hand", channel=sitting.thread))["message"]
        return panel if any(f"/{sitting.id}/" in id for id in controls(panel)) else None

    return await until(asked)


def question(panel):
    return int(controls(panel)[0].split("/")[2])


async def played(person, panel):
    """One move, whatever the coach thinks of it."""
    done = await person.press(panel, answers(panel)[0])
    if ids(done["message"], "again/") and ids(done["message"], "answer/"):
        done = await person.press(done["message"], ids(done["message"], "answer/")[0])
    return done


async def test_who_is_asked_again_at_once_has_the_next_question_in_the_same_panel(bot, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "regroup", by_dm=False, coach=True)
    panel = await own_panel(aiko, sitting)
    shown = (await played(aiko, panel))["message"]
    assert "You played" in text(shown)
    assert "Your card is" in text(shown)
    assert question(shown) > question(panel)


async def test_a_hint_that_was_followed_takes_the_place_of_the_panel_it_was_asked_in(bot, people):
    """Again and again: nothing is left behind that could still be pressed."""
    aiko = people["Aiko"]
    sitting = await practising(aiko, "regroup", by_dm=False, coach=True)
    panel = await own_panel(aiko, sitting)
    for _ in range(2):  # take a card, then lay it
        await aiko.press(panel, ids(panel, "hint/")[0])
        hint = (await aiko.told("I'd play", sitting.thread))[-1]
        followed = (await aiko.press(hint, ids(hint, "answer/")[0]))["message"]
        await until(lambda asked=panel["id"]: is_gone(aiko, sitting, asked))
        panel = followed


async def is_gone(person, sitting, message):
    return message not in [each["id"] for each in await person.see(sitting.thread)]


def in_full(game, id):
    """What the move of a button is called where there is room."""
    return FACES[game].option(read(GAMES[game].move, id.split("/")[3]), speaker("en"))


@pytest.mark.parametrize("game", ["kaito", "kendo"])
async def test_a_move_is_taken_back_and_its_old_buttons_are_refused(bot, people, game):
    """Also where the other's hand is hidden."""
    aiko = people["Aiko"]
    sitting = await practising(aiko, game, by_dm=False, coach=True)
    for _ in range(2):
        before = await own_panel(aiko, sitting)
        await played(aiko, await own_panel(aiko, sitting))
        later = await own_panel(aiko, sitting)
        back = (await aiko.press(later, ids(later, "takeback/")[0]))["message"]
        assert f"**{in_full(game, answers(before)[0])}**" in text(back)
        assert "Taken back" in text(back).strip().splitlines()[-1], "below the panel, where it's seen"
        assert question(back) > question(later)
        assert [id.split("/")[3] for id in controls(back)] == [id.split("/")[3] for id in controls(before)]
        stale = await aiko.press(before, answers(before)[0])
        assert "moved on" in text(stale["message"])
    assert await aiko.told("took back", sitting.thread)


async def test_a_move_that_was_looked_at_first_is_made_with_one_more_click(bot, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kengo", by_dm=False, coach=True)
    panel = await own_panel(aiko, sitting)
    [look] = ids(panel, "+weigh/")
    options = next(part["options"] for part in parts(panel) if part.get("custom_id") == look)
    told = (await aiko.choose(panel, look, options[-1]["value"]))["message"]
    assert f"If you play this: **{options[-1]['label']}**" in text(told)
    done = (await played(aiko, told))["message"]
    mine, theirs = f"You played: **{options[-1]['label']}**", "Since your last move"
    assert mine in text(done) or theirs in text(done), "the coach may have moved by then"


async def test_a_hint_goes_away_with_the_next_one_with_the_move_and_when_one_is_taken_back(bot, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kaito", by_dm=False, coach=True)
    panel = await own_panel(aiko, sitting)

    async def hints():
        return [each["id"] for each in await aiko.see(sitting.thread) if "I'd play" in text(each)]

    async def one_hint():
        found = await hints()
        return found if len(found) == 1 else None

    await aiko.press(panel, ids(panel, "hint/")[0])
    [first] = await until(one_hint)
    await aiko.press(panel, ids(panel, "hint/")[0])

    async def another():
        found = await one_hint()
        return found if found and found != [first] else None

    await until(another)
    await played(aiko, panel)

    async def none():
        return not await hints()

    await until(none)
    panel = await own_panel(aiko, sitting)
    await aiko.press(panel, ids(panel, "hint/")[0])
    await until(one_hint)
    await aiko.press(panel, ids(panel, "takeback/")[0])
    await until(none)


async def test_only_the_first_match_of_a_game_is_coached_by_itself(bot, people):
    aiko = people["Aiko"]
    assert ids(await own_panel(aiko, await practising(aiko, "kengo", by_dm=False, level=None)), "hint/")
    second = await practising(aiko, "kengo", by_dm=False, level="novice")
    assert not ids(await own_panel(aiko, second), "hint/")
    third = await practising(aiko, "kengo", by_dm=False, level=None)
    assert not ids(await own_panel(aiko, third), "hint/")
    assert ids(await own_panel(aiko, await practising(aiko, "kengo", by_dm=False, coach=True)), "hint/")


async def test_in_direct_messages_too_a_move_is_taken_back(bot, people):
    aiko = people["Aiko"]
    sitting = await by_dm(aiko, "kaito", coach=True)

    async def asked():
        return next((each for each in await aiko.see(sitting.thread) if controls(each)), None)

    before = await until(asked)
    await played(aiko, before)

    async def asked_again():
        found = await asked()
        return found if found and question(found) > question(before) else None

    later = await until(asked_again)
    await aiko.press(later, ids(later, "takeback/")[0])

    async def taken_back():
        found = await asked()
        return found if found and question(found) > question(later) else None

    assert controls(await until(taken_back))


async def test_practice_leads_to_the_match_lists_the_others_and_can_be_played_where_it_was_started(bot, people):
    aiko = people["Aiko"]
    first = await practising(aiko, "kengo", by_dm=False, coach=True)
    await own_panel(aiko, first)
    second = await practising(aiko, "kaito", by_dm=False, coach=True)
    panel = await first_panel(aiko, second)
    assert f"/{first.thread})" in text(panel)
    await played(aiko, panel)
    later = await until(lambda: asked_in_channel(aiko, second, question(panel)))
    assert later["id"] == panel["id"]


async def first_panel(person, sitting, channel=None):
    return await until(lambda: asked_in_channel(person, sitting, channel=channel))


async def asked_in_channel(person, sitting, after=-1, channel=None):
    """The message outside the thread of the match that asks this person for a move."""
    shown = [each for each in await person.see(channel or person.general) if ids(each, f"answer/{sitting.id}/")]
    return shown[-1] if shown and question(shown[-1]) > after else None


async def test_practice_starts_with_the_first_question_and_nothing_else_to_press(bot, people, sandbox):
    """No question about DMs, and the board in the thread calls nobody."""
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kengo", by_dm=False, coach=True)
    panel = await first_panel(aiko, sitting)
    begins = "You play right here, in this message. I'm your coach. I also play against you"
    assert text(panel).strip().startswith(begins)
    assert "The match has started" not in text(panel)
    assert pictures(panel)
    doors = [id for each in await aiko.see(aiko.general) for verb in ("bydm", "hand/") for id in ids(each, verb)]
    assert doors == []
    [board] = await sandbox.requests("POST", f"/channels/{sitting.thread}/messages$")
    assert board["body"]["flags"] & SILENT


async def test_the_panel_of_a_rematch_stands_below_its_card(bot, sandbox, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kengo", by_dm=False, coach=True)
    panel = await first_panel(aiko, sitting)
    sure = (await aiko.run("resign", channel=sitting.thread))["message"]
    await aiko.press(sure, ids(sure, "resignsure/")[0])
    await until(sitting.over)
    before = {thread["id"] for thread in await aiko.threads()}
    button = next(part for part in parts(panel) if part.get("custom_id", "").startswith("more/"))
    button["custom_id"] = f"rematch/{sitting.id}/"  # as on the panel of a match that was played out
    click = {"type": 3, "data": {"component_type": 2, "custom_id": button["custom_id"]}, "message": panel}
    await sandbox.post(f"people/{aiko.id}/channels/{aiko.general}/forge", click)
    again = await begun(aiko, before)
    panel = await first_panel(aiko, again)
    shown = [each["id"] for each in await aiko.see(aiko.general)]
    [card] = [each["id"] for each in await aiko.see(aiko.general) if each["id"] == again.thread]
    assert shown.index(card) < shown.index(panel["id"])


async def test_who_is_not_asked_first_sees_the_computer_think_and_then_the_question(sandbox, people, tmp_path):
    """Who goes first is drawn: a match in which the computer does is played on, the others are resigned."""
    aiko = people["Aiko"]
    async with Bot(sandbox, tmp_path / "matches.db", COMPUTER_SECONDS="2"):
        for _ in range(20):
            before = {thread["id"] for thread in await aiko.threads()}
            await aiko.run("practice", game="kaito", coach=True)
            sitting = await begun(aiko, before)
            shown = (await aiko.told("I'm your coach", aiko.general))[-1]
            if "It's Coach's turn." in text(shown):
                break
            sure = (await aiko.run("resign", channel=sitting.thread))["message"]
            await aiko.press(sure, ids(sure, "resignsure/")[0])
        assert "It's Coach's turn." in text(shown)
        assert not controls(shown)
        panel = await first_panel(aiko, sitting)
        assert panel["id"] == shown["id"]
        assert "I'm your coach" in text(panel)


async def test_a_hint_followed_from_the_first_panel_takes_its_place(bot, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kengo", by_dm=False, coach=True)
    panel = await first_panel(aiko, sitting)
    await aiko.press(panel, ids(panel, "hint/")[0])
    hint = (await aiko.told("I'd play", aiko.general))[-1]
    await aiko.press(hint, ids(hint, "answer/")[0])

    async def replaced():
        return panel["id"] not in [each["id"] for each in await aiko.see(aiko.general)]

    await until(replaced)
    assert (await until(lambda: asked_in_channel(aiko, sitting, question(panel))))["id"] == hint["id"]


async def test_a_match_against_computers_from_a_lobby_starts_with_the_first_question_too(bot, people):
    aiko = people["Aiko"]
    lobby = await lobby_of(aiko, "kengo", "novice")
    await aiko.press(lobby, ids(lobby, "start/")[0])
    assert await first_panel(aiko, await begun(aiko))


async def now_asked(person, panel, sitting):
    """The same panel, once it asks the next question."""

    async def look():
        now = next(each for each in await person.see(sitting.thread) if each["id"] == panel["id"])
        return now if controls(now) and question(now) > question(panel) else None

    return await until(look)


async def test_in_its_thread_a_coached_match_goes_on_in_one_panel(bot, people):
    """Nobody presses *My hand* again, and no new board pushes the panel away."""
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kengo", by_dm=False, coach=True)
    panel = await own_panel(aiko, sitting)
    board = (await sitting.cards())[-1]
    for _ in range(3):
        await played(aiko, panel)
        panel = await now_asked(aiko, panel, sitting)
    [same] = await until(sitting.cards)
    assert same["id"] == board["id"]


@pytest.mark.alone
async def test_a_panel_that_a_restart_has_cut_off_is_opened_again_by_my_hand(sandbox, people, tmp_path):
    aiko = people["Aiko"]
    async with Bot(sandbox, tmp_path / "matches.db", COMPUTER_SECONDS="1.5") as bot:
        sitting = await practising(aiko, "kaito", by_dm=False, coach=True)
        panel = await own_panel(aiko, sitting)
        await played(aiko, panel)
        await bot.kill()
        await bot.start()

        async def next_question():
            """The old board may stand yet: it calls for the move that was made before the bot died."""
            board = (await sitting.cards())[-1]
            fresh = (await aiko.press(board, ids(board, "hand/")[0]))["message"]
            return fresh if controls(fresh) and question(fresh) > question(panel) else None

        fresh = await until(next_question)
        await played(aiko, fresh)
        await now_asked(aiko, fresh, sitting)


async def test_a_match_that_was_resigned_shows_its_result_and_leads_to_one_of_the_same_mode(bot, people):
    aiko = people["Aiko"]
    sitting = await practising(aiko, "kendo", by_dm=False, coach=True, options="mode=competition")
    panel = await own_panel(aiko, sitting)
    shown = (await aiko.press(panel, ids(panel, "more/")[0]))["message"]
    for verb in ("resign/", "resignsure/"):
        shown = (await aiko.press(shown, ids(shown, verb)[0]))["message"]
    assert "resigned" in text(shown)

    async def gone():
        return panel["id"] not in [each["id"] for each in await aiko.see(sitting.thread)]

    await until(gone)
    await aiko.press(shown, ids(shown, "practise/")[0])

    async def another_panel():
        seen = await aiko.see(sitting.thread)
        return next((each for each in seen if ids(each, "more/") and f"/{sitting.id}" not in " ".join(ids(each))), None)

    assert "ippon" in json.dumps(await until(another_panel)), "it tells of points, as only a Competition does"
