"""The bot as it is, on a database that it takes for its own: nothing is claimed. For the negative control only."""

import sys

import bot
from dojo.outbox import Newsroom
from storage.postgres import Postgres


async def _at_once(_: Newsroom) -> int:
    """Whoever has a database alone waits for its own bell, and would hear of others' news by chance."""
    return 0


Postgres.shared = False
Newsroom.next_at = _at_once  # type: ignore[assignment, method-assign]

if __name__ == "__main__":
    sys.exit(bot.run())
