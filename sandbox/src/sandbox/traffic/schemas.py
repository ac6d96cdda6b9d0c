"""Checks the traffic against Discord's own descriptions of its API and its gateway."""

import json
import re
from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any

from jsonschema import Draft7Validator, Draft202012Validator, ValidationError
from jsonschema.protocols import Validator
from referencing import Registry, Resource

METHODS = ("get", "post", "put", "patch", "delete")
DIALECT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
EVENTS = {
    "READY": "GatewayReadyDispatchData",
    "GUILD_CREATE": "GatewayGuildCreateDispatchData",
    "GUILD_MEMBERS_CHUNK": "GatewayGuildMembersChunkDispatchData",
    "MESSAGE_CREATE": "GatewayMessageCreateDispatchData",
    "MESSAGE_UPDATE": "GatewayMessageUpdateDispatchData",
    "MESSAGE_DELETE": "GatewayMessageDeleteDispatchData",
    "THREAD_CREATE": "GatewayThreadCreateDispatchData",
    "THREAD_UPDATE": "GatewayThreadCreateDispatchData",
    "INTERACTION_CREATE": "APIInteraction",
}
# Discord accepts numbers as ids, too, and discord.py sends some.
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}
SHOWN = 3
BOUNDS = ("minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum")


class Checker:
    def __init__(self, folder: Path) -> None:
        api = json.loads((folder / "openapi.json").read_text())
        gateway = _relaxed(json.loads((folder / "gateway.schema.json").read_text()))
        api["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
        self.registry: Registry[Any] = Registry().with_resources(
            [("urn:api", Resource.from_contents(api | DIALECT)), ("urn:gateway", Resource.from_contents(gateway))]
        )
        self.operations = sorted(_operations(api["paths"]), key=lambda operation: operation[1].count("{"))
        self.validators: dict[str, Validator] = {}
        self.words, self.bounds = _words_and_bounds([api["components"], api["paths"], gateway])

    def shape(self, value: Any) -> Hashable:
        """All that the descriptions can tell of a value, except for the patterns of texts other than ids."""
        match value:
            case dict():
                return frozenset((re.sub(r"^\d+$", "id", key), self.shape(each)) for key, each in value.items())
            case list():
                return self._size(len(value)), frozenset(map(self.shape, value))
            case str() if value not in self.words:
                return "digits" if value.isdecimal() else "text", self._size(len(value))
            case int() | float() if not isinstance(value, bool) and value not in self.words:
                return type(value).__name__, self._size(value)
            case _:
                return repr(value)

    def _size(self, number: float) -> tuple[int, int]:
        """Which of all the bounds it lies between, or on."""
        return bisect_left(self.bounds, number), bisect_right(self.bounds, number)

    def request(self, method: str, path: str, body: Any) -> list[str]:
        template, operation = self._find(method, path)
        if operation is None:
            return ["Discord's description has no such route"]
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json") or content.get("multipart/form-data")
        return self._wrong(f"{method} {template} request", schema, body) if schema else []

    def reply(self, method: str, path: str, status: int, body: Any) -> list[str]:
        template, operation = self._find(method, path)
        if operation is None:
            return []
        described = operation["responses"].get(str(status))
        if described is None:
            return [f"Discord does not answer this with {status}"]
        schema = described.get("content", {}).get("application/json")
        return self._wrong(f"{method} {template} {status}", schema, body) if schema else []

    def event(self, name: str, data: Any) -> list[str]:
        definition = EVENTS.get(name)
        if definition is None:
            return []
        return self._errors(f"urn:gateway#/definitions/{definition}", data)

    def _find(self, method: str, path: str) -> tuple[str, Mapping[str, Any] | None]:
        for verb, template, pattern, operation in self.operations:
            if verb == method and pattern.fullmatch(path):
                return template, operation
        return path, None

    def _wrong(self, name: str, holder: Mapping[str, Any], value: Any) -> list[str]:
        if name not in self.validators:
            self.validators[name] = Draft202012Validator(_absolute(holder["schema"]), registry=self.registry)
        return [told(error) for error in self.validators[name].iter_errors(value)][:SHOWN]

    def _errors(self, reference: str, value: Any) -> list[str]:
        if reference not in self.validators:
            self.validators[reference] = Draft7Validator({"$ref": reference}, registry=self.registry)
        return [told(error) for error in self.validators[reference].iter_errors(value)][:SHOWN]


def _words_and_bounds(schema: Any) -> tuple[frozenset[Any], list[float]]:
    """Every value that a description names, and every minimum and maximum that one sets."""
    words: set[Any] = set()
    bounds: set[float] = set()
    todo = [schema]
    while todo:
        each = todo.pop()
        if isinstance(each, dict):
            named = each.get("enum")
            found = (*(named if isinstance(named, list) else ()), each.get("const"))
            words.update(word for word in found if isinstance(word, str | int))
            bounds.update(each[name] for name in BOUNDS if isinstance(each.get(name), int | float))
        todo += each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
    return frozenset(words), sorted(bounds)


def _operations(paths: Mapping[str, Any]) -> list[tuple[str, str, re.Pattern[str], Mapping[str, Any]]]:
    return [
        (method.upper(), path, re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), operation)
        for path, item in paths.items()
        for method, operation in item.items()
        if method in METHODS
    ]


def _relaxed(gateway: dict[str, Any]) -> dict[str, Any]:
    """Allow any integer as flags: the description lists single bits, but flags are sums of them, or 0."""
    flags = {name: {"type": "integer"} for name in gateway["definitions"] if name.endswith("Flags")}
    return gateway | {"definitions": gateway["definitions"] | flags}


def _absolute(schema: Any) -> Any:
    """Make references inside the description absolute, so that they can be resolved from outside."""
    if isinstance(schema, list):
        return [_absolute(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: f"urn:api{value}" if key == "$ref" and value.startswith("#") else _absolute(value)
        for key, value in schema.items()
    }


def told(error: ValidationError) -> str:
    """The innermost error, of the alternative that matched best, as text."""
    while error.context:
        error = min(error.context, key=lambda inner: (-len(inner.absolute_path), len(inner.message)))
    where = "/".join(str(step) for step in error.absolute_path)
    return f"{where or 'the whole'}: {error.message[:200]}"
