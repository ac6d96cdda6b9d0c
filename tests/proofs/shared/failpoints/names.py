"""What a statement is called: by its name in `storage/queries`, or else by its first words."""

from typing import Any

from storage.queries import load_queries

# Queries that the bot polls with. They change nothing and come as often as they like, so they are no failpoints.
POLLS = {
    "computers_asked", "digests_due", "holds_due", "last_awake", "lobbies_stale", "lobbies_starting",
    "lobbies_telling", "matches_forgotten", "next_notice_at", "notices_due", "notices_leased",
    "oldest_ping", "reports_due", "seats_leaving", "seats_overdue",
    "seats_returning", "seats_to_remind", "standing_orders_due", "standing_orders_to_look_at",
}  # fmt: skip
HEARTBEATS = {"drop_leases", "renew_lease"}  # on PostgreSQL: a process says that it is alive


class Names:
    def __init__(self, adapter: Any) -> None:
        queries = load_queries(adapter)
        names = {name for name in queries.available_queries if not name.endswith("_cursor")}
        assert names >= POLLS | HEARTBEATS, f"no longer queries: {(POLLS | HEARTBEATS) - names}"
        self._of = {getattr(queries, name).sql: name for name in names}

    def __getitem__(self, sql: str) -> str:
        return self._of.get(sql) or " ".join(sql.split())[:40]
