"""Components as Discord returns them: media with id and size of the attachment shown, plain emoji without an id."""

from collections.abc import Sequence
from typing import Any

from simcord.components import walk_components

Piece = dict[str, Any]


def identified(components: list[Piece], attachments: Sequence[Piece]) -> list[Piece]:
    by_id = {attachment["id"]: attachment for attachment in attachments}
    for component in walk_components(components):
        for media in media_of(component):
            _identify(media, by_id.get(str(media.get("attachment_id"))))
        for bearer in (component, *component.get("options", ())):
            _with_fitting_id(bearer.get("emoji"))
        for value in component.get("default_values", ()):
            value["id"] = str(value["id"])  # accepted as a number, returned as text
    return components


def media_of(component: Piece) -> list[Piece]:
    if component["type"] == 12:
        return [item["media"] for item in component["items"]]
    return [component[name] for name in ("media", "file") if name in component]


def _identify(media: Piece, attachment: Piece | None) -> None:
    if attachment is not None:
        media["id"] = attachment["id"]
        media.update({name: attachment[name] for name in ("width", "height") if name in attachment})


def _with_fitting_id(emoji: Piece | None) -> None:
    if emoji and emoji.get("id", "") is None:
        del emoji["id"]
    elif emoji and "id" in emoji:  # discord.py sends a number, which a browser would round
        emoji["id"] = str(emoji["id"])
