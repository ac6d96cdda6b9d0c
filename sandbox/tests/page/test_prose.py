"""Discord's markdown becomes elements, and hostile text stays text."""

import pytest

from tests.page.canned import AIKO, BRUNO
from tests.page.conftest import pane
from tests.page.pieces import BOT, button, card, container, message, row, text

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("page-prose")]

RENDER = """async (text) => {
  const { prose } = await import("/static/scripts/prose.js");
  const channel = () => ({ name: "games", open: null });
  const user = (id) => ({ 1: "Aiko", 2: "Bruno" })[id];
  const names = { self: "1", locale: "en-GB", now: () => 1773489600000, user, channel, linked: () => null };
  return prose(text, names).innerHTML;
}"""

MEANINGS = {
    "**a**": "<strong>a</strong>",
    "*a* _b_": "<em>a</em> <em>b</em>",
    "***a***": "<strong><em>a</em></strong>",
    "__a__ ~~b~~": "<u>a</u> <s>b</s>",
    "**a *b* c**": "<strong>a <em>b</em> c</strong>",
    "`a *b*`": '<code class="code">a *b*</code>',
    r"\*a\*": "*a*",
    "snake_case_name": "snake_case_name",
    "2 * 3 * 4": "2 * 3 * 4",
}


@pytest.fixture(scope="module")
def render(browser, server):
    page = browser.new_page()
    page.goto(server.address + "cdn/empty.png")
    yield lambda source: page.evaluate(RENDER, source)
    page.close()


@pytest.mark.parametrize(("source", "html"), MEANINGS.items())
def test_emphasis_within_a_line(render, source, html):
    assert render(source) == f'<div class="words">{html}</div>'


def test_headings_quotes_and_subtext_are_blocks(render):
    html = render("# One\n## Two\n> said\n> twice\n-# small")
    assert '<h3 class="heading-1">One</h3><h4 class="heading-2">Two</h4>' in html
    assert '<blockquote><div class="words">said\ntwice</div></blockquote>' in html
    assert html.endswith('<div class="subtext">small</div>')


def test_a_list_holds_the_deeper_list(render):
    html = render("- a\n  - b\n- c\n3. d")
    assert html == (
        '<ul class="list"><li>a<ul class="list"><li>b</li></ul></li><li>c</li></ul>'
        '<ol class="list" start="3"><li>d</li></ol>'
    )


def test_a_code_block_keeps_every_space_and_star(render):
    assert "<code>  a b\n1 **x**</code>" in render("```\n  a b\n1 **x**\n```")


def test_what_follows_a_code_block_is_read_on(render):
    assert render("before\n```py\nx\n```\n**after**").endswith("<strong>after</strong></div>")


def test_mentions_carry_names_and_the_reader_stands_out(render):
    html = render("<@1> <@!2> <#5> @everyone")
    assert '<span class="mention self">@Aiko</span>' in html
    assert '<span class="mention">@Bruno</span>' in html
    assert "#games" in html
    assert '<span class="mention self">@everyone</span>' in html


def test_timestamps_are_said_in_the_readers_language(render):
    html = render("<t:1773489900:R> <t:1773489600:D>")
    assert ">in 5 minutes</time>" in html
    assert ">14 March 2026</time>" in html
    assert 'title="Saturday' in html


def test_an_impossible_timestamp_harms_nothing(render):
    assert render("<t:9999999999999:R>") == '<div class="words">&lt;t:9999999999999&gt;</div>'


def test_links_open_elsewhere_and_leave_the_full_stop_alone(render):
    html = render("[rules](https://a.example/b) https://c.example/d.")
    assert (
        '<a href="https://a.example/b" title="https://a.example/b" target="_blank" rel="noopener noreferrer">rules</a>'
        in html
    )
    assert ">https://c.example/d</a>." in html


@pytest.mark.parametrize("address", ["javascript:alert(1)", "data:text/html,x", "vbscript:x", "JaVaScRiPt:alert(1)"])
def test_only_web_addresses_become_links(render, address):
    assert "<a" not in render(f"[click]({address})")


def test_an_emoji_of_the_application_is_a_picture_named_in_words(render):
    shown = render("<:kaito:123>")
    assert 'src="/cdn/emojis/123.png"' in shown
    assert 'alt=":kaito:"' in shown


def test_long_hostile_text_is_read_in_no_time(render):
    for source in ("*" * 4000, "[" * 4000, "_a " * 1300, "||" * 2000, "> " * 2000, "`" * 3999):
        render(source)


HOSTILE = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>'


def test_hostile_text_stays_text_wherever_it_stands(visit, world):
    world.people[1]["name"] = HOSTILE
    world.channels[0]["name"] = HOSTILE
    world.channels[0]["threads"] = [{"id": "101", "name": HOSTILE, "archived": False}]
    piece = container(
        text(HOSTILE), row(button(HOSTILE, "a"), {"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})
    )
    embed = {"title": HOSTILE, "url": "javascript:alert(1)", "description": HOSTILE, "footer": {"text": HOSTILE}}
    world.messages["20"] = [
        message(101, BRUNO | {"global_name": HOSTILE}, HOSTILE),
        card(102, piece),
        message(103, BOT, "", embeds=[embed]),
        message(104, AIKO, "<@2> <#20>"),
    ]
    page = visit()
    aiko = pane(page, "Aiko")
    assert aiko.locator(".message").count() == 4
    assert page.locator("img[src=x], a[href^=javascript], script:not([type=module])").count() == 0
    assert page.evaluate("window.hurt") is None
    assert aiko.get_by_text(HOSTILE).count() > 5


def test_a_spoiler_is_read_by_keyboard(visit, world):
    world.messages["20"] = [message(101, AIKO, "It is ||the ninja||.")]
    page = visit()
    spoiler = pane(page, "Aiko").get_by_role("button", name="Spoiler")
    spoiler.focus()
    page.keyboard.press("Enter")
    assert pane(page, "Aiko").locator(".spoiler.open").inner_text() == "the ninja"
