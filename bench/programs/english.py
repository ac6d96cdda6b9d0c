"""The bot as it is, but with English as its only language: python -m bench.programs.english."""

import runpy

from faces import translation


def forget_languages() -> None:
    translation.languages = lambda: (translation.FALLBACK,)  # type: ignore[assignment]


if __name__ == "__main__":
    forget_languages()
    runpy.run_path("bot.py", run_name="__main__")
