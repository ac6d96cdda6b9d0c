"""Reads the body of a request from the bot: JSON, or a form with files."""

import io
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web
from simcord.backend import errors

LARGEST_FILE = 10 * 1024 * 1024


@dataclass(slots=True)
class Upload:
    """An uploaded file, with the attributes of discord.py's `File` that simcord's routes expect."""

    filename: str
    data: bytes
    description: str | None = None
    fp: io.BytesIO = field(init=False)

    def __post_init__(self) -> None:
        self.fp = io.BytesIO(self.data)


@dataclass(slots=True)
class Body:
    json: Any = None
    files: list[Upload] = field(default_factory=list)


async def read(request: web.Request) -> Body:
    # `request.content_type` would parse the boundary, which is a new one in each request, by the rules of e-mail.
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        return await _read_form(request)
    if not request.can_read_body:
        return Body()
    return Body(_json(await request.read() or b"null"))


async def _read_form(request: web.Request) -> Body:
    payload: Any = {}
    uploads: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            payload = _json(data)
        elif part.name:
            uploads[part.name.removeprefix("files[").removesuffix("]")] = Upload(part.filename or "file", data)
    return Body(payload, _in_order(payload, uploads))


def _json(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError as wrong:
        raise errors.BackendError(400, 50109, "The request body contains invalid JSON.") from wrong


def _in_order(payload: Any, uploads: dict[str, Upload]) -> list[Upload]:
    if any(len(upload.data) > LARGEST_FILE for upload in uploads.values()):
        raise errors.BackendError(413, 40005, "Request entity too large")
    declared = message_of(payload).get("attachments") or []
    for item in declared:
        if (upload := uploads.get(str(item.get("id")))) is not None:
            upload.description = item.get("description")
            upload.filename = item.get("filename") or upload.filename
    return [uploads[key] for key in sorted(uploads, key=lambda key: int(key) if key.isdigit() else 0)]


def message_of(payload: Any) -> dict[str, Any]:
    """The message inside a body: an interaction's callback holds it under `data`."""
    whole = payload if isinstance(payload, dict) else {}
    return (whole.get("data") or {}) if "type" in whole and "data" in whole else whole
