"""Keeps uploaded files in memory and makes URLs for them."""

import mimetypes
import struct
from typing import Any
from urllib.parse import quote

from simcord.backend.cdn import CdnStore

ROOM = 256 * 1024 * 1024
PNG = b"\x89PNG\r\n\x1a\n"


class Cdn(CdnStore):
    def __init__(self) -> None:
        super().__init__()
        self.address = ""
        self.held = 0

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        path = f"/cdn/attachments/{channel_id}/{attachment_id}/{quote(filename)}"
        self._keep(path, data)
        url = self.address + path
        attachment = {
            "id": str(attachment_id),
            "filename": filename,
            "size": len(data),
            "url": url,
            "proxy_url": url,
            "content_type": self.type_of(filename),
            **size_of(data),
        }
        return attachment | ({"description": description} if description else {})

    def keep_emoji(self, emoji_id: int, data: bytes) -> None:
        self._keep(f"/cdn/emojis/{emoji_id}.png", data)

    def type_of(self, filename: str) -> str:
        return mimetypes.guess_type(filename)[0] or "application/octet-stream"

    def _keep(self, path: str, data: bytes) -> None:
        self._blobs[path] = data
        self.held += len(data)
        # The oldest files are dropped first: pictures of old moves.
        while self.held > ROOM and len(self._blobs) > 1:
            self.held -= len(self._blobs.pop(next(iter(self._blobs))))


def size_of(data: bytes) -> dict[str, int]:
    if not data.startswith(PNG) or len(data) < 24:
        return {}
    width, height = struct.unpack(">II", data[16:24])
    return {"width": width, "height": height}
