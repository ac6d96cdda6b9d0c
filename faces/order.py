"""What a process of its own needs in order to draw a finished match, as text."""

import json
from dataclasses import dataclass, fields
from typing import Self

from engine import record
from engine.record import Record
from faces.core import Names


@dataclass(frozen=True, slots=True)
class Order:
    """A match, and who will look at it. `hands` says whether they may see them."""

    record: Record
    names: Names
    locale: str
    hands: bool
    safe: bool = False  # in colours that all eyes tell apart

    @classmethod
    def read(cls, text: str) -> Self:
        said = json.loads(text)
        kept = Record.model_validate_json(json.dumps(said.pop("record")))
        return cls(record=kept, **{**said, "names": tuple(said["names"])})

    def __str__(self) -> str:
        kept = json.loads(record.write(self.record))
        told = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(told | {"record": kept})
