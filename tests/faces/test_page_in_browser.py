"""The page in a real browser: it steps, plays and checks itself, and everybody can use it."""

import json
import re
from hashlib import sha256

import pytest
from playwright.sync_api import expect

from dojo import shuffle
from engine import record
from engine.values import replace
from faces.translation import languages
from faces.web_page import PARTS
from faces.web_page import page as written
from sandbox.testing import launching
from tests.faces.matches import MOMENTS, SECRET, made, order, sealed, with_moments

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.xdist_group("replay-page")]


@pytest.fixture(scope="module")
def chromium():
    start = launching()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**start)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, tmp_path):
    """Open a page from the disk and wait for its verdict; it may ask nobody for anything, nor complain."""
    contexts, complaints, asked, expectations = [], [], [], []

    def open_page(text, width=1200, scheme="light", *, expected="", verdict=True):
        path = tmp_path / "match.html"
        path.write_text(text, "utf-8")
        context = chromium.new_context(color_scheme=scheme, viewport={"width": width, "height": 800}, locale="en-GB")
        contexts.append(context)
        expectations.extend(filter(None, [expected]))
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(path.as_uri())
        if verdict:
            page.locator("html[data-state]").wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert [line for line in complaints if not any(part in line for part in expectations)] == []


WIDTHS = (400, 1200)
WIDE = {"de", "ja"}  # the longest words, and those without spaces
LANGUAGES = [pytest.param(each, marks=[pytest.mark.long] * (each not in WIDE)) for each in languages()]
SCRIPTS = "".join((PARTS / name).read_text("utf-8") for name in ("sha256.js", "check.js"))


def called(page, name, *given):
    return page.evaluate(
        f"(given) => new Function('given', {json.dumps(SCRIPTS + f'return {name}(...given)')})(given)", given
    )


def drawn(page):
    """The pixels of the board."""
    return page.evaluate("document.getElementById('board').toDataURL()")


def stands_at(page, ply):
    expect(page.locator("#ply")).to_have_value(str(ply))
    expect(page.locator("#log [aria-current]")).to_contain_text(re.compile(f"^{ply}"))


def changed(text, **changes):
    """A page whose data somebody has changed."""
    block = re.compile(r'id="match">(.*?)</script>', re.S)
    told = {**json.loads(block.search(text)[1]), **changes}
    told = json.dumps(told, separators=(",", ":")).replace("<", r"\u003c")
    return block.sub(lambda _: f'id="match">{told}</script>', text)


# Its arithmetic


def test_the_hash_is_that_of_pythons_library(chromium):
    page = chromium.new_page()
    for text in ("", "abc", "é🐔\u2028", *("x" * length for length in (55, 56, 63, 64, 65, 119, 120, 1000, 100_001))):
        assert called(page, "sha256", text) == sha256(text.encode()).hexdigest()
    page.close()


def test_the_seal_is_computed_as_the_dojo_does_it(chromium):
    page = chromium.new_page()
    strange = {"b": [1, None, True, '\x7f é 🐔 \n"\\</'], "a": {"é": {}, "Z": [], "a": "x"}, "seal": ""}
    assert sha256(called(page, "canonical", strange).encode()).hexdigest() == shuffle.seal(json.dumps(strange))
    kept = sealed("karenza")
    assert called(page, "sealOf", json.loads(record.write(kept))) == kept.shuffle.seal
    page.close()


# Going through the match


@pytest.mark.parametrize("width", WIDTHS)
def test_keys_step_through_the_match(visit, width):
    page = visit(made("kaito"), width)
    last = len(order("kaito").record.moves)
    for key, ply in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        stands_at(page, ply)
    page.keyboard.press(" ")
    expect(page.locator("#ply")).not_to_have_value("0")
    page.keyboard.press(" ")
    assert page.locator("#play").get_attribute("aria-pressed") == "false"


def test_buttons_slider_and_log_lead_to_the_same_places(visit):
    page = visit(made("kaito"))
    page.get_by_role("button", name="Next", exact=True).click()
    stands_at(page, 1)
    page.locator("#log button").nth(5).click()
    stands_at(page, 5)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    stands_at(page, 6)
    page.get_by_role("button", name="First", exact=True).click()
    stands_at(page, 0)


def test_another_pair_of_eyes_sees_another_picture_and_other_words(visit):
    page = visit(made("karenza"))
    before = drawn(page)
    page.locator("#log button").nth(5).click()
    page.wait_for_function("before => document.getElementById('board').toDataURL() !== before", arg=before)
    words = page.locator("#board").get_attribute("aria-label")
    assert not page.locator("#hand").is_visible()
    page.get_by_label("Seen by").select_option("Bruno")
    expect(page.locator("#board")).not_to_have_attribute("aria-label", words)
    expect(page.locator("#hand")).to_be_visible()


def test_where_hands_are_closed_there_is_nobody_elses_eyes(visit):
    page = visit(made("karenza", hands=False))
    assert not page.get_by_label("Seen by").is_visible()
    assert page.locator("html").get_attribute("data-state") == "partly"
    assert SECRET not in page.content()


# Its check


def test_a_record_that_fits_its_seal_is_said_to_fit_and_nothing_more(visit):
    page = visit(made("kendo"))
    assert page.locator("html").get_attribute("data-state") == "holds"
    assert page.locator("#state").text_content() == "The record of the moves matches its seal"
    assert page.locator("#checks li[data-holds=true]").count() == 4
    seal = sealed("kendo").shuffle.seal
    assert page.locator("[data-number=seal] b").text_content() == seal[:32]


FORGED = {
    "title": {"title": "Kendo Duel · Eve – Mallory"},
    "names": {"names": ["Eve", "Mallory"]},
    "verdict": {"verdict": "Eve wins."},
    "code": {"code": "zzzzzzzz"},
}


@pytest.mark.parametrize("what", FORGED)
def test_whatever_can_be_forged_unseen_is_said_not_to_be_checked(visit, what):
    """Nothing that the check says is about it, and the page says so."""
    page = visit(changed(made("kendo"), **FORGED[what]))
    said = [page.locator("#state").text_content(), *page.locator("#checks li").all_text_contents()]
    assert all(re.search("record|secret|seed|seats|hash", each) for each in said if each)
    told = page.locator("#unchecked").text_content()
    for part in ("Names", "pictures", "log", "result"):
        assert part in told


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (',"place ', ',"Place '),  # a move
        (SECRET, SECRET[::-1]),
        ('"record":{', '"record":['),  # nothing that can be read
    ],
)
def test_a_changed_record_is_shown(visit, before, after):
    text = made("kaito")
    assert before in text
    page = visit(text.replace(before, after, 1))
    assert page.locator("html").get_attribute("data-state") == "fails"
    assert page.locator("#state").text_content() == "Don't trust this file: its record was changed"


@pytest.mark.parametrize(
    ("number", "wrong"), [("secret", {"hash", "seed"}), ("commitment", {"hash"}), ("joins", {"seed", "seats"})]
)
def test_numbers_that_do_not_fit_are_named(visit, number, wrong):
    told = json.loads(record.write(sealed("kaito")))
    told["shuffle"] |= {number: "+7", "seal": ""}
    told["shuffle"]["seal"] = seal = shuffle.seal(json.dumps(told))
    page = visit(changed(made("kaito"), record=told, seal=seal))
    rows = page.locator("#checks li[data-holds=false]").all()
    assert {row.get_attribute("data-check") for row in rows} == wrong


def test_a_changed_script_does_not_run_and_the_page_says_so(visit):
    text = made("kaito").replace("const PAUSE = 900;", "const PAUSE = 901;")
    page = visit(text, expected="Content Security Policy", verdict=False)
    assert "couldn't start" in page.locator("#state").text_content()
    assert page.locator("#log li").count() == 0


# Moments of the reader: buttons and a key lead to them, and the log marks their moves


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


# For everybody


@pytest.mark.parametrize("width", [400, 1400])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_window(visit, width, language):
    page = visit(written(replace(order("karenza"), locale=language, moments=MOMENTS)).decode(), width)
    page.keyboard.press("m")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


PAGES = {  # one picture, two pictures, moments, and a file that was changed
    "kaito": lambda: made("kaito", most=12),
    "karenza": lambda: made("karenza", most=12),
    "moments": with_moments,
    "changed": lambda: made("kaito").replace(SECRET, SECRET[::-1], 1),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("what", [pytest.param("kaito", marks=pytest.mark.long), "karenza", "moments", "changed"])
def test_axe_finds_nothing_to_complain_of(visit, what, width, scheme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = visit(PAGES[what](), width, scheme)
    page.locator("summary").click()
    page.keyboard.press("m")
    page.get_by_label("Seen by").select_option("Aiko")
    found = axe.Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
