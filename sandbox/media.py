"""Media in components as Discord returns it: with an id and a size, taken from the attachment it shows."""

from collections.abc import Sequence
from typing import Any

from simcord.components import walk_components

Piece = dict[str, Any]


def identified(components: list[Piece], attachments: Sequence[Piece]) -> list[Piece]:
    if not attachments or not components:
        return components
    by_id = {attachment["id"]: attachment for attachment in attachments}
    for component in walk_components(components):
        for media in media_of(component):
            _identify(media, by_id.get(str(media.get("attachment_id"))))
    return components


def media_of(component: Piece) -> list[Piece]:
    if component["type"] == 12:
        return [item["media"] for item in component["items"]]
    return [component[name] for name in ("media", "file") if name in component]


def _identify(media: Piece, attachment: Piece | None) -> None:
    if attachment is not None:
        media["id"] = attachment["id"]
        media.update({name: attachment[name] for name in ("width", "height") if name in attachment})
