"""The grammar of custom ids, and the check of what comes in: whether Discord would ever send it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import discord
from discord import AppCommandOptionType, app_commands

from dojo.errors import DojoError

BUTTON, LIST, CHANNELS, ROLES = "", "+", "#", "&"  # sigils; a modal has none, like a button
COMPONENT_TYPES: Final = {BUTTON: 2, LIST: 3, CHANNELS: 8, ROLES: 6}  # Discord's
GRAMMAR: Final = re.compile(r"(?P<sigil>[+#&]?)(?P<verb>[a-z]+)/(?P<subject>[\w-]*)/(?P<rest>.*)")


class CustomId(NamedTuple):
    sigil: str
    verb: str
    subject: str
    rest: str


def custom_id(verb: str, subject: str, rest: str = "", sigil: str = BUTTON) -> str:
    return f"{sigil}{verb}/{subject}/{rest}"


def parse_custom_id(text: str) -> CustomId | None:
    """None if it is none of ours."""
    found = GRAMMAR.fullmatch(text)
    return CustomId(**found.groupdict()) if found else None


# Rejects forged interactions: commands and controls that Discord would never send, checked before they are served.

Option: TypeAlias = Mapping[str, Any]
Command: TypeAlias = app_commands.Command[Any, Any, Any]

MAX_CUSTOM_ID_CHARS: Final = 100  # characters of a custom id
VALUE_TYPES: Final[dict[AppCommandOptionType, tuple[type, ...]]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
    AppCommandOptionType.number: (int, float),
    AppCommandOptionType.user: (str,),
}
MENU_TARGETS: Final = {2: "users", 3: "messages"}  # types of menus, and where Discord says what they were opened on
SUBCOMMAND_TYPES: Final = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)


class Forged(DojoError):
    """None of our commands or controls could have sent this."""

    key = "error-bad-value"


# Commands


def find_command(
    tree: app_commands.CommandTree[Any], data: Mapping[str, Any]
) -> tuple[Command | None, Sequence[Option]]:
    """The command that is meant, or None, and the options given."""
    found: Any = tree.get_command(str(data.get("name")))
    options: Sequence[Option] = data.get("options") or ()
    while isinstance(found, app_commands.Group):
        inner = next((option for option in options if option.get("type") in SUBCOMMAND_TYPES), None)
        found, options = (found.get_command(str(inner["name"])), inner.get("options") or ()) if inner else (None, ())
    return (found if isinstance(found, app_commands.Command) else None), options


def is_complete(command: Command, options: Sequence[Option], resolved: Mapping[str, Any]) -> bool:
    """Whether a command has all required options, no unknown ones, and valid values."""
    known = {parameter.display_name: parameter for parameter in command.parameters}
    given = {str(option.get("name")): option for option in options}
    needed = {name for name, parameter in known.items() if parameter.required}
    return needed <= given.keys() <= known.keys() and all(fits(known[name], given[name], resolved) for name in given)


def fits(parameter: app_commands.Parameter, option: Option, resolved: Mapping[str, Any]) -> bool:
    value = option.get("value")
    if option.get("type") != parameter.type.value or not isinstance(value, VALUE_TYPES.get(parameter.type, (object,))):
        return False
    if parameter.type is AppCommandOptionType.user:
        return value in resolved.get("users", {})
    offered = [choice.value for choice in parameter.choices]
    return not offered or value in offered


def is_completable(command: Command, options: Sequence[Option]) -> bool:
    """Whether the option being typed has autocompletion, and the others belong to the command."""
    known = {parameter.display_name: parameter for parameter in command.parameters}
    if any(not has_right_type(known.get(str(option.get("name"))), option) for option in options):
        return False
    return any(known[str(option["name"])].autocomplete for option in options if option.get("focused"))


def has_right_type(parameter: app_commands.Parameter | None, option: Option) -> bool:
    """During autocompletion values may be invalid, but they have the right type."""
    if parameter is None or option.get("type") != parameter.type.value:
        return False
    return parameter.type is not AppCommandOptionType.string or isinstance(option.get("value"), str)


def command_error(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any]) -> Exception | None:
    """The error of an invalid command or autocompletion; None if it is valid."""
    data: Any = interaction.data
    if data.get("type") in MENU_TARGETS:
        return menu_error(tree, interaction)
    command, options = find_command(tree, data)
    if command is None or data.get("type", 1) != 1:
        return Forged()
    if interaction.type is discord.InteractionType.autocomplete:
        return None if is_completable(command, options) else Forged()
    if not is_offered_here(command.root_parent or command, interaction):
        return app_commands.NoPrivateMessage()
    return None if is_complete(command, options, data.get("resolved") or {}) else Forged()


def menu_error(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any]) -> Exception | None:
    """The error of an invalid choice in the menu of a person or message; None if it is valid."""
    data: Any = interaction.data
    menu: Any = tree.get_command(str(data.get("name")), type=discord.AppCommandType(data["type"]))
    targets = (data.get("resolved") or {}).get(MENU_TARGETS[data["type"]], {})
    if menu is None or data.get("target_id") not in targets:
        return Forged()
    return None if is_offered_here(menu, interaction) else app_commands.NoPrivateMessage()


def is_offered_here(command: Any, interaction: discord.Interaction[Any]) -> bool:
    """A command for servers may be offered among people, too."""
    contexts = command.allowed_contexts
    return interaction.guild_id is not None or not command.guild_only or bool(contexts and contexts.private_channel)


# Controls


def clicked_component(interaction: discord.Interaction[Any]) -> Any | None:
    """The control that was clicked, as it is on the message; None if the message has no such control."""
    data: Any = interaction.data
    clicked = (data.get("component_type"), data.get("custom_id"))
    parts = walk_components(interaction.message.components if interaction.message else ())
    return next((part for part in parts if (part.type.value, getattr(part, "custom_id", None)) == clicked), None)


def walk_components(parts: Sequence[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from walk_components(getattr(part, "children", ()))
        if accessory := getattr(part, "accessory", None):
            yield accessory


def is_ours(interaction: discord.Interaction[Any]) -> bool:
    """Whether a control is ours: a well-formed id of the right type, on the message, and what was picked is here."""
    data: Any = interaction.data
    id = str(data.get("custom_id"))
    found = parse_custom_id(id) if len(id) <= MAX_CUSTOM_ID_CHARS else None
    return (
        found is not None
        and data.get("component_type") == COMPONENT_TYPES[found.sigil]
        and (part := clicked_component(interaction)) is not None
        and are_here(found.sigil, interaction, part)
    )


def are_here(sigil: str, interaction: discord.Interaction[Any], part: Any) -> bool:
    """Whether what was picked from a list of channels or roles is of this server. `resolved` could be forged, too."""
    data: Any = interaction.data
    guild = interaction.guild
    picked, here = set(data.get("values") or ()), set[str]()
    if sigil == CHANNELS and guild:
        here = {str(channel.id) for channel in guild.channels if channel.type in part.channel_types}
    elif sigil == ROLES and guild:
        here = {str(role.id) for role in guild.roles}
    return sigil not in {CHANNELS, ROLES} or picked <= here
