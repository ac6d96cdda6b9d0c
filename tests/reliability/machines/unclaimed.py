"""The bot as it is, on a database that it takes for its own: nothing is claimed. For the negative control only."""

import sys

import bot
from storage.postgres import Postgres

Postgres.shared = False

if __name__ == "__main__":
    sys.exit(bot.run())
