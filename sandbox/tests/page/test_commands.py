"""Writing a slash command: found, filled in and sent without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import pane

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("page-commands")]

GAMES = [{"name": "KAITO", "value": "kaito"}, {"name": "Kengo!", "value": "kengo"}]
PLAY = {
    "name": "play",
    "type": 1,
    "description": "Open a match",
    "options": [
        {"type": 3, "name": "game", "description": "Which game", "required": True, "choices": GAMES},
        {"type": 6, "name": "opponent", "description": "Whom you invite"},
        {"type": 4, "name": "seats", "description": "How many", "min_value": 2, "max_value": 4},
        {"type": 5, "name": "silent", "description": "Mention nobody"},
    ],
}
MOVE = {
    "name": "move",
    "type": 1,
    "description": "Answer in words",
    "options": [{"type": 3, "name": "move", "description": "Your move", "required": True, "autocomplete": True}],
}
ADMIN = {
    "name": "admin",
    "type": 1,
    "description": "-",
    "options": [{"type": 1, "name": "check", "description": "What is missing"}],
}


@pytest.fixture
def page(visit, world):
    world.commands = [PLAY, MOVE, ADMIN]
    opened = visit()
    line(opened).focus()
    return opened


def line(page):
    return pane(page, "Aiko").get_by_role("combobox", name="Message #general")


def keys(page, *pressed):
    for key in pressed:
        page.keyboard.press(key)


def offered(page):
    return page.get_by_role("option")


def test_a_slash_lists_the_commands_with_what_they_do(page):
    page.keyboard.type("/")
    expect(offered(page)).to_have_count(3)
    assert offered(page).first.inner_text().split("\n") == ["/play", "Open a match", "game"]
    assert line(page).get_attribute("aria-expanded") == "true"


def test_the_mouse_and_the_keys_move_one_selection(page):
    page.keyboard.type("/")
    offered(page).nth(2).hover()
    expect(page.get_by_role("option", selected=True)).to_have_text(offered(page).nth(2).inner_text().replace("\n", ""))
    assert_lit(page, 2)
    page.keyboard.press("ArrowUp")
    expect(offered(page).nth(1)).to_have_class("option pointed")
    assert_lit(page, 1)


def assert_lit(page, at):
    """One line of the list, and no other, has a ground of its own."""
    for each in range(3):
        ground = expect(offered(page).nth(each))
        (ground.not_to_have_css if each == at else ground.to_have_css)("background-color", "rgba(0, 0, 0, 0)")


def test_a_command_is_written_by_keys_alone(page, world):
    page.keyboard.type("/pl")
    expect(offered(page)).to_have_count(1)
    keys(page, "Enter")
    expect(offered(page)).to_have_text(["KAITO", "Kengo!"])
    keys(page, "ArrowDown", "Enter")
    page.keyboard.type("opp")
    keys(page, "Enter")
    page.keyboard.type("br")
    expect(offered(page)).to_have_count(1)
    keys(page, "Enter", "Enter")
    expect(line(page)).to_be_focused()
    assert world.actions(page, 1) == [("1", "command", {"name": "play", "options": {"game": "kengo", "opponent": "2"}})]


def test_a_missing_option_is_named_and_nothing_is_sent(page, world):
    page.keyboard.type("/play ")
    field = pane(page, "Aiko").get_by_role("combobox", name="game")
    expect(field).to_be_focused()
    keys(page, "Escape", "Enter")
    expect(pane(page, "Aiko").get_by_role("alert")).to_have_text("game: This option is required.")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert world.done == []


@pytest.mark.parametrize(("typed", "complaint"), [("two", "whole number"), ("9", "4 or less"), ("1", "2 or more")])
def test_a_number_is_checked_before_it_is_sent(page, world, typed, complaint):
    page.keyboard.type("/play ")
    expect(offered(page)).to_have_count(2)
    keys(page, "Enter")
    page.keyboard.type("seats")
    keys(page, "Enter")
    page.keyboard.type(typed)
    keys(page, "Enter")
    expect(pane(page, "Aiko").get_by_role("alert")).to_contain_text(complaint)
    assert world.done == []


def test_a_line_that_was_pasted_fills_its_fields_and_keeps_their_types(page, world):
    line(page).fill("/play game:kengo seats:3 silent:true")
    expect(pane(page, "Aiko").locator(".field")).to_have_count(3)
    keys(page, "Enter")
    assert world.actions(page, 1)[0][2] == {"name": "play", "options": {"game": "kengo", "seats": 3, "silent": True}}


def test_the_bot_completes_what_is_typed_with_25_at_most(page, world):
    world.choices = [f"advance {number}" for number in range(40)]
    page.keyboard.type("/move ")
    expect(offered(page)).to_have_count(25)
    page.keyboard.type("advance 39")
    expect(offered(page)).to_have_count(1)
    assert world.asked[-1] == {"name": "move", "options": {"move": "advance 39"}, "focused": "move"}
    keys(page, "Enter", "Enter")
    expect(line(page)).to_be_focused()
    assert world.actions(page, 1) == [("1", "command", {"name": "move", "options": {"move": "advance 39"}})]


def test_what_the_bot_does_not_know_may_still_be_sent(page, world):
    page.keyboard.type("/move ")
    page.keyboard.type("parry")
    expect(page.get_by_text("Nothing fits.")).to_be_visible()
    keys(page, "Enter")
    expect(line(page)).to_be_focused()
    assert world.actions(page, 1) == [("1", "command", {"name": "move", "options": {"move": "parry"}})]


def test_a_subcommand_is_a_command_of_two_words(page, world):
    page.keyboard.type("/admin ch")
    expect(offered(page)).to_have_count(1)
    keys(page, "Enter")
    expect(pane(page, "Aiko").get_by_role("group", name="/admin check")).to_be_visible()
    keys(page, "Enter")
    expect(line(page)).to_be_focused()
    assert world.actions(page, 1) == [("1", "command", {"name": "admin check", "options": {}})]


def test_escape_leaves_the_list_then_the_command(page, world):
    page.keyboard.type("/play ")
    expect(offered(page)).to_have_count(2)
    keys(page, "Escape")
    expect(offered(page)).to_have_count(0)
    keys(page, "Escape")
    expect(line(page)).to_be_focused()
    assert line(page).input_value() == ""
    assert world.done == []


def test_an_optional_field_goes_with_backspace(page):
    page.keyboard.type("/play ")
    expect(offered(page)).to_have_count(2)
    keys(page, "Enter")
    page.keyboard.type("sil")
    keys(page, "Enter")
    expect(pane(page, "Aiko").locator(".field")).to_have_count(2)
    keys(page, "Backspace")
    expect(pane(page, "Aiko").locator(".field")).to_have_count(1)


def test_a_command_without_an_answer_says_so_to_its_user_alone(page, world):
    world.answers["admin check"] = {"id": "1", "state": "expired", "ms": None}
    page.keyboard.type("/admin check ")
    keys(page, "Enter")
    expect(pane(page, "Aiko").get_by_text("The application did not respond")).to_be_visible()
    assert pane(page, "Bruno").get_by_text("did not respond").count() == 0


def test_plain_words_are_said_with_their_mentions(page, world):
    page.keyboard.type("hello @Bruno")
    keys(page, "Enter")
    expect(line(page)).to_have_value("")
    assert world.actions(page, 1) == [("1", "say", {"content": "hello <@2>"})]


def test_a_command_can_be_typed_in_one_go_as_on_discord(page, world):
    page.keyboard.type("/play ")
    expect(offered(page)).to_have_count(2)
    page.keyboard.type("game:Kengo! seats:3")
    expect(pane(page, "Aiko").locator(".field")).to_have_count(2)
    keys(page, "Enter")
    assert world.actions(page, 1)[0][2] == {"name": "play", "options": {"game": "kengo", "seats": 3}}


def test_free_text_keeps_its_colons(page, world):
    page.keyboard.type("/move ")
    page.keyboard.type("say move:advance")
    keys(page, "Enter")
    assert world.actions(page, 1)[0][2]["options"] == {"move": "say move:advance"}
