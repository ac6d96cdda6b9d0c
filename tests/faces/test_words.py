"""How the bot speaks: plain words, short lines where people play; and every message that is used is found."""

import io
import re
import tokenize
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message, Term

from engine.games import GAMES
from faces.digest import digest
from faces.languages.catalogue import catalogue
from faces.languages.faults import ROOM, most_of_a_line, place_of
from faces.text import columns
from faces.translation import ENTRY, LOCALES, PLAIN, Language, Speaker, languages, speaker

FORBIDDEN = {
    "keys": r"\b(illegal-move|no-longer-held|not-seated|already-seated|not-your-turn)\b",
    "whoever": r"\b[Ww]hoever\b",
    "for that means because": r", for (?!example\b)",
    "begin": r"\b[Bb]eg[aiu]n(?:s|ning)?\b",
    "not without a contraction": r"\b(?:do|does|did|is|are|was|were|can|could|will|would|has|have|must) ?not\b",
    "pronouns without a contraction": r"\b(?:You|It|They|We) (?:are|is)\b|\bI am\b|\b(?:You|I|We|They) have \w+ed\b",
    "inversions": r"\b[Oo]nce (?:it|they|everybody|everyone|all|you|he|she)\b|\bSo many\b",
    "old words": r"\b[Ss]hall\b|\bGood day\b|\basleep\b|\banew\b|\bby lot\b",
    "answer": r"\b[Aa]nswer(?:s|ed)?\b",
}
IN_RULES = {
    "archaic": r"\b(?:[Ww]hoever|[Uu]pon|[Ss]hall|[Nn]or|anew|by lot|be it|the one who)\b|\bsave (?:in|at|by|under)\b",
    "a player is they": r"\b(?:he|his|him|himself)\b",
    "for that means because": r", for (?!example\b)",
}
TAUGHT = re.compile(r"^kendo-(lesson|howto)|^option-answer$")  # a strike is answered by another; /move has an `answer`


ENGLISH = catalogue(LOCALES / "en")
MESSAGES = {key: ENGLISH.spoken(key, lambda _: "…") for key in ENGLISH.entries}


def test_every_line_of_every_file_is_read():
    """A line that starts with a bracket, a dot or an asterisk would be dropped, and nobody would hear of it."""
    assert ENGLISH.junk == ()


@pytest.mark.parametrize("what", FORBIDDEN)
def test_the_bot_speaks_plainly(what):
    spoken_of = {key: outs for key, outs in MESSAGES.items() if what != "answer" or not TAUGHT.match(key)}
    assert not {key: out for key, outs in spoken_of.items() for out in outs if re.search(FORBIDDEN[what], out)}


@pytest.mark.parametrize("what", IN_RULES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_plainly(game, what):
    assert not [clause.id for clause in digest(game, "en").clauses if re.search(IN_RULES[what], clause.text)]


def test_no_line_where_people_play_is_long_and_others_are_short_too_but_for_those_that_explain():
    long = {key: most for key in MESSAGES if (most := most_of_a_line(key))}
    assert not {key for key, most in long.items() for out in MESSAGES[key] if max(map(len, out.split("\n"))) > most}


def test_every_message_of_english_fits_its_place():
    wide = {key: ENGLISH.spoken(key, lambda _: "x" * ROOM) for key in MESSAGES if place_of(key)}
    assert not {
        key for key, outs in wide.items() for out in outs if max(map(columns, out.split("\n"))) > place_of(key).most
    }


# Our own words

ROOT = Path(__file__).parents[2]
PLACES = ("bench", "bot.py", "cogs", "docs", "dojo", "engine", "faces", "sandbox", "storage", "tests")
STILTED = re.compile(
    r"\b(?:who(?:so)?m?ever|whatsoever|whence|thence|whither|hence(?:forth)?|thus|lest|hitherto|upon|unto|shall|albeit"
    r"|where(?:by|in|of|upon)|there(?:in|of|upon)|whilst|amongst|betwixt)\b",
    re.IGNORECASE,
)
COMMENT_OF_SCRIPT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def files():
    trees = [ROOT / place for place in PLACES]
    return [path for tree in trees for path in ([tree] if tree.is_file() else tree.rglob("*.[pj][ys]"))]


def prose(path, text):
    """The comments and docstrings of a file, where its text has any stilted word at all."""
    if not STILTED.search(text):
        return []
    if path.suffix == ".js":
        return COMMENT_OF_SCRIPT.findall(text)
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [each.string for each in tokens if each.type == tokenize.COMMENT or each.string.startswith('"""')]


def stilted(path, text):
    return {word.lower() for piece in prose(path, text) for word in STILTED.findall(piece)}


def test_comments_and_docstrings_speak_plainly():
    found = {path.relative_to(ROOT).as_posix(): stilted(path, path.read_text("utf-8")) for path in files()}
    assert found
    assert {name: words for name, words in found.items() if words} == {}


# Messages are found and filled in


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


def test_what_a_message_refers_to_is_parsed_with_it(tmp_path, monkeypatch):
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text("-game = KAITO\nname = { -game }!\nwhole = { $count } × { name }\n")
    monkeypatch.setattr("faces.translation.LOCALES", tmp_path)
    assert Language("xx").format("whole", {"count": 2}) == "2 × KAITO!"


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
