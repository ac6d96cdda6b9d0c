"""Registration of commands: what they may look like. A command registered again keeps its id."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from simcord.backend import Backend, errors

Command = dict[str, Any]
CHAT_INPUT, SUBCOMMAND, GROUP = 1, 1, 2
ENTRY_POINT = 4  # the type of the one command that starts an application's Activity
NAME = re.compile(r"[-_'\w]{1,32}")
MOST_COMMANDS, MOST_OPTIONS, MOST_TEXT = 100, 25, 8000


def require_valid(commands: Sequence[Command]) -> None:
    chat = [command for command in commands if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    _require(len(chat) <= MOST_COMMANDS, 30032, "Maximum number of application commands reached (100)")
    names = [(command.get("name"), command.get("type", CHAT_INPUT)) for command in commands]
    _require(len(set(names)) == len(names), 50035, "Application command names must be unique")
    for command in chat:
        _require_node(command, str(command.get("name")))
        _require(
            len("".join(_texts(command))) <= MOST_TEXT, 50035, f"/{command['name']} is longer than 8000 characters"
        )


def _require(fine: bool, code: int, message: str) -> None:
    if not fine:
        raise errors.BackendError(400, code, message if code != 50035 else f"Invalid Form Body: {message}")


def _require_node(node: Command, where: str) -> None:
    _require_name(node.get("name"), where)
    _require(1 <= len(node.get("description") or "") <= 100, 50035, f"{where}: description must be 1 to 100 long")
    for locale, name in (node.get("name_localizations") or {}).items():
        _require_name(name, f"{where} ({locale})")
    for locale, text in (node.get("description_localizations") or {}).items():
        _require(1 <= len(text) <= 100, 50035, f"{where} ({locale}): description must be 1 to 100 long")
    _require_choices(node, where)
    _require_options(node.get("options") or [], where)


def _require_name(name: Any, where: str) -> None:
    """Names are lower case, in every script that has case."""
    fine = isinstance(name, str) and NAME.fullmatch(name) is not None and name == name.lower()
    _require(fine, 50035, f"{where}: APPLICATION_COMMAND_INVALID_NAME {name!r}")


def _require_choices(node: Command, where: str) -> None:
    choices = node.get("choices") or []
    _require(len(choices) <= MOST_OPTIONS, 50035, f"{where}: more than 25 choices")
    _require(not (choices and node.get("autocomplete")), 50035, f"{where}: choices and autocomplete exclude each other")
    for choice in choices:
        _require(1 <= len(str(choice.get("name", ""))) <= 100, 50035, f"{where}: a choice's name must be 1 to 100 long")


def _require_options(options: Sequence[Command], where: str) -> None:
    _require(len(options) <= MOST_OPTIONS, 50035, f"{where}: more than 25 options")
    names = [option.get("name") for option in options]
    _require(len(set(names)) == len(names), 50035, f"{where}: option names must be unique")
    needed = [bool(option.get("required")) for option in options]
    _require(needed == sorted(needed, reverse=True), 50035, f"{where}: required options must come first")
    for option in options:
        _require_node(option, f"{where} {option.get('name')}")


def _texts(node: Command) -> Iterator[str]:
    yield from (str(node.get(name) or "") for name in ("name", "description"))
    for choice in node.get("choices") or []:
        yield f"{choice['name']}{choice['value']}"
    for option in node.get("options") or []:
        yield from _texts(option)


def require_entry_point(commands: Sequence[Command]) -> None:
    kept = any(command.get("type") == ENTRY_POINT for command in commands)
    _require(kept, 50240, "The entry point command is missing (the text is the sandbox's own)")


def keep_entry_point(world: Backend) -> None:
    """Discord creates the command when Activities are switched on."""
    commands = list(world.commands.get(None, {}).values())
    if not any(command["type"] == ENTRY_POINT for command in commands):
        register(world, None, [*commands, {"name": "launch", "type": ENTRY_POINT, "handler": 2}])


def register(world: Backend, guild: int | None, commands: Sequence[Command]) -> list[Command]:
    before = world.commands.get(guild, {})
    kept = [_kept(world, guild, command, before.get(key_of(command))) for command in commands]
    world.commands[guild] = {key_of(command): command for command in kept}
    return kept


def key_of(command: Command) -> tuple[str, int]:
    return command["name"], command.get("type") or CHAT_INPUT


def _kept(world: Backend, guild: int | None, command: Command, before: Command | None) -> Command:
    said = {name: value for name, value in command.items() if value is not None}
    if "default_member_permissions" in said:  # accepted as a number, returned as text
        said["default_member_permissions"] = str(said["default_member_permissions"])
    return {
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        "dm_permission": True,
        **said,
        "type": command.get("type") or CHAT_INPUT,
        "id": before["id"] if before else str(world.snowflake()),
        "version": str(world.snowflake()),
        "application_id": str(world.application_id),
        **({"guild_id": str(guild)} if guild is not None else {}),
    }
