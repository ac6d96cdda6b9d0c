"""The bot with a leak: with every click something is kept for ever."""

import asyncio
import os
import sys
from typing import Any

from cogs.interactions import controls
from tests.proofs.shared.patching import patched
from tests.proofs.soak import collecting_bot

SIZE = 64_000  # bytes a click
KEPT: list[Any] = []


def leaking(serve: Any) -> Any:
    async def served(*words: Any, **given: Any) -> None:
        forever = asyncio.create_task(asyncio.Event().wait())
        KEPT.append((os.urandom(SIZE), os.dup(0), forever))
        await serve(*words, **given)

    return served


if __name__ == "__main__":
    with patched(controls, "serve", leaking(controls.serve)):
        status = collecting_bot.main()
    sys.exit(status)
