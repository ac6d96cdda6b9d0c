"""The digest of each rulebook in each language: clauses with ids, in sections, to search and to quote."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from faces.translation import LOCALES

SEEDS = Path(__file__).parents[1] / "seeds"
CLAUSE = re.compile(r"- \*\*(?P<id>[\w./-]+)\*\* (?:\*\((?P<mark>house \w+|two readings)\)\* )?(?P<text>.+)", re.DOTALL)

MARK = re.compile(r"\*\((house \w+|two readings)\)\*")  # within a clause
SENTENCE = re.compile(r"(?<=[.!?]) |(?<=。)")  # where one ends


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    section: str
    text: str
    mark: str | None = None  # "house rule" or "house content": ours, not the rulebook's; or "two readings" of it


@dataclass(frozen=True, slots=True)
class Digest:
    credit: str
    clauses: tuple[Clause, ...]

    @property
    def source(self) -> str:
        """The first sentence of the credit: who made the game."""
        return SENTENCE.split(self.credit, maxsplit=1)[0]

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(clause.section for clause in self.clauses))

    def search(self, words: str) -> tuple[Clause, ...]:
        """Clauses that have all of these words in their id, section or text."""
        wanted = words.lower().split()
        return tuple(
            clause
            for clause in self.clauses
            if all(word in f"{clause.id} {clause.section} {clause.text}".lower() for word in wanted)
        )


@cache
def digest(game: str, locale: str) -> Digest:
    """In this language; in English if it hasn't been translated."""
    translated = LOCALES / locale / "rules" / f"{game}.md"
    return read(translated if translated.exists() else SEEDS / game / "rules.md")


def read(path: Path) -> Digest:
    head, *chapters = re.split(r"^## ", path.read_text("utf-8"), flags=re.MULTILINE)
    credit = " ".join(line for line in head.splitlines()[1:] if line.strip())
    return Digest(credit, tuple(clause for chapter in chapters for clause in _clauses(chapter)))


def _clauses(chapter: str) -> list[Clause]:
    section, _, body = chapter.partition("\n")
    items = [" ".join(item.split()) for item in re.split(r"^(?=- )", body, flags=re.MULTILINE)]
    found = [match for item in items if (match := CLAUSE.fullmatch(item))]
    return [Clause(each["id"], section.strip(), each["text"], each["mark"]) for each in found]
