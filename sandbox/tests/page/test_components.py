"""Components V2, pictures and older messages as the page shows them."""

import pytest
from playwright.sync_api import expect

from tests.page.canned import AIKO, BRUNO, png
from tests.page.conftest import pane
from tests.page.pieces import (
    BOT,
    EPHEMERAL,
    LOADING,
    button,
    card,
    container,
    gallery,
    message,
    picture,
    row,
    select,
    text,
    used,
)

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("page-components")]


def test_a_container_shows_its_colour_and_what_it_holds(visit, world):
    world.messages["20"] = [
        card(101, container(text("## KAITO"), {"type": 14}, row(button("Join", "join")), colour=0xC23420))
    ]
    box = pane(visit(), "Aiko").locator(".container")
    assert box.evaluate("box => getComputedStyle(box, '::before').backgroundColor") == "rgb(194, 52, 32)"
    assert box.locator("h4").inner_text() == "KAITO"
    assert box.locator("hr").count() == 1
    assert box.get_by_role("button", name="Join").is_visible()


def test_a_section_stands_beside_its_accessory(visit, world):
    thumbnail = {"type": 11, "media": picture("/cdn/a.png", 90, 60), "description": "a tile"}
    world.messages["20"] = [
        card(101, {"type": 9, "components": [text("words")], "accessory": thumbnail}),
        card(102, {"type": 9, "components": [text("more words")], "accessory": button("Open", "o")}),
    ]
    sections = pane(visit(), "Aiko").locator(".section")
    assert sections.nth(0).get_by_alt_text("a tile").is_visible()
    words, beside = sections.nth(1).locator(".section-words"), sections.nth(1).get_by_role("button", name="Open")
    assert words.bounding_box()["x"] < beside.bounding_box()["x"]


def test_a_picture_has_its_place_before_it_has_come(visit, world):
    world.messages["20"] = [card(101, gallery((picture("/cdn/never.png", 900, 600), "the board")))]
    page = visit()
    frame = pane(page, "Aiko").locator(".picture").bounding_box()
    assert frame["width"] / frame["height"] == pytest.approx(1.5, abs=0.02)
    assert frame["width"] > 300


def test_an_attachment_is_found_by_its_name(visit, world):
    attachment = {"id": "7", "filename": "board.png", "url": "/cdn/7/board.png", "width": 90, "height": 60, "size": 9}
    world.messages["20"] = [
        card(101, gallery(({"url": "attachment://board.png"}, "the board")), attachments=[attachment])
    ]
    assert pane(visit(), "Aiko").get_by_alt_text("the board").get_attribute("src").endswith("/cdn/7/board.png")


def test_a_picture_is_enlarged_with_its_words_and_closed_by_escape(visit, world):
    world.messages["20"] = [
        card(101, gallery((picture("/cdn/a.png"), "Aiko on 9"), (picture("/cdn/b.png"), "Bruno on 13")))
    ]
    page = visit()
    pane(page, "Aiko").get_by_role("button", name="Enlarge: Aiko on 9").click()
    shown = page.get_by_role("dialog", name="Picture")
    assert shown.get_by_text("Aiko on 9").is_visible()
    page.keyboard.press("ArrowRight")
    assert shown.get_by_text("Bruno on 13").is_visible()
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


def test_a_single_picture_is_no_larger_than_discord_shows_it(visit, world):
    wide, tall = gallery((picture("/cdn/a.png", 900, 600), "wide")), gallery((picture("/cdn/b.png", 600, 900), "tall"))
    world.messages["20"] = [card(101, wide), card(102, tall)]
    frames = pane(visit(width=2000), "Aiko").locator(".picture")
    for at, width in ((0, 525), (1, 350 * 600 / 900)):
        box = frames.nth(at).bounding_box()
        assert (box["width"], box["height"]) == (pytest.approx(width, abs=1), pytest.approx(350, abs=1))


def test_on_a_phone_a_picture_fills_the_window_and_a_tap_shows_it_in_its_own_size(visit, world):
    world.pictures["/cdn/a.png"] = png(900, 600)
    world.messages["20"] = [card(101, gallery((picture("/cdn/a.png"), "the board")))]
    page = visit(width=400)
    pane(page, "Aiko").get_by_role("button", name="Enlarge: the board").click()
    image = page.get_by_role("dialog", name="Picture").get_by_alt_text("the board")
    assert image.bounding_box()["width"] == pytest.approx(400, abs=1)
    page.get_by_role("button", name="Show the picture in its own size").click(position={"x": 390, "y": 100})
    assert image.bounding_box()["width"] == pytest.approx(900, abs=1)
    assert image.bounding_box()["x"] == pytest.approx(-500, abs=1), "the spot that was tapped is in sight"
    page.get_by_role("button", name="Fit the picture into the window").click()
    assert image.bounding_box()["width"] == pytest.approx(400, abs=1)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_words_below_an_enlarged_picture_are_light_on_dark(visit, world, scheme):
    world.messages["20"] = [card(101, gallery((picture("/cdn/a.png"), "the board")))]
    page = visit()
    page.emulate_media(color_scheme=scheme)
    pane(page, "Aiko").get_by_role("button", name="Enlarge: the board").click()
    words = page.get_by_role("dialog", name="Picture").get_by_text("the board")
    assert words.evaluate("words => getComputedStyle(words).color") == "rgb(222, 218, 208)"


def test_buttons_show_their_style_and_whether_they_can_be_pressed(visit, world):
    emoji = {"type": 2, "style": 3, "custom_id": "e", "emoji": {"id": None, "name": "⚔️"}}
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://a.example/"}
    world.messages["20"] = [card(101, row(button("Go", "g", 1), button("Stop", "s", 4, disabled=True), emoji, link))]
    aiko = pane(visit(), "Aiko")
    assert "primary" in aiko.get_by_role("button", name="Go").get_attribute("class")
    assert aiko.get_by_role("button", name="Stop").is_disabled()
    assert "success" in aiko.get_by_role("button", name="⚔️").get_attribute("class")
    assert aiko.get_by_role("link", name="Rules").get_attribute("href") == "https://a.example/"


def test_an_answer_names_the_command_and_who_used_it(visit, world):
    world.messages["20"] = [message(101, BOT, "here", interaction_metadata=used(BRUNO, "play"), type=20)]
    assert pane(visit(), "Aiko").locator(".context").inner_text().replace("\n", "") == "BBruno used /play"


def test_a_long_name_of_a_thread_does_not_widen_its_message(visit, world):
    world.channels[0]["threads"] = [{"id": "101", "name": "A name of many words " * 5, "archived": False}]
    world.messages["20"] = [message(101, BOT, "a lobby")]
    aiko = pane(visit(width=960), "Aiko")
    chip, whole = aiko.locator(".thread-chip").bounding_box(), aiko.bounding_box()
    assert chip["x"] + chip["width"] <= whole["x"] + whole["width"]


def test_a_thread_hangs_below_the_message_that_began_it(visit, world):
    world.channels[0]["threads"] = [{"id": "101", "name": "Kengo! Aiko and Bruno", "archived": False}]
    world.messages["20"] = [
        message(101, BOT, "a lobby"),
        message(102, BOT, "Kengo! Aiko and Bruno", type=18, message_reference={"channel_id": "101"}),
    ]
    world.messages["101"] = [message(103, BOT, "the board", channel="101")]
    aiko = pane(visit(), "Aiko")
    assert aiko.locator(".system").count() == 0
    aiko.locator(".message").get_by_role("button", name="Kengo! Aiko and Bruno").click()
    expect(aiko.get_by_text("the board")).to_be_visible()
    assert aiko.get_by_role("heading", level=1).inner_text() == "#general\n›\nKengo! Aiko and Bruno"


def test_older_embeds_are_shown_simply(visit, world):
    field = {"name": "Seats", "value": "**2**", "inline": True}
    world.messages["20"] = [
        message(101, BOT, "x", embeds=[{"title": "Lobby", "description": "*wait*", "fields": [field]}])
    ]
    embed = pane(visit(), "Aiko").locator(".embed")
    assert embed.locator("em").inner_text() == "wait"
    assert embed.locator(".embed-field").inner_text() == "Seats\n2"


def test_a_file_is_offered_with_its_size(visit, world):
    attachment = {"id": "7", "filename": "match.json", "url": "/cdn/7/match.json", "size": 2048}
    piece = {"type": 13, "file": {"url": "attachment://match.json"}}
    world.messages["20"] = [card(101, piece, attachments=[attachment])]
    assert pane(visit(), "Aiko").locator(".file").inner_text() == "match.json\n2.0 KB"


def test_an_unknown_component_is_named_instead_of_breaking_the_message(visit, world):
    world.messages["20"] = [card(101, {"type": 99}, text("the rest"))]
    aiko = pane(visit(), "Aiko")
    assert aiko.get_by_text("type 99").is_visible()
    assert aiko.get_by_text("the rest").is_visible()


def test_a_deferred_answer_is_thought_about(visit, world):
    world.messages["20"] = [message(101, BOT, "", flags=LOADING)]
    assert pane(visit(), "Aiko").get_by_text("Hikyaku is thinking…").is_visible()


def test_messages_close_together_stand_under_one_head_and_days_are_told_apart(visit, world):
    world.messages["20"] = [
        message(101, AIKO, "one"),
        message(102, AIKO, "two", minutes=2),
        message(103, AIKO, "three", minutes=30, edited_timestamp="2026-03-14T12:31:00+00:00"),
        message(104, AIKO, "next day", minutes=1440),
    ]
    aiko = pane(visit(), "Aiko")
    assert aiko.locator(".message .author").count() == 3
    assert aiko.locator(".divider").count() == 2
    assert aiko.get_by_text("(edited)").count() == 1


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_everything_can_be_read_by_day_and_by_night(visit, world, scheme):
    """Contrast as axe measures it, 4.5 to 1 for plain text."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    styles = row(*(button(str(style), f"b{style}", style) for style in (1, 2, 3, 4)))
    said = "**Strong** `code` <@1> <@2> <t:1773489600:R> [link](https://example.com)\n-# small\n> quoted"
    world.messages["20"] = [
        card(101, container(text(said), styles, row(select("pick", "One", "Two")), colour=0x22508C)),
        card(102, text(said), flags=EPHEMERAL, interaction_metadata=used(AIKO, "play")),
        message(103, AIKO, said),
    ]
    page = visit()
    page.emulate_media(color_scheme=scheme)
    page.get_by_role("button", name="Controls").click()
    found = axe.Axe().run(page, options={"runOnly": ["color-contrast"]})
    assert found.violations_count == 0, found.generate_report()
