"""What the bot says: every message that is used exists, in every language, and fits where it is shown."""

import re
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message, Term

from engine.games import GAMES
from faces import FACES
from faces.text import known
from faces.translation import ENTRY, LOCALES, PLAIN, Language, Speaker, languages, speaker
from tests.faces.scenes import KEYS, NAMES, played, states, tables

ROOT = Path(__file__).parents[2]
LONGEST_NAME = "W" * 32  # what Discord allows
# Events that hardly any random match comes to; each has tests of its own beside this file.
RARE = {"kendo": {"Extended", "Passed"}}
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
def test_a_message_parsed_alone_is_the_same_as_in_its_file(locale):
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        text = path.read_text("utf-8")
        whole = [entry for entry in parse(text).body if isinstance(entry, Message | Term)]
        alone = [parse(found[0]).body[0] for found in ENTRY.finditer(text)]
        assert len(whole) == len(alone)
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(whole, alone, strict=True))


@pytest.mark.parametrize("locale", languages())
def test_a_plain_message_says_what_fluent_would_say(locale):
    plain = 0
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        text, fluent = path.read_text("utf-8"), FluentBundle([locale], use_isolating=False)
        fluent.add_resource(FluentResource(text))
        for entry in ENTRY.finditer(text):
            if not entry[1].startswith("-") and (found := PLAIN.fullmatch(entry[0])):
                plain += 1
                assert fluent.format_pattern(fluent.get_message(entry[1]).value, {}) == (found[1], [])
    assert plain > 1000


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


@pytest.mark.parametrize("locale", languages())
def test_every_message_of_a_language_is_found(locale):
    language = Language(locale, Language("en"))
    assert [key for key in sorted(keys(locale), reverse=True) if key not in language] == []


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
    with pytest.raises(KeyError):
        say("kaito-nonsense")


def test_no_marks_of_isolation_get_into_labels():
    assert speaker("en")("kengo-answer-advance", card=4) == "Advance 4"


@pytest.fixture(params=KEYS)
def key(request):
    return request.param


def test_every_option_of_the_lobby_has_its_words(key):
    say = speaker("en")
    for name, values in GAMES[key].options.items():
        assert say(f"{key}-option-{name}")
        assert all(say(f"{key}-option-{name}-{value}") for value in values)


def test_every_question_has_its_words(key):
    topics = {ask.topic for state in states(key) for ask in GAMES[key].asks(state)}
    assert topics
    assert all(speaker("en").has(f"{key}-ask-{topic}") for topic in topics)


def test_every_reason_has_its_words(key):
    outcomes = filter(None, map(GAMES[key].outcome, states(key)))
    reasons = {outcome.reason for outcome in outcomes}
    assert "left" in reasons
    say, agreed = speaker("en"), {name: values[0] for name, values in GAMES[key].options.items()}
    assert all(say(f"{key}-reason-{reason}", **agreed, winner="Aiko", loser="Bruno", others=1) for reason in reasons)


def test_every_answer_has_a_label_that_fits_a_button(key):
    say = speaker("en")
    moves = {ply.move for line in played(key) for ply in line.plies}
    for move in moves:
        alone = move.kind in FACES[key].forms  # its button has a row of its own, below the form
        assert 0 < len(FACES[key].option(move, say)) <= (60 if alone else 34)


def test_answers_to_one_question_have_labels_that_differ(key):
    say = speaker("en")
    for state in states(key):
        for ask in GAMES[key].asks(state):
            labels = [FACES[key].option(move, say) for move in ask.options]
            assert len(set(labels)) == len(labels)


def test_every_value_of_a_field_has_a_label(key):
    say = speaker("en")
    for move in {ply.move for line in played(key) for ply in line.plies}:
        for field, value in chosen_apart(move, FACES[key].joint).items():
            assert known(say, f"{key}-field-{field}") or say(f"{key}-row-{field}")
            assert 0 < len(FACES[key].value(field, value, say)) <= 80


def chosen_apart(move, joint):
    """The fields of a move with their values; those that are chosen as one under the name they have together."""
    found = {field: getattr(move, field) for field in type(move).__dataclass_fields__}
    for name, together in joint.items():
        if found.keys() >= set(together):
            found[name] = tuple(found.pop(field) for field in together)
    return found


def test_every_kind_of_event_makes_one_line(key):
    say, game = speaker("en"), GAMES[key]
    events = [(line.seats, event) for line in played(key) for event in line.opening]
    events += [(line.seats, event) for line in played(key) for ply in line.plies for event in ply.events]
    state, seats = tables(key)[-1]
    events += [(seats, event) for event in game.leave(state, 0, Random(1)).events]
    never_met = set(get_args(get_args(game.event)[0])) - {type(event) for _, event in events}
    assert {kind.__name__ for kind in never_met} <= RARE.get(key, set())
    for seats, event in events:
        told = FACES[key].event(event, NAMES[:seats], say)
        assert told
        assert "\n" not in told
        assert len(FACES[key].event(event, (LONGEST_NAME,) * seats, say)) <= 500
