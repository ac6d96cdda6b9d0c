"""What a statement is called: by the query of `storage/queries` that it is, or else by how it begins."""

from typing import Any

from storage.queries import load_queries


class Names:
    def __init__(self, adapter: Any) -> None:
        asked = load_queries(adapter)
        self._of = {getattr(asked, name).sql: name for name in asked.available_queries if not name.endswith("_cursor")}

    def __getitem__(self, sql: str) -> str:
        return self._of.get(sql) or " ".join(sql.split())[:40]
