"""What is wrong with a language, one line a fault: compared with English, message by message and rule by rule."""

import re
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from babel import Locale

from engine.games import GAMES
from faces.digest import MARK, SEEDS, Digest, read
from faces.languages.catalogue import Catalogue, Needs, catalogue, needs
from faces.text import columns

GAME: Final = f"(?:{'|'.join(GAMES)})"
LONGER: Final = 1.4  # other languages need more letters than English
MOST_IN_PLAY: Final = 140  # characters of an English line on boards, panels, hands and in the log
MOST_ELSEWHERE: Final = 170
PLAY: Final = re.compile(
    rf"{GAME}-(ask|answer|event|round|battle|hint|reason|field|kind|always|confirm|option|pitch)|"
    "(turn|own|hold|confirm|panel|played|plan|next|since|remind|nudge|token|strike|turns|quiet|error|draw)-"
)
EXPLAINS: Final = re.compile(r"-(howto|detail)|^(privacy|webpage|verify|about)-|^(ratings-how|standin-head)$")

COMMAND_NAME: Final = re.compile(r"[-_'\w]{1,32}")
ROOM: Final = 8  # characters that a variable is taken to need; a test measures what is really shown


class Place(NamedTuple):
    called: str
    most: int
    keys: str


PLACES: Final = (
    Place("a command's description", 100, r"command-.*-about"),
    Place("an option's description", 100, r"command-.*"),  # names: see `is_name`
    Place("a menu's entry", 32, r"menu-.*"),
    Place("a form's title", 45, r"(challenge|settings-zone|notes|report)-title|press-options"),
    Place(
        "a form's label",
        45,
        rf"challenge-game|settings-zone-type|notes-label|report-words|pace|seats|sleeps|rated|on-time|{GAME}-option-[^-]+",
    ),
    Place(
        "a button",
        80,
        rf"press-.*|(extend|nudge)-label|leaders-(up|down)|vote-(wait|end)|check-invite|"
        rf"about-(support|source|terms|privacy|install|install-user)|turns-open|{GAME}-(answer|kind|field-\w+)-.*",
    ),
    Place(
        "a list's entry",
        100,
        rf"(pace|seats|sleeps|rated|on-time|level|computer|computer-add)-\w+|{GAME}-(option|always)-.*|{GAME}-name|"
        r"settings-(dm|thread|digest|none|hold|once|confirm|hour|from|from-off|to|zone-other|language-as)|"
        r"setup-(most|pace|locale|spectators).*|vacation-days|replay-(start|eyes-\w+)|together-(kind|stop)",
    ),
    Place(
        "a list's title",
        100,
        rf"(bars|blocks|vacation|puzzle|computer)-pick(-full)?|ongoing-close|setup-(channels|starters|log|puzzles)|"
        rf"replay-marks|rules-section|howto-rules|leaders-game|report-hint|panel-look|list-answers|"
        rf"together-field-.*|{GAME}-field-\w+",
    ),
    Place("what a move does", 60, rf"{GAME}-hint-.*"),
    Place("a text board", 40, rf"{GAME}-board-.*"),  # all other lines of text boards are folded
)


def place_of(key: str) -> Place | None:
    return next((place for place in PLACES if re.fullmatch(place.keys, key)), None)


def most_of_a_line(key: str) -> int | None:
    """Characters of an English line; None for messages that explain."""
    if PLAY.match(key):
        return MOST_IN_PLAY
    return None if EXPLAINS.search(key) else MOST_ELSEWHERE


def is_name(key: str, known: Container[str]) -> bool:
    """Whether it names a command, whose description is another message, or an option of commands."""
    return key.startswith("option-") or (key.startswith("command-") and f"{key}-about" in known)


# The glossary of a language


ROW = re.compile(r"\|(?P<english>[^|]+)\|(?P<other>[^|]+)\|(?P<stems>[^|]+)\|(?P<files>[^|]+)\|")
EXCEPTIONS = re.compile(r"^(?P<kind>Said otherwise|Same in English)[^:]*:(?P<keys>.*)$", re.MULTILINE)
TITLES = frozenset(f"{game}-name" for game in GAMES)  # which stay as they are
LESSONS = re.compile(rf"({GAME})-lessons")


@dataclass(frozen=True, slots=True)
class Term:
    english: re.Pattern[str]
    shown: str
    stems: tuple[str, ...]
    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Glossary:
    terms: tuple[Term, ...]
    said_otherwise: frozenset[str]  # keys and clauses that say a term in another way
    same: frozenset[str]  # keys that say just what English says, on purpose

    def not_kept(self, key: str, file: str, english: str, translation: str) -> Iterator[str]:
        for term in self.terms if key not in self.said_otherwise else ():
            if term.files != ("all",) and LESSONS.sub(r"\1", file) not in term.files:
                continue
            if term.english.search(english) and not any(stem in translation.lower() for stem in term.stems):
                yield f"“{term.shown}” is not said as the glossary says: {', '.join(term.stems)}"

    def names(self) -> frozenset[str]:
        """Words that are the same in both languages."""
        return frozenset(term.shown.lower() for term in self.terms if term.shown.lower() in term.stems)


def glossary(folder: Path) -> Glossary:
    path = folder / "TERMS.md"
    text = path.read_text("utf-8") if path.exists() else ""
    rows = [row for line in text.splitlines() if (row := ROW.fullmatch(line.strip()))]
    terms = tuple(
        Term(
            re.compile(rf"(?<!\w){re.escape(shown)}(?:s|es)?(?!\w)", re.IGNORECASE),
            shown,
            _parts(row["stems"].lower()),
            _parts(row["files"]),
        )
        for row in rows[1:]
        if set(shown := row["english"].strip()) - set(":- ")
    )
    listed = {found["kind"]: _parts(found["keys"].lower()) for found in EXCEPTIONS.finditer(text)}
    return Glossary(terms, frozenset(listed.get("Said otherwise", ())), frozenset(listed.get("Same in English", ())))


def _parts(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip().strip("`") for part in text.split(","))))


def broken_terms(english: Catalogue, translated: Catalogue, terms: Glossary) -> Iterator[tuple[str, str]]:
    """Keys, and what is wrong with them."""
    for key, entry in english.entries.items():
        if key in translated.entries and key not in TITLES:
            found = terms.not_kept(key.lower(), entry.file, english.words(key), translated.words(key))
            yield from ((key, fault) for fault in found)


# The faults


CODE: Final = re.compile(r"`[^`]*`|/\w+|https?:\S+|<[^>]*>|\b\w*[A-Z]{2,}\w*\b|\b\w*\d\w*\b")
WORD: Final = re.compile(r"[^\W\d_]{3,}")
LOOSE_SIGN: Final = {"fr": re.compile(r"\S [:;!?»]|« ")}  # a line could break there: it wants U+202F for the space
SAY_SOMETHING: Final = frozenset("01")  # of the numbers with a variant of their own; others may be worded like the rest


def faults(folder: Path, english: Path) -> Iterator[str]:
    """Everything that is wrong with the language in a folder."""
    source, found, terms = catalogue(english), catalogue(folder), glossary(folder)
    if not terms.terms:
        yield "TERMS.md: there is no glossary, or its table has other columns"
    yield from (f"{file}.ftl:{line}: Fluent can't read this" for file, line in found.junk)
    yield from (f"{key}: is there twice" for key in found.twice)
    yield from (f"{key}: is missing" for key in source.entries if key not in found.entries)
    yield from (f"{key}: English doesn't have it" for key in found.entries if key not in source.entries)
    commands = command_names(source, found)
    for key in (key for key in source.entries if key in found.entries):
        yield from (f"{key}: {fault}" for fault in _of_message(key, source, found, terms, folder.name))
        yield from (f"{key}: {fault}" for fault in unknown_commands(found.words(key), commands))
    yield from (f"{key}: {fault}" for key, fault in broken_terms(source, found, terms))
    keys = [key for key in source.entries if is_name(key, source.entries) and key in found.entries]
    names = Counter((key.rpartition("-")[0], found.words(key)) for key in keys)  # side by side or in one group
    yield from (f"two commands or options are called “{name}”" for (_, name), count in names.items() if count > 1)
    yield from of_documents(folder, source, found)
    books = {game: read(SEEDS / game / "rules.md") for game in GAMES}
    for game, original in books.items():
        yield from _of_rules(folder / "rules" / f"{game}.md", original, terms)
    known = {key.lower() for key in (*source.entries, *(each.id for book in books.values() for each in book.clauses))}
    yield from (f"TERMS.md: there is no {key}" for key in sorted((terms.said_otherwise | terms.same) - known))


def _of_message(key: str, source: Catalogue, found: Catalogue, terms: Glossary, language: str) -> Iterator[str]:
    yield from _unlike(needs(source.entries[key].pattern), needs(found.entries[key].pattern), language)
    as_is = key.lower() in terms.same or key in TITLES
    if not as_is and found.words(key) == source.words(key) and _worded(source.words(key), terms):
        yield f"still English: {' '.join(source.words(key).split())}"
    yield from _too_long(key, source, found)
    if language in LOOSE_SIGN and (loose := LOOSE_SIGN[language].search("\n".join(found.spoken(key, lambda _: "x")))):
        yield f"“{loose[0]}” wants a narrow no-break space, U+202F"


def _unlike(wanted: Needs, given: Needs, language: str) -> Iterator[str]:
    """Variables and variants that a translation has and English hasn't, or the other way round."""
    variables = wanted.placed | wanted.chosen
    yield from (f"{{ ${name} }} isn't known here" for name in sorted((given.placed | given.chosen) - variables))
    yield from (f"{{ ${name} }} isn't said" for name in sorted(wanted.placed - wanted.chosen - given.placed))
    yield from (f"[{name}] is missing" for name in sorted(wanted.words - given.words))
    if wanted.words:  # elsewhere a language may tell words apart, such as by their gender
        yield from (f"[{name}] is no variant of the English" for name in sorted(given.words - wanted.words))
    yield from (f"[{number}] is missing" for number in sorted((wanted.numbers & SAY_SOMETHING) - given.numbers))
    used = Locale(language).plural_form.tags | {"other"}
    yield from (f"[{name}] isn't a plural of this language" for name in sorted(given.plurals - used))
    if given.plurals & (used - {"other"}) and "one" in used - given.plurals:
        yield "[one] is missing"


def _worded(text: str, terms: Glossary) -> bool:
    """Whether it has words that a translation would change: not codes, and not names or terms that stay as they are."""
    plain = CODE.sub(" ", text)
    for name in terms.names():
        plain = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", plain, flags=re.IGNORECASE)
    return WORD.search(plain) is not None


def _too_long(key: str, source: Catalogue, found: Catalogue) -> Iterator[str]:
    if is_name(key, source.entries):
        name = found.words(key)
        if name != name.lower() or not COMMAND_NAME.fullmatch(name):
            yield f"“{name}” can't name a command or an option: one word in lower case, at most 32 characters"
    elif place := place_of(key):
        said = found.spoken(key, lambda _: "x" * ROOM)
        longest = max(columns(line) for text in said for line in text.split("\n"))
        if longest > place.most:
            yield f"{longest} characters, but {place.called} has room for {place.most}"
    if most := most_of_a_line(key):
        longest = max(len(line) for text in found.spoken(key, lambda _: "…") for line in text.split("\n"))
        if longest > most * LONGER:
            yield f"a line of {longest} characters, but {most * LONGER:.0f} is the most here"


def _of_rules(path: Path, book: Digest, terms: Glossary) -> Iterator[str]:
    name = f"rules/{path.name}"
    if not path.exists():
        yield f"{name}: is missing"
        return
    translated, originals = read(path), book.clauses
    clauses = translated.clauses
    if _marks(translated.credit) != _marks(book.credit):
        yield f"{name}: the first paragraph has other marks than the English"
    if [each.id for each in clauses] != [each.id for each in originals]:
        yield f"{name}: {_first_apart([each.id for each in clauses], [each.id for each in originals])}"
    by_id = {each.id: each for each in clauses}
    for original in (each for each in originals if each.id in by_id):
        clause = by_id[original.id]
        if (clause.mark, _marks(clause.text)) != (original.mark, _marks(original.text)):
            yield f"{name}, {clause.id}: a mark such as *(house rule)* isn't where English has it"
        if clause.text == original.text:
            yield f"{name}, {clause.id}: still English"
        said = terms.not_kept(clause.id.lower(), path.stem, MARK.sub("", original.text), MARK.sub("", clause.text))
        yield from (f"{name}, {clause.id}: {fault}" for fault in said)


def _marks(text: str) -> list[str]:
    """The marks in a text."""
    return MARK.findall(text)


def _first_apart(given: list[str], wanted: list[str]) -> str:
    """Where the clauses stop being the same."""
    at = next((at for at, (one, other) in enumerate(zip(given, wanted, strict=False)) if one != other), len(given))
    return (
        f"clause {at + 1} is {(*given, 'none')[min(at, len(given))]} and not {(*wanted, 'none')[min(at, len(wanted))]}"
    )


# The documents of a language, locale/<language>/documents/, and the commands that its texts name


ROOT: Final = Path(__file__).parents[2]  # where the English ones are
POINT_BY_POINT: Final = ("PRIVACY.md", "TERMS.md")
README: Final = "README.md"  # may be shorter, but has the same pictures
BLOCK: Final = re.compile(r"^( *)(#+|\||-|\d)(?=[ .-])", re.MULTILINE)  # a heading, a row or a point
PICTURE: Final = re.compile(r"docs/pictures/[\w-]+\.\w+")
COMMAND: Final = re.compile(r"`/([^`:]+)")  # up to its options


def of_documents(folder: Path, source: Catalogue, found: Catalogue) -> Iterator[str]:
    """Everything that is wrong with them."""
    names = command_names(source, found)
    for name in (*POINT_BY_POINT, README):
        path = folder / "documents" / name
        if not path.exists():
            yield f"documents/{name}: is missing"
            continue
        text, english = path.read_text("utf-8"), (ROOT / name).read_text("utf-8")
        if name in POINT_BY_POINT and _blocks(text) != _blocks(english):
            yield f"documents/{name}: has other headings, rows or points than the English"
        if name == README and PICTURE.findall(text) != PICTURE.findall(english):
            yield f"documents/{name}: has other pictures than the English"
        known = names | command_names(source, source) if name == README else names  # `play.py` starts in English
        yield from (f"documents/{name}: {fault}" for fault in unknown_commands(text, known))


def _blocks(text: str) -> list[str]:
    return [indent + "1" * kind.isdigit() + kind.strip("0123456789") for indent, kind in BLOCK.findall(text)]


def command_names(source: Catalogue, found: Catalogue) -> frozenset[str]:
    """Commands as people type them: "play", "admin setup"."""
    keys = {key for key in source.entries if key.startswith("command-") and is_name(key, source.entries)}
    return frozenset(_typed(key, keys, found) for key in keys & found.entries.keys())


def _typed(key: str, keys: set[str], found: Catalogue) -> str:
    group = key.rpartition("-")[0]
    return f"{found.words(group)} {found.words(key)}" if group in keys else found.words(key)


def unknown_commands(text: str, names: frozenset[str]) -> Iterator[str]:
    groups = {name.split()[0] for name in names if " " in name}
    for typed in dict.fromkeys(COMMAND.findall(text)):
        first, *more = typed.split()
        if first not in names or (first in groups and more and f"{first} {more[0]}" not in names):
            yield f"there is no command /{typed}"
