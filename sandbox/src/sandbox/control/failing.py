"""Calls that schedule failures, and calls that show the recorded traffic."""

import re
from dataclasses import fields
from typing import Any

from sandbox.actions.reading import Refused, field, number
from sandbox.control.asked import Asked, call
from sandbox.traffic.faults import ORDERED, SCOPES, Fault

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "*")
FAILURE_STATUS = range(400, 600)
ORDERS = ("expired", "duplicated", "late", "reordered")
DISTURBANCES = ("close", "cut", "reconnect", "refuse", "silent", "invalid", "heartbeat")


@call("POST", "/faults")
async def add_fault(asked: Asked) -> Any:
    body = asked.body
    method, path = field(body, "method", str).upper(), field(body, "path", str)
    if method not in METHODS:
        raise Refused(f"The method is one of {', '.join(METHODS)}.")
    _require_pattern(path)
    fault = Fault(
        method,
        path,
        times=field(body, "times", int, 1),
        share=number(body, "share", 1.0),
        status=_status(body),
        code=field(body, "code", int, 0),
        message=field(body, "message", str, ORDERED),
        retry_after=number(body, "retry_after") if body.get("retry_after") is not None else None,
        scope=_scope(body),
        delay=number(body, "delay", 0.0),
        after=field(body, "after", bool, False),
        drop=field(body, "drop", bool, False),
    )
    asked.services.faults.requests.append(fault)
    return {part.name: getattr(fault, part.name) for part in fields(fault)}


def _require_pattern(path: str) -> None:
    try:
        re.compile(path)
    except re.error as wrong:
        raise Refused(f"The path is not a regular expression: {wrong}.") from wrong


def _status(body: dict[str, Any]) -> int | None:
    status = body.get("status")
    if status is not None and status not in FAILURE_STATUS:
        raise Refused("The status of a failure is between 400 and 599.")
    return status


def _scope(body: dict[str, Any]) -> str:
    scope: str = field(body, "scope", str, SCOPES[0])
    if scope not in SCOPES:
        raise Refused(f"The scope of a rate limit is one of {', '.join(SCOPES)}.")
    return scope


@call("POST", "/faults/interactions")
async def add_interaction_faults(asked: Asked) -> Any:
    faults = asked.services.faults
    told: dict[str, float] = {name: field(asked.body, name, int, getattr(faults, name)) for name in ORDERS}
    told["seconds"] = number(asked.body, "seconds", faults.seconds)
    for name, value in told.items():
        setattr(faults, name, value)
    return told


@call("DELETE", "/faults")
async def clear_faults(asked: Asked) -> Any:
    asked.services.faults.clear()
    return {}


@call("POST", "/gateway")
async def disturb_gateway(asked: Asked) -> Any:
    gateway, body = asked.services.gateway, asked.body
    if not set(DISTURBANCES) & body.keys():
        raise Refused(f"Say what should happen: {', '.join(DISTURBANCES[:-1])} or {DISTURBANCES[-1]}.")
    heartbeat, refusal = field(body, "heartbeat", int, gateway.heartbeat), field(body, "refuse", int, gateway.refusal)
    code, resumable = field(body, "close", int, 0), field(body, "resumable", bool, "invalid" not in body)
    gateway.heartbeat, gateway.refusal = heartbeat, refusal
    if body.get("silent"):
        gateway.fall_silent()
    if "invalid" in body:
        gateway.invalidate(resumable)
    if body.get("cut"):
        gateway.cut()
    if body.get("reconnect"):
        gateway.ask_to_reconnect()
    if "close" in body:
        await gateway.hang_up(code, resumable)
    return {"online": gateway.online}


@call("GET", "/journal")
async def journal(asked: Asked) -> Any:
    since = asked.request.query.get("since", "0")
    if not since.isdecimal():
        raise Refused("`since` is a number.")
    kept = asked.services.journal
    return {"next": kept.next, "requests": list(kept.since(int(since)))}


@call("GET", "/statuses")
async def statuses(asked: Asked) -> Any:
    return {str(status): times for status, times in sorted(asked.services.journal.statuses.items())}


@call("GET", "/nonces")
async def nonces(asked: Asked) -> Any:
    sent = asked.world.nonces.sent
    return {"sent": len(sent), "repeated": {nonce: times for nonce, times in sent.items() if times > 1}}


@call("GET", "/findings")
async def findings(asked: Asked) -> Any:
    return asked.services.findings.told()
