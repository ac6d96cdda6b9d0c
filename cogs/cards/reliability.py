"""How reliably a player moves in time, in words."""

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.people.reliability import Habits
from faces.core import Say


def typical_wait(habits: Habits, say: Say) -> str:
    """How long the player usually takes, roughly."""
    if habits.wait < 0.9 * HOUR:
        return say("wait-minutes", count=max(1, round(habits.wait / MINUTE)))
    if habits.wait < 1.5 * DAY:
        return say("wait-hours", count=max(1, round(habits.wait / HOUR)))
    return say("wait-days", count=round(habits.wait / DAY))


def reliability_sentence(habits: Habits, say: Say) -> str:
    if not habits.known:
        return say("habits-new")
    return say("habits-known", wait=typical_wait(habits, say), share=habits.share)


def reliability_suffix(habits: Habits, say: Say) -> str:
    """The text behind a name; empty for newcomers."""
    if not habits.known:
        return ""
    return f" · {say('habits-short', wait=typical_wait(habits, say), share=habits.share)}"
