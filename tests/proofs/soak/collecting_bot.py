"""The bot, with its garbage collected before each sample: a short run is over before Python collects by itself."""

import gc
import sys
from collections.abc import Iterator
from typing import Any

import bot
from cogs.process.metrics import GaugeCollector


def collecting(collect: Any) -> Any:
    def collected(gauges: GaugeCollector) -> Iterator[Any]:
        gc.collect()
        return collect(gauges)

    return collected


def main() -> int:
    GaugeCollector.collect = collecting(GaugeCollector.collect)  # type: ignore[method-assign]
    return bot.run()


if __name__ == "__main__":
    sys.exit(main())
