"""Messages: every one that is used exists, and is found and filled in as Fluent would do it."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message, Term

from faces.translation import ENTRY, LOCALES, PLAIN, Language, Speaker, languages, speaker

ROOT = Path(__file__).parents[2]
USED = re.compile(r"""\bsay\(\s*(f?)["']([a-z][\w{}().'-]*?)["']""")


def keys(locale):
    text = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / locale).glob("*.ftl")))
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def used():
    """Every key in the code, and for one that is put together, a pattern of what it may become."""
    for folder in ("faces", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for formatted, key in USED.findall(path.read_text("utf-8")):
                pattern = re.escape(key).replace(r"\{", "{").replace(r"\}", "}")
                yield path.name, re.sub(r"\{[^}]*\}", r"[\\w-]+", pattern) if formatted else re.escape(key)


def test_every_key_used_exists():
    known = keys("en")
    missing = [(name, key) for name, key in used() if not any(re.fullmatch(key, each) for each in known)]
    assert not missing


@pytest.mark.parametrize("locale", languages())
def test_a_message_read_alone_is_found_and_the_same_as_in_its_file(locale):
    plain, language = 0, Language(locale, Language("en"))
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        text, fluent = path.read_text("utf-8"), FluentBundle([locale], use_isolating=False)
        fluent.add_resource(FluentResource(text))
        whole = [entry for entry in parse(text).body if isinstance(entry, Message | Term)]
        entries = list(ENTRY.finditer(text))
        alone = [parse(found[0]).body[0] for found in entries]
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(whole, alone, strict=True))
        for entry in entries:
            if not entry[1].startswith("-") and (found := PLAIN.fullmatch(entry[0])):
                plain += 1
                assert fluent.format_pattern(fluent.get_message(entry[1]).value, {}) == (found[1], [])
    assert plain > 1000
    assert [key for key in sorted(keys(locale), reverse=True) if key not in language] == []


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("a = One", "One"),
        ("a =   One, two.  ", "One, two."),
        ("a = Two\n    lines", None),
        ("a = One { $fact }", None),
        ("a =\n    One", None),
        ("a = One\n    .attribute = Two", None),
        ("a =", None),
    ],
)
def test_a_message_is_plain_if_it_is_one_line_with_nothing_to_fill_in(entry, text):
    found = PLAIN.fullmatch(entry)
    assert (found and found[1]) == text


def test_what_a_message_refers_to_is_parsed_with_it(tmp_path, monkeypatch):
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text("-game = KAITO\nname = { -game }!\nwhole = { $count } × { name }\n")
    monkeypatch.setattr("faces.translation.LOCALES", tmp_path)
    assert Language("xx").format("whole", {"count": 2}) == "2 × KAITO!"


def test_only_the_file_that_has_a_message_is_read_and_every_other_if_it_is_not_where_it_should_be(
    tmp_path, monkeypatch
):
    for locale, files in (
        ("en", {"a": "one = 1\ntwo = 2", "b": "three = 3"}),
        ("xx", {"a": "one = I", "b": "two = II"}),
    ):
        (tmp_path / locale).mkdir()
        for name, text in files.items():
            (tmp_path / locale / f"{name}.ftl").write_text(text)
    monkeypatch.setattr("faces.translation.LOCALES", tmp_path)
    language = Language("xx", Language("en"))
    (tmp_path / "xx" / "b.ftl").rename(tmp_path / "b.ftl")
    assert language.format("one", {}) == "I"
    (tmp_path / "b.ftl").rename(tmp_path / "xx" / "b.ftl")
    assert language.format("two", {}) == "II"
    assert "three" not in language


def test_a_language_that_is_not_there_is_said_in_english():
    assert speaker("xx") is speaker("en")
    assert speaker("en-GB") is speaker("en")
    assert speaker("en").locale == "en"


def test_a_message_that_a_language_lacks_is_said_in_english_and_the_log_hears_of_it_once(tmp_path, monkeypatch, caplog):
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text("press-join = Veni\n")
    monkeypatch.setattr("faces.translation.LOCALES", tmp_path)
    say = Speaker("xx")
    assert [say(key, number=number) for key in ("press-join", "numbered-player") for number in (1, 2)] == [
        "Veni",
        "Veni",
        "Player 1",
        "Player 2",
    ]
    assert [(each.message, each.language, each.key) for each in caplog.records] == [
        ("message missing", "xx", "numbered-player")
    ]


def test_a_message_that_is_not_there_is_an_error():
    say = speaker("en")
    assert say.has("kaito-name")
    assert not say.has("kaito-nonsense")
    assert say("kengo-answer-advance", card=4) == "Advance 4", "no marks of isolation"
    with pytest.raises(KeyError):
        say("kaito-nonsense")
