"""Once all notices are sent: the record is what was accepted, and every user sees one of each message."""

from collections import Counter
from dataclasses import dataclass

from tests.proofs.machines.cluster import Cluster
from tests.proofs.machines.load import Load

MOVES = """
select moves.match_id, seats.user_id, moves.move
from moves join seats on seats.match_id = moves.match_id and seats.seat = moves.seat
where moves.ply > 0 and moves.hand = 'player'
"""
SEATS = """
select seats.match_id, seats.seat, seats.user_id, seats.asked, matches.opened, matches.channel, matches.status
from seats join matches on matches.id = seats.match_id
where seats.user_id > 0
"""


@dataclass
class Found:
    """All of these have to be 0."""

    lost: int = 0  # accepted, and not in the record
    twice: int = 0  # in the record, and not accepted so often
    missing: int = 0  # DMs or cards that somebody ought to see
    doubled: int = 0  # DMs or cards of which there are several
    untold: int = 0


async def check(cluster: Cluster, load: Load, matches: list[str]) -> Found:
    found = Found(untold=await cluster.untold())
    written = Counter((row["match_id"], str(row["user_id"]), row["move"]) for row in await cluster.db.fetch(MOVES))
    accepted = load.accepted()
    found.lost = (accepted - written).total()
    found.twice = (written - accepted - load.unsure()).total()
    await look_round(cluster, found, set(matches))
    return found


async def look_round(cluster: Cluster, found: Found, matches: set[str]) -> None:
    by_id = {person.id: person for person in cluster.people}
    seen: set[str] = set()
    for row in await cluster.db.fetch(SEATS):
        match, person = row["match_id"], by_id[str(row["user_id"])]
        if match not in matches:
            continue
        dms = len(person.asking.get(match, {}))
        note(found, dms, int(bool(row["asked"]) and person.dms))
        if match not in seen:
            seen.add(match)
            cards = [id for id, channel in person.cards.get(match, {}).items() if channel == str(row["channel"])]
            note(found, len(cards), 1)


def note(found: Found, there: int, wanted: int) -> None:
    found.missing += max(0, wanted - there)
    found.doubled += max(0, there - wanted)
