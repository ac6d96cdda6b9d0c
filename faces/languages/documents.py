"""The documents of a language, locale/<language>/documents/, and the commands that its texts name."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from faces.languages.catalogue import Catalogue
from faces.languages.places import is_name

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
        known = names | command_names(source, source) if name == README else names  # `make play` starts in English
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
