"""What came of a match, written down in the transaction that ends it: a row for each person's seat."""

from dojo.table import Table
from storage.store import Desk


async def settle(desk: Desk, table: Table, now: int) -> None:
    """Within the caller's transaction, which holds the match and has just ended it: it must come here exactly once."""
    if table.outcome is None:
        return
    places = table.outcome.places
    await desk.write_results(
        [
            {
                "match_id": table.id,
                "seat": seat,
                "user_id": table.players[seat].id,
                "guild": table.guild,
                "game": table.game.key,
                "place": places[seat],
                "seats": len(places),
                "verdict": "none",
                "rated": 0,
                "mu": None,
                "sigma": None,
                "now": now,
            }
            for seat in table.people(range(len(places)))
        ]
    )
