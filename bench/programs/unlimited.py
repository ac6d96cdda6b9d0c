"""The bot as ever, but a person may open any number of lobbies in an hour: python -m bench.programs.unlimited."""

import runpy

from dojo import limits


def lift_limits() -> None:
    limits.LOBBIES_AN_HOUR = 10**9  # type: ignore[misc]


if __name__ == "__main__":
    lift_limits()
    runpy.run_path("bot.py", run_name="__main__")
