"""Commands as people enter them: by registered or localised names, with options typed and checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from simcord.backend.errors import OptionError
from simcord.backend.models import Channel
from simcord.interactions import validate_option_value

from sandbox.actions.reading import Refused
from sandbox.actions.resolved import resolve
from sandbox.world.installs import is_offered
from sandbox.world.people import Person
from sandbox.world.world import World

Spec = dict[str, Any]
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, NUMBER = 1, 2, 3, 4, 5, 10
SLASH, ON_PERSON, ON_MESSAGE = 1, 2, 3  # types of commands
BY_ID = (6, 7, 8, 9)
WORDS = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Invocation:
    """A command with its options, ready to be sent; `path` leads from the command to the subcommand."""

    command: Spec
    path: tuple[Spec, ...]
    options: list[Spec]
    resolved: dict[str, Any]
    target: str = ""  # for a context menu: the id of the person or message

    def data(self) -> dict[str, Any]:
        options = self.options
        for node in reversed(self.path):
            options = [{"name": node["name"], "type": node["type"], "options": options}]
        given = {"target_id": self.target} if self.target else {"options": options}
        data = {"id": self.command["id"], "name": self.command["name"], "type": self.command["type"], **given}
        guild = {"guild_id": self.command["guild_id"]} if "guild_id" in self.command else {}
        return data | guild | ({"resolved": self.resolved} if self.resolved else {})


class CommandFinder:
    """Finds and fills in commands for a person in a channel."""

    def __init__(self, world: World, person: Person, channel: Channel) -> None:
        self.world = world
        self.person = person
        self.channel = channel

    def commands(self) -> list[Spec]:
        return self._visible(SLASH)

    def menus(self) -> list[Spec]:
        """What the menus of people and messages offer."""
        return [*self._visible(ON_PERSON), *self._visible(ON_MESSAGE)]

    def _visible(self, kind: int) -> list[Spec]:
        found = [spec for spec in self._specs() if spec["type"] == kind and self._is_offered(spec)]
        return sorted(found, key=lambda spec: (spec["name"], int(spec["id"])))

    def _specs(self) -> list[Spec]:
        scopes = (self.channel.guild_id, None) if self.channel.guild_id is not None else (None,)
        return [spec for scope in scopes for spec in self.world.commands.get(scope, {}).values()]

    def _is_offered(self, spec: Spec) -> bool:
        return is_offered(self.world, self.person, self.channel, spec)

    def pick(self, name: str, target: int) -> Invocation:
        """A command of the context menu of a person or a message, whose id is the target."""
        message = self.world.messages[self.channel.id].get(target)
        if message is not None and not message.visible_to(self.person.id):
            raise Refused(f"There is no message {target} here.", 404)
        kind = ON_PERSON if message is None else ON_MESSAGE
        command = next((each for each in self.menus() if each["type"] == kind and self._is_called(each, name)), None)
        if command is None:
            raise Refused(f"There is no {name!r} in this menu.", 404)
        if message is None:
            resolved = resolve(self.world, self.channel, [str(target)])
        else:
            resolved = {"messages": {str(target): self.world.message_of(message)}}
        return Invocation(command, (), [], resolved, str(target))

    def invoke(self, name: str, given: Mapping[str, Any]) -> Invocation:
        command, path, declared = self._find(name)
        chosen = [(self._named(declared, key, name), value) for key, value in given.items() if value is not None]
        used = [option for option, _ in chosen]
        missing = [option["name"] for option in declared if option.get("required") and option not in used]
        if missing:
            raise Refused(f"/{name} needs the option '{missing[0]}'.")
        options = [_filled(name, option, value) for option, value in chosen]
        ids = [option["value"] for option in options if option["type"] in BY_ID]
        return Invocation(command, path, options, resolve(self.world, self.channel, ids))

    def complete(self, name: str, given: Mapping[str, Any], focused: str) -> Invocation:
        """The invocation while typing: the focused option may hold anything; other invalid options are left out."""
        command, path, declared = self._find(name)
        asked = self._named(declared, focused, name)
        if not asked.get("autocomplete"):
            raise Refused(f"The option '{focused}' of /{name} is not completed by the bot.")
        others = [(self._named(declared, key, name), value) for key, value in given.items()]
        options = [told for option, value in others if option is not asked and (told := _attempt(name, option, value))]
        typed = next((value for option, value in others if option is asked), "")
        options.append({"name": asked["name"], "type": asked["type"], "value": str(typed), "focused": True})
        return Invocation(command, path, options, {})

    def _find(self, name: str) -> tuple[Spec, tuple[Spec, ...], list[Spec]]:
        words = name.split() or [""]
        command = self._named(self._called(words[0]), words[0], None)
        node, path = command, []
        for word in words[1:]:
            node = self._named(node.get("options") or [], word, name)
            path.append(node)
        declared = node.get("options") or []
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in declared):
            raise Refused(f"/{name} is completed by a subcommand.")
        return command, tuple(path), declared

    def _called(self, name: str) -> list[Spec]:
        """The commands of this name that the person may use. Checking only these is faster than checking all."""
        named = [spec for spec in self._specs() if spec["type"] == SLASH and self._is_called(spec, name)]
        return [spec for spec in named if self._is_offered(spec)]

    def _is_called(self, spec: Spec, name: str) -> bool:
        return name in (spec["name"], localised(spec, "name", self.person.locale))

    def _named(self, specs: Sequence[Spec], name: str, command: str | None) -> Spec:
        for spec in specs:
            if self._is_called(spec, name):
                return spec
        raise Refused(f"/{command} has no option '{name}'." if command else f"There is no command /{name} here.", 404)


def localised(spec: Mapping[str, Any], what: str, locale: str) -> Any:
    return (spec.get(f"{what}_localizations") or {}).get(locale, spec.get(what))


def in_language(spec: Spec, locale: str) -> Spec:
    """A command, option or choice in this language."""
    told = spec | {"name": localised(spec, "name", locale), "name_original": spec["name"]}
    if "description" in spec:
        told["description"] = localised(spec, "description", locale)
    for inner in ("options", "choices"):
        if spec.get(inner):
            told[inner] = [in_language(item, locale) for item in spec[inner]]
    return told


def _attempt(command: str, option: Spec, value: Any) -> Spec | None:
    try:
        return _filled(command, option, value)
    except Refused:
        return None


def _filled(command: str, option: Spec, value: Any) -> Spec:
    value = _typed(option, value)
    if option["type"] not in BY_ID:
        try:
            value = validate_option_value(command, option, value)
        except OptionError as wrong:
            raise Refused(f"{wrong}.") from wrong
    return {"name": option["name"], "type": option["type"], "value": value}


def _typed(option: Spec, value: Any) -> Any:
    """Convert text, which is all that a page sends, to the option's type. What cannot be converted is refused later."""
    kind = option["type"]
    if kind == BOOLEAN:
        return WORDS.get(value, value) if isinstance(value, str) else value
    if kind in (INTEGER, NUMBER) and isinstance(value, str):
        try:
            return int(value) if kind == INTEGER else float(value)
        except ValueError:
            return value
    return str(value) if kind in BY_ID else value
