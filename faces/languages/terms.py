"""The glossary of a language, locale/<language>/TERMS.md: how terms of art are said, and where that was not kept to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.games import GAMES
from faces.languages.catalogue import Catalogue
from faces.languages.places import GAME

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
    terms = tuple(_term(row) for row in rows[1:] if set(row["english"].strip()) - set(":- "))
    listed = {found["kind"]: _parts(found["keys"].lower()) for found in EXCEPTIONS.finditer(text)}
    return Glossary(terms, frozenset(listed.get("Said otherwise", ())), frozenset(listed.get("Same in English", ())))


def _term(row: re.Match[str]) -> Term:
    shown = row["english"].strip()
    return Term(
        re.compile(rf"(?<!\w){re.escape(shown)}(?:s|es)?(?!\w)", re.IGNORECASE),
        shown,
        _parts(row["stems"].lower()),
        _parts(row["files"]),
    )


def _parts(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip().strip("`") for part in text.split(","))))


def broken_terms(english: Catalogue, translated: Catalogue, terms: Glossary) -> Iterator[tuple[str, str]]:
    """Keys, and what is wrong with them."""
    for key, entry in english.entries.items():
        if key in translated.entries and key not in TITLES:
            found = terms.not_kept(key.lower(), entry.file, english.words(key), translated.words(key))
            yield from ((key, fault) for fault in found)
