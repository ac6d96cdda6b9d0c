"""Calls that show and change how strict the sandbox is."""

from dataclasses import asdict
from typing import Any

from sandbox.actions.reading import Refused, field
from sandbox.control.asked import Asked, call
from sandbox.strict.rules import DMS, LOCKED

CHOICES: dict[str, tuple[Any, ...]] = {"dms": DMS, "locked": LOCKED}


@call("GET", "/rules")
async def rules(asked: Asked) -> Any:
    return asdict(asked.world.rules)


@call("POST", "/rules")
async def change_rules(asked: Asked) -> Any:
    kept = asked.world.rules
    told = {name: field(asked.body, name, type(before), before) for name, before in asdict(kept).items()}
    if strange := asked.body.keys() - told.keys():
        raise Refused(f"There is no rule {min(strange)!r}.")
    if not all(isinstance(word, str) and word for word in told["automod"]):
        raise Refused("The rule 'automod' is a list of words.")
    for name, choices in CHOICES.items():
        if told[name] not in choices:
            raise Refused(f"The rule {name!r} is one of {', '.join(map(str, choices))}.")
    for name, value in told.items():
        setattr(kept, name, value)
    return asdict(kept)


@call("DELETE", "/rules")
async def reset_rules(asked: Asked) -> Any:
    asked.world.rules.reset()
    return asdict(asked.world.rules)


@call("GET", "/limits")
async def limits(asked: Asked) -> Any:
    return asked.services.limits.told()
