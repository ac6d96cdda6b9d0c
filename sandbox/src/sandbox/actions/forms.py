"""Filling in a modal: a person's values in its controls, in the shape the bot receives."""

from collections.abc import Iterable, Mapping
from typing import Any

from sandbox.actions.reading import Refused

Piece = dict[str, Any]
TEXT, LIST_VALUED = 4, (3, 5, 6, 7, 8, 19, 22)


def filled(components: Iterable[Piece], values: Mapping[str, Any]) -> list[Piece]:
    components = list(components)
    known = {control["custom_id"] for control in controls(components)}
    if strange := sorted(set(values) - known):
        raise Refused(f"The modal has no field {strange[0]!r}.")
    return [_fill(component, values) for component in components]


def controls(components: Iterable[Piece]) -> list[Piece]:
    found: list[Piece] = []
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found += controls(inner) if inner else ([component] if "custom_id" in component else [])
    return found


def _fill(component: Piece, values: Mapping[str, Any]) -> Piece:
    told: Piece = {"type": component["type"], "id": component["id"]}
    if "components" in component:
        told["components"] = [_fill(inner, values) for inner in component["components"]]
    if "component" in component:
        told["component"] = _fill(component["component"], values)
    return told | (_answer(component, values) if "custom_id" in component else {})


def _answer(control: Piece, values: Mapping[str, Any]) -> Piece:
    identity, kind = control["custom_id"], control["type"]
    if kind in LIST_VALUED:
        chosen = values.get(identity, [])
        chosen = chosen if isinstance(chosen, list) else [chosen]
        _require_chosen(control, chosen)
        return {"custom_id": identity, "values": chosen}
    value = values.get(identity, control.get("default", False) if kind == 23 else "" if kind == TEXT else None)
    if kind == TEXT:
        _require_text(control, value)
    return {"custom_id": identity, "value": value}


def _require_chosen(control: Piece, chosen: list[Any]) -> None:
    if control.get("required", True) and not chosen:
        raise Refused(f"The field {control['custom_id']!r} is required.")
    offered = {option["value"] for option in control.get("options") or []}
    if offered and (strange := [value for value in chosen if value not in offered]):
        raise Refused(f"The field {control['custom_id']!r} does not offer {strange[0]!r}.")


def _require_text(control: Piece, value: Any) -> None:
    if not isinstance(value, str):
        raise Refused(f"The field {control['custom_id']!r} takes text.")
    if control.get("required", True) and not value:
        raise Refused(f"The field {control['custom_id']!r} is required.")
    if value and not (control.get("min_length") or 0) <= len(value) <= (control.get("max_length") or 4000):
        raise Refused(f"The field {control['custom_id']!r} has the wrong length.")
