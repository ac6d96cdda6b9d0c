"""The bot as ever, without the limits that nobody but a benchmark reaches: python -m bench.programs.unlimited.

A person may open any number of lobbies in an hour, and the bot may send any number of messages in a second: it would
wait, since Discord takes no more than some 50, and it's the bot that is measured.
"""

import runpy

from cogs.guard import budget
from dojo import limits


def lift_limits() -> None:
    limits.LOBBIES_AN_HOUR = 10**9  # type: ignore[misc]
    budget.MOST_A_SECOND = 10**9  # type: ignore[misc]


if __name__ == "__main__":
    lift_limits()
    runpy.run_path("bot.py", run_name="__main__")
