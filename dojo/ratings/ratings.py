"""Ratings of players, by game and server. A match is rated in the transaction that ends it.

A rating is an estimate and its uncertainty (openskill, Plackett-Luce). What is shown is a conservative estimate:
everybody starts at 1000, and average players come close to 1500 once they have played enough.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce

from dojo.clock.paces import DAY
from dojo.table.table import Table
from engine.core import Outcome, Seat
from storage.store import Queries

MODEL: Final = PlackettLuce(limit_sigma=True)  # playing never makes a rating less certain, so winning never lowers it
START_RATING: Final = 1000
SCALE: Final = 24
PROVISIONAL_MATCHES: Final = 10  # rated matches; until then a rating is provisional
PROVISIONAL_OPPONENTS: Final = 3  # different people met in them; until then, too
MAX_MEETINGS: Final = 3  # rated matches of the same two people in one game within `MEETINGS_MS`
MEETINGS_MS: Final = 7 * DAY
NO_RESULT: Final = {"aborted", "closed", "expired"}  # endings without a result


@dataclass(frozen=True, slots=True)
class Skill:
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        return round(MODEL.rating(self.mu, self.sigma).ordinal(alpha=SCALE, target=START_RATING))


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a match with these places."""
    alone = [[MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    return [Skill(each.mu, each.sigma) for [each] in MODEL.rate(alone, ranks=[float(place) for place in places])]


def forfeited(skill: Skill) -> Skill:
    """The skill of a player who left before making a move: after a loss to somebody just as strong."""
    return rated([skill, skill], [2, 1])[0]


def counted(outcome: Outcome, gone: Collection[Seat]) -> tuple[int, ...]:
    """The places as they are rated: players who never came back share last place."""
    ranks = [(seat in gone, place) for seat, place in enumerate(outcome.places)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def verdicts(outcome: Outcome, places: Sequence[int], gone: Collection[Seat]) -> list[str]:
    if outcome.reason in NO_RESULT:
        return ["none"] * len(places)
    best = "drawn" if not outcome.winners and places.count(1) > 1 else "won"
    return ["lost" if place > 1 or seat in gone else best for seat, place in enumerate(places)]


def is_sure(matches: int, opponents: int) -> bool:
    """Whether a rating is no longer provisional, after so many rated matches against so many people."""
    return matches >= PROVISIONAL_MATCHES and opponents >= PROVISIONAL_OPPONENTS


async def settle(queries: Queries, table: Table, now: int) -> None:
    """Write the results and ratings of a match, within the transaction that locked and ended it. Call it only once."""
    outcome = table.outcome
    if outcome is None:
        return
    rows = await queries.standing_at_end(match_id=table.id)
    gone = {row["seat"] for row in rows if row["gone"]}
    places = counted(outcome, gone)
    together, forfeits = await _who_counts(queries, table, outcome, gone)
    if together or forfeits:  # sorted, so that two matches ending at once never wait for each other
        users = sorted(row["user_id"] for row in rows if row["seat"] in together | forfeits)
        await queries.enter_ratings([_new_rating(table, user) for user in users])
        rows = await queries.standing_at_end(match_id=table.id)  # now locked: nobody else can change it
        if await queries.most_met(match_id=table.id, since=now - MEETINGS_MS) >= MAX_MEETINGS:
            together = set()
    skills = _skills_after(rows, places, together, forfeits)
    found = ["forfeit" if seat in forfeits else verdict for seat, verdict in enumerate(verdicts(outcome, places, gone))]
    people = table.all_people
    results = [
        _result(table, row, places[row["seat"]], found[row["seat"]], skills.get(row["seat"]), now)
        for row in rows
        if row["seat"] in people
    ]
    await queries.write_results(results)
    await queries.write_ratings([result for result in results if result["nth"]])


def is_rated(table: Table, outcome: Outcome) -> bool:
    return table.unrated is None and outcome.reason not in NO_RESULT


async def moved_seats(queries: Queries, match: str) -> set[Seat]:
    """The seats for which a person has made a move."""
    return {row["seat"] for row in await queries.moved_seats(match_id=match)}


async def _who_counts(queries: Queries, table: Table, outcome: Outcome, gone: set[Seat]) -> tuple[set[Seat], set[Seat]]:
    """The seats that are rated against one another, and those that forfeit.

    Nobody gains from a player who has not made a move. If that player has gone or left, they still lose:
    otherwise they could look at their hand and go for free.
    """
    if not is_rated(table, outcome) or len(gone) == len(table.players):
        return set(), set()
    moved = await moved_seats(queries, table.id)
    together = moved if len(moved) > 1 else set()
    return (set() if together <= gone else together), (gone | set(table.left)) - together


def _skills_after(
    rows: Sequence[Any], places: Sequence[int], together: Collection[Seat], forfeits: Collection[Seat]
) -> dict[Seat, Skill]:
    before = {row["seat"]: Skill(row["mu"], row["sigma"]) for row in rows if row["seat"] in {*together, *forfeits}}
    seats = sorted(together)
    after = rated([before[seat] for seat in seats], [places[seat] for seat in seats]) if seats else []
    return {**dict(zip(seats, after, strict=True)), **{seat: forfeited(before[seat]) for seat in forfeits}}


def _new_rating(table: Table, user: int) -> dict[str, Any]:
    """A new rating's row."""
    return {"guild": table.guild, "game": table.game.key, "user_id": user, "mu": MODEL.mu, "sigma": MODEL.sigma}


def _result(table: Table, row: Any, place: int, verdict: str, skill: Skill | None, now: int) -> dict[str, Any]:
    return {
        "match_id": table.id,
        "seat": row["seat"],
        "user_id": row["user_id"],
        "guild": table.guild,
        "game": table.game.key,
        "place": place,
        "seats": len(table.players),
        "verdict": verdict,
        "rated": int(skill is not None),
        "nth": row["matches"] + 1 if skill else None,
        "mu": skill.mu if skill else None,
        "sigma": skill.sigma if skill else None,
        "now": now,
    }
