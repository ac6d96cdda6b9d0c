"""What can be asked of `python bot.py` at a shell: to run the bot, or one command in its place."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path


def parse_arguments(words: Sequence[str]) -> Namespace:
    """Its `command` is None where the bot is to run. Exits with 2 and says what there is if it isn't understood."""
    parser = ArgumentParser("python bot.py", description="Run the bot, or one of these commands in its place.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, nargs="?", help="default: beside the database, with the time in its name")
    restore = commands.add_parser("restore", help="put a copy in the database's place")
    restore.add_argument("file", type=Path, help="a copy that backup has made")
    commands.add_parser("check", help="say which settings are missing before Discord lists the bot")
    commands.add_parser("terms", help="print the terms of service, with your name in them")
    commands.add_parser("privacy", help="print the privacy policy, with your name in it")
    return parser.parse_args(words)
