"""Everything the bot says, read from locale/ by Project Fluent, with one speaker for each language."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[1] / "locale"
FALLBACK = "en"
KEPT: Final = 1024  # texts of one language; most are needed again soon, and Fluent is slow


class Speaker:
    """One language. Messages it lacks come from English; a key that is in neither is our bug and raises KeyError."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundles = [_bundle(locale)] if locale == FALLBACK else [_bundle(locale), _bundle(FALLBACK)]
        self._said = lru_cache(KEPT)(self._say)

    def __call__(self, key: str, /, **facts: str | int) -> str:
        return self._said(key, *facts.items())

    def _say(self, key: str, *facts: tuple[str, str | int]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                return _format(bundle, key, dict(facts))
        raise KeyError(key)

    def has(self, key: str, /) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __repr__(self) -> str:
        return f"Speaker({self.locale!r})"


def _format(bundle: FluentBundle, key: str, facts: dict[str, str | int]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise errors[0]
    return str(text)


def _bundle(locale: str) -> FluentBundle:
    # Isolation marks would show as boxes in code blocks and count as characters of a label.
    bundle = FluentBundle([locale], use_isolating=False)
    for path in sorted((LOCALES / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


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
