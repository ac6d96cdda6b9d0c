"""Many small drawings made at once: to make one costs much the same as to make all."""

from typing import TypeVar

from faces.draw.atlas import Edge, Sprite, overlay
from faces.draw.shapes import document

Key = TypeVar("Key")


def tiles(bodies: dict[Key, str], size: int) -> dict[Key, Sprite]:
    """Each drawing as a sprite of its own, to be put on anything."""
    parts = "".join(
        f'<svg x="{size * place}" width="{size}" height="{size}" viewBox="0 0 {size} {size}">{body}</svg>'
        for place, body in enumerate(bodies.values())
    )
    wide = size * len(bodies)
    sheet = overlay(document(f'<g fill-rule="evenodd">{parts}</g>', wide, size), wide)
    return {key: cut(sheet, size * place, size) for place, key in enumerate(bodies)}


def cut(sheet: Sprite, left: int, size: int) -> Sprite:
    box = (left, 0, left + size, size)
    edges = []
    for edge in sheet.edges:
        near, top, far, bottom = max(edge.box[0], left), edge.box[1], min(edge.box[2], left + size), edge.box[3]
        mask = edge.mask.crop((near - edge.box[0], 0, far - edge.box[0], bottom - top)) if near < far else None
        if mask is not None and (found := mask.getbbox()):
            at = (near - left + found[0], top + found[1], near - left + found[2], top + found[3])
            edges.append(Edge(edge.lookup, mask.crop(found), at))
    return Sprite(sheet.image.crop(box), sheet.mask.crop(box), tuple(edges))
