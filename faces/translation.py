"""Everything the bot says, read from locale/ by Project Fluent, with one speaker for each language."""

import logging
import re
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

log = logging.getLogger("hikyaku.translation")
LOCALES = Path(__file__).parents[1] / "locale"
FALLBACK = "en"
ENTRY: Final = re.compile(
    r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![\w#-]).*)*", re.MULTILINE
)  # of a file: one message or term
PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s])\s*")  # an entry of one line with nothing to fill in
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
KEPT: Final = 1024  # texts of one language; most are needed again soon, and Fluent is slow


class Language:
    """The messages of one language. Fluent parses slowly, and most are never said, so each is parsed when it is.

    Files, too, are read when something is first looked for in them: a message first of all in the file in which the
    language `like` has it, and then in all others.
    """

    def __init__(self, locale: str, like: "Language | None" = None) -> None:
        self._locale = locale
        self._made: FluentBundle | None = None
        self._making = Lock()
        self._unread = {path.name: path for path in sorted((LOCALES / locale).glob("*.ftl"))}
        self._files: dict[str, str] = {}  # the name of the file that has a message
        self._unparsed: dict[str, bytes] = {}  # as in the file, which takes half as much memory as text
        self._like = like

    @property
    def _bundle(self) -> FluentBundle:
        """Made when there is first something to fill in: the plurals and dates of a language take nearly a megabyte."""
        with self._making:
            if self._made is None:
                # Isolation marks would show as boxes in code blocks and count as characters of a label.
                self._made = FluentBundle([self._locale], use_isolating=False)
        return self._made

    def __contains__(self, key: str) -> bool:
        return self.file_of(key) is not None

    def file_of(self, key: str) -> str | None:
        if key not in self._files:
            expected = self._like.file_of(key) if self._like else None
            for name in (*([expected] if expected else []), *list(self._unread)):
                self._read(name)
                if key in self._files:
                    break
        return self._files.get(key)

    def _read(self, name: str) -> None:
        """Two threads may do it twice, to the same effect."""
        path = self._unread.get(name)
        for found in ENTRY.finditer(path.read_text("utf-8")) if path else ():
            self._unparsed[found[1]] = found[0].encode()
            self._files[found[1]] = name
        self._unread.pop(name, None)

    def format(self, key: str, facts: dict[str, str | int]) -> str:
        """What Fluent makes of the message; it isn't asked where that is what the file says."""
        if plain := PLAIN.fullmatch(self._unparsed.get(key, b"").decode()):
            return plain[1]
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def _parse(self, key: str) -> None:
        """Also the messages and terms that this one refers to. Two threads may do it twice, to the same effect."""
        found = self._unparsed.get(key) if key in self else None
        if found is not None:
            text = found.decode()
            for other in REFERENCE.findall(text):
                self._parse(other)
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
            self._unparsed.pop(key, None)


class Speaker:
    """One language. Messages it lacks come from English; a key that is in neither is our bug and raises KeyError."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._languages = [_language(locale)] if locale == FALLBACK else [_language(locale), _language(FALLBACK)]
        self._said = lru_cache(KEPT)(self._say)
        self._missed: set[str] = set()  # keys that have been logged as missing

    def __call__(self, key: str, /, **facts: str | int) -> str:
        return self._said(key, *facts.items())

    def _say(self, key: str, *facts: tuple[str, str | int]) -> str:
        for language in self._languages:
            if key in language:
                return language.format(key, dict(facts))
            self._miss(key)
        raise KeyError(key)

    def _miss(self, key: str) -> None:
        if key not in self._missed:
            self._missed.add(key)
            log.warning("message missing", extra={"language": self.locale, "key": key})

    def has(self, key: str, /) -> bool:
        return any(key in language for language in self._languages)

    def __repr__(self) -> str:
        return f"Speaker({self.locale!r})"


@cache
def _language(locale: str) -> Language:
    return Language(locale, None if locale == FALLBACK else _language(FALLBACK))


@cache
def languages() -> tuple[str, ...]:
    """The languages we have words for, English first."""
    found = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def speaker(locale: str) -> Speaker:
    """The speaker for a locale as Discord names it ("es-ES", "de"), for its language, or else for English."""
    known = languages()
    language = locale.split("-")[0]
    return _speaker(next((name for name in (locale, language) if name in known), FALLBACK))


@cache
def _speaker(locale: str) -> Speaker:
    return Speaker(locale)
