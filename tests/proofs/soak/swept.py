"""The bot, with its waste collected before each look at it: for runs too short for Python to get round to it by itself.

What is left is what is kept. The front door tells the collector to come seldom, and some megabytes come and go.
"""

import gc
import sys
from collections.abc import Iterator
from typing import Any

import bot
from cogs.process.metrics import GaugeCollector


def sweeping(collect: Any) -> Any:
    def collected(gauges: GaugeCollector) -> Iterator[Any]:
        gc.collect()
        return collect(gauges)

    return collected


def main() -> int:
    GaugeCollector.collect = sweeping(GaugeCollector.collect)  # type: ignore[method-assign]
    return bot.run()


if __name__ == "__main__":
    sys.exit(main())
