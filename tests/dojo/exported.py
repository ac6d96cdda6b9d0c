"""An export as a person puts it together again: the lists of its parts, joined."""

import json
from pathlib import Path

import jsonschema

SCHEMA = json.loads((Path(__file__).parents[2] / "docs/export.schema.json").read_text("utf-8"))


async def parts(exports, id, **limit):
    """Each part, which is what the schema says."""
    found = [json.loads(text) async for text in exports.parts(id, **limit)]
    for part in found:
        jsonschema.validate(part, SCHEMA)
    return found


async def exported(exports, id):
    first, *others = await parts(exports, id)
    for part in others:
        for name, value in part.items():
            if isinstance(value, list):
                first[name] += value
    return first
