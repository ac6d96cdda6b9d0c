"""What is refused when a rule says so: DMs, locked threads, threads too many, words that AutoMod blocks."""

import pytest

pytestmark = pytest.mark.xdist_group("sandbox")


def written(person):
    return f"(await (await bot.fetch_user({person})).send('a hand')).id"


@pytest.fixture
def stranger(sandbox, dojo):
    identity = sandbox.post("/people", name="Stranger")["id"]
    sandbox.post(f"/servers/{dojo.server}/members", person=identity)
    return identity


@pytest.fixture
def thread(sandbox, bot, dojo):
    """A thread with a card in it, in which the bot may not manage threads."""
    thread, card = bot.value(
        f"""
thread = await (await (await channel({dojo.channel})).send('lobby')).create_thread(name='match')
[thread.id, (await thread.send('card', view=Controls())).id]"""
    )
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=[])  # no more and no less than a bot has at first
    return thread, card


def say(thread, words="x"):
    return f"(await bot.get_partial_messageable({thread}).send({words!r})).id"


def edit(thread, card, words="x"):
    return f"(await bot.get_partial_messageable({thread}).get_partial_message({card}).edit(content={words!r})).id"


def outcome(bot, text):
    told = bot.run(text)
    return told.get("code") or ("done" if "value" in told else told)


def open_dm(person):
    """Ask for the channel without discord.py's own waiting."""
    return f"""
async with bot.http._HTTPClient__session.post(
    f"{{discord.http.Route.BASE}}/users/@me/channels",
    json={{"recipient_id": "{person}"}}, headers={{"Authorization": "Bot sandbox"}},
) as answer:
    told = [answer.status, await answer.json()]
told"""


# DMs


def test_dms_opened_too_fast_are_refused(sandbox, bot, stranger):
    sandbox.post("/rules", dms="too_fast")
    assert outcome(bot, written(stranger)) == 40003
    sandbox.post("/rules", dms="open")
    assert outcome(bot, written(stranger)) == "done"


def test_a_channel_that_is_known_needs_no_opening(sandbox, bot, stranger):
    channel = bot.value(f"(await (await bot.fetch_user({stranger})).create_dm()).id")
    sandbox.post("/rules", dms="too_fast")
    assert outcome(bot, say(channel)) == "done"


def test_limited_openings_have_to_wait(sandbox, bot, dojo):
    sandbox.post("/rules", dms="limited")
    assert bot.value(open_dm(dojo.aiko))[0] == 200
    status, told = bot.value(open_dm(dojo.bruno))
    assert status == 429
    assert 9 < told["retry_after"] <= 10
    sandbox.post("/clock", advance=10)
    assert bot.value(open_dm(dojo.bruno))[0] == 200


def test_a_bot_in_quarantine_writes_only_to_those_it_knows(sandbox, bot, dojo, stranger):
    assert outcome(bot, written(dojo.aiko)) == "done"
    channel = bot.value(f"(await (await bot.fetch_user({stranger})).create_dm()).id")
    sandbox.post("/rules", dms="quarantine")
    assert outcome(bot, written(stranger)) == 20026
    assert outcome(bot, say(channel)) == 20026
    assert outcome(bot, written(dojo.aiko)) == "done"


@pytest.mark.parametrize("code", [50001, 50007, 50278])
def test_closed_dms_are_refused_with_the_code_that_was_chosen(sandbox, bot, stranger, code):
    sandbox.post(f"/people/{stranger}", dms_open=False, dm_refusal=code)
    assert outcome(bot, written(stranger)) == code


def test_another_code_for_closed_dms_is_refused(sandbox, stranger):
    told = sandbox.ask("POST", f"/people/{stranger}", {"dm_refusal": 1})
    assert told == (400, {"error": "A closed DM answers with one of 50007, 50278, 50001."})


# Threads


@pytest.mark.parametrize("code", [160005, 50083])
def test_a_locked_thread_refuses_messages_and_edits_though_it_is_awake(sandbox, bot, thread, code):
    place, card = thread
    sandbox.post("/rules", locked=code)
    sandbox.post(f"/channels/{place}/thread", locked=True)
    assert [outcome(bot, say(place)), outcome(bot, edit(place, card))] == [code, code]
    sandbox.post(f"/channels/{place}/thread", locked=False)
    assert [outcome(bot, say(place)), outcome(bot, edit(place, card))] == ["done", "done"]


def test_somebody_who_may_manage_threads_writes_in_a_locked_one(sandbox, bot, dojo, thread):
    place, card = thread
    sandbox.post(f"/channels/{dojo.channel}/permissions", deny=[], allow=["manage_threads"])
    sandbox.post(f"/channels/{place}/thread", locked=True)
    assert [outcome(bot, say(place)), outcome(bot, edit(place, card))] == ["done", "done"]


def test_only_sending_wakes_an_archived_thread(sandbox, bot, thread):
    place, card = thread
    sandbox.post(f"/channels/{place}/thread", archived=True)
    assert [outcome(bot, edit(place, card)), outcome(bot, say(place)), outcome(bot, edit(place, card))] == [
        50083,
        "done",
        "done",
    ]


def test_a_channel_is_no_thread(sandbox, dojo):
    told = sandbox.ask("POST", f"/channels/{dojo.channel}/thread", {"locked": True})
    assert told == (400, {"error": "This is not a thread."})


def test_buttons_in_archived_threads_can_be_made_to_fail(sandbox, dojo, thread):
    place, _ = thread
    card = sandbox.messages(dojo.aiko, place)[-1]
    sandbox.post(f"/channels/{place}/thread", archived=True)
    sandbox.post("/rules", archived_buttons=False)
    where = f"/people/{dojo.aiko}/channels/{place}/press"
    assert sandbox.ask("POST", where, {"message": card["id"], "custom_id": "roll"})[0] == 403
    sandbox.post("/rules", archived_buttons=True)
    assert sandbox.press(dojo.aiko, card, "roll")["state"] == "updated"


def test_a_server_has_only_so_many_active_threads(sandbox, bot, dojo, thread):
    place, _ = thread
    sandbox.post("/rules", threads=1)
    another = f"(await (await (await channel({dojo.channel})).send('x')).create_thread(name='more')).id"
    assert outcome(bot, another) == 160006
    sandbox.post(f"/channels/{place}/thread", archived=True)
    assert outcome(bot, another) == "done"
    assert outcome(bot, say(place)) == 160006  # it would have to wake


# AutoMod


def test_a_message_with_a_blocked_word_is_refused_and_its_edit_too(sandbox, bot, thread):
    place, card = thread
    sandbox.post("/rules", automod=["rude"])
    assert outcome(bot, say(place, "how Rude")) == 200000
    assert outcome(bot, edit(place, card, "rude")) == 200000
    assert outcome(bot, say(place, "how nice")) == "done"


def test_text_in_components_is_read_too(sandbox, bot, dojo):
    sandbox.post("/rules", automod=["a board"])
    view = "view = ui.LayoutView()\nview.add_item(ui.TextDisplay('Here is a board.'))\n"
    sent = f"{view}(await bot.get_partial_messageable({dojo.channel}).send(view=view)).id"
    assert outcome(bot, sent) == 200000


def test_no_moderation_reads_dms(sandbox, bot, dojo):
    sandbox.post("/rules", automod=["hand"])
    assert outcome(bot, written(dojo.aiko)) == "done"


# Faults


def test_a_fault_can_have_both_a_time_to_wait_and_a_code(sandbox, bot, dojo):
    sandbox.post("/faults", method="POST", path="/users/@me/channels$", retry_after=7, code=40003)
    status, told = bot.value(open_dm(dojo.aiko))
    assert (status, told["retry_after"], told["code"]) == (429, 7, 40003)
