"""Ratings of players, by game and server. A match is rated in the transaction that ends it.

A rating is an estimate and its uncertainty (openskill, Plackett-Luce). What is shown is a conservative estimate:
everybody starts at 1000, and average players come close to 1500 once they have played enough.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce

from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine.core import Outcome, Seat
from storage.store import Queries

MODEL: Final = PlackettLuce(limit_sigma=True)  # playing never makes a rating less certain, so winning never lowers it
START_RATING: Final = 1000
SCALE: Final = 24
PROVISIONAL_MATCHES: Final = 10  # rated matches; until then a rating is provisional
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


def counted(outcome: Outcome, gone: Collection[Seat]) -> tuple[int, ...]:
    """The places as they are rated: players who never came back share last place."""
    ranks = [(seat in gone, place) for seat, place in enumerate(outcome.places)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def verdicts(outcome: Outcome, places: Sequence[int], gone: Collection[Seat]) -> list[str]:
    if outcome.reason in NO_RESULT:
        return ["none"] * len(places)
    best = "drawn" if not outcome.winners and places.count(1) > 1 else "won"
    return ["lost" if place > 1 or seat in gone else best for seat, place in enumerate(places)]


async def settle(queries: Queries, table: Table, now: int) -> None:
    """Write the results and ratings of a match, within the transaction that locked and ended it. Call it only once."""
    outcome = table.outcome
    if outcome is None:
        return
    people = table.people(range(len(table.players)))
    counts = _is_rated(table, outcome, people)
    rows = await queries.standing_at_end(match_id=table.id)
    if counts:  # sorted, so that two matches ending at once never wait for each other
        await queries.enter_ratings([_new_rating(table, user) for user in sorted(row["user_id"] for row in rows)])
        rows = await queries.standing_at_end(match_id=table.id)  # now locked: nobody else can change it
    gone = {row["seat"] for row in rows if row["gone"]}
    places = counted(outcome, gone)
    counts = counts and len(gone) < len(places)
    skills = rated([Skill(row["mu"], row["sigma"]) for row in rows], places) if counts else []
    found = verdicts(outcome, places, gone)
    results = [
        _result(table, row, places[row["seat"]], found[row["seat"]], skills[row["seat"]] if counts else None, now)
        for row in rows
        if row["seat"] in people
    ]
    await queries.write_results(results)
    await queries.write_ratings([result for result in results if result["nth"]])


def _is_rated(table: Table, outcome: Outcome, people: Sequence[Seat]) -> bool:
    """Whether a match is rated: only people play, it is on a server, and its lobby asked for it."""
    alone = len(people) == len(table.players) > 1
    return table.rated and alone and table.guild != NOWHERE and outcome.reason not in NO_RESULT


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
