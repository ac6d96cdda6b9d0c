"""What must be true when all is told: the record is what was accepted, and on every screen there is one of each."""

from collections import Counter
from dataclasses import dataclass

from tests.proofs.machines.playing import Playing
from tests.proofs.machines.stage import Stage

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
    """All of these are to be 0."""

    lost: int = 0  # accepted, and not in the record
    twice: int = 0  # in the record, and not accepted so often
    missing: int = 0  # letters or cards that somebody ought to see
    doubled: int = 0  # letters or cards of which there are several
    untold: int = 0


async def check(stage: Stage, playing: Playing, matches: list[str]) -> Found:
    found = Found(untold=await stage.untold())
    written = Counter((row["match_id"], str(row["user_id"]), row["move"]) for row in await stage.db.fetch(MOVES))
    accepted = playing.accepted()
    found.lost = (accepted - written).total()
    found.twice = (written - accepted - playing.unsure()).total()
    await look_round(stage, found, set(matches))
    return found


async def look_round(stage: Stage, found: Found, matches: set[str]) -> None:
    by_id = {person.id: person for person in stage.people}
    seen: set[str] = set()
    for row in await stage.db.fetch(SEATS):
        match, person = row["match_id"], by_id[str(row["user_id"])]
        if match not in matches:
            continue
        letters = len(person.asking.get(match, {}))
        note(found, letters, int(bool(row["asked"]) and person.letters))
        if match not in seen:
            seen.add(match)
            cards = [id for id, channel in person.cards.get(match, {}).items() if channel == str(row["channel"])]
            note(found, len(cards), 1)


def note(found: Found, there: int, wanted: int) -> None:
    found.missing += max(0, wanted - there)
    found.doubled += max(0, there - wanted)
