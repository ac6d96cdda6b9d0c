"""A language made from English for tests: accented, 40 % longer and in brackets, so that what isn't said in it shows.

Names of commands and options have no brackets, because they may not. Where 40 % more is too much for a place, a message
is as long as the place allows. What has no words stays as it is: separators, emoji, single letters of text boards.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import ast, parse, serialize

from engine.games import GAMES
from engine.games.karenza.parts import WARRIORS
from engine.games.kendo.parts import CARDS as KENDO
from faces import digest, translation
from faces.digest import SEEDS, read
from faces.languages.catalogue import Catalogue, catalogue
from faces.languages.faults import ROOM, is_name, place_of

LOCALE = "es"  # of Discord's languages; nothing Spanish is said here
LONGER = 0.4
ACCENTS = str.maketrans("aeiouycnsAEIOUYCNS", "àéîöüýçñšÀÉÎÖÜÝÇÑŠ")
KEPT = re.compile(r"`[^`]*`|\*\(house \w+\)\*|(?<!\w)/[a-z]+(?: [a-z]+)?|\]\(|~~")  # code, commands and markup
WORD = re.compile(r"[^\W\d_]{2,}")
OPEN, CLOSE, FILL = "⟦", "⟧", "öööö "


def accented(text: str) -> str:
    """With other letters, but for code and markup."""
    kept, others = KEPT.findall(text), KEPT.split(text)
    return "".join(other.translate(ACCENTS) + code for other, code in zip(others, [*kept, ""], strict=True))


def filled(length: int, most: int) -> str:
    """So many letters that a text becomes 40 % longer, but not longer than there is room for."""
    return (" " + FILL * length)[: max(0, min(round(length * LONGER), most))].rstrip()


def bracketed(text: str) -> str:
    return f"{OPEN}{accented(text)}{filled(len(text), len(text))}{CLOSE}"


def write(folder: Path, english: Path) -> None:
    """The whole language: messages, rules and documents."""
    (folder / "rules").mkdir(parents=True)
    (folder / "documents").mkdir()
    source = catalogue(english)
    for path in english.glob("*.ftl"):
        resource = parse(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and WORD.search(source.words(entry.id.name)):
                _translate(entry, source)
        (folder / path.name).write_text(serialize(resource), "utf-8")
    for game in GAMES:
        (folder / "rules" / f"{game}.md").write_text(_rules(game), "utf-8")
    for name in ("PRIVACY.md", "TERMS.md"):
        (folder / "documents" / name).write_text(bracketed("Nothing"), "utf-8")


def _translate(entry: ast.Message, source: Catalogue) -> None:
    key, pattern = entry.id.name, entry.value
    assert pattern
    _accent(pattern)
    if is_name(key, source.entries):
        return
    place = place_of(key)
    longest = max(map(len, source.spoken(key, lambda _: "x" * (ROOM if place else 1))))
    room = place.most - longest - len(OPEN + CLOSE) if place and place.called != "a text board" else longest
    pattern.elements.insert(0, ast.TextElement(OPEN))
    pattern.elements.append(ast.TextElement(filled(longest, room) + CLOSE))


def _accent(pattern: ast.Pattern) -> None:
    """Code may begin before a variable and end after it."""
    in_code = False
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            code, tick, text = element.value.partition("`") if in_code else ("", "", element.value)
            in_code ^= element.value.count("`") % 2 == 1
            element.value = code + tick + accented(text)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _accent(variant.value)


def _rules(game: str) -> str:
    book = read(SEEDS / game / "rules.md")
    more = book.credit.removeprefix(book.source).strip()
    lines = [f"# {game}", "", f"{bracketed(book.source.rstrip('.'))}. {bracketed(more)}"]
    for section in book.sections:
        lines += ["", f"## {bracketed(section)}", ""]
        for clause in (each for each in book.clauses if each.section == section):
            mark = f"*({clause.mark})* " if clause.mark else ""
            lines.append(f"- **{clause.id}** {mark}{bracketed(clause.text)}")
    return "\n".join(lines)


# What is wrong with a text

BARE = re.compile(r"[aeiouycnsAEIOUYCNS]")
# Mentions, times, links to matches and others, emoji, code, names of time zones, and the numbers of clauses.
CODE = re.compile(
    r"<[^>]*>|`[^`]*`|```.*?```|\[\w{8}\]\(|https?://\S+|\b[A-Z]\w+/\w+|(?<!\w)/[a-z]+(?: [a-z]+)?|\b[A-Z]{2}-R?\d+\b",
    re.DOTALL,
)


def untranslated(text: str, names: frozenset[str]) -> set[str]:
    """Words with a letter that this language never has: they come from elsewhere. `names`: words that may.

    Where a text is cut off, its last word may be the beginning of a name.
    """
    words = WORD.findall(CODE.sub(" ", text))
    if words and text.endswith("…") and any(name.startswith(words[-1].lower()) for name in names):
        words.pop()
    return {word for word in words if BARE.search(word) and word.lower() not in names}


def is_cut(text: str) -> bool:
    """Without an ellipsis that says so."""
    return text.count(OPEN) != text.count(CLOSE) and not text.endswith("…")


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """While this lasts, `es` is this language."""
    places = (translation, digest)
    before = translation.LOCALES
    write(folder / LOCALE, before / "en")
    (folder / "en").symlink_to(before / "en")
    for place in places:
        place.LOCALES = folder
    _forget()
    try:
        yield
    finally:
        for place in places:
            place.LOCALES = before
        _forget()


def _forget() -> None:
    for cached in (translation.languages, translation._speaker, translation._language, digest.digest):
        cached.cache_clear()


def box_words() -> frozenset[str]:
    """The names in the boxes, which are the same in every language: cards of Kendo Duel, warriors and techniques."""
    names = [part.name for part in KENDO.values()]
    names += [name for warrior in WARRIORS.values() for name in (warrior.name, *(card.name for card in warrior.cards))]
    counters = [part.kind for part in KENDO.values()]
    return frozenset(word.lower() for name in (*names, *counters) for word in WORD.findall(name.replace("_", " ")))
