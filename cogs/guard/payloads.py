"""What Discord would never send, but somebody may: told apart before anything else looks at it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import AppCommandOptionType, app_commands

from dojo.errors import DojoError

Option: TypeAlias = Mapping[str, Any]
Command: TypeAlias = app_commands.Command[Any, Any, Any]

CONTROL: Final = re.compile(r"(?P<sigil>[+#&]?)[a-z]+/[\w-]*/.*")
LOOKS: Final = {"": 2, "+": 3, "#": 8, "&": 6}  # button, list, channels, roles
LONGEST: Final = 100  # characters of a custom id
TYPED: Final[dict[AppCommandOptionType, tuple[type, ...]]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
    AppCommandOptionType.number: (int, float),
    AppCommandOptionType.user: (str,),
}
NESTED: Final = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)


class Forged(DojoError):
    """None of our commands or controls is like that."""

    key = "error-bad-value"


# Commands


def called(tree: app_commands.CommandTree[Any], data: Mapping[str, Any]) -> tuple[Command | None, Sequence[Option]]:
    """The command that is meant, and what was filled in."""
    found: Any = tree.get_command(str(data.get("name")))
    options: Sequence[Option] = data.get("options") or ()
    while isinstance(found, app_commands.Group):
        inner = next((option for option in options if option.get("type") in NESTED), None)
        found, options = (found.get_command(str(inner["name"])), inner.get("options") or ()) if inner else (None, ())
    return (found if isinstance(found, app_commands.Command) else None), options


def filled_in(command: Command, options: Sequence[Option], resolved: Mapping[str, Any]) -> bool:
    """Whether a command has everything it needs, and nothing that it does not know."""
    known = {parameter.display_name: parameter for parameter in command.parameters}
    given = {str(option.get("name")): option for option in options}
    needed = {name for name, parameter in known.items() if parameter.required}
    return needed <= given.keys() <= known.keys() and all(fits(known[name], given[name], resolved) for name in given)


def fits(parameter: app_commands.Parameter, option: Option, resolved: Mapping[str, Any]) -> bool:
    value = option.get("value")
    if option.get("type") != parameter.type.value or not isinstance(value, TYPED.get(parameter.type, (object,))):
        return False
    if parameter.type is AppCommandOptionType.user:
        return value in resolved.get("users", {})
    offered = [choice.value for choice in parameter.choices]
    return not offered or value in offered


def completed(command: Command, options: Sequence[Option]) -> bool:
    """Whether what is being typed is something that we complete, beside what the command knows."""
    known = {parameter.display_name: parameter for parameter in command.parameters}
    if any(not is_like(known.get(str(option.get("name"))), option) for option in options):
        return False
    return any(known[str(option["name"])].autocomplete for option in options if option.get("focused"))


def is_like(parameter: app_commands.Parameter | None, option: Option) -> bool:
    """What is filled in already may still be nonsense, but of its type."""
    if parameter is None or option.get("type") != parameter.type.value:
        return False
    return parameter.type is not AppCommandOptionType.string or isinstance(option.get("value"), str)


def mistaken(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any]) -> Exception | None:
    """What is wrong with a command, or with what is being typed, before anybody serves it."""
    data: Any = interaction.data
    command, options = called(tree, data)
    if command is None or data.get("type", 1) != 1:  # we have no menus
        return Forged()
    if interaction.type is discord.InteractionType.autocomplete:
        return None if completed(command, options) else Forged()
    if (command.root_parent or command).guild_only and interaction.guild_id is None:
        return app_commands.NoPrivateMessage()
    return None if filled_in(command, options, data.get("resolved") or {}) else Forged()


# Controls


def is_there(interaction: discord.Interaction[Any]) -> bool:
    """Whether the message that was clicked has such a control."""
    data: Any = interaction.data
    clicked = (data.get("component_type"), data.get("custom_id"))
    found = walked(interaction.message.components if interaction.message else ())
    return clicked in ((part.type.value, getattr(part, "custom_id", None)) for part in found)


def walked(parts: Sequence[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from walked(getattr(part, "children", ()))
        if accessory := getattr(part, "accessory", None):
            yield accessory


def is_ours(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody serves this: it reads like a control, looks like it, and stands where it was clicked."""
    data: Any = interaction.data
    id = str(data.get("custom_id"))
    found = CONTROL.fullmatch(id) if len(id) <= LONGEST else None
    return found is not None and data.get("component_type") == LOOKS[found["sigil"]] and is_there(interaction)
