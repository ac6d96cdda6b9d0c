"""How well people play, for each game and server: what came of a match is rated in the transaction that ends it.

A rating is a guess and how unsure it is (openskill, Plackett-Luce). Shown is what somebody surely reaches, on a scale
on which everybody begins at 1000 and the average, once they are known well, comes near 1500.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce

from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine.core import Outcome, Seat
from storage.store import Desk

MODEL: Final = PlackettLuce(limit_sigma=True)  # nobody gets less sure by playing, so nobody falls by winning
BEGINNING: Final = 1000
SCALE: Final = 24
SURE: Final = 10  # rated matches; before that a rating is provisional
VOID: Final = {"aborted", "expired"}  # ends of which nothing comes


@dataclass(frozen=True, slots=True)
class Skill:
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        return round(MODEL.rating(self.mu, self.sigma).ordinal(alpha=SCALE, target=BEGINNING))


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """After a match that they left in these places."""
    alone = [[MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    return [Skill(each.mu, each.sigma) for [each] in MODEL.rate(alone, ranks=[float(place) for place in places])]


def counted(outcome: Outcome, gone: Collection[Seat]) -> tuple[int, ...]:
    """The places as they count: behind all others whoever never came back."""
    ranks = [(seat in gone, place) for seat, place in enumerate(outcome.places)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def verdicts(outcome: Outcome, places: Sequence[int], gone: Collection[Seat]) -> list[str]:
    if outcome.reason in VOID:
        return ["none"] * len(places)
    best = "drawn" if not outcome.winners and places.count(1) > 1 else "won"
    return ["lost" if place > 1 or seat in gone else best for seat, place in enumerate(places)]


async def settle(desk: Desk, table: Table, now: int) -> None:
    """Within the caller's transaction, which holds the match and has just ended it: it must come here exactly once."""
    outcome = table.outcome
    if outcome is None:
        return
    people = table.people(range(len(table.players)))
    counts = _counts(table, outcome, people)
    rows = await desk.standing_at_end(match_id=table.id)
    if counts:
        await desk.enter_ratings([_entered(table, user) for user in sorted(row["user_id"] for row in rows)])
        rows = await desk.standing_at_end(match_id=table.id)  # which nobody else can change any more
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
    await desk.write_results(results)
    await desk.write_ratings([result for result in results if result["nth"]])


def _counts(table: Table, outcome: Outcome, people: Sequence[Seat]) -> bool:
    """Only what people play against each other on a server, and wanted to be rated."""
    alone = len(people) == len(table.players) > 1
    return table.rated and alone and table.guild != NOWHERE and outcome.reason not in VOID


def _entered(table: Table, user: int) -> dict[str, Any]:
    """In the order of their ids, so that two matches that end at once never wait for each other."""
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
