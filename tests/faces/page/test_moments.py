"""The reader's own moments in a real browser: buttons and a key lead to them, and the log marks their moves."""

import pytest
from playwright.sync_api import expect

from tests.faces.page.matches import MOMENTS, made, with_moments
from tests.faces.page.test_in_browser import WIDTHS, stands_at

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.xdist_group("replay-page")]


def told(page):
    return page.locator("#moment p").all_text_contents()


def lines(number):
    return ["".join(pieces) for pieces in MOMENTS[number]["lines"]]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_button_leads_to_the_position_before_the_move_as_its_player_saw_it(visit, width):
    page = visit(with_moments(), width)
    page.get_by_label("Seen by").select_option("table")
    page.get_by_role("button", name="Moment 1", exact=True).click()
    stands_at(page, 7)
    assert told(page)[:2] == lines(0)
    assert page.locator("#moment b").all_text_contents() == ["Slide to c3", "Slide to e1"]
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.get_by_role("button", name="Moment 1", exact=True)).to_have_attribute("aria-current", "true")


def test_a_key_leads_from_moment_to_moment_and_from_the_last_to_the_first(visit):
    page = visit(with_moments())
    for number in (0, 1, 0):
        page.keyboard.press("m")
        stands_at(page, MOMENTS[number]["ply"] - 1)
        assert told(page)[:2] == lines(number)
    page.keyboard.press("ArrowRight")
    assert told(page) == []


def test_somebody_who_steps_there_reads_it_too_and_sees_it_with_their_own_eyes(visit):
    page = visit(with_moments())
    expect(page.get_by_label("Seen by")).to_have_value("1")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert told(page)[:2] == lines(1)


def test_the_log_marks_the_moves_of_the_moments(visit):
    page = visit(with_moments())
    marked = page.locator("#log li", has=page.locator("b"))
    assert marked.locator("button > span:first-child").all_text_contents() == ["4", "8"]
    assert marked.locator("b").all_text_contents() == ["Moment 2", "Moment 1"]


def test_where_hands_are_closed_a_moment_is_seen_as_the_table_saw_it(visit):
    page = visit(with_moments("karenza", hands=False))
    page.keyboard.press("m")
    stands_at(page, 7)
    assert told(page)[:2] == lines(0)
    assert not page.get_by_label("Seen by").is_visible()


def test_without_moments_there_is_neither_a_button_nor_a_word_of_them(visit):
    page = visit(made("kaito"))
    page.keyboard.press("m")
    stands_at(page, 0)
    assert not page.locator("#moments").is_visible()
    assert "moment" not in page.locator("body").inner_text().lower()


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_window(visit, width):
    page = visit(with_moments("karenza"), width)
    page.keyboard.press("m")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_to_complain_of(visit, width, scheme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = visit(with_moments(), width, scheme)
    page.keyboard.press("m")
    found = axe.Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
