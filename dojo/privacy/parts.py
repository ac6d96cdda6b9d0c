"""The parts of an export: JSON objects of one form, none larger than a file may be."""

import json
from typing import Any, Final

LISTS: Final = (
    *("vacations", "blocks", "pings", "bars", "remembered", "reports", "lobbies", "invitations", "offers", "requests"),
    *("matches", "results", "ratings", "puzzles", "learning", "following", "guesses"),
)
SEPARATOR: Final = b",\n"


class Part:
    """`head`: what is the same in every part. Items are JSON already."""

    def __init__(self, number: int, head: dict[str, Any]) -> None:
        self.number = number
        self.head = head
        self._lists: dict[str, list[bytes]] = {name: [] for name in LISTS}
        self._size = len(self.written(more=False))

    def fits(self, item: bytes, most: int) -> bool:
        """Whether an item still fits into so many bytes. The first always does."""
        return self._size + len(item) + len(SEPARATOR) <= most or not any(self._lists.values())

    def add(self, name: str, item: bytes) -> None:
        self._lists[name].append(item)
        self._size += len(item) + len(SEPARATOR)

    def written(self, *, more: bool) -> bytes:
        """`more`: whether another part follows."""
        head = json_bytes({**self.head, "part": self.number, "more": more})
        lists = [b'"%s": [%s]' % (name.encode(), SEPARATOR.join(items)) for name, items in self._lists.items()]
        return b"%s,\n%s}\n" % (head[:-1], SEPARATOR.join(lists))


def json_bytes(of: Any) -> bytes:
    return json.dumps(of, ensure_ascii=False).encode()
