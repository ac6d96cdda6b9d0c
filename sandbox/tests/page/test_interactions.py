"""Pressing, choosing, modals: what the sandbox is told, and what the person is shown meanwhile."""

import threading

import pytest
from playwright.sync_api import expect

from tests.page.canned import AIKO
from tests.page.conftest import pane
from tests.page.pieces import BOT, EPHEMERAL, button, card, container, message, row, select, text

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("page-interactions")]


def lobby(*more, identity=101):
    return card(identity, container(text("A lobby"), row(button("Join", "join", 3), button("Leave", "leave")), *more))


def test_a_press_reaches_the_sandbox_and_shows_the_round_trip(visit, world):
    world.messages["20"] = [lobby()]
    aiko = pane(visit(), "Aiko")
    aiko.get_by_role("button", name="Join").click()
    expect(aiko.locator(".trip")).to_have_text("12 ms")
    assert world.done == [("1", "press", {"message": "101", "custom_id": "join"})]


def test_a_button_on_the_first_message_of_a_thread_belongs_to_the_message_it_shows(visit, world):
    world.messages["20"] = [message(102, BOT, "") | {"type": 21, "referenced_message": lobby()}]
    page = visit()
    pane(page, "Aiko").get_by_role("button", name="Join").click()
    expect(pane(page, "Aiko").locator(".trip")).to_be_visible()
    assert world.done == [("1", "press", {"message": "101", "custom_id": "join"})]


def test_a_button_is_busy_until_it_is_answered_and_its_neighbours_wait(visit, world):
    world.messages["20"] = [lobby()]
    world.hold = threading.Event()
    aiko = pane(visit(), "Aiko")
    join = aiko.get_by_role("button", name="Join")
    join.click()
    expect(join).to_have_attribute("aria-busy", "true")
    aiko.get_by_role("button", name="Leave").click()
    world.hold.set()
    expect(join).not_to_have_attribute("aria-busy", "true")
    assert len(world.done) == 1


def test_an_expired_press_says_so_below_the_message(visit, world):
    world.messages["20"] = [lobby()]
    world.answers["join"] = {"id": "1", "state": "expired", "ms": None}
    aiko = pane(visit(), "Aiko")
    aiko.get_by_role("button", name="Join").click()
    expect(aiko.get_by_role("alert")).to_have_text("This interaction failed")


def test_what_the_sandbox_refuses_is_said_in_its_own_words(visit, world):
    world.messages["20"] = [lobby()]
    world.answers["join"] = {"error": "That control is disabled."}
    page = visit(expected="400")
    pane(page, "Aiko").get_by_role("button", name="Join").click()
    expect(pane(page, "Aiko").get_by_role("alert")).to_have_text("That control is disabled.")


def test_an_option_is_chosen_by_keys_alone(visit, world):
    world.messages["20"] = [card(101, row(select("where", "Advance", "Retreat", "Attack", placeholder="Your move")))]
    page = visit()
    chooser = pane(page, "Aiko").get_by_role("combobox", name="Your move")
    chooser.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    assert page.get_by_role("option").nth(2).get_attribute("class") == "option pointed"
    page.keyboard.press("Enter")
    expect(chooser).to_have_text("Attack")
    assert world.actions(page, 1) == [("1", "choose", {"message": "101", "custom_id": "where", "values": ["attack"]})]


def test_letters_find_an_option_and_escape_chooses_nothing(visit, world):
    world.messages["20"] = [card(101, row(select("where", "Advance", "Retreat", "Attack")))]
    page = visit()
    pane(page, "Aiko").get_by_role("combobox", name="Make a selection").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.type("re")
    assert page.locator(".option.pointed").inner_text() == "Retreat"
    page.keyboard.press("Escape")
    assert page.get_by_role("listbox").count() == 0
    assert world.done == []


def test_several_options_are_sent_when_the_list_closes_and_never_too_many(visit, world):
    world.messages["20"] = [card(101, row(select("cards", "One", "Two", "Three", min_values=1, max_values=2)))]
    page = visit()
    pane(page, "Aiko").get_by_role("combobox", name="Make a selection").click()
    for option in page.get_by_role("option").all():
        option.click()
    assert world.done == []
    page.keyboard.press("Escape")
    expect(pane(page, "Aiko").locator(".picked")).to_have_count(2)
    assert world.actions(page, 1)[0][2]["values"] == ["one", "two"]


def test_a_user_select_offers_the_people_of_the_server(visit, world):
    world.messages["20"] = [card(101, row({"type": 5, "custom_id": "who", "placeholder": "Against whom?"}))]
    page = visit()
    pane(page, "Aiko").get_by_role("combobox", name="Against whom?").click()
    page.get_by_role("option", name="Chika").click()
    expect(pane(page, "Aiko").locator(".picked")).to_have_text("Chika")
    assert world.actions(page, 1)[0][2]["values"] == ["3"]


MODAL = {
    "custom_id": "options",
    "title": "Options",
    "components": [
        {"type": 10, "content": "Only the **host** may change these."},
        {"type": 18, "label": "Pace", "component": {"type": 21, "custom_id": "pace", "options": [
            {"label": "Relaxed", "value": "slow", "default": True}, {"label": "Brisk", "value": "fast"}]}},
        {"type": 18, "label": "Level", "component": select("level", "Basic", "Special")},
        {"type": 18, "label": "Allow", "component": {"type": 22, "custom_id": "allow", "required": False, "options": [
            {"label": "Undo", "value": "undo"}, {"label": "Guests", "value": "guests"}]}},
        {"type": 1, "components": [{"type": 4, "custom_id": "note", "label": "Note", "style": 1, "min_length": 3}]},
    ],
}  # fmt: skip


@pytest.fixture
def modal(visit, world):
    world.messages["20"] = [lobby()]
    world.answers["join"] = {"id": "55", "state": "modal", "ms": 3.0, "modal": MODAL}
    page = visit()
    pane(page, "Aiko").get_by_role("button", name="Join").click()
    return page, pane(page, "Aiko").get_by_role("dialog", name="Options")


def fill(page, dialog):
    dialog.get_by_text("Brisk").click()
    dialog.get_by_role("combobox", name="Level").click()
    page.get_by_role("option", name="Special").click()
    dialog.get_by_text("Guests").click()
    dialog.get_by_label("Note").fill("hello")


def test_a_modal_asks_everything_and_sends_what_was_answered(modal, world):
    page, dialog = modal
    fill(page, dialog)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    values = {"pace": "fast", "level": ["special"], "allow": ["guests"], "note": "hello"}
    assert world.done[-1] == ("1", "submit", {"interaction": "55", "values": values})
    assert page.evaluate("document.activeElement.textContent") == "Join"


def test_a_modal_names_what_is_missing_and_sends_nothing(modal, world):
    _, dialog = modal
    dialog.get_by_label("Note").fill("no")
    dialog.get_by_role("button", name="Submit").click()
    assert dialog.get_by_text("Choose something.").is_visible()
    assert dialog.get_by_text("Write at least 3 characters.").is_visible()
    assert [action[1] for action in world.done] == ["press"]


def test_a_modal_that_fails_keeps_what_was_written(modal, world):
    page, dialog = modal
    world.answers["submit"] = {"id": "56", "state": "expired", "ms": None}
    fill(page, dialog)
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog.get_by_text("Something went wrong. Try again.")).to_be_visible()
    assert dialog.get_by_label("Note").input_value() == "hello"


def test_a_modal_lies_over_its_own_pane_only(modal):
    page, _ = modal
    pane(page, "Bruno").get_by_role("button", name="Leave").click()
    assert pane(page, "Bruno").get_by_role("dialog").count() == 0


def test_an_ephemeral_answer_is_read_in_one_pane_and_can_be_dismissed(visit, world):
    world.messages["20"] = [lobby()]
    told = message(102, BOT, "You are in.", flags=EPHEMERAL, minutes=1)
    world.answers["join"] = {"id": "1", "state": "answered", "ms": 2.0, "ephemeral": True, "message": told}
    page = visit()
    aiko = pane(page, "Aiko")
    aiko.get_by_role("button", name="Join").click()
    expect(aiko.get_by_text("You are in.")).to_be_visible()
    assert aiko.get_by_text("Only you can see this").is_visible()
    assert pane(page, "Bruno").get_by_text("You are in.").count() == 0
    aiko.get_by_role("button", name="Dismiss message").click()
    assert aiko.get_by_text("You are in.").count() == 0


def test_the_keyboard_stays_on_a_card_that_is_drawn_again(visit, world):
    world.messages["20"] = [lobby()]
    page = visit()
    pane(page, "Aiko").get_by_role("button", name="Leave").focus()
    world.tell("1", "MESSAGE_UPDATE", lobby(row(button("Start", "start"))))
    expect(pane(page, "Aiko").get_by_role("button", name="Start")).to_be_visible()
    assert page.evaluate("document.activeElement.textContent") == "Leave"


def test_arrow_up_leads_to_the_newest_buttons_and_escape_back(visit, world):
    world.messages["20"] = [lobby(), message(103, AIKO, "hm", minutes=1)]
    page = visit()
    line = pane(page, "Aiko").get_by_role("combobox", name="Message #general")
    line.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.textContent") == "Join"
    page.keyboard.press("Escape")
    expect(line).to_be_focused()
