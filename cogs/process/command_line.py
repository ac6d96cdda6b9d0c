"""What can be asked of `python bot.py` at a shell: to run the bot, or one command in its place."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cogs.process import ConfigError


def parse_arguments(words: Sequence[str]) -> Namespace:
    """Its `command` is None where the bot is to run. Exits with 2 and says what there is if it isn't understood."""
    parser = ArgumentParser("python bot.py", description="Run the bot, or one of these commands in its place.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, nargs="?", help="default: beside the database, with the time in its name")
    restore = commands.add_parser("restore", help="put a copy in the database's place")
    restore.add_argument("file", type=Path, help="a copy that backup has made")
    move = commands.add_parser("move", help="copy everything into another database, SQLite or PostgreSQL")
    move.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    move.add_argument("target", metavar="TO", help="another one, which is empty or doesn't exist yet")
    check = commands.add_parser("check", help="look at the token, the database, the disk, the clock and the time zones")
    check.add_argument("--listing", action="store_true", help="which settings Discord wants before it lists the bot")
    commands.add_parser("terms", help="print the terms of service, with your name in them")
    commands.add_parser("privacy", help="print the privacy policy, with your name in it")
    return parser.parse_args(words)


# What Discord asks for before it lists or verifies a bot: what the host has not set, and the terms to publish

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = {"terms": "TERMS.md", "privacy": "PRIVACY.md"}
NAMED: Final = ("operator", "contact", "terms_since", "minimum_age")  # settings that the documents name
ASKED: Final = (*NAMED, "source_url", "support_url", "terms_url", "privacy_url")
PORTAL: Final = "USER_INSTALL is on: tick User Install on the Installation page of your application."
HEAD: Final = """{title}

This copy of Hikyaku is run by {operator}. You can reach them at {contact}. What stands here holds from {terms_since}.
You must be at least {minimum_age} years old, and old enough to use Discord in your country.
"""


def check_listing(chosen: Mapping[str, Any]) -> str:
    """Raises `ConfigError` if a setting is missing. What to tick in the portal is only a note: we can't see it."""
    note = f"\n{PORTAL}" if chosen.get("user_install") else ""
    if missing := missing_settings(("discord_token", *ASKED), chosen):
        raise ConfigError(f"Not set: {', '.join(missing)}. docs/directory.md says what each is for.{note}")
    return f"Every setting that docs/directory.md asks for is there.{note}"


def document(name: str, chosen: Mapping[str, Any]) -> str:
    """The document, with who publishes it. Raises `ConfigError` if that isn't set."""
    if missing := missing_settings(NAMED, chosen):
        raise ConfigError(f"Set {', '.join(missing)} first: the document names them.")
    title, _, rest = (ROOT / DOCUMENTS[name]).read_text("utf-8").partition("\n")
    return HEAD.format(title=title, **{key: chosen[key] for key in NAMED}) + rest


def missing_settings(names: Sequence[str], chosen: Mapping[str, Any]) -> list[str]:
    return [name.upper() for name in names if not chosen[name]]
