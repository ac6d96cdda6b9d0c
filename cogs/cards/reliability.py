"""How reliably somebody answers, in plain words."""

from typing import Final

from dojo.people.reliability import Habits
from faces.core import Say

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def wait(habits: Habits, say: Say) -> str:
    """Roughly: nobody needs to know more."""
    if habits.wait < 0.9 * HOUR:
        return say("wait-minutes", count=max(1, round(habits.wait / MINUTE)))
    if habits.wait < 1.5 * DAY:
        return say("wait-hours", count=max(1, round(habits.wait / HOUR)))
    return say("wait-days", count=round(habits.wait / DAY))


def sentence(habits: Habits, say: Say) -> str:
    if not habits.known:
        return say("habits-new")
    return say("habits-known", wait=wait(habits, say), share=habits.share)


def beside(habits: Habits, say: Say) -> str:
    """Behind a name; of newcomers nothing is said."""
    if not habits.known:
        return ""
    return f" · {say('habits-short', wait=wait(habits, say), share=habits.share)}"
