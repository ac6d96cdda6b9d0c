"""Once all notices are sent: the record is what was accepted, and every user sees one of each message."""

from collections import Counter, defaultdict
from dataclasses import dataclass

from tests.proofs.machines.cluster import Cluster
from tests.proofs.machines.load import Load

MOVES = """
select moves.match_id, seats.user_id, moves.move
from moves join seats on seats.match_id = moves.match_id and seats.seat = moves.seat
where moves.ply > 0 and moves.hand = 'player'
order by moves.match_id, moves.ply
"""
TOGETHER = ", "  # between moves that are given at once
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
    written: dict[tuple[str, str], list[str]] = defaultdict(list)
    for row in await cluster.db.fetch(MOVES):
        written[row["match_id"], str(row["user_id"])].append(row["move"])
    found.lost = sum(not struck_out(written[match, user], text) for match, user, text in longest_first(load.accepted()))
    for match, user, text in longest_first(load.unsure()):
        struck_out(written[match, user], text)
    found.twice = sum(map(len, written.values()))
    await look_round(cluster, found, set(matches))
    return found


def longest_first(given: Counter[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    return sorted(given.elements(), key=lambda each: -each[2].count(TOGETHER))


def struck_out(moves: list[str], given: str) -> bool:
    """Whether an answer is among these moves of one player, in the order of the record; it's removed from them.

    An answer may be several moves, of which all but the first are written without their kind (`engine.core.Together`).
    """
    first, *later = given.split(TOGETHER)
    for at, move in enumerate(moves):
        after = moves[at + 1 : at + 1 + len(later)]
        if move == first and [each.partition(" ")[2] or each for each in after] == later:
            del moves[at : at + 1 + len(later)]
            return True
    return False


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
