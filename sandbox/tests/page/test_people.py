"""Several people side by side, each with their own places, marks and messages; live as things happen."""

import time
from threading import Event

import pytest
from playwright.sync_api import expect

from sandbox.testing import BOXES
from tests.page.canned import AIKO, BRUNO
from tests.page.conftest import pane
from tests.page.pieces import BOT, EPHEMERAL, button, card, message, row, used

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("page-people")]


def test_two_people_stand_side_by_side_on_a_wide_screen(visit):
    page = visit()
    expect(page.get_by_role("region")).to_have_count(2)
    assert pane(page, "Aiko").bounding_box()["x"] < pane(page, "Bruno").bounding_box()["x"]


def test_a_narrow_screen_shows_one_person_and_switches_at_a_touch(visit):
    page = visit(400, 800)
    expect(pane(page, "Aiko")).to_be_visible()
    expect(pane(page, "Bruno")).to_be_hidden()
    page.get_by_role("group", name="Who you are").get_by_role("button", name="Bruno").click()
    expect(pane(page, "Bruno")).to_be_visible()
    expect(pane(page, "Aiko")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == 400


def test_a_person_who_is_quicker_than_the_page_sees_nobody_twice(visit, world):
    """The second pane is still on its way when a third is asked for."""
    answered = world.control

    def slowly(method, path, body):
        if path.startswith(f"people/{AIKO}/"):
            time.sleep(0.5)
        return answered(method, path, body)

    page = visit()
    pane(page, "Bruno").locator(".opening, .message").first.wait_for()  # both are kept, and come again
    world.control = slowly
    page.reload(wait_until="commit")
    page.get_by_role("button", name="One more person beside these").click()
    expect(page.get_by_role("region")).to_have_count(3)
    expect(pane(page, "Chika")).to_be_visible()
    expect(pane(page, "Bruno")).to_have_count(1)


def test_a_pane_becomes_somebody_else_by_keys(visit):
    page = visit()
    pane(page, "Aiko").get_by_role("button", name="You are Aiko").focus()
    for key in ("Enter", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(pane(page, "Chika")).to_be_visible()


def test_a_new_person_joins_the_server_and_gets_a_pane(visit, world):
    page = visit()
    page.get_by_role("button", name="New person").click()
    page.get_by_label("Name").fill("Dora")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Create").click()
    expect(pane(page, "Dora")).to_be_visible()
    assert world.done == [("servers/10/members", {"person": "4"})]
    assert world.people[-1]["locale"] == "de"


def test_an_ephemeral_message_arrives_in_its_readers_pane_only(visit, world):
    page = visit()
    world.tell("1", "MESSAGE_CREATE", message(101, BOT, "for you alone", flags=EPHEMERAL))
    expect(pane(page, "Aiko").get_by_text("for you alone")).to_be_visible()
    assert pane(page, "Bruno").get_by_text("for you alone").count() == 0


def test_a_dm_is_counted_until_it_is_read(visit, world):
    world.dms = {"1": ["30"]}
    page = visit()
    letter = message(101, BOT, "your hand", channel="30")
    world.messages["30"] = [letter]
    world.tell("1", "MESSAGE_CREATE", letter)
    dm = pane(page, "Aiko").get_by_role("button", name="Hikyaku, 1 unread")
    expect(dm.locator(".badge")).to_have_text("1")
    expect(page).to_have_title("(1) Hikyaku sandbox")
    dm.click()
    expect(pane(page, "Aiko").get_by_text("your hand")).to_be_visible()
    expect(pane(page, "Aiko").get_by_text("New", exact=True)).to_be_visible()
    expect(page).to_have_title("Hikyaku sandbox")


def test_a_channel_is_marked_unread_but_only_a_mention_is_counted(visit, world):
    page = visit()
    world.tell("1", "MESSAGE_CREATE", message(101, BRUNO, "psst", channel="21"))
    games = pane(page, "Aiko").get_by_role("button", name="games, 1 unread")
    expect(games).to_be_visible()
    assert games.locator(".badge").count() == 0
    world.tell("1", "MESSAGE_CREATE", message(102, BRUNO, "<@1>", channel="21", mentions=[AIKO]))
    expect(pane(page, "Aiko").locator(".badge")).to_have_text("1")


def test_a_link_to_a_thread_that_comes_after_it_stays_in_the_page(visit, world):
    page = visit()
    aiko = pane(page, "Aiko")
    world.tell("1", "MESSAGE_CREATE", message(101, BOT, "[Go there](https://discord.com/channels/10/101)"))
    link = aiko.get_by_role("button", name="Go there")
    expect(link).to_be_visible()
    thread = {"id": "101", "guild_id": "10", "parent_id": "20", "name": "A match", "type": 11}
    world.channels[0]["threads"] = [{"id": "101", "name": "A match", "archived": False}]
    world.tell("1", "THREAD_CREATE", thread)
    expect(aiko.get_by_role("button", name="A match").first).to_be_visible()
    link.click()
    expect(aiko.locator(".title-words")).to_have_text("A match")


def test_messages_come_change_and_go_while_one_looks(visit, world):
    page = visit()
    aiko = pane(page, "Aiko")
    world.tell("1", "MESSAGE_CREATE", message(101, BRUNO, "first"))
    expect(aiko.get_by_text("first")).to_be_visible()
    world.tell("1", "MESSAGE_UPDATE", message(101, BRUNO, "second", edited_timestamp="2026-03-14T12:01:00+00:00"))
    expect(aiko.get_by_text("second (edited)")).to_be_visible()
    world.tell("1", "MESSAGE_DELETE", {"id": "101", "channel_id": "20"})
    expect(aiko.locator(".message")).to_have_count(0)


def test_what_comes_and_changes_while_a_channel_is_fetched_is_not_lost(visit, world):
    world.dms, world.messages["30"] = {"1": ["30"]}, [message(101, BOT, "hello", channel="30")]
    page = visit()
    world.slow = Event()
    pane(page, "Aiko").get_by_role("button", name="Hikyaku").click()
    for _ in range(250):
        if world.asked:
            break
        page.wait_for_timeout(20)
    world.tell("1", "MESSAGE_UPDATE", message(101, BOT, "hello, Aiko", channel="30"))
    world.tell("1", "MESSAGE_CREATE", message(102, BOT, "your hand", channel="30"))
    expect(pane(page, "Aiko").get_by_role("button", name="Hikyaku, 1 unread")).to_be_visible()
    world.slow.set()
    expect(pane(page, "Aiko").get_by_text("hello, Aiko")).to_be_visible()
    expect(pane(page, "Aiko").get_by_text("your hand")).to_be_visible()


def test_somebody_who_reads_old_messages_is_not_torn_away(visit, world):
    world.messages["20"] = [message(101 + number, AIKO, f"line {number}\n" * 3) for number in range(30)]
    page = visit()
    scroller = pane(page, "Aiko").locator(".scroller")
    expect(pane(page, "Aiko").get_by_text("line 29").last).to_be_in_viewport()  # until then the page goes to the newest
    page.evaluate("() => document.fonts.ready")
    scroller.evaluate("box => { box.scrollTop = 0; }")
    jump = pane(page, "Aiko").get_by_role("button", name="Jump to the newest")
    expect(jump).to_be_visible()
    world.tell("1", "MESSAGE_CREATE", message(201, BRUNO, "late"))
    expect(jump).to_have_text("1 new · Jump to the newest")
    assert scroller.evaluate("box => box.scrollTop") < 50
    messages = scroller.bounding_box()
    assert jump.bounding_box()["y"] >= messages["y"] + messages["height"], "it covers no message"
    jump.click()
    expect(pane(page, "Aiko").get_by_text("late")).to_be_in_viewport()
    expect(jump).to_be_hidden()


def test_a_new_message_that_is_taller_than_the_window_is_shown_from_its_top(visit, world):
    page = visit()
    long = "\n".join(f"line {number}" for number in range(80))
    world.tell("1", "MESSAGE_CREATE", message(201, BRUNO, long))
    aiko = pane(page, "Aiko")
    expect(aiko.locator(".author").last).to_be_in_viewport()
    expect(aiko.get_by_role("button", name="Jump to the newest")).to_be_hidden()
    world.tell("1", "MESSAGE_CREATE", message(202, BRUNO, "and a short one"))
    expect(aiko.get_by_text("and a short one")).to_be_in_viewport()


def test_a_long_message_that_is_edited_stays_where_the_reader_is(visit, world):
    page = visit()
    long = "\n".join(f"line {number}" for number in range(80))
    world.tell("1", "MESSAGE_CREATE", message(201, BRUNO, long))
    scroller = pane(page, "Aiko").locator(".scroller")
    expect(pane(page, "Aiko").get_by_text("line 79")).to_be_attached()
    before = scroller.evaluate("box => (box.scrollTop += 300)")
    for lines in ("\nmore" * 30, "\nless"):
        world.tell("1", "MESSAGE_UPDATE", message(201, BRUNO, long + lines))
        expect(pane(page, "Aiko").get_by_text(lines.strip().split("\n")[0]).first).to_be_attached()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert scroller.evaluate("box => box.scrollTop") == before


def test_a_bot_that_is_gone_is_announced_until_it_is_back(visit, world):
    page = visit()
    world.tell("1", "BOT", {"online": False})
    expect(pane(page, "Aiko").get_by_text("Hikyaku is offline.")).to_be_visible()
    expect(pane(page, "Bruno").get_by_text("Hikyaku is offline.")).to_be_visible()
    world.tell("1", "BOT", {"online": True})
    expect(pane(page, "Aiko").get_by_text("Hikyaku is offline.")).to_be_hidden()


def test_a_broken_stream_comes_back_with_what_was_missed(visit, world):
    page = visit()
    world.messages["20"] = [message(101, BRUNO, "meanwhile")]
    world.sockets["1"][0].close()
    expect(pane(page, "Aiko").get_by_text("meanwhile")).to_be_visible()
    expect(pane(page, "Aiko").locator(".banner")).to_be_hidden()


def test_relative_moments_follow_the_clock_of_the_world(visit, world):
    world.messages["20"] = [message(101, BOT, "<t:1773493800:R>")]
    page = visit()
    expect(pane(page, "Aiko").locator(".moment")).to_have_text("in 10 minutes")
    world.tell("1", "CLOCK", {"now": 1773493800000 + 3 * 3600000})
    expect(pane(page, "Aiko").locator(".moment")).to_have_text("3 hours ago")


def test_the_hint_leads_from_the_command_to_the_second_person(visit, world):
    world.commands = [{"name": "play", "type": 1, "description": "Open a match"}]
    page = visit()
    expect(pane(page, "Aiko").get_by_role("note")).to_contain_text(
        "Type /play to start a match, then join it as Bruno."
    )
    world.tell(
        "1", "MESSAGE_CREATE", card(101, row(button("Join", "join", 3)), interaction_metadata=used(AIKO, "play"))
    )
    expect(pane(page, "Aiko").get_by_role("note")).to_contain_text("Now press Join as Bruno.")


def test_the_hint_offers_what_one_can_do_alone_until_it_was_tried(visit, world):
    world.commands = [{"name": name, "type": 1, "description": "Try it"} for name in ("learn", "play", "practice")]
    page = visit()
    hint = pane(page, "Aiko").get_by_role("note")
    expect(hint).to_contain_text("New here? Try /learn or /practice. Type /play")
    hint.get_by_role("button", name="/learn").click()
    page.keyboard.press("Enter")
    expect(hint).to_contain_text("New here? Try /practice. Type /play")


def test_on_a_telephone_the_hint_makes_room_once_something_was_tried(visit, world):
    world.commands = [{"name": name, "type": 1, "description": "Try it"} for name in ("learn", "play", "practice")]
    page = visit(400, 800)
    hint = pane(page, "Aiko").get_by_role("note")
    hint.get_by_role("button", name="/learn").click()
    page.keyboard.press("Enter")
    expect(hint).to_be_hidden()


def test_beside_a_match_the_hint_names_what_else_there_is(visit, world):
    world.commands = [{"name": name, "type": 1, "description": "Try it"} for name in ("learn", "play", "replay")]
    page = visit()
    page.evaluate("localStorage.setItem('hikyaku-hint', 'next')")
    page.reload()
    hint = pane(page, "Aiko").get_by_role("note")
    expect(hint).to_contain_text("More to try: /learn /replay Controls")
    hint.get_by_role("button", name="Controls").click()
    expect(page.get_by_role("complementary", name="Controls of the sandbox")).to_be_visible()
    expect(hint).to_contain_text("More to try: /learn /replay")
    expect(hint.get_by_role("button", name="Controls")).to_have_count(0)


def test_links_to_places_of_this_world_stay_in_the_page(visit, world):
    link = "https://discord.com/channels/10/21/301"
    world.messages["20"] = [
        card(101, row({"type": 2, "style": 5, "label": "Rematch", "url": link})),
        message(102, BOT, link),
    ]
    world.messages["21"] = [message(301, BOT, "Here it is")]
    page = visit()
    aiko = pane(page, "Aiko")
    expect(aiko.get_by_role("button", name="#games").last).to_be_visible()
    aiko.get_by_role("button", name="Rematch").click()
    expect(aiko.locator(".pointed")).to_contain_text("Here it is")


def test_a_long_name_gives_the_line_no_scroll_bar(visit, world):
    page = visit(400, 800)
    line = pane(page, "Aiko").get_by_role("combobox").first
    line.evaluate("node => { node.placeholder = 'Message '.repeat(40); }")
    assert line.evaluate("node => getComputedStyle(node).overflow") == "hidden"
    line.fill("A line.\n" * 40)
    assert line.evaluate("node => getComputedStyle(node).overflowY") == "auto"


def test_the_hint_calls_each_by_their_name(visit):
    page = visit(1800)
    for name in ("Dora", "Emil"):
        page.get_by_role("button", name="New person").click()
        page.get_by_label("Name").fill(name)
        page.get_by_role("button", name="Create").click()
    for name in ("Bruno", "Dora", "Emil"):
        expect(pane(page, name).get_by_role("note")).to_contain_text(f"You're {name} on this side")
    expect(pane(page, "Dora").get_by_role("note")).to_contain_text("if a seat is free")


def test_the_hint_asks_everybody_else_to_take_a_seat(visit, world):
    page = visit()
    opened = card(101, row(button("Join", "join", 3)), interaction_metadata=used(AIKO, "play"))
    pane(page, "Bruno").locator(".opening, .message").first.wait_for()
    world.tell("2", "MESSAGE_CREATE", opened)
    expect(pane(page, "Bruno").get_by_role("note")).to_contain_text("Press Join to take a seat.")


def test_the_controls_close_dms_and_move_the_clock(visit, world):
    world.journal = [
        {
            "number": 0,
            "method": "POST",
            "path": "/channels/20/messages",
            "status": 403,
            "ms": 1.5,
            "body": None,
            "files": [],
        }
    ]
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    controls = page.get_by_role("complementary", name="Controls of the sandbox")
    controls.get_by_label("Bruno: DMs").uncheck()
    controls.get_by_role("button", name="+12 h").click()
    controls.get_by_role("button", name="Drop the gateway").click()
    expect(controls.get_by_text("The connection of the bot was cut")).to_be_visible()
    wanted = [("people/2", {"dms_open": False}), ("clock", {"advance": 43200}), ("gateway", {"cut": True})]
    assert {*map(repr, world.actions(page, 3))} == {*map(repr, wanted)}, "a switch may be thrown twice to the same side"
    expect(controls.get_by_text("/channels/20/messages")).to_be_visible()
    assert controls.locator(".status.poor").inner_text() == "403"


def test_a_group_dm_stands_among_the_direct_messages_and_a_server_says_that_it_has_no_bot(visit, world):
    world.groups = [{"id": "50", "name": "Evening", "members": ["1", "2"]}]
    world.away = [{"id": "11", "name": "Far", "channels": []}]
    page = visit()
    expect(page.get_by_text("no bot").first).to_be_visible()
    page.locator('[data-place="50"]').first.click()
    expect(page.get_by_role("heading", name="Evening").first).to_be_visible()
    expect(page.get_by_text("A group DM.").first).to_be_visible()


def test_the_controls_install_the_bot_for_a_person(visit, world):
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    page.get_by_label("Bruno: has installed the bot").check()
    assert world.actions(page, 1)[0] == ("people/2", {"installed": True})


def test_the_controls_choose_how_a_closed_dm_is_refused(visit, world):
    world.people[1] |= {"dms_open": False, "dm_refusal": 50007}
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    page.get_by_label("A DM to Bruno is refused with").select_option("50278")
    assert world.actions(page, 1) == [("people/2", {"dm_refusal": 50278})]
    expect(page.get_by_label("A DM to Aiko is refused with")).to_have_count(0)


def test_the_controls_choose_the_language_of_a_person(visit, world):
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    page.get_by_label("Language of Bruno").select_option("ja")
    assert world.actions(page, 1) == [("people/2", {"locale": "ja"})]


def test_kana_and_kanji_are_no_boxes_when_their_font_comes_late(visit, world):
    world.people[1]["locale"] = "ja"
    world.messages["20"] = [message(101, BOT, "-# Dojo · 相手：Aiko"), message(102, BOT, "文字の盤面")]
    page = visit(400, 800)
    page.get_by_role("group", name="Who you are").get_by_role("button", name="Bruno").click()
    expect(pane(page, "Bruno").get_by_text("文字の盤面")).to_be_visible()
    page.evaluate("""() => document.fonts.load('16px "Kana and kanji"', "文")""")
    assert page.evaluate(BOXES) == []


def test_the_controls_lock_a_thread(visit, world):
    world.channels[0]["threads"] = [{"id": "30", "name": "A match", "archived": True, "locked": False}]
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    expect(page.get_by_label("A match: archived")).to_be_checked()
    page.get_by_label("A match: locked").check()
    assert ("channels/30/thread", {"locked": True}) in world.actions(page, 1)


def test_a_new_channel_may_be_of_any_kind(visit, world):
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    page.get_by_role("button", name="New channel", exact=True).click()
    asked = page.get_by_role("dialog", name="A new channel")
    asked.get_by_label("Name").fill("News")
    asked.get_by_label("Kind").select_option("announcement")
    asked.get_by_role("button", name="Create").click()
    assert world.actions(page, 1) == [("servers/10/channels", {"name": "news", "kind": "announcement"})]


def test_a_right_click_offers_what_the_bot_has_for_a_message_and_its_author(visit, world):
    world.menus = [{"name": "Profile", "type": 2}, {"name": "Report", "type": 3}]
    world.messages["20"] = [message(1, BRUNO, "Hello"), card(2)]
    page = visit()
    hello = pane(page, "Aiko").get_by_role("article", name="Bruno")
    hello.click(button="right")
    expect(page.get_by_role("menuitem")).to_have_text(["Profile", "Report"])
    page.get_by_role("menuitem", name="Profile").click()
    assert world.actions(page, 1) == [("1", "menu", {"name": "Profile", "target": "2"})]
    pane(page, "Aiko").get_by_role("article", name="Hikyaku").click(button="right")
    expect(page.get_by_role("menuitem")).to_have_text(["Report"])
    page.keyboard.press("Escape")
    expect(page.get_by_role("menuitem")).to_have_count(0)


def test_the_controls_show_the_limits_that_were_hit_and_change_the_rules(visit, world):
    hit = {
        "number": 0,
        "method": "POST",
        "path": "/channels/20/messages",
        "status": 429,
        "ms": 1.5,
        "limit": "messages",
    }
    world.journal, world.limits = [hit], {"on": True, "invalid": 7, "hits": {"messages": 1}}
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    controls = page.get_by_role("complementary", name="Controls of the sandbox")
    expect(controls.get_by_text("Invalid requests in ten minutes: 7 · messages 1")).to_be_visible()
    expect(controls.locator(".journal .limit")).to_have_text("messages")
    controls.get_by_label("Rate limits").uncheck()
    controls.get_by_label("Opening DMs").select_option("quarantine")
    controls.get_by_label("AutoMod blocks").fill("rude, mean")
    controls.get_by_label("AutoMod blocks").blur()
    wanted = [("rules", {"limits": False}), ("rules", {"dms": "quarantine"}), ("rules", {"automod": ["rude", "mean"]})]
    assert {*map(repr, world.actions(page, 3))} >= {*map(repr, wanted)}


@pytest.mark.parametrize(
    ("how", "ordered"),
    [
        ("429, to be waited out", {"retry_after": 25}),
        ("403, forbidden", {"status": 403}),
        ("done, but the answer is lost", {"after": True}),
    ],
)
def test_the_controls_order_failures(visit, world, how, ordered):
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    controls = page.get_by_role("complementary", name="Controls of the sandbox")
    controls.get_by_label("What fails").select_option("opening DMs")
    controls.get_by_label("How").select_option(how)
    controls.get_by_label("Code of the error").fill("40003")
    controls.get_by_label("Times").fill("3")
    wait = controls.get_by_label("Seconds to wait")
    if "retry_after" in ordered:
        wait.fill("25")
    else:
        expect(wait).to_be_hidden()
    controls.get_by_role("button", name="Order").click()
    fault = {"method": "POST", "path": "/users/@me/channels$", "times": 3, "code": 40003}
    assert world.actions(page, 1) == [("faults", fault | ordered)]
    expect(controls.get_by_text("The failure was ordered.")).to_be_visible()
    controls.get_by_role("button", name="Call all off").click()
    assert world.actions(page, 2)[1][0] == "DELETE faults"


def test_the_controls_send_the_bot_away_from_a_server_and_let_it_in(visit, world):
    world.away = [{"id": "11", "name": "Far", "channels": []}]
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    expect(page.get_by_label("Member of Far")).not_to_be_checked()
    page.get_by_label("Member of Far").click()
    expect(page.get_by_text("Far has let the bot in.")).to_be_visible()
    page.get_by_label("Member of Dojo").click()
    expect(page.get_by_text("Dojo has sent the bot away.")).to_be_visible()
    assert [path for path, _ in world.actions(page, 2)] == ["servers/11/bot", "DELETE servers/10/bot"]


def test_a_new_channel_may_be_slow_and_age_restricted(visit, world):
    page = visit()
    page.get_by_role("button", name="Controls of the sandbox").click()
    page.get_by_role("button", name="New channel", exact=True).click()
    asked = page.get_by_role("dialog", name="A new channel")
    asked.get_by_label("Name").fill("Late")
    asked.get_by_label("Slow mode, in seconds").fill("30")
    asked.get_by_label("Age-restricted").check()
    asked.get_by_role("button", name="Create").click()
    about = {"name": "late", "kind": "text", "slow_mode": 30, "age_restricted": True}
    assert world.actions(page, 1) == [("servers/10/channels", about)]


def test_the_journal_is_asked_again_only_when_it_has_answered(visit, world):
    """Two questions at once would get the same entries, and show them twice."""
    page, held = visit(), []
    page.route("**/sandbox/journal**", lambda route: held.append(route))
    page.clock.install()
    page.get_by_role("button", name="Controls of the sandbox").click()
    page.clock.run_for(5_000)
    assert len(held) == 1
    with page.expect_request("**/sandbox/journal**"):
        held[0].continue_()


# What no match needs


def aside(world):
    world.channels += [{"id": "22", "name": "slow", "threads": [], "aside": True}]
    world.away = [
        {"id": "11", "name": "Elsewhere", "aside": True, "channels": [{"id": "30", "name": "hall", "threads": []}]}
    ]
    world.groups = [{"id": "40", "name": "Evenings", "members": ["1"], "aside": True}]


def test_places_to_try_things_out_in_are_folded_away_until_they_are_wanted(visit, world):
    aside(world)
    page = visit()
    places = pane(page, "Aiko").get_by_label("Channels")
    expect(places.get_by_role("button", name="games")).to_be_visible()
    names = ("slow", "hall", "Evenings")
    for name in names:
        expect(places.get_by_role("button", name=name, exact=True)).to_have_count(0)
    places.get_by_role("button", name="For testing").click()
    for name in names:
        expect(places.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(places.get_by_role("button", name="For testing")).to_be_focused()
    page.reload()
    expect(places.get_by_role("button", name="slow", exact=True)).to_be_visible()
    places.get_by_role("button", name="For testing").click()
    expect(places.get_by_role("button", name="slow", exact=True)).to_have_count(0)


def test_a_folded_place_that_calls_somebody_unfolds(visit, world):
    aside(world)
    page = visit()
    places = pane(page, "Aiko").get_by_label("Channels")
    world.tell("1", "MESSAGE_CREATE", message(501, BRUNO, "Hello", channel="22", mentions=[AIKO]))
    expect(places.get_by_role("button", name="slow, 1 unread")).to_be_visible()


def test_without_such_places_there_is_no_heading_for_them(visit):
    places = pane(visit(), "Aiko").get_by_label("Channels")
    expect(places.get_by_role("button", name="general")).to_be_visible()
    expect(places.get_by_role("button", name="For testing")).to_have_count(0)
